"""The numbered list and what a typed line means."""

from orrery.cli.play_menu import LONG, Menu, match_line, nearest
from orrery.cli.text import Texts
from orrery.games.cosmos.game import COSMOS

TEXTS = Texts("en", COSMOS)
STARS = [f"place star {star} S{number}" for star in ("H", "He") for number in range(1, 16)]
MOVES = [f"move S{start} S{end}" for start in range(1, 8) for end in (8, 9)]
LEGAL = sorted([*STARS, *MOVES, "end nebula", "end stabilise L3", "use pulsar"])


def menu(legal: list[str] | None = None, is_open: bool = False) -> Menu:
    return Menu(TEXTS, LEGAL if legal is None else legal, lambda _: "", is_open)


def labels(found: Menu) -> list[str]:
    return [choice.label for choice in found.choices]


def test_few_actions_of_a_verb_are_listed_and_many_are_opened() -> None:
    shown = labels(menu())
    assert "End the turn by gaining a nebula" in shown
    assert "Use Pulsar" in shown
    assert sum(label.startswith("Place star H on …: S1 S2") for label in shown) == 1
    assert sum(label.startswith("Move the piece on … to …: S1 S2") for label in shown) == 1
    assert len(shown) == 6


def test_every_action_is_reached_by_numbers_alone() -> None:
    def reached(found: Menu) -> list[str]:
        return [
            text
            for choice in found.choices
            for text in (
                choice.texts
                if choice.is_action
                else reached(menu(list(choice.texts), is_open=True))
            )
        ]

    assert sorted(reached(menu())) == LEGAL


def test_spaces_are_listed_in_the_order_of_their_numbers() -> None:
    submenu = menu([text for text in STARS if " H " in text], is_open=True)
    assert [submenu.distinct_words(choice) for choice in submenu.choices] == [
        f"S{n}" for n in range(1, 16)
    ]
    assert submenu.is_long
    assert not menu(STARS[:LONG], is_open=True).is_long


def test_a_number_with_the_rest_of_the_text_is_enough() -> None:
    found = menu()
    number = next(
        n for n, label in enumerate(labels(found), 1) if label.startswith("Place star H ")
    )
    assert match_line(f"{number} S5", found, LEGAL) == ("place star H S5",)
    assert match_line(f"{number} s99", found, LEGAL) == ()
    assert match_line("99", found, LEGAL) == ()
    assert match_line("0", found, LEGAL) == ()
    assert match_line("9" * 5000, found, LEGAL) == ()


def test_the_notation_is_taken_in_any_case_and_by_its_beginnings() -> None:
    assert match_line("place star H S5", menu(), LEGAL) == ("place star H S5",)
    assert match_line("  PLACE  star he s5 ", menu(), LEGAL) == ("place star He S5",)
    assert match_line("pl st h s5", menu(), LEGAL) == ("place star H S5",)
    assert match_line("use p", menu(), LEGAL) == ("use pulsar",)


def test_a_beginning_that_fits_several_narrows_the_list() -> None:
    assert set(match_line("end", menu(), LEGAL)) == {"end nebula", "end stabilise L3"}
    assert set(match_line("place star h", menu(), LEGAL)) == {t for t in STARS if " H " in t}


def test_a_space_is_never_guessed_from_the_beginning_of_its_number() -> None:
    legal = ["place star H S10", "place star H S12"]
    assert match_line("place star h s1", menu(legal), legal) == ()


def test_in_an_opened_list_the_last_word_is_enough() -> None:
    submenu = menu([text for text in STARS if " H " in text], is_open=True)
    assert match_line("s7", submenu, LEGAL) == ("place star H S7",)
    assert match_line("place star H S7", submenu, LEGAL) == ("place star H S7",)
    assert match_line("s7", menu(), LEGAL) == ()


def test_nonsense_means_nothing_and_finds_its_neighbours() -> None:
    assert match_line("make me win", menu(), LEGAL) == ()
    assert match_line("", menu(), LEGAL) == ()
    assert "place star H S5" in nearest("place stra H S5", LEGAL)
    assert nearest("x" * 1_000_000, LEGAL) == []
