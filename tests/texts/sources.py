"""The texts that the programs ask for, found in their sources: literal keys, and keys with a
variable part as patterns."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.texts.catalogue import ROOT

KEY = re.compile(r"[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*")
HOLE = "\0"


@cache
def python_strings(folder: str) -> frozenset[str]:
    """String constants of Python files; the variable parts of f-strings are holes."""
    found: set[str] = set()
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add("".join(_part(value) for value in node.values))
    return frozenset(found)


def _part(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else HOLE


_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`')
_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def screen_files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        for path in sorted((ROOT / "ui/src" / folder).rglob("*.ts*")):
            if path.suffix in (".ts", ".tsx") and ".test." not in path.name:
                yield path


@cache
def screen_strings(*folders: str) -> frozenset[str]:
    """String literals of TypeScript files; what a template fills in is a hole."""
    found: set[str] = set()
    for path in screen_files(*folders):
        found |= set(strings_in(_COMMENT.sub("", path.read_text("utf-8"))))
    return frozenset(found)


def strings_in(source: str) -> Iterator[str]:
    for match in _LITERAL.finditer(source):
        double, single, template = match.groups()
        if template is None:
            yield double if double is not None else single
            continue
        yield re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", HOLE, template)
        for inner in re.findall(r"\$\{((?:[^{}]|\{[^{}]*\})*)\}", template):
            yield from strings_in(inner)


@cache
def asked_on_screen(*folders: str) -> frozenset[str]:
    """The strings in the first argument of `t(…)`, and those given as `key:` or `label:`."""
    found: set[str] = set()
    for path in screen_files(*folders):
        source = _COMMENT.sub("", path.read_text("utf-8"))
        for match in re.finditer(r"(?<![\w.])t\(", source):
            found |= set(strings_in(_without_calls(_first_argument(source, match.end()))))
        for match in re.finditer(r"\b(?:key|label): (?=[\"`])", source):
            literal = _LITERAL.match(source, match.end())
            if literal is not None:
                found |= set(strings_in(literal.group(0)))
    return frozenset(found)


@cache
def code_prefixes(*folders: str) -> frozenset[str]:
    """The first words of keys whose rest is a code: the prefix given to `codeText`."""
    calls = re.compile(r'\bcodeText\(t, "([a-z]+)"')
    files = [path.read_text("utf-8") for path in screen_files(*folders)]
    return frozenset(prefix for source in files for prefix in calls.findall(source))


def _first_argument(source: str, start: int) -> str:
    depth = 0
    for place in range(start, len(source)):
        sign = source[place]
        if depth == 0 and sign in ",)":
            return source[start:place]
        depth += (sign in "([{") - (sign in ")]}")
    return source[start:]


def _without_calls(argument: str) -> str:
    """An argument without comparisons: `t(kind === "x" ? "a" : "b")` asks for a and b only."""
    return re.sub(r"[!=]==? *(\"[^\"]*\"|'[^']*')", "", argument)


def is_key(text: str) -> bool:
    return KEY.fullmatch(text) is not None


def pattern_of(text: str) -> re.Pattern[str] | None:
    """A key with holes as a pattern, where enough of it is literal to mean something."""
    literal = text.replace(HOLE, "")
    if HOLE not in text or not re.fullmatch(r"[a-zA-Z0-9-]{3,}", literal) or "-" not in literal:
        return None
    return re.compile("[a-zA-Z0-9-]+".join(map(re.escape, text.split(HOLE))))
