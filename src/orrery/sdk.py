"""Everything a bot needs to play, in one file: subclass `Bot`, and `run` plays it over standard
input and output (docs/bot-protocol.md) or at the tables of a server (docs/protocol.md).

    from orrery.sdk import Bot, run

    class First(Bot):
        name = "first"

        def choose(self, view, legal):
            return legal[0]

    run(First)

The file needs nothing else of this package, and may be copied beside a bot; for a server it needs
`websockets`. It is started as

    python bot.py                                     asked line by line, as `orrery arena` does it
    ORRERY_TOKEN=… python bot.py https://play.example.org            invited tables of a server
    ORRERY_TOKEN=… python bot.py https://play.example.org --open     and those that welcome bots
"""

import argparse
import json
import logging
import os
import secrets
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TextIO

__all__ = ["Bot", "GameInfo", "Refused", "Server", "play_lines", "run"]

TOKEN = "ORRERY_TOKEN"  # noqa: S105 - the name of a variable, not a token
_log = logging.getLogger("orrery.sdk")
_SECONDS = 30.0
_RETRY_SECONDS = 3.0
# The server closes a socket with these where coming back is of no use.
_FINAL_CODES = {4001, 4401, 4403, 4404, 4410}


@dataclass(frozen=True)
class GameInfo:
    """The game that is to be played: which, with how many seats, and which of them is yours. Use
    `seed` for all your random numbers, and the same game can be played again."""

    game: str
    rules: int
    seats: int
    seat: int
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0


class Bot:
    """A player of one seat of one game: a new one is made for every game."""

    name = "bot"
    version = "1.0"

    def start(self, game: GameInfo) -> None:
        """The game begins. `view` and `legal` come with each decision."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """One of the legal texts: `view` is all that your seat may know."""
        raise NotImplementedError


# Over standard input and output


def play_lines(
    kind: type[Bot], source: Iterable[str] = sys.stdin, target: TextIO = sys.stdout
) -> None:
    """Answer the lines of the bot protocol until `quit` or the end of the input."""
    bot = kind()
    view: dict[str, Any] = {}
    for line in source:
        word, _, rest = line.strip().partition(" ")
        if word == "orrery":
            _say(target, f"bot {kind.name} {kind.version}")
        elif word == "game":
            bot.start(_info_of(json.loads(rest)))
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            _say(target, f"move {bot.choose(view, json.loads(rest))}")
        elif word == "quit":
            return


def _say(target: TextIO, line: str) -> None:
    target.write(f"{line}\n")
    target.flush()


def _info_of(told: dict[str, Any]) -> GameInfo:
    """What is known of a game; a later version may tell more."""
    return GameInfo(**{name: told[name] for name in GameInfo.__dataclass_fields__ if name in told})


# At the tables of a server


class Refused(Exception):
    """The server says no: `code` is why, as docs/protocol.md lists it."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(f"{code} {json.dumps(facts)}" if facts else code)
        self.code = code


class Server:
    """A server, as the bot account whose token this is."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}

    def ask(self, path: str, body: Any = None) -> Any:
        """One HTTP request; a body makes it a POST."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self._headers}
        request = urllib.request.Request(self.address + path, content, headers)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _refusal_of(error) from None

    def connect(self, path: str) -> Any:
        """A socket, as a context manager; iterate over it for messages."""
        from websockets.sync.client import connect

        address = self.address.replace("http", "ws", 1) + path
        return connect(address, additional_headers=self._headers, max_size=None)

    def join(self, table: str) -> int:
        """Sit down where there is room, with a nonce for the deal; the seat."""
        own = self.ask("/api/me")["id"]
        described = self.ask(f"/api/tables/{table}/join", {})
        seat = next(each["seat"] for each in described["seats"] if each["player"] == own)
        nonce = {"commitment": described["deal"]["commitment"], "value": secrets.token_hex(16)}
        if described["status"] == "open":
            self.ask(f"/api/tables/{table}/seats/{seat}", {"do": "sit", "nonce": nonce})
        return int(seat)

    def play(self, kind: type[Bot], table: str) -> dict[str, Any] | None:
        """Play the seat at a table until its game is over, also over broken connections; the table
        at the end. None: the seat was taken from the bot, or the table is gone."""
        game = _TableGame(self, kind, table)
        while True:
            with _keep_trying() as end, self.connect(f"/api/tables/{table}/socket") as socket:
                for frame in socket:
                    if game.hear(socket, json.loads(frame)):
                        return game.table
            if end.code in _FINAL_CODES:
                return None
            time.sleep(_RETRY_SECONDS)

    def serve(self, kind: type[Bot], *, joins_open: bool = False, games: int = 0) -> None:
        """Play at every table to which the bot is invited, and with `joins_open` at waiting ones
        that welcome bots; several at once. Ends after so many games; 0 for never."""
        _Lobby(self, kind, joins_open, games).serve()


def _refusal_of(error: urllib.error.HTTPError) -> Refused:
    try:
        told = json.load(error)
        return Refused(str(told["code"]), dict(told["facts"]))
    except (ValueError, KeyError, TypeError):
        return Refused(str(error.code), {})


@dataclass
class _End:
    """How a connection ended: its close code, if it had one."""

    code: int | None = None


@contextmanager
def _keep_trying() -> Iterator[_End]:
    """Go on after a connection that broke or was not made; faults of the bot are not caught."""
    from websockets.exceptions import ConnectionClosed, InvalidHandshake

    end = _End()
    try:
        yield end
    except ConnectionClosed as error:
        end.code = error.rcvd.code if error.rcvd is not None else None
    except (OSError, InvalidHandshake) as error:
        _log.warning("the server is not reached: %s", error)


