"""A table: what is accepted and refused, what each viewer is told, what may be taken back."""

from dataclasses import replace
from typing import cast

import msgspec
import pytest

from orrery.core.action import Action
from orrery.core.errors import IllegalAction
from orrery.core.game import NOBODY, SPECTATOR, Outcome, State
from orrery.core.rng import Rng
from orrery.play.dealer import SeededDealer
from orrery.play.record import Entry, Record, encode, read, replay
from orrery.play.table import Accepted, Refusal, Step, Table, UndoPolicy
from tests.play.games import GAMES, play_random
from tests.toy.toy import LAUNCH, TOY, CometsState


def table(undo_policy: UndoPolicy = "strict", seed: int = 3) -> Table:
    dealer = SeededDealer(Rng(seed))
    return Table.new(TOY, 2, names=["Ada", "Bo"], dealer=dealer, undo_policy=undo_policy)


def do(at: Table, seat: int, text: str) -> Accepted:
    done = at.propose(seat, text, at.version)
    assert isinstance(done, Accepted), done
    return done


def refusal(answer: Accepted | Refusal) -> Refusal:
    assert isinstance(answer, Refusal)
    return answer


def a_launch(at: Table) -> str:
    legal = at.update_for(at.to_act).legal
    return next(text for text in legal if text.startswith("launch"))


def test_a_new_table_is_dealt_up_to_the_first_decision() -> None:
    new = table()
    assert (new.version, new.to_act, len(new.log)) == (0, 0, 5)
    assert [entry.text for entry in new.entries_for(0)][3:] == [None, None]
    assert all(entry.text is not None for entry in new.entries_for(0)[:3])


def test_an_accepted_action_is_followed_by_its_draws() -> None:
    at = table()
    done = do(at, 0, "draw")
    assert [entry.actor for entry in done.entries] == [0, -1]
    assert (done.version, at.version, at.to_act) == (1, 1, 0)


def test_a_stale_version_is_refused() -> None:
    at = table()
    do(at, 0, "wait")
    for answer in (at.propose(0, "wait", 0), at.undo(0, 0), at.redo(0, 0), at.restart(0, 0)):
        assert refusal(answer).code == "stale"
    assert (at.version, len(at.log)) == (1, 6)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("x" * 1_000_000, "malformed"),
        ("fly", "unknown"),
        ("comet dust-1", "illegal"),
        ("goal ice", "illegal"),
    ],
)
def test_a_wrong_text_is_refused_with_what_is_legal(text: str, code: str) -> None:
    at = table()
    answer = refusal(at.propose(0, text, 0))
    assert answer.code == code
    assert answer.legal == at.update_for(0).legal
    assert len(msgspec.json.encode(answer)) < 1000
    assert (at.version, len(at.log)) == (0, 5)


@pytest.mark.parametrize("actor", [1, SPECTATOR, NOBODY, 7])
def test_who_is_not_to_act_is_told_nothing(actor: int) -> None:
    answer = refusal(table().propose(actor, "launch ice-1", 0))
    assert (answer.code, answer.text, answer.legal) == ("not-to-act", "", [])


def test_a_finished_table_says_so() -> None:
    done = Table(play_random(), dealer=SeededDealer(Rng(1)))
    assert done.is_over
    assert refusal(done.propose(0, "wait", done.version)).code == "over"
    assert done.record() == play_random()


def test_only_the_actor_gets_the_legal_list() -> None:
    at = table()
    assert at.update_for(0).legal == sorted(at.update_for(0).legal)
    assert at.update_for(1).legal == []
    assert at.update_for(SPECTATOR).legal == []


def test_an_update_tells_each_viewer_what_it_may_know() -> None:
    at = table()
    drawn = do(at, 0, "draw").entries[1].action.text
    own, other = at.update_for(0), at.update_for(1)
    assert [entry.text for entry in own.entries] == ["draw", drawn]
    assert [entry.text for entry in other.entries] == ["draw", None]
    assert drawn.split()[1].encode() in msgspec.json.encode(own.events)
    assert drawn.split()[1].encode() not in msgspec.json.encode(other)
    assert drawn.split()[1].encode() not in msgspec.json.encode(at.update_for(SPECTATOR))


