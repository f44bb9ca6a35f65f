"""Bot accounts: guests that belong to another guest, and are played by a program."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_STAND_IN = "wanderer"
_PARTS = ("calls", "webhooks", "invitations", "invitations_off", "codes", "devices")


def upgrade() -> None:
    op.add_column("guests", sa.Column("owner", sa.Text(), nullable=False, server_default=""))
    op.create_index("guests_by_owner", "guests", ["owner"])
    if op.get_context().dialect.name == "postgresql":
        # SQLite cannot drop a default; every row that is added has a value anyway.
        op.alter_column("guests", "owner", server_default=None)


def downgrade() -> None:
    """An older program would take bot accounts for people: they are removed, and bots of the server
    play on in their seats."""
    _hand_over_seats()
    bots = "SELECT id FROM guests WHERE owner <> ''"
    for part in _PARTS:
        op.execute(f"DELETE FROM {part} WHERE guest IN ({bots})")  # noqa: S608 - no value from outside
    op.execute(f"DELETE FROM sitters WHERE guest IN ({bots})")  # noqa: S608
    op.execute("DELETE FROM guests WHERE owner <> ''")
    op.drop_index("guests_by_owner", "guests")
    op.drop_column("guests", "owner")


def _hand_over_seats() -> None:
    names = ("id", "players", "revision")
    tables = sa.table("tables", *(sa.column(name) for name in names))
    connection = op.get_bind()
    found = sa.select(tables).where(tables.c.players.contains('"owner"'))
    for row in connection.execute(found).mappings().all():
        try:
            before = json.loads(row["players"])
            players = [_without_account(player) for player in before]
        except (ValueError, AttributeError):
            continue
        if players == before:
            continue
        changes = {"players": json.dumps(players), "revision": row["revision"] + 1}
        connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(changes))


def _without_account(player: dict[str, Any]) -> dict[str, Any]:
    if player.get("owner") is None:
        return player
    if player.get("reserved"):
        return {"kind": "open"}
    rest = {name: value for name, value in player.items() if name != "owner"}
    return {**rest, "guest": "", "bot": player.get("bot") or _STAND_IN, "stand_in": 0}