class _TableGame:
    """The game at one table, as far as it was heard of."""

    def __init__(self, server: Server, kind: type[Bot], table: str) -> None:
        self._server = server
        self._kind = kind
        self._id = table
        self._bot: Bot | None = None
        self._answered = -1
        self.table: dict[str, Any] | None = None

    def hear(self, socket: Any, message: dict[str, Any]) -> bool:
        """Answer a message where it asks for something; whether the game is over."""
        if message["type"] in ("welcome", "table"):
            table: dict[str, Any] = message["table"]
            self.table = table
            self._take_back(table, message["seats"])
            return table["status"] in ("finished", "abandoned") or not message["seats"]
        if message["type"] == "update" and message["legal"] and message["seat"] >= 0:
            self._act(socket, message)
        elif message["type"] == "refused":
            self._answered = -1
            _log.warning("refused: %s", message["code"])
        return False

    def _act(self, socket: Any, update: dict[str, Any]) -> None:
        if update["version"] == self._answered:
            return
        self._answered = update["version"]
        if self._bot is None:
            self._bot = self._kind()
            self._bot.start(self._info(update["seat"]))
        command = {
            "type": "act",
            "id": secrets.token_hex(8),
            "version": update["version"],
            "seat": update["seat"],
            "action": self._bot.choose(update["view"], update["legal"]),
        }
        socket.send(json.dumps(command))

    def _info(self, seat: int) -> GameInfo:
        table = self.table or self._server.ask(f"/api/tables/{self._id}")
        told = {name: table[name] for name in ("game", "rules", "options")}
        return GameInfo(**told, seats=len(table["seats"]), seat=seat, seed=secrets.randbits(32))

    def _take_back(self, table: dict[str, Any], seats: list[int]) -> None:
        """A stand-in plays the seat: the bot was away, or out of time, and is here again."""
        for seat in seats:
            if table["status"] == "running" and table["seats"][seat]["bot"] is not None:
                try:
                    self._server.ask(f"/api/tables/{self._id}/seats/{seat}", {"do": "take-back"})
                except Refused as refusal:
                    _log.warning("the seat was not taken back: %s", refusal)


class _Lobby:
    """Waits for tables and plays each in a thread of its own."""

    def __init__(self, server: Server, kind: type[Bot], joins_open: bool, games: int) -> None:
        self._server = server
        self._kind = kind
        self._joins_open = joins_open
        self._left = games or -1
        self._threads: dict[str, threading.Thread] = {}
        self._declined: set[str] = set()

    def serve(self) -> None:
        is_resumed = False
        while not self._is_done():
            with _keep_trying() as end:
                if not is_resumed:
                    self._resume()
                    is_resumed = True
                self._listen()
            if end.code in _FINAL_CODES:
                raise Refused(f"closed-{end.code}", {})
            if not self._is_done():
                time.sleep(_RETRY_SECONDS)
        for thread in list(self._threads.values()):
            thread.join()

    def _is_done(self) -> bool:
        return self._left == 0

    def _listen(self) -> None:
        with self._server.connect("/api/lobby/socket") as socket:
            while not self._is_done():
                self._hear(socket)
                self._threads = {k: t for k, t in self._threads.items() if t.is_alive()}

    def _resume(self) -> None:
        """Go on at the tables where the bot sits already."""
        for table in self._server.ask("/api/tables")["mine"]:
            if table["status"] in ("open", "running"):
                self._start(table["id"])

    def _hear(self, socket: Any) -> None:
        try:
            message = json.loads(socket.recv(timeout=_RETRY_SECONDS))
        except TimeoutError:
            return
        if message["type"] == "you":
            self._join(invitation["table"]["id"] for invitation in message["invitations"])
        elif message["type"] == "tables" and self._joins_open:
            found = [each for each in message["tables"] if each["welcomes_bots"] and each["free"]]
            self._join(table["id"] for table in found)

    def _join(self, tables: Iterable[str]) -> None:
        for table in tables:
            if self._is_done() or table in self._threads or table in self._declined:
                continue
            try:
                self._server.join(table)
            except Refused as refusal:
                # One game may end before there is room for the next; anything else stays so.
                if refusal.code != "too-many-tables":
                    self._declined.add(table)
                _log.warning("did not join %s: %s", table, refusal)
                continue
            self._start(table)

    def _start(self, table: str) -> None:
        self._left -= 1
        thread = threading.Thread(target=self._play, args=(table,), daemon=True)
        self._threads[table] = thread
        thread.start()

    def _play(self, table: str) -> None:
        over = self._server.play(self._kind, table)
        result = None if over is None else over["result"]
        _log.info("%s: %s", table, result or "without a result")


def run(kind: type[Bot]) -> None:
    """Play as the command line says: without a server over standard input and output."""
    reader = argparse.ArgumentParser(description=kind.__doc__)
    reader.add_argument("server", nargs="?", help="the address of a server")
    reader.add_argument("--open", action="store_true", help="also join tables that welcome bots")
    reader.add_argument("--games", type=int, default=0, help="end after so many games")
    given = reader.parse_args()
    if given.server is None:
        play_lines(kind)
        return
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    token = os.environ.get(TOKEN)
    if not token:
        reader.error(f"set {TOKEN} to the token of a bot account; the account page makes one")
    if not given.server.startswith(("http://", "https://")):
        reader.error(f"the address of a server begins with http:// or https://: {given.server}")
    try:
        Server(given.server, token).serve(kind, joins_open=given.open, games=given.games)
    except Refused as refusal:
        why = f"{TOKEN} is of no account there" if refusal.code == "no-guest" else refusal
        reader.exit(1, f"the server refuses: {why}\n")
    except KeyboardInterrupt:
        reader.exit(1, "stopped; tables that are not finished go on when it is started again\n")
