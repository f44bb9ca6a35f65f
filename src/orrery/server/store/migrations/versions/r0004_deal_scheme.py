"""How the nonces of each deal came about. Tables that have not started are dealt by the second
scheme: nonces that may be older than their commitment are dropped."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TABLES = sa.table(
    "tables",
    sa.column("id", sa.Text()),
    sa.column("status", sa.Text()),
    sa.column("players", sa.Text()),
    sa.column("scheme", sa.Text()),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("scheme", sa.Text()))
    connection = op.get_bind()
    connection.execute(sa.update(_TABLES).values(scheme="hmac-sha256/1"))
    waiting = sa.select(_TABLES.c.id, _TABLES.c.players).where(_TABLES.c.status == "open")
    for row in connection.execute(waiting).all():
        changed = sa.update(_TABLES).where(_TABLES.c.id == row.id)
        players = _without_nonces(row.players)
        connection.execute(changed.values(scheme="hmac-sha256/2", players=players))


def _without_nonces(stored: str) -> str:
    try:
        players: list[dict[str, Any]] = json.loads(stored)
        return json.dumps([player | {"nonce": ""} for player in players])
    except (TypeError, ValueError):
        # A damaged row stays as it is; the server sets its table aside.
        return stored


def downgrade() -> None:
    op.drop_column("tables", "scheme")
