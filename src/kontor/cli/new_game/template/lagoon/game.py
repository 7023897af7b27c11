"""The game: everything connected."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from kontor.cli.new_game.template.lagoon import knowledge, scoring
from kontor.cli.new_game.template.lagoon.actions import Bid, Lay, Pass
from kontor.cli.new_game.template.lagoon.components import LagoonBox
from kontor.cli.new_game.template.lagoon.events import BidMade, Drawn, Laid, LotPassed, LotSunk, LotTurned, LotWon
from kontor.cli.new_game.template.lagoon.frames import AuctionFrame, RoundFrame
from kontor.cli.new_game.template.lagoon.phases.auction import Auction
from kontor.cli.new_game.template.lagoon.phases.laying import Laying
from kontor.cli.new_game.template.lagoon.rounds import Round
from kontor.cli.new_game.template.lagoon.rules import A1, A2, A3, A4, E1, E2, L1, L2, L3, RULE_IDS, S1
from kontor.cli.new_game.template.lagoon.state import LagoonOptions, LagoonState, LagoonView
from kontor.core import (
    Action,
    Change,
    ComponentData,
    Description,
    Event,
    Forecast,
    Game,
    GameInfo,
    Limit,
    Name,
    Outcome,
    Phase,
    Ref,
    Rng,
    Score,
    Seat,
    View,
    chance,
)

HAND = 2
"""Pearls in a hand at the start."""


class Lagoon(Game[LagoonState, LagoonView, LagoonOptions, LagoonBox]):
    """Bid for pearls, and lay the best row."""

    state_type = LagoonState
    view_type: ClassVar[type[View]] = LagoonView
    options_type = LagoonOptions
    action_types: ClassVar[tuple[type[Action], ...]] = (Bid, Pass, Lay)
    event_types: ClassVar[tuple[type[Event], ...]] = (LotTurned, BidMade, LotPassed, LotWon, LotSunk, Laid, Drawn)
    rule_ids: ClassVar[tuple[str, ...]] = RULE_IDS
    thing_rules: ClassVar[Mapping[str, str]] = {"pearl": E2, "seat": S1, "pile": E1}
    question_rules: ClassVar[Mapping[str, tuple[str, ...]]] = {"auction": (A1, A2, A3, A4), "lay": (L1, L2, L3)}
    package = "kontor.cli.new_game.template.lagoon"

    def make_box(self, components: ComponentData) -> LagoonBox:
        """Read the component file."""
        return LagoonBox(components)

    def make_info(self) -> GameInfo:
        """Return the facts that tools need."""
        return GameInfo(
            slug="lagoon",
            prefix="LAG",
            title="Lagoon",
            designer="you",
            published=(),
            seats=(2, 3),
            seats_rule=S1,
            options=(),
            max_decisions=60,
            rules_version=1,
            minutes=10,
            weight=1,
        )

    def make_phases(self) -> Sequence[Phase[LagoonState, Any, Any]]:
        """Return the rules of every kind of question."""
        return (Round(), Auction(), Laying())

    def setup(self, seats: int, options: LagoonOptions, seed: bytes) -> LagoonState:
        """Return the first state: a shuffled pile, two pearls in each hand, full purses (LAG-S2)."""
        pile = chance(seed, "pile", 0).shuffled(sorted(self.box.values))
        return LagoonState(
            seed=seed,
            seats=seats,
            draws={"pile": 1},
            frames=[RoundFrame(0)],
            options=options,
            pile=pile,
            hands=[[pile.pop() for _ in range(HAND)] for _ in range(seats)],
            rows=[[] for _ in range(seats)],
            coins=[self.box.coins] * seats,
            sunk=[],
        )

    def view(self, s: LagoonState, seat: Seat | None) -> LagoonView:
        """Return what a seat sees."""
        return knowledge.view(self.box, s, seat)

    def hidden(self, s: LagoonState, seat: Seat | None) -> frozenset[str]:
        """Return what a seat cannot know."""
        return knowledge.hidden(s, seat)

    def determinize(self, view: LagoonView, rng: Rng) -> LagoonState:
        """Return a state that could be behind a view."""
        return knowledge.determinize(view, rng)

    def scores(self, s: LagoonState) -> Sequence[Score]:
        """Return the points of every seat."""
        return scoring.scores(self.box, s)

    def final_outcome(self, s: LagoonState) -> Outcome:
        """Return who won."""
        return scoring.outcome(self.box, s)

    def settled(self, s: LagoonState) -> bool:
        """Return True where a value can be read: between two lots."""
        return not s.frames or (isinstance(s.frames[-1], AuctionFrame) and s.frames[-1].leader is None)

    def inventory(self, seats: int, options: LagoonOptions) -> Sequence[str]:
        """Return every component of a match."""
        return sorted(self.box.values)

    def census(self, s: LagoonState) -> Sequence[str]:
        """Return every component where it is now: the same as the inventory, in every state."""
        lots = [frame.lot for frame in s.frames if isinstance(frame, AuctionFrame)]
        return sorted(s.pile + s.sunk + lots + [pearl for pearls in (*s.hands, *s.rows) for pearl in pearls])

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the ids of every kind of thing."""
        return {"pearl": sorted(self.box.values)}

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        """Return how high numbers can be, for programs that learn."""
        coins, values = self.box.coins, sum(self.box.values.values())
        return {"bid.coins": coins, "coins": coins, "frames.auction.high": coins, "scores": values + coins}

    def name(self, kind: str, id_: str | int) -> Name:
        """Name a pearl by its value."""
        return Name("pearl", {"value": self.box.values[str(id_)], "number": str(id_)[1:]})

    def forecast(self, s: LagoonState, seat: Seat, action: Action) -> Forecast | None:
        """Say what a bid would cost if it wins."""
        if isinstance(action, Bid):
            return (Change("coins", f"seat:{seat}", s.coins[seat], s.coins[seat] - action.coins, A4),)
        return None

    def description(self, view: LagoonView, kind: str, id_: str | int) -> Description | None:
        """Say what a thing on the table is."""
        if kind == "pile":
            return Description("pile", E1, {"count": view.pile})
        return super().description(view, kind, id_)

    def things(self, view: LagoonView) -> Sequence[Ref]:
        """Return what can be asked about besides what actions and events name."""
        return ("pile", "pearl")
