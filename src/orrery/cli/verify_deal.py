"""`orrery verify-deal`: draws every card of a record again from the seed that was sealed."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError
from orrery.play.record import read
from orrery.play.verifiable import Deal, WrongSeed, deal_of, verify


def verify_deal(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("verify-deal-help-file"))],
    commitment: Annotated[
        str | None, typer.Option(help=TEXTS.format("verify-deal-help-commitment"))
    ] = None,
) -> None:
    from orrery.games import GAMES

    try:
        content = file.read_bytes()
        record = read(content, GAMES)
        deal = deal_of(content)
        if commitment is not None and commitment.lower() != deal.commitment.lower():
            raise WrongSeed(1, commitment=commitment)
        count = verify(record, deal)
    except (OrreryError, OSError) as error:
        fail(error)
    _print_deal(deal, count)


def _print_deal(deal: Deal, count: int) -> None:
    print_plain(TEXTS.format("verify-deal-done", entries=count - deal.given))
    if deal.given:
        print_plain(TEXTS.format("verify-deal-given", entries=deal.given))
    print_plain(TEXTS.format("verify-deal-commitment", commitment=deal.commitment))
    for seat, nonce in enumerate(deal.nonces):
        print_plain(TEXTS.format("verify-deal-nonce", seat=seat, nonce=nonce))
