"""Content files: the data of a game as TOML, read into typed records. Every mistake is a
ContentError that names its place."""

import os
import tomllib
from collections.abc import Collection
from importlib import resources
from pathlib import Path
from typing import Literal, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from orrery.core.errors import ContentError

Source = Literal["rulebook", "reconstructed"]


class ContentItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing in a content file; `source` says where it is known from."""

    source: Source


C = TypeVar("C", bound=Struct)


class ContentFile:
    """The content file of a game's package: `content.toml` beside its code, or the file named by
    the environment variable ORRERY_CONTENT_<GAME>."""

    def __init__(self, package: str) -> None:
        self._package = package
        game = package.rpartition(".")[2]
        self._other = os.environ.get(f"ORRERY_CONTENT_{game.upper()}")
        self.name = self._other or f"{game}/content.toml"

    def read(self) -> str:
        if self._other is not None:
            return Path(self._other).read_text("utf-8")
        return resources.files(self._package).joinpath("content.toml").read_text("utf-8")

    def convert(self, text: str, type: type[C]) -> C:
        """The typed records of a TOML text; what they mean to each other is not checked yet."""
        try:
            return msgspec.convert(tomllib.loads(text), type)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise ContentError(file=self.name, problem=str(error)) from None

    def refuse(self, place: str, problem: str, value: object) -> NoReturn:
        raise ContentError(file=self.name, place=place, problem=problem, value=value)

    def check_ids(self, name: str, ids: list[str], exactly: int = -1, at_most: int = 99) -> None:
        """Refuse a list of entries that uses an id twice or has the wrong length."""
        for place, id in enumerate(ids):
            if id in ids[:place]:
                self.refuse(f"{name}[{place}].id", "used-twice", id)
        if len(ids) > at_most:
            self.refuse(name, "too-many", len(ids))
        if exactly not in (-1, len(ids)):
            self.refuse(name, "number", len(ids))

    def check_known(self, place: str, id: str, known: Collection[str]) -> None:
        if id not in known:
            self.refuse(place, "unknown-id", id)
