"""The power cards of Crafting the Cosmos: section 5.5, rulings 22, 23 and 32 to 40."""

import re
from dataclasses import dataclass

from tests.specification.cosmos_galaxy import SECTORS, STARS, size_of
from tests.specification.cosmos_table import POWER_CARDS, TYPES, CosmosTable
from tests.specification.second import Play, ask


@dataclass(frozen=True)
class Price:
    """Energy cards of a type, or of any one type where it is None, and something more."""

    type: str | None
    cards: int
    extra: str = ""
    extras: int = 0


def _price(text: str) -> Price | None:
    """A cost as section 5.5 writes it; None for the cards used with a discharge."""
    found = re.match(r"(?:any|(\d) (\w+))(?:, (\d) (\w+))?", text)
    if found is None:
        return None
    cards, type_, extras, extra = found.groups()
    named = type_.lower() if type_ else None
    known = named if named in TYPES else None
    return Price(known, int(cards or 1), extra or "", int(extras or 0))


PRICES = {card: _price(cost) for _, card, cost, _ in POWER_CARDS}
PULSAR = {"pl": Price(None, 1, "graviton", 1), "fr": Price("gravity", 1, "graviton", 2)}
STEPS = {
    "fourth-dimension": 1,
    "special-relativity": 2,
    "quasar": 1,
    "pulsar": 2,
    "time-dilation": 1,
}
HYDROGEN = {"expanding-universe": 2, "molecular-cloud": 1}
PLACE_STABLE = {"generations": 3, "abiogenesis": 1, "amino-acids": 1}
FLIP = {"black-hole": 2, "core-collapse": 1, "solar-wind": 1, "white-dwarf": 1}
STABILISE_BESIDE = {"photosynthesis": "O", "water-rich-comets": "C"}
EXCHANGE = ("nuclear-fusion", "nuclear-fission")


