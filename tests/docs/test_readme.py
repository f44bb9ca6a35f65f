"""What the documents say is run, and what they point to exists."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")])
README = (ROOT / "README.md").read_text()


def code_blocks(language: str, text: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_python_example_of_the_readme_plays_a_whole_game() -> None:
    (example,) = code_blocks("python", README)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-1]
    printed = re.fullmatch(r"\[(\d+), (\d+), (\d+)\] \[(\d), (\d), (\d)\]", last)
    assert printed is not None, done.stdout
    scores, ranks = printed.groups()[:3], printed.groups()[3:]
    best = max(map(int, scores))
    winners = [int(score) for score, rank in zip(scores, ranks, strict=True) if rank == "1"]
    assert winners
    assert set(winners) == {best}


def test_the_example_is_about_ten_lines() -> None:
    (example,) = code_blocks("python", README)
    assert len([line for line in example.splitlines() if line and "import" not in line]) <= 10


@pytest.mark.parametrize("target", re.findall(r"^make ([a-z-]+)", README, re.MULTILINE))
def test_every_make_target_the_readme_names_exists(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)\)", document.read_text())
    missing = [link for link in links if not (document.parent / link).exists()]
    assert not missing


def test_every_decision_is_in_the_list_of_decisions() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\(([^)]+)\)", (folder / "README.md").read_text())
    present = [path.name for path in folder.glob("*.md") if path.name != "README.md"]
    assert sorted(listed) == sorted(present)
