"""The public tables that wait for players, and invitations to tables."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_HOUR = 3600


def upgrade() -> None:
    waiting = op.create_table(
        "waiting",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("free", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Integer(), nullable=False),
        sa.Column("speed", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
    )
    op.create_index("waiting_by_since", "waiting", ["since"])
    op.create_table(
        "invitations",
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("sender", sa.Text(), nullable=False),
        sa.Column("is_rematch", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table"),
    )
    op.create_index("invitations_by_sender", "invitations", ["sender", "at"])
    op.create_table(
        "invitations_off",
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), primary_key=True),
    )
    _fill(waiting)


def _fill(waiting: sa.Table) -> None:
    """The tables that are waiting already."""
    names = ("id", "game", "seats", "players", "settings", "is_public", "created", "updated")
    tables = sa.table("tables", *(sa.column(name) for name in (*names, "status")))
    open_tables = sa.select(*(tables.c[name] for name in names)).where(tables.c.status == "open")
    rows = op.get_bind().execute(open_tables).mappings().all()
    found = [entry for row in rows if row["is_public"] and (entry := _entry(row)) is not None]
    if found:
        op.bulk_insert(waiting, found)


def _entry(row: sa.RowMapping) -> dict[str, object] | None:
    try:
        kinds = [player["kind"] for player in json.loads(row["players"])]
        clock = json.loads(row["settings"]).get("clock")
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    if "person" not in kinds or "open" not in kinds:
        return None
    return {
        "table": row["id"],
        "game": row["game"],
        "seats": row["seats"],
        "free": kinds.count("open"),
        "bots": kinds.count("bot"),
        "speed": _speed(clock),
        "since": row["created"],
        "seen": row["updated"],
    }


def _speed(clock: dict[str, object] | None) -> str:
    if not clock:
        return "untimed"
    longest = _HOUR if clock["kind"] == "move" else 24 * _HOUR
    return "live" if int(str(clock["seconds"])) < longest else "days"


def downgrade() -> None:
    for name in ("invitations_off", "invitations", "waiting"):
        op.drop_table(name)
