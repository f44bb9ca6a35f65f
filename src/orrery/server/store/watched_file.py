"""Notices when the file of an open database is no longer what is found at its path: SQLite would go
on writing into a file without a name, and everything acknowledged would be gone."""

from pathlib import Path

from orrery.server.store.errors import FileReplaced

Identity = tuple[int, int]


def identity_of(path: Path) -> Identity | None:
    """What tells a file from every other one, whatever it is called."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class WatchedFile:
    """The database file, and its write-ahead log from the first commit on."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._file_identity = identity_of(path)
        self._log_identity: Identity | None = None

    def check(self) -> None:
        if identity_of(self._path) != self._file_identity:
            raise FileReplaced(path=str(self._path))
        if self._log_identity is not None and identity_of(self._log) != self._log_identity:
            raise FileReplaced(path=str(self._log))

    def check_commit(self) -> None:
        """After a commit: the log exists from the first one on."""
        self.check()
        self._log_identity = self._log_identity or identity_of(self._log)

    def forget_log(self) -> None:
        """SQLite makes a new one when the writer connects again."""
        self._log_identity = None
