"""Webhooks of players and the calls to them; a line of chat remembers its command."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("command", sa.Text()))
        chat.add_column(sa.Column("version", sa.Integer()))
        chat.create_unique_constraint("chat_command_key", ["table", "command"])
    op.create_table(
        "webhooks",
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("site", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("sentence", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guest", "table"),
    )
    op.create_index("calls_by_due", "calls", ["due"])


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("webhooks")
    with op.batch_alter_table("chat") as chat:
        chat.drop_constraint("chat_command_key", type_="unique")
        chat.drop_column("version")
        chat.drop_column("command")
