"""Serves the built screen out of the package, from memory; every page of it is index.html."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = Path(__file__).with_name("screen")
UNBUILT: Final = Path(__file__).with_name("unbuilt.html")
_PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class Page:
    """A file, its type, and its packed form where that is shorter."""

    content: bytes
    kind: str
    packed: bytes | None
    keeps: str


class Screen:
    """All files of the screen by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.is_built = (folder / "index.html").is_file()
        self._pages: dict[str, Page] = {}
        if self.is_built:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._pages[name] = _page(path, _FOR_EVER if "assets/" in name else _ASK_AGAIN)
        else:
            self._pages["index.html"] = _page(UNBUILT, _ASK_AGAIN)

    def find(self, path: str) -> Page | None:
        """The file of a path; a path without an ending is a page of the screen itself."""
        name = path.lstrip("/")
        if name in self._pages:
            return self._pages[name]
        last = name.rpartition("/")[2]
        is_page = "." not in last and not name.startswith(("api/", "assets/"))
        return self._pages["index.html"] if is_page else None


def _page(path: Path, keeps: str) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(_PACKED) else None
    if kind.startswith("text/"):
        kind = f"{kind}; charset=utf-8"
    return Page(content, kind, packed if packed and len(packed) < len(content) else None, keeps)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_screen(
    request: Request[Any, Any, Any], screen: NamedDependency[Screen], path: FromPath[str] = "/"
) -> Response[bytes]:
    page = screen.find(path)
    if page is None:
        raise NotFoundException
    headers = {"cache-control": page.keeps, "vary": "accept-encoding"}
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = page.packed
    return Response(content, media_type=page.kind, headers=headers)
