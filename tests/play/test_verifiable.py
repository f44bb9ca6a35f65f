"""The deal can be checked: what was promised before is what was dealt, to the last card."""

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from orrery.bots.arena import play_game
from orrery.bots.bot import RandomBot
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Game
from orrery.core.rng import Rng
from orrery.games import GAMES as ALL_GAMES
from orrery.play.errors import RecordError
from orrery.play.record import Entry, Record, read
from orrery.play.table import Accepted, Table
from orrery.play.verifiable import (
    FIRST_SCHEME,
    Deal,
    DealDiffers,
    NoDeal,
    NonceUnused,
    OtherCommitment,
    SealedDeal,
    UnknownScheme,
    VerifiableDealer,
    WrongNonces,
    WrongSeed,
    below,
    check_answer,
    complete_nonces,
    deal_of,
    draw_at,
    encode_with_deal,
    key_of,
    seal,
    verify,
)
from tests.play.games import GAMES
from tests.toy.toy import TOY

SEED = bytes(range(32))
NONCES = ["5eed" * 8, "ab" * 16]
DEAL = Deal(commitment=seal(SEED), nonces=NONCES, seed=SEED.hex())


def deal_game(seed: bytes = SEED, nonces: list[str] = NONCES, bots: int = 1) -> Record:
    players = [RandomBot(TOY, Rng("bot", bots, seat)) for seat in range(2)]
    return play_game(TOY, 2, None, players, VerifiableDealer(seed, nonces))


RECORD = deal_game()
CHANCES = [n for n, entry in enumerate(RECORD.entries) if entry.actor == CHANCE]


def chance_texts(record: Record) -> list[str]:
    return [entry.action.text for entry in record.entries if entry.actor == CHANCE]


