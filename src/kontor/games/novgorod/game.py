"""Novgorod as a `Game`: connects the rules of this package to the contract."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kontor.core import (
    Action,
    Caution,
    ComponentData,
    Description,
    Forecast,
    Game,
    GameInfo,
    Limit,
    Name,
    Option,
    Outcome,
    Phase,
    Ref,
    Rng,
    RuleId,
    Score,
    Seat,
    TieBreak,
)
from kontor.games.novgorod import cautions, census, descriptions, labels, names, numbers, questions, rules, scoring
from kontor.games.novgorod import determinize as worlds
from kontor.games.novgorod import forecast as what_if
from kontor.games.novgorod import view as views
from kontor.games.novgorod.actions import ACTIONS, FulfilSpecial, MovePirate
from kontor.games.novgorod.box_checks import DECISIONS, SEATS
from kontor.games.novgorod.component_schema import DECK, HOLD
from kontor.games.novgorod.components import ASIDE, FILED, LOWER, NO, UPPER, YES, NovgorodBox
from kontor.games.novgorod.events import EVENTS
from kontor.games.novgorod.frames import (
    CareerSideFrame,
    EvaluationFrame,
    LastWindowFrame,
    PickFrame,
    PurchaseFrame,
    RouteFrame,
)
from kontor.games.novgorod.instructions import INSTRUCTIONS
from kontor.games.novgorod.phases.compound import Entering, PlacingOrder
from kontor.games.novgorod.phases.evaluation import Evaluating
from kontor.games.novgorod.phases.intro import ChoosingSide, Introduction, Picking
from kontor.games.novgorod.phases.purchase import LastWindow, Purchasing
from kontor.games.novgorod.phases.route import Laying
from kontor.games.novgorod.question_rules import QUESTION_RULES, open_rules
from kontor.games.novgorod.rounds import TurnOfPlayer
from kontor.games.novgorod.setup import opening
from kontor.games.novgorod.state import NovgorodOptions, NovgorodState
from kontor.games.novgorod.view import NovgorodView

WITH_PIRATE: dict[str, str | int | bool] = {"merchant_and_pirate": True}
MAX_RECIPES = 3
SETTLED = (CareerSideFrame, PickFrame, EvaluationFrame, PurchaseFrame, LastWindowFrame)
"""The questions at which nothing is half done."""


class Novgorod(Game[NovgorodState, NovgorodView, NovgorodOptions, NovgorodBox]):
    """One box of Novgorod for two to four seats, with both expert parts."""

    state_type = NovgorodState
    view_type = NovgorodView
    options_type = NovgorodOptions
    action_types = ACTIONS
    event_types = EVENTS
    instruction_types = INSTRUCTIONS
    rule_ids = rules.CITED
    question_rules = QUESTION_RULES
    package = __package__

    def make_box(self, components: ComponentData) -> NovgorodBox:
        """Return the components, ready for the rules."""
        return NovgorodBox(components)

    def make_info(self) -> GameInfo:
        """Return the facts about the game."""
        meta = self.box.file.meta
        return GameInfo(
            slug="novgorod",
            prefix="NOV",
            title=meta.title,
            designer=meta.designer,
            published=(f"{meta.publisher}, {meta.year}",),
            seats=SEATS,  # NOV-O1
            seats_rule=rules.O1,
            options=(
                Option("first_game", (False, True), default=False, rule=rules.O2),  # NOV-O2
                Option("merchant_and_pirate", (False, True), default=False, rule=rules.O3),  # NOV-O3
                Option("merchant_side", ("front", "back"), "front", rules.O4, needs=WITH_PIRATE, refused_by=rules.O4),
                Option("pirate_side", ("front", "back"), "front", rules.O5, needs=WITH_PIRATE, refused_by=rules.O5),
                Option(
                    "random_start_cities",
                    (False, True),
                    default=False,
                    rule=rules.O6,
                    needs=WITH_PIRATE,  # NOV-O6
                    refused_by=rules.O6,
                ),
                Option("special_orders", (False, True), default=False, rule=rules.O7),  # NOV-O7
                Option(
                    "harbour_fees",
                    ("after_production", "from_income"),
                    default="after_production",
                    rule=rules.O8,  # NOV-O8
                    former="from_income",
                ),
                Option(
                    "pirate_moves",
                    ("each_window", "once"),
                    default="each_window",
                    rule=rules.O9,  # NOV-O9
                    former="once",
                ),
                Option("skip_cost", ("unfulfilled", "all"), "unfulfilled", rules.O10, former="all"),  # NOV-O10
            ),
            max_decisions=DECISIONS,  # NOV-I12 NOV-I15
            rules_version=2,
            minutes=50,
            weight=3,
        )

    def make_phases(self) -> Sequence[Phase[NovgorodState, Any, Any]]:
        """Return the rules of every kind of frame."""
        box = self.box
        return (
            ChoosingSide(),
            Introduction(box),
            Picking(box),
            TurnOfPlayer(box),
            Laying(box),
            Evaluating(box),
            Entering(box),
            PlacingOrder(box),
            Purchasing(box),
            LastWindow(box),
        )

    def setup(self, seats: int, options: NovgorodOptions, seed: bytes) -> NovgorodState:
        """Return the opening position."""
        return opening(self.box, seats, options, seed)

    def view(self, s: NovgorodState, seat: Seat | None) -> NovgorodView:
        """Return what the seat may know."""
        return views.view(self.box, s, seat)

    def encoded_view(self, s: NovgorodState, seat: Seat | None) -> NovgorodView:
        """Return the view without the planner, which follows from the rest."""
        return views.view(self.box, s, seat, planning=False)

    def universe(self, s: NovgorodState, seat: Seat) -> Iterator[Action]:
        """Yield the well-formed answers, without those for a pirate or special orders that are not in play."""
        absent = (() if s.pirate is not None else (MovePirate,)) + (() if s.column else (FulfilSpecial,))
        return (action for action in super().universe(s, seat) if not isinstance(action, absent))

    def hidden(self, s: NovgorodState, seat: Seat | None) -> frozenset[str]:
        """Return the orders whose place the seat does not know."""
        return frozenset(views.hidden_orders(s, seat))

    def determinize(self, view: NovgorodView, rng: Rng) -> NovgorodState:
        """Return a possible world."""
        return worlds.determinize(view, rng)

    def scores(self, s: NovgorodState) -> Sequence[Score]:
        """Return everybody's seals by source."""
        return scoring.scores(self.box, s)

    def final_outcome(self, s: NovgorodState) -> Outcome:
        """Return the ranking once the last round is over."""
        return scoring.outcome(self.box, s)

    def tie_breaks(self, s: NovgorodState) -> tuple[TieBreak, ...]:
        """Return what set players of equal points apart, of a match that is over."""
        return scoring.ties(self.box, s)

    def settled(self, s: NovgorodState) -> bool:
        """Return True if no route and no compound action is half done."""
        frame = s.frames[-1] if s.frames else None
        if isinstance(frame, RouteFrame):
            return not frame.stops
        return frame is None or isinstance(frame, SETTLED)

    def forecast(self, s: NovgorodState, seat: Seat, action: Action) -> Forecast | None:
        """Return the public consequences of a legal action."""
        return what_if.forecast(self.box, s, seat, action)

    def inventory(self, seats: int, options: NovgorodOptions) -> Sequence[str]:
        """Return every component of a match, sorted."""
        return census.inventory(self.box, seats, options)

    def census(self, s: NovgorodState) -> Sequence[str]:
        """Return every component on the table, sorted."""
        return census.census(s)

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the well-formed ids of every kind."""
        box = self.box
        return {
            "city": box.ring,
            "stop": box.ring,
            "source": (*box.ring, HOLD),
            "order": tuple(box.orders),
            "offer": (*box.orders, DECK),
            "row": (UPPER, LOWER),
            "place": (ASIDE, FILED),
            "side": ("front", "back"),
            "special_order": box.special_orders,
            "recipe": tuple(range(MAX_RECIPES)),
            "answer": (YES, NO),
        }

    def number_limits(self, seats: int) -> Mapping[str, Limit]:  # noqa: ARG002 - the same for all
        """Return the bounds of numbers."""
        return numbers.limits(self.box)

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        """Return the ids of kinds that only views name."""
        return numbers.ids(self.box)

    def label_facts(self, view: NovgorodView, action: Action) -> Mapping[str, Any]:
        """Return what an action's label says in addition to the action's fields."""
        return labels.label_facts(self.box, view, action)

    def open_rules(self, view: NovgorodView) -> tuple[RuleId, ...]:
        """Return the rules of the open question that hold with the options of the match."""
        return open_rules(view)

    def question_facts(self, view: NovgorodView) -> Mapping[str, Any]:
        """Return what the open question says in addition to its frame's fields."""
        return questions.question_facts(self.box, view)

    def name(self, kind: str, id_: str | int) -> Name:
        """Return the message that names a thing."""
        return names.name(self.box, kind, id_)

    def cautions(self, view: NovgorodView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        """Return what a legal action gives away for good."""
        return cautions.cautions(self.box, view, action, legal)

    def description(self, view: NovgorodView, kind: str, id_: str | int) -> Description | None:
        """Return which message says what a thing is."""
        return descriptions.description(self.box, view, kind, id_)

    def things(self, view: NovgorodView) -> Sequence[Ref]:
        """Return what lies on the table although no action names it."""
        return descriptions.things(view)
