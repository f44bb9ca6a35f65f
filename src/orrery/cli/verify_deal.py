"""`orrery verify-deal`: draws every card of a record again from its published seed, and compares
the commitment and a nonce with what a player kept."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError
from orrery.play.record import read
from orrery.play.verifiable import FIRST_SCHEME, Deal, check_answer, deal_of, verify


def verify_deal(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("verify-deal-help-file"))],
    commitment: Annotated[
        str | None, typer.Option(help=TEXTS.format("verify-deal-help-commitment"))
    ] = None,
    nonce: Annotated[str | None, typer.Option(help=TEXTS.format("verify-deal-help-nonce"))] = None,
) -> None:
    from orrery.games import GAMES

    try:
        content = file.read_bytes()
        record = read(content, GAMES)
        deal = deal_of(content)
        check_answer(deal, commitment, nonce)
        count = verify(record, deal)
    except (OrreryError, OSError) as error:
        fail(error)
    _print_deal(deal, count)
    print_plain(TEXTS.format(_order(deal, is_compared=None not in (commitment, nonce))))


def _print_deal(deal: Deal, count: int) -> None:
    print_plain(TEXTS.format("verify-deal-done", entries=count - deal.given))
    if deal.given:
        print_plain(TEXTS.format("verify-deal-given", entries=deal.given))
    print_plain(TEXTS.format("verify-deal-commitment", commitment=deal.commitment))
    for seat, nonce in enumerate(deal.nonces):
        if nonce:
            key = "verify-deal-no-nonce" if nonce == deal.commitment else "verify-deal-nonce"
            print_plain(TEXTS.format(key, seat=seat, nonce=nonce))


def _order(deal: Deal, *, is_compared: bool) -> str:
    """The key of what the record shows about the order of commitment and nonces."""
    if deal.scheme == FIRST_SCHEME:
        return "verify-deal-order-unknown"
    if set(deal.nonces) == {deal.commitment}:
        return "verify-deal-order-server"
    return "verify-deal-order-proven" if is_compared else "verify-deal-order-compare"
