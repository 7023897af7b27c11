from games.cargo_noir.table import A, B, C, D, Table
from kontor.core import Outcome, Score
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import SkipTrade
from kontor.games.cargo_noir.events import MatchScored
from kontor.games.cargo_noir.rules import E6
from kontor.testing.boxes import changed_box, entry
from kontor.testing.marks import rule


def over(table: Table) -> Outcome:
    """Play the last step of the last round, and return the ranking."""
    last = table.state.seats - 1
    table.last_round().trade(last).play(last, SkipTrade())
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome


@rule("CAR-E5")
def test_the_score_is_the_sum_of_the_points_of_all_cards() -> None:
    """By group: also the Smuggler's Edge cards count, 5 each."""
    table = Table().cards(A, "cargo_ship", "warehouse", "syndicate", "villa", "night_club", "cronies")
    table.cards(B, "syndicate", "syndicate")

    assert list(GAME.scores(table.state)) == [
        Score(A, 135, {"smugglers_edge": 15, "simple": 60, "unique": 60}),
        Score(B, 10, {"smugglers_edge": 10, "simple": 0, "unique": 0}),
        Score(C, 0, {"smugglers_edge": 0, "simple": 0, "unique": 0}),
    ]


@rule("CAR-E4")
def test_coins_and_tiles_are_worth_nothing_in_the_end() -> None:
    """A safe of twenty, a stack and six equal tiles lose against a Warehouse."""
    table = Table(2).safe(A, 20).stack("panama", A, 6).tiles(A, *["gold"] * 6).cards(B, "warehouse").safe(B, 0)
    outcome = over(table)

    assert [score.total for score in outcome.scores] == [0, 5]
    assert outcome.places == (2, 1)


@rule("CAR-E4")
def test_in_a_tie_coins_and_tiles_decide_nothing() -> None:
    """Rich or poor, both share the first place."""
    table = Table(2).cards(A, "villa").cards(B, "villa").safe(A, 30).tiles(A, "gold", "gold").safe(B, 0)

    assert over(table).places == (1, 1)


@rule("CAR-E6")
def test_the_highest_score_wins() -> None:
    """C with 45 before A with 40 and B with 15, and the winner is told."""
    table = Table().cards(A, "yacht", "villa").cards(B, "villa").cards(C, "militia")
    outcome = over(table)

    assert outcome.places == (2, 3, 1)
    assert table.event(MatchScored) == MatchScored((C,), rule=E6)
    assert outcome.scores == GAME.scores(table.state)


@rule("CAR-E6")
def test_more_points_beat_a_better_single_card() -> None:
    """Sixty from four Villas against forty-five from the Militia."""
    table = Table(2).cards(A, *["villa"] * 4).cards(B, "militia")

    assert over(table).places == (1, 2)


@rule("CAR-E6", "CAR-R21")
def test_a_tie_goes_to_the_owner_of_the_best_single_card() -> None:
    """Forty-five each: the Militia beats a Yacht with a Villa and a Warehouse, no matter who sits first."""
    small = ("yacht", "villa", "warehouse")
    assert over(Table(2).cards(A, *small).cards(B, "militia")).places == (2, 1)
    assert over(Table(2).cards(B, *small).cards(A, "militia")).places == (1, 2)


@rule("CAR-R21")
def test_the_best_card_is_that_with_the_most_points_not_with_the_highest_cost() -> None:
    """The former Show Business gives 40 for 36, a Dive Bar 35 for 35: it wins a tie; by points, equal cards share."""
    table = Table(2, unique_cards="former").cards(A, "showbiz").cards(B, "dive_bar", "warehouse")
    assert over(table).places == (1, 2)

    table = Table(2, tie_break="points").cards(A, "militia").cards(B, "night_club")
    assert over(table).places == (1, 1)


@rule("CAR-R36", "CAR-E6")
def test_of_best_cards_with_equal_points_the_more_expensive_one_wins() -> None:
    """The Militia gives 45 for 36, the Night Club 45 for 45: its owner wins, no matter who sits first."""
    assert over(Table(2).cards(A, "militia").cards(B, "night_club")).places == (2, 1)
    assert over(Table(2).cards(B, "militia").cards(A, "night_club")).places == (1, 2)


@rule("CAR-R36")
def test_points_of_the_best_card_come_before_its_cost() -> None:
    """The former Militia, 50 for 45, beats a Night Club of the same cost with a Warehouse, in both readings."""
    for tie_break in ("points_then_cost", "points"):
        table = (
            Table(2, tie_break=tie_break, unique_cards="former").cards(A, "night_club", "warehouse").cards(B, "militia")
        )
        assert over(table).places == (2, 1)


@rule("CAR-E7", "CAR-R21")
def test_players_equal_in_both_share_the_place() -> None:
    """Neither the second best card nor the number of cards decides."""
    table = Table(3).cards(A, "yacht", "villa").cards(B, "yacht", "warehouse", "syndicate", "cargo_ship")
    outcome = over(table)

    assert outcome.places == (1, 1, 3)
    assert table.event(MatchScored) == MatchScored((A, B), rule=E6)


@rule("CAR-R33")
def test_the_places_below_the_first_are_ordered_in_the_same_way() -> None:
    """Behind D: B's single Yacht beats A's ten and fifteen; equal players share, and the next place is left out."""
    table = Table(4).cards(A, "villa", "warehouse", "syndicate").cards(B, "yacht").cards(D, "bank")
    assert over(table).places == (3, 2, 4, 1)

    table = Table(4).cards(A, "yacht").cards(B, "yacht").cards(C, "villa").cards(D, "bank")
    assert over(table).places == (2, 2, 4, 1)


@rule("CAR-R33", "CAR-E7")
def test_players_without_cards_are_equal() -> None:
    """All four share the first place with nothing."""
    assert over(Table(4)).places == (1, 1, 1, 1)


@rule("CAR-R33")
def test_no_card_is_as_good_as_a_card_without_points() -> None:
    """In a box whose Warehouses give nothing, their owner shares the place with a player who owns none, by points."""
    table = Table(2, tie_break="points").cards(A, "warehouse").last_round().trade(B).play(B, SkipTrade())
    outcome = changed_box(GAME, entry("card", "warehouse", points=0)).outcome(table.state)

    assert outcome is not None
    assert outcome.places == (1, 1)


@rule("CAR-E5", "CAR-E6")
def test_there_is_no_ranking_while_the_match_goes_on() -> None:
    """The points are counted, the places are not."""
    table = Table().cards(A, "villa").last_round().trade(A)

    assert GAME.outcome(table.state) is None
    assert GAME.scores(table.state)[A].total == 15
    assert table.view(B).scores[A].total == 15
