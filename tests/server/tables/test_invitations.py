"""Inviting people one has played with, and playing again with the same people."""

from typing import Any

from tests.server.tables.test_lobby import ids, in_lobby
from tests.server.visitors import Message, Place, Visitor, play_out, served


async def played(place: Place, *names: str, **fields: Any) -> tuple[list[Visitor], str]:
    """People who have finished a game, and its table."""
    people = [await place.guest(name) for name in names]
    host, *others = people
    table = (await host.table("me", *["open"] * len(others), game="cosmos", **fields))["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await host.post(f"/api/tables/{table}/start")
    for seat, visitor in enumerate(people):
        await visitor.seat(table, seat, "hand-over", bot="random")
    async with host.line(table) as line:
        await play_out(line, set())
    return people, table


async def invitations(visitor: Visitor) -> list[str]:
    found = await visitor.get("/api/invitations")
    return [each["table"]["id"] for each in found["invitations"]]


@served()
async def test_somebody_one_has_played_with_is_invited_and_joins(place: Place) -> None:
    (ada, ben), _ = await played(place, "Ada", "Ben")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    (fellow,) = await ada.get(f"/api/tables/{table}/fellows")
    assert (fellow["player"], fellow["name"], fellow["games"]) == (ben.id, "Ben", 1)
    assert fellow["invitation"] is None
    async with in_lobby(ben) as line:
        assert (await line.until("you"))["invitations"] == []
        (fellow,) = await ada.post(f"/api/tables/{table}/invitations", {"player": ben.id})
        assert fellow["invitation"] == "pending"
        (given,) = (await line.until("you"))["invitations"]
        assert (given["name"], given["rematch"], given["table"]["id"]) == ("Ada", False, table)
        await ben.post(f"/api/tables/{table}/join")
        assert (await line.until("you"))["invitations"] == []
    assert await ada.get(f"/api/tables/{table}/fellows") == []


@served()
async def test_an_invitation_is_declined(place: Place) -> None:
    (ada, ben), _ = await played(place, "Ada", "Ben")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    await ada.post(f"/api/tables/{table}/invitations", {"player": ben.id})
    assert await invitations(ben) == [table]
    answer = await ben.http.delete(f"/api/invitations/{table}")
    assert answer.json() == {"accepts": True, "invitations": []}
    assert (await ada.get(f"/api/tables/{table}/fellows"))[0]["invitation"] == "declined"
    other = (await ada.table("me", "open", game="cosmos"))["id"]
    refused = await ada.post(f"/api/tables/{other}/invitations", {"player": ben.id}, 429)
    assert refused["code"] == "too-many-invitations"
    assert (await ben.http.delete("/api/invitations/nowhere")).status_code == 200


@served()
async def test_invitations_are_in_the_export_of_both(place: Place) -> None:
    (ada, ben), _ = await played(place, "Ada", "Ben")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    await ada.post(f"/api/tables/{table}/invitations", {"player": ben.id})
    for visitor, sent in ((ada, True), (ben, False)):
        (found,) = (await visitor.get("/api/me/export"))["invitations"]
        assert (found["table"], found["sent"], found["status"]) == (table, sent, "pending")


@served(guest_invitations=1)
async def test_invitations_are_limited_and_can_be_switched_off(place: Place) -> None:
    (ada, ben, cleo), _ = await played(place, "Ada", "Ben", "Cleo")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    path = f"/api/tables/{table}/invitations"
    off = await ben.post("/api/invitations", {"accepts": False})
    assert off == {"accepts": False, "invitations": []}
    assert (await ada.post(path, {"player": ben.id}, 409))["code"] == "not-invitable"
    await ada.post(path, {"player": cleo.id})
    await ben.post("/api/invitations", {"accepts": True})
    assert (await ada.post(path, {"player": ben.id}, 429))["code"] == "too-many-invitations"


@served()
async def test_strangers_cannot_be_invited_nor_by_whoever_is_not_at_the_table(place: Place) -> None:
    (ada, ben), old = await played(place, "Ada", "Ben")
    cleo = await place.guest("Cleo")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    path = f"/api/tables/{table}/invitations"
    for player in (cleo.id, ada.id, "nobody"):
        assert (await ada.post(path, {"player": player}, 403))["code"] == "not-met"
    assert (await ben.post(path, {"player": ada.id}, 403))["code"] == "not-yours"
    refused = await ada.post(f"/api/tables/{old}/invitations", {"player": ben.id}, 409)
    assert refused["code"] == "already-started"


@served()
async def test_an_invitation_to_a_full_table_is_not_shown(place: Place) -> None:
    (ada, ben), _ = await played(place, "Ada", "Ben")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    await ada.post(f"/api/tables/{table}/invitations", {"player": ben.id})
    await ada.seat(table, 1, "bot", bot="random")
    assert await invitations(ben) == []
    await ada.seat(table, 1, "open")
    assert await invitations(ben) == [table]


def seats(table: Message) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat["name"], seat["reserved"]) for seat in table["seats"]]


