from games.borneo.table import A, B, C, D, Table
from kontor.core import seeded
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import AddAttackCard, Attack, ChooseOrder, DiscardExcess, EndAttack, PayCard, PlayCargo
from kontor.games.borneo.events import CargoDrawn, OrderCompleted, PileReshuffled
from kontor.games.borneo.frames import AttackFrame, ExcessFrame, PaymentFrame
from kontor.games.borneo.rules import T1_9, T4_1
from kontor.games.borneo.view import PortView
from kontor.testing.marks import rule

EVERYBODY = (A, B, C, D, None)
"""All seats, and a spectator."""


def reshuffled() -> tuple[Table, set[str]]:
    """B drew the last card of the first deck and then one of twenty reshuffled cards, which are returned."""
    table = Table().hand(A, "gb_p1", "gb_c1", "gb_l1").hand(B, "rg_p1", "rg_c1", "rg_l1")
    table.hand(C, "ry_p1", "ry_c1", "ry_l1").hand(D, "bg_p1", "bg_c1", "bg_l1").piles(1, 20)
    cards = set(table.state.discard_pile)
    return table.draw_phase(B), cards


@rule("BOR-H1")
def test_everybody_sees_ladders_ports_and_warehouses() -> None:
    """The cargo of a port lies in the order laid."""
    table = Table().ladders(red="AB", blue="C").warehouse(A, "ry_p1", "board_kutai").warehouse(D, "ry_c1")
    table.port(0, "board_manila", "gb_p1", "gb_c1").port(1, "board_ambon").port(2, "board_ternate", "gb_n1")

    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert view.ladders == {"red": (A, B), "yellow": (), "green": (), "blue": (C,)}
        assert [player.warehouse for player in view.players] == [("ry_p1", "board_kutai"), (), (), ("ry_c1",)]
        assert view.ports == (
            PortView("board_manila", ("gb_p1", "gb_c1")),
            PortView("board_ambon", ()),
            PortView("board_ternate", ("gb_n1",)),
        )


@rule("BOR-H1")
def test_everybody_sees_orders_spent_ports_the_ship_and_the_number_of_reshuffles() -> None:
    """What left the game is known as well."""
    table = Table(blackbeard=True).completed(A, "one_each").port_stack(7)
    table.state.ship = C
    gone = tuple(table.state.out_of_game)

    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert (len(gone), view.out_of_game) == (2, gone)
        assert (view.orders["one_each"], view.ship, view.reshuffles) == (2, C, 0)
        assert GAME.view(reshuffled()[0].state, seat).reshuffles == 1


@rule("BOR-H1")
def test_everybody_sees_the_cards_in_a_contest_and_those_laid_aside() -> None:
    """They lie open before the contest or the payment is over."""
    table = Table().ladders(red="AB").hand(B, "rg_p1", "gb_p1", "gb_c1").attack("red", 2, 1)
    table.play(B, AddAttackCard("rg_p1"))
    paying = Table().warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yr_p1").payment(A, "four_same", (3, 0, 0, 0))
    paying.play(A, PayCard("ry_p1"))

    for seat in EVERYBODY:
        attack, payment = GAME.view(table.state, seat).frames[-1], GAME.view(paying.state, seat).frames[-1]
        assert isinstance(attack, AttackFrame)
        assert attack.contest.attack == ("rg_p1",)
        assert isinstance(payment, PaymentFrame)
        assert payment.laid == ("ry_p1",)


@rule("BOR-H2")
def test_everybody_knows_the_sizes_of_hands_and_piles() -> None:
    """Numbers of hand cards, draw pile, discard pile and port stack."""
    table = Table().hand(A, "gb_p1", "gb_c1", "gb_l1").hand(B, "ry_p1").hand(C, "ry_c1", "ry_l1").hand(D, "gb_n1")
    table.piles(30, 5).port_stack(4)

    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert [sum(player.hand) for player in view.players] == [3, 1, 2, 1]
        assert (view.draw_pile, len(view.discard_pile), len(view.port_stack)) == (30, 5, 4)


