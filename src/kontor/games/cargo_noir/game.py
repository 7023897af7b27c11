"""Cargo Noir as a `Game`: connects the rules of this package to the contract."""

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
    Proposal,
    Ref,
    Rng,
    RuleId,
    Score,
    Seat,
    TieBreak,
)
from kontor.games.cargo_noir import cautions, census, descriptions, labels, numbers, rules, scoring
from kontor.games.cargo_noir import determinize as worlds
from kontor.games.cargo_noir import forecast as what_if
from kontor.games.cargo_noir import view as views
from kontor.games.cargo_noir.actions import ACTIONS
from kontor.games.cargo_noir.box_checks import DECISIONS, SEATS
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.events import EVENTS
from kontor.games.cargo_noir.frames import BasketFrame, DiscardFrame, SendingFrame, ShipsFrame
from kontor.games.cargo_noir.instructions import INSTRUCTIONS
from kontor.games.cargo_noir.phases.black_market import Swapping
from kontor.games.cargo_noir.phases.discards import Discarding
from kontor.games.cargo_noir.phases.ports import Raising
from kontor.games.cargo_noir.phases.sending import Bidding, Sending
from kontor.games.cargo_noir.phases.ships import ShipActions
from kontor.games.cargo_noir.phases.trade import Paying, Trading
from kontor.games.cargo_noir.proposal import proposed_trade
from kontor.games.cargo_noir.question_rules import QUESTION_RULES, open_rules
from kontor.games.cargo_noir.rounds import Turn
from kontor.games.cargo_noir.setup import opening
from kontor.games.cargo_noir.state import CargoNoirOptions, CargoNoirState
from kontor.games.cargo_noir.view import CargoNoirView


