"""Everything that has an id has a name and an explanation; printed names stay as printed."""

import re

import pytest

from orrery.bots import BOTS
from orrery.bots.evaluation import evaluator_of
from orrery.bots.levels import LEVELS
from orrery.games import GAMES as RULES
from orrery.games.cosmos import content as cosmos
from orrery.games.exoplanets import content as exoplanets
from tests.texts.catalogue import GAMES, LANGUAGES, ROOT, SOURCE, TRANSLATIONS, messages

COSMOS = cosmos.load()
EXOPLANETS = exoplanets.load()
POWERS = [power.id for power in COSMOS.power]
# A few names as the editions print them; Relativity comes in three.
PRINTED = {
    "pl": {
        "game-name": "Narodziny kosmosu",
        "word-wormhole": "Tunel czasoprzestrzenny",
        "word-speciation": "Powstanie gatunków",
        "word-relativity-psi": "Teoria względności: Ψ",
        "goal-title-completed-size-1": "Najwięcej ukończonych mgławic rozmiaru 1",
        "goal-title-crystals-on-scoring-spaces": (
            "Najwięcej kryształów czasu na polach punktujących"
        ),
        "goal-title-largest-star-group": "Największa grupa gwiazd i supernowych",
        "goal-title-life-delta": "Najwięcej znaczników życia w sektorze delta",
        "goal-title-nebula-size-sum-psi": (
            "Największa suma rozmiarów ukończonych mgławic w sektorze psi"
        ),
        "goal-title-stars-c": "Najwięcej gwiazd węglowych",
    },
    "fr": {
        "game-name": "Crafting the Cosmos",
        "word-generations": "Génération",
        "word-core-collapse": "Effondrement du cœur",
        "goal-title-stable-life": "Majorité des vies stables",
        "goal-title-life-delta": "Majorité des vies dans Delta",
        "goal-title-nebula-size-sum-phi": "Taille totale des nébuleuses dans Phi",
    },
    "es": {
        "game-name": "Crea el cosmos",
        "word-quasar": "Cuásar",
        "word-pulsar": "Púlsar",
        "group-shift": "Manipular Energía",
        "word-solar-wind": "Vientos solares",
        "word-fourth-dimension": "4.ª dimensión",
    },
}


@pytest.mark.parametrize("language", PRINTED)
def test_names_are_those_of_the_printed_edition(language: str) -> None:
    told = messages("cosmos", language)
    assert {key: told[key].value for key in PRINTED[language]} == PRINTED[language]


def test_every_piece_of_cosmos_has_its_texts() -> None:
    keys = messages("cosmos", SOURCE)
    goals = [goal.id for goal in COSMOS.goal]
    words = [*POWERS, *goals, *cosmos.STARS, *cosmos.ENERGIES, *cosmos.SECTORS]
    wanted = [f"word-{id}" for id in words]
    wanted += [f"effect-{id}" for id in POWERS] + [f"goal-{id}" for id in goals]
    wanted += [f"goal-title-{id}" for id in goals]
    assert [key for key in wanted if key not in keys] == []


def test_every_piece_of_exoplanets_has_its_texts() -> None:
    keys = messages("exoplanets", SOURCE)
    goals = [goal.id for goal in EXOPLANETS.goal]
    effects = [effect.id for effect in EXOPLANETS.effect]
    planets = [planet.id for planet in EXOPLANETS.planet]
    tiles = [tile.id for tile in EXOPLANETS.tile]
    wanted = [f"word-{id}" for id in (*goals, *effects, *planets, *tiles)]
    wanted += [f"effect-{effect.changes or effect.does}" for effect in EXOPLANETS.effect]
    wanted += [f"goal-{id}" for id in goals]
    wanted += [f"type-{planet.type}" for planet in EXOPLANETS.planet]
    pieces = (*EXOPLANETS.planet, *EXOPLANETS.goal, *EXOPLANETS.effect, *EXOPLANETS.tile)
    wanted += [f"fact-{fact}" for piece in pieces for fact in piece.from_rulebook]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_goal_has_its_printed_english_name_and_a_translation(language: str) -> None:
    english, told = messages("exoplanets", SOURCE), messages("exoplanets", language)
    for goal in EXOPLANETS.goal:
        key = f"word-{goal.id}"
        printed, _, meaning = told[key].value.partition(" (")
        assert printed == english[key].value, key
        assert meaning.removesuffix(")") not in ("", printed), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_halves_of_a_space_tile_are_those_of_the_content(language: str) -> None:
    told = messages("exoplanets", language)
    for tile in EXOPLANETS.tile:
        wanted = {f"word-{tile.goal}", f"word-{tile.effect}"}
        assert told[f"word-{tile.id}"].references == wanted, tile.id
    for planet in EXOPLANETS.planet:
        assert told[f"word-{planet.id}"].references == {f"type-{planet.type}"}, planet.id


@pytest.mark.parametrize("game", GAMES)
def test_every_source_of_points_and_every_option_has_a_name(game: str) -> None:
    keys = messages(game, SOURCE)
    rules = RULES[game]
    sources = {source for score in rules.scores(rules.new(2)) for source in score}
    wanted = [f"score-{source}" for source in sources]
    for source in evaluator_of(rules).appraise(rules.new(2), 0):
        wanted += [f"reason-{source}-more", f"reason-{source}-less", f"worth-{source}"]
    for option, values in rules.options.items():
        wanted += [f"option-{option}", f"option-{option}-help"]
        wanted += [f"option-{option}-{value}" for value in values]
    assert [key for key in wanted if key not in keys] == []


def error_codes() -> set[str]:
    """The codes of the errors that commands may have to tell."""
    folder = ROOT / "src/orrery"
    told = [folder / name for name in ("core", "play", "bots", "cli", "server/store")]
    files = [path for place in told for path in sorted(place.rglob("*.py"))]
    code = re.compile(r"^    code(?:: ClassVar\[str\])? = \"([a-z-]+)\"$", re.MULTILINE)
    return {found for path in files for found in code.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_in_every_language(language: str) -> None:
    assert len(error_codes()) > 30
    keys = messages("commands", language)
    assert [code for code in sorted(error_codes()) if f"error-{code}" not in keys] == []


# Words that stood for a printed term before; none may come back.
UNPRINTED = {
    "pl": r"premi[aęio]|iemn\w+ znacznik|[Kk]up(?:ić|uj|ion|n|ow)|aawansowan\w+ życi|krok\w* krysz",
    "fr": r"crista\w+ de temps|achet|[Aa]cqu|inachev|[Tt]ransport",
    "es": r"Pulsar\b|[Cc]ompr[ao]|inacabad|[Tt]rasla|[Mm]over energía",
}


@pytest.mark.parametrize("language", UNPRINTED)
def test_terms_are_those_of_the_printed_edition(language: str) -> None:
    told = messages("cosmos", language) | messages("cosmos-rules", language)
    found = re.compile(UNPRINTED[language])
    assert {key for key, message in told.items() if found.search(message.value)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_every_level_a_sentence_of_its_own(language: str) -> None:
    told = messages("bots", language)
    names = [told[f"bot-{bot}"].value for bot in BOTS]
    assert len(set(names)) == len(BOTS)
    sentences = [told[f"bot-{level}-about"].value for level in LEVELS]
    assert len(set(sentences)) == len(LEVELS)
    assert all(sentence.endswith(".") for sentence in sentences)
    assert messages("screen", language)["guest-name"].value not in names
