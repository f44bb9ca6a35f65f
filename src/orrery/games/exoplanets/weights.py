"""The weights of the evaluation by name: in points, or as shares and divisors of points."""

from collections.abc import Mapping


class ExoplanetsWeights:
    resource: float
    scarcity: float
    birth: float
    known_birth: float
    spare_resource: float
    species_draw: float
    rival_cube: float
    goal_hope: float
    fixed_gain: float
    harvest: float
    swap: float
    discount: float
    spark: float
    under: float
    lost_tile: float
    stimulation: float
    fusion_risk: float
    flare_risk: float
    rivals: float
    goal_base: float
    goal_progress: float
    step_start: float

    def __init__(self, values: Mapping[str, float]) -> None:
        for name, value in values.items():
            setattr(self, name, value)
