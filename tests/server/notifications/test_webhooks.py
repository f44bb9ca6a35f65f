"""A player who is away is told of a turn, at an address nobody else learns of."""

import asyncio
import functools
import shutil
import ssl
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from orrery.server.errors import BadWebhook
from orrery.server.notifications import delivery
from orrery.server.notifications import webhooks as module
from orrery.server.notifications.delivery import (
    DeliveryFailed,
    WebhookClient,
    is_public,
    parse_target,
)
from orrery.server.notifications.webhooks import DeliveryPolicy
from tests.server.visitors import PATIENCE, Message, Place, Visitor, served, serving

OPENSSL = shutil.which("openssl")
QUICK = DeliveryPolicy(delay=0.0, poll=0.01, retries=(0.01, 0.01, 0.01))
NEIGHBOURS: dict[str, Any] = {"webhook_private": True, "webhook_after": 0.0}


class Listener:
    """A machine elsewhere: keeps what it was posted and answers as it is told to."""

    def __init__(self) -> None:
        self.answers: list[bytes] = []
        self.heads: list[str] = []
        self.bodies: asyncio.Queue[Message] = asyncio.Queue()
        self.address = ""
        self.outcomes: asyncio.Queue[str] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length: ")[2].partition("\r")[0])
        body = await reader.readexactly(length)
        self.heads.append(head)
        writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()
        self.bodies.put_nowait(msgspec.json.decode(body))

    async def next(self) -> Message:
        return await asyncio.wait_for(self.bodies.get(), PATIENCE)

    def hear_of(self, place: Place) -> None:
        """Keep what becomes of the calls of a server."""
        webhooks = place.services.webhooks
        count = webhooks._count

        def counted(outcome: str) -> None:
            count(outcome)
            self.outcomes.put_nowait(outcome)

        webhooks._count = counted  # type: ignore[method-assign]

    async def outcome(self, wanted: str) -> None:
        while await asyncio.wait_for(self.outcomes.get(), PATIENCE) != wanted:
            pass


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(listener.serve, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        listener.address = f"http://127.0.0.1:{port}/hook?secret=s3cr3t"
        yield listener


Scene = Callable[[Place, Listener], Awaitable[None]]


def called(
    policy: DeliveryPolicy = QUICK, **settings: Any
) -> Callable[[Scene], Callable[[], None]]:
    """A test with a server that calls without delay, and a machine to be called."""

    def decorate(scene: Scene) -> Callable[[], None]:
        async def both(place: Place) -> None:
            async with listening() as listener:
                listener.hear_of(place)
                await scene(place, listener)

        @functools.wraps(scene, assigned=("__module__", "__name__", "__doc__"))
        def run() -> None:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(module, "DeliveryPolicy", lambda delay: replace(policy, delay=delay))
                served(**(NEIGHBOURS | settings))(both)()

        # pytest would look for fixtures called `place` and `listener`.
        del run.__wrapped__
        return run

    return decorate


async def away_and_asked(place: Place, listener: Listener, **fields: Any) -> tuple[Visitor, str]:
    """A table at which it is the turn of Ada, who is not there: another acts and she is next."""
    ada, ben = await place.guest(), await place.guest("Ben")
    await ada.post("/api/me/webhook", {"address": listener.address})
    table = (await ben.table("me", "open", **fields))["id"]
    await ada.seat(table, 1, "sit")
    await ben.post(f"/api/tables/{table}/start")
    async with ben.line(table) as line:
        await line.until("welcome")
        update = await line.next()
        while True:
            while not update["legal"]:
                if update["view"]["to_act"] == 1:
                    return ada, table
                update = await line.until("update")
            legal = update["legal"]
            await line.send("act", version=update["version"], seat=0, action=legal[-1])
            update = await line.until("update")


@called()
async def test_who_is_away_is_told_of_a_turn(place: Place, listener: Listener) -> None:
    ada, table = await away_and_asked(place, listener)
    told = await listener.next()
    described = await ada.get(f"/api/tables/{table}")
    assert told["event"] == "turn"
    assert told["link"] == f"{place.address}/t/{table}"
    assert (told["table"], told["game"], told["seat"]) == (table, "exoplanets", 1)
    assert told["version"] == described["version"]
    assert told["asked"].startswith("choose-")
    assert told["text"] == told["content"]
    assert told["text"].startswith("Exoplanets: ")
    assert "Your turn" in told["text"]
    assert told["text"].endswith(told["link"])
    assert listener.heads[0].startswith("POST /hook?secret=s3cr3t HTTP/1.1\r\n")
    assert "Ada" not in told["text"]
    assert "Ben" not in told["text"]


@called()
async def test_the_sentence_is_in_the_language_of_the_player(
    place: Place, listener: Listener
) -> None:
    ada = await place.guest()
    await ada.post("/api/me/webhook", {"address": listener.address})
    await ada.post("/api/me", {"language": "pl"})
    await ada.post("/api/me/webhook/test")
    told = await listener.next()
    assert told["event"] == "test"
    assert "Odtąd" in told["text"]


@called()
async def test_a_turn_is_told_once(place: Place, listener: Listener) -> None:
    ada, table = await away_and_asked(place, listener)
    await listener.next()
    async with ada.line(table) as line:
        await line.until("welcome")
    await place.services.tables.call(table, _advance_again)
    again, _ = await away_and_asked(place, listener)
    assert again.id != ada.id
    assert (await listener.next())["table"] != table
    await listener.outcome("delivered")
    await listener.outcome("delivered")
    assert listener.bodies.empty()


async def _advance_again(live: Any) -> None:
    live._turns._notified = -1
    live._turns.advance()


@called()
async def test_who_is_there_is_not_called(place: Place, listener: Listener) -> None:
    ada = await place.guest()
    await ada.post("/api/me/webhook", {"address": listener.address})
    table = (await ada.table("random", "me"))["id"]
    async with ada.line(table) as line:
        await ada.post(f"/api/tables/{table}/start")
        while not (await line.until("update"))["legal"]:
            pass
        ben, other = await away_and_asked(place, listener)
        assert (await listener.next())["table"] == other
    assert listener.bodies.empty()
    assert ben.id != ada.id


@called(replace(QUICK, poll=0.05), webhook_after=0.5)
async def test_who_comes_by_in_time_is_not_called(place: Place, listener: Listener) -> None:
    ada, table = await away_and_asked(place, listener)
    async with ada.line(table) as line:
        await line.until("welcome")
        await listener.outcome("withdrawn")
    assert listener.bodies.empty()


@called()
async def test_a_call_that_fails_is_made_again(place: Place, listener: Listener) -> None:
    listener.answers = [b"HTTP/1.1 503 Busy\r\n\r\n", b"nonsense\r\n"]
    ada, _ = await away_and_asked(place, listener)
    first, second, third = [await listener.next() for _ in range(3)]
    assert first == second == third
    await listener.outcome("delivered")
    assert (await ada.get("/api/me/webhook"))["failures"] == 0


@called()
async def test_a_call_is_given_up_after_the_last_try(place: Place, listener: Listener) -> None:
    listener.answers = [b"HTTP/1.1 500 No\r\n\r\n"] * 10
    ada, _ = await away_and_asked(place, listener)
    for _ in range(4):
        await listener.next()
    await listener.outcome("failed")
    assert listener.bodies.empty()
    assert (await ada.get("/api/me/webhook"))["failures"] == 1


@called()
async def test_no_redirect_is_followed(place: Place, listener: Listener) -> None:
    async with listening() as elsewhere:
        moved = f"HTTP/1.1 307 Moved\r\nLocation: {elsewhere.address}\r\n\r\n".encode()
        listener.answers = [moved]
        await away_and_asked(place, listener)
        await listener.outcome("failed")
        assert elsewhere.bodies.empty()
        assert listener.bodies.qsize() == 1


@called()
async def test_an_address_that_is_removed_is_not_called(place: Place, listener: Listener) -> None:
    listener.answers = [b"HTTP/1.1 500 No\r\n\r\n"] * 10
    ada, _ = await away_and_asked(place, listener)
    await listener.next()
    assert (await ada.http.delete("/api/me/webhook")).json()["host"] is None
    store = place.services.shared.store
    assert await store.due_notifications(10**15) == []
    assert await store.webhook(ada.id) is None
    await ada.post("/api/me/webhook/test", status=404)


@called()
async def test_an_address_where_nothing_arrives_is_left_alone_until_it_is_set_again(
    place: Place, listener: Listener
) -> None:
    ada = await place.guest()
    await ada.post("/api/me/webhook", {"address": listener.address})
    store = place.services.shared.store
    webhook = await store.webhook(ada.id)
    assert webhook is not None
    await store.set_webhook_failures(webhook, module.MOST_FAILURES)
    await _turn_of(place, ada)
    # Turns are noted one after another.
    await away_and_asked(place, listener)
    await listener.outcome("delivered")
    assert (await listener.next())["event"] == "turn"
    assert listener.bodies.empty()
    assert await store.due_notifications(10**15) == []
    state = await ada.post("/api/me/webhook", {"address": listener.address})
    assert state == {"offered": True, "host": "127.0.0.1", "failures": 0}


async def _turn_of(place: Place, ada: Visitor) -> None:
    """It becomes the turn of a player who is away."""
    ben = await place.guest("Ben")
    table = (await ben.table("open", "me"))["id"]
    await ada.seat(table, 0, "sit")
    await ben.post(f"/api/tables/{table}/start")


@called(replace(QUICK, tests=(2, 0.001)))
async def test_a_test_says_what_became_of_it_and_is_limited(
    place: Place, listener: Listener
) -> None:
    ada = await place.guest()
    await ada.post("/api/me/webhook", {"address": listener.address})
    listener.answers = [b"HTTP/1.1 404 Gone\r\n\r\n"]
    tested = await ada.post("/api/me/webhook/test")
    assert tested == {"delivered": False, "reason": "answer"}
    assert await ada.post("/api/me/webhook/test") == {"delivered": True, "reason": None}
    await ada.post("/api/me/webhook/test", status=429)


@called()
async def test_nobody_is_told_the_address_not_even_its_owner(
    place: Place, listener: Listener
) -> None:
    listener.answers = [b"HTTP/1.1 500 No\r\n\r\n"]
    with structlog.testing.capture_logs() as logs:
        ada, table = await away_and_asked(place, listener)
        await listener.outcome("delivered")
    assert [line["event"] for line in logs] == ["undelivered"]
    assert "s3cr3t" not in str(logs)
    assert "127.0.0.1" not in str(logs)
    state = (await ada.http.get("/api/me/webhook")).text
    assert "s3cr3t" not in state
    stranger = await place.guest("Eve")
    for path in ("/api/me/webhook", f"/api/tables/{table}", f"/api/tables/{table}/record"):
        assert "s3cr3t" not in (await stranger.http.get(path)).text
    assert b"s3cr3t" not in place.services.metrics.text()


@served(webhooks=False)
async def test_a_server_may_call_nobody(place: Place) -> None:
    ada = await place.guest()
    assert (await ada.get("/api/me/webhook"))["offered"] is False
    refused = await ada.post("/api/me/webhook", {"address": "https://hooks.example/a"}, 400)
    assert refused == {"code": "bad-webhook", "facts": {"reason": "off"}}


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://hooks.example/a", "not-https"),
        ("https://127.0.0.1/a", "private"),
        ("https://[::1]/a", "private"),
        ("https://[::ffff:10.0.0.1]/a", "private"),
        ("https://10.1.2.3:8443/a", "private"),
        ("https://hooks.example:25/a", "port"),
        ("https://hooks.example:80/a", "port"),
        ("https://hooks.example:99999/a", "malformed"),
        ("https://user:word@hooks.example/a", "malformed"),
        ("https:///a", "malformed"),
    ],
)
def test_an_address_that_is_never_called_is_refused(address: str, reason: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        ada = await place.guest()
        refused = await ada.post("/api/me/webhook", {"address": address}, 400)
        assert refused == {"code": "bad-webhook", "facts": {"reason": reason}}
        assert (await ada.get("/api/me/webhook"))["host"] is None

    scene()


@pytest.mark.parametrize(
    "address", ["", "hooks.example", "ftp://hooks.example", "https://a\r\nb/", "https://a b/"]
)
def test_what_is_no_address_is_malformed(address: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        ada = await place.guest()
        refused = await ada.post("/api/me/webhook", {"address": address}, 400)
        assert refused["code"] == "malformed"

    scene()


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - nothing listens here
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_only_machines_of_the_public_internet_are_called(number: str, expected: bool) -> None:
    assert is_public(number) is expected


def test_a_name_that_leads_into_the_own_network_is_not_called() -> None:
    """Whatever the name said when it was set: the number is looked at right before."""

    async def scene() -> None:
        async with listening() as listener:
            port = listener.address.split(":")[2].partition("/")[0]
            client = WebhookClient(is_private_allowed=False)
            client.check(f"https://localhost:{port}/")
            with pytest.raises(DeliveryFailed) as refused:
                await client.post(f"https://localhost:{port}/", b"{}")
            assert (refused.value.reason, refused.value.is_final) == ("private", True)
            assert listener.heads == []
            client.close()

    asyncio.run(scene())


def test_the_number_that_was_judged_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is looked up once; it only stands in the request."""
    asked: list[str] = []

    def numbers(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    monkeypatch.setattr(delivery, "_resolve", numbers)

    async def scene() -> None:
        async with listening() as listener:
            client = WebhookClient(is_private_allowed=True)
            port = listener.address.split(":")[2].partition("/")[0]
            await client.post(f"http://hooks.example:{port}/a", b"{}")
            client.close()
            assert f"\r\nHost: hooks.example:{port}\r\n" in listener.heads[0]
            assert asked == ["hooks.example"]

    asyncio.run(scene())


@pytest.mark.skipif(OPENSSL is None, reason="openssl is not installed")
def test_a_certificate_must_be_trusted_and_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = ["-keyout", str(tmp_path / "key"), "-out", str(tmp_path / "certificate")]
    name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", *files, *name]
    subprocess.run(made, check=True, capture_output=True)
    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    own.load_cert_chain(tmp_path / "certificate", tmp_path / "key")

    async def scene() -> None:
        listener = Listener()
        server = await asyncio.start_server(listener.serve, "127.0.0.1", 0, ssl=own)
        port = server.sockets[0].getsockname()[1]
        client = WebhookClient(is_private_allowed=True)
        async with server:
            with pytest.raises(DeliveryFailed, match="unreachable"):
                await client.post(f"https://localhost:{port}/", b"{}")
            trusting = ssl.create_default_context(cafile=tmp_path / "certificate")
            monkeypatch.setattr(delivery, "_tls_context", lambda: trusting)
            await client.post(f"https://localhost:{port}/", b'{"a": 1}')
            assert await listener.next() == {"a": 1}
            with pytest.raises(DeliveryFailed, match="unreachable"):
                await client.post(f"https://127.0.0.1:{port}/", b"{}")
        client.close()

    asyncio.run(scene())


def test_nobody_there_no_answer_and_no_certificate_are_unreachable() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def scene() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        client = WebhookClient(is_private_allowed=True, seconds=0.2)
        async with server:
            for address in (f"http://127.0.0.1:{port}/", f"https://127.0.0.1:{port}/"):
                with pytest.raises(DeliveryFailed, match="unreachable"):
                    await client.post(address, b"{}")
        with pytest.raises(DeliveryFailed, match="unreachable"):
            await client.post(f"http://127.0.0.1:{port}/", b"{}")
        client.close()

    asyncio.run(scene())


def test_the_parts_of_an_address() -> None:
    target = parse_target("https://Hooks.Example:8443/a?b=c#d", is_private_allowed=False)
    assert (target.host, target.port, target.path) == ("hooks.example", 8443, "/a?b=c")
    assert target.host_header == "hooks.example:8443"
    with pytest.raises(BadWebhook):
        parse_target("https://a..b/", is_private_allowed=False)


async def invited(place: Place, listener: Listener) -> tuple[Visitor, Visitor, str]:
    """Ada, who is away, is invited by Ben, with whom she has played."""
    ada, ben = await place.guest(), await place.guest("Ben")
    await ada.post("/api/me/webhook", {"address": listener.address})
    await ada.post("/api/me", {"language": "de"})
    old = (await ben.table("me", "open"))["id"]
    await ada.seat(old, 1, "sit")
    await ben.post(f"/api/tables/{old}/start")
    table = (await ben.table("me", "open"))["id"]
    await ben.post(f"/api/tables/{table}/invitations", {"player": ada.id})
    return ada, ben, table


@called()
async def test_an_invitation_is_sent_to_the_webhook(place: Place, listener: Listener) -> None:
    _, _, table = await invited(place, listener)
    body = await listener.next()
    while body["event"] != "invitation":
        body = await listener.next()
    assert (body["table"], body["game"], body["seat"]) == (table, "exoplanets", None)
    assert body["text"] == f"Exoplanets: Du bist an einen Tisch eingeladen.\n{body['link']}"
    assert "Ben" not in body["text"]


@called(webhook_after=1.0)
async def test_an_invitation_that_is_answered_is_not_sent(place: Place, listener: Listener) -> None:
    ada, _, table = await invited(place, listener)
    await listener.outcome("placed")
    await ada.http.delete(f"/api/invitations/{table}")
    await listener.outcome("withdrawn")
    assert all("invitation" not in head for head in listener.heads)
    assert listener.bodies.empty() or (await listener.next())["event"] == "turn"


def test_of_two_processes_one_makes_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DeliveryPolicy", lambda delay: QUICK)

    async def scene(folder: Path) -> None:
        async with listening() as listener, serving(folder, **NEIGHBOURS) as one:
            store = one.services.shared.store
            async with serving(folder, store=store, **NEIGHBOURS) as two:
                one.services.shared.publish_change = two.services.tables.check_for_changes
                two.services.shared.publish_change = one.services.tables.check_for_changes
                for _ in range(5):
                    _, table = await away_and_asked(one, listener)
                    await two.services.tables.open(table)
                    assert (await listener.next())["table"] == table
                assert listener.bodies.empty()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


def test_who_is_at_the_table_by_another_process_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "DeliveryPolicy", lambda delay: replace(QUICK, delay=delay))

    async def scene(folder: Path) -> None:
        patient = NEIGHBOURS | {"webhook_after": 1.0}
        async with listening() as listener, serving(folder, **patient) as one:
            store = one.services.shared.store
            async with serving(folder, store=store, **patient) as two:
                listener.hear_of(two)
                ada, table = await away_and_asked(one, listener)
                there = Visitor(two, two.client(ada.token), {"token": ada.token})
                async with there.line(table) as line:
                    await line.until("welcome")
                    await listener.outcome("withdrawn")
                assert await store.due_notifications(10**15) == []
                assert listener.heads == []

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


def test_a_call_that_waits_outlives_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DeliveryPolicy", lambda delay: replace(QUICK, delay=delay))

    async def scene(folder: Path) -> None:
        async with listening() as listener:
            later = NEIGHBOURS | {"webhook_after": 1.0}
            async with serving(folder, **later) as place:
                listener.hear_of(place)
                _, table = await away_and_asked(place, listener)
                await listener.outcome("placed")
            async with serving(folder, **later):
                assert (await listener.next())["table"] == table

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))