@served()
async def test_a_rematch_is_made_once_and_moves_everyone_on_by_a_seat(place: Place) -> None:
    (ada, ben), table = await played(place, "Ada", "Ben")
    async with ada.line(table) as line:
        await line.until("welcome")
        first = await ben.post(f"/api/tables/{table}/rematch")
        assert (await line.until("table"))["table"]["next"] == first["id"]
    assert seats(first) == [("person", "Ben", None), ("open", "Ada", ada.id)]
    assert first["starts_full"]
    (given,) = (await ada.get("/api/invitations"))["invitations"]
    assert (given["name"], given["rematch"], given["table"]["id"]) == ("Ben", True, first["id"])
    async with ben.line(first["id"]) as line:
        second = await ada.post(f"/api/tables/{table}/rematch")
        assert second["id"] == first["id"]
        assert seats(second) == [("person", "Ben", None), ("person", "Ada", None)]
        await line.until("update")
    assert await invitations(ada) == []


@served()
async def test_a_rematch_is_not_asked_for_before_the_end(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    assert (await ada.post(f"/api/tables/{table}/rematch", status=409))["code"] == "not-finished"


@served()
async def test_a_kept_seat_is_for_one_person_until_they_decline(place: Place) -> None:
    (ada, ben, cleo), table = await played(place, "Ada", "Ben", "Cleo", public=True)
    dan = await place.guest("Dan")
    again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    assert await ids(dan) == []
    assert (await dan.post(f"/api/tables/{again}/join", status=409))["code"] == "table-full"
    assert (await dan.seat(again, 0, "sit", 409))["code"] == "seat-taken"
    await ben.http.delete(f"/api/invitations/{again}")
    assert await ids(dan) == [again]
    joined = await dan.post(f"/api/tables/{again}/join")
    assert seats(joined)[0] == ("person", "Dan", None)
    assert seats(joined)[1] == ("open", "Cleo", cleo.id)
    filled = await ada.seat(again, 1, "bot", bot="random")
    assert seats(filled)[1] == ("bot", "", None)
    async with ada.line(again) as line:
        await line.until("update")


@served()
async def test_a_rematch_whose_host_has_left_is_led_by_whoever_comes(place: Place) -> None:
    (ada, ben, _), table = await played(place, "Ada", "Ben", "Cleo")
    again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await ada.post(f"/api/tables/{again}/leave"))["host"] == ""
    assert (await ben.post(f"/api/tables/{table}/rematch"))["host"] == ben.id


@served()
async def test_whoever_takes_no_invitations_finds_the_rematch_at_the_old_table(
    place: Place,
) -> None:
    (ada, ben), table = await played(place, "Ada", "Ben")
    await ben.post("/api/invitations", {"accepts": False})
    again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    assert await invitations(ben) == []
    assert (await ben.get(f"/api/tables/{table}"))["next"] == again
    assert seats(await ben.post(f"/api/tables/{table}/rematch"))[0] == ("person", "Ben", None)


@served()
async def test_a_rematch_against_bots_starts_by_itself(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "random", start=True))["id"]
    async with ada.line(table) as line:
        await play_out(line, {0})
    again = await ada.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    async with ada.line(again["id"]) as line:
        await line.until("update")


@served()
async def test_a_rematch_keeps_no_seat_for_whom_the_host_removed(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await ada.table("me", "open"))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/start")
    await ada.post(f"/api/tables/{table}/moderation", {"do": "remove", "player": ben.id})
    async with ada.line(table) as line:
        await ada.seat(table, 0, "hand-over", bot="random")
        await play_out(line, set())
    again = await ada.post(f"/api/tables/{table}/rematch")
    assert seats(again) == [("open", "", None), ("person", "Ada", None)]
    assert await invitations(ben) == []


@served()
async def test_a_rematch_keeps_no_seat_for_whom_the_server_has_forgotten(place: Place) -> None:
    (ada, ben), table = await played(place, "Ada", "Ben")
    await ben.http.delete("/api/me")
    again = await ada.post(f"/api/tables/{table}/rematch")
    assert seats(again) == [("open", "", None), ("person", "Ada", None)]


@served()
async def test_whoever_is_forgotten_has_no_seat_kept_any_more(place: Place) -> None:
    (ada, ben), table = await played(place, "Ada", "Ben")
    again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    await ben.http.delete("/api/me")
    assert seats(await ada.get(f"/api/tables/{again}"))[0] == ("open", "", None)
