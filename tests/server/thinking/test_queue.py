"""The order of the queue: urgency first, then guests in turn, then the tables of each."""

from orrery.server.thinking.queue import TURN_OF_THE_REST, Asker, FairQueue, Urgency


def queue_of(*askers: Asker) -> FairQueue[str]:
    """A queue of items named after whom they are for."""
    queue: FairQueue[str] = FairQueue()
    for asker in askers:
        queue.put(asker, name_of(asker))
    return queue


def name_of(asker: Asker) -> str:
    return f"{asker.urgency.name} {asker.guest} {asker.table}"


def drain(queue: FairQueue[str], most: int = 1000) -> list[str]:
    found: list[str] = []
    while len(found) < most and (item := queue.pop()) is not None:
        found.append(item)
    return found


def guests_in(items: list[str]) -> list[str]:
    return [item.split()[1] for item in items]


def test_moves_before_hints_before_moves_nobody_sees_before_reviews() -> None:
    askers = [Asker(urgency, "ada", "a") for urgency in Urgency]
    assert drain(queue_of(*reversed(askers))) == [name_of(asker) for asker in askers]
    assert [u.name for u in Urgency] == ["MOVE", "HINT", "UNWATCHED_MOVE", "REVIEW"]


def test_a_guest_with_many_tables_waits_for_one_with_a_single_one() -> None:
    many = [Asker(Urgency.MOVE, "eve", f"{number}") for number in range(10)]
    one = Asker(Urgency.MOVE, "ada", "a")
    assert guests_in(drain(queue_of(*many, one)))[:3] == ["eve", "ada", "eve"]


def test_the_tables_of_a_guest_take_turns() -> None:
    busy, other = (Asker(Urgency.HINT, "eve", table) for table in ("busy", "other"))
    queue = queue_of(busy, busy, busy, other)
    assert [item.split()[2] for item in drain(queue)] == ["busy", "other", "busy", "busy"]


def test_whoever_came_last_waits_for_one_item_of_each_guest() -> None:
    guests = ["eve", "fay", "gus"]
    queue = queue_of(*(Asker(Urgency.REVIEW, guest, "t") for guest in guests * 5))
    queue.put(Asker(Urgency.REVIEW, "ada", "a"), "REVIEW ada a")
    assert guests_in(drain(queue))[:4] == [*guests, "ada"]


def test_what_is_less_urgent_gets_its_turn_all_the_same() -> None:
    queue = queue_of(*(Asker(urgency, "ada", "a") for urgency in list(Urgency)[1:]))
    found: list[str] = []
    for number in range(3 * TURN_OF_THE_REST):
        queue.put(Asker(Urgency.MOVE, "eve", f"{number}"), "MOVE eve t")
        found += drain(queue, 1)
    others = {place: item for place, item in enumerate(found, 1) if item != "MOVE eve t"}
    # Never two of them one after another while moves wait.
    assert others == {
        TURN_OF_THE_REST: "HINT ada a",
        2 * TURN_OF_THE_REST: "UNWATCHED_MOVE ada a",
        3 * TURN_OF_THE_REST: "REVIEW ada a",
    }


def test_what_is_removed_is_not_done() -> None:
    gone, there = Asker(Urgency.HINT, "eve", "t"), Asker(Urgency.HINT, "ada", "t")
    queue = queue_of(gone, there)
    assert queue.remove(gone, name_of(gone))
    assert not queue.remove(gone, name_of(gone))
    assert queue.count(Urgency.HINT) == 1
    assert guests_in(drain(queue)) == ["ada"]


def test_a_worker_that_takes_no_reviews_leaves_them() -> None:
    queue = queue_of(Asker(Urgency.REVIEW, "ada", "a"))
    assert queue.pop(Urgency.UNWATCHED_MOVE) is None
    assert queue.pop() == "REVIEW ada a"
