"""What is put into the store comes out of it again; the same in SQLite and PostgreSQL."""

import asyncio

import msgspec
import pytest

from orrery.server.store import (
    Appended,
    Device,
    DuplicateKey,
    Guest,
    Notification,
    Store,
    StoredChatLine,
    StoredEntry,
    StoredReview,
    StoredStep,
    StoredTable,
    SyncPoint,
    UnknownDatabase,
    UnknownGuest,
    UnknownTable,
    Webhook,
    line_of_play,
    open_store,
)
from tests.server.store.rows import ADA, ADAS, BO, BOS, a_command, a_table, with_store

LONG = 3_600_000


def test_a_guest_is_found_by_id_and_by_the_hash_of_a_token(database: str) -> None:
    async def scenario(store: Store) -> list[object]:
        await store.create_guest(ADA, ADAS)
        await store.create_guest(BO, BOS)
        await store.update_guest("bo", name="Bob <b>", language="de")
        hashes = [ADAS.token_hash, BOS.token_hash, "0" * 64]
        return [await store.guest("ada"), *[await store.session(h) for h in hashes]]

    changed = msgspec.structs.replace(BO, name="Bob <b>", language="de")
    assert with_store(database, scenario) == [ADA, (ADA, ADAS), (changed, BOS), None]


def test_a_guest_who_never_came_cannot_change(database: str) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(UnknownGuest):
            await store.update_guest("nobody", name="x", language="en")

    with_store(database, scenario)


@pytest.mark.parametrize(
    ("guest", "device"),
    [
        (ADA, BOS),
        (BO, msgspec.structs.replace(BOS, token_hash=ADAS.token_hash)),
        (BO, msgspec.structs.replace(BOS, id=ADAS.id)),
    ],
)
def test_neither_an_id_nor_a_token_is_given_twice(
    database: str, guest: Guest, device: Device
) -> None:
    async def scenario(store: Store) -> Guest | None:
        await store.create_guest(ADA, ADAS)
        with pytest.raises(DuplicateKey):
            await store.create_guest(guest, device)
        return await store.guest("bo")

    assert with_store(database, scenario) is None


def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    full = msgspec.structs.replace(
        a_table(guests=("ada", "bo"), host="ada", public=True),
        settings={"clock": {"bank": 600}, "undo": "strict"},
        created=2**40,
        updated=2**40 + 1,
        commitment="ab" * 32,
        seed="cd" * 32,
        nonces=["ef" * 16, ""],
        given=3,
        scheme="hmac-sha256/1",
    )

    async def scenario(store: Store) -> StoredTable | None:
        await store.create_table(full)
        return await store.table("t")

    assert with_store(database, scenario) == full


def test_a_table_that_is_not_there_is_none(database: str) -> None:
    assert with_store(database, lambda store: store.table("t")) is None


