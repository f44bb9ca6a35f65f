"""How many files and connections this process may have open."""

import sys
from typing import Final

# Windows has no such limit.
if sys.platform != "win32":
    import resource

WANTED: Final = 65_536
# Files that are no connections of players: the database, the workers, what libraries open.
_OTHER_FILES: Final = 100
_FEWEST: Final = 20


def file_limit() -> int:
    """How many files this process may have open."""
    return _limits()[0]


def raise_file_limit() -> None:
    """Raise the limit as far as is useful and allowed."""
    soft, hard = _limits()
    if sys.platform != "win32" and soft < min(WANTED, hard):
        _, exact = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(WANTED, hard), exact))


def reachable_file_limit() -> int:
    """What a server that raises its limit gets."""
    soft, hard = _limits()
    return max(soft, min(WANTED, hard))


def _limits() -> tuple[int, int]:
    """The limit that holds, and how far it may be raised."""
    if sys.platform == "win32":
        return WANTED, WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    return (WANTED if soft == endless else soft), (WANTED if hard == endless else hard)


def most_connections(wanted: int, files: int) -> int:
    """As many connections as the settings want and the limit of open files allows."""
    return max(_FEWEST, min(wanted, files - _OTHER_FILES))
