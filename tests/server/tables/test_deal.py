"""The order of a deal: the server commits to its seed, then come the nonces, then the cards."""

import secrets

from orrery.games import GAMES
from orrery.play.record import read
from orrery.play.verifiable import deal_of, seal, verify
from tests.server.visitors import Message, Place, Visitor, play_out, served

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def fetch_record(visitor: Visitor, table: str) -> bytes:
    return (await visitor.http.get(f"/api/tables/{table}/record")).content


async def play_with_bots(visitor: Visitor, table: str) -> Message:
    """Hand the own first seat to a bot, and watch to the end."""
    await visitor.seat(table, 0, "hand-over", bot="random")
    async with visitor.line(table) as line:
        return await play_out(line, set())


@served()
async def test_a_new_table_shows_a_commitment_and_takes_no_nonce(place: Place) -> None:
    ada = await place.guest()
    wanted = {"game": "exoplanets", "seats": SEATS}
    for early in ({"start": True}, {"nonce": "a" * 32}):
        refused = await ada.post("/api/tables", wanted | early, 400)
        assert refused["code"] == "malformed"
    made = await ada.post("/api/tables", wanted)
    assert (made["status"], made["version"], made["deal"]["nonces"]) == ("open", 0, [])
    assert len(made["deal"]["commitment"]) == 64
    assert [seat["has_nonce"] for seat in made["seats"]] == [False, False]


@served()
async def test_every_nonce_answers_the_commitment_of_its_table(place: Place) -> None:
    ada = await place.guest()
    ben = await place.guest("Ben")
    made = await ada.table("me", "open")
    table, commitment = made["id"], made["deal"]["commitment"]
    other = await ada.table("me", "open")
    refused = await ben.send_nonce(other | {"id": table}, 1, status=409)
    assert refused["code"] == "other-commitment"
    assert refused["facts"] == {"commitment": commitment}
    assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
    bare = {"do": "sit", "nonce": "b" * 32}
    assert (await ben.post(f"/api/tables/{table}/seats/1", bare, 400))["code"] == "malformed"
    await ada.send_nonce(made, 0, "a" * 32)
    seated = await ben.send_nonce(made, 1, "b" * 32)
    assert (await ada.send_nonce(made, 1, "c" * 32, status=409))["code"] == "seat-taken"
    assert [seat["has_nonce"] for seat in seated["seats"]] == [True, True]
    assert seated["deal"]["nonces"] == []
    running = await ada.post(f"/api/tables/{table}/start")
    assert running["deal"]["nonces"] == ["a" * 32, "b" * 32]
    assert (running["deal"]["commitment"], running["deal"]["seed"]) == (commitment, "")
    late = await ben.send_nonce(made, 1, "c" * 32, status=409)
    assert late["code"] == "already-started"


@served()
async def test_who_sent_no_nonce_holds_up_nothing_and_is_fixed_by_the_commitment(
    place: Place,
) -> None:
    ada = await place.guest()
    ben = await place.guest("Ben")
    made = await ada.table("me", "open", "random")
    table, commitment = made["id"], made["deal"]["commitment"]
    await ben.seat(table, 1, "sit")
    await ada.send_nonce(made, 0, "a" * 32)
    running = await ada.post(f"/api/tables/{table}/start")
    assert running["deal"]["nonces"] == ["a" * 32, commitment, commitment]


@served()
async def test_the_latest_nonce_before_the_start_counts_and_leaves_with_its_person(
    place: Place,
) -> None:
    ada = await place.guest()
    ben = await place.guest("Ben")
    made = await ada.table("me", "open")
    table, commitment = made["id"], made["deal"]["commitment"]
    for value in ("b" * 32, "c" * 64):
        await ben.send_nonce(made, 1, value)
    left = await ben.seat(table, 1, "leave")
    assert not left["seats"][1]["has_nonce"]
    for value in ("d" * 32, "e" * 64):
        await ada.send_nonce(made, 0, value)
    await ada.seat(table, 1, "bot", bot="random")
    running = await ada.post(f"/api/tables/{table}/start")
    assert running["deal"]["nonces"] == ["e" * 64, commitment]


@served()
async def test_the_record_proves_the_deal_to_whoever_kept_what_they_answered(place: Place) -> None:
    ada = await place.guest()
    made = await ada.table("me", "random")
    nonce = secrets.token_hex(16)
    await ada.send_nonce(made, 0, nonce)
    await ada.post(f"/api/tables/{made['id']}/start")
    over = await play_with_bots(ada, made["id"])
    content = await fetch_record(ada, made["id"])
    deal = deal_of(content)
    commitment = made["deal"]["commitment"]
    assert deal.scheme == "hmac-sha256/2"
    assert (deal.commitment, deal.nonces) == (commitment, [nonce, commitment])
    assert seal(bytes.fromhex(over["deal"]["seed"])) == commitment
    assert verify(read(content, GAMES), deal) > 20


@served()
async def test_a_rematch_has_a_commitment_of_its_own_and_waits_for_nonces(place: Place) -> None:
    ada = await place.guest()
    before = await ada.table("me", "random", start=True)
    await play_with_bots(ada, before["id"])
    again = await ada.post(f"/api/tables/{before['id']}/rematch")
    assert again["status"] == "open"
    assert again["deal"]["commitment"] != before["deal"]["commitment"]
    assert not any(seat["has_nonce"] for seat in again["seats"])
    stale = await ada.send_nonce(before | {"id": again["id"]}, 1, status=409)
    assert stale["code"] == "other-commitment"
    # A rematch starts by itself once its people have sent their nonces.
    running = await ada.send_nonce(again, 1)
    assert (running["status"], running["seats"][1]["player"]) == ("running", ada.id)


@served()
async def test_a_continued_game_is_dealt_in_the_same_order(place: Place) -> None:
    ada = await place.guest()
    before = await ada.table("me", "random", start=True)
    await play_with_bots(ada, before["id"])
    path = f"/api/tables/{before['id']}/continue?position=40"
    on = await ada.post(path, {"seat": 1})
    assert (on["status"], on["version"], on["deal"]["nonces"]) == ("open", 0, [])
    await ada.send_nonce(on, 1, "f" * 32)
    running = await ada.post(f"/api/tables/{on['id']}/start")
    assert running["deal"]["nonces"] == [on["deal"]["commitment"], "f" * 32]
    async with ada.line(on["id"]) as line:
        await play_out(line, {1})
    first, second = [await fetch_record(ada, table) for table in (before["id"], on["id"])]
    assert first.splitlines()[1:41] == second.splitlines()[1:41]
    assert deal_of(second).given > 0
    verify(read(second, GAMES), deal_of(second))