@rule("BOR-R33")
def test_hand_and_pile_sizes_are_counted_at_the_table() -> None:
    """After B drew two cards everybody counts five in that hand, and two fewer in the pile."""
    table = Table()
    size = len(table.state.draw_pile)
    table.draw_phase(B)

    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert [sum(player.hand) for player in view.players] == [3, 5, 3, 3]
        assert view.draw_pile == size - 2


@rule("BOR-H3")
def test_everybody_knows_the_discard_pile() -> None:
    """A discard is made face up and can be read afterwards."""
    hand = ("ry_p1", "ry_c1", "ry_l1", "ry_n1", "rg_p1", "rg_c1", "rg_l1", "rg_n1")
    table = Table().hand(A, *hand).ask(ExcessFrame(A)).play(A, DiscardExcess("ry_c1"), DiscardExcess("rg_n1"))

    for seat in EVERYBODY:
        assert GAME.view(table.state, seat).discard_pile == ("ry_c1", "rg_n1")
        assert GAME.hidden(table.state, seat).isdisjoint({"ry_c1", "rg_n1"})


@rule("BOR-H4")
def test_completed_orders_are_public_knowledge() -> None:
    """Type, number and points are known to everybody."""
    table = Table().completed(B, "two_each", "one_each").completed(D, "four_same")

    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        assert [player.completed for player in view.players] == [(), ("two_each", "one_each"), (), ("four_same",)]
        assert [player.completed_count for player in view.players] == [0, 2, 0, 1]
        assert [score.parts["orders"] for score in view.scores] == [0, 21, 0, 8]


@rule("BOR-R20")
def test_a_completed_order_is_not_a_secret() -> None:
    """A and a spectator know what B completed, and even where orders lie covered they are told which one was taken."""
    table = Table().completed(B, "eight_same")

    assert GAME.view(table.state, A).players[B].completed == ("eight_same",)
    assert GAME.view(table.state, None).players[B].completed == ("eight_same",)
    covered = Table(completed_orders="covered").warehouse(B, "rg_p1", "rg_c1", "rg_l1", "rg_n1").order_phase(B)
    told = covered.play(B, ChooseOrder("one_each", None)).event(OrderCompleted)
    assert all(told.seen_by(seat) == OrderCompleted(B, "one_each", 6, rule=T1_9) for seat in EVERYBODY)


@rule("BOR-H5")
def test_a_hand_is_known_to_its_holder_alone() -> None:
    """Each seat sees its own cards; all others' are hidden from it."""
    state = Table().hand(A, "ry_p1", "ry_c1").hand(B, "rg_p1").state

    for seat in (A, B, C, D):
        others = {card for other in (A, B, C, D) if other != seat for card in state.hands[other]}
        assert GAME.view(state, seat).hand == tuple(state.hands[seat])
        assert others <= GAME.hidden(state, seat)
        assert GAME.hidden(state, seat).isdisjoint(state.hands[seat])


@rule("BOR-H5")
def test_a_drawn_card_is_shown_to_its_drawer_alone() -> None:
    """The others learn that B drew, not what."""
    event = CargoDrawn(B, "ry_p1", rule=T4_1)

    assert event.seen_by(B) == event
    for seat in (A, C, D, None):
        assert event.seen_by(seat) == CargoDrawn(B, None, rule=T4_1)


@rule("BOR-H5")
def test_a_hand_card_becomes_public_when_it_is_played_or_discarded() -> None:
    """In a contest, at a port or on the discard pile it is hidden from nobody."""
    contest = Table().ladders(red="AB").hand(B, "rg_p1", "gb_p1", "gb_c1").attack("red", 2, 1)
    port = Table().hand(B, "rg_p1", "gb_p1").cargo_phase(B)
    discard = Table().hand(B, "rg_p1", "gb_p1").ask(ExcessFrame(B))

    for table in (contest, port, discard):
        assert "rg_p1" in GAME.hidden(table.state, A)
    contest.play(B, AddAttackCard("rg_p1"))
    port.play(B, PlayCargo("rg_p1", 0))
    discard.state.active = B
    discard.play(B, DiscardExcess("rg_p1"))
    for table in (contest, port, discard):
        assert "rg_p1" not in GAME.hidden(table.state, A) | GAME.hidden(table.state, None)


