"""A deal that can be checked afterwards. First the hash of a secret seed is published; then every
player adds a nonce made for that commitment; only then is anything drawn. The seed is shown at the
end, and whoever has the record can draw every card again.

How a draw is made, for anyone who wants to check it without this program:

- commitment = SHA-256 of the 32 bytes of the seed.
- The nonce of a seat that sent none is the commitment, in hexadecimal. In the first scheme it was
  chosen by the server, or empty for a bot, and nonces may be older than the commitment.
- key = HMAC-SHA256(seed, the nonces of the seats as a compact JSON list of strings).
- purpose = the first word of the possible entries; position = chance entries before this one.
- block c = HMAC-SHA256(key, "<purpose> <position> <c>") for c = 0, 1, …; each block gives four
  64-bit numbers, most significant byte first.
- The entries are sorted by code point and their weights added up to a total; a number not below
  the greatest multiple of the total (up to 2^64) is passed over; modulo the total it picks one.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

import msgspec

from orrery.core.action import Action
from orrery.core.game import CHANCE, Outcome
from orrery.play.errors import RecordError
from orrery.play.record import Record, encode, positions

SCHEME: Final = "hmac-sha256/2"
FIRST_SCHEME: Final = "hmac-sha256/1"
SEED_BYTES: Final = 32
_WORDS: Final = 1 << 64
_NONCE: Final = re.compile(r"[0-9a-f]{32,64}")


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What is needed to check a deal. The seed is empty while it is secret; `given` counts the
    chance entries at the beginning that were taken over from another game."""

    commitment: str
    nonces: list[str]
    seed: str = ""
    scheme: str = SCHEME
    given: int = 0


class NoDeal(RecordError):
    """The header has no deal."""

    code: ClassVar[str] = "deal-missing"


class SealedDeal(RecordError):
    """The seed is still secret."""

    code: ClassVar[str] = "deal-sealed"


class UnknownScheme(RecordError):
    code: ClassVar[str] = "deal-scheme"


class WrongSeed(RecordError):
    """The seed does not match the commitment."""

    code: ClassVar[str] = "deal-seed"


class OtherCommitment(RecordError):
    """The deal has another commitment than the one a player was shown."""

    code: ClassVar[str] = "deal-commitment"


class NonceUnused(RecordError):
    """The nonce that a player sent is not among those of the deal."""

    code: ClassVar[str] = "deal-nonce"


class WrongNonces(RecordError):
    """A seat has neither a nonce nor the commitment in its place."""

    code: ClassVar[str] = "deal-nonces"


class DealDiffers(RecordError):
    """The seed gives another entry here."""

    code: ClassVar[str] = "deal-differs"


def seal(seed: bytes) -> str:
    """The commitment to a seed, to be published before the first card."""
    if len(seed) != SEED_BYTES:
        raise ValueError(len(seed))
    return hashlib.sha256(seed).hexdigest()


def complete_nonces(commitment: str, sent: Sequence[str]) -> list[str]:
    """The nonces of all seats. The commitment stands for one that was not sent, so that nobody can
    choose it."""
    return [nonce or commitment for nonce in sent]


def check_answer(deal: Deal, commitment: str | None, nonce: str | None) -> None:
    """Compare a deal with what a player was shown and answered."""
    if commitment is not None and commitment.lower() != deal.commitment.lower():
        raise OtherCommitment(1, commitment=commitment, found=deal.commitment)
    if nonce is not None and nonce.lower() not in deal.nonces:
        raise NonceUnused(1, nonce=nonce)


def key_of(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of all draws. Neither the server nor a single player can choose it."""
    return hmac.digest(seed, msgspec.json.encode(list(nonces)), hashlib.sha256)


def numbers(key: bytes, purpose: str, position: int) -> Iterator[int]:
    """The endless 64-bit numbers of one draw."""
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


def draw_at(key: bytes, position: int, outcomes: Sequence[Outcome]) -> Action:
    """What chance brings as the chance entry with this number."""
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
    """Deals from a sealed seed. A draw depends on its number alone, so a step that was tried and
    never kept uses up nothing."""

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        self._key = key_of(seed, nonces)

    def choose(self, outcomes: list[Outcome], draw: int) -> Action:
        return draw_at(self._key, draw, outcomes)


def encode_with_deal(record: Record, deal: Deal) -> bytes:
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
    """Draw every chance entry again and count them; the first that differs is an error."""
    key = key_of(open_seal(deal), deal.nonces)
    if record.entries:
        _check_nonces(deal, record.seats)
    position = 0
    for place, (entry, state) in enumerate(zip(record.entries, positions(record), strict=False)):
        if entry.actor != CHANCE:
            continue
        if position >= deal.given:
            expected = draw_at(key, position, record.game.chance_outcomes(state))
            if expected is not entry.action:
                raise DealDiffers(place + 2, entry.action.text, expected=expected.text)
        position += 1
    return position


def _check_nonces(deal: Deal, seats: int) -> None:
    if deal.scheme == FIRST_SCHEME:
        return
    if len(deal.nonces) != seats or not all(map(_NONCE.fullmatch, deal.nonces)):
        raise WrongNonces(1, nonces=deal.nonces, seats=seats)


def open_seal(deal: Deal) -> bytes:
    """The seed of a deal, checked against its commitment."""
    if deal.scheme not in (SCHEME, FIRST_SCHEME):
        raise UnknownScheme(1, deal.scheme, known=[FIRST_SCHEME, SCHEME])
    if not deal.seed:
        raise SealedDeal(1)
    try:
        seed = bytes.fromhex(deal.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or not hmac.compare_digest(seal(seed), deal.commitment.lower()):
        raise WrongSeed(1, commitment=deal.commitment)
    return seed
