"""Writes the pages of docs/rules: the rules reference of every game in every language, from the
texts that the program itself shows."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "pl", "fr", "es", "de")
PART = "-title"


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


def games() -> list[str]:
    """The games that have a rules reference."""
    folder = ROOT / "src" / "orrery" / "games"
    return sorted(path.parts[-3] for path in folder.glob("*/locale/rules.en.ftl"))


def pages() -> dict[Path, str]:
    """Every page with its text."""
    named = [(game, language) for game in games() for language in LANGUAGES]
    return {PAGES / f"{game}.{language}.md": page(game, language) for game, language in named}


def page(game: str, language: str) -> str:
    folder = ROOT / "src" / "orrery" / "games" / game / "locale"
    rules = (folder / f"rules.{language}.ftl").read_text("utf-8")
    names = (folder / f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(names))
    bundle.add_resource(FluentResource(rules))
    keys = [line.split(" =")[0] for line in rules.splitlines() if PART in line.split(" =")[0]]
    sections = [_section(bundle, key.removesuffix(PART)) for key in keys]
    return "\n".join([f"# {_text(bundle, 'game-name')}\n", *sections])


def _section(bundle: FluentBundle, section: str) -> str:
    paragraphs = _text(bundle, f"{section}-text").replace("\n", "\n\n")
    return f"## {_text(bundle, section + PART)}\n\n{paragraphs}\n"


def _text(bundle: FluentBundle, key: str) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(key)
    text, errors = bundle.format_pattern(pattern, {})
    if errors:
        raise errors[0]
    return str(text)


if __name__ == "__main__":
    main()
