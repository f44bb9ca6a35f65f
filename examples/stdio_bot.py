"""A bot of a page that enters `orrery arena`: it answers over standard input and output, with
nothing but the standard library. The protocol is in docs/bot-protocol.md.

orrery arena exoplanets --bots "greedy,cmd:python examples/stdio_bot.py" --games 10
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[str], chance: random.Random) -> str:
    """Put your own thoughts here: `view` is all your seat may know, `legal` all it may do."""
    return chance.choice(legal)


def main() -> None:
    view: dict[str, Any] = {}
    chance = random.Random()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "orrery":
            answer = "bot page 1.0"
        elif word == "game":
            chance.seed(json.loads(rest)["seed"])
            continue
        elif word == "view":
            view = json.loads(rest)
            continue
        elif word == "legal":
            answer = f"move {choose(view, json.loads(rest), chance)}"
        elif word == "quit":
            break
        else:
            continue  # A later version may say more: what you do not know you may pass over.
        print(answer, flush=True)


if __name__ == "__main__":
    main()
