"""Told nothing but docs/protocol.md, a stranger plays a game to its end; and the page is whole."""

import asyncio
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from orrery.games import GAMES
from orrery.play.record import read
from orrery.server.http import routes
from orrery.server.protocol import messages
from tests.server.visitors import PATIENCE, serving
from tests.texts import codes

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
STEPS = PAGE.partition("## A game, from nothing")[2].partition("\n## ")[0]


def blocks(kind: str, text: str) -> list[str]:
    found = re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE)
    return [body for language, body in found if language == kind]


async def shell(script: str, **known: str) -> str:
    """What a script of the page prints."""
    process = await asyncio.create_subprocess_exec(
        "sh", "-euc", script, env=os.environ | known, stdout=subprocess.PIPE
    )
    printed, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0
    return printed.decode()


async def played(socket: str, token: str, example: dict[str, Any]) -> dict[str, Any]:
    """Steps 4 to 6: answer each update as the example does, until the table is finished."""
    sent = 0
    headers = {"Authorization": f"Bearer {token}"}
    async with asyncio.timeout(PATIENCE), connect(socket, additional_headers=headers) as line:
        welcome = json.loads(await line.recv())
        assert (welcome["type"], welcome["seats"]) == ("welcome", [0])
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "update" and message["seat"] == 0 and message["legal"]:
                sent += 1
                answer = example | {
                    "id": f"c{sent}",
                    "version": message["version"],
                    "seat": message["seat"],
                    "action": message["legal"][0],
                }
                await line.send(json.dumps(answer))
            if message["type"] == "table" and message["table"]["status"] == "finished":
                result: dict[str, Any] = message["table"]["result"]
                return result
            assert message["type"] != "refused", message
    raise AssertionError("the socket was closed before the end")


def test_a_stranger_plays_a_game_to_its_end_by_the_page_alone() -> None:
    begin, fetch = blocks("sh", STEPS)
    (example,) = [json.loads(block) for block in blocks("", STEPS)]

    async def scene(folder: Path) -> None:
        async with serving(folder) as place:
            told = 'printf "%s\\n" "$TOKEN" "$TABLE" "$SOCKET"'
            printed = await shell(f"{begin}\n{told}", SERVER=place.address)
            token, table, socket = printed.split()
            result = await played(socket, token, example)
            record = await shell(fetch, SERVER=place.address, TOKEN=token, TABLE=table)
            found = read(record.encode(), GAMES).result
            assert found is not None
            assert list(found.scores) == result["scores"]

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


def described_routes() -> Iterator[tuple[str, str]]:
    for handler in routes.HANDLERS:
        for path in handler.paths:
            plain = re.sub(r"\{(\w+?)(_id)?:\w+\}", r"{\1}", path)
            yield from ((str(method), plain) for method in handler.http_methods)


@pytest.mark.parametrize(("method", "path"), sorted(set(described_routes())))
def test_the_page_names_every_route(method: str, path: str) -> None:
    rows = [line for line in PAGE.splitlines() if re.search(rf"{re.escape(path)}[`?]", line)]
    assert any(f"{method}" in row for row in rows)


def test_the_page_names_every_code() -> None:
    named = set(re.findall(r"`([a-z-]+)`", PAGE))
    assert sorted((codes.of_requests() | codes.of_commands()) - named) == []


def test_the_commands_of_the_page_are_commands() -> None:
    written = [line for block in blocks("", PAGE) for line in block.splitlines()]
    commands = [line for line in written if re.match(r' *\{"type": "(?!done|refused)', line)]
    types = {type(messages.decode(line)) for line in commands}
    assert types == set(messages.Command.__subclasses__())
