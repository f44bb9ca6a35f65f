"""The language of a terminal; its sentences come from where the server's come from."""

from collections.abc import Mapping

from orrery.server.sentences import FALLBACK, Texts, shared

__all__ = ["FALLBACK", "Texts", "language_of"]


def language_of(environment: Mapping[str, str]) -> str:
    """The language a terminal asks for, where there are texts in it."""
    for name in ("ORRERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language.isalpha() and shared(language).is_file():
            return language
    return FALLBACK
