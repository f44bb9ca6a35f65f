"""Bot accounts in the store, on both databases."""

import msgspec
from sqlalchemy import text

from orrery.server.store import BotAccount, Device, Guest, Session, Store, migrate
from tests.server.store.rows import ADA, ADAS, a_table, with_store
from tests.server.store.test_migrations import on

PROBE = Guest(id="probe", name="Probe", created=7, owner="ada")
PROBES = Device(id="probe-1", guest="probe", token_hash="5b" * 32)


async def with_bot(store: Store) -> None:
    await store.create_guest(ADA, ADAS)
    assert await store.create_bot(PROBE, PROBES, 2)


def test_it_is_found_with_the_name_of_its_owner(database: str) -> None:
    async def scenario(store: Store) -> None:
        await with_bot(store)
        session = await store.session(PROBES.token_hash)
        assert session is not None
        assert (session.guest.owner, session.guest.owner_name) == ("ada", ADA.name)
        assert await store.guest("probe") == session.guest
        assert (await store.guest("ada")) == ADA
        await store.create_table(a_table("t", ("probe",)))
        expected = BotAccount(id="probe", name="Probe", added=7, seen=0, tables=["t"])
        assert await store.bots("ada") == [expected]
        assert await store.bots("probe") == []

    with_store(database, scenario)


def test_there_are_so_many_of_one_owner(database: str) -> None:
    async def scenario(store: Store) -> None:
        await with_bot(store)
        for number, is_added in ((2, True), (3, False)):
            bot = msgspec.structs.replace(PROBE, id=f"probe{number}")
            device = Device(id=f"d{number}", guest=bot.id, token_hash=f"{number}" * 64)
            assert await store.create_bot(bot, device, 2) is is_added
        stray = msgspec.structs.replace(PROBE, id="stray", owner="nobody")
        assert not await store.create_bot(stray, Device(id="s", guest="stray", token_hash=""), 2)

    with_store(database, scenario)


def test_another_token_replaces_the_former(database: str) -> None:
    async def scenario(store: Store) -> None:
        await with_bot(store)
        other = msgspec.structs.replace(PROBES, id="probe-2", token_hash="6a" * 32)
        assert await store.replace_bot_token("bo", "probe", other) is None
        assert await store.replace_bot_token("ada", "probe", other) == ["probe-1"]
        assert await store.session(PROBES.token_hash) is None
        assert await store.session(other.token_hash) is not None

    with_store(database, scenario)


def test_it_is_busy_at_so_many_unfinished_tables(database: str) -> None:
    async def scenario(store: Store) -> None:
        await with_bot(store)
        await store.create_table(a_table("t", ("probe",)))
        await store.create_table(a_table("u", ("probe",), status="finished"))
        assert await store.is_bot_busy("probe", 1)
        assert not await store.is_bot_busy("probe", 2)

    with_store(database, scenario)


def test_it_expires_with_its_owner_and_keeps_one_whose_bot_plays(database: str) -> None:
    async def scenario(store: Store) -> None:
        await with_bot(store)
        before = ADA.seen + 1
        assert await store.expired("guest", before, 9) == ["ada"]
        session = await store.session(PROBES.token_hash)
        assert session is not None
        await store.mark_seen(session, before)
        assert await store.expired("guest", before, 9) == []
        await store.mark_seen(Session(session.guest, session.device), 0)
        await store.create_table(a_table("t", ("probe",)))
        assert await store.expired("guest", before, 9) == []
        await store.remove_table("t")
        assert await store.remove_expired("ada", "guest", before)
        assert await store.session(PROBES.token_hash) is None
        assert await store.guest("probe") is None

    with_store(database, scenario)


def test_an_older_program_finds_bots_of_the_server_in_their_seats(database: str) -> None:
    async def fill(store: Store) -> None:
        await with_bot(store)
        seat = {"kind": "bot", "name": "Probe", "guest": "probe", "bot": "", "owner": "Ada"}
        kept = {"kind": "open", "reserved": "probe", "owner": "Ada"}
        person = {"kind": "person", "guest": "ada", "name": "Ada", "owner": None}
        table = msgspec.structs.replace(a_table("t"), players=[seat, kept, person])
        await store.create_table(table)

    on(database, migrate.upgrade)
    with_store(database, fill)
    on(database, lambda c: migrate.downgrade(c, "0010"))
    guests = text("SELECT id FROM guests")
    assert on(database, lambda c: c.execute(guests).scalars().all()) == ["ada"]
    on(database, migrate.upgrade)

    async def look(store: Store) -> None:
        table = await store.table("t")
        assert table is not None
        seat, kept, person = table.players
        assert (seat["guest"], seat["bot"], "owner" in seat) == ("", "wanderer", False)
        assert kept == {"kind": "open"}
        assert person["guest"] == "ada"
        assert await store.bots("ada") == []

    with_store(database, look)
