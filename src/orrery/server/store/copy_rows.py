"""Copies the rows of one database into another, some hundred at a time."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    MetaData,
    Table,
    insert,
    literal_column,
    select,
)
from sqlalchemy.engine import RowMapping

from orrery.server.store.schema import TRANSIENT

ROWS_AT_ONCE: Final = 500
_NUMBER: Final = "row_number"


def copy_rows(source: Connection, target: Connection, metadata: MetaData) -> None:
    for table in kept_tables(metadata):
        for rows in read_batches(source, table):
            target.execute(insert(table), [_plain(row) for row in rows])


def kept_tables(metadata: MetaData) -> list[Table]:
    """Those whose rows belong into a backup, each after those it refers to."""
    return [table for table in metadata.sorted_tables if table.name not in TRANSIENT]


def _plain(row: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in row.items() if name != _NUMBER}


def read_batches(source: Connection, table: Table) -> Iterator[Sequence[RowMapping]]:
    """All rows of a table, with only one batch of them in memory."""
    if source.dialect.name == "postgresql":
        streamed = select(table).execution_options(yield_per=ROWS_AT_ONCE)
        yield from source.execute(streamed).mappings().partitions()
        return
    number = literal_column("rowid", BigInteger)
    last = 0
    while True:
        ordered = select(table, number.label(_NUMBER)).where(number > last).order_by(number)
        rows = source.execute(ordered.limit(ROWS_AT_ONCE)).mappings().all()
        if not rows:
            return
        last = rows[-1][_NUMBER]
        yield rows


def copy_everything(source: Connection, target: Connection) -> None:
    """Copy a database of whatever version into an empty one: its tables as they are."""
    found = MetaData()
    found.reflect(source)
    found.create_all(target)
    # Rolled back to close the cursors: while they are open, PostgreSQL alters no table.
    with source.begin_nested() as reading:
        copy_rows(source, target, found)
        reading.rollback()
