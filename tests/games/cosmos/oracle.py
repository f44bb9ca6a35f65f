"""The legal texts of the craft phase worked out a second time, slowly, from one seat's view and
the words of the rules: sets of ids, no masks, no tables of the engine."""

from collections import Counter
from collections.abc import Iterable, Mapping

from orrery.games.cosmos.content import Cost, load
from orrery.games.cosmos.view import CosmosView, EffectView, GalaxyView

_CONTENT = load()
_STARS = [space.id for space in _CONTENT.star_space]
_LIFE = [space.id for space in _CONTENT.life_space]
_NEBULAE = {space.id: space for space in _CONTENT.nebula_space}
_ENDS = {space.id: space.ends for space in _CONTENT.life_space}
_TILES = {tile.id: tile for tile in _CONTENT.tile}
_POWERS = {power.id: power for power in _CONTENT.power}
_EDITIONS = {edition.id: edition for edition in _CONTENT.edition}
_ENERGIES = ("light", "time", "gravity", "chemistry")
_STAR_NEIGHBOURS: dict[str, set[str]] = {star: set() for star in _STARS}
for _one, _two in _ENDS.values():
    _STAR_NEIGHBOURS[_one].add(_two)
    _STAR_NEIGHBOURS[_two].add(_one)
_LIFE_NEIGHBOURS = {
    side: {other for other in _LIFE if other != side and set(_ENDS[other]) & set(_ENDS[side])}
    for side in _LIFE
}
_INSTEAD = ("generations", "expanding-universe", "black-hole")
_FLIPPING = ("core-collapse", "solar-wind", "white-dwarf", "black-hole")


