"""Another content file: rules, facts, terminal and browser follow it without a change of code."""

from pathlib import Path

import pytest

from tests.games.exoplanets.changed import FIXTURE, changed_text, run_on, smallest_text

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("text", "selected"),
    [
        (changed_text(), "not smallest"),
        (smallest_text(0), "smallest_0"),
        (smallest_text(2), "smallest_2"),
    ],
    ids=["new-tiles", "smallest-0", "smallest-2"],
)
def test_rules_facts_and_terminal_follow_another_content_file(
    text: str, selected: str, tmp_path: Path
) -> None:
    tests = str(HERE / "on_changed_content.py")
    done = run_on(
        text, tmp_path, "-m", "pytest", tests, "-q", "-k", selected, "-p", "no:cacheprovider"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_position_that_the_screen_draws_is_up_to_date(tmp_path: Path) -> None:
    done = run_on(changed_text(), tmp_path, "-m", "tests.games.exoplanets.changed")
    assert done.stdout == FIXTURE.read_text("utf-8"), done.stderr
