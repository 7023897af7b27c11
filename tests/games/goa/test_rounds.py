"""Two phases of four rounds, the parts of a round, and its end."""

from games.goa.table import SETUPS, A, B, C, D, Table, random_match
from kontor.core import Refusal
from kontor.core.rules import MATCH_OVER
from kontor.games.goa import GAME
from kontor.games.goa.actions import BuildShips, PassBid, PassExtra, PlaceFlag, PlaceMarker, Taxes, UseTile
from kontor.games.goa.events import HandShown, MatchScored, RoundBegan, RoundEnded, TilesRemoved, TurnBegan
from kontor.games.goa.frames import BidFrame, ExtraOrPassFrame, PlaceFlagFrame, PlaceMarkerFrame, TurnFrame
from kontor.games.goa.rules import E5, E6, F6, G2, H4, K1
from kontor.testing.marks import rule

RED_SHIP, DUTY, FOREMAN = "a:red_ship:1", "a:duty:1", "a:foreman:1"


def after_phase_a() -> Table:
    """End round 4 of phase A: 16 tiles have left the grid, and the players own something."""
    table = Table(4, bonanza=True).flag(C).hand(A, "exp_01").keep(B, RED_SHIP).rows(D, taxes=3)
    table.store(B, "a:plantation_ginger_2:2", "ginger").store(C, "cochin_any:1").purse(D, extra_actions=1, ships=9)
    s = table.state
    keep = [tile for tile in s.grid if tile is not None][:9]
    s.discard_a += tuple(tile for tile in s.grid if tile is not None and tile not in keep)
    s.grid = [tile if tile in keep else None for tile in s.grid]
    return table.end_of_round(4)


def is_plantation(tile: str) -> bool:
    """Return True if a tile is a plantation or a crop rotation."""
    return "plantation" in tile or "crop_rotation" in tile


@rule("GOA-G1")
def test_phase_a_has_four_rounds_and_phase_b_four_more() -> None:
    """After each round the next one begins, after the fourth phase B."""
    assert (Table().state.phase, Table().state.round_no) == ("A", 1)
    follows = {}
    for number in range(1, 8):
        table = Table(2).end_of_round(number)
        assert table.state.frames[-1] == PlaceFlagFrame(A)
        follows[number] = table.event(RoundBegan)
        assert (table.state.phase, table.state.round_no) == (follows[number].phase, follows[number].number)
    phases = {1: "A", 2: "A", 3: "A", 4: "B", 5: "B", 6: "B", 7: "B"}
    assert follows == {number: RoundBegan(phase, number + 1, A, rule=G2) for number, phase in phases.items()}


@rule("GOA-G1")
def test_every_match_has_eight_rounds() -> None:
    """In random play of every setup."""
    for seats, options in SETUPS:
        plies = list(random_match(seats, 1, **options))
        began = [e.number for ply in plies for e in ply.events if isinstance(e, RoundBegan)]
        assert began[-7:] == [2, 3, 4, 5, 6, 7, 8]
        assert [e.number for ply in plies for e in ply.events if isinstance(e, RoundEnded)] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert {(ply.after.phase, ply.after.round_no) for ply in plies} == {
            *(("A", number) for number in (1, 2, 3, 4)),
            *(("B", number) for number in (5, 6, 7, 8)),
        }


@rule("GOA-G2")
def test_a_round_is_placing_auctions_three_actions_each_and_extra_actions() -> None:
    """Two players: three markers, three auctions, six actions, and the card of the flag is kept."""
    table = Table(2).lay("r0c0", FOREMAN).lay("r0c1", "a:ships_4:1").placing(A)
    assert table.event(RoundBegan) == RoundBegan("A", 1, A, rule=G2)
    script = (
        (PlaceFlagFrame, A, PlaceFlag("n0")),
        (PlaceMarkerFrame, B, PlaceMarker("r0c0")),
        (PlaceMarkerFrame, A, PlaceMarker("r0c1")),
        (BidFrame, B, PassBid()),
        (BidFrame, A, PassBid()),
        (BidFrame, B, PassBid()),
        *((TurnFrame, seat, BuildShips()) for seat in (A, B, A, B, A, B)),
        (ExtraOrPassFrame, A, PassExtra()),
    )
    for frame, seat, action in script:
        assert isinstance(table.state.frames[-1], frame)
        assert table.deciders == (seat,)
        table.play(seat, action)
    assert table.event(RoundEnded) == RoundEnded(1, rule=E5)
    assert table.event(RoundBegan) == RoundBegan("A", 2, A, rule=G2)
    assert (table.state.ships, table.state.extra_actions) == ([11, 7], [1, 0])
    table.assert_census()


