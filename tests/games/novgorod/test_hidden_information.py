"""Who knows what: blind orders and markers their owners, deck and cover nobody, all the rest everybody."""

import msgspec

from games.novgorod.matches import matches, plies
from games.novgorod.table import A, B, C, Table
from kontor.core import seeded
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import (
    BuyOrder,
    EndPhase2,
    FulfilRow,
    FulfilSpecial,
    IntroTakeOrder,
    PlaceOrder,
    UseDiscount,
)
from kontor.games.novgorod.events import MarkersShown, MarkerTaken, OrderPlaced
from kontor.games.novgorod.frames import EvaluationFrame, PurchaseFrame
from kontor.games.novgorod.rules import E2, TB3, XS6
from kontor.games.novgorod.state import Held
from kontor.testing.marks import rule

EVERYBODY = (A, B, C, None)
"""All seats, and a spectator."""
OTHERS = (B, C, None)


def secrets(s: NovgorodState, seat: int | None) -> set[str]:
    """Return the orders that a seat cannot know, from the table of the ledger."""
    found = {*s.deck, *([s.cover] if s.cover else [])}
    for other in range(s.seats):
        if other != seat:
            found |= {order for order in s.hands[other] if order not in s.known} | set(s.markers[other])
    return found


@rule("NOV-S4", "NOV-N4")
def test_a_dealt_order_is_seen_by_its_owner_alone() -> None:
    """The others count it."""
    table = Table().hand(A, blind=["o7"])
    assert table.view(A).hand == ("o7",)
    for seat in EVERYBODY:
        view = table.view(seat)
        assert (view.players[A].hand, view.players[A].hidden) == ((), 1)
        assert ("o7" in view.unseen) is (seat != A)
        assert ("o7" in GAME.hidden(table.state, seat)) is (seat != A)


@rule("NOV-R32")
def test_an_order_taken_from_the_display_stays_known() -> None:
    """In the draft and in phase 3; one drawn blindly does not become known by it."""
    table = Table().open_orders("o1", "o2", "o3", "o4", "o5").draft(C, C, C).play(C, IntroTakeOrder("o1"))
    assert table.view(A).players[C].hand == ("o1",)
    table = Table().open_orders("o1", "o2", "o3", "o4").hand(A, blind=["o9"]).purchase(A).play(A, BuyOrder("o2"))
    for seat in EVERYBODY:
        player = table.view(seat).players[A]
        assert (player.hand, player.hidden) == (("o2",), 1)
        assert "o2" not in GAME.hidden(table.state, seat)


@rule("NOV-R32")
def test_a_player_who_fulfils_a_row_shows_the_order() -> None:
    """Laid aside it is public, and the rest of the hand is not."""
    table = Table().hand(A, blind=["o16", "o9"]).speed(A, 3).kontors(A, "antwerp").hold(A, "riga")
    table.evaluation(A, "antwerp").play(A, FulfilRow("o16", "upper"))
    for seat in EVERYBODY:
        assert "o16" not in GAME.hidden(table.state, seat)
        assert (table.view(seat).players[A].hand, table.view(seat).players[A].hidden) == (("o16",), 1)
    table.play(A, PlaceOrder("aside"))
    assert table.event(OrderPlaced).seen_by(B) == OrderPlaced(A, "o16", "aside", rule=TB3)
    for seat in EVERYBODY:
        view = table.view(seat)
        assert (view.players[A].aside, view.players[A].hidden) == (("o16",), 1)


@rule("NOV-R2", "NOV-T0.3", "NOV-T1.4")
def test_everybody_sees_all_that_is_public() -> None:
    """Ducats, seals, ship, kontors, hold, career with its seals and free privileges, orders, route and fees."""
    table = Table().career(B, "c1", covered=2).ducats(B, 9).seals(B, 12).speed(B, 4).hold(B, "riga")
    table.aside(B, "o3").filed(B, "o4", "o5").open_orders("o1", "o2").menu(B, "riga", "danzig", "luebeck")
    for seat in EVERYBODY:
        view = table.view(seat)
        player = view.players[B]
        assert (player.ducats, player.seals, player.speed, player.kontors) == (9, 12, 4, ("riga",))
        assert player.hold == Held("riga", base=True)
        assert (player.career, player.side, player.covered, player.seals_per_turn) == ("c1", "front", 2, 1)
        assert player.privileges == ("speed", "income")
        assert (player.aside, player.filed, player.markers, player.unmarked) == (("o3",), ("o4", "o5"), 0, 0)
        assert (view.fees, [stop.city for stop in view.route]) == (5, ["riga", "danzig", "luebeck"])
        assert (view.open_orders, view.round, view.active, view.start_player) == (("o1", "o2"), 2, B, A)
        assert view.stacks["riga"] == (5, 6)
        assert view.scores[B].total == 12
        assert view.seat == seat


