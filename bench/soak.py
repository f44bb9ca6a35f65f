"""`make soak`: games go on and on, begin anew when they end, while from time to time most sockets
break at once and come back. Prints the server's memory over time and its slope after the first
three tenths of the run: of ten minutes, after the third."""

import argparse
import signal
import sys
import time
from dataclasses import dataclass, field
from typing import Any, Final

from bench import report
from bench.load import GAMES, SEATS, save
from bench.load_server import crowd, folder, form, table_server
from bench.worker import Worker

SHARE: Final = 0.8
LEVEL_FROM: Final = 0.3
# Tables that are over leave the memory within the run.
SETTINGS: Final = {"ORRERY_IDLE_SECONDS": "10"}
Answer = dict[str, Any]


@dataclass
class Plan:
    seconds: float
    tables: int
    pace: float
    parts: int = 20


@dataclass
class Soaked:
    """Seconds since the beginning and resident bytes; what the crowd counted in each part."""

    memory: list[tuple[float, int]] = field(default_factory=list)
    parts: list[Answer] = field(default_factory=list)
    processor: float = 0.0


def main() -> int:
    asked = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    plan = Plan(60.0 if asked.short else asked.seconds, asked.tables, asked.pace)
    console = report.console()
    with folder() as data, table_server(data, **SETTINGS) as server, crowd() as people:
        ports = [server.port]
        people.ask("prepare", ports=ports, tables=plan.tables, seats=SEATS, games=GAMES)
        people.ask("connect")
        people.ask("renew", wanted=True)
        begun, before = time.monotonic(), server.seconds
        soaked = Soaked([(0.0, server.memory)])
        for _ in range(plan.parts):
            soaked.parts.append(_part(plan, people))
            soaked.memory.append((time.monotonic() - begun, server.memory))
            console.print(_line(soaked), highlight=False)
        soaked.processor = server.seconds - before
        people.ask("end")
    summary = summarise(soaked)
    console.print(_verdict(summary), highlight=False)
    save(console, "soak", plan, summary, soaked)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--short", action="store_true", help="one minute")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=0.2, help="seconds between moves of a table")
    return parser.parse_args()


def _part(plan: Plan, people: Worker) -> Answer:
    """Play, and in the middle of it a storm."""
    seconds = plan.seconds / plan.parts
    answer = people.ask("play", seconds=seconds, pace=plan.pace, storm=SHARE)
    kept = ("moves", "refused", "finished", "lost", "back", "still", "seconds")
    return {name: answer[name] for name in kept}


def _line(soaked: Soaked) -> str:
    (at, memory), part = soaked.memory[-1], soaked.parts[-1]
    return (
        f"{at:6.0f} s  {memory / 2**20:7.1f} MiB  {part['moves']:6,} moves  "
        f"{part['lost']:4} cut, {part['back']} back  {part['finished']} games over, "
        f"{part['still']} tables stood still"
    )


def summarise(soaked: Soaked) -> Answer:
    """The slope is the least-squares one over the part of the run that should be level."""
    end = soaked.memory[-1][0]
    level = [(at, memory) for at, memory in soaked.memory if at >= LEVEL_FROM * end]
    total = {name: sum(part[name] for part in soaked.parts) for name in soaked.parts[0]}
    return {
        **total,
        "bytes at the beginning": soaked.memory[0][1],
        "bytes at the beginning of the level part": level[0][1],
        "bytes at the end": level[-1][1],
        "bytes a minute": 60 * slope(level),
        "processor of a move": soaked.processor / max(1, total["moves"]),
    }


def slope(points: list[tuple[float, int]]) -> float:
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    spread = sum((x - middle[0]) ** 2 for x, _ in points)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in points) / spread if spread else 0.0


def _verdict(found: Answer) -> str:
    first, last = found["bytes at the beginning of the level part"], found["bytes at the end"]
    return (
        f"{found['moves']:,} moves, {found['refused']} refused, {found['lost']:,} sockets cut, "
        f"{found['finished']} games to their end, rules {form()}; memory "
        f"{first / 2**20:.1f} MiB after three tenths, {last / 2**20:.1f} MiB at the end, "
        f"slope {found['bytes a minute'] / 2**20:+.2f} MiB a minute"
    )


if __name__ == "__main__":
    sys.exit(main())