@rule("GOA-G3")
def test_bids_and_actions_go_clockwise() -> None:
    """From C on: D, A, B bid; C, D, A, B act."""
    table = Table().lay("r2c2", FOREMAN).flag(C).auction(C, "r2c2")
    for seat in (D, A, B):
        assert table.deciders == (seat,)
        table.play(seat, PassBid())
    assert table.event(TurnBegan) == TurnBegan(C, 1, rule=K1)
    for seat in (C, D, A, B, C):
        assert table.deciders == (seat,)
        table.play(seat, Taxes())


@rule("GOA-G3")
def test_the_left_neighbour_follows_the_flag_holder() -> None:
    """Behind the last seat comes the first."""
    assert Table().placing(B).play(B, PlaceFlag("n0")).state.frames[-1] == PlaceMarkerFrame(C, 2)
    assert Table(3).placing(C).play(C, PlaceFlag("n0")).state.frames[-1] == PlaceMarkerFrame(A, 2)


@rule("GOA-E5")
def test_the_round_ends_when_everybody_has_passed() -> None:
    """The second pass ends it."""
    table = Table(2)
    table.state.extra_actions = [1, 1]
    table.extra_actions(A).play(A, PassExtra())
    assert not [event for event in table.events if isinstance(event, RoundEnded)]
    table.play(B, PassExtra())
    assert table.event(RoundEnded) == RoundEnded(1, rule=E5)


@rule("GOA-E5")
def test_red_tiles_are_turned_back_and_a_fulfilled_duty_is_not() -> None:
    """The red Ship can be used again in the next round."""
    table = Table(2).keep(A, RED_SHIP, DUTY)
    table.state.turned = (RED_SHIP, DUTY)
    table.end_of_round(2)
    assert list(table.state.turned) == [DUTY]
    assert table.turn(A).check(A, UseTile(RED_SHIP)) is None


@rule("GOA-E6")
def test_phase_b_lays_out_25_of_the_29_b_tiles() -> None:
    """Four more are removed, and everybody is told which; what was left of phase A goes to the box."""
    table = after_phase_a()
    s = table.state
    removed = s.removed[-4:]
    assert table.event(TilesRemoved) == TilesRemoved("B", removed, rule=E6)
    assert [tile[0] for tile in s.removed] == ["a"] * 4 + ["b"] * 4
    assert sum(map(is_plantation, removed)) <= 2
    on_grid = [tile for tile in s.grid if tile is not None]
    assert len(on_grid) == 25
    assert sorted([*on_grid, *removed]) == GAME.box.tiles_of("B")
    assert (len(s.box), {tile[0] for tile in s.box}) == (9, {"a"})
    table.assert_census()


@rule("GOA-E6")
def test_everything_else_stays_and_the_flag_holder_places_first() -> None:
    """Flag, cards, tiles and boards."""
    table = after_phase_a()
    s = table.state
    assert (s.phase, s.round_no, s.flag_holder) == ("B", 5, C)
    assert s.frames[-1] == PlaceFlagFrame(C)
    assert s.hands == [("exp_01",), (), (), ()]
    assert s.tiles == [(), (RED_SHIP,), (), ()]
    assert s.rows == [(1, 1, 1, 1, 1)] * 3 + [(1, 1, 3, 1, 1)]
    assert s.storage == [{}, {"a:plantation_ginger_2:2": ("ginger",)}, {"cochin_any:1": ()}, {}]
    assert (s.ships, s.colonists) == ([4, 4, 4, 9], [2, 2, 2, 2])
    assert (s.ducats, s.extra_actions) == ([10, 10, 10, 10], [0, 0, 0, 1])


@rule("GOA-E6")
def test_phase_b_begins_after_the_fourth_round_alone() -> None:
    """After the third the grid stays as it was, and nothing is said about tiles."""
    table = Table(2)
    grid = list(table.state.grid)
    table.end_of_round(3)
    assert (table.state.grid, table.state.phase, len(table.state.removed)) == (grid, "A", 4)
    assert not [event for event in table.events if isinstance(event, TilesRemoved)]


@rule("GOA-E7")
def test_the_game_ends_after_the_fourth_round_of_phase_b() -> None:
    """The hands are shown, the winners told, and nobody has to decide any more."""
    table = Table(2).hand(A, "exp_01", "exp_09").purse(A, ducats=12).end_of_round(8)
    assert table.state.frames == []
    assert (table.deciders, table.state.round_no) == ((), 8)
    assert table.events == [
        RoundEnded(8, rule=E5),
        HandShown(A, ("exp_01", "exp_09"), rule=H4),
        HandShown(B, (), rule=H4),
        MatchScored((A,), rule=F6),
    ]
    assert table.check(A, BuildShips()) == Refusal(MATCH_OVER)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (A,)


@rule("GOA-E7")
def test_the_game_goes_on_after_the_third_round_of_phase_b() -> None:
    """There is no outcome yet."""
    table = Table(2).end_of_round(7)
    assert table.deciders == (A,)
    assert GAME.outcome(table.state) is None
