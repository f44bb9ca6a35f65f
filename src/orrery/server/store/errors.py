"""What can be wrong with the store: codes and facts; the sentences are in the language files."""

from typing import ClassVar

from orrery.core.errors import OrreryError


class StoreError(OrreryError):
    code: ClassVar[str] = "store"


class StoreRefused(StoreError):
    """Nothing was written and nothing is lost; the same command may be tried again."""

    code: ClassVar[str] = "store-unavailable"


class DiskFull(StoreRefused):
    code: ClassVar[str] = "store-full"


class DiskReadOnly(StoreRefused):
    code: ClassVar[str] = "store-read-only"


class StoreClosed(StoreRefused):
    code: ClassVar[str] = "store-closed"


class StoreLocked(StoreError):
    """Another process works on the same file."""

    code: ClassVar[str] = "store-locked"


class UnknownTable(StoreError):
    code: ClassVar[str] = "unknown-table"


class UnknownGuest(StoreError):
    code: ClassVar[str] = "unknown-guest"


class DuplicateKey(StoreError):
    """A table or guest of this id exists."""

    code: ClassVar[str] = "store-duplicate"


class UnknownDatabase(StoreError):
    """The address names no kind of database this program knows."""

    code: ClassVar[str] = "store-address"


class NewerDatabase(StoreError):
    """A newer version of the program has changed the database."""

    code: ClassVar[str] = "store-newer"


class OldSqlite(StoreError):
    """A SQLite older than the repair of the WAL-reset fault."""

    code: ClassVar[str] = "sqlite-old"


class DamagedRow(StoreError):
    """What is stored of a table cannot be read."""

    code: ClassVar[str] = "store-damaged"


class GapInLog(StoreError):
    """The versions of a table do not follow one another."""

    code: ClassVar[str] = "store-gap"


class DigestDiffers(StoreError):
    """The game was replayed, but not to the digest stored with it."""

    code: ClassVar[str] = "store-digest"


class MissingDatabase(StoreError):
    code: ClassVar[str] = "store-missing"


class OldDatabase(StoreError):
    """The database has yet to be brought up to date, which the server does when it starts."""

    code: ClassVar[str] = "store-old"


class NotEmpty(StoreError):
    """There is a database with tables already where something is to be restored."""

    code: ClassVar[str] = "store-not-empty"


class NotABackup(StoreError):
    code: ClassVar[str] = "store-not-a-backup"