@rule("BOR-H6")
def test_the_order_of_the_face_down_piles_is_known_to_nobody() -> None:
    """All their cards are hidden from everybody, and shuffling the piles changes no view."""
    table = Table()
    other = table.state.clone()

    for number, seat in enumerate(EVERYBODY * 4):
        assert GAME.hidden(table.state, seat) >= {*table.state.draw_pile, *table.state.port_stack}
        other.draw_pile = seeded(number).shuffled(other.draw_pile)
        other.port_stack = seeded(number).shuffled(other.port_stack)
        assert GAME.view(other, seat) == GAME.view(table.state, seat)


@rule("BOR-H6")
def test_the_ports_left_in_the_stack_are_known_as_a_set() -> None:
    """Sorted, so that nothing of their order is told."""
    state = Table().state

    for seat in EVERYBODY:
        assert GAME.view(state, seat).port_stack == tuple(sorted(state.port_stack))


@rule("BOR-H7")
def test_a_reshuffle_and_its_cards_are_public() -> None:
    """Everybody learns that twenty cards were reshuffled, and keeps them apart from the first deck."""
    table, cards = reshuffled()
    assert table.event(PileReshuffled).count == 20

    for seat in (A, C, D, None):
        first, second = GAME.view(table.state, seat).unseen
        assert second == tuple(sorted(cards))
        hidden = [c for holder, hand in enumerate(table.state.hands) if holder != seat for c in hand if c not in cards]
        assert first == tuple(sorted(hidden))
    drawn = table.state.hands[B][-1]
    assert GAME.view(table.state, B).unseen[1] == tuple(sorted(cards - {drawn}))


@rule("BOR-H7")
def test_everybody_knows_how_many_hand_cards_come_from_which_pile() -> None:
    """B has four cards of the first deck and one of the reshuffle, the others three of the first deck."""
    table, _ = reshuffled()

    for seat in EVERYBODY:
        assert [player.hand for player in GAME.view(table.state, seat).players] == [(3, 0), (4, 1), (3, 0), (3, 0)]


@rule("BOR-H7")
def test_an_invented_world_respects_the_piles() -> None:
    """In every world that A can imagine one card of B is of the reshuffle, and the draw pile holds no older card."""
    table, cards = reshuffled()
    view = GAME.view(table.state, A)

    for number in range(10):
        world = GAME.determinize(view, seeded(number))
        assert [len(hand) for hand in world.hands] == [3, 5, 3, 3]
        assert [len(cards.intersection(hand)) for hand in world.hands] == [0, 1, 0, 0]
        assert len(world.draw_pile) == 19
        assert cards.issuperset(world.draw_pile)
        assert GAME.view(world, A) == view


@rule("BOR-H8")
def test_a_spectator_knows_no_hand() -> None:
    """What a player holds is shown to that player and hidden from the spectator."""
    state = Table().state

    assert GAME.view(state, None).hand == ()
    assert GAME.view(state, A).hand == tuple(state.hands[A])
    assert GAME.hidden(state, None) == {c for hand in state.hands for c in hand} | {*state.draw_pile, *state.port_stack}


@rule("BOR-R38")
def test_a_chosen_attack_tells_that_there_is_a_card_for_it() -> None:
    """In every world that others imagine the attacker can lay a first card; afterwards any hand is possible."""
    table = Table().ladders(red="AB").hand(B, "ry_p1", "gy_p1", "by_p1").merchant_phase(B).play(B, Attack("red", 2, 1))

    for viewer in (A, C, None):
        view = GAME.view(table.state, viewer)
        worlds = [GAME.determinize(view, seeded(number)) for number in range(60)]
        assert all(GAME.legal_actions(world, B) for world in worlds)
        assert len({tuple(world.hands[B]) for world in worlds}) > 50
    view = GAME.view(table.play(B, AddAttackCard("ry_p1")).state, A)
    worlds = [GAME.determinize(view, seeded(number)) for number in range(60)]
    assert any(GAME.legal_actions(world, B) == [EndAttack()] for world in worlds)