def test_a_table_is_not_made_twice(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        with pytest.raises(DuplicateKey):
            await store.create_table(a_table())

    with_store(database, scenario)


def test_what_survives_a_restart(database: str) -> None:
    async def before(store: Store) -> None:
        await store.create_guest(ADA, ADAS)
        await store.create_table(a_table())
        await store.append(a_command(1), status="running")
        await store.add_chat(StoredChatLine(table="t", text="hi", name="Ada"))

    async def after(store: Store) -> tuple[object, ...]:
        table = await store.table("t")
        return await store.guest("ada"), table and table.status, await store.log("t")

    with_store(database, before)
    assert with_store(database, after) == (ADA, "running", [a_command(1)])


def test_of_two_changes_of_the_same_revision_one_is_made(database: str) -> None:
    """Two people take the last seat: the second is told to look again."""

    async def scenario(store: Store) -> tuple[list[bool], StoredTable | None]:
        await store.create_table(a_table())
        ada, bo = ({"guest": name} for name in ("ada", "bo"))
        made = await asyncio.gather(
            store.update_table("t", 0, players=[ada, {}]),
            store.update_table("t", 0, players=[bo, {}]),
        )
        again = await store.update_table("t", 1, players=[{"guest": "ada"}, {"guest": "bo"}])
        return [*sorted(made), again], await store.table("t")

    made, table = with_store(database, scenario)
    assert made == [False, True, True]
    assert table is not None
    assert table.revision == 2
    assert table.players == [{"guest": "ada"}, {"guest": "bo"}]


def test_a_change_of_no_table_is_not_made(database: str) -> None:
    assert not with_store(database, lambda store: store.update_table("t", 0, status="running"))


def test_tables_are_listed_by_status_guest_and_openness_the_latest_first(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("a", ("ada",), public=True, updated=1))
        await store.create_table(a_table("b", ("ada", "bo"), status="running", updated=2))
        await store.create_table(a_table("c", ("bo",), status="finished", public=True, updated=3))
        await store.create_table(a_table("d", host="ada", updated=4))
        await store.update_table("c", 0, players=[{"bot": "greedy"}, {}])

        async def ids(**wanted: object) -> str:
            return "".join(table.id for table in await store.tables(**wanted))  # type: ignore[arg-type]

        assert await ids() == "dcba"
        assert await ids(limit=2) == "dc"
        assert await ids(status=("running", "finished")) == "cb"
        assert await ids(public=True) == "ca"
        assert await ids(guest="ada") == "dba"
        assert await ids(guest="bo") == "b"
        assert await ids(guest="bo", public=True) == "cba"
        assert await ids(guest="bo", public=True, status=("open",)) == "a"
        assert await store.table_ids() == ["a", "b", "c", "d"]

    with_store(database, scenario)


def test_a_command_becomes_a_version_and_the_table_changes_with_it(database: str) -> None:
    async def scenario(store: Store) -> tuple[Appended, StoredTable | None]:
        await store.create_table(a_table())
        await store.append(a_command(1), status="running")
        result = {"scores": [3, 4], "ranks": [2, 1]}
        appended = await store.append(
            a_command(2), status="finished", result=result, digest="d1", updated=9
        )
        return appended, await store.table("t")

    appended, table = with_store(database, scenario)
    assert appended == Appended(status="committed", version=2, answer=a_command(2).answer)
    assert table is not None
    assert (table.status, table.version, table.digest, table.updated) == ("finished", 2, "d1", 9)
    assert table.result == {"scores": [3, 4], "ranks": [2, 1]}


@pytest.mark.parametrize("version", [1, 2, 3, 7])
def test_the_same_command_again_gets_the_same_answer_whatever_its_version(
    database: str, version: int
) -> None:
    async def scenario(store: Store) -> tuple[Appended, Appended | None, list[StoredStep]]:
        await store.create_table(a_table())
        await store.append(a_command(1))
        await store.append(a_command(2))
        again = await store.append(a_command(version, "c1"))
        return again, await store.answer_to("t", "c1"), await store.log("t")

    again, answer, log = with_store(database, scenario)
    assert again == Appended(status="already", version=1, answer=a_command(1).answer) == answer
    assert log == [a_command(1), a_command(2)]


@pytest.mark.parametrize("version", [0, 1, 2, 4, -1])
def test_a_version_that_does_not_follow_is_a_conflict_and_changes_nothing(
    database: str, version: int
) -> None:
    async def scenario(store: Store) -> tuple[Appended, list[StoredStep], StoredTable | None]:
        await store.create_table(a_table())
        await store.append(a_command(1))
        await store.append(a_command(2))
        appended = await store.append(a_command(version, "late"), status="finished")
        return appended, await store.log("t"), await store.table("t")

    appended, log, table = with_store(database, scenario)
    assert appended == Appended(status="conflict", version=2)
    assert log == [a_command(1), a_command(2)]
    assert table is not None
    assert table.status == "open"


def test_the_same_command_id_at_another_table_is_another_command(database: str) -> None:
    async def scenario(store: Store) -> list[str]:
        await store.create_table(a_table("t"))
        await store.create_table(a_table("u"))
        return [(await store.append(a_command(1, "c", table))).status for table in ("t", "u")]

    assert with_store(database, scenario) == ["committed", "committed"]


def test_nothing_is_appended_to_a_table_that_is_not_there(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        with pytest.raises(UnknownTable):
            await store.append(a_command(1, table="elsewhere"))
        with pytest.raises(UnknownTable):
            await store.append(a_command(5, table="elsewhere"))
        assert (await store.append(a_command(1))).status == "committed"

    with_store(database, scenario)


def test_of_many_commands_for_one_version_exactly_one_is_committed(database: str) -> None:
    async def scenario(store: Store) -> tuple[list[Appended], list[StoredStep]]:
        await store.create_table(a_table())
        rivals = [store.append(a_command(1, f"rival{n}")) for n in range(30)]
        return list(await asyncio.gather(*rivals)), await store.log("t")

    outcomes, log = with_store(database, scenario)
    assert sorted(one.status for one in outcomes) == ["committed"] + ["conflict"] * 29
    assert {one.version for one in outcomes} == {1}
    assert len(log) == 1


def test_one_that_fails_does_not_take_its_group_along(database: str) -> None:
    """Commands that arrive together are committed together, but each on its own merits."""

    async def scenario(store: Store) -> tuple[object, ...]:
        for name in ("a", "b"):
            await store.create_table(a_table(name))
        return await asyncio.gather(
            store.append(a_command(1, table="a")),
            store.create_table(a_table("a")),
            store.append(a_command(1, table="nowhere")),
            store.append(a_command(1, table="b"), players=[{"guest": "ada"}]),
            return_exceptions=True,
        )

    first, double, nowhere, second = with_store(database, scenario)
    assert isinstance(first, Appended)
    assert isinstance(second, Appended)
    assert first.status == second.status == "committed"
    assert isinstance(double, DuplicateKey)
    assert isinstance(nowhere, UnknownTable)


def test_the_log_is_read_from_any_version_on(database: str) -> None:
    async def scenario(store: Store) -> list[list[int]]:
        await store.create_table(a_table())
        for version in range(1, 5):
            await store.append(a_command(version))
        logs = [await store.log("t", after) for after in (0, 2, 4)]
        return [[step.version for step in log] for log in logs]

    assert with_store(database, scenario) == [[1, 2, 3, 4], [3, 4], []]


def test_chat_is_numbered_and_the_latest_lines_come_oldest_first(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        lines = [
            StoredChatLine(table="t", text=f"{n} <script>", name="Ada", at=n) for n in range(12)
        ]
        kept = await asyncio.gather(*(store.add_chat(line) for line in lines))
        assert sorted(line.number for line in kept) == list(range(1, 13))
        assert [line.number for line in await store.chat("t", limit=3)] == [10, 11, 12]
        assert [line.number for line in await store.chat("t", after=9)] == [10, 11, 12]
        assert sorted(await store.chat("t"), key=lambda line: line.at) == sorted(
            kept, key=lambda line: line.at
        )

    with_store(database, scenario)


def test_a_line_of_chat_sent_again_is_kept_once(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        line = StoredChatLine(table="t", text="hi", name="Ada", command="ada/c1", version=4)
        kept = await asyncio.gather(*(store.add_chat(line) for _ in range(6)))
        later = msgspec.structs.replace(line, version=9, text="hi again")
        assert await store.add_chat(later) == kept[0]
        assert await store.chat("t") == [kept[0]]
        assert kept == [msgspec.structs.replace(line, number=1)] * 6

    with_store(database, scenario)


def test_of_calls_the_latest_turn_counts_and_one_process_gets_it(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_guest(ADA, ADAS)
        await store.create_table(a_table(status="running"))
        await store.append(a_command(1))
        first = Notification(
            guest="ada", table="t", version=1, seat=0, asked="a", sentence="b", due=50
        )
        assert await store.add_notification(first)
        assert not await store.add_notification(first)
        assert await store.is_notification_current(first)
        assert await store.due_notifications(49) == []
        assert await store.due_notifications(50) == [first]
        taken = await asyncio.gather(*(store.claim_notification(first, 90) for _ in range(4)))
        assert sorted(taken) == [False, False, False, True]
        assert await store.due_notifications(89) == []
        await store.reschedule_notification(first, None)
        assert await store.due_notifications(10**12) == []
        assert not await store.add_notification(first)
        await store.append(a_command(2))
        assert not await store.is_notification_current(first)
        second = msgspec.structs.replace(first, version=2)
        assert await store.add_notification(second)
        assert not await store.add_notification(first)
        await store.reschedule_notification(first, 7)
        assert await store.due_notifications(60) == [second]

    with_store(database, scenario)


def test_a_webhook_is_set_counted_and_removed_with_its_calls(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_guest(ADA, ADAS)
        await store.create_table(a_table())
        old = Webhook(guest="ada", address="https://a.example/", site="https://site")
        new = msgspec.structs.replace(old, address="https://b.example/")
        await store.save_webhook(old)
        await store.set_webhook_failures(old, 3)
        assert await store.webhook("ada") == msgspec.structs.replace(old, failures=3)
        await store.save_webhook(new)
        await store.set_webhook_failures(old, 4)
        assert await store.webhook("ada") == new
        call = Notification(
            guest="ada", table="t", version=1, seat=0, asked="a", sentence="b", due=50
        )
        await store.add_notification(call)
        await store.remove_webhook("ada")
        assert await store.webhook("ada") is None
        assert await store.due_notifications(60) == []

    with_store(database, scenario)


def test_marks_tell_that_a_table_changed(database: str) -> None:
    async def scenario(store: Store) -> list[tuple[int, int, int, int]]:
        await store.create_table(a_table(guests=("ada",)))
        change_counters = [await store.change_counters(["t", "elsewhere"])]
        await store.append(a_command(1))
        change_counters.append(await store.change_counters(["t"]))
        await store.update_table("t", 0, next_table="u")
        change_counters.append(await store.change_counters(["t"]))
        await store.add_chat(StoredChatLine(table="t", text="hi", name="Ada"))
        change_counters.append(await store.change_counters(["t"]))
        await store.begin_lease("one", LONG, [("t", "ada")])
        change_counters.append(await store.change_counters(["t"]))
        marks = [mark["t"] for mark in change_counters]
        return [(one.revision, one.version, one.lines, len(one.connected)) for one in marks]

    assert with_store(database, scenario) == [
        (0, 0, 0, 0),
        (0, 1, 0, 0),
        (1, 1, 0, 0),
        (1, 1, 1, 0),
        (1, 1, 1, 1),
    ]


def test_the_probe_writes(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.probe()
        await store.probe()

    with_store(database, scenario)


@pytest.mark.parametrize("address", ["mysql://root@localhost/x", "nothing", "sqlite://"])
def test_an_address_of_no_known_database_is_refused(address: str) -> None:
    with pytest.raises(UnknownDatabase):
        asyncio.run(open_store(address))


def test_what_was_taken_back_is_not_in_the_surviving_line() -> None:
    def step(version: int, entries: str, taken_back: int = 0) -> StoredStep:
        line = [StoredEntry(0, text) for text in entries.split()]
        return msgspec.structs.replace(a_command(version), entries=line, taken_back=taken_back)

    log = [step(1, "a b"), step(2, "c"), step(3, "", 1), step(4, "d"), step(5, "", 2)]
    assert [entry.text for entry in line_of_play(log)] == ["a"]
    assert line_of_play([]) == []


def test_the_review_of_a_table_is_replaced_by_a_later_one(database: str) -> None:
    async def scene(store: Store) -> list[StoredReview | None]:
        await store.create_table(a_table())
        found = [await store.review("t")]
        for level in ("navigator", "architect"):
            await store.save_review(StoredReview(table="t", level=level, review="{}", at=7))
            found.append(await store.review("t"))
        return found

    assert with_store(database, scene) == [
        None,
        StoredReview(table="t", level="navigator", review="{}", at=7),
        StoredReview(table="t", level="architect", review="{}", at=7),
    ]


def test_what_a_bot_thought_is_kept_with_its_move(database: str) -> None:
    async def scene(store: Store) -> list[str]:
        await store.create_table(a_table())
        for version, thought in ((1, ""), (2, '{"line":["é"]}')):
            given = msgspec.structs.replace(a_command(version), thought=thought)
            assert (await store.append(given, settings={})).status == "committed"
        delta = await store.changes_since(SyncPoint("t", 1, 0))
        assert delta is not None
        assert [step.thought for step in delta.steps] == ["", '{"line":["é"]}']
        return [step.thought for step in await store.log("t")]

    assert with_store(database, scene) == ["", '{"line":["é"]}']
