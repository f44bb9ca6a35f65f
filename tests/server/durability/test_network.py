"""Promise 3: behind a network that drops, doubles, delays and reorders, every command gets one
answer, and the log has neither doubles nor gaps."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from orrery.server.store import Appended, open_store
from tests.server.durability.rounds import is_long
from tests.server.store.rows import a_command, a_table

CLIENTS = 3
PICK = st.integers(min_value=0, max_value=10**6)


class Message(NamedTuple):
    """A command on its way to the server."""

    client: int
    command: str
    version: int


class Answer(NamedTuple):
    """An answer on its way back; `is_done` or stale."""

    client: int
    command: str
    is_done: bool
    version: int


@dataclass
class Client:
    """Sends one command at a time, and sends it again until there is an answer."""

    number: int
    seen: int = 0
    sent: int = 0
    pending: Message | None = None

    def next_message(self) -> Message:
        if self.pending is None:
            self.sent += 1
            command = f"client{self.number}-{self.sent}"
            self.pending = Message(self.number, command, self.seen + 1)
        return self.pending

    def hears(self, answer: Answer) -> None:
        self.seen = max(self.seen, answer.version)
        if self.pending is not None and answer.command == self.pending.command:
            self.pending = None


class Network(RuleBasedStateMachine):
    """Clients, two piles of messages on their way, and a real store."""

    @initialize()
    def set_up(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        address = f"sqlite:///{Path(self.folder.name)}/orrery.sqlite"
        self.store = self.runner.run(open_store(address))
        self.runner.run(self.store.create_table(a_table()))
        self.clients = [Client(number) for number in range(CLIENTS)]
        self.asked: list[Message] = []
        self.answered: list[Answer] = []
        self.given: dict[str, list[Answer]] = {}

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.settle()
            self.runner.run(self.store.close())
            self.runner.close()
            self.folder.cleanup()

    @rule(client=st.integers(0, CLIENTS - 1))
    def send(self, client: int) -> None:
        """A new command, or again the one without an answer."""
        self.asked.append(self.clients[client].next_message())

    @precondition(lambda self: self.asked)
    @rule(pick=PICK)
    def arrive(self, pick: int) -> None:
        self.serve([self.asked.pop(pick % len(self.asked))])

    @precondition(lambda self: self.asked)
    @rule(pick=PICK)
    def arrive_twice(self, pick: int) -> None:
        message = self.asked[pick % len(self.asked)]
        self.serve([message, message])

    @precondition(lambda self: len(self.asked) > 1)
    @rule()
    def arrive_together(self) -> None:
        """Everything under way at once, so that it shares a commit."""
        messages, self.asked = self.asked[::-1], []
        self.serve(messages)

    @precondition(lambda self: self.asked)
    @rule(pick=PICK)
    def lose_question(self, pick: int) -> None:
        self.asked.pop(pick % len(self.asked))

    @precondition(lambda self: self.answered)
    @rule(pick=PICK)
    def lose_answer(self, pick: int) -> None:
        self.answered.pop(pick % len(self.answered))

    @precondition(lambda self: self.answered)
    @rule(pick=PICK, doubled=st.booleans())
    def hear(self, pick: int, doubled: bool) -> None:
        answer = self.answered[pick % len(self.answered)]
        if not doubled:
            self.answered.remove(answer)
        self.clients[answer.client].hears(answer)

    @invariant()
    def one_answer_to_each_command(self) -> None:
        for answers in getattr(self, "given", {}).values():
            assert len({answer.is_done for answer in answers}) == 1
            if answers[0].is_done:
                assert len(set(answers)) == 1

    @invariant()
    def the_log_is_what_was_answered(self) -> None:
        if not hasattr(self, "store"):
            return
        log = self.runner.run(self.store.log("t"))
        assert [step.version for step in log] == list(range(1, len(log) + 1))
        done = {
            command: answers[0].version
            for command, answers in self.given.items()
            if answers[0].is_done
        }
        assert {step.command: step.version for step in log} == done

    def serve(self, messages: list[Message]) -> None:
        for message, appended in zip(messages, self.appended(messages), strict=True):
            is_done = appended.status != "conflict"
            if is_done:
                assert appended.answer == a_command(appended.version).answer
            answer = Answer(message.client, message.command, is_done, appended.version)
            self.given.setdefault(message.command, []).append(answer)
            self.answered.append(answer)

    def appended(self, messages: list[Message]) -> list[Appended]:
        async def all_at_once() -> list[Any]:
            commands = [a_command(message.version, message.command) for message in messages]
            return await asyncio.gather(*(self.store.append(command) for command in commands))

        return self.runner.run(all_at_once())

    def settle(self) -> None:
        """The network comes back: whoever waits sends again and gets the answer."""
        for client in self.clients:
            while client.pending is not None:
                self.serve([client.pending])
                client.hears(self.answered.pop())
        self.one_answer_to_each_command()
        self.the_log_is_what_was_answered()


TestNetwork = Network.TestCase
TestNetwork.settings = settings(
    max_examples=300 if is_long() else 30,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
