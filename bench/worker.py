"""A process that answers jobs: one line of JSON in, one line of JSON out. Each thing measured
lives in a process of its own, so that rounds can go around without importing anything again."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Job = Callable[..., dict[str, Any]]


def serve(jobs: Mapping[str, Job]) -> None:
    """Answer until the input ends. What a measured library prints goes to the error stream."""
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        asked = json.loads(line)
        answer = jobs[asked.pop("job")](**asked)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


class WorkerLost(Exception):
    """The process ended; the last line of its error stream says why."""


class Worker:
    """The asking end."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.command = list(command)
        self.environment = dict(environment)
        self._process = subprocess.Popen(
            self.command,
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, job: str, **facts: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps({"job": job, **facts}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise WorkerLost(self._last_words()) from None
        line = self._process.stdout.readline()
        if not line:
            raise WorkerLost(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self._process.communicate()

    def _last_words(self) -> str:
        _, errors = self._process.communicate()
        lines = errors.strip().splitlines()
        return lines[-1] if lines else f"exit code {self._process.returncode}"
