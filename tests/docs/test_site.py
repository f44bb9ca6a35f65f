"""The site of `make docs` is built strictly, and asks nothing of other hosts."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = [sys.executable, "-m", "mkdocs", "build", "--strict"]
QUIET = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
# What a browser fetches by itself; a link waits for a click.
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Fetches(HTMLParser):
    """Collects the addresses that a page fetches."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(FETCHED.get(tag, ""))
        if address:
            self.addresses.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [*BUILD, "--site-dir", str(folder)]
    done = subprocess.run(command, check=False, cwd=ROOT, env=QUIET, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    assert "WARNING" not in done.stderr
    return folder


PAGES = (
    "index", "start", "research", "encodings", "datasets", "baselines", "ladder", "cite",
    "notation", "bot-protocol", "protocol", "operating", "adding-a-game", "specification/cosmos",
    "specification/exoplanets", "decisions/index", "repository/ARCHITECTURE", "repository/index",
    "notebooks/first-steps", "notebooks/dataset", "notebooks/masked-policy",
)  # fmt: skip


def test_the_pages_are_there(site: Path) -> None:
    assert [page for page in PAGES if not (site / f"{page}.html").exists()] == []


def test_nothing_is_fetched_from_another_host(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        fetches = Fetches()
        fetches.feed(page.read_text("utf-8"))
        assert fetches.addresses
        assert [each for each in fetches.addresses if re.match(r"(https?:)?//", each)] == [], page
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(\s*[\"']?(https?:)?//|@import", style.read_text("utf-8")), style


def test_every_file_that_a_page_leads_to_is_there(site: Path) -> None:
    for page in site.rglob("*.html"):
        for address in re.findall(r'(?:href|src)="([^"#?:]+)[^":]*"', page.read_text("utf-8")):
            # The page for what is not found may be shown anywhere, so its links begin at the root.
            target = site / address[1:] if address.startswith("/") else page.parent / address
            assert target.exists(), (page, address)


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    pages = tmp_path / "docs"
    (pages / "notebooks").mkdir(parents=True)
    (pages / "index.md").write_text("[nowhere](nothing.md)\n")
    shutil.copy(ROOT / "docs" / "site_pages.py", pages)
    settings = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[0]
    (tmp_path / "mkdocs.yml").write_text(settings)
    done = subprocess.run(
        BUILD, check=False, cwd=tmp_path, env=QUIET, capture_output=True, text=True
    )
    assert done.returncode != 0
    assert "nothing.md" in done.stdout + done.stderr


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {project['version']}\n" in citation
    assert f"\nlicense: {project['license']}\n" in citation
    assert f"Version {project['version']}," in (ROOT / "docs" / "cite.md").read_text("utf-8")
