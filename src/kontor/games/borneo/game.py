"""Borneo as a `Game`: connects the rules of this package to the contract."""

from collections.abc import Mapping, Sequence
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
from kontor.games.borneo import cautions, census, descriptions, labels, numbers, rules, scoring
from kontor.games.borneo import determinize as worlds
from kontor.games.borneo import forecast as what_if
from kontor.games.borneo import view as views
from kontor.games.borneo.actions import ACTIONS, SWAP
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import EVENTS
from kontor.games.borneo.frames import CargoFrame, MerchantFrame, OrderFrame, PlacementFrame
from kontor.games.borneo.instructions import INSTRUCTIONS
from kontor.games.borneo.phases.aftermath import Relocation, Reward
from kontor.games.borneo.phases.cargo import PlayingCargo
from kontor.games.borneo.phases.contest import Attacking, Defending
from kontor.games.borneo.phases.distribution import Distribution
from kontor.games.borneo.phases.draw import DiscardingExcess
from kontor.games.borneo.phases.merchants import Merchants
from kontor.games.borneo.phases.orders import ChoosingOrder, Paying
from kontor.games.borneo.phases.placement import Placement
from kontor.games.borneo.question_rules import QUESTION_RULES, open_rules
from kontor.games.borneo.rounds import LastChance, Turn
from kontor.games.borneo.setup import opening
from kontor.games.borneo.state import BorneoOptions, BorneoState
from kontor.games.borneo.view import BorneoView

SEATS = (3, 4, 5)
BOARD_ONLY: dict[str, str | int | bool] = {"edition": "board"}
WHOLE_QUESTIONS = frozenset({PlacementFrame, OrderFrame, MerchantFrame, CargoFrame})
"""Where no payment, contest, distribution or discard is half done."""


