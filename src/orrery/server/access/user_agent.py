"""A plain label for a device, such as `Firefox, Android`. The user agent itself is not stored."""

from collections.abc import Sequence
from typing import Final

# The first that fits: browsers name those they descend from, too.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_label(user_agent: str) -> str:
    """Browser and system, as far as they are known; empty for a program."""
    found = [_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent)]
    return ", ".join(name for name in found if name)


def _first(known: Sequence[tuple[str, str]], user_agent: str) -> str:
    return next((name for part, name in known if part in user_agent), "")
