"""A deal that can be checked afterwards. Before the first card the hash of a secret seed is
published; every player adds a nonce; the seed is shown at the end, and whoever has the record
can draw every card again.

How a draw is made, for anyone who wants to check it without this program:

- commitment = SHA-256 of the 32 bytes of the seed.
- key = HMAC-SHA256(seed, the nonces of the seats as a compact JSON list of strings).
- purpose = the first word of the possible entries; position = chance entries before this one.
- block c = HMAC-SHA256(key, "<purpose> <position> <c>") for c = 0, 1, …; each block gives four
  64-bit numbers, most significant byte first.
- The entries are sorted by code point and their weights added up to a total; a number not below
  the greatest multiple of the total (up to 2^64) is passed over; modulo the total it picks one.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

import msgspec

from orrery.core.action import Action
from orrery.core.game import CHANCE, Outcome
from orrery.play.errors import RecordError
from orrery.play.record import Record, encode, positions

SCHEME: Final = "hmac-sha256/1"
SEED_BYTES: Final = 32
_WORDS: Final = 1 << 64


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What is needed to check a deal. The seed is empty while it is secret; `given` counts the
    chance entries at the beginning that were taken over from another game."""

    commitment: str
    nonces: list[str]
    seed: str = ""
    scheme: str = SCHEME
    given: int = 0


class NoDeal(RecordError):
    """The header says nothing about how it was dealt."""

    code: ClassVar[str] = "deal-missing"


class SealedDeal(RecordError):
    """The seed is still secret."""

    code: ClassVar[str] = "deal-sealed"


class UnknownScheme(RecordError):
    code: ClassVar[str] = "deal-scheme"


class WrongSeed(RecordError):
    """The seed is not the one that was promised."""

    code: ClassVar[str] = "deal-seed"


class DealDiffers(RecordError):
    """This entry is not what the seed gives."""

    code: ClassVar[str] = "deal-differs"


def seal(seed: bytes) -> str:
    """The commitment to a seed, to be published before the first card."""
    if len(seed) != SEED_BYTES:
        raise ValueError(len(seed))
    return hashlib.sha256(seed).hexdigest()


def mixed(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of all draws: neither the server nor a player alone decides it."""
    return hmac.digest(seed, msgspec.json.encode(list(nonces)), hashlib.sha256)


def numbers(key: bytes, purpose: str, position: int) -> Iterator[int]:
    """The 64-bit numbers of one draw, without end."""
    counter = 0
    while True:
        block = hmac.digest(key, f"{purpose} {position} {counter}".encode(), hashlib.sha256)
        for start in range(0, len(block), 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each equally likely."""
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound


def draw(key: bytes, position: int, outcomes: Sequence[Outcome]) -> Action:
    """What chance brings at this position."""
    ordered = sorted(outcomes, key=_text_of)
    purpose = ordered[0][0].text.partition(" ")[0]
    total = sum(weight for _, weight in ordered)
    rest = below(total, numbers(key, purpose, position))
    for action, weight in ordered:
        rest -= weight
        if rest < 0:
            return action
    raise ValueError(total)


def _text_of(outcome: Outcome) -> str:
    return outcome[0].text


class VerifiableDealer:
    """Deals from a sealed seed. `position` is the number of chance entries so far: set it to
    that of the log before a move is considered, since a step that was never committed must
    not use up any draw."""

    def __init__(self, seed: bytes, nonces: Sequence[str], position: int = 0) -> None:
        self._key = mixed(seed, nonces)
        self.position = position

    def choose(self, outcomes: list[Outcome]) -> Action:
        action = draw(self._key, self.position, outcomes)
        self.position += 1
        return action


def encode_dealt(record: Record, deal: Deal) -> bytes:
    """The record as JSON Lines, with the deal in its header."""
    header, _, lines = encode(record).partition(b"\n")
    fields = msgspec.json.decode(header) | {"deal": msgspec.to_builtins(deal)}
    return msgspec.json.encode(fields) + b"\n" + lines


def deal_of(content: bytes) -> Deal:
    """The deal named in the header of a record."""
    header: dict[str, Any] = msgspec.json.decode(content.partition(b"\n")[0])
    if "deal" not in header:
        raise NoDeal(1)
    try:
        return msgspec.convert(header["deal"], Deal)
    except msgspec.ValidationError as error:
        raise NoDeal(1, problem=str(error)) from None


def verify(record: Record, deal: Deal) -> int:
    """Draw every chance entry again; how many there were. The first line that differs is named."""
    key = mixed(opened(deal), deal.nonces)
    position = 0
    for place, (entry, state) in enumerate(zip(record.entries, positions(record), strict=False)):
        if entry.actor != CHANCE:
            continue
        if position >= deal.given:
            expected = draw(key, position, record.game.chance_outcomes(state))
            if expected is not entry.action:
                raise DealDiffers(place + 2, entry.action.text, expected=expected.text)
        position += 1
    return position


def opened(deal: Deal) -> bytes:
    """The seed of a deal, which must be the one that was promised."""
    if deal.scheme != SCHEME:
        raise UnknownScheme(1, deal.scheme, known=[SCHEME])
    if not deal.seed:
        raise SealedDeal(1)
    try:
        seed = bytes.fromhex(deal.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or not hmac.compare_digest(seal(seed), deal.commitment.lower()):
        raise WrongSeed(1, commitment=deal.commitment)
    return seed
