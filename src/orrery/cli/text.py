"""The language of the terminal; its sentences come from the same files as the server's."""

from collections.abc import Mapping

from orrery.server.sentences import FALLBACK, Texts, shared_file

__all__ = ["FALLBACK", "Texts", "language_of"]


def language_of(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, or English where there are no texts in it."""
    for name in ("ORRERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language.isalpha() and shared_file(language).is_file():
            return language
    return FALLBACK
