"""What an action's text says in plain language, for any game: the first words are the verb, the
longest run of them that has a message; the words after it are its arguments."""

from collections.abc import Sequence

from orrery.cli.text import Texts

_ARGUMENTS = ("first", "second", "third")
BLANK = "…"


def word(texts: Texts, id: str) -> str:
    """The name of a thing, or its id where it has none."""
    return label(texts, f"word-{id}", id)


def label(texts: Texts, key: str, otherwise: str) -> str:
    """The text of a key that a game may have or not."""
    return texts.format(key) if texts.has(key) else otherwise


def game_name(texts: Texts, id: str) -> str:
    """What people call a game; its id where its texts are not at hand."""
    return label(texts, "game-name", id)


def verb_of(texts: Texts, words: Sequence[str], kind: str = "action") -> int:
    """How many of the words are the verb; 0 where there is no message for it."""
    lengths = range(len(words), 0, -1)
    return next((n for n in lengths if texts.has(f"{kind}-{'-'.join(words[:n])}")), 0)


def describe(texts: Texts, text: str, kind: str = "action") -> str:
    """An action in plain language; its own text where there is no message for it."""
    words = text.split()
    verb = verb_of(texts, words, kind)
    if verb == 0:
        return text
    return phrase(texts, words[:verb], [word(texts, id) for id in words[verb:]], kind)


def phrase(texts: Texts, verb: Sequence[str], names: Sequence[str], kind: str = "action") -> str:
    """The message of a verb with its arguments already named."""
    given = dict(zip(_ARGUMENTS, names, strict=False))
    arguments = {name: _value(given.get(name, "")) for name in _ARGUMENTS}
    return texts.format(f"{kind}-{'-'.join(verb)}", count=len(names), **arguments)


def _value(name: str) -> str | float:
    """A number as a number, so that a message can leave out what is 0."""
    return int(name) if name.isdecimal() else name


def narrate(texts: Texts, entries: Sequence[str]) -> str:
    """What one actor did, in order; actions of one kind in a row are told together."""
    runs: list[list[str]] = []
    for text in entries:
        if runs and _is_alike(texts, runs[-1][-1], text):
            runs[-1].append(text)
        else:
            runs.append([text])
    return "; ".join(_narrate_run(texts, run) for run in runs)


def _is_alike(texts: Texts, text: str, following: str) -> bool:
    """Whether two texts differ at most in their last argument."""
    words, others = text.split(), following.split()
    verb = verb_of(texts, words, "log")
    is_argument = 0 < verb < len(words) and verb == verb_of(texts, others, "log")
    return words == others or (is_argument and words[:-1] == others[:-1])


def _narrate_run(texts: Texts, run: Sequence[str]) -> str:
    words = run[0].split()
    verb = verb_of(texts, words, "log")
    if verb in (0, len(words)):
        once = describe(texts, run[0], "log")
        return once if len(run) == 1 else texts.format("play-times", what=once, count=len(run))
    names = [word(texts, id) for id in words[verb:-1]]
    last = ", ".join(word(texts, text.split()[-1]) for text in run)
    return phrase(texts, words[:verb], [*names, last], "log")
