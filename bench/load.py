"""`make bench-load`: a thousand sockets play at a real server with full durability. Rounds go
around a bare WebSocket echo on the same stack and the crowd at full speed, so that a busy moment
of the machine falls on both; a round at the pace of people follows. Processor time is the
server's own, by the system's books."""

import argparse
import json
import signal
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench import machine, report
from bench.load_server import Process, crowd, echo_server, folder, form, synchronising, table_server
from bench.worker import ROOT, Worker

RESULTS: Final = ROOT / "bench" / "results"
SEATS: Final = 4
GAMES: Final = ["cosmos", "exoplanets"]
# As long as a command.
ECHO_SIZE: Final = 90
Answer = dict[str, Any]


@dataclass
class Plan:
    """How much is done."""

    tables: int
    rounds: int
    seconds: float
    pace: float


@dataclass
class Measured:
    """What came of it: memory in bytes at each stage, costs in seconds of processor time."""

    memory: dict[str, int] = field(default_factory=dict)
    rounds: list[Answer] = field(default_factory=list)
    paced: Answer = field(default_factory=dict)
    synchronising: float = 0.0
    sockets: int = 0


def main() -> int:
    asked = _arguments()
    # Told to stop, end what was started here too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    plan = Plan(asked.tables, asked.rounds, asked.seconds, asked.pace)
    if asked.quick:
        plan = Plan(25, 2, 3.0, asked.pace)
    console = report.console()
    with folder() as data, table_server(data) as server, echo_server() as echo, crowd() as people:
        measured = _measure(plan, data, server, echo, people)
    summary = summarise(measured)
    show(console, plan, summary)
    save(console, "load", plan, summary, measured)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="100 sockets at 25 tables")
    parser.add_argument("--tables", type=int, default=250, help=f"of {SEATS} seats each")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each part of a round")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between moves of a table")
    return parser.parse_args()


def _measure(plan: Plan, data: Path, server: Process, echo: Process, people: Worker) -> Measured:
    measured = Measured(synchronising=synchronising(data))
    memory = measured.memory
    memory["empty"] = server.memory
    people.ask("prepare", ports=[server.port], tables=plan.tables, seats=SEATS, games=GAMES)
    memory["tables"] = server.memory
    connected = people.ask("connect")
    measured.sockets = connected["sockets"]
    if connected["seen"] != connected["sockets"]:
        raise RuntimeError(f"only {connected['seen']} of {connected['sockets']} see their game")
    memory["sockets"] = server.memory
    for _ in range(plan.rounds):
        measured.rounds.append(_round(plan, server, echo, people))
    memory["played"] = server.memory
    measured.paced = add_costs(
        server, lambda: people.ask("play", seconds=2 * plan.seconds, pace=plan.pace)
    )
    people.ask("end")
    return measured


def _round(plan: Plan, server: Process, echo: Process, people: Worker) -> Answer:
    facts = {"port": echo.port, "sockets": plan.tables * SEATS, "size": ECHO_SIZE}
    return {
        "echo": add_costs(echo, lambda: people.ask("echo", seconds=plan.seconds / 2, **facts)),
        "play": add_costs(server, lambda: people.ask("play", seconds=plan.seconds)),
    }


def add_costs(process: Process, work: Any) -> Answer:
    """What a piece of work answers, and what it cost the process."""
    before = process.seconds
    answer: Answer = work()
    return {**answer, "processor": process.seconds - before}


def summarise(measured: Measured) -> dict[str, Any]:
    rounds = [_of_round(answer) for answer in measured.rounds]
    middle = {name: median(found[name] for found in rounds) for name in rounds[0]}
    paced, memory = measured.paced, measured.memory
    return {
        **middle,
        "least and most ratio": [f(found["move to echo"] for found in rounds) for f in (min, max)],
        "full speed": _latencies([answer["play"] for answer in measured.rounds]),
        "paced": _latencies([paced]),
        "paced moves per second": paced["moves in time"] / paced["seconds"],
        "paced processor": paced["processor"] / paced["seconds"],
        "paced processor of a connection": paced["processor"] / paced["seconds"] / measured.sockets,
        "bytes of a connection": (memory["sockets"] - memory["tables"]) / measured.sockets,
        "bytes of a table": (memory["tables"] - memory["empty"]) * SEATS / measured.sockets,
        "refused": sum(answer["play"]["refused"] for answer in measured.rounds),
        "lost": sum(answer["play"]["lost"] for answer in measured.rounds),
        "finished": sum(answer["play"]["finished"] for answer in measured.rounds),
        "seconds of a synchronisation": measured.synchronising,
        "memory": memory,
    }


