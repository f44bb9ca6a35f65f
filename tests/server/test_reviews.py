"""Looking back at a finished game over HTTP: progress, the same answer for all, lines to try."""

from typing import Any

from orrery.server.reviews import Reviews
from orrery.server.workers import InlineThinkers
from tests.server.visitors import Place, Visitor, served


async def finished(place: Place) -> tuple[Visitor, str]:
    ada = await place.guest()
    table: str = (await ada.table("me", "random", start=True))["id"]
    async with ada.line(table) as line:
        await ada.seat(table, 0, "hand-over", bot="random")
        while (await line.next()).get("table", {}).get("status") != "finished":
            pass
    return ada, table


async def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    seen = -1
    while True:
        answer: dict[str, Any] = await visitor.get(f"/api/tables/{table}/review")
        assert answer["done"] >= seen
        seen = answer["done"]
        if answer["review"] is not None:
            assert answer["done"] == answer["total"] > 0
            return dict(answer["review"])


@served()
async def test_a_review_is_worked_out_once_for_everyone(place: Place) -> None:
    ada, table = await finished(place)
    first = await reviewed(ada, table)
    assert [seat["seat"] for seat in first["seats"]] == [0, 1]
    assert any(seat["costliest"] for seat in first["seats"])
    ben = await place.guest("Ben")
    again = await ben.get(f"/api/tables/{table}/review")
    assert again["review"] == first


@served()
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
    log = await ada.get(f"/api/tables/{next_table['id']}/log?seat={costly['seat']}")
    texts = [entry["text"] for step in log["steps"] for entry in step["entries"]]
    start = costly["position"]
    assert texts[start : start + len(begun)] == begun


@served()
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


class Failing(InlineThinkers):
    """A worker that dies at its first part."""

    async def work(self, *_: Any, **__: Any) -> Any:
        raise TimeoutError


@served()
async def test_a_review_that_failed_is_said_so_and_can_be_asked_for_again(place: Place) -> None:
    ada, table = await finished(place)
    place.services.reviews = Reviews(Failing())
    await ada.get(f"/api/tables/{table}/review")
    await ada.get(f"/api/tables/{table}/review", 503)
    place.services.reviews = Reviews(InlineThinkers())
    assert await reviewed(ada, table)
