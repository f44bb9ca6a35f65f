"""The garbage collector in every process that thinks."""

import gc
from typing import Final

_COLLECT_AFTER: Final = (200_000, 20, 100)


def collect_rarely() -> None:
    """What is loaded by now is never garbage, and a search makes objects by the million that hold
    no cycles: looking for cycles among them again and again takes longer than the search."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)
