"""The legal actions as a short numbered list, and what a typed line means among them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from orrery.cli.play_words import BLANK, describe, phrase, verb_of, word
from orrery.cli.text import Texts

# Up to this many actions of one verb are listed one by one; more become one line that opens.
FEW = 4
LONG = 12
SUGGESTED = 5
_LONGEST = 200


@dataclass(frozen=True)
class Choice:
    """A line of the list: one action, or several to choose from next."""

    label: str
    texts: tuple[str, ...]
    remark: str = ""

    @property
    def is_action(self) -> bool:
        return len(self.texts) == 1


Remark = Callable[[str], str]


class Menu:
    """A numbered list of choices among legal texts. An open menu is one level deeper: what all its
    texts have in common is already chosen."""

    def __init__(self, texts: Texts, legal: Sequence[str], remark: Remark, is_open: bool) -> None:
        self._texts = texts
        self._remark = remark
        self.legal = tuple(legal)
        self.is_open = is_open
        self.choices = self._submenu() if is_open else self._by_verb()

    @property
    def is_long(self) -> bool:
        """Whether there are so many single actions that columns are easier to read."""
        return self.is_open and len(self.choices) > LONG and all(c.is_action for c in self.choices)

    def distinct_words(self, choice: Choice) -> str:
        """The words of an action that set it apart in this list."""
        return " ".join(choice.texts[0].split()[_common_words(self.legal) :])

    def _by_verb(self) -> list[Choice]:
        choices: list[Choice] = []
        for group in _group(self.legal, lambda words: verb_of(self._texts, words) or 1):
            branches = self._branches(group)
            if len(group) <= FEW:
                choices += [self._action(text) for text in group]
            elif len(branches) <= FEW and len(branches) < len(group):
                choices += [self._choice(branch) for branch in branches]
            else:
                choices.append(self._choice(group))
        return choices

    def _submenu(self) -> list[Choice]:
        return [self._choice(branch) for branch in self._branches(self.legal)]

    def _branches(self, group: Sequence[str]) -> list[tuple[str, ...]]:
        """Group the texts by the first word in which they differ."""
        common = _common_words(group)
        return _group(group, lambda _: common + 1)

    def _choice(self, group: tuple[str, ...]) -> Choice:
        return self._action(group[0]) if len(group) == 1 else self._several(group)

    def _action(self, text: str) -> Choice:
        return Choice(describe(self._texts, text), (text,), self._remark(text))

    def _several(self, group: tuple[str, ...]) -> Choice:
        words = group[0].split()
        common = _common_words(group)
        verb = min(verb_of(self._texts, words) or common, common)
        names = [word(self._texts, id) for id in words[verb:common]]
        blanks = [BLANK] * (len(words) - common)
        label = phrase(self._texts, words[:verb], [*names, *blanks]) if verb else BLANK
        nexts = dict.fromkeys(text.split()[common] for text in group if len(text.split()) > common)
        return Choice(f"{label}: {' '.join(nexts)}", group)


def _group(texts: Sequence[str], depth: Callable[[list[str]], int]) -> list[tuple[str, ...]]:
    groups: dict[tuple[str, ...], list[str]] = {}
    for text in sorted(texts, key=_natural):
        words = text.split()
        groups.setdefault(tuple(words[: depth(words)]), []).append(text)
    return [tuple(group) for group in groups.values()]


def _natural(text: str) -> list[tuple[str, int]]:
    """Sort key by which S9 comes before S10."""
    return [
        (word.rstrip("0123456789"), int("0" + word[len(word.rstrip("0123456789")) :]))
        for word in text.split()
    ]


def _common_words(group: Sequence[str]) -> int:
    """How many words all texts begin with."""
    rows = [text.split() for text in group]
    shortest = min(map(len, rows))
    return next((n for n in range(shortest) if len({row[n] for row in rows}) > 1), shortest)


def match_line(line: str, menu: Menu, legal: Sequence[str]) -> tuple[str, ...]:
    """The legal texts a typed line can mean: a number of the list, with or without more words;
    the notation or its beginning; in an open menu also just the rest of the notation."""
    typed = line[:_LONGEST].casefold().split()
    if not typed:
        return ()
    if typed[0].isdecimal() and len(typed[0]) < 5:
        number = int(typed[0])
        chosen = menu.choices[number - 1].texts if 1 <= number <= len(menu.choices) else ()
        return _match_rest(chosen, typed[1:])
    return _match_rest(menu.legal, typed) if menu.is_open else _match_prefix(legal, typed)


def _match_prefix(legal: Sequence[str], typed: list[str], skipped: int = 0) -> tuple[str, ...]:
    """Texts that begin with the typed words or with beginnings of them; of these the ones in
    which most words are whole, so that H is not taken for He."""
    rows = [(text, text.casefold().split()[skipped:]) for text in legal]
    exact = tuple(text for text, words in rows if words == typed)
    fitting = [(text, _count_whole(words, typed)) for text, words in rows if _fits(words, typed)]
    most = max((whole for _, whole in fitting), default=0)
    return exact or tuple(text for text, whole in fitting if whole == most)


def _count_whole(words: list[str], typed: list[str]) -> int:
    return sum(word == part for word, part in zip(words, typed, strict=False))


def _fits(words: list[str], typed: list[str]) -> bool:
    """Words with a figure must be whole: S1 does not mean S10."""
    return len(typed) <= len(words) and all(
        word == part or (word.startswith(part) and not any(c.isdigit() for c in part))
        for word, part in zip(words, typed, strict=False)
    )


def _match_rest(texts: Sequence[str], typed: list[str]) -> tuple[str, ...]:
    """Texts by the words in which they differ, or by all of their words."""
    if not typed or not texts:
        return tuple(texts)
    return _match_prefix(texts, typed, _common_words(texts)) or _match_prefix(texts, typed)


def nearest(line: str, legal: Sequence[str]) -> list[str]:
    """The legal texts most like a line that was not understood."""
    typed = " ".join(line[:_LONGEST].split())
    return get_close_matches(typed, legal, SUGGESTED, 0.4)
