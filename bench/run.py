"""`make bench`: every figure is taken in several rounds that go around all that is measured, so
that a busy moment of the machine falls on everyone; ratios are taken within a round."""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import machine, report
from bench.worker import ROOT, Worker, WorkerLost

RESULTS = ROOT / "bench" / "results"
FORMS = ("compiled", "pure")
PEERS = ("catanatron", "openspiel", "hearts")
PEER_SEATS = 4


@dataclass
class Plan:
    """How much is measured."""

    rounds: int
    seconds: float


@dataclass
class Run:
    """What answers, what does not and why, and what was answered."""

    plan: Plan
    workers: dict[str, Worker] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    tables: list[tuple[str, int]] = field(default_factory=list)
    answers: list[dict[str, Any]] = field(default_factory=list)


def main() -> int:
    asked = _arguments()
    plan = Plan(3, 0.3) if asked.quick else Plan(asked.rounds, asked.seconds)
    console = report.console()
    run = Run(plan)
    try:
        _open_forms(run)
        _open_peers(run, asked.peers)
        if not run.tables:
            console.print(*run.missing.values())
            return 1
        _measure(run, console)
    finally:
        for worker in run.workers.values():
            worker.close()
    summary = report.summarise(run.answers, run.tables)
    report.show(console, summary, run.names, run.missing)
    console.print(f"JSON: {_save(run, summary)}", highlight=False)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="three short rounds")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    parser.add_argument("--peers", type=Path, help="the Python that has the peers installed")
    return parser.parse_args()


def _open_forms(run: Run) -> None:
    for form in FORMS:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if form == "pure":
            environment["PYTHONPATH"] = str(ROOT / "src")
        hello = _open(run, form, [sys.executable, "-m", "bench.engine"], environment)
        if hello is None:
            continue
        if hello["form"] != form:
            run.workers.pop(form).close()
            run.missing[form] = "not installed: there was no C compiler"
            continue
        run.names[form] = f"Orrery, {form}, Python {hello['python']}"
        run.tables = [(game, seats) for game, counts in hello["games"].items() for seats in counts]


def _open_peers(run: Run, python: Path | None) -> None:
    for peer in PEERS:
        if python is None or not python.exists():
            run.missing[peer] = "not installed: no environment for peers was given"
            continue
        command = [str(python.absolute()), "-m", f"bench.{peer}_peer"]
        hello = _open(run, peer, command, dict(os.environ))
        if hello is not None:
            run.names[peer] = hello["name"]


def _open(
    run: Run, name: str, command: list[str], environment: dict[str, str]
) -> dict[str, Any] | None:
    worker = Worker(command, environment)
    try:
        hello = worker.ask("hello")
    except WorkerLost as lost:
        run.missing[name] = f"not installed: {lost}"
        return None
    run.workers[name] = worker
    return hello


def _measure(run: Run, console: Console) -> None:
    jobs = list(_jobs(run))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(jobs))
        for job in jobs:
            described = " ".join(str(job[key]) for key in ("who", "job") if key in job)
            progress.update(task, description=f"round {job['round'] + 1}: {described}")
            run.answers.append({**job, **_answer(run, job)})
            progress.advance(task)


def _answer(run: Run, job: dict[str, Any]) -> dict[str, Any]:
    facts = {key: value for key, value in job.items() if key not in ("who", "round", "job")}
    return run.workers[job["who"]].ask(job["job"], seed=job["round"], **facts)


def _jobs(run: Run) -> Iterator[dict[str, Any]]:
    """All that is asked, in order: round by round, table by table, each worker in turn."""
    seconds = run.plan.seconds
    forms = [form for form in FORMS if form in run.workers]
    for number in range(run.plan.rounds):
        for game, seats in run.tables:
            where = {"game": game, "seats": seats, "round": number}
            for form in forms:
                yield {"who": form, "job": "games", **where, "seconds": seconds}
            for form in forms:
                yield {"who": form, "job": "costs", **where, "seconds": 2 * seconds}
            for form in forms:
                yield {"who": form, "job": "simulate", **where, "seconds": seconds}
            for peer in PEERS:
                if peer in run.workers:
                    share = seconds / len(run.tables) * 2
                    asked = {"seats": PEER_SEATS, "round": number, "seconds": share}
                    yield {"who": peer, "job": "games", **asked}
    for game, seats in run.tables:
        for form in forms:
            yield {"who": form, "job": "memory", "game": game, "seats": seats, "round": 0}


def _save(run: Run, summary: dict[str, Any]) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    text = json.dumps(
        {
            "measured": now,
            "command": sys.orig_argv,
            "clock": "processor time of the measured process",
            "machine": machine.facts(),
            "plan": vars(run.plan),
            "workers": {
                name: {"name": run.names[name], "command": worker.command}
                for name, worker in run.workers.items()
            },
            "missing": run.missing,
            "summary": summary,
            "answers": run.answers,
        },
        indent=1,
    )
    path = RESULTS / f"{now}.json"
    for target in (path, RESULTS / "latest.json"):
        target.write_text(text + "\n")
    return path.relative_to(ROOT)


if __name__ == "__main__":
    sys.exit(main())
