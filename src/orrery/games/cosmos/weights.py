"""The weights of the evaluation by name: in points, or as shares and divisors of points."""

from collections.abc import Mapping


class CosmosWeights:
    star: float
    proto: float
    graviton: float
    dna: float
    supernova: float
    card: float
    first_advanced: float
    second_advanced: float
    crystals_per_round: float
    patience: float
    star_on_board: float
    supernova_on_board: float
    nebula_ready: float
    nebula_begun: float
    nebula_progress: float
    stack_choice: float
    small_tile: float
    medium_tile: float
    large_tile: float
    late_large_tile: float
    proto_on_board: float
    stable_on_board: float
    surrounded: float
    life_complete: float
    life_unfinished: float
    ready_crystal: float
    climb_now: float
    climb_later: float
    goal_gap: float
    goal_gap_per_round: float
    goal_even: float
    goal_lead: float
    goal_second: float
    hand_card: float
    hand_same: float
    hand_many: float
    hand_further: float
    hand_late: float
    hand_excess: float
    power_coming: float
    power_coming_per_round: float
    bonus_card: float
    bonus_step: float
    bonus_graviton: float
    effect_ordinary: float
    effect_discharge: float
    effect_best: float
    effect_good: float
    effect_fair: float
    power_card: float
    effect_weight: float
    waiting_proto: float
    waiting_tile: float
    dna_on_track: float
    supernova_on_track: float
    graviton_on_track: float
    waiting_star: float
    waiting_star_kind: float
    star_kind: float
    nebula_coming: float

    def __init__(self, values: Mapping[str, float]) -> None:
        for name, value in values.items():
            setattr(self, name, value)
