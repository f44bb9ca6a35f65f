"""Requests made from the OpenAPI description: answers are those it describes, never a crash."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from orrery.server.http import previews, routes
from tests.server.visitors import serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server in a thread of its own: its address, a token and a table."""
    ready: Queue[Any] = Queue()

    async def run(folder: Path) -> None:
        over = asyncio.Event()
        async with serving(folder) as place:
            ada = await place.guest()
            table = await ada.table("me", "me", start=True)
            ready.put((place.address, ada.token, table["id"], over, asyncio.get_running_loop()))
            await over.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(tmp_path_factory.mktemp("schema")),))
    thread.start()
    address, token, table, over, loop = ready.get()
    yield address, token, table
    loop.call_soon_threadsafe(over.set)
    thread.join()


def test_the_description_tells_the_truth(server: tuple[str, str, str]) -> None:
    address, token, table = server
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried += 1

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy())
        def check(case: Any) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            headers = {"Authorization": f"Bearer {token}"}
            response = case.call(headers=headers)
            case.validate_response(response, checks=CHECKS)

        check()
    assert tried == len(routes.HANDLERS) + len(previews.HANDLERS)
