"""The rules reference: whole sections, and one for everything that can be asked about."""

import re

import pytest

from orrery.games.cosmos import content as cosmos
from orrery.games.exoplanets import content as exoplanets
from tests.texts.catalogue import GAMES, LANGUAGES, SOURCE, messages
from tests.texts.sources import HOLE, screen_files, strings_in

PARTS = ("title", "text", "see")
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def sections(game: str) -> list[str]:
    keys = messages(f"{game}-rules", SOURCE)
    return [key[len("rules-") : -len("-title")] for key in keys if key.endswith("-title")]


def leads(game: str) -> dict[str, str]:
    """The section each thing leads to."""
    told = messages(f"{game}-rules", SOURCE)
    return {
        ref: section
        for section in reversed(sections(game))
        for ref in (section, *told[f"rules-{section}-see"].value.split())
    }


@each_game
def test_a_section_is_a_title_a_text_and_what_leads_to_it(game: str) -> None:
    wanted = [f"rules-{section}-{part}" for section in sections(game) for part in PARTS]
    assert list(messages(f"{game}-rules", SOURCE)) == wanted
    assert len(wanted) > 100


@each_game
@each_language
def test_what_leads_to_a_section_is_the_same_in_every_language(game: str, language: str) -> None:
    english, other = messages(f"{game}-rules", SOURCE), messages(f"{game}-rules", language)
    for section in sections(game):
        key = f"rules-{section}-see"
        assert other[key].value == english[key].value, key


def test_every_card_goal_and_control_of_cosmos_leads_to_a_section() -> None:
    content = cosmos.load()
    wanted = [f"power/{power.id}" for power in content.power]
    wanted += [f"goal/{goal.id}" for goal in content.goal]
    wanted += [f"control/{control.id}" for control in content.control]
    wanted += [*cosmos.STARS, "supernova", "nebula", "proto", "stable", "advanced", "chamber"]
    wanted += ["crystal", "dna", "graviton", "dark", "reconstructed"]
    assert [ref for ref in wanted if ref not in leads("cosmos")] == []


def test_every_goal_effect_and_marker_of_exoplanets_leads_to_a_section() -> None:
    content = exoplanets.load()
    wanted = [f"goal/{goal.id}" for goal in content.goal]
    wanted += [f"effect/{effect.id}" for effect in content.effect]
    wanted += ["fusion", "flare", "stimulation", "planet", "tile", "species", "life", "pay"]
    wanted += ["energy", "water", "gas", "reconstructed"]
    assert [ref for ref in wanted if ref not in leads("exoplanets")] == []


@each_game
def test_what_the_screen_wants_explained_leads_to_a_section(game: str) -> None:
    for path in screen_files(f"games/{game}"):
        for match in re.finditer(r"\bexplain\(([^()]*)\)", path.read_text("utf-8")):
            for ref in strings_in(match.group(1)):
                whole = ref.replace(HOLE, "")
                kinds = {lead.split("/")[0] + "/" for lead in leads(game) if "/" in lead}
                assert whole in ("", *kinds, *leads(game)), f"{path.name}: {ref}"


@each_language
def test_a_section_of_a_card_has_the_name_of_the_card(language: str) -> None:
    told, names = messages("cosmos-rules", language), messages("cosmos", language)
    for power in cosmos.load().power:
        title = told[f"rules-power-{power.id}-title"].value
        assert title == names[f"word-{power.id}"].value, power.id


@each_language
def test_sections_of_effects_and_goals_name_them(language: str) -> None:
    told, names = messages("exoplanets-rules", language), messages("exoplanets", language)
    for ref, section in leads("exoplanets").items():
        kind, _, id = ref.partition("/")
        if kind in ("effect", "goal") and id:
            assert names[f"word-{id}"].value in told[f"rules-{section}-title"].value, ref
    for goal in ("aggressive-parasites", "extreme-conditions"):
        assert names[f"word-{goal}"].value in told["rules-reconstructed-text"].value


@each_game
@each_language
def test_a_text_is_made_of_short_paragraphs(game: str, language: str) -> None:
    told = messages(f"{game}-rules", language)
    for section in sections(game):
        paragraphs = "".join(told[f"rules-{section}-text"].texts).split("\n")
        assert all(0 < len(text) < 700 for text in paragraphs), section
