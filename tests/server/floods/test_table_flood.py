"""Promise 18: three guests who make tables without end are refused, the list that everybody else
sees stays useful, and an ordinary game goes on."""

import asyncio
from collections import Counter
from pathlib import Path

from tests.server.durability.rounds import is_long
from tests.server.floods.flooded import measure
from tests.server.floods.table_flood import (
    ADDRESSES,
    BURST,
    MODULE,
    WANTED,
    Flooder,
    proxied_server,
    public_tables,
)
from tests.server.scale.servers import ask, new_guest

SECONDS = 30.0 if is_long() else 1.5
PATIENCE = 120
RATIO = 5
LISTED_OF_HOST = 3
ATTEMPTS = 3 * int(BURST)


async def flood(server: str) -> tuple[list[str], Counter[str]]:
    """The ids of three flooders, and what their requests were answered with."""
    flooders = [Flooder(server, address) for address in ADDRESSES]
    ids = [await flooder.enter() for flooder in flooders]
    made = [flooder.make_table() for flooder in flooders for _ in range(ATTEMPTS)]
    answers = Counter(await asyncio.gather(*made))
    for flooder in flooders:
        await flooder.close()
    return ids, answers


def test_a_flood_of_tables_is_refused_and_the_list_stays_useful(tmp_path: Path) -> None:
    with proxied_server(tmp_path, ORRERY_TABLES_PER_MINUTE="0.001") as server:
        bens = ask(server, "/api/tables", new_guest(server, "Ben"), WANTED)["id"]
        ids, answers = asyncio.run(asyncio.wait_for(flood(server.address), PATIENCE))
        listed = public_tables(server, new_guest(server, "Cy"))
    made = len(ids) * int(BURST)
    assert answers == {"": made, "too-many": len(ids) * ATTEMPTS - made}
    assert bens in [table["id"] for table in listed]
    hosts = Counter(table["host"] for table in listed)
    assert [hosts[flooder] for flooder in ids] == [LISTED_OF_HOST] * len(ids)


def test_a_game_goes_on_beside_a_flood_of_tables(tmp_path: Path) -> None:
    with proxied_server(tmp_path) as server:
        measured = measure(server, "tables", SECONDS, MODULE)
        found = asyncio.run(asyncio.wait_for(measured, PATIENCE))
    assert len(found.flooded) > 2
    if is_long():
        assert found.ratio <= RATIO
