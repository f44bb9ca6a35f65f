"""Whatever the server refuses, the screen says why in words, in every language."""

from typing import get_args

import pytest

from orrery.server.protocol.bodies import NotDelivered
from tests.texts import codes
from tests.texts.catalogue import LANGUAGES, SOURCE, messages

# What the screen itself finds wrong, and what it says of a code it does not know.
OWN = {"unreachable", "server", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_request_has_its_words(language: str) -> None:
    sent = codes.of_requests()
    assert {"not-kept", "internal", "too-large", "seat-taken", "bad-seats"} <= sent
    told = messages("screen", language)
    assert [code for code in sorted(sent) if f"trouble-{code}" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_command_has_its_words(language: str) -> None:
    """The screen looks among the words for requests where there are none for commands."""
    sent = codes.of_commands()
    assert {"stale", "illegal", "no-undo", "busy", "binary", "not-yours"} <= sent
    told = messages("screen", language)
    kinds = ("refused", "trouble")
    lacking = [code for code in sorted(sent) if not any(f"{k}-{code}" in told for k in kinds)]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_webhook_is_not_called_has_its_words(language: str) -> None:
    reasons = {*get_args(NotDelivered), *codes.reasons_of("BadWebhook")}
    assert {"not-https", "private", "unreachable"} <= reasons
    told = [key for key in messages("screen", language) if key.startswith("webhook-why-")]
    assert sorted(told) == sorted(f"webhook-why-{reason}" for reason in reasons)


def test_no_words_are_kept_for_a_code_nobody_sends() -> None:
    known = {"trouble": codes.of_requests(), "refused": codes.of_commands()}
    kept = [key.partition("-") for key in messages("screen", SOURCE)]
    idle = [
        f"{kind}-{code}"
        for kind, _, code in kept
        if kind in known and code not in known[kind] | OWN
    ]
    assert idle == []
