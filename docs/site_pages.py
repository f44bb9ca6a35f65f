"""Hooks of MkDocs: what the pages of docs/ link to outside of it joins the site under
`repository/`, and notebooks become pages."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
OUTSIDE = "repository"
ICON = ROOT / "ui" / "public" / "icon.svg"
_LINK = re.compile(r"(\]\()([^)#\s:]+)((?:#[^)\s]*)?\))")
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    for notebook in sorted((DOCS / "notebooks").glob("*.ipynb")):
        page = f"notebooks/{notebook.stem}.md"
        files.append(File.generated(config, page, content=page_of(notebook)))
    files.append(File.generated(config, f"assets/{ICON.name}", abs_src_path=str(ICON)))
    for path in sorted(outside_files()):
        name = f"{OUTSIDE}/{path.relative_to(ROOT)}"
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links as they are in the repository, made those of the site."""
    place: str = page.file.src_uri
    source = path_of(place)

    def lead(found: re.Match[str]) -> str:
        target = site_name((source.parent / found[2]).resolve())
        return f"{found[1]}{os.path.relpath(target, os.path.dirname(place))}{found[3]}"  # noqa: PTH120

    return "".join(
        part if part.startswith("```") else _LINK.sub(lead, part) for part in parts(markdown)
    )


def parts(markdown: str) -> Iterator[str]:
    """The text between blocks of code, and the blocks."""
    end = 0
    for block in _FENCE.finditer(markdown):
        yield markdown[end : block.start()]
        yield block[0]
        end = block.end()
    yield markdown[end:]


def path_of(place: str) -> Path:
    """The file in the repository that a page is made of."""
    outside = place.removeprefix(f"{OUTSIDE}/")
    return DOCS / place if outside == place else ROOT / outside


def site_name(path: Path) -> str:
    """Where a file is on the site: of a folder its first page, of a notebook its page."""
    path = page_in(path)
    if not path.is_relative_to(DOCS) or is_left_out(path):
        return f"{OUTSIDE}/{path.relative_to(ROOT)}"
    name = str(path.relative_to(DOCS))
    return f"{name.removesuffix('.ipynb')}.md" if name.endswith(".ipynb") else name


def page_in(path: Path) -> Path:
    pages = sorted(path.glob("*.md"))
    english = [page for page in pages if ".en." in page.name or page.name == "README.md"]
    return (english or pages or [path])[0]


def is_left_out(path: Path) -> bool:
    return path.suffix == ".py" or path.parent.name in ("screenshots", "pictures")


def outside_files() -> set[Path]:
    """Everything outside docs/ that a page leads to, and what those lead to."""
    found: set[Path] = set()
    waiting = [path for path in DOCS.rglob("*.md") if path.is_file()]
    while waiting:
        page = waiting.pop()
        for part in parts(page.read_text("utf-8")):
            for link in [] if part.startswith("```") else _LINK.findall(part):
                target = page_in((page.parent / link[1]).resolve())
                is_outside = not target.is_relative_to(DOCS) or is_left_out(target)
                if is_outside and target.is_file() and target not in found:
                    found.add(target)
                    if target.suffix == ".md":
                        waiting.append(target)
    return found


def page_of(notebook: Path) -> str:
    """The cells of a notebook as Markdown."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    texts = [
        "".join(cell["source"])
        if cell["cell_type"] == "markdown"
        else "```python\n{}\n```".format("".join(cell["source"]))
        for cell in cells
    ]
    return "\n\n".join(texts) + "\n"
