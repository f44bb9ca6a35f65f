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


class FileReplaced(StoreRefused):
    """The database file was removed or replaced under the running server."""

    code: ClassVar[str] = "store-replaced"


class StoreClosed(StoreRefused):
    code: ClassVar[str] = "store-closed"


class StoreLocked(StoreError):
    """Another process works on the same file."""

    code: ClassVar[str] = "store-locked"


class ServersRunning(StoreError):
    """Server processes serve tables from this database."""

    code: ClassVar[str] = "store-in-use"


class UnknownTable(StoreError):
    code: ClassVar[str] = "unknown-table"


class UnknownGuest(StoreError):
    code: ClassVar[str] = "unknown-guest"


class UnknownReport(StoreError):
    code: ClassVar[str] = "unknown-report"


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


class CorruptDatabase(StoreError):
    """SQLite finds its own file damaged."""

    code: ClassVar[str] = "store-corrupt"


class GapInLog(StoreError):
    """The versions of a table do not follow one another."""

    code: ClassVar[str] = "store-gap"


class DigestDiffers(StoreError):
    """The game was replayed, but not to the digest stored with it."""

    code: ClassVar[str] = "store-digest"


class MissingDatabase(StoreError):
    code: ClassVar[str] = "store-missing"


class EmptyDatabase(StoreError):
    """Nothing was ever stored there; the server makes its tables when it starts."""

    code: ClassVar[str] = "store-empty"


class ForeignDatabase(StoreError):
    """Another program keeps its own things in this file."""

    code: ClassVar[str] = "store-foreign"


class OldDatabase(StoreError):
    """The database has yet to be brought up to date, which the server does when it starts."""

    code: ClassVar[str] = "store-old"


class NotEmpty(StoreError):
    """There is a database with tables already where something is to be restored."""

    code: ClassVar[str] = "store-not-empty"


class LiveDatabase(StoreError):
    """A backup must not be written over the database it is made from."""

    code: ClassVar[str] = "store-live"


class NotAFile(StoreError):
    """Something is there that is no ordinary file: a folder, a device."""

    code: ClassVar[str] = "store-not-a-file"


class NotAFolder(StoreError):
    code: ClassVar[str] = "store-not-a-folder"


class UnknownRevision(StoreError):
    """There is no such step of the database below the present one."""

    code: ClassVar[str] = "store-revision"


class ForeignFile(StoreError):
    """A file is there that is no backup; it is not overwritten."""

    code: ClassVar[str] = "store-foreign-file"


class NotABackup(StoreError):
    code: ClassVar[str] = "store-not-a-backup"
