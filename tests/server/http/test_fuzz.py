"""Whatever comes over a socket gets one clear answer, and nothing falls over."""

from typing import Any

import msgspec
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.visitors import Place, TableSocket, served

ids = st.text("abcXYZ019-_", min_size=1, max_size=8)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
versions = st.integers(-2, 5) | st.integers()
seats = st.integers(-4, 9)
commands = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "undo", "redo", "restart", "chat", "hint", "fly"])},
    optional={
        "id": ids | anything,
        "version": versions | anything,
        "seat": seats | anything,
        "action": st.sampled_from(["end", "return T01", "collect"]) | anything,
        "text": st.text(max_size=600) | anything,
        "more": anything,
    },
)
frames = st.one_of(
    commands.map(lambda command: msgspec.json.encode(command).decode()),
    anything.map(lambda value: msgspec.json.encode(value).decode()),
    st.text(max_size=60),
    st.sampled_from(["", "{", "[" * 5000, '{"type":"act"}', "nul", '{"id":{}}', "\x00"]),
)


async def answered(line: TableSocket) -> dict[str, Any]:
    while True:
        message = await line.next()
        if message["type"] in ("done", "refused", "hints", "error"):
            return message


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(frames, min_size=20, max_size=45))
def test_every_frame_gets_one_answer_and_none_breaks_the_table(given_frames: list[str]) -> None:
    @served()
    async def scene(place: Place) -> None:
        ada = await place.guest()
        table = (await ada.table("me", "me", start=True))["id"]
        with structlog.testing.capture_logs() as logs:
            async with ada.line(table) as line:
                for frame in given_frames:
                    await line.socket.send(frame)
                    await answered(line)
                await line.send("chat", id="the-last-one", text="all well")
                assert (await answered(line))["id"] == "the-last-one"
        assert [line for line in logs if line["log_level"] in ("error", "critical")] == []

    scene()
