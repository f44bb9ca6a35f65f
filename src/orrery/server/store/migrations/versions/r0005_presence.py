"""Server processes with their leases, and who is connected to which table through them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", "process"),
    )
    op.create_index("presence_by_process", "presence", ["process"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
