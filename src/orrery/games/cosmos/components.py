"""The components whose use can be counted: nebulae completed, powers bought, goals scored, energy
cards taken."""

from orrery.core.components import ComponentKind, Sighting
from orrery.games.cosmos import events
from orrery.games.cosmos.content import ENERGIES, load


def component_kinds() -> tuple[ComponentKind, ...]:
    content = load()
    return (
        ComponentKind(
            "nebula",
            tuple(tile.id for tile in content.tile),
            taken=Sighting(events.NebulaCompleted, "tile"),
            offered=Sighting(events.NebulaPlaced, "tile"),
        ),
        ComponentKind(
            "power",
            tuple(power.id for power in content.power),
            taken=Sighting(events.PowerKept, "card"),
            offered=Sighting(events.PowerDrawn, "card"),
        ),
        ComponentKind(
            "goal",
            tuple(goal.id for goal in content.goal),
            taken=Sighting(events.GoalScored, "goal"),
            offered=Sighting(events.GoalRevealed, "goal"),
        ),
        ComponentKind(
            "energy",
            ENERGIES,
            taken=Sighting(events.CardTaken, "card"),
            offered=Sighting(events.RowFilled, "card"),
        ),
    )
