"""The queries about reviews of finished games, the same for every database."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from orrery.server.store.rows import StoredReview
from orrery.server.store.schema import REVIEWS

_INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def save_review(connection: Connection, review: StoredReview) -> None:
    """Keep the review of a table in place of a former one."""
    fields = msgspec.structs.asdict(review)
    added = _INSERT[connection.dialect.name](REVIEWS).values(fields)
    connection.execute(added.on_conflict_do_update(index_elements=["table"], set_=fields))


def find_review(connection: Connection, table_id: str) -> StoredReview | None:
    found = select(REVIEWS).where(REVIEWS.c.table == table_id)
    row = connection.execute(found).mappings().first()
    return None if row is None else StoredReview(**row)