def test_what_is_considered_but_not_adopted_has_not_happened() -> None:
    at = table()
    before = msgspec.json.encode(at.update_for(0))
    step = at.consider(0, "draw", 0)
    assert isinstance(step, Step)
    assert msgspec.json.encode(at.update_for(0)) == before
    do(at, 0, "wait")
    with pytest.raises(ValueError, match="0"):
        at.adopt(step)


class BrokenDealer:
    """Deals the set-up and then fails."""

    def choose(self, outcomes: list[Outcome], draw: int) -> Action:
        if draw == 5:
            raise RuntimeError
        return outcomes[0][0]


def test_a_move_that_fails_half_way_changes_nothing() -> None:
    at = Table.new(TOY, 2, dealer=BrokenDealer())
    before = msgspec.json.encode(at.update_for(0))
    with pytest.raises(RuntimeError):
        at.propose(0, "draw", 0)
    assert msgspec.json.encode(at.update_for(0)) == before
    do(at, 0, "wait")


def test_own_actions_are_taken_back_one_by_one_and_done_again() -> None:
    at = table()
    views = [at.update_for(0).view]
    for _ in range(2):
        do(at, 0, "wait")
        views.append(at.update_for(0).view)
    assert isinstance(at.undo(0, at.version), Accepted)
    assert at.update_for(0).view == views[1]
    assert at.update_for(0).taken_back == 1
    assert isinstance(at.undo(0, at.version), Accepted)
    assert at.update_for(0).view == views[0]
    assert at.undo_stop(0) == "nothing"
    for view in views[1:]:
        assert isinstance(at.redo(0, at.version), Accepted)
        assert at.update_for(0).view == view
    assert refusal(at.redo(0, at.version)).code == "no-redo"
    assert at.version == 6


def test_restart_goes_back_to_the_last_barrier() -> None:
    at = table()
    do(at, 0, "draw")
    start = at.update_for(0).view
    do(at, 0, "wait")
    assert isinstance(at.restart(0, at.version), Accepted)
    assert at.update_for(0).view == start
    assert refusal(at.restart(0, at.version)).reason == "chance"


def test_asking_what_could_be_taken_back_or_done_again_changes_nothing() -> None:
    at = table()
    do(at, 0, "wait")
    entries = do(at, 0, "wait").entries
    one, both = at.consider_undo(0, at.version), at.consider_undo(0, at.version, whole_turn=True)
    assert isinstance(one, Step)
    assert isinstance(both, Step)
    assert (one.taken_back, both.taken_back) == (1, 2)
    assert at.consider_undo(1, at.version) == Refusal("no-undo", 2, reason="nothing")
    assert at.consider_redo(0, at.version) == Refusal("no-redo", 2)
    at.undo(0, at.version)
    again = at.consider_redo(0, at.version)
    assert isinstance(again, Step)
    assert again.entries == entries
    assert at.consider_redo(0, 2) == at.consider_undo(0, 2) == Refusal("stale", 3)
    assert at.version == 3


def test_the_scores_are_those_of_the_present_position() -> None:
    at = table()
    before = at.scores()
    assert before == at.game.scores(replay(at.record()))
    while at.scores() == before:
        do(at, at.to_act, a_launch(at))
    assert at.scores() == at.game.scores(replay(at.record()))


def test_a_new_action_forgets_what_was_taken_back() -> None:
    at = table()
    do(at, 0, "wait")
    at.undo(0, at.version)
    assert at.can_redo(0)
    do(at, 0, "wait")
    assert not at.can_redo(0)


def test_undo_stops_where_chance_fell() -> None:
    at = table("draws")
    do(at, 0, "wait")
    do(at, 0, "draw")
    answer = refusal(at.undo(0, at.version))
    assert (answer.code, answer.reason) == ("no-undo", "chance")


def test_undo_stops_where_another_seat_acted() -> None:
    at = table()
    do(at, 0, "wait")
    do(at, 0, "wait")
    assert at.undo_stop(0) is None
    do(at, 1, "wait")
    assert refusal(at.undo(0, at.version)).reason == "other-seat"
    assert isinstance(at.undo(1, at.version), Accepted)
    assert isinstance(at.undo(0, at.version), Accepted)


