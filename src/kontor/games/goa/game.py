"""Goa as a `Game`: connects the rules of this package to the contract."""

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
from kontor.games.goa import cautions, census, descriptions, labels, names, numbers, rules, scoring
from kontor.games.goa import determinize as worlds
from kontor.games.goa import forecast as what_if
from kontor.games.goa import view as views
from kontor.games.goa.actions import ACTIONS
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import EVENTS
from kontor.games.goa.frames import (
    AfterActionFrame,
    BidFrame,
    ExtraOrPassFrame,
    PlaceFlagFrame,
    PlaceMarkerFrame,
    QuickStartFrame,
    TurnFrame,
)
from kontor.games.goa.grid import FIELDS, PLACES
from kontor.games.goa.instructions import INSTRUCTIONS
from kontor.games.goa.phases.auctions import AuctioneerDecides, Auctions, Bidding
from kontor.games.goa.phases.card_choices import ChoosingColumn, MixingColonists, MixingShips
from kontor.games.goa.phases.colonies import ChoosingColonyTile, Founding, FoundingPause, NamingFounding
from kontor.games.goa.phases.extra_actions import ExtraActions, ExtraOrPass
from kontor.games.goa.phases.kept_tiles import (
    ChoosingEspionage,
    ChoosingFillTile,
    Duty,
    ExtraHarvest,
    NamingColony,
    Swapping,
)
from kontor.games.goa.phases.pauses import Drawing, ExpeditionPause, Harvesting, HarvestPause
from kontor.games.goa.phases.placing import PlacingFlag, PlacingMarkers
from kontor.games.goa.phases.quick_start import QuickStart
from kontor.games.goa.phases.spices import PlacingSpices, TakingSpices
from kontor.games.goa.phases.tile_choices import Bonanza, ChoosingFavor, ChoosingResource, DiscardingPlantation
from kontor.games.goa.phases.turn import ActionTurn, AfterAction, PaidStep, PlayedCard, Turn
from kontor.games.goa.question_rules import QUESTION_RULES, open_rules
from kontor.games.goa.rounds import Actions, Round
from kontor.games.goa.setup import FindingStartPlayer, opening
from kontor.games.goa.state import GoaOptions, GoaState
from kontor.games.goa.view import GoaView

SEATS = (2, 3, 4)
READINGS = (
    Option("extra_reveal", ("start", "after_reveal"), "start", rules.R50, former="after_reveal"),
    Option("swapped_red_tiles", ("next_phase", "at_once"), "next_phase", rules.R51, former="at_once"),
    Option("discarding", ("any_time", "before_action"), "any_time", rules.R52, former="before_action"),
    Option("effects_during", ("any_action", "founding"), "any_action", rules.R53, former="founding"),
    Option("espionage_colony", ("number", "founding"), "number", rules.R54, former="founding"),
)
"""The rulings that changed: a match keeps those that it began with (GOA-O6)."""


