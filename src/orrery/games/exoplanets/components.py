"""The components whose use can be counted: planets built, species created, goals claimed, effects
and tiles played."""

from orrery.core.components import ComponentKind, Sighting
from orrery.games.exoplanets import events
from orrery.games.exoplanets.content import load


def component_kinds() -> tuple[ComponentKind, ...]:
    content = load()
    planets = tuple(planet.id for planet in content.planet)
    goals = {tile.id: tile.goal for tile in content.tile}
    effects = {tile.id: tile.effect for tile in content.tile}
    return (
        ComponentKind(
            "planet",
            planets,
            taken=Sighting(events.PlanetPlaced, "planet"),
            offered=Sighting(events.PlanetRevealed, "planet"),
        ),
        ComponentKind(
            "species",
            planets,
            taken=Sighting(events.SpeciesCreated, "planet"),
            offered=Sighting(events.PlanetRevealed, "planet"),
        ),
        ComponentKind(
            "goal",
            tuple(goal.id for goal in content.goal),
            taken=Sighting(events.GoalClaimed, "goal"),
            offered=Sighting(events.TileDrawn, "tile", goals),
        ),
        ComponentKind(
            "effect",
            tuple(effect.id for effect in content.effect),
            taken=Sighting(events.TilePlayed, "effect"),
            offered=Sighting(events.TileDrawn, "tile", effects),
        ),
        ComponentKind(
            "tile",
            tuple(tile.id for tile in content.tile),
            taken=Sighting(events.TilePlayed, "tile"),
            offered=Sighting(events.TileDrawn, "tile"),
        ),
    )
