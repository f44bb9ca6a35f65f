"""A program with the SDK and the token of a bot account plays at the tables of a server."""

import asyncio
import io
import os
import sys
import threading
import urllib.error
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from orrery.sdk import Bot, GameInfo, Refused, Server, play_lines
from tests.server.visitors import Place, Visitor, play_out, served

EXAMPLE = str(Path(__file__).resolve().parents[2] / "examples" / "sdk_bot.py")
STARTED: list[GameInfo] = []


class First(Bot):
    """Does the first legal thing."""

    name = "first"

    def start(self, game: GameInfo) -> None:
        STARTED.append(game)

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        return legal[0]


def program(bot: Visitor, **wanted: Any) -> "asyncio.Future[None]":
    """A program that ends after one game; a test that fails does not wait for it."""
    server = Server(bot.place.address, bot.token)
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[None] = loop.create_future()

    def serve() -> None:
        server.serve(First, games=1, **wanted)
        loop.call_soon_threadsafe(ended.set_result, None)

    threading.Thread(target=serve, daemon=True).start()
    return ended


async def seated(visitor: Visitor, table: str) -> None:
    """Wait until the program sits at the table, with its nonce."""
    async with visitor.line(table) as line:
        message = await line.until("welcome")
        while not message["table"]["seats"][1]["has_nonce"]:
            message = await line.until("table")


@served()
async def test_it_plays_where_it_is_invited(place: Place) -> None:
    STARTED.clear()
    ada = await place.guest()
    bot = await ada.bot()
    playing = program(bot)
    table = (await ada.table("me", "open"))["id"]
    await ada.post(f"/api/tables/{table}/invitations", {"player": bot.id})
    await seated(ada, table)
    await ada.post(f"/api/tables/{table}/start")
    async with ada.line(table) as line:
        over = await play_out(line, {0})
    await playing
    assert over["status"] == "finished"
    (game,) = STARTED
    assert (game.game, game.seats, game.seat) == ("exoplanets", 2, 1)


@served()
async def test_it_joins_tables_that_welcome_bots_if_it_is_told_to(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    table = (await ada.table("me", "open", public=True, welcomes_bots=True))["id"]
    playing = program(bot, joins_open=True)
    await seated(ada, table)
    await ada.post(f"/api/tables/{table}/moderation", {"do": "close"})
    await playing


@served()
async def test_it_goes_on_at_a_table_where_a_stand_in_played(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    table = (await ada.table("me", "open", welcomes_bots=True, grace=0))["id"]
    await bot.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/start")
    async with ada.line(table) as line:
        message = await line.until("welcome")
        while not message["table"]["seats"][1]["away"]:
            message = await line.until("table")
        await ada.seat(table, 1, "hand-over", bot="random")
    playing = program(bot)
    async with ada.line(table) as line:
        message = await line.until("welcome")
        while message["table"]["seats"][1]["bot"] is not None:
            message = await line.until("table")
    async with ada.line(table) as line:
        over = await play_out(line, {0})
    await playing
    assert over["seats"][1]["bot"] is None


@served()
async def test_it_says_why_it_is_refused(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    table = (await ada.table("me", "open"))["id"]
    server = Server(place.address, bot.token)
    with pytest.raises(Refused, match="bots-not-welcome"):
        await asyncio.to_thread(server.join, table)
    await ada.http.delete(f"/api/me/bots/{bot.id}")
    with pytest.raises(Refused) as refused:
        await asyncio.to_thread(server.serve, First)
    assert refused.value.code == "no-guest"


async def command(key: str, *words: str) -> tuple[int | None, str]:
    """The bot started with these words: its status, and what it says of what went wrong."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, EXAMPLE, *words),
        env=os.environ | {"ORRERY_TOKEN": key},
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    return process.returncode, said.decode()


@served()
async def test_the_command_says_in_a_sentence_what_is_wrong(place: Place) -> None:
    status, said = await command("wrong", place.address)
    assert (status, said) == (1, "the server refuses: ORRERY_TOKEN is of no account there\n")
    status, said = await command("any", "play.example.org")
    assert status == 2
    assert said.endswith("begins with http:// or https://: play.example.org\n")


@served()
async def test_it_waits_for_a_server_that_is_not_there_yet(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    server = Server(place.address, bot.token)
    absent = urllib.error.URLError(ConnectionRefusedError())
    table = (await ada.table("me", "open", welcomes_bots=True))["id"]
    await bot.post(f"/api/tables/{table}/join")
    there = await asyncio.to_thread(server.ask, "/api/tables")
    await ada.post(f"/api/tables/{table}/start")
    answers = mock.Mock(side_effect=[absent, absent, there])
    with mock.patch("orrery.sdk._RETRY_SECONDS", 0.05), mock.patch.object(server, "ask", answers):
        serving = asyncio.create_task(asyncio.to_thread(server.serve, First, games=1))
        async with ada.line(table) as line:
            over = await play_out(line, {0})
        await serving
    assert over["status"] == "finished"
    assert answers.call_args_list == [mock.call("/api/tables")] * 3


def test_the_same_bot_answers_line_by_line() -> None:
    STARTED.clear()
    told = '{"game":"cosmos","rules":1,"seats":3,"seat":2,"options":{},"seed":7,"later":1}'
    asked = ["orrery 1", f"game {told}", "later {}", "view {}", 'legal ["a","b"]', "quit", "legal"]
    said = io.StringIO()
    play_lines(First, asked, said)
    assert said.getvalue() == "bot first 1.0\nmove a\n"
    assert [GameInfo("cosmos", 1, 3, 2, {}, 7)] == STARTED
