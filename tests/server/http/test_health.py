"""What the server says about itself is so."""

from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import pytest

from orrery.server.store import DiskFull
from tests.server.visitors import Place, served


def revised(place: Place, revision: str) -> None:
    """Let the database be of another version of the program."""
    path = Path(place.services.settings.data) / "orrery.sqlite"
    with closing(apsw.Connection(str(path))) as connection:
        connection.set_busy_timeout(5000)
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))


async def readiness(place: Place, status: int) -> dict[str, Any]:
    answer = await place.client().get("/readyz")
    assert answer.status_code == status
    checks: dict[str, Any] = answer.json()["checks"]
    assert answer.json()["ready"] is all(checks.values())
    return checks


@served()
async def test_a_server_that_is_ready_says_so(place: Place) -> None:
    assert await readiness(place, 200) == {"database": True, "migrations": True, "workers": True}


@pytest.mark.parametrize("revision", ["0001", "9999"])
def test_a_database_of_another_version_is_not_ready(revision: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        revised(place, revision)
        checks = await readiness(place, 503)
        assert checks == {"database": True, "migrations": False, "workers": True}
        assert (await place.client().get("/healthz")).status_code == 200

    scene()


def test_a_database_that_takes_nothing_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> None:
        raise DiskFull(path="")

    @served()
    async def scene(place: Place) -> None:
        monkeypatch.setattr(place.services.shared.store, "probe", full)
        checks = await readiness(place, 503)
        assert checks == {"database": False, "migrations": True, "workers": True}

    scene()
