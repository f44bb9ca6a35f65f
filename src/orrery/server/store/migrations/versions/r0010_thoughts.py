"""What bots thought when they moved, and the reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("log", sa.Column("thought", sa.Text(), nullable=False, server_default=""))
    if op.get_context().dialect.name == "postgresql":
        # SQLite cannot drop a default; every row that is added has a value anyway.
        op.alter_column("log", "thought", server_default=None)
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("review", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("log", "thought")