class Goa(Game[GoaState, GoaView, GoaOptions, GoaBox]):
    """One box of Goa: the newer edition with quick start and Bonanza, two to four seats."""

    state_type = GoaState
    view_type = GoaView
    options_type = GoaOptions
    action_types = ACTIONS
    numbers_version = 2
    event_types = EVENTS
    instruction_types = INSTRUCTIONS
    rule_ids = rules.CITED
    question_rules = QUESTION_RULES
    package = __package__

    def make_box(self, components: ComponentData) -> GoaBox:
        """Return the components, ready for the rules."""
        return GoaBox(components)

    def make_info(self) -> GameInfo:
        """Return the facts about the game."""
        meta = self.box.file.meta
        return GameInfo(
            slug="goa",
            prefix="GOA",
            title=meta.title,
            designer=meta.designer,
            published=meta.published,
            seats=SEATS,  # GOA-O1
            seats_rule=rules.O1,
            options=(
                Option("quick_start", (False, True), default=False, rule=rules.O2),
                Option("bonanza", (False, True), default=False, rule=rules.O3),
                Option(
                    "first_revealer",
                    ("random", *range(max(SEATS))),
                    "random",
                    rules.O4,
                    names_seat=True,  # GOA-O4
                ),
                Option("open_money", (False, True), default=False, rule=rules.O5),
                *READINGS,
            ),
            max_decisions=4000,  # GOA-I18
            rules_version=2,
            minutes=90,
            weight=4,
        )

    def make_phases(self) -> Sequence[Phase[GoaState, Any, Any]]:
        """Return the rules of every kind of frame."""
        box = self.box
        return (
            FindingStartPlayer(box),
            QuickStart(box),
            Round(box),
            PlacingFlag(),
            PlacingMarkers(),
            Auctions(),
            Bidding(box),
            AuctioneerDecides(box),
            Actions(box),
            ActionTurn(box),
            Turn(box),
            AfterAction(box),
            ExtraActions(),
            ExtraOrPass(box),
            PaidStep(box),
            Harvesting(box),
            HarvestPause(box),
            Drawing(),
            ExpeditionPause(box),
            PlacingSpices(box),
            TakingSpices(box),
            Founding(box),
            FoundingPause(box),
            NamingFounding(box),
            ChoosingColonyTile(box),
            PlayedCard(),
            ChoosingColumn(box),
            MixingShips(box),
            MixingColonists(box),
            DiscardingPlantation(box),
            ChoosingResource(box),
            ChoosingFavor(box),
            Bonanza(box),
            Swapping(box),
            ChoosingEspionage(box),
            NamingColony(box),
            Duty(),
            ExtraHarvest(box),
            ChoosingFillTile(box),
        )

    def setup(self, seats: int, options: GoaOptions, seed: bytes) -> GoaState:
        """Return the state before the start player is found."""
        return opening(self.box, seats, options, seed)

    def view(self, s: GoaState, seat: Seat | None) -> GoaView:
        """Return what the seat may know."""
        return views.view(self.box, s, seat)

    def hidden(self, s: GoaState, seat: Seat | None) -> frozenset[str]:
        """Return the cards and Bonanza tiles whose place the seat does not know."""
        return views.hidden(s, seat)

    def determinize(self, view: GoaView, rng: Rng) -> GoaState:
        """Return a possible world."""
        return worlds.determinize(view, rng)

    def scores(self, s: GoaState) -> Sequence[Score]:
        """Return everybody's points by source."""
        return scoring.scores(self.box, s)

    def final_outcome(self, s: GoaState) -> Outcome:
        """Return the ranking after the last round."""
        return scoring.outcome(self.box, s)

    def tie_breaks(self, s: GoaState) -> tuple[TieBreak, ...]:
        """Return what set players of equal points apart, of a match that is over."""
        return scoring.ties(self.box, s)

    def settled(self, s: GoaState) -> bool:
        """Return True if no auction, action, card or tile is half done."""
        top = s.frames[-1] if s.frames else None
        if isinstance(top, BidFrame):
            return not top.auction.offers
        whole = QuickStartFrame | PlaceFlagFrame | PlaceMarkerFrame | TurnFrame | AfterActionFrame | ExtraOrPassFrame
        return top is None or isinstance(top, whole)

    def forecast(self, s: GoaState, seat: Seat, action: Action) -> Forecast | None:
        """Return the public consequences of a legal action."""
        return what_if.forecast(self.box, s, seat, action)

    def inventory(self, seats: int, options: GoaOptions) -> Sequence[str]:  # noqa: ARG002 - the box is the same
        """Return every component of a match, sorted (GOA-I1 to GOA-I3)."""
        return census.inventory(self.box, options)

    def census(self, s: GoaState) -> Sequence[str]:
        """Return every component on the table, sorted."""
        return census.census(s)

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the well-formed ids of every kind."""
        return {
            "card": tuple(self.box.cards),
            "tile": (*self.box.tiles, *self.box.colony_of),
            "column": COLUMNS,
            "colony": tuple(self.box.required),
            "spice": self.box.spices,
            "resource": ("ships", "colonists", "spices"),
            "field": FIELDS,
            "place": PLACES,
            "seat": tuple(range(max(SEATS))),
        }

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        """Return the bounds of numbers."""
        return numbers.limits(self.box, seats)

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        """Return the ids of kinds that only views name."""
        return numbers.ids(self.box)

    def open_rules(self, view: GoaView) -> tuple[RuleId, ...]:
        """Return the rules of the open question that hold with the options of the match."""
        return open_rules(view)

    def question_facts(self, view: GoaView) -> Mapping[str, Any]:
        """Return what the open question says in addition to its frame's fields."""
        return labels.question_facts(self.box, view)

    def label_facts(self, view: GoaView, action: Action) -> Mapping[str, Any]:
        """Return what an action's label says in addition to the action's fields."""
        return labels.label_facts(self.box, view, action)

    def name(self, kind: str, id_: str | int) -> Name:
        """Return the message that names a thing."""
        return names.name(self.box, kind, id_)

    def cautions(self, view: GoaView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        """Return what a legal action gives away for good."""
        return cautions.cautions(self.box, view, action, legal)

    def description(self, view: GoaView, kind: str, id_: str | int) -> Description | None:
        """Return which message says what a thing is."""
        return descriptions.description(self.box, view, kind, id_)

    def things(self, view: GoaView) -> Sequence[Ref]:
        """Return what lies on the table although no action names it."""
        return descriptions.things(view)
