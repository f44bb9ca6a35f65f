"""Every text a program asks for exists, and every text is asked for by a program."""

import re
from functools import cache

import pytest

from orrery.games import GAMES as RULES
from tests.texts import sources
from tests.texts.catalogue import GAMES, ROOT, SOURCE, messages

SHELL = ("app", "screens", "kit", "locale", "net", "main.tsx")
PYTHON = {
    "commands": ("src/orrery/cli", "src/orrery/server", "src/orrery/play", "src/orrery/core"),
    "bots": ("src/orrery/cli",),
    **{game: (f"src/orrery/games/{game}", "src/orrery/cli") for game in GAMES},
    "screen": (),
}
SCREEN = {
    "commands": (),
    "bots": SHELL,
    **{game: (f"games/{game}", *SHELL) for game in GAMES},
    "screen": SHELL,
}


@cache
def strings(place: str) -> frozenset[str]:
    found: set[str] = set()
    for folder in PYTHON[place]:
        found |= sources.python_strings(folder)
    return frozenset(found | sources.screen_strings(*SCREEN[place]))


@cache
def patterns(place: str) -> tuple[re.Pattern[str], ...]:
    made = (sources.pattern_of(text) for text in strings(place))
    return tuple(pattern for pattern in made if pattern is not None)


@cache
def derived(game: str) -> frozenset[str]:
    """Keys made of the words of the notation: what an action does, what somebody did."""
    words = [action.text.split() for action in RULES[game].actions]
    verbs = {"-".join(text[:length]) for text in words for length in (1, 2) if text[:length]}
    return frozenset(f"{kind}-{verb}" for kind in ("action", "log", "group") for verb in verbs)


def is_referred_to(place: str, key: str) -> bool:
    return any(key in message.references for message in messages(place, SOURCE).values())


@pytest.mark.parametrize("place", PYTHON)
def test_every_text_is_asked_for(place: str) -> None:
    unread = [
        key
        for key in messages(place, SOURCE)
        if key not in strings(place)
        and not any(pattern.fullmatch(key) for pattern in patterns(place))
        and not (place in GAMES and key in derived(place))
        and not is_referred_to(place, key)
        and key.split("-")[0] not in sources.code_prefixes(*SCREEN[place])
    ]
    assert unread == []


@pytest.mark.parametrize("game", GAMES)
def test_texts_of_verbs_belong_to_a_verb(game: str) -> None:
    told = [key for key in messages(game, SOURCE) if re.match(r"(action|log)-", key)]
    assert told
    assert [key for key in told if key not in derived(game)] == []


def exists(text: str, *places: str) -> bool:
    """Whether a text is there; lines of the log leave the first word of their keys out."""
    keys = [key for place in places for key in messages(place, SOURCE)]
    if sources.HOLE not in text:
        return text in keys or f"event-{text}" in keys
    pattern = sources.pattern_of(text)
    return pattern is None or any(re.search(rf"^(event-)?{pattern.pattern}$", key) for key in keys)


def asked(*folders: str) -> list[str]:
    found = sources.asked_on_screen(*folders)
    return sorted(text for text in found if sources.is_key(text) or sources.HOLE in text)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_screen_of_a_game_asks_for_exists(game: str) -> None:
    wanted = asked(f"games/{game}")
    assert len(wanted) > 30
    rules = f"{game}-rules"
    assert [text for text in wanted if not exists(text, game, rules, "screen", "bots")] == []


def test_what_the_shell_asks_for_exists_in_it_or_in_every_game() -> None:
    wanted = asked(*SHELL)
    assert len(wanted) > 100
    places = [("screen", "bots", game, f"{game}-rules") for game in GAMES]
    found = {text: [exists(text, *each) for each in places] for text in wanted}
    partly = [text for text in wanted if any(found[text]) and sources.HOLE in text]
    assert [text for text in wanted if not all(found[text]) and text not in partly] == []


def test_what_the_commands_ask_for_exists() -> None:
    calls = re.compile(r"\b(?:texts|TEXTS|Texts\(\w*\))\.format\(\s*\"([a-z0-9-]+)\"")
    told = re.compile(r"\b_say\(\"([a-z0-9-]+)\"")
    asked_for: set[str] = set()
    for path in sorted((ROOT / "src/orrery/cli").rglob("*.py")):
        source = path.read_text("utf-8")
        asked_for |= {*calls.findall(source), *told.findall(source)}
    assert len(asked_for) > 40
    known = set(messages("commands", SOURCE)) | set(messages("bots", SOURCE))
    assert sorted(asked_for - known) == []
