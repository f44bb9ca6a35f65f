"""Guests have several devices, each with a token of its own, and codes that lead to another one."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False, unique=True),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("added", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.Text(), primary_key=True),
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("device", sa.Text(), sa.ForeignKey("devices.id"), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_index("chat_by_guest", "chat", ["guest"])
    op.execute(
        "INSERT INTO devices (id, guest, token_hash, label, added, seen) "
        "SELECT id, id, token_hash, '', created, seen FROM guests"
    )
    if op.get_bind().dialect.name == "sqlite":
        _rebuild_guests(_guest_columns(), "id, name, language, created, seen, blocked")
    else:
        op.drop_column("guests", "token_hash")


def downgrade() -> None:
    """A guest keeps the device that was used last; one without any gets a hash of no token."""
    op.execute("DELETE FROM codes")
    latest = (
        "coalesce((SELECT token_hash FROM devices WHERE devices.guest = guests.id "
        "ORDER BY seen DESC, added DESC, devices.id LIMIT 1), 'none-' || guests.id)"
    )
    token_hash = sa.Column("token_hash", sa.Text(), nullable=False, unique=True)
    if op.get_bind().dialect.name == "sqlite":
        chosen = f"id, {latest}, name, language, created, seen, blocked"
        _rebuild_guests([token_hash, *_guest_columns()], chosen)
    else:
        op.add_column("guests", sa.Column("token_hash", sa.Text()))
        op.execute(f"UPDATE guests SET token_hash = {latest}")  # noqa: S608 - no value from outside
        op.alter_column("guests", "token_hash", nullable=False)
        op.create_unique_constraint("guests_token_hash_key", "guests", ["token_hash"])
    op.drop_index("chat_by_guest", "chat")
    op.drop_table("codes")
    op.drop_table("devices")


def _guest_columns() -> list[sa.Column[Any]]:
    return [
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("blocked", sa.BigInteger(), nullable=False),
    ]


def _rebuild_guests(columns: list[sa.Column[Any]], chosen: str) -> None:
    """SQLite drops no unique column. Rows that refer to guests stay where they are: until the end
    of the transaction nothing is checked, and by then the guests are back."""
    op.execute("PRAGMA defer_foreign_keys = ON")
    op.execute(f"CREATE TEMPORARY TABLE guests_before AS SELECT {chosen} FROM guests")  # noqa: S608
    op.drop_table("guests")
    op.create_table("guests", sa.Column("id", sa.Text(), primary_key=True), *columns)
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.execute("INSERT INTO guests SELECT * FROM guests_before")
    op.execute("DROP TABLE guests_before")
