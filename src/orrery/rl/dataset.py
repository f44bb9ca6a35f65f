"""Reads a dataset that `orrery dataset` made: as Arrow, as NumPy, batch by batch, or one decision
after another as PyTorch asks for them, which need not be installed.

dataset = open_dataset("games")
for batch in dataset.batches(256, seed=1): ...
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.dataset
import pyarrow.parquet as pq
from numpy.typing import NDArray

from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.games import game_named
from orrery.rl.collect import sums_of
from orrery.rl.recipe import Recipe, read_digest, read_recipe
from orrery.rl.shards import TABLES

Arrays = dict[str, NDArray[Any]]
# So many games are kept in memory where decisions are asked for one by one.
_KEPT: Final = 64


class WrongDigest(OrreryError):
    """A file of a dataset is not the one its digest was made of."""

    code = "wrong-digest"


def open_dataset(folder: str | Path) -> "Dataset":
    """The dataset in a folder."""
    return Dataset(Path(folder))


class Dataset:
    """A dataset in its folder; nothing is read before it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.recipe: Recipe = read_recipe(folder)

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.recipe.game).with_rules(self.recipe.rules)

    def arrow(self, table: str = "decisions") -> Any:
        """One of the tables `games`, `decisions`, `records` as a `pyarrow.dataset.Dataset`."""
        return pyarrow.dataset.dataset(self._files(table), format="parquet")

    def table(self, table: str = "decisions", columns: Sequence[str] | None = None) -> Any:
        """The same, read whole, as a `pyarrow.Table`."""
        return self.arrow(table).to_table(columns=columns)

    def numpy(self, columns: Sequence[str] | None = None) -> Arrays:
        """The decisions, or some columns of them, as arrays with a row for each."""
        return self._arrays(self.table("decisions", columns))

    def batches(
        self, size: int, seed: int | None = None, columns: Sequence[str] | None = None
    ) -> Iterator[Arrays]:
        """The decisions in batches of so many, the last of each shard smaller; a seed shuffles the
        shards, and the decisions within each. One shard at a time is in memory."""
        files = self._files("decisions")
        random = None if seed is None else np.random.default_rng(seed)
        for place in range(len(files)) if random is None else random.permutation(len(files)):
            arrays = self._arrays(pq.read_table(files[place], columns=columns))
            rows = len(next(iter(arrays.values())))
            order = np.arange(rows) if random is None else random.permutation(rows)
            for start in range(0, rows, size):
                chosen = order[start : start + size]
                yield {name: column[chosen] for name, column in arrays.items()}

    def decisions(self, columns: Sequence[str] | None = None, kept: int = _KEPT) -> "Decisions":
        """The decisions one by one, as a PyTorch `DataLoader` asks for them."""
        return Decisions(self, self._files("decisions"), columns, kept)

    def verify(self) -> None:
        """Compare every file with the digest."""
        told, found = read_digest(self.folder).files, sums_of(self.folder)
        for name in sorted(told.keys() | found.keys()):
            if name not in told or told[name].sha256 != found.get(name):
                raise WrongDigest(file=str(self.folder / name))

    def _files(self, table: str) -> list[Path]:
        if table not in TABLES:
            raise ValueError(f"{table!r} is no table; there are {', '.join(TABLES)}.")
        return sorted((self.folder / table).glob("*.parquet"))

    def _arrays(self, table: Any) -> Arrays:
        return {
            name: self._array(name, table[name].combine_chunks()) for name in table.column_names
        }

    def _array(self, name: str, column: Any) -> NDArray[Any]:
        if name == "mask":
            return unpack(column.to_numpy_ndarray(), self.game.actions.size)
        if name == "observation":
            found: NDArray[Any] = column.to_numpy_ndarray()
            return found
        plain: NDArray[Any] = column.to_numpy(zero_copy_only=False)
        return plain


def unpack(masks: NDArray[np.uint8], actions: int) -> NDArray[np.bool_]:
    """Packed masks as one truth value for each action."""
    bits = np.unpackbits(masks, axis=-1, count=actions, bitorder="little")
    return bits.view(np.bool_)


class Decisions:
    """`len(decisions)` and `decisions[number]`, a dict of an array or a number for each column.
    Games that were just read are kept; numbers far apart cost a read each, so where much is read,
    shuffle by `Dataset.batches`, or order the numbers by blocks."""

    def __init__(
        self, dataset: Dataset, files: list[Path], columns: Sequence[str] | None, kept: int
    ) -> None:
        self._dataset = dataset
        self._columns = columns
        self._kept = kept
        self._groups: list[tuple[Path, int]] = []
        ends = [0]
        for file in files:
            metadata = pq.read_metadata(file)
            for group in range(metadata.num_row_groups):
                self._groups.append((file, group))
                ends.append(ends[-1] + metadata.row_group(group).num_rows)
        self._ends = np.array(ends)
        self._read: OrderedDict[int, Arrays] = OrderedDict()

    def __len__(self) -> int:
        return int(self._ends[-1])

    def __getitem__(self, number: int) -> dict[str, Any]:
        if not -len(self) <= number < len(self):
            raise IndexError(f"decision {number} of {len(self)}")
        place = number % len(self)
        group = int(np.searchsorted(self._ends, place, side="right")) - 1
        row = place - int(self._ends[group])
        return {name: column[row] for name, column in self._arrays(group).items()}

    def __getitems__(self, numbers: Sequence[int]) -> list[dict[str, Any]]:
        """Many at once, each game read once: PyTorch asks so for a batch."""
        found = {number: self[number] for number in sorted(numbers)}
        return [found[number] for number in numbers]

    def _arrays(self, group: int) -> Arrays:
        if group not in self._read:
            file, number = self._groups[group]
            with pq.ParquetFile(file) as opened:
                table = opened.read_row_group(number, columns=self._columns)
            self._read[group] = self._dataset._arrays(table)
            if len(self._read) > self._kept:
                self._read.popitem(last=False)
        self._read.move_to_end(group)
        return self._read[group]
