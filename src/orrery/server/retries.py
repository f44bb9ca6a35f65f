"""When to try again what failed: at once, and then less and less often."""

from typing import Final

_LONGEST: Final = 30


def retry_delay(failures: int, seconds: float = 1.0) -> float:
    """How long to wait after so many failures in a row, in units of `seconds`."""
    if failures <= 1:
        return 0.0
    return min(2.0 ** min(failures - 2, 10), _LONGEST) * seconds