@rule("NOV-XS6")
def test_a_marker_is_seen_by_its_owner_alone() -> None:
    """The others see that there is one; nobody sees the cover."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").draws("o9").speed(A, 3)
    table.evaluation(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"), UseDiscount("no"))
    taken = table.event(MarkerTaken)
    assert taken == taken.seen_by(A) == MarkerTaken(A, "o9", rule=XS6)
    assert table.view(A).markers == ("o9",)
    for seat in OTHERS:
        assert taken.seen_by(seat) == MarkerTaken(A, None, rule=XS6)
        view = table.view(seat)
        assert (view.players[A].markers, view.markers) == (1, ())
        assert "o9" in GAME.hidden(table.state, seat)
    assert "o9" not in GAME.hidden(table.state, A)
    assert all(table.state.cover in GAME.hidden(table.state, seat) for seat in EVERYBODY)


@rule("NOV-E2", "NOV-B5")
def test_the_markers_are_shown_at_the_end_if_diversity_is_in_play() -> None:
    """Otherwise they stay face down for ever."""
    for bonus in ("diversity", "route5"):
        table = Table(special_orders=True).markers(A, "o9").last_round()
        table.bonuses(diversity="high") if bonus == "diversity" else table.bonuses(route5="high")
        assert table.view(B).shown_markers == ()
        table.seals_phase(C).settle()
        shown = [event for event in table.events if isinstance(event, MarkersShown) and event.seat == A]
        assert shown == ([MarkersShown(A, ("o9",), 0, rule=E2)] if bonus == "diversity" else [])
        for seat in OTHERS:
            assert table.view(seat).shown_markers == ((("o9",), (), ()) if bonus == "diversity" else ())
            assert ("o9" in GAME.hidden(table.state, seat)) is (bonus != "diversity")


@rule("NOV-R32")
def test_what_is_hidden_is_what_the_ledger_says() -> None:
    """In random matches, from every seat, until the end."""
    for match in matches():
        for ply in match[:: len(match) // 9]:
            s = ply.after
            for seat in (*range(s.seats), None):
                assert GAME.hidden(s, seat) == secrets(s, seat) or not s.frames
                view = GAME.view(s, seat)
                assert view.unseen == tuple(sorted(GAME.hidden(s, seat)))
                assert view.deck == len(s.deck)


@rule("NOV-R32")
def test_no_view_depends_on_what_is_hidden() -> None:
    """The hidden orders change places among each other, and the view stays the same."""
    for number, ply in enumerate(list(plies())[::31]):
        s = ply.after
        for seat in (*range(s.seats), None):
            world = GAME.determinize(GAME.view(s, seat), seeded(number))
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert GAME.hidden(world, seat) == GAME.hidden(s, seat)
            assert GAME.census(world) == GAME.census(s)


@rule("NOV-I16")
def test_an_imagined_world_differs_only_in_hidden_orders_and_luck() -> None:
    """Everything else is the state itself, but for the list of seen orders that are no longer in hands."""
    rng = seeded(6)
    for match in matches():
        for ply in match[:: len(match) // 6]:
            s = ply.after
            for seat in (*range(s.seats), None):
                world = GAME.determinize(GAME.view(s, seat), rng)
                assert [len(hand) for hand in world.hands] == [len(hand) for hand in s.hands]
                assert [len(orders) for orders in world.markers] == [len(orders) for orders in s.markers]
                on_hands = {order for hand in s.hands for order in hand}
                assert set(world.known) == on_hands.intersection(s.known)
                if seat is not None:
                    assert (world.hands[seat], world.markers[seat]) == (s.hands[seat], s.markers[seat])
                for field in ("deck", "cover", "hands", "markers", "known", "seed", "draws"):
                    setattr(world, field, getattr(s, field))
                assert world == s


@rule("NOV-I16")
def test_imagined_worlds_deal_all_hidden_orders() -> None:
    """Over many of them a blind order of another player is almost any of the unseen ones."""
    table = Table(special_orders=True).hand(B, blind=["o7"]).markers(C, "o8")
    view = table.view(A)
    worlds = [GAME.determinize(view, seeded(number)) for number in range(150)]
    for found in (
        {world.hands[B][0] for world in worlds},
        {world.markers[C][0] for world in worlds},
        {world.cover for world in worlds},
        {world.deck[-1] for world in worlds},
    ):
        assert found <= set(view.unseen)
        assert len(found) > len(view.unseen) * 3 // 4


@rule("NOV-I16")
def test_an_imagined_world_can_be_played_to_its_end() -> None:
    """No component is lost on the way."""
    for match in matches()[::5]:
        rng = seeded(1)
        world = GAME.determinize(GAME.view(match[len(match) // 2].after, None), rng)
        while world.frames:
            seat = GAME.deciders(world)[0]
            GAME.advance(world, seat, rng.pick(GAME.legal_actions(world, seat)), lambda _: None)
        assert GAME.census(world) == GAME.inventory(world.seats, world.options)


@rule("NOV-A3")
def test_a_player_with_a_secret_order_is_asked_in_phase_two_even_with_one_answer() -> None:
    """With a hand that all know the phase ends by itself."""
    secret = Table().covered(A, 5).hand(A, blind=["o7"]).evaluation(A)
    assert (secret.state.frames[-1], secret.legal(A)) == (EvaluationFrame(A, asked=True), [EndPhase2()])
    known = Table().covered(A, 5).hand(A, "o7").evaluation(A)
    assert known.state.frames[-1] == PurchaseFrame(A, asked=True)
    assert known.deciders == (A,)


@rule("NOV-A3")
def test_being_asked_does_not_depend_on_which_order_is_hidden() -> None:
    """One that could be fulfilled and one that could not look the same to the others."""
    views = []
    for order in ("o16", "o2"):
        table = Table().covered(A, 5).hand(A, blind=[order]).evaluation(A, "danzig", "luebeck")
        views.append(msgspec.structs.replace(table.view(B), unseen=()))
    assert views[0] == views[1]


@rule("NOV-A3")
def test_a_question_with_one_public_answer_is_not_asked() -> None:
    """Without a ducat and a privilege A lays no route, evaluates nothing and buys nothing: B is asked."""
    table = Table().covered(A, 5).ducats(A, 0).begin(A)

    assert table.deciders == (B,)
    assert table.total(A) == 4
