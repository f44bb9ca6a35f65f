"""What a dataset was made by, and the digest of what it came to: the JSON files of its folder."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from orrery.core.errors import OrreryError

FORMAT: Final = "orrery-dataset/1"
RECIPE: Final = "recipe.json"
DIGEST: Final = "digest.json"
CARD: Final = "README.md"


class NoDataset(OrreryError):
    """The folder holds files, but no dataset."""

    code = "no-dataset"


class Recipe(Struct, frozen=True, kw_only=True):
    """What determines a dataset; `program` is a digest of all that decides how bots play."""

    format: str = FORMAT
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    games_per_shard: int
    seconds: float
    encoding: int
    actions: int
    program: str


class FileDigest(Struct, frozen=True, kw_only=True):
    sha256: str
    bytes: int
    rows: int


class Digest(Struct, frozen=True, kw_only=True):
    """Of each file, and of the whole: of the lines that `sha256sum */*.parquet` prints."""

    sha256: str
    files: dict[str, FileDigest]


def read_recipe(folder: Path) -> Recipe:
    try:
        return msgspec.json.decode((folder / RECIPE).read_bytes(), type=Recipe)
    except (FileNotFoundError, msgspec.DecodeError):
        raise NoDataset(folder=str(folder), file=RECIPE) from None


def read_digest(folder: Path) -> Digest:
    """The digest of a finished dataset."""
    try:
        return msgspec.json.decode((folder / DIGEST).read_bytes(), type=Digest)
    except (FileNotFoundError, msgspec.DecodeError):
        raise NoDataset(folder=str(folder), file=DIGEST) from None
