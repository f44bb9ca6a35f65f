"""Reports, the audit log, blocked guests, and what hosts decided about their tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_SQLITE = """
CREATE TRIGGER audit_is_final_{event} BEFORE {event} ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END
"""
_FUNCTION = """
CREATE FUNCTION audit_is_final() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the audit log is never changed'; END $$
"""
_POSTGRES = """
CREATE TRIGGER audit_is_final BEFORE UPDATE OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION audit_is_final()
"""


def upgrade() -> None:
    _add_column("guests", sa.Column("blocked", sa.BigInteger(), nullable=False, server_default="0"))
    _add_column("tables", sa.Column("moderation", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("quote", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("reporter", "kind", "table_id", "guest_id", "line"),
    )
    op.create_index("reports_by_settled", "reports", ["settled"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("deed", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    _make_audit_final()


def _add_column(table: str, column: "sa.Column[Any]") -> None:
    """The default is for the rows there are: nobody leaves the column out afterwards. SQLite cannot
    drop it, and does not mind."""
    op.add_column(table, column)
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column(table, column.name, server_default=None)


def _make_audit_final() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_FUNCTION)
        op.execute(_POSTGRES)
    else:
        for event in ("UPDATE", "DELETE"):
            op.execute(_SQLITE.format(event=event))


def downgrade() -> None:
    op.drop_table("audit")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_is_final()")
    op.drop_table("reports")
    op.drop_column("tables", "moderation")
    op.drop_column("guests", "blocked")
