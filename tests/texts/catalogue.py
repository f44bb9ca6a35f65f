"""The text files of the project, read as syntax trees."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
GAMES = ("cosmos", "exoplanets")
SOURCE = "en"
TRANSLATIONS = ("pl", "fr", "es", "de")
LANGUAGES = (SOURCE, *TRANSLATIONS)
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass
class Choice:
    """A select expression: what it asks about and the keys of its variants."""

    asks: str
    keys: list[str]

    @property
    def is_plural(self) -> bool:
        return bool(CATEGORIES - {"other"} & set(self.keys))

    @property
    def literals(self) -> set[str]:
        """Keys that are values, not grammar."""
        return {key for key in self.keys if key not in CATEGORIES}


@dataclass
class Message:
    key: str
    source: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    @property
    def value(self) -> str:
        """What stands after the equals sign, without the layout."""
        return " ".join(self.source.split("=", 1)[1].split())


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a syntax tree and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def _read(entry: ast.Message, source: str) -> Message:
    message = Message(entry.id.name, source)
    for node in walk(entry):
        if isinstance(node, ast.VariableReference):
            message.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            message.references.add(node.id.name)
        elif isinstance(node, ast.TextElement):
            message.texts.append(node.value)
        elif isinstance(node, ast.SelectExpression):
            message.choices.append(_choice(node))
    return message


def _choice(node: ast.SelectExpression) -> Choice:
    asks = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
    return Choice(asks, [_key(variant) for variant in node.variants])


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@dataclass(frozen=True)
class Place:
    """Where texts live: a folder, and how the names of the files begin."""

    name: str
    folder: Path
    prefix: str = ""

    def path(self, language: str) -> Path:
        return self.folder / f"{self.prefix}{language}.ftl"

    def __str__(self) -> str:
        return self.name


def _places() -> Iterator[Place]:
    yield Place("commands", ROOT / "src/orrery/locale")
    yield Place("bots", ROOT / "src/orrery/locale", "bots.")
    for game in GAMES:
        folder = ROOT / "src/orrery/games" / game / "locale"
        yield Place(game, folder)
        yield Place(f"{game}-rules", folder, "rules.")
    yield Place("screen", ROOT / "ui/src/locale")


PLACES = {place.name: place for place in _places()}


@cache
def entries(place: str, language: str) -> list[ast.EntryType]:
    return parse(PLACES[place].path(language).read_text("utf-8")).body


@cache
def messages(place: str, language: str) -> dict[str, Message]:
    """Every message of a file by its key, in the order written; the last of doubled keys."""
    source = PLACES[place].path(language).read_text("utf-8")
    found: dict[str, Message] = {}
    for entry in entries(place, language):
        if isinstance(entry, ast.Message) and entry.span is not None:
            start = entry.span.start
            if entry.comment is not None and entry.comment.span is not None:
                start = entry.comment.span.end + 1
            found[entry.id.name] = _read(entry, source[start : entry.span.end])
    return found
