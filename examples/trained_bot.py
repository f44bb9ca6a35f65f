"""A policy that `examples/learn.py` saved plays: at a table of a server, to be watched in the
browser, or over standard input and output in matches.

.venv/bin/python -m examples.trained_bot policy.npz --server http://127.0.0.1:8000
.venv/bin/orrery arena exoplanets --games 10 \\
    --bots "random,cmd:.venv/bin/python -m examples.trained_bot policy.npz"
"""

import argparse
import json
import sys
import time
from typing import Any

import msgspec
import numpy as np

from examples.bot import ask, play, sit
from examples.learn import Policy
from orrery.games import game_named
from orrery.rl.arrays import encode


class Chooser:
    """Takes what the policy likes best of what is legal. All it is told is a view."""

    def __init__(self, file: str, pause: float = 0.0) -> None:
        self.policy, name = Policy.load(file)
        self.game = game_named(name)
        self.pause = pause

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        time.sleep(self.pause)
        seen = msgspec.convert(view, self.game.view_type)
        indices = np.array([self.game.actions.parse(text).index for text in legal])
        chances = self.policy.chances(encode(self.game, seen), indices)
        return legal[int(np.argmax(chances))]


def play_at_table(chooser: Chooser, server: str, opponent: str) -> None:
    """A table against a bot of the server; whoever has its link may watch."""
    token = ask(server, "/api/me", body={"name": "Policy", "token": True})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": opponent}]
    table = ask(server, "/api/tables", token, {"game": chooser.game.id, "seats": seats})
    sit(server, table, 0, token)
    print(f"watch it: {server}/t/{table['id']}", flush=True)
    ask(server, f"/api/tables/{table['id']}/start", token, {})
    result = play(server, table["id"], token, chooser.choose)["result"]
    print("result:", result)


def answer(chooser: Chooser) -> None:
    """The protocol of docs/bot-protocol.md."""
    view: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "orrery":
            print("bot policy 1", flush=True)
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            print("move", chooser.choose(view, json.loads(rest)), flush=True)
        elif word == "quit":
            break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("policy", help="the file that learn.py saved")
    parser.add_argument("--server", help="play at a table there")
    parser.add_argument("--opponent", default="greedy", help="against this bot of the server")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds before each move there")
    asked = parser.parse_args()
    if asked.server is None:
        answer(Chooser(asked.policy))
    else:
        play_at_table(Chooser(asked.policy, asked.pause), asked.server, asked.opponent)


if __name__ == "__main__":
    main()