def test_the_commitment_is_the_plain_hash_of_the_seed() -> None:
    assert seal(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("size", [0, 31, 33])
def test_only_a_seed_of_256_bits_is_sealed(size: int) -> None:
    with pytest.raises(ValueError, match=str(size)):
        seal(bytes(size))


def test_a_dealt_game_is_verified_to_its_last_card() -> None:
    assert verify(RECORD, DEAL) == len(CHANCES) > 3


def test_the_deal_travels_in_the_header_and_readers_ignore_it() -> None:
    content = encode_with_deal(RECORD, DEAL)
    assert deal_of(content) == DEAL
    record = read(content, GAMES)
    assert record.entries == RECORD.entries
    assert verify(record, deal_of(content)) == len(CHANCES)


def test_the_same_seed_and_nonces_give_the_same_deal() -> None:
    assert deal_game().entries == RECORD.entries


@pytest.mark.parametrize(
    ("seed", "nonces"),
    [(bytes(32), NONCES), (SEED, [NONCES[0], "ac" * 16]), (SEED, NONCES[::-1])],
    ids=["seed", "nonce", "order"],
)
def test_the_seed_and_every_nonce_decide_the_deal(seed: bytes, nonces: list[str]) -> None:
    assert chance_texts(deal_game(seed, nonces)) != chance_texts(RECORD)


def other_outcome(place: int) -> Record | None:
    """The record up to a chance entry, with another outcome there."""
    state = TOY.new(2)
    for entry in RECORD.entries[:place]:
        TOY.apply(state, entry.action)
    dealt_there = RECORD.entries[place].action
    others = [action for action in TOY.legal_actions(state) if action is not dealt_there]
    if not others:
        return None
    changed = (*RECORD.entries[:place], Entry(CHANCE, others[0]))
    return replace(RECORD, entries=changed, result=None)


def test_the_first_changed_card_is_named_wherever_it_is() -> None:
    changed = {place: other_outcome(place) for place in CHANCES}
    assert sum(record is not None for record in changed.values()) > 3
    for place, record in changed.items():
        if record is None:
            continue
        with pytest.raises(DealDiffers) as refusal:
            verify(record, DEAL)
        assert refusal.value.line == place + 2
        assert refusal.value.facts["expected"] == RECORD.entries[place].action.text


@pytest.mark.parametrize(
    ("deal", "error"),
    [
        (msgspec.structs.replace(DEAL, seed=""), SealedDeal),
        (msgspec.structs.replace(DEAL, seed=bytes(32).hex()), WrongSeed),
        (msgspec.structs.replace(DEAL, seed="no hex"), WrongSeed),
        (msgspec.structs.replace(DEAL, seed=SEED.hex()[:-2]), WrongSeed),
        (msgspec.structs.replace(DEAL, commitment=seal(bytes(32))), WrongSeed),
        (msgspec.structs.replace(DEAL, scheme="dice"), UnknownScheme),
        (msgspec.structs.replace(DEAL, nonces=NONCES[::-1]), DealDiffers),
        (msgspec.structs.replace(DEAL, nonces=NONCES[:1]), WrongNonces),
        (msgspec.structs.replace(DEAL, nonces=[NONCES[0], ""]), WrongNonces),
        (msgspec.structs.replace(DEAL, nonces=[NONCES[0], "chosen"]), WrongNonces),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(deal: Deal, error: type[RecordError]) -> None:
    with pytest.raises(error):
        verify(RECORD, deal)


def test_the_commitment_stands_for_a_nonce_that_was_not_sent() -> None:
    nonces = complete_nonces(DEAL.commitment, [NONCES[0], ""])
    assert nonces == [NONCES[0], DEAL.commitment]
    assert verify(deal_game(nonces=nonces), msgspec.structs.replace(DEAL, nonces=nonces)) > 3


def test_a_deal_of_the_first_scheme_is_verified_with_an_empty_nonce_of_a_bot() -> None:
    nonces = [NONCES[0], ""]
    first = msgspec.structs.replace(DEAL, scheme=FIRST_SCHEME, nonces=nonces)
    assert verify(deal_game(nonces=nonces), first) > 3


def test_a_player_compares_the_commitment_and_the_nonce_that_were_kept() -> None:
    check_answer(DEAL, None, None)
    check_answer(DEAL, DEAL.commitment.upper(), NONCES[1].upper())
    with pytest.raises(OtherCommitment):
        check_answer(DEAL, seal(bytes(32)), NONCES[1])
    with pytest.raises(NonceUnused):
        check_answer(DEAL, DEAL.commitment, "ac" * 16)


@pytest.mark.parametrize("header", [{}, {"deal": None}, {"deal": {"seed": 3}}])
def test_a_record_without_a_deal_says_so(header: dict[str, object]) -> None:
    with pytest.raises(NoDeal):
        deal_of(json.dumps(header).encode())


def test_entries_taken_over_from_another_game_are_not_drawn_again() -> None:
    other = deal_game(bytes(32))
    with pytest.raises(DealDiffers):
        verify(other, DEAL)
    assert verify(other, msgspec.structs.replace(DEAL, given=len(chance_texts(other))))


def test_a_draw_follows_the_written_description() -> None:
    """The description worked out by hand, for weights 3, 1 and 1 at position 7."""
    outcomes = [(Action("row time"), 1), (Action("row light"), 3), (Action("row chemistry"), 1)]
    key = hmac.new(SEED, json.dumps(NONCES, separators=(",", ":")).encode(), "sha256").digest()
    block = hmac.new(key, b"row 7 0", "sha256").digest()
    number = int.from_bytes(block[:8], "big")
    assert number < 2**64 - 2**64 % 5
    expected = ["row chemistry", "row light", "row light", "row light", "row time"][number % 5]
    assert draw_at(key_of(SEED, NONCES), 7, outcomes).text == expected


def test_a_number_beyond_the_last_multiple_is_passed_over() -> None:
    assert 2**64 % 10 == 6
    words = iter([2**64 - 1, 2**64 - 6, 2**64 - 7, 3])
    assert below(10, words) == (2**64 - 7) % 10


def test_outcomes_come_as_often_as_they_weigh() -> None:
    outcomes = [(Action("row light"), 3), (Action("row time"), 1)]
    key = key_of(SEED, NONCES)
    drawn = Counter(draw_at(key, position, outcomes).text for position in range(4000))
    assert 2850 < drawn["row light"] < 3150


def test_purposes_and_positions_have_streams_of_their_own() -> None:
    key = key_of(SEED, NONCES)

    def picks(purpose: str, start: int) -> list[str]:
        outcomes = [(Action(f"{purpose} {n}"), 1) for n in range(10)]
        return [draw_at(key, p, outcomes).text[-1] for p in range(start, start + 30)]

    assert picks("row", 0) != picks("hand", 0)
    assert picks("row", 0) != picks("row", 1)
    assert picks("row", 0)[1:] == picks("row", 1)[:-1]


def test_a_step_that_was_never_committed_uses_up_no_draw() -> None:
    """Every step is considered once for nothing; the deal stays verifiable."""
    table = Table.new(TOY, 2, dealer=VerifiableDealer(SEED, NONCES))
    rng = Rng("moves")
    while (actor := table.to_act) != NOBODY:
        legal = table.update_for(actor).legal
        text = legal[rng.below(len(legal))]
        table.consider(actor, text, table.version)
        assert isinstance(table.propose(actor, text, table.version), Accepted)
    assert verify(table.record(), DEAL) > 3


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_every_game_can_be_dealt_and_verified(game: Game[Any, Any]) -> None:
    seats = max(game.seat_counts)
    bots = [RandomBot(game, Rng("bot", seat)) for seat in range(seats)]
    nonces = complete_nonces(DEAL.commitment, [NONCES[0], *[""] * (seats - 1)])
    record = play_game(game, seats, None, bots, VerifiableDealer(SEED, nonces))
    assert (
        verify(record, msgspec.structs.replace(DEAL, nonces=nonces))
        == len(chance_texts(record))
        > 20
    )
