"""Serves the built screen from memory: a single-page application, so every page is index.html."""

import gzip
import mimetypes
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from orrery.server.http.previews import find_tags
from orrery.server.http.services import Services

FOLDER: Final = Path(__file__).parents[1] / "screen"
UNBUILT: Final = Path(__file__).with_name("unbuilt.html")
_COMPRESSED: Final = ("text/", "application/javascript", "application/json", "image/svg")
# What `orrery export` writes into pages; no browser asks a server for it.
_EXPORTED: Final = "replay/"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"


@dataclass(frozen=True)
class Page:
    """A file, its type, and its compressed form if that is shorter."""

    content: bytes
    media_type: str
    gzipped: bytes | None
    cache_control: str


class Screen:
    """All files of the screen by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.is_built = (folder / "index.html").is_file()
        self._pages: dict[str, Page] = {}
        if self.is_built:
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not name.startswith(_EXPORTED):
                    self._pages[name] = _read_page(
                        path, _IMMUTABLE if "assets/" in name else _REVALIDATE
                    )
        else:
            self._pages["index.html"] = _read_page(UNBUILT, _REVALIDATE)

    @property
    def index(self) -> Page:
        return self._pages["index.html"]

    def find(self, path: str) -> Page | None:
        """The file of a path; a path without a file extension is a page of the screen."""
        name = path.lstrip("/")
        if name in self._pages:
            return self._pages[name]
        last = name.rpartition("/")[2]
        is_page = "." not in last and not name.startswith(("api/", "assets/"))
        return self._pages["index.html"] if is_page else None


def _read_page(path: Path, cache_control: str) -> Page:
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    gzipped = gzip.compress(content, 9, mtime=0) if media_type.startswith(_COMPRESSED) else None
    if media_type.startswith("text/"):
        media_type = f"{media_type}; charset=utf-8"
    return Page(
        content,
        media_type,
        gzipped if gzipped and len(gzipped) < len(content) else None,
        cache_control,
    )


def _with_tags(page: Page, tags: str) -> Page:
    content = page.content.replace(b"</head>", f"{tags}</head>".encode(), 1)
    gzipped = gzip.compress(content, 6, mtime=0)
    return replace(page, content=content, gzipped=gzipped)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_screen(
    request: Request[Any, Any, Any],
    screen: NamedDependency[Screen],
    services: NamedDependency[Services],
    path: FromPath[str] = "/",
) -> Response[bytes]:
    page = screen.find(path)
    if page is None:
        raise NotFoundException
    if page is screen.index:
        page = _with_tags(page, await find_tags(request, services, path))
    headers = {"cache-control": page.cache_control, "vary": "accept-encoding"}
    content = page.content
    if page.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = page.gzipped
    return Response(content, media_type=page.media_type, headers=headers)
