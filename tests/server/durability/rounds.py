"""How much is done: a short form in every run, the whole under ORRERY_LONG=1."""

import os


def is_long() -> bool:
    return os.environ.get("ORRERY_LONG") == "1"
