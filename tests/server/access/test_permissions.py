"""Who may do what, as a matrix: every route and every message, for every role."""

from typing import Any

import pytest

from orrery.server.access.permissions import PERMISSIONS
from orrery.server.http import routes
from orrery.server.protocol import messages
from orrery.server.tables.live_table import COMMAND_PERMISSIONS
from tests.server.visitors import Place, Visitor, served

# Made for another deal: refused to the person of the seat, and to everyone else.
NONCE = {"do": "sit", "nonce": {"commitment": "0" * 64, "value": "a" * 32}}
ROLES = ("stranger", "spectator", "other", "seat", "host")

# Method, path, body, and the statuses of the five roles, for a table of two people that is open,
# running or finished. `{seat}` is the seat of the one who is just a seat. A bot account without a
# seat there and one with a seat are in `FOR_BOTS`.
ROUTES: list[tuple[str, str, str, Any, tuple[int, ...]]] = [
    ("GET", "/api/games", "open", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/cosmos/content", "open", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/cosmos/texts/pl", "open", None, (200, 200, 200, 200, 200)),
    ("GET", "/healthz", "open", None, (200, 200, 200, 200, 200)),
    ("GET", "/readyz", "open", None, (200, 200, 200, 200, 200)),
    ("GET", "/metrics", "open", None, (403, 403, 403, 403, 403)),
    ("GET", "/api/me", "open", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/me", "open", {}, (200, 200, 200, 200, 200)),
    ("POST", "/api/me/webhook/test", "open", None, (401, 404, 404, 404, 404)),
    (
        "POST",
        "/api/me/webhook",
        "open",
        {"address": "https://hooks.example/a"},
        (401, 200, 200, 200, 200),
    ),
    ("GET", "/api/me/webhook", "open", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/me/devices", "open", None, (401, 200, 200, 200, 200)),
    ("DELETE", "/api/me/devices", "open", None, (401, 200, 200, 200, 200)),
    ("DELETE", "/api/me/devices/nothing", "open", None, (401, 404, 404, 404, 404)),
    ("POST", "/api/me/code", "open", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/code/look", "open", {"code": "guess"}, (404, 404, 404, 404, 404)),
    ("POST", "/api/code/use", "open", {"code": "guess"}, (404, 404, 404, 404, 404)),
    ("GET", "/api/me/bots", "open", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/bots", "open", {"name": "Probe"}, (401, 201, 201, 201, 201)),
    ("POST", "/api/me/bots/nobody/token", "open", None, (401, 404, 404, 404, 404)),
    ("DELETE", "/api/me/bots/nobody", "open", None, (401, 404, 404, 404, 404)),
    ("GET", "/api/me/export", "open", None, (401, 200, 200, 200, 200)),
    ("DELETE", "/api/me/webhook", "open", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/tables", "open", None, (401, 200, 200, 200, 200)),
    (
        "POST",
        "/api/tables",
        "open",
        {"game": "cosmos", "seats": [{"kind": "me"}, {"kind": "open"}]},
        (401, 201, 201, 201, 201),
    ),
    ("GET", "/api/tables/{table}", "open", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/tables/{table}/seats/1", "open", {"do": "sit"}, (401, 409, 409, 200, 409)),
    ("POST", "/api/tables/{table}/seats/1", "open", NONCE, (401, 409, 409, 409, 409)),
    ("POST", "/api/tables/{table}/seats/1", "open", {"do": "leave"}, (401, 403, 403, 200, 403)),
    ("POST", "/api/tables/{table}/seats/1", "open", {"do": "bot"}, (401, 403, 403, 403, 200)),
    ("POST", "/api/tables/{table}/seats/1", "open", {"do": "open"}, (401, 403, 403, 403, 200)),
    (
        "POST",
        "/api/tables/{table}/seats/1",
        "running",
        {"do": "hand-over"},
        (401, 403, 403, 200, 409),
    ),
    (
        "POST",
        "/api/tables/{table}/seats/1",
        "running",
        {"do": "take-back"},
        (401, 403, 403, 409, 403),
    ),
    ("POST", "/api/tables/{table}/start", "open", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/tables/{table}/leave", "open", None, (401, 403, 403, 200, 200)),
    ("POST", "/api/tables/{table}/rematch", "finished", None, (401, 403, 403, 201, 201)),
    ("GET", "/api/lobby", "open", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/match", "open", {"game": "cosmos"}, (401, 200, 200, 200, 200)),
    ("POST", "/api/tables/{table}/join", "open", None, (401, 409, 409, 200, 200)),
    ("GET", "/api/tables/{table}/fellows", "open", None, (401, 403, 403, 200, 200)),
    # Those who may invite are refused only because they have never played with anybody.
    (
        "POST",
        "/api/tables/{table}/invitations",
        "open",
        {"player": "nobody"},
        (401, 403, 403, 403, 403),
    ),
    ("GET", "/api/invitations", "open", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/invitations", "open", {"accepts": True}, (401, 200, 200, 200, 200)),
    ("DELETE", "/api/invitations/{table}", "open", None, (401, 200, 200, 200, 200)),
    (
        "POST",
        "/api/tables/{table}/continue?position=9",
        "finished",
        {"seat": 0},
        (401, 201, 201, 201, 201),
    ),
    ("GET", "/api/tables/{table}/record", "running", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/log?seat=1", "running", None, (401, 403, 403, 200, 403)),
    ("GET", "/api/tables/{table}/log?seat=1", "finished", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/log", "running", None, (401, 200, 200, 200, 200)),
    (
        "GET",
        "/api/tables/{table}/replay?position=9&seat=1",
        "running",
        None,
        (401, 403, 403, 200, 403),
    ),
    ("GET", "/api/tables/{table}/scores", "running", None, (401, 409, 409, 409, 409)),
    ("GET", "/api/tables/{table}/scores", "finished", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/thoughts", "running", None, (401, 409, 409, 409, 409)),
    ("GET", "/api/tables/{table}/thoughts", "finished", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/review", "running", None, (401, 409, 409, 409, 409)),
    ("GET", "/api/tables/{table}/review", "finished", None, (401, 200, 200, 200, 200)),
    (
        "POST",
        "/api/tables/{table}/line?position=9",
        "finished",
        {"seat": 0, "line": []},
        (401, 200, 200, 200, 200),
    ),
    ("GET", "/api/tables/{table}/chat", "running", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/people", "running", None, (401, 403, 403, 403, 200)),
    (
        "POST",
        "/api/tables/{table}/moderation",
        "running",
        {"do": "close"},
        (401, 403, 403, 403, 200),
    ),
    (
        "POST",
        "/api/tables/{table}/moderation",
        "open",
        {"do": "close"},
        (401, 403, 403, 403, 200),
    ),
    (
        "POST",
        "/api/tables/{table}/moderation",
        "finished",
        {"do": "close"},
        (401, 403, 403, 403, 409),
    ),
    (
        "POST",
        "/api/tables/{table}/seats/1",
        "running",
        {"do": "stand-in"},
        (401, 403, 403, 409, 409),
    ),
    (
        "POST",
        "/api/tables/{table}/reports",
        "running",
        {"kind": "table"},
        (401, 201, 201, 201, 201),
    ),
    ("GET", "/api/operator/reports", "open", None, (403, 403, 403, 403, 403)),
    ("POST", "/api/operator/reports/1", "open", {}, (403, 403, 403, 403, 403)),
    ("POST", "/api/operator/tables/{table}/close", "open", {}, (403, 403, 403, 403, 403)),
    ("GET", "/api/operator/guests", "open", None, (403, 403, 403, 403, 403)),
    ("POST", "/api/operator/guests/ada", "open", {"do": "block"}, (403, 403, 403, 403, 403)),
    ("GET", "/api/operator/audit", "open", None, (403, 403, 403, 403, 403)),
    ("POST", "/api/hints", "running", {"table": "{table}", "seat": 1}, (401, 403, 403, 409, 403)),
    # The last: nobody is there any more after it.
    ("DELETE", "/api/me", "finished", None, (401, 200, 200, 200, 200)),
]

# What a message is answered with: by a spectator, one of another table, a seat, the host. Seat 1
# is asked for; it is the seat's own and not to act.
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "act": (
        {"version": 1, "seat": 1, "action": "end"},
        ("not-yours", "not-yours", "not-to-act", "not-yours"),
    ),
    "undo": ({"version": 1, "seat": 1}, ("not-yours", "not-yours", "no-undo", "not-yours")),
    "redo": ({"version": 1, "seat": 1}, ("not-yours", "not-yours", "no-redo", "not-yours")),
    "restart": ({"version": 1, "seat": 1}, ("not-yours", "not-yours", "no-undo", "not-yours")),
    "chat": ({"text": "hello"}, ("not-yours", "not-yours", "done", "done")),
    "hint": ({"version": 1, "seat": 1}, ("not-yours", "not-yours", "not-to-act", "not-yours")),
}


# The same routes for bot accounts: one without a seat at the table, and one with seat 1. Whatever
# is not here is refused to both with `not-for-bots`, except what anybody at all may ask for.
ANYBODY = ("/api/games", "/healthz", "/readyz", "/metrics", "/api/operator", "/api/code/look")
FOR_BOTS: dict[tuple[str, str, str], tuple[int, int]] = {
    ("GET", "/api/me", ""): (200, 200),
    ("GET", "/api/tables", ""): (200, 200),
    ("GET", "/api/tables/{table}", ""): (200, 200),
    ("POST", "/api/tables/{table}/seats/1", "sit"): (409, 200),
    ("POST", "/api/tables/{table}/seats/1", "leave"): (403, 200),
    ("POST", "/api/tables/{table}/seats/1", "take-back"): (403, 409),
    ("POST", "/api/tables/{table}/leave", ""): (403, 200),
    ("GET", "/api/lobby", ""): (200, 200),
    ("POST", "/api/tables/{table}/join", ""): (409, 200),
    ("GET", "/api/invitations", ""): (200, 200),
    ("POST", "/api/invitations", ""): (200, 200),
    ("DELETE", "/api/invitations/{table}", ""): (200, 200),
    ("GET", "/api/tables/{table}/record", ""): (403, 200),
    ("GET", "/api/tables/{table}/log?seat=1", ""): (403, 200),
    ("GET", "/api/tables/{table}/log", ""): (403, 200),
    ("GET", "/api/tables/{table}/replay?position=9&seat=1", ""): (403, 200),
    ("GET", "/api/tables/{table}/scores", ""): (403, 409),
}


async def cast(place: Place) -> dict[str, Visitor]:
    """Everyone."""
    people: dict[str, Visitor] = {"stranger": place.stranger()}
    for role in ROLES[1:]:
        people[role] = await place.guest(role)
    await people["other"].table("me", "open")
    return people


async def staged(people: dict[str, Visitor], stage: str) -> str:
    """A table at which the host has seat 0 and another seat 1."""
    table: str = (await people["host"].table("me", "open"))["id"]
    await people["seat"].seat(table, 1, "sit")
    if stage != "open":
        await people["host"].post(f"/api/tables/{table}/start")
    if stage == "finished":
        async with people["host"].line(table) as line:
            for seat, role in ((0, "host"), (1, "seat")):
                await people[role].seat(table, seat, "hand-over", bot="random")
            while (await line.next()).get("table", {}).get("status") != "finished":
                pass
    return table


@pytest.mark.parametrize("stage", ["open", "running", "finished"])
def test_every_route_for_every_role(stage: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        people = await cast(place)
        table = await staged(people, stage)
        wrong: list[str] = []
        for method, path, when, body, expected in ROUTES:
            if when != stage:
                continue
            for role, status in zip(ROLES, expected, strict=True):
                # What changes a table is asked of a fresh one by each role.
                if method == "POST" and "{table}" in path and stage != "finished":
                    table = await staged(people, stage)
                sent = None if body is None else _filled(body, table)
                answer = await people[role].http.request(
                    method, path.format(table=table), json=sent
                )
                if answer.status_code != status:
                    wrong.append(f"{method} {path} {body} {role}: {answer.status_code}")
        assert not wrong

    scene()


def _filled(body: dict[str, Any], table: str) -> dict[str, Any]:
    return {name: table if value == "{table}" else value for name, value in body.items()}


@pytest.mark.parametrize("stage", ["open", "running"])
def test_every_route_for_bot_accounts(stage: str) -> None:
    @served(guest_bots=1_000, bot_tables=1_000)
    async def scene(place: Place) -> None:
        host = await place.guest("host")
        bots = [await host.bot("Seatless"), await host.bot("Seated")]
        wrong: list[str] = []
        for method, path, when, body, _ in ROUTES:
            if when != stage or path.startswith(ANYBODY):
                continue
            deed = (body or {}).get("do", "") if "nonce" not in (body or {}) else "nonce"
            expected = FOR_BOTS.get((method, path, deed), (403, 403))
            for bot, status in zip(bots, expected, strict=True):
                table = await staged_with_bot(host, bots[1], stage)
                sent = None if body is None else _filled(body, table)
                answer = await bot.http.request(method, path.format(table=table), json=sent)
                if answer.status_code != status and deed != "nonce":
                    wrong.append(f"{method} {path} {body} {bot.id}: {answer.status_code}")
        assert not wrong

    scene()


async def staged_with_bot(host: Visitor, bot: Visitor, stage: str) -> str:
    table: str = (await host.table("me", "open", welcomes_bots=True))["id"]
    await bot.post(f"/api/tables/{table}/join")
    if stage == "running":
        await host.post(f"/api/tables/{table}/start")
    return table


@served()
async def test_every_message_of_a_bot_account(place: Place) -> None:
    host = await place.guest("host")
    bot, other = await host.bot("Seated"), await host.bot("Seatless")
    table = await staged_with_bot(host, bot, "running")
    answers = {}
    async with bot.line(table) as line:
        for type, (fields, _) in MESSAGES.items():
            answer = await line.ask(type, **fields)
            answers[type] = answer.get("code", answer["type"])
    refused = dict.fromkeys(MESSAGES, "not-for-bots")
    assert answers == refused | {"act": "not-to-act"}
    async with other.line(table) as line:
        assert (await line.next())["code"] == "not-for-bots"


def test_the_matrix_names_every_route() -> None:
    served_here = {
        (method, path)
        for handler in routes.HANDLERS
        for method in handler.http_methods
        for path in handler.paths
    }
    tested = {(method, _template(path)) for method, path, *_ in ROUTES}
    assert tested == {(str(method), path) for method, path in served_here}


def _template(path: str) -> str:
    plain = path.partition("?")[0].replace("{table}", "{table_id:str}")
    return (
        plain.replace("/seats/1", "/seats/{seat:int}")
        .replace("/devices/nothing", "/devices/{device_id:str}")
        .replace("/bots/nobody", "/bots/{bot_id:str}")
        .replace("/texts/pl", "/texts/{name:str}")
        .replace("/games/cosmos", "/games/{game_id:str}")
        .replace("/operator/reports/1", "/operator/reports/{number:int}")
        .replace("/guests/ada", "/guests/{guest_id:str}")
    )


@pytest.mark.parametrize("type", sorted(MESSAGES))
def test_every_message_for_every_role(type: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        people = await cast(place)
        table = await staged(people, "running")
        fields, expected = MESSAGES[type]
        answers = []
        for role in ROLES[1:]:
            async with people[role].line(table) as line:
                answer = await line.ask(type, **fields)
                answers.append(answer.get("code", answer["type"]))
        assert tuple(answers) == expected

    scene()


def test_the_matrix_names_every_message() -> None:
    assert set(COMMAND_PERMISSIONS.values()) == set(MESSAGES)
    assert set(COMMAND_PERMISSIONS) == set(messages.Command.__subclasses__())
    assert set(COMMAND_PERMISSIONS.values()) <= set(PERMISSIONS)


@served()
async def test_a_stranger_cannot_open_a_socket(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "random", start=True))["id"]
    async with place.stranger().line(table) as line:
        assert (await line.next())["code"] == "no-guest"
        assert await line.closed() == 4401
    async with ada.line("nowhere") as line:
        assert (await line.next())["code"] == "unknown-table"
        assert await line.closed() == 4404
