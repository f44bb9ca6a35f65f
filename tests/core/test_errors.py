"""Errors travel between processes as they are."""

import pickle

import pytest

from orrery.core.errors import IllegalAction, OrreryError, UnknownGame


@pytest.mark.parametrize(
    "error", [UnknownGame(game="chess", known=["go"]), IllegalAction("fly", ["walk", "swim"])]
)
def test_an_error_arrives_with_its_facts(error: OrreryError) -> None:
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - it was made on the line above
    assert type(arrived) is type(error)
    assert arrived.__dict__ == error.__dict__
    assert str(arrived) == str(error)