class Oracle:
    """One position as its acting seat sees it."""

    def __init__(self, view: CosmosView) -> None:
        self.view = view
        self.own: GalaxyView = view.galaxies[view.viewer]
        self.edition = _EDITIONS[view.options["edition"]]
        self.is_token = view.options["event-horizon"] == "token"
        self.novas = set(self.own.supernovas)
        self.plain = set(self.own.stars) - self.novas
        self.proto = set(self.own.proto)
        self.stable = set(self.own.stable)
        self.life = self.proto | self.stable
        self.hand: Mapping[str, int] = self.own.hand or {}
        self.free_stars = [space for space in _STARS if space not in self.own.stars]
        self.free_life = [space for space in _LIFE if space not in self.life]
        self.free_nebulae = [space for space in _NEBULAE if space not in self.own.nebulae]
        self.unfinished = [n for n, nebula in self.own.nebulae.items() if not nebula.complete]
        self.supply = [star for star, count in view.supply_stars.items() if count > 0]

    def legal(self) -> list[str]:
        if self.view.pending == "choose-craft":
            return sorted([*self._craft(), *self._cards(), *self._tracks(), *self._last()])
        effect = self.view.effect
        assert effect is not None
        assert effect.card is not None
        if effect.costs > 0:
            return sorted(self._payments(effect.card))
        return sorted(self._choices(effect.card, effect))

    # Craft phase

    def _craft(self) -> Iterable[str]:
        waiting = self.own.waiting
        for star, count in waiting.stars.items():
            if count:
                yield from (f"place star {star} {space}" for space in self.free_stars)
        if waiting.protos:
            spaces = self._beside(self.life) if self.life else {"L28"}
            yield from (f"place proto {space}" for space in spaces)
        for tile in waiting.tiles:
            yield from (f"place nebula {tile} {space}" for space in self.free_nebulae)
        for space in self.unfinished:
            around = [star for star in _NEBULAE[space].stars if star in self.own.stars]
            if self._is_ready(space, around):
                yield from (f"complete {space} {star}" for star in around)
        yield from self._discharges()
        for space, nebula in self.own.nebulae.items():
            is_surrounded = set(_NEBULAE[space].life) <= self.life
            is_open = nebula.complete and not nebula.advanced
            if is_open and is_surrounded and self.view.advanced_left:
                yield f"advance {space}"

    def _is_ready(self, space: str, around: list[str]) -> bool:
        have = Counter(self.own.stars[star] for star in around if star not in self.novas)
        needs = _TILES[self.own.nebulae[space].tile].needs
        gaps = sum(max(0, wanted - have[star]) for star, wanted in needs.items())
        return gaps <= sum(star in self.novas for star in around)

    def _discharges(self) -> Iterable[str]:
        if not self.own.chamber.ready:
            return
        yield from (f"discharge {star}" for star in self.supply)
        if not self.supply:
            yield "discharge none"
        for card in _INSTEAD:
            if card in self.own.slots and self._does_something(card):
                yield f"discharge {card}"

    def _cards(self) -> Iterable[str]:
        prices = (2, 3, 3, 4)
        for energy in _ENERGIES:
            if self.hand[energy] >= 5:
                yield f"set {energy}"
            deck = self.view.power_decks[energy]
            if not deck.unseen and not deck.bottom:
                continue
            for slot, card in enumerate(self.own.slots):
                if card is None and self.hand[energy] >= prices[slot]:
                    yield f"buy {slot + 1} {energy}"
        for card in self.own.slots:
            if card is not None and card not in _INSTEAD:
                yield from self._uses(card)

    def _cost(self, card: str) -> Cost:
        return self.edition.costs.get(card, _POWERS[card].cost)

    def _uses(self, card: str) -> Iterable[str]:
        cost = self._cost(card)
        if self.own.graviton < cost.graviton or len(self.stable) < cost.stable:
            return
        if cost.supernova and not (self.novas if self.is_token else self.own.supernova):
            return
        if not self._does_something(card):
            return
        free = cost.any or cost.same
        for energy in _ENERGIES:
            if free and self.hand[energy] >= free:
                yield f"use {card} {energy}"
            elif getattr(cost, energy) and self.hand[energy] >= getattr(cost, energy):
                yield f"use {card}"

    def _does_something(self, card: str) -> bool:
        """Ruling 33, card by card."""
        view = self.view
        can_place_life = view.supply_life > 0 and bool(self.free_life)
        answers = {
            "generations": can_place_life,
            "expanding-universe": "H" in self.supply,
            "black-hole": bool(self.plain),
            "nuclear-fusion": bool(self.plain),
            "nuclear-fission": bool(self.plain),
            "genetic-drift": bool(self.proto),
            "ionizing-radiation": any(self._protos_at(nova) for nova in self.novas),
            "evolution": view.advanced_left > 0 and bool(self._with_one()),
            "abiogenesis": can_place_life,
            "amino-acids": can_place_life,
            "survival-of-the-fittest": len(self.proto) >= 2,
            "speciation": view.supply_life > 0 and bool(self._beside(self.stable)),
            "photosynthesis": any(self._protos_at(star) for star in self._of("O")),
            "water-rich-comets": any(self._protos_at(star) for star in self._of("C")),
            "molecular-cloud": "H" in self.supply,
            "relativity-delta": bool(self.supply and self._free_in("delta")),
            "relativity-psi": bool(self.supply and self._free_in("psi")),
            "relativity-phi": bool(self.supply and self._free_in("phi")),
            "binary-star": bool(self.novas),
            "core-collapse": bool(self.plain),
            "solar-wind": bool(self.plain),
            "white-dwarf": bool(self.plain),
            "stardust": bool(self._stack(1) or self._replaceable()),
            "shooting-star": any(True for _ in self._relocations()),
            "wormhole": len(self.stable) >= 1 and len(self.life) >= 2,
        }
        return answers.get(card, True)

    def _tracks(self) -> Iterable[str]:
        if self.own.supernova:
            yield from (f"supernova {star}" for star in self.plain)
        if self.own.dna:
            yield from (f"stabilise {space}" for space in self.proto)
        if self.own.graviton:
            for star in self.plain:
                yield from self._moves(star, set(self.own.stars), _STAR_NEIGHBOURS)
            for space in self.life:
                yield from self._moves(space, self.life, _LIFE_NEIGHBOURS)

    def _last(self) -> Iterable[str]:
        has_nebula = bool(self.free_nebulae) and any(self._stack(size) for size in (1, 2, 3))
        if has_nebula:
            yield "end nebula"
        yield from (f"end stabilise {space}" for space in self.proto)
        if not has_nebula or not self.proto:
            yield "end pass"

    # Inside an effect

    def _payments(self, card: str) -> Iterable[str]:
        cost = self._cost(card)
        spaces = self.novas if cost.supernova else self.proto if cost.proto else self.stable
        return [f"spend {space}" for space in spaces]

    def _choices(self, card: str, effect: EffectView) -> Iterable[str]:
        if card in _FLIPPING:
            return [f"flip {star}" for star in self.plain]
        if card in ("nuclear-fusion", "nuclear-fission") and effect.space is None:
            return [f"remove {star}" for star in self.plain]
        if card in ("nuclear-fusion", "nuclear-fission", "speed-of-light"):
            return [f"gain {star}" for star in self.supply]
        if card.startswith("relativity"):
            return self._relativity(card, effect)
        if card == "binary-star" and effect.space is None:
            return [f"restore {star}" for star in self.novas]
        if card == "binary-star" and effect.space is not None:
            return self._moves(effect.space, set(self.own.stars), _STAR_NEIGHBOURS)
        if card == "stardust":
            gain = ["stack 1"] if self._stack(1) else []
            return [*gain, *(f"replace {space}" for space in self._replaceable())]
        if card == "shooting-star":
            return self._relocations()
        if card == "event-horizon":
            return ["steps", "protos"] if self.view.supply_life else ["steps"]
        return self._life_choices(card, effect)

    def _life_choices(self, card: str, effect: EffectView) -> Iterable[str]:
        if card in ("generations", "abiogenesis", "amino-acids"):
            return [f"place stable {space}" for space in self.free_life]
        if card == "genetic-drift":
            return self._drifts()
        if card == "ionizing-radiation":
            return [f"target {nova}" for nova in self.novas if self._protos_at(nova)]
        if card == "evolution":
            return [f"advance {space}" for space in self._with_one()]
        if card == "survival-of-the-fittest":
            return [f"stabilise {space}" for space in self.proto]
        if card == "speciation":
            return [f"place proto {space}" for space in self._beside(self.stable)]
        assert card == "wormhole"
        return ["done", *self._carries(effect)]

    def _relativity(self, card: str, effect: EffectView) -> Iterable[str]:
        if effect.kind < 0:
            return [f"gain {star}" for star in self.supply]
        star = ("H", "He", "O", "C")[effect.kind]
        return [f"place star {star} {s}" for s in self._free_in(card.removeprefix("relativity-"))]

    def _drifts(self) -> Iterable[str]:
        for space in self.proto:
            moves = list(self._moves(space, self.life, _LIFE_NEIGHBOURS))
            yield from moves or [f"stabilise {space}"]

    def _carries(self, effect: EffectView) -> Iterable[str]:
        kinds = self.life
        if effect.carried:
            kinds = self.proto if effect.carried[0] in self.proto else self.stable
        for start in kinds - set(effect.carried):
            yield from (f"carry {start} {end}" for end in self.free_life)

    def _relocations(self) -> Iterable[str]:
        for start in self.own.stars:
            yield from (f"carry {start} {end}" for end in self.free_stars)
        for start in self.unfinished:
            yield from (f"carry {start} {end}" for end in self.free_nebulae)

    # Questions

    def _moves(
        self, start: str, occupied: set[str], beside: Mapping[str, set[str]]
    ) -> Iterable[str]:
        """Ruling 28: step by step over occupied spaces, landing on the empty ones met."""
        met, edge = {start}, [start]
        while edge:
            for space in beside[edge.pop()] - met:
                met.add(space)
                if space in occupied:
                    edge.append(space)
                else:
                    yield f"move {start} {space}"

    def _beside(self, life: set[str]) -> set[str]:
        return {other for space in life for other in _LIFE_NEIGHBOURS[space]} - self.life

    def _protos_at(self, star: str) -> bool:
        return any(star in _ENDS[space] for space in self.proto)

    def _of(self, star: str) -> list[str]:
        return [space for space in self.plain if self.own.stars[space] == star]

    def _replaceable(self) -> list[str]:
        if not self._stack(2):
            return []
        sizes = "123" if self.view.options["edition"] == "fr" else "1"
        return [n for n in self.unfinished if self.own.nebulae[n].tile[0] in sizes]

    def _stack(self, size: int) -> bool:
        stack = self.view.stacks[size - 1]
        return bool(stack.unseen or stack.bottom)

    def _with_one(self) -> list[str]:
        return [n for n, nebula in self.own.nebulae.items() if len(nebula.advanced) == 1]

    def _free_in(self, sector: str) -> list[str]:
        inside = {s for n in _NEBULAE.values() if n.sector == sector for s in n.stars}
        return [space for space in self.free_stars if space in inside]
