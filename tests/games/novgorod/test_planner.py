"""The planner: what the route in hand can become, and what it pays, for the player who lays it."""

from collections.abc import Iterator

from games.novgorod.matches import plies
from games.novgorod.table import A, B, Table
from kontor.core import Action
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.compound_options import Production
from kontor.games.novgorod.frames import CompoundFrame, EvaluationFrame
from kontor.games.novgorod.phases.evaluation import aim_of
from kontor.games.novgorod.planner import Plan, Planner, planner
from kontor.testing.marks import rule

MANY = 500
AMBER_IN_LUEBECK = Plan(
    "produce", "luebeck", None, None, None, (), (Production("luebeck", 0, ("danzig",), "luebeck"),), 1, 1
)


def amber_route() -> Table:
    """Return a table whose A owns Danzig and Lübeck, where amber is processed."""
    return Table().makers(luebeck="m_amber", danzig="m_salt").kontors(A, "danzig", "luebeck")


@rule("NOV-TA2", "NOV-TA4")
def test_the_planner_says_what_the_goods_of_a_route_become_and_pay() -> None:
    """Danzig's amber becomes jewellery in Lübeck; both kontors together would yield 5 ducats."""
    shown = amber_route().menu(A, "danzig", "luebeck").view(A).planner

    assert shown == Planner(fees=0, income=5, plans=(AMBER_IN_LUEBECK,))


@rule("NOV-A4")
def test_a_route_is_planned_while_it_is_laid() -> None:
    """Before the first stop there is nothing to plan; the plans are those of the route as it lies."""
    table = amber_route().turn(A)
    assert table.view(A).planner is None

    table.lay(A, "danzig")
    assert table.view(A).planner == Planner(fees=0, income=3, plans=())

    table = amber_route().laying(A, "danzig", "luebeck")
    assert table.view(A).planner == Planner(fees=0, income=5, plans=(AMBER_IN_LUEBECK,))


@rule("NOV-TZ1")
def test_the_planner_counts_the_fees_of_base_kontors() -> None:
    """Visby and Lübeck belong to nobody: 3 and 2 ducats."""
    shown = Table().laying(A, "visby", "luebeck").view(A).planner

    assert shown is not None
    assert (shown.fees, shown.income) == (5, 0)


def test_a_plan_uses_the_orders_of_the_hand_so_nobody_else_sees_it() -> None:
    """Order 6 asks for amber and salt; only its owner learns that the route pays for it."""
    table = amber_route().hand(A, blind=["o6"]).menu(A, "danzig", "luebeck")
    shown = table.view(A).planner

    assert shown is not None
    assert [plan.sources for plan in shown.plans if plan.order == "o6"] == [("danzig", "luebeck")]
    assert table.view(B).planner is None
    assert table.view(None).planner is None


def test_planning_changes_nothing_on_the_table() -> None:
    """A fifth stop would bring a bonus and the privilege would be used, but only once the route is laid."""
    table = Table().speed(A, 5).ducats(A, 99).laying(A, "novgorod", "riga", "danzig", "luebeck", "antwerp")
    before = table.state.clone()
    planner(table.box, table.state, A)

    assert table.state == before


@rule("NOV-A2")
def test_every_plan_can_be_carried_out_and_pays_what_it_says_and_no_target_is_left_out() -> None:
    """In phase 2 of many matches the plans are found among all that entering the actions step by step leads to."""
    looked_at = 0
    for ply in plies():
        if isinstance(ply.before.frames[-1], EvaluationFrame) and len(ply.before.deck) > 1:
            s = simple(ply.before)
            shown = planner(GAME.box, s, s.active)
            assert shown is not None
            planned = {((plan.stop, plan.order, plan.row, plan.card), plan.seals, plan.ducats) for plan in shown.plans}
            really = set(entered(s))
            assert planned <= really
            assert {target for target, *_ in planned} == {target for target, *_ in really}
            looked_at += len(planned)
    assert looked_at > MANY


def simple(before: NovgorodState) -> NovgorodState:
    """Return the table without bonus cards, whose seals come on top, and with two secrets that bring the menu back."""
    s = before.clone()
    s.bonuses, s.bonus_of, s.bonus_now = {}, {}, {}
    s.hands[s.active] += [s.deck.pop(), s.deck.pop()]  # NOV-A3
    return s


def entered(s: NovgorodState) -> Iterator[tuple[object, int, int]]:
    """Yield what is gained for which target by every sequence of steps that the menu allows."""
    for action in GAME.legal_actions(s, s.active):
        aim = aim_of(s.active, action)
        if aim is not None:
            for then in carried_out(s, action):
                seals = then.total_seals(s.active) - s.total_seals(s.active)
                yield (aim.stop, aim.order, aim.row, aim.card), seals, then.ducats[s.active] - s.ducats[s.active]


def carried_out(s: NovgorodState, action: Action) -> Iterator[NovgorodState]:
    """Yield the table after every sequence of steps that begins with an action."""
    then = s.clone()
    GAME.advance(then, s.active, action, lambda event: None)
    if isinstance(then.frames[-1], CompoundFrame):
        for further in GAME.legal_actions(then, s.active):
            yield from carried_out(then, further)
    else:
        yield then
