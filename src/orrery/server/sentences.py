"""Sentences for people, from Fluent files: the shared ones and those of one game."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from orrery.core.game import Game

FALLBACK: Final = "en"


class Texts:
    """Texts in one language, English where that language lacks one."""

    def __init__(self, language: str = FALLBACK, game: Game[Any, Any] | None = None) -> None:
        self.language = language
        folder = None if game is None else game.presentation().locale
        self._bundles = [_bundle(name, folder) for name in dict.fromkeys((language, FALLBACK))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, /, **args: str | float) -> str:
        """The text of a key; a key or an argument that is missing shows as ⟦key⟧."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                return f"⟦{key}⟧" if errors else str(text)
        return f"⟦{key}⟧"


def _bundle(language: str, folder: Traversable | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    sources = [shared_file(language), shared_file(f"bots.{language}")]
    if folder is not None:
        sources.append(folder / f"{language}.ftl")
    for source in sources:
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


def shared_file(name: str) -> Traversable:
    """A file of texts that belong to no game: `en`, or `bots.en`, which the screen reads too."""
    return files("orrery") / "locale" / f"{name}.ftl"
