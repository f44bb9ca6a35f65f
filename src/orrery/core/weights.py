"""Reads the weights of an evaluation: sets of numbers by name, in `weights.json` beside a game."""

import json
from functools import cache
from importlib.resources import files


@cache
def read_weights(package: str) -> dict[str, dict[str, float]]:
    text = (files(package) / "weights.json").read_text("utf-8")
    sets: dict[str, dict[str, float]] = json.loads(text)
    return sets
