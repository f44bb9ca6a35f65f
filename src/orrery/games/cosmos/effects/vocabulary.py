"""The words a content file has for effects, and the effect of every card."""

from typing import Final

from orrery.games.cosmos.cards import CARDS
from orrery.games.cosmos.effects import crystals, life, nebulae, stars
from orrery.games.cosmos.effects.effect import Effect

WORDS: Final[dict[str, type[Effect]]] = {
    "steps": crystals.Steps,
    "steps-or-protos": crystals.StepsOrProtos,
    "gain-star": stars.GainStar,
    "gain-any-star": stars.GainAnyStar,
    "star-in-sector": stars.StarInSector,
    "exchange-star": stars.ExchangeStar,
    "flip": stars.Flip,
    "restore": stars.Restore,
    "place-stable": life.PlaceStable,
    "stabilise": life.Stabilise,
    "stabilise-beside": life.StabiliseBeside,
    "irradiate": life.Irradiate,
    "drift": life.Drift,
    "speciate": life.Speciate,
    "evolve": life.Evolve,
    "wormhole": life.Wormhole,
    "stardust": nebulae.Stardust,
    "relocate": nebulae.Relocate,
}
EFFECT_OF: Final[list[Effect]] = [
    WORDS[power.effect](card, power) for card, power in enumerate(CARDS)
]
