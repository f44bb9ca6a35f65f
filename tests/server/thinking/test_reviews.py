"""Looking back at a finished game over HTTP: progress, the same answer for all, lines to try."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from orrery.bots.review import review
from orrery.server.errors import TooManyReviews
from orrery.server.store import StoredReview, open_store
from orrery.server.thinking.jobs import review_slice
from orrery.server.thinking.reviews import Reviews
from orrery.server.thinking.scheduler import Scheduler
from tests.server.inline_worker import InlineWorker
from tests.server.thinking.games import random_game, shelf
from tests.server.thinking.held import settle
from tests.server.visitors import PATIENCE, Place, Visitor, served, serving

# Looks at little: what is tested here is the way of a review, not its judgement.
LEVEL = "wanderer"


async def finished(place: Place) -> tuple[Visitor, str]:
    ada = await place.guest()
    table: str = (await ada.table("me", "random", start=True))["id"]
    async with ada.line(table) as line:
        await ada.seat(table, 0, "hand-over", bot="random")
        while (await line.next()).get("table", {}).get("status") != "finished":
            pass
    return ada, table


async def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    seen = 0.0
    while True:
        answer: dict[str, Any] = await visitor.get(f"/api/tables/{table}/review")
        part = answer["done"] / max(1, answer["total"])
        assert part >= seen
        seen = part
        if answer["review"] is not None:
            assert part == 1
            return dict(answer["review"])


@served(review_level=LEVEL)
async def test_a_review_is_worked_out_once_for_everyone(place: Place) -> None:
    ada, table = await finished(place)
    first = await reviewed(ada, table)
    assert [seat["seat"] for seat in first["seats"]] == [0, 1]
    assert any(seat["costliest"] for seat in first["seats"])
    ben = await place.guest("Ben")
    again = await ben.get(f"/api/tables/{table}/review")
    assert again["review"] == first


@served(review_level=LEVEL)
async def test_the_better_line_is_shown_and_played_on_from(place: Place) -> None:
    ada, table = await finished(place)
    review = await reviewed(ada, table)
    costly = max(
        (each for seat in review["seats"] for each in seat["costliest"]),
        key=lambda each: each["cost"],
    )
    asked = {"seat": costly["seat"], "line": costly["better"]}
    where = f"position={costly['position']}"
    frames = await ada.post(f"/api/tables/{table}/line?{where}", asked)
    assert len(frames) == len(costly["better"]) + 1
    assert [frame["position"] - costly["position"] for frame in frames] == list(range(len(frames)))
    assert [frame["entry"]["text"] for frame in frames[1:]] == costly["better"]
    # Its last action may be the last of the game, after which there is nothing to play.
    begun = costly["better"][:-1]
    next_table = await ada.post(f"/api/tables/{table}/continue?{where}", asked | {"line": begun})
    await ada.start(next_table)
    log = await ada.get(f"/api/tables/{next_table['id']}/log?seat={costly['seat']}")
    texts = [entry["text"] for step in log["steps"] for entry in step["entries"]]
    start = costly["position"]
    assert texts[start : start + len(begun)] == begun


@served(review_level=LEVEL)
async def test_a_line_holds_only_what_the_seat_could_do(place: Place) -> None:
    ada, table = await finished(place)
    log = await ada.get(f"/api/tables/{table}/log")
    actors = [entry["actor"] for step in log["steps"] for entry in step["entries"]]
    draw, own = actors.index(-1), actors.index(0)
    path = f"/api/tables/{table}/line?position="
    outcome = (await ada.get(f"/api/tables/{table}/replay?position={draw + 1}&seat=0"))["entry"]
    for position, seat, text in (
        (draw, 0, outcome["text"]),
        (own, 1, "end"),
        (own, 0, "take 9"),
        (own, 0, "species P01"),
    ):
        answer = await ada.http.post(f"{path}{position}", json={"seat": seat, "line": [text]})
        assert answer.status_code == 400
    await ada.post(f"{path}{len(actors)}", {"seat": 0, "line": []}, 400)
    await ada.post(f"{path}0", {"seat": 5, "line": []}, 404)


class Failing(InlineWorker):
    """A worker that dies of the first review."""

    faults = 3

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        if work is review_slice and self.faults:
            self.faults -= 1
            raise BrokenPipeError
        return await super().run(work, *arguments)


@served(workers=[Failing()], review_level=LEVEL)
async def test_a_review_that_failed_is_said_so_and_can_be_asked_for_again(place: Place) -> None:
    ada, table = await finished(place)
    answer = await ada.http.get(f"/api/tables/{table}/review")
    while answer.status_code == 200:
        answer = await ada.http.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (503, "thinking-failed")
    assert await reviewed(ada, table)


class Held(InlineWorker):
    """A worker whose reviews never end."""

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        await asyncio.sleep(0)
        return None if work is review_slice else work(*arguments)


async def progress_of(reviews: Reviews, guest: str, table: str) -> int:
    return (await reviews.progress(guest, table, random_game)).done


def test_a_guest_has_so_many_reviews_at_once_and_others_have_theirs() -> None:
    async def scene() -> None:
        scheduler = Scheduler([Held()])
        reviews = Reviews(shelf(), scheduler, LEVEL, most=2)
        for table in ("a", "b", "a"):
            await progress_of(reviews, "eve", table)
        with pytest.raises(TooManyReviews):
            await progress_of(reviews, "eve", "c")
        # Somebody else may look at one that is under way, and has reviews of their own.
        for table in ("a", "c", "d"):
            await progress_of(reviews, "ada", table)
        await reviews.close()
        await scheduler.close()

    asyncio.run(scene())


def test_a_review_that_nobody_asks_for_any_more_is_dropped() -> None:
    now = 0.0

    async def scene() -> None:
        nonlocal now
        scheduler = Scheduler([Held()])
        reviews = Reviews(shelf(), scheduler, LEVEL, most=1, clock=lambda: now)
        await progress_of(reviews, "eve", "a")
        for _ in range(3):
            now += 50
            await settle()
            await progress_of(reviews, "eve", "a")
        now += 100
        await settle()
        await progress_of(reviews, "eve", "b")
        await reviews.close()
        await scheduler.close()

    asyncio.run(scene())


def test_a_review_in_the_smallest_slices_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.thinking.jobs._SLICE", 0.0)
    slices: Counter[str] = Counter()

    class Counting(InlineWorker):
        async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
            slices[work.__name__] += 1
            return await super().run(work, *arguments)

    async def scene() -> None:
        scheduler = Scheduler([Counting()])
        reviews = Reviews(shelf(), scheduler, LEVEL)
        while (found := await reviews.progress("ada", "a", random_game)).review is None:
            await settle()
        assert found.review == review(random_game(), LEVEL)
        # One for each game that is played out, at least.
        assert slices["review_slice"] > 10 * found.review.turns
        await reviews.close()
        await scheduler.close()

    asyncio.run(scene())


def returning(place: Place, visitor: Visitor) -> Visitor:
    return Visitor(place, place.client(visitor.token), {"id": visitor.id, "token": visitor.token})


def in_folder(scene: Callable[[Path], Coroutine[Any, Any, None]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


class Idle(InlineWorker):
    """A worker that must not be asked for a review."""

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        assert work is not review_slice
        return await super().run(work, *arguments)


def test_a_review_is_found_again_after_a_restart() -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder, review_level=LEVEL) as place:
            ada, table = await finished(place)
            first = await reviewed(ada, table)
        async with serving(folder, review_level=LEVEL, workers=[Idle()]) as place:
            answer = await returning(place, ada).get(f"/api/tables/{table}/review")
            assert answer["review"] == first
        async with serving(folder, review_level="stargazer") as place:
            # The host has chosen another level: the review is made again.
            again = await reviewed(returning(place, ada), table)
            assert (first["level"], again["level"]) == (LEVEL, "stargazer")

    in_folder(scene)


def test_a_review_is_found_at_another_process() -> None:
    async def scene(folder: Path) -> None:
        store = await open_store(f"sqlite:///{folder / 'orrery.sqlite'}")
        async with (
            serving(folder, store=store, review_level=LEVEL) as one,
            serving(folder, store=store, review_level=LEVEL, workers=[Idle()]) as other,
        ):
            ada, table = await finished(one)
            first = await reviewed(ada, table)
            found = await returning(other, ada).get(f"/api/tables/{table}/review")
            assert found["review"] == first

    in_folder(scene)


@served(review_level=LEVEL)
async def test_a_review_goes_with_its_table_and_names_nobody(place: Place) -> None:
    ada, table = await finished(place)
    await reviewed(ada, table)
    store = place.services.shared.store
    stored = await store.review(table)
    assert stored is not None
    assert ada.id not in stored.review
    assert await store.remove_table(table)
    assert await store.review(table) is None


@served(review_level=LEVEL)
async def test_a_review_that_cannot_be_read_is_made_again(place: Place) -> None:
    ada, table = await finished(place)
    first = await reviewed(ada, table)
    store = place.services.shared.store
    await store.save_review(StoredReview(table=table, level=LEVEL, review="{}"))
    assert await reviewed(ada, table) == first