class CargoNoir(Game[CargoNoirState, CargoNoirView, CargoNoirOptions, CargoNoirBox]):
    """One box of Cargo Noir for two to five seats."""

    state_type = CargoNoirState
    view_type = CargoNoirView
    options_type = CargoNoirOptions
    action_types = ACTIONS
    numbers_version = 2
    event_types = EVENTS
    instruction_types = INSTRUCTIONS
    rule_ids = rules.CITED
    question_rules = QUESTION_RULES
    package = __package__

    def make_box(self, components: ComponentData) -> CargoNoirBox:
        """Return the components, ready for the rules."""
        return CargoNoirBox(components)

    def make_info(self) -> GameInfo:
        """Return the facts about the game."""
        meta, slots = self.box.file.meta, self.box.market_slots
        uniques = Option("unique_cards", ("squares", "former"), "squares", rules.O7, former="former")
        return GameInfo(
            slug="cargo_noir",
            prefix="CAR",
            title=meta.title,
            designer=meta.designer,
            published=(f"{meta.publisher}, {meta.year}",),
            seats=SEATS,  # CAR-T0.3
            seats_rule=rules.T0_3,
            options=(
                Option("port_profile", ("a", "b"), "a", rules.O1),  # CAR-O1 CAR-R24
                Option("black_market_slots", slots, slots[0], rules.O2),  # CAR-O2 CAR-R25
                Option("final_round_dispatch", (True, False), default=True, rule=rules.O3),  # CAR-O3
                Option("coin_supply", ("limited", "unlimited"), "limited", rules.O4),  # CAR-O4
                Option("start_player", ("random", *range(max(SEATS))), "random", rules.O5, names_seat=True),  # CAR-O5
                Option("tie_break", ("points_then_cost", "points"), "points_then_cost", rules.O6, former="points"),
                *([uniques] if self.box.has_former_cards else []),  # CAR-O7
            ),
            max_decisions=DECISIONS,  # CAR-I17
            rules_version=1,
            minutes=60,
            weight=2,
        )

    def make_phases(self) -> Sequence[Phase[CargoNoirState, Any, Any]]:
        """Return the rules of every kind of frame."""
        box = self.box
        return (
            Turn(box),
            ShipActions(box),
            Raising(box),
            Swapping(box),
            Trading(box),
            Paying(box),
            Discarding(box),
            Sending(box),
            Bidding(box),
        )

    def setup(self, seats: int, options: CargoNoirOptions, seed: bytes) -> CargoNoirState:
        """Return the opening position."""
        return opening(self.box, seats, options, seed)

    def view(self, s: CargoNoirState, seat: Seat | None) -> CargoNoirView:
        """Return what the seat may know."""
        return views.view(self.box, s, seat)

    def hidden(self, s: CargoNoirState, seat: Seat | None) -> frozenset[str]:  # noqa: ARG002 - all know the same
        """Return the tiles in the bag: nobody knows their order."""
        return views.hidden(s)

    def determinize(self, view: CargoNoirView, rng: Rng) -> CargoNoirState:
        """Return a possible world."""
        return worlds.determinize(view, rng)

    def scores(self, s: CargoNoirState) -> Sequence[Score]:
        """Return everybody's points by source."""
        return scoring.scores(self.box, s)

    def final_outcome(self, s: CargoNoirState) -> Outcome:
        """Return the ranking once the last turn is over."""
        return scoring.outcome(self.box, s)

    def tie_breaks(self, s: CargoNoirState) -> tuple[TieBreak, ...]:
        """Return what set players of equal points apart, of a match that is over."""
        return scoring.ties(self.box, s)

    def settled(self, s: CargoNoirState) -> bool:
        """Return True if no pair of steps and no trade is half done."""
        frame = s.frames[-1] if s.frames else None
        if isinstance(frame, BasketFrame):
            return not frame.basket
        return frame is None or isinstance(frame, ShipsFrame | DiscardFrame | SendingFrame)

    def forecast(self, s: CargoNoirState, seat: Seat, action: Action) -> Forecast | None:
        """Return the public consequences of a legal action."""
        return what_if.forecast(self.box, s, seat, action)

    def proposal(self, view: CargoNoirView) -> Proposal | None:
        """Return a payment that leaves the most valuable tiles, and the end of the trade."""
        return proposed_trade(self.box, view)

    def inventory(self, seats: int, options: CargoNoirOptions) -> Sequence[str]:  # noqa: ARG002 - the box is the same
        """Return every component of a match, sorted."""
        return census.inventory(self.box, seats)

    def census(self, s: CargoNoirState) -> Sequence[str]:
        """Return every component on the table, sorted."""
        return census.census(s)

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the well-formed ids of every kind."""
        return {
            "port": tuple(self.box.ports),
            "destination": self.box.destinations,
            "cargo_type": self.box.cargo_types,
            "card": tuple(self.box.cards),
        }

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        """Return the bounds of numbers."""
        return numbers.limits(self.box, seats)

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        """Return the ids of kinds that only views name."""
        return numbers.ids(self.box)

    def label_facts(self, view: CargoNoirView, action: Action) -> Mapping[str, Any]:
        """Return what an action's label says in addition to the action's fields."""
        return labels.label_facts(self.box, view, action)

    def open_rules(self, view: CargoNoirView) -> tuple[RuleId, ...]:
        """Return the rules of the open question that hold with the options of the match."""
        return open_rules(view)

    def question_facts(self, view: CargoNoirView) -> Mapping[str, Any]:
        """Return what the open question says in addition to its frame's fields."""
        return labels.question_facts(view)

    def name(self, kind: str, id_: str | int) -> Name:
        """Return the message that names a thing."""
        return labels.name(self.box, kind, id_)

    def cautions(self, view: CargoNoirView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        """Return what a legal action gives away for good."""
        return cautions.cautions(self.box, view, action, legal)

    def description(self, view: CargoNoirView, kind: str, id_: str | int) -> Description | None:
        """Return which message says what a thing is."""
        return descriptions.description(self.box, view, kind, id_)

    def things(self, view: CargoNoirView) -> Sequence[Ref]:
        """Return what lies on the table although no action names it."""
        return descriptions.things(view)
