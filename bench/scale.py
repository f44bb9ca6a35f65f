"""`make bench-scale`: one process against two on one PostgreSQL and one Redis, all on loopback.
Rounds alternate between them. `by table` is a proxy that sends all guests of a table to the same
process; `mixed` spreads the guests of every table over both. The crowd and the database share the
machine, so their processor time is shown too."""

import argparse
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.table import Table

from bench import report
from bench.load import GAMES, SEATS, save
from bench.load_server import HOST, PATIENCE, crowd, folder, form, free_port, table_server

KINDS: Final = {"one process": (1, False), "two, by table": (2, False), "two, mixed": (2, True)}
Answer = dict[str, Any]


class Missing(Exception):
    """A program that is needed is not installed."""


@dataclass
class Plan:
    tables: int
    rounds: int
    seconds: float


@dataclass
class Scaled:
    answers: list[Answer] = field(default_factory=list)


def main() -> int:
    asked = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    plan = Plan(asked.tables, asked.rounds, asked.seconds)
    if asked.quick:
        plan = Plan(10, 1, 3.0)
    console = report.console()
    scaled = Scaled()
    try:
        with postgres() as (database, cluster), redis() as hints:
            settings = {"ORRERY_DATABASE": database, "ORRERY_REDIS": hints}
            for number in range(plan.rounds):
                for kind in KINDS:
                    answer = _measure(plan, kind, settings, cluster)
                    scaled.answers.append({"round": number, "kind": kind, **answer})
    except Missing as missing:
        console.print(f"not measured: {missing} is not installed")
        return 0
    summary = summarise(scaled)
    console.print(_table(plan, summary))
    save(console, "scale", plan, summary, scaled)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-scale", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="40 sockets at 10 tables, once")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=6.0)
    return parser.parse_args()


def _measure(plan: Plan, kind: str, settings: dict[str, str], cluster: int) -> Answer:
    count, mixed = KINDS[kind]
    with ExitStack() as stack:
        data = stack.enter_context(folder())
        servers = [stack.enter_context(table_server(data, **settings)) for _ in range(count)]
        people = stack.enter_context(crowd())
        facts = {"tables": plan.tables, "seats": SEATS, "games": GAMES, "mixed": mixed}
        people.ask("prepare", ports=[server.port for server in servers], **facts)
        people.ask("connect")
        people.ask("play", seconds=1.0)
        before = [*(server.seconds for server in servers), _all_seconds(cluster), people.seconds]
        answer = people.ask("play", seconds=plan.seconds)
        after = [*(server.seconds for server in servers), _all_seconds(cluster), people.seconds]
        people.ask("end")
    spent = [late - early for early, late in zip(before, after, strict=True)]
    *of_servers, of_database, of_crowd = (seconds / answer["seconds"] for seconds in spent)
    times = sorted(answer["acknowledged"])
    return {
        "moves per second": answer["moves in time"] / answer["seconds"],
        "servers": sum(of_servers),
        "database": of_database,
        "crowd": of_crowd,
        "refused": answer["refused"],
        "acknowledged p50": times[len(times) // 2],
        "microseconds of a move": sum(spent[:count]) / answer["moves"] * 1e6,
    }


def _all_seconds(parent: int) -> float:
    """Processor time of a process and those it started."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if parent in (int(fields[1]), int(stat.parent.name)):
            ticks += sum(int(field) for field in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def summarise(scaled: Scaled) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for kind in KINDS:
        answers = [answer for answer in scaled.answers if answer["kind"] == kind]
        names = [name for name in answers[0] if name not in ("kind", "round")]
        found[kind] = {name: median(answer[name] for answer in answers) for name in names}
        found[kind]["to one"] = median(
            answer["moves per second"] / one["moves per second"]
            for answer in answers
            for one in scaled.answers
            if one["kind"] == "one process" and one["round"] == answer["round"]
        )
    return found


def _table(plan: Plan, found: dict[str, Any]) -> Table:
    title = f"{plan.tables * SEATS} sockets at {plan.tables} tables, PostgreSQL and Redis"
    table = Table(title=f"{title}, rules {form()}", caption="processor time in cores")
    headings = ("", "moves/s", "to one", "p50, ms", "servers", "database", "crowd", "µs a move")
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left")
    for kind, of in found.items():
        shares = (f"{of[name]:.2f}" for name in ("servers", "database", "crowd"))
        rate, ratio = f"{of['moves per second']:,.0f}", f"x{of['to one']:.2f}"
        middle, cost = f"{of['acknowledged p50'] * 1e3:,.0f}", of["microseconds of a move"]
        table.add_row(kind, rate, ratio, middle, *shares, f"{cost:,.0f}")
    return table


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A cluster of its own with its usual durability, and its process."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise Missing("PostgreSQL")
    programs, port = found[-1].parent, free_port()
    user: Answer = {} if os.geteuid() else {"user": "postgres", "extra_groups": []}
    with tempfile.TemporaryDirectory(prefix="orrery-scale-") as name:
        if user:
            os.chown(name, pwd.getpwnam("postgres").pw_uid, -1)
        data = f"{name}/data"
        make = [str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "postgres"]
        subprocess.run(make, check=True, capture_output=True, cwd=name, **user)
        listen = ["-p", str(port), "-c", f"listen_addresses={HOST}", "-k", name]
        command = [str(programs / "postgres"), "-D", data, *listen]
        with _running(command, port, cwd=name, **user) as process:
            yield f"postgresql://postgres@{HOST}:{port}/postgres", process


@contextmanager
def redis() -> Iterator[str]:
    found = shutil.which("redis-server")
    if found is None:
        raise Missing("Redis")
    port = free_port()
    bare = ["--save", "", "--appendonly", "no", "--bind", HOST, "--port", str(port)]
    with _running([found, *bare], port):
        yield f"redis://{HOST}:{port}/0"


@contextmanager
def _running(command: list[str], port: int, **options: Any) -> Iterator[int]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, **options)
    try:
        until = time.monotonic() + PATIENCE
        while not _answers(port):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{command[0]} does not answer")
            time.sleep(0.1)
        # It may listen a moment before it takes connections.
        time.sleep(1.0)
        yield process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


if __name__ == "__main__":
    sys.exit(main())
