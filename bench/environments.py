"""Steps a second of environments with observations and masks, Orrery's beside others through the
same interface, on one core, in rounds that go around all of them."""

import argparse
import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import machine, report
from bench.worker import ROOT, Worker, WorkerLost

RESULTS = ROOT / "bench" / "results"
SEATS = (2, 4)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="three short rounds")
    parser.add_argument("--peers", type=Path, help="the Python that has the peers installed")
    asked = parser.parse_args()
    rounds, seconds = (3, 0.3) if asked.quick else (5, 1.0)
    console = report.console()
    answers = _measure(_workers(asked.peers, console), rounds, seconds, console)
    console.print(_table(answers))
    console.print(f"JSON: {_save(answers)}", highlight=False)
    return 0 if answers else 1


def _workers(peers: Path | None, console: Console) -> list[Worker]:
    commands = [[sys.executable, "-m", "bench.environment_worker"]]
    if peers is not None and peers.exists():
        commands.append([str(peers.absolute()), "-m", "bench.environment_peer"])
    else:
        console.print("peers: not installed: no environment for peers was given", highlight=False)
    return [Worker(command, dict(os.environ)) for command in commands]


def _measure(
    workers: list[Worker], rounds: int, seconds: float, console: Console
) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = []
    lost: set[int] = set()
    jobs = [job for worker in workers for job in _jobs(worker, console)]
    for number in range(rounds):
        console.print(f"round {number + 1} of {rounds}", highlight=False)
        for worker, name, seats in jobs:
            if id(worker) in lost:
                continue
            try:
                answer = worker.ask("steps", name=name, seats=seats, seconds=seconds, seed=number)
            except WorkerLost as words:
                console.print(f"{name}: {words}; it and what follows it is not measured")
                lost.add(id(worker))
                continue
            answers.append({"name": name, "seats": seats, "round": number, **answer})
    for worker in workers:
        if id(worker) not in lost:
            worker.close()
    return answers


def _jobs(worker: Worker, console: Console) -> list[tuple[Worker, str, int]]:
    try:
        names = worker.ask("hello")["names"]
    except WorkerLost as lost:
        console.print(f"{worker.command[-1]}: {lost}", highlight=False)
        return []
    return [
        (worker, name, seats) for name in names for seats in (SEATS if "Orrery" in name else (0,))
    ]


def _table(answers: list[dict[str, Any]]) -> Table:
    table = Table(title="Steps a second with observation and mask: median, least to most")
    for heading in ("interface and game", "seats"):
        table.add_column(heading)
    for heading in ("steps/s", "least", "most"):
        table.add_column(heading, justify="right")
    for name, seats in dict.fromkeys((a["name"], a["seats"]) for a in answers):
        here = [a for a in answers if (a["name"], a["seats"]) == (name, seats)]
        found = report.figure(a["steps"] / a["seconds"] for a in here)
        cells = [f"{found[key]:,.0f}" for key in ("median", "least", "most")]
        table.add_row(name, str(seats or ""), *cells)
    return table


def _save(answers: list[dict[str, Any]]) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    path = RESULTS / f"environments-{now}.json"
    text = json.dumps({"measured": now, "machine": machine.facts(), "answers": answers}, indent=1)
    path.write_text(text + "\n")
    return path.relative_to(ROOT)


if __name__ == "__main__":
    sys.exit(main())
