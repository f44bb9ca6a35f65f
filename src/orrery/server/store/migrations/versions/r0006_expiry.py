"""When guests and tables were last seen, and by whom a table was created."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    # Nobody knows when the guests of before were last here: they count as seen now.
    guests = sa.table("guests", sa.column("seen", sa.BigInteger()))
    op.execute(guests.update().values(seen=time.time_ns() // 1_000_000))
    op.add_column("tables", sa.Column("address", sa.Text(), nullable=False, server_default=""))
    if op.get_context().dialect.name == "postgresql":
        # SQLite cannot drop a default; every row that is added has a value anyway.
        op.alter_column("guests", "seen", server_default=None)
        op.alter_column("tables", "address", server_default=None)
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index("tables_by_address", "tables", ["address"])
    op.create_table(
        "visits",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("visits")
    op.drop_index("tables_by_address", "tables")
    op.drop_index("tables_by_host", "tables")
    op.drop_index("guests_by_seen", "guests")
    op.drop_column("tables", "address")
    op.drop_column("guests", "seen")