class Borneo(Game[BorneoState, BorneoView, BorneoOptions, BorneoBox]):
    """One box of Borneo: both editions, both variants of the board edition, three to five seats."""

    state_type = BorneoState
    view_type = BorneoView
    options_type = BorneoOptions
    action_types = ACTIONS
    event_types = EVENTS
    instruction_types = INSTRUCTIONS
    rule_ids = rules.CITED
    question_rules = QUESTION_RULES
    package = __package__

    def make_box(self, components: ComponentData) -> BorneoBox:
        """Return the components, ready for the rules."""
        return BorneoBox(components)

    def make_info(self) -> GameInfo:
        """Return the facts about the game."""
        return GameInfo(
            slug="borneo",
            prefix="BOR",
            title=self.box.meta.title,
            designer=self.box.meta.designer,
            published=tuple(f"{e.publisher}, {e.year}" for e in self.box.editions.values()),
            seats=SEATS,  # BOR-S1
            seats_rule=rules.S1,
            options=(
                Option("edition", ("board", "card"), "board", rules.O1),  # BOR-O1
                Option(
                    "three_player_four_merchants",
                    (False, True),
                    default=False,
                    rule=rules.O2,
                    needs=BOARD_ONLY,  # BOR-R28
                    needs_seats=(3,),  # BOR-O2
                    refused_by=rules.R28,
                ),
                Option(
                    "blackbeard",
                    (False, True),
                    default=False,
                    rule=rules.O3,
                    needs=BOARD_ONLY,  # BOR-O3
                    refused_by=rules.R28,
                ),
                Option(
                    "start_player",
                    ("random", *range(max(SEATS))),
                    "random",
                    rules.O4,
                    names_seat=True,  # BOR-O4
                ),
                Option("completed_orders", ("open", "covered"), "open", rules.O5, former="open"),  # BOR-O5
            ),
            max_decisions=1506,  # BOR-I16
            rules_version=1,
            minutes=45,
            weight=2,
        )

    def make_phases(self) -> Sequence[Phase[BorneoState, Any, Any]]:
        """Return the rules of every kind of frame."""
        box = self.box
        return (
            Placement(box),
            Turn(box),
            ChoosingOrder(box),
            Paying(box),
            Merchants(box),
            Attacking(box),
            Defending(box),
            Relocation(box),
            Reward(),
            PlayingCargo(box),
            Distribution(),
            DiscardingExcess(box),
            LastChance(box),
        )

    def setup(self, seats: int, options: BorneoOptions, seed: bytes) -> BorneoState:
        """Return the opening position."""
        return opening(self.box, seats, options, seed)

    def view(self, s: BorneoState, seat: Seat | None) -> BorneoView:
        """Return what the seat may know."""
        return views.view(self.box, s, seat)

    def hidden(self, s: BorneoState, seat: Seat | None) -> frozenset[str]:
        """Return the cards and ports whose place the seat does not know."""
        return views.hidden(s, seat)

    def determinize(self, view: BorneoView, rng: Rng) -> BorneoState:
        """Return a possible world."""
        return worlds.determinize(self.box, view, rng)

    def scores(self, s: BorneoState) -> Sequence[Score]:
        """Return everybody's points by source."""
        return scoring.scores(self.box, s)

    def final_outcome(self, s: BorneoState) -> Outcome:
        """Return the ranking once the last chance is over."""
        return scoring.outcome(self.box, s)

    def tie_breaks(self, s: BorneoState) -> tuple[TieBreak, ...]:
        """Return what set players of equal points apart, of a match that is over."""
        return scoring.ties(self.box, s)

    def settled(self, s: BorneoState) -> bool:
        """Return True if no payment, contest, distribution or discard is half done."""
        return not s.frames or type(s.frames[-1]) in WHOLE_QUESTIONS

    def forecast(self, s: BorneoState, seat: Seat, action: Action) -> Forecast | None:
        """Return the public consequences of a legal action."""
        return what_if.forecast(self.box, s, seat, action)

    def inventory(self, seats: int, options: BorneoOptions) -> Sequence[str]:
        """Return every component of a match, sorted (BOR-I1 to BOR-I4)."""
        return census.inventory(self.box, seats, options)

    def census(self, s: BorneoState) -> Sequence[str]:
        """Return every component on the table, sorted."""
        return census.census(s)

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the well-formed ids of every kind."""
        limits = self.box.limits
        most = max(5 * limits.merchants_per_player, 3 * limits.merchants_per_player_three_player_variant)
        return {
            "card": tuple(self.box.goods),
            "company": self.box.companies,
            "spice": self.box.spices,
            "order": tuple(self.box.orders),
            "port": tuple(range(self.box.limits.open_ports)),
            "rank": tuple(range(1, most + 1)),
            "destination": (SWAP, *self.box.companies),
        }

    def number_limits(self, seats: int) -> Mapping[str, Limit]:  # noqa: ARG002 - the same for all
        """Return the bounds of numbers."""
        return numbers.limits(self.box)

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        """Return the ids of the kinds that lie in the component file in any order."""
        return numbers.ids(self.box)

    def open_rules(self, view: BorneoView) -> tuple[RuleId, ...]:
        """Return the rules of the open question that hold with the options of the match."""
        return open_rules(view)

    def question_facts(self, view: BorneoView) -> Mapping[str, Any]:
        """Return what the open question says in addition to its frame's fields."""
        return labels.question_facts(view)

    def label_facts(self, view: BorneoView, action: Action) -> Mapping[str, Any]:
        """Return what an action's label says in addition to the action's fields."""
        return labels.label_facts(self.box, view, action)

    def name(self, kind: str, id_: str | int) -> Name:
        """Return the message that names a thing."""
        return labels.name(self.box, kind, id_)

    def cautions(self, view: BorneoView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        """Return what a legal action gives away for good."""
        return cautions.cautions(self.box, view, action, legal)

    def description(self, view: BorneoView, kind: str, id_: str | int) -> Description | None:
        """Return which message says what a thing is."""
        return descriptions.description(self.box, view, kind, id_)

    def things(self, view: BorneoView) -> Sequence[Ref]:
        """Return the piles, merchants and the pirate ship."""
        return descriptions.things(view)