def test_restart_takes_back_only_own_actions() -> None:
    at = table()
    do(at, 0, "wait")
    do(at, 0, "wait")
    do(at, 1, "wait")
    assert isinstance(at.restart(1, at.version), Accepted)
    assert len(at.log) == 7


def test_undo_stops_where_something_was_revealed() -> None:
    at = table()
    do(at, 0, a_launch(at))
    assert refusal(at.undo(0, at.version)).reason == "revealed"


def test_the_draws_policy_lets_what_was_shown_be_taken_back() -> None:
    at = table("draws")
    do(at, 0, a_launch(at))
    assert isinstance(at.undo(0, at.version), Accepted)


def test_undo_can_be_switched_off() -> None:
    at = table("off")
    do(at, 0, "wait")
    assert refusal(at.undo(0, at.version)).reason == "off"


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_did_nothing_has_nothing_to_take_back(seat: int) -> None:
    at = table()
    do(at, 0, "wait")
    assert refusal(at.undo(seat, at.version)).reason == "nothing"


def test_what_was_undone_is_not_in_the_record() -> None:
    at = table()
    do(at, 0, "wait")
    at.undo(0, at.version)
    do(at, 0, a_launch(at))
    record = at.record()
    assert "wait" not in [entry.action.text for entry in record.entries]
    assert read(encode(record), GAMES) == record


def test_a_table_goes_on_where_a_record_stops() -> None:
    at = table()
    do(at, 0, "draw")
    do(at, 0, "wait")
    again = Table(read(encode(at.record()), GAMES), dealer=SeededDealer(Rng(9)))
    for viewer in (0, 1, SPECTATOR):
        assert again.update_for(viewer).view == at.update_for(viewer).view
        assert again.entries_for(viewer) == at.entries_for(viewer)
    assert isinstance(again.undo(0, again.version), Accepted)
    assert again.undo_stop(0) == "chance"


def test_a_record_that_stops_at_a_draw_is_dealt_on() -> None:
    at = table()
    do(at, 0, "draw")
    whole = at.record()
    cut = Record(TOY, 2, whole.options, None, whole.entries[:-1], None)
    again = Table(cut, dealer=SeededDealer(Rng(9)))
    assert (again.to_act, len(again.log)) == (0, 7)
    assert again.undo_stop(0) == "chance"


class Telling(type(TOY)):  # type: ignore[misc]
    """Keeps the states it was asked to change."""

    changed: list[State]

    def perform(self, state: State, action: Action) -> None:
        self.changed.append(state)
        super().perform(state, action)


def test_a_position_is_never_changed_once_it_was_shown() -> None:
    game = Telling()
    game.changed = []
    at = Table.new(game, 2, dealer=SeededDealer(Rng(3)))
    shown = at.consider(0, "wait", 0)
    assert isinstance(shown, Step)
    game.changed.clear()
    do(at, 0, "draw")
    assert all(state is not shown.before for state in game.changed)


def test_a_step_done_again_takes_its_draws_from_the_log() -> None:
    first = table()
    done = do(first, 0, "draw")
    second = Table(replace(table().record(), result=None), dealer=BrokenDealer())
    again = second.replay_step(0, [entry.action.text for entry in done.entries])
    assert isinstance(again, Accepted)
    assert again.entries == done.entries
    assert second.update_for(0) == first.update_for(0)


def test_a_step_that_does_not_fit_is_not_done_again() -> None:
    at = table()
    before = msgspec.json.encode(at.update_for(0))
    assert isinstance(at.replay_step(1, ["wait"]), Refusal)
    with pytest.raises(IllegalAction):
        at.replay_step(0, ["draw", at.log[1].action.text])
    assert msgspec.json.encode(at.update_for(0)) == before


def test_a_record_with_an_illegal_entry_makes_no_table() -> None:
    record = table().record()
    legal = TOY.legal_actions(cast(CometsState, replay(record)))
    wrong = Entry(0, next(action for action in LAUNCH if action not in legal))
    with pytest.raises(IllegalAction):
        Table(replace(record, entries=(*record.entries, wrong)), dealer=BrokenDealer())
