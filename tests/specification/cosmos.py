"""Crafting the Cosmos a second time, from docs/specification/cosmos.md and docs/notation.md."""

from collections import Counter

from tests.specification.cosmos_cards import PRICES, CosmosCards
from tests.specification.cosmos_galaxy import SIDES, SLOT_PRICES, STARS, TILE_POINTS
from tests.specification.cosmos_table import DECK_OF, TYPES
from tests.specification.second import Play, ask, draw

SCORING_SPACES = (3, 6, 10, 15, 21)


class SecondCosmos(CosmosCards):
    # The course of the game: rules 1.2, 1.3 and 1.6.

    def play(self) -> Play[None]:
        yield from self.set_up()
        while True:
            for seat in self.turn_order():
                self.seat = seat
                yield from self.energy_phase()
                yield from self.craft_phase()
                self.end_turn()
            is_over = yield from self.end_phase()
            if is_over:
                return

    def turn_order(self) -> list[int]:
        count = len(self.galaxies)
        return [(self.first + step) % count for step in range(count)]

    def set_up(self) -> Play[None]:
        yield from self.reveal_goal()
        yield from self.fill_row()
        for galaxy in self.galaxies:
            for size, space in ((1, "N5"), (2, "N6"), (3, "N9")):
                galaxy.nebulae[space] = yield from self.stacks[size].draw("tile")
        for galaxy in self.galaxies:
            for _ in range(4):
                galaxy.hand[(yield from self.draw_card("hand"))] += 1
        yield from self.place_tokens()

    def place_tokens(self) -> Play[None]:
        left = Counter([f"token {seat}" for seat in range(len(self.galaxies))])
        left["token dark"] = self.dark_at_start
        place = 0
        while left.total():
            owner = yield from draw(left)
            left[f"token {owner}"] -= 1
            control = TYPES[place % 4]
            place += 1
            if owner == "dark":
                self.dark[control] += 1
            else:
                self.first = int(owner)
                self.tokens[self.first] = control

    def reveal_goal(self) -> Play[None]:
        goal = yield from draw({f"goal {goal}": 1 for goal in self.goals_unseen})
        self.goals_unseen.remove(goal)
        self.goals_left -= 1
        self.goal_track[0] = goal

    def end_phase(self) -> Play[bool]:
        """Whether the game is over."""
        self.goal_track = [None, *self.goal_track[:3]]
        if self.goal_track[3] is not None:
            self.score_goal(self.goal_track[3])
            self.goal_track[3] = None
        if self.goals_left:
            yield from self.reveal_goal()
        is_over = self.crystals == 0 or not any(self.goal_track)
        if not is_over or self.edition == "fr":
            yield from self.discard_to_limit()
        if is_over:
            for galaxy in self.galaxies:
                galaxy.points += sum(sum(values) for values in galaxy.advanced.values())
        elif len(self.galaxies) > 2:
            self.first = (self.first + 1) % len(self.galaxies)
        return is_over

    def score_goal(self, goal: str) -> None:
        counts = [galaxy.count(goal) for galaxy in self.galaxies]
        best = max(counts)
        second = max((count for count in counts if count < best), default=0)
        has_second = counts.count(best) == 1 and len(counts) > 2
        for galaxy, count in zip(self.galaxies, counts, strict=True):
            if count == best > 0:
                galaxy.points += 6
            elif has_second and count == second > 0:
                galaxy.points += 3

    def discard_to_limit(self) -> Play[None]:
        for seat in self.turn_order():
            self.seat = seat
            while self.galaxy.hand.total() > 10:
                words = yield from ask(seat, [f"discard {card}" for card in +self.galaxy.hand])
                self.pay_cards(words[1], 1)

    def end_turn(self) -> None:
        galaxy = self.galaxy
        self.stars += galaxy.waiting_stars
        self.life += galaxy.waiting_protos
        for tile in galaxy.waiting_tiles:
            self.put_under(tile)
        galaxy.waiting_stars = Counter()
        galaxy.waiting_protos = 0
        galaxy.waiting_tiles = []
        galaxy.tracks = Counter()

    # The energy phase: rule 1.4, notation 5.3.1.

    def energy_phase(self) -> Play[None]:
        yield from self.shift()
        control = self.tokens[self.seat]
        yield from self.collect_active(control)
        first = TYPES.index(control)
        for step in range(4):
            yield from self.collect_passive(TYPES[(first + step) % 4])
        yield from self.fill_row()

    def shift(self) -> Play[None]:
        moves, own_moved = 0, False
        while True:
            texts = ["collect"] if own_moved else []
            if moves < 3:
                texts.append("shift own")
            if moves < 2 or (moves == 2 and own_moved):
                texts += [f"shift dark {control}" for control in +self.dark]
            words = yield from ask(self.seat, texts)
            if words[0] == "collect":
                return
            moves += 1
            if words[1] == "own":
                own_moved = True
                self.tokens[self.seat] = self.next_control(self.tokens[self.seat])
            else:
                end = self.next_control(words[2])
                self.dark[words[2]] -= 1
                self.dark[end] += 1

    def tokens_at(self, control: str) -> int:
        return self.dark[control] + list(self.tokens.values()).count(control)

    def next_control(self, control: str) -> str:
        while True:
            control = TYPES[(TYPES.index(control) + 1) % 4]
            if self.tokens_at(control) < 3:
                return control

    def collect_active(self, control: str) -> Play[None]:
        if control == "light":
            self.gain_stars("H", 3)
        elif control == "time":
            self.gain_stars("O", 1)
            self.galaxy.tracks["dna"] += 2
        elif control == "gravity":
            self.gain_stars("He", 2)
            self.galaxy.tracks["supernova"] += 1
        else:
            self.gain_stars("C", 1)
            if any(self.stacks.values()):
                self.galaxy.waiting_tiles.append((yield from self.choose_nebula()))

    def collect_passive(self, control: str) -> Play[None]:
        bonus = sum(card is not None and DECK_OF[card] == control for card in self.galaxy.slots)
        count = self.tokens_at(control) + bonus
        if control == "light":
            for _ in range(count):
                yield from self.take_card()
        elif control == "time":
            self.step_crystal(count)
        elif control == "gravity":
            self.galaxy.tracks["graviton"] += count
        else:
            self.gain_protos(count)

    def take_card(self) -> Play[None]:
        texts = [f"take {card}" for card in +self.row]
        if self.deck.total() + self.discards.total():
            texts.append("take deck")
        if not texts:
            return
        _, card = yield from ask(self.seat, texts)
        if card == "deck":
            card = yield from self.draw_card("hand")
        else:
            self.row[card] -= 1
        self.galaxy.hand[card] += 1

    # The craft phase: rule 1.5, notation 5.3.

    def craft_phase(self) -> Play[None]:
        while True:
            words = yield from ask(self.seat, self.craft_actions())
            if words[0] == "end":
                yield from self.last_action(words[1], words[-1])
                return
            yield from self.craft(words)

    def craft_actions(self) -> list[str]:
        galaxy = self.galaxy
        return [
            *(
                f"place star {star} {space}"
                for star in +galaxy.waiting_stars
                for space in galaxy.empty_stars()
            ),
            *(f"place proto {space}" for space in galaxy.proto_spaces() if galaxy.waiting_protos),
            *(
                f"place nebula {tile} {space}"
                for tile in galaxy.waiting_tiles
                for space in galaxy.empty_nebulae()
            ),
            *(
                f"complete {nebula} {star}"
                for nebula in galaxy.unfinished()
                if galaxy.is_ready(nebula)
                for star in galaxy.stars_around(nebula)
            ),
            *self.discharges(),
            *(f"advance {nebula}" for nebula in self.livable()),
            *(f"set {card}" for card in TYPES if galaxy.hand[card] >= 5),
            *self.purchases(),
            *self.uses(),
            *(f"supernova {space}" for space in galaxy.standard() if galaxy.tracks["supernova"]),
            *(f"stabilise {space}" for space in galaxy.proto if galaxy.tracks["dna"]),
            *(galaxy.moves(galaxy.standard() | galaxy.life()) if galaxy.tracks["graviton"] else []),
            *self.last_actions(),
        ]

    def discharges(self) -> list[str]:
        if not self.galaxy.ready:
            return []
        instead = [card for card in self.galaxy.slots if card and PRICES[card] is None]
        stars = [star for star in STARS if self.stars[star]] or ["none"]
        return [
            f"discharge {word}" for word in stars + [card for card in instead if self.can_do(card)]
        ]

    def livable(self) -> list[str]:
        candidates = self.galaxy.completed - set(self.galaxy.advanced)
        full = [nebula for nebula in candidates if self.galaxy.life().issuperset(SIDES[nebula])]
        return full if self.advanced_left() else []

    def purchases(self) -> list[str]:
        return [
            f"buy {slot + 1} {card}"
            for slot, price in enumerate(SLOT_PRICES)
            for card in TYPES
            if self.galaxy.slots[slot] is None
            and self.galaxy.hand[card] >= price
            and self.power_decks[card]
        ]

    def last_actions(self) -> list[str]:
        nebula = ["end nebula"] * bool(self.galaxy.empty_nebulae() and any(self.stacks.values()))
        stabilise = [f"end stabilise {space}" for space in self.galaxy.proto]
        return nebula + stabilise + ["end pass"] * (not nebula or not stabilise)

    def last_action(self, option: str, space: str) -> Play[None]:
        if option == "stabilise":
            self.galaxy.stabilise([space])
        elif option == "nebula":
            tile = yield from self.choose_nebula()
            texts = [f"place nebula {tile} {space}" for space in self.galaxy.empty_nebulae()]
            words = yield from ask(self.seat, texts)
            self.galaxy.nebulae[words[3]] = tile

    def craft(self, words: list[str]) -> Play[None]:
        verb, *named = words
        if verb == "place":
            self.place(*named)
        elif verb == "complete":
            self.complete(*named)
        elif verb == "discharge":
            yield from self.discharge(named[0])
        elif verb == "advance":
            self.discard_life(self.galaxy.proto.intersection(SIDES[named[0]]))
            yield from self.draw_advanced(named[0])
        elif verb == "set":
            self.pay_cards(named[0], 5)
            self.galaxy.points += 6
        elif verb == "buy":
            yield from self.buy(int(named[0]) - 1, named[1])
        elif verb == "use":
            yield from self.use(named[0], named[-1])
        else:
            self.spend_track(verb, named)

    def complete(self, nebula: str, star: str) -> None:
        self.galaxy.points += TILE_POINTS[self.galaxy.nebulae[nebula]]
        self.galaxy.completed.add(nebula)
        self.discard_star(star)

    def discharge(self, named: str) -> Play[None]:
        galaxy = self.galaxy
        galaxy.ready -= 1
        if galaxy.scored_crystals < len(SCORING_SPACES):
            galaxy.points += SCORING_SPACES[galaxy.scored_crystals]
            galaxy.scored_crystals += 1
        if named in STARS:
            self.gain_stars(named, 1)
        elif named != "none":
            yield from self.effect(named)

    def buy(self, slot: int, card: str) -> Play[None]:
        self.pay_cards(card, SLOT_PRICES[slot])
        deck = self.power_decks[card]
        drawn: list[str] = []
        while len(drawn) < SLOT_PRICES[slot] and deck:
            drawn.append((yield from deck.draw("power")))
        words = yield from ask(self.seat, [f"keep {drawn_card}" for drawn_card in drawn])
        self.galaxy.slots[slot] = words[1]
        drawn.remove(words[1])
        while len(drawn) > 1:
            words = yield from ask(self.seat, [f"bottom {drawn_card}" for drawn_card in drawn])
            drawn.remove(words[1])
            deck.bottom.append(words[1])
        deck.bottom += drawn

    def spend_track(self, verb: str, named: list[str]) -> None:
        galaxy = self.galaxy
        if verb == "supernova":
            galaxy.tracks["supernova"] -= 1
            galaxy.supernovas.add(named[0])
        elif verb == "stabilise":
            galaxy.tracks["dna"] -= 1
            galaxy.stabilise(named)
        else:
            galaxy.tracks["graviton"] -= 1
            galaxy.move(*named)
