"""Link previews: what a link shows where it is pasted, and nothing that is not public."""

import re
import struct
import zlib

from orrery.server.previews.canvas import Canvas
from orrery.server.previews.card import draw_card
from orrery.server.previews.lettering import fit, letters_of, width_of
from orrery.server.previews.preview import Preview, SeatLine
from tests.server.visitors import Place, served

HOSTILE = '"><script>alert(1)</script>'


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


async def tags_of(place: Place, path: str, language: str = "en") -> dict[str, str]:
    answer = await place.client().get(path, headers={"accept-language": language})
    found = re.findall(r'<meta property="og:([^"]+)" content="([^"]*)" />', answer.text)
    return dict(found)


@served()
async def test_the_page_of_a_table_says_game_players_and_state(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    tags = await tags_of(place, f"/t/{table}")
    assert tags["title"] == "Exoplanets"
    assert "One seat is free" in tags["description"]
    assert "Ada" in tags["description"]
    assert tags["image"].endswith(f"/api/tables/{table}/card")
    assert "Ein Platz ist frei" in (await tags_of(place, f"/t/{table}", "de"))["description"]


@served()
async def test_a_card_is_a_picture_of_the_usual_size_for_everyone(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    answer = await place.client().get(f"/api/tables/{table}/card")
    assert answer.headers["content-type"] == "image/png"
    assert "max-age" in answer.headers["cache-control"]
    assert size_of(answer.content) == (1200, 630)


@served()
async def test_an_unknown_table_looks_like_the_site(place: Place) -> None:
    tags = await tags_of(place, "/t/nothing-here")
    assert tags["title"] == "Orrery"
    unknown = await place.client().get("/api/tables/nothing-here/card")
    site = await place.client().get("/api/card")
    assert unknown.content == site.content


@served()
async def test_a_hostile_name_stays_a_name(place: Place) -> None:
    mallory = await place.guest(HOSTILE)
    table = (await mallory.table("me", "open"))["id"]
    page = (await place.client().get(f"/t/{table}")).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page
    answer = await place.client().get(f"/api/tables/{table}/card")
    assert size_of(answer.content) == (1200, 630)


@served()
async def test_a_card_is_drawn_once(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    first = (await place.client().get(f"/api/tables/{table}/card")).content
    again = (await place.client().get(f"/api/tables/{table}/card")).content
    assert first == again
    assert len(place.services.cards) == 1


def test_names_of_other_scripts_and_long_ones_stay_on_the_card() -> None:
    assert letters_of("Zoë 世界🚀!", "text") == "Zoë •!"
    cut = fit("W" * 200, "text", 36, 300)
    assert cut.endswith("…")
    assert width_of(cut, "text", 36) <= 300
    seat = SeatLine(seat=7, name="世" * 40, points="-3", is_first=True)
    card = draw_card(Preview(title="T" * 99, line="", seats=(seat,) * 9))
    assert size_of(card) == (1200, 630)


def test_an_outline_that_leaves_the_canvas_is_cut_at_its_edge() -> None:
    canvas = Canvas(4, 2, (0, 0, 0), (0, 0, 0))
    canvas.fill([[(-9, -9), (2, -9), (2, 9), (-9, 9)]], (255, 255, 255))
    picture = canvas.png()
    place = picture.index(b"IDAT")
    (length,) = struct.unpack(">I", picture[place - 4 : place])
    rows = zlib.decompress(picture[place + 4 : place + 4 + length])
    row = b"\0" + b"\xff" * 6 + b"\0" * 6
    assert rows == row * 2
