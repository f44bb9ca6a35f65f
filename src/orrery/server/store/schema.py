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
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("blocked", BigInteger, nullable=False),
    Column("owner", Text, nullable=False),
    Index("guests_by_seen", "seen"),
    Index("guests_by_owner", "owner"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_by_guest", "guest"),
)

# The codes that bring a guest to another device, each until it is used or expires.
CODES = Table(
    "codes",
    METADATA,
    Column("code_hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("device", Text, ForeignKey("devices.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
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
    Column("scheme", Text),
    Column("result", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("next_table", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("address", Text, nullable=False),
    Column("moderation", Text, nullable=False),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_host", "host"),
    Index("tables_by_address", "address"),
)

# When somebody was last at a table. Apart from the tables, so that no move waits for it.
VISITS = Table(
    "visits",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
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
    Column("thought", Text, nullable=False),
    PrimaryKeyConstraint("table", "version"),
    UniqueConstraint("table", "command"),
)

# The review of a finished game, by the level of play that judged it.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("level", Text, nullable=False),
    Column("review", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
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
    Index("chat_by_guest", "guest"),
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

# Tables that are not served: damaged, of unknown rules, or put there by the operator.
SET_ASIDE = Table(
    "set_aside",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("code", Text, nullable=False),
    Column("problem", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Server processes that run, and who is connected to which table through them. A process that does
# not renew its lease in time is gone, and with it everybody who was connected through it.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("process", Text, nullable=False),
    PrimaryKeyConstraint("table", "guest", "process"),
    Index("presence_by_process", "process"),
)

# What is true of this moment only: neither backed up nor restored.
TRANSIENT = frozenset({PROCESSES.name, PRESENCE.name})
# The public tables that wait for players, as the lobby is searched.
WAITING = Table(
    "waiting",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("speed", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("waiting_by_since", "since"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("sender", Text, nullable=False),
    Column("is_rematch", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest", "table"),
    Index("invitations_by_sender", "sender", "at"),
)

# The guests who take no invitations.
INVITATIONS_OFF = Table(
    "invitations_off",
    METADATA,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
)

# What players told the operator. The table or the guest may be gone when it is read.
REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("line", Integer, nullable=False),
    Column("quote", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("settled", BigInteger, nullable=False),
    UniqueConstraint("reporter", "kind", "table_id", "guest_id", "line"),
    Index("reports_by_settled", "settled"),
)

# What hosts and operators did. Rows are only added: the database refuses to change them.
AUDIT = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("role", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

PROBES = Table(
    "probes",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("count", BigInteger, nullable=False),
)
