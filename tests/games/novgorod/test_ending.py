"""The end: 30 seals or the top step, one more round, the safety limit, and who is not scored."""

from games.novgorod.matches import happened, matches
from games.novgorod.table import A, B, C, Table
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import BuyKontor, EndPhase3, EndRoute
from kontor.games.novgorod.events import (
    BonusGained,
    LastRoundAnnounced,
    MarkersShown,
    MatchScored,
    RoundBegan,
    TurnBegan,
)
from kontor.games.novgorod.rules import B1, E1, E4, E7, T0_1
from kontor.testing.marks import rule


def announced(table: Table) -> list[int]:
    """Return which last round was announced."""
    return [event.number for event in table.events if isinstance(event, LastRoundAnnounced)]


@rule("NOV-E1")
def test_thirty_seals_at_the_end_of_a_round_bring_one_more_round() -> None:
    """With 29 the game goes on."""
    for seals, last in ((29, None), (30, 3), (31, 3)):
        table = Table().seals(A, seals).covered(A, 2).seals_phase(C).settle()
        assert table.state.last_round == last
        assert announced(table) == ([] if last is None else [last])
        assert (LastRoundAnnounced(3, rule=E1) in table.events) is (last == 3)


@rule("NOV-E1", "NOV-R3")
def test_a_covered_top_step_brings_one_more_round() -> None:
    """The fifth step as the lowest free one does not."""
    for covered, last in ((4, None), (5, 3)):
        table = Table().covered(B, covered).seals_phase(C).settle()
        assert table.state.last_round == last


@rule("NOV-E1")
def test_the_condition_is_looked_at_only_at_the_end_of_a_round() -> None:
    """After A's or B's turn nothing is announced."""
    for seat in (A, B):
        table = Table().seals(A, 40).seals_phase(seat).settle()
        assert (table.state.last_round, announced(table)) == (None, [])


@rule("NOV-E1")
def test_the_last_round_is_played_by_all_and_bonuses_go_on() -> None:
    """Then the match is over; it is not announced again."""
    table = Table().seals(A, 30).covered(A, 2).speed(A, 5).seals_phase(C).settle()
    assert table.events[-2:] == [RoundBegan(3, last=True, rule=T0_1), TurnBegan(A, rule=T0_1)]
    table.lay(A, "riga", "danzig", "luebeck", "antwerp", "london").play(A, EndRoute())
    assert BonusGained(A, "route5", 4, rule=B1) in table.events
    for seat in (A, B):
        table.seals_phase(seat).settle()
        assert (table.state.round, announced(table)) == (3, [])
        assert table.state.frames
    table.seals_phase(C).settle()
    assert (table.state.frames, table.deciders) == ([], ())
    assert table.events[-1] == MatchScored((A,), rule=E4)
    assert GAME.outcome(table.state) is not None


@rule("NOV-E1", "NOV-E2")
def test_diversity_does_not_count_for_the_thirty() -> None:
    """29 seals and 4 of diversity are not enough."""
    table = Table().bonuses(diversity="high", route5="high").seals(A, 29).filed(A, "o1", "o7", "o5")
    table.seals_phase(C).settle()

    assert GAME.scores(table.state)[A].total == 33
    assert table.state.last_round is None


@rule("NOV-E2")
def test_diversity_is_added_at_the_end_if_it_is_in_play() -> None:
    """Otherwise nobody counts it, and no marker is shown."""
    for bonuses, total in (({"diversity": "high"}, 14), ({"route5": "high"}, 10)):
        table = Table().bonuses(**bonuses).seals(A, 10).covered(A, 2)  # type: ignore[arg-type]
        table.filed(A, "o1", "o7", "o5").covered(C, 1).last_round().seals_phase(C).settle()
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert outcome.scores[A].total == total
        assert outcome.scores[A].parts.get("diversity", 0) == total - 10
        assert any(isinstance(event, MarkersShown) for event in table.events) is (total == 14)
        assert table.view(B).scores == outcome.scores


@rule("NOV-E7", "NOV-R42")
def test_after_round_forty_the_end_comes_anyway() -> None:
    """Not after round 39; round 41 is the last."""
    for number, last in ((39, None), (40, 41)):
        table = Table().round(number).seals_phase(C).settle()
        assert table.state.last_round == last
        assert announced(table) == ([] if last is None else [41])
        assert (LastRoundAnnounced(41, rule=E7) in table.events) is (last == 41)
        assert table.event(RoundBegan) == RoundBegan(number + 1, last=last == 41, rule=T0_1)
    table = Table().round(40).seals(A, 30).seals_phase(C).settle()
    assert table.event(LastRoundAnnounced) == LastRoundAnnounced(41, rule=E1)


@rule("NOV-E7", "NOV-R42")
def test_no_match_has_more_than_41_rounds() -> None:
    """Aimless play often needs the limit, and sometimes does not."""
    rounds = {match[-1].after.round for match in matches()}

    assert max(rounds) == 41
    assert min(rounds) < 41
    for match in matches():
        last = [event.number for ply in match for event in happened(ply, LastRoundAnnounced)]
        assert last == [match[-1].after.round]


@rule("NOV-E1", "NOV-X30")
def test_31_seals_in_round_nine_make_round_ten_the_last() -> None:
    """And 40 seals with one covered step have lost against 31 with two."""
    table = Table().round(9).seals(A, 31).covered(A, 2).seals(B, 39).covered(B, 1).seals_phase(C).settle()
    assert (table.state.round, table.state.last_round) == (10, 10)
    for seat in (A, B, C):
        assert table.deciders == (seat,)
        table.seals_phase(seat).settle()
    assert table.state.frames == []
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores[B].total > outcome.scores[A].total
    assert outcome.winners == (A,)


@rule("NOV-T0.6", "NOV-E1")
def test_a_bonus_in_the_last_turn_of_a_round_counts_for_the_thirty() -> None:
    """Seals are compared after all of the round."""
    table = Table().seals(C, 24).all_kontors(C, but=("riga",)).covered(C, 1).purchase(C)
    table.play(C, BuyKontor("riga"))
    assert table.total(C) == 30
    table.play(C, EndPhase3())
    assert table.state.last_round == 3
