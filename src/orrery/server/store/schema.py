"""The tables of the database, the same in SQLite and PostgreSQL. JSON is kept as text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("given", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("next_table", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Index("tables_by_status", "status", "updated"),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("guest", Text, nullable=False),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("guest", "table"),
    Index("sitters_by_table", "table"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("command", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entries", Text, nullable=False),
    Column("taken_back", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "version"),
    UniqueConstraint("table", "command"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", Text),
    Column("version", Integer),
    PrimaryKeyConstraint("table", "number"),
    UniqueConstraint("table", "command", name="chat_command_key"),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("failures", Integer, nullable=False),
)

# The latest call of each player at each table; one without `due` is settled.
CALLS = Table(
    "calls",
    METADATA,
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("sentence", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger),
    PrimaryKeyConstraint("guest", "table"),
    Index("calls_by_due", "due"),
)

PROBES = Table(
    "probes",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("count", BigInteger, nullable=False),
)