class CosmosCards(CosmosTable):
    def price_of(self, card: str) -> Price | None:
        return PULSAR.get(self.edition, PRICES[card]) if card == "pulsar" else PRICES[card]

    def payable(self, extra: str) -> set[str]:
        """The pieces on the board that can be paid."""
        galaxy = self.galaxy
        return {"stable": galaxy.stable, "proto": galaxy.proto}.get(extra, galaxy.supernovas)

    def has_extras(self, price: Price) -> bool:
        if price.extra == "graviton" or (price.extra == "supernova" and not self.spends_token):
            return self.galaxy.tracks[price.extra] >= price.extras
        return len(self.payable(price.extra)) >= price.extras

    def uses(self) -> list[str]:
        texts = []
        for card in self.galaxy.slots:
            price = self.price_of(card) if card else None
            if card is None or price is None or not self.has_extras(price) or not self.can_do(card):
                continue
            if price.type is None:
                texts += [
                    f"use {card} {paid}" for paid in TYPES if self.galaxy.hand[paid] >= price.cards
                ]
            elif self.galaxy.hand[price.type] >= price.cards:
                texts.append(f"use {card}")
        return texts

    def use(self, card: str, last_word: str) -> Play[None]:
        price = self.price_of(card)
        assert price is not None
        self.pay_cards(price.type or last_word, price.cards)
        if price.extra == "graviton" or (price.extra == "supernova" and not self.spends_token):
            self.galaxy.tracks[price.extra] -= price.extras
        else:
            for _ in range(price.extras):
                pieces = self.payable(price.extra)
                words = yield from ask(self.seat, [f"spend {space}" for space in pieces])
                if price.extra == "supernova":
                    self.discard_star(words[1])
                else:
                    self.discard_life(words[1:])
        yield from self.effect(card)

    def can_do(self, card: str) -> bool:
        """Ruling 33: whether the effect can do something once the price is paid."""
        galaxy = self.galaxy
        if card in HYDROGEN:
            return self.stars["H"] > 0
        if card in PLACE_STABLE:
            return bool(self.life and galaxy.empty_life())
        if card in FLIP or card in EXCHANGE:
            return bool(galaxy.standard())
        if card in STABILISE_BESIDE:
            return bool(galaxy.proto_beside(galaxy.of_type(STABILISE_BESIDE[card])))
        if card.startswith("relativity-"):
            return bool(self.stars.total() and self.sector_spaces(card))
        if card == "shooting-star":
            return bool(self.carries())
        conditions = {
            "binary-star": galaxy.supernovas,
            "stardust": self.stacks[1] or self.replaceable(),
            "speciation": self.life and galaxy.spaces_beside_stable(),
            "genetic-drift": galaxy.proto,
            "ionizing-radiation": self.targets(),
            "survival-of-the-fittest": len(galaxy.proto) > 1,
            "evolution": self.advanced_left() and self.evolvable(),
            "wormhole": len(galaxy.life()) > 1,
        }
        return bool(conditions.get(card, True))

    def sector_spaces(self, card: str) -> list[str]:
        sector = card.removeprefix("relativity-")
        return [space for space in self.galaxy.empty_stars() if sector in SECTORS[space]]

    def carries(self) -> list[str]:
        galaxy = self.galaxy
        stars = [f"carry {star} {end}" for star in galaxy.stars for end in galaxy.empty_stars()]
        return stars + [
            f"carry {nebula} {end}"
            for nebula in galaxy.unfinished()
            for end in galaxy.empty_nebulae()
        ]

    def replaceable(self) -> list[str]:
        unfinished = self.galaxy.unfinished() if self.stacks[2] else set()
        is_any = self.edition == "fr"
        return [
            nebula for nebula in unfinished if is_any or size_of(self.galaxy.nebulae[nebula]) == 1
        ]

    def targets(self) -> list[str]:
        galaxy = self.galaxy
        return [space for space in galaxy.supernovas if galaxy.proto_beside([space])]

    def evolvable(self) -> list[str]:
        return [nebula for nebula, values in self.galaxy.advanced.items() if len(values) == 1]

    def effect(self, card: str) -> Play[None]:
        if card in STEPS:
            self.step_crystal(STEPS[card])
        elif card in HYDROGEN:
            self.gain_stars("H", HYDROGEN[card])
        elif card in STABILISE_BESIDE:
            stars = self.galaxy.of_type(STABILISE_BESIDE[card])
            self.galaxy.stabilise(self.galaxy.proto_beside(stars))
        elif card in PLACE_STABLE:
            yield from self.place_stable(PLACE_STABLE[card])
        elif card in FLIP:
            yield from self.flip(card)
        elif card in EXCHANGE:
            yield from self.exchange(card)
        elif card.startswith("relativity-"):
            yield from self.star_in_sector(card)
        else:
            yield from {
                "event-horizon": self.event_horizon,
                "genetic-drift": self.genetic_drift,
                "ionizing-radiation": self.ionizing_radiation,
                "evolution": self.evolution,
                "survival-of-the-fittest": self.survival_of_the_fittest,
                "speciation": self.speciation,
                "speed-of-light": self.speed_of_light,
                "binary-star": self.binary_star,
                "stardust": self.stardust,
                "shooting-star": self.shooting_star,
                "wormhole": self.wormhole,
            }[card]()

    def place_stable(self, times: int) -> Play[None]:
        for _ in range(times):
            if self.life and self.galaxy.empty_life():
                texts = [f"place stable {space}" for space in self.galaxy.empty_life()]
                words = yield from ask(self.seat, texts)
                self.life -= 1
                self.galaxy.stable.add(words[2])

    def flip(self, card: str) -> Play[None]:
        space = ""
        for _ in range(FLIP[card]):
            stars = self.galaxy.standard()
            if stars:
                _, space = yield from ask(self.seat, [f"flip {space}" for space in stars])
                self.galaxy.supernovas.add(space)
        if card == "solar-wind":
            self.galaxy.stabilise(self.galaxy.proto_beside([space]))
        if card == "white-dwarf":
            self.step_crystal(1)

    def gain_any_star(self) -> Play[str]:
        words = yield from ask(self.seat, [f"gain {star}" for star in STARS if self.stars[star]])
        self.gain_stars(words[1], 1)
        return words[1]

    def exchange(self, card: str) -> Play[None]:
        texts = [f"remove {space}" for space in self.galaxy.standard()]
        words = yield from ask(self.seat, texts)
        self.discard_star(words[1])
        yield from self.gain_any_star()
        if card == "nuclear-fission":
            self.step_crystal(1)

    def star_in_sector(self, card: str) -> Play[None]:
        star = yield from self.gain_any_star()
        texts = [f"place star {star} {space}" for space in self.sector_spaces(card)]
        words = yield from ask(self.seat, texts)
        self.place(*words[1:])

    def event_horizon(self) -> Play[None]:
        words = yield from ask(self.seat, ["steps", "protos"] if self.life else ["steps"])
        if words[0] == "steps":
            self.step_crystal(2)
        else:
            self.gain_protos(2)

    def genetic_drift(self) -> Play[None]:
        galaxy = self.galaxy
        texts = [
            text
            for proto in galaxy.proto
            for text in galaxy.moves([proto]) or [f"stabilise {proto}"]
        ]
        words = yield from ask(self.seat, texts)
        if words[0] == "move":
            galaxy.move(*words[1:])
        galaxy.stabilise(words[-1:])

    def ionizing_radiation(self) -> Play[None]:
        words = yield from ask(self.seat, [f"target {space}" for space in self.targets()])
        self.galaxy.stabilise(self.galaxy.proto_beside(words[1:]))

    def evolution(self) -> Play[None]:
        words = yield from ask(self.seat, [f"advance {nebula}" for nebula in self.evolvable()])
        yield from self.draw_advanced(words[1])

    def survival_of_the_fittest(self) -> Play[None]:
        for _ in range(2):
            if self.galaxy.proto:
                texts = [f"stabilise {space}" for space in self.galaxy.proto]
                words = yield from ask(self.seat, texts)
                self.galaxy.stabilise(words[1:])

    def speciation(self) -> Play[None]:
        texts = [f"place proto {space}" for space in self.galaxy.spaces_beside_stable()]
        words = yield from ask(self.seat, texts)
        self.life -= 1
        self.galaxy.proto.add(words[2])

    def speed_of_light(self) -> Play[None]:
        self.galaxy.points += 6
        if self.stars.total():
            yield from self.gain_any_star()

    def binary_star(self) -> Play[None]:
        texts = [f"restore {space}" for space in self.galaxy.supernovas]
        words = yield from ask(self.seat, texts)
        self.galaxy.supernovas.remove(words[1])
        moves = self.galaxy.moves(words[1:])
        if moves:
            words = yield from ask(self.seat, moves)
            self.galaxy.move(*words[1:])

    def stardust(self) -> Play[None]:
        texts = [f"replace {nebula}" for nebula in self.replaceable()]
        words = yield from ask(self.seat, texts + ["stack 1"] * bool(self.stacks[1]))
        if words[0] == "stack":
            self.galaxy.waiting_tiles.append((yield from self.stacks[1].draw("tile")))
        else:
            tile = yield from self.stacks[2].draw("tile")
            self.put_under(self.galaxy.nebulae[words[1]])
            self.galaxy.nebulae[words[1]] = tile

    def shooting_star(self) -> Play[None]:
        words = yield from ask(self.seat, self.carries())
        self.galaxy.move(*words[1:])

    def wormhole(self) -> Play[None]:
        galaxy = self.galaxy
        movable = galaxy.life()
        for _ in range(3):
            texts = [f"carry {life} {end}" for life in movable for end in galaxy.empty_life()]
            words = yield from ask(self.seat, ["done", *texts])
            if words[0] == "done":
                return
            kind = galaxy.proto if words[1] in galaxy.proto else galaxy.stable
            movable = movable & kind - {words[1]}
            galaxy.move(*words[1:])
            if not movable:
                return