def _of_round(answer: Answer) -> dict[str, float]:
    play, echo = answer["play"], answer["echo"]
    move = play["processor"] / play["moves"]
    one = echo["processor"] / echo["echoes"]
    return {
        "moves per second": play["moves in time"] / play["seconds"],
        "echoes per second": echo["echoes"] / echo["seconds"],
        "seconds of a move": move,
        "seconds of an echo": one,
        "move to echo": move / one,
        "frames of a move": play["frames"] / play["moves"],
        "frame to echo": play["processor"] / play["frames"] / one,
        "bytes of a frame": play["bytes"] / play["frames"],
        "processor": play["processor"] / play["seconds"],
    }


def _latencies(answers: list[Answer]) -> dict[str, float]:
    found = {}
    for name in ("acknowledged", "shown"):
        times = sorted(time for answer in answers for time in answer[name])
        found[f"{name} p50"] = times[len(times) // 2]
        found[f"{name} p99"] = times[len(times) * 99 // 100]
    return found


def show(console: Console, plan: Plan, found: dict[str, Any]) -> None:
    title = f"{plan.tables * SEATS:,} sockets at {plan.tables} tables, SQLite, full durability"
    table = Table(title=f"Load: {title}, rules {form()}")
    table.add_column("figure")
    table.add_column("full speed", justify="right")
    table.add_column(f"a move every {plan.pace:g} s and table", justify="right")
    fast, slow = found["full speed"], found["paced"]
    rates = found["moves per second"], found["paced moves per second"]
    table.add_row("acknowledged moves/s", *(f"{rate:,.0f}" for rate in rates))
    for name, said in (("acknowledged", "acknowledgement"), ("shown", "fan-out")):
        for rank in ("p50", "p99"):
            key = f"{name} {rank}"
            table.add_row(f"{said} {rank}, ms", *(f"{at[key] * 1e3:,.1f}" for at in (fast, slow)))
    busy = found["processor"], found["paced processor"]
    table.add_row("processor of the server, cores", *(f"{share:.2f}" for share in busy))
    connection = found["paced processor of a connection"]
    table.add_row("processor of a connection, ms/s", "", f"{connection * 1e3:.2f}")
    console.print(table)
    for line in _lines(found):
        console.print(line, highlight=False)


def _lines(found: dict[str, Any]) -> list[str]:
    return [_cost(found), _memory(found), _troubles(found)]


def _cost(found: dict[str, Any]) -> str:
    least, most = found["least and most ratio"]
    return (
        f"one move with its {found['frames of a move']:.1f} frames of "
        f"{found['bytes of a frame']:,.0f} bytes costs {found['seconds of a move'] * 1e6:,.0f} µs "
        f"of processor, one echo {found['seconds of an echo'] * 1e6:,.0f} µs "
        f"({found['echoes per second']:,.0f}/s): x{found['move to echo']:.1f} "
        f"({least:.1f} to {most:.1f}), x{found['frame to echo']:.1f} for each frame sent"
    )


def _memory(found: dict[str, Any]) -> str:
    return (
        f"memory: {found['bytes of a connection'] / 1024:,.0f} KiB a connection, "
        f"{found['bytes of a table'] / 1024:,.0f} KiB a table with its guests, "
        f"{found['memory']['played'] / 2**20:,.0f} MiB after play"
    )


def _troubles(found: dict[str, Any]) -> str:
    return (
        f"refused {found['refused']}, sockets lost {found['lost']}, games finished "
        f"{found['finished']}; writing and synchronising a page takes "
        f"{found['seconds of a synchronisation'] * 1e3:.2f} ms here"
    )


def save(console: Console, name: str, plan: object, summary: Answer, measured: object) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    path = RESULTS / f"{name}-{now}.json"
    facts = {
        "measured": now,
        "command": sys.orig_argv,
        "form": form(),
        "machine": machine.facts(),
        "plan": vars(plan),
        "summary": summary,
        "answers": vars(measured),
    }
    path.write_text(json.dumps(facts, indent=1) + "\n")
    console.print(f"JSON: {path.relative_to(ROOT)}", highlight=False)


if __name__ == "__main__":
    sys.exit(main())
