"""A bot that is a program of its own, in any language, asked line by line over its standard input
and output. The protocol is in docs/bot-protocol.md."""

import os
import shlex
import signal
import subprocess
import time
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

import msgspec

from orrery.core.action import Action
from orrery.core.errors import OrreryError
from orrery.core.view import View

PROTOCOL: Final = 1
SECONDS: Final = 30.0
"""How long a program may take for one answer, if nothing else is said."""
_START_SECONDS: Final = 30.0
_QUIT_SECONDS: Final = 1.0
# How long a program that is checked may take to end.
_PATIENCE_SECONDS: Final = 5.0
_LONGEST_LINE: Final = 4096
_HEARD: Final = 20
_SHOWN: Final = 300


class BotFailure(OrreryError):
    """A program that cannot be played with any more, and what it said last."""

    code = "bot-failure"


class BotNotStarted(BotFailure):
    code = "bot-not-started"


class BotEnded(BotFailure):
    code = "bot-ended"


class BotSilent(BotFailure):
    code = "bot-silent"


class BotNonsense(BotFailure):
    code = "bot-nonsense"


class Program:
    """A running program. Nothing here waits for longer than it was told to: other threads read and
    write the pipes, which may be full, empty or closed at any time."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever plays names the program
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise BotNotStarted(command=command, problem=problem) from None
        self._lines: Queue[str | None] = Queue(_HEARD)
        self._to_send: Queue[bytes | None] = Queue()
        self._complaints: deque[str] = deque(maxlen=_HEARD)
        work = (self._read, self._listen, self._write)
        threads = [Thread(target=each, daemon=True) for each in work]
        for thread in threads:
            thread.start()
        self._reader, self._listener, _ = threads

    def send(self, word: str, value: Any = None) -> None:
        """A word, and a value in JSON."""
        line = word.encode() + (b"" if value is None else b" " + msgspec.json.encode(value))
        self._to_send.put(line + b"\n")

    def receive(self, seconds: float) -> tuple[str, str]:
        """The first word of the next line and the rest; what begins with `info` is passed over."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise BotSilent(command=self.command, seconds=seconds, said=self.said()) from None
            if line is None:
                self._listener.join(_QUIT_SECONDS)
                raise BotEnded(command=self.command, status=self._status(), said=self.said())
            word, _, rest = line.strip().partition(" ")
            if word and word != "info":
                return word, rest

    def pending(self) -> list[str]:
        """What it has said by now without being asked; neither `info` nor the end of its output."""
        lines: list[str] = []
        with suppress(Empty):
            while (line := self._lines.get_nowait()) is not None:
                lines.append(line)
            self._lines.put(None)
        return _spoken(lines)

    def quit(self) -> tuple[int | None, list[str]]:
        """Ask it to end: its status, None if it had to be killed, and what it said meanwhile."""
        self.send("quit")
        self._to_send.put(None)
        lines: list[str] = []
        deadline = time.monotonic() + _PATIENCE_SECONDS
        with suppress(Empty):
            while (
                line := self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            ) is not None:
                lines.append(line)
        status = None
        with suppress(subprocess.TimeoutExpired):
            status = self._process.wait(max(0.0, deadline - time.monotonic()))
        self.close()
        return status, _spoken(lines)

    def said(self) -> str:
        """The end of what it wrote to its standard error."""
        return " / ".join(self._complaints)[-_SHOWN:]

    def close(self) -> None:
        """Ask it to end, and see that it does, with whatever it has started."""
        self.send("quit")
        self._to_send.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_QUIT_SECONDS)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        deadline = time.monotonic() + _QUIT_SECONDS
        while self._reader.is_alive() and time.monotonic() < deadline:
            with suppress(Empty):
                self._lines.get(timeout=_QUIT_SECONDS / 10)

    def _status(self) -> int | None:
        """How it ended; not known of one that only closed its output."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(_QUIT_SECONDS)
        return None

    def _read(self) -> None:
        for line in _lines_of(self._process.stdout):
            self._lines.put(line)
        self._lines.put(None)

    def _listen(self) -> None:
        for line in _lines_of(self._process.stderr):
            self._complaints.append(line.strip())

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None  # noqa: S101 - it is a pipe
        with suppress(OSError, ValueError):
            while (line := self._to_send.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()


def _spoken(lines: list[str]) -> list[str]:
    """Lines that say something."""
    stripped = (line.strip() for line in lines)
    return [line for line in stripped if line and line.partition(" ")[0] != "info"]


def _lines_of(stream: IO[bytes] | None) -> Any:
    assert stream is not None  # noqa: S101 - it is a pipe
    with stream, suppress(OSError, ValueError):
        while line := stream.readline(_LONGEST_LINE):
            yield line.decode("utf-8", "replace")


def introduce(program: Program) -> str:
    """Greet a program; its name and version."""
    program.send(f"orrery {PROTOCOL}")
    word, name = program.receive(_START_SECONDS)
    if word != "bot" or not name:
        raise _nonsense(program, "bot NAME VERSION", f"{word} {name}")
    return name[:_SHOWN]


def _nonsense(program: Program, expected: str, heard: str) -> BotNonsense:
    facts = {"heard": heard.strip()[:_SHOWN], "said": program.said()}
    return BotNonsense(command=program.command, expected=expected, **facts)


class StdioBot:
    """Plays one seat of one game by a program. What fails at its start fails at its first move."""

    def __init__(self, command: str, game: dict[str, Any], seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._program: Program | None = None
        self._failure: BotFailure | None = None
        try:
            self._program = Program(command)
            introduce(self._program)
            self._program.send("game", game)
        except BotFailure as failure:
            self._failure = failure

    def choose(self, view: View, legal: list[Action]) -> Action:
        if self._failure is not None or self._program is None:
            raise self._failure or BotFailure(command=self._command)
        self._program.send("view", view)
        self._program.send("legal", [action.text for action in legal])
        word, text = self._program.receive(self._seconds)
        for action in legal:
            if word == "move" and action.text == text:
                return action
        raise _nonsense(self._program, "move TEXT", f"{word} {text}")

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
