"""How a sensible player of Goa thinks: one small function for every question, chosen by its frame.

`worth` says what things are worth in victory points; here the best answer is chosen. "Thought n" is
item n of "What a good player thinks about" in docs/rules/goa.md.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from kontor.bots.games.goa import worth
from kontor.bots.games.goa.auctions import FLAG_AND_MARKERS, best_places, bid, place, sell_or_buy
from kontor.bots.games.goa.choices import (
    choose_colony_tile,
    choose_column,
    choose_favor,
    choose_fill_tile,
    choose_grid_tile,
    choose_resource,
    discard_plantation,
    mix_colonists,
    mix_ships,
    place_spice,
    quick_start,
    take_spice,
)
from kontor.bots.games.goa.features import odds_of_two
from kontor.bots.games.goa.plans import PLANS
from kontor.bots.games.goa.position import GoaPosition, rounds_after
from kontor.bots.games.goa.prices import STYLES, Prices
from kontor.bots.games.goa.turn_actions import (
    bonus_card,
    build_ships,
    colonies_left,
    draw_on,
    duty_now,
    extra_harvest_now,
    founding_pause,
    harvest,
    missing,
    modifier,
    own_yield,
    progress,
    room_in_hand,
    spied_lack,
    spies,
    taxes,
    vice_king_now,
)
from kontor.bots.games.goa.waste import waste
from kontor.bots.knowledge import Policy
from kontor.core import Action, AnyGame, Frame, Rng, Seat
from kontor.games.goa import actions as do
from kontor.games.goa import frames as ask
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLONY, GoaBox
from kontor.games.goa.state import GoaState

EXTRA_REVEAL = 2
"""The colonists that one more card brings to a founding, on average."""


class GoaPolicy(Policy):
    """What a sensible player does, for every question of Goa."""

    trust = 0.02
    plans = PLANS
    points_decisions = 5000
    styles: ClassVar[Mapping[str, Prices]] = STYLES
    """By name: the prices of players with other habits than the plain one."""

    def __init__(self, game: AnyGame, prices: Prices | None = None) -> None:
        self.prices = prices or Prices()
        self.box: GoaBox = game.box
        self.odds = odds_of_two(self.box)
        self.answers: dict[type[Frame], Callable[[GoaPosition, Sequence[Any]], Action]] = {
            ask.QuickStartFrame: quick_start,
            ask.PlaceFlagFrame: place,
            ask.PlaceMarkerFrame: place,
            ask.BidFrame: bid,
            ask.AuctioneerFrame: sell_or_buy,
            ask.TurnFrame: self.act,
            ask.AfterActionFrame: self.after_action,
            ask.FoundingPauseFrame: founding_pause,
            ask.HarvestPauseFrame: self.after_action,
            ask.ExpeditionPauseFrame: draw_on,
            ask.ExtraOrPassFrame: self.extra_or_pass,
            ask.PlaceSpiceFrame: place_spice,
            ask.TakeSpiceFrame: take_spice,
            ask.ChooseColumnFrame: choose_column,
            ask.MixShipsFrame: mix_ships,
            ask.MixColonistsFrame: mix_colonists,
            ask.ChooseResourceFrame: choose_resource,
            ask.DiscardPlantationFrame: discard_plantation,
            ask.ChooseFavorFrame: choose_favor,
            ask.ChooseGridTileFrame: choose_grid_tile,
            ask.ChooseEspionageFrame: self.choose_espionage,
            ask.NameColonyFrame: self.name_colony,
            ask.NameFoundingFrame: self.name_founding,
            ask.ChooseFillTileFrame: choose_fill_tile,
            ask.ChooseColonyTileFrame: choose_colony_tile,
        }

    def choose(self, world: GoaState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002
        """Return what a sensible player would do."""
        if len(legal) == 1:
            return legal[0]
        frame = world.frames[-1]
        return self.answers[type(frame)](GoaPosition(self.box, world, seat, self.prices), legal)

    def candidates(self, world: GoaState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Look at a few of the best places for a flag or a marker, otherwise at everything."""
        if isinstance(world.frames[-1], FLAG_AND_MARKERS):
            return best_places(GoaPosition(self.box, world, seat, self.prices), legal)
        return super().candidates(world, seat, legal, rng)

    def turn(self, world: GoaState) -> tuple[int, int]:
        """Return the round, and how many action turns of it are over or, before that, how many markers lie out."""
        for frame in world.frames:
            if type(frame) is ask.ActionsFrame:
                return world.round_no, frame.turns
        return world.round_no, -1 - sum(place is not None for place in world.markers)

    def ends_soon(self, world: GoaState) -> bool:
        """Play the last round to its end: only there do points tell which actions are worth nothing."""
        return not rounds_after(self.box, world)

    def waste(self, moves: Sequence[tuple[Any, Action]], end: GoaState, seat: Seat) -> Mapping[str, float]:
        """Return what was wasted in a match."""
        return waste(self.box, moves, end, seat)

    def shows(self, asked: Frame, world: GoaState) -> bool:
        """Wait for the auctions, which decide what a flag or a marker is worth (thought 9)."""
        waiting = (*FLAG_AND_MARKERS, ask.BidFrame)
        return not isinstance(asked, FLAG_AND_MARKERS) or not isinstance(world.frames[-1], waiting)

    def act(self, pos: GoaPosition, legal: Sequence[Action]) -> Action:
        """Thought 1: free effects that pay first, then the action that is worth most."""
        best, most = legal[0], -1.0
        minimum = self.prices.free_effect_minimum
        free, gain = legal[0], minimum
        for action in legal:
            match action:
                case do.PlayCard(card=card) if not self.box.effects[card].modifies_action:
                    value = bonus_card(pos, card)
                case do.UseTile(tile=tile):
                    value = self.tile_now(pos, tile, acted=False)
                case do.DiscardCard():
                    continue
                case _:
                    value = self.action(pos, action)
                    if value > most:
                        best, most = action, value
                    continue
            if value > gain:
                free, gain = action, value
        if gain > minimum and not (type(best) is do.PlayCard and type(free) is do.PlayCard):
            return free
        return best

    def after_action(self, pos: GoaPosition, legal: Sequence[Action]) -> Action:
        """Use what pays, then end the turn."""
        best, most = legal[0], self.prices.free_effect_minimum
        for action in legal[1:]:
            if type(action) is do.PlayCard:
                value = bonus_card(pos, action.card)
            elif type(action) is do.DiscardCard:
                continue
            else:
                assert isinstance(action, do.UseTile)
                value = self.tile_now(pos, action.tile, acted=True)
            if value > most:
                best, most = action, value
        return best

    def action(self, pos: GoaPosition, action: Action) -> float:
        """Return what an action is worth, by its kind."""
        match action:
            case do.Progress(column=column):
                return progress(pos, column)
            case do.BuildShips():
                return build_ships(pos)
            case do.Harvest():
                return harvest(pos)
            case do.Taxes():
                return taxes(pos)
            case do.Expedition(cards=cards):
                return min(cards, room_in_hand(pos)) * worth.card(pos)
            case do.FoundColony(colony=colony):
                return worth.founding(pos, colony, own_yield(pos, COLONY), self.odds)
            case do.PlayCard(card=card) if self.box.effects[card].extra_reveals:
                board = own_yield(pos, COLONY) + EXTRA_REVEAL
                values = [worth.founding(pos, colony, board, self.odds) for colony in colonies_left(pos)]
                return max(values) - worth.kept(pos, card)
            case do.PlayCard(card=card):
                return modifier(pos, card)
        return 0.0

    def tile_now(self, pos: GoaPosition, tile: str, acted: bool) -> float:
        """Return what it is worth to use a tile now rather than later."""
        kind, prices = self.box.tiles[tile], self.prices
        if kind.category == "red":  # thought 12
            return prices.red_tile_now
        match kind.id:
            case "duty":
                return duty_now(pos, acted)
            case "vice_king":
                return vice_king_now(pos)
            case "extra_harvest":
                return extra_harvest_now(pos)
            case "espionage":
                most = max(self.spied(pos, other, column) for other, column in spies(pos))
                return most - prices.espionage_minimum * (pos.later > prices.espionage_last_turns)
            case _:  # resupply, swap
                return prices.other_tile_now

    def spied(self, pos: GoaPosition, other: Seat, column: str) -> float:
        """Return what the row of an opponent would yield."""
        if column != COLONY:
            return worth.column_yield(pos, column, pos.s.row(other, column))
        board = pos.box.yields[COLONY][pos.s.row(other, COLONY) - 1]
        if pos.s.options.spies_colonists:
            return self.prices.espionage_minimum * (board - own_yield(pos, COLONY) >= spied_lack(pos))
        left = colonies_left(pos)
        return max((worth.founding(pos, colony, board, self.odds) for colony in left), default=0.0)

    def choose_espionage(self, pos: GoaPosition, legal: Sequence[do.ChooseEspionage]) -> Action:
        """Use the row that yields most."""
        return max(legal, key=lambda choice: self.spied(pos, choice.opponent, choice.column))

    def name_colony(self, pos: GoaPosition, legal: Sequence[do.NameColony]) -> Action:
        """Thought 7: name the colony that is best to found with the row of an opponent."""
        board = pos.box.yields[COLONY][pos.s.row(pos.frame.opponent, COLONY) - 1]
        return max(legal, key=lambda choice: worth.founding(pos, choice.colony, board, self.odds))

    def name_founding(self, pos: GoaPosition, legal: Sequence[do.FoundColony]) -> Action:
        """Thought 7: name the colony that is best to found with one more card."""
        board = own_yield(pos, COLONY) + EXTRA_REVEAL
        return max(legal, key=lambda choice: worth.founding(pos, choice.colony, board, self.odds))

    def extra_or_pass(self, pos: GoaPosition, legal: Sequence[Action]) -> Action:
        """Thoughts 1 and 3: late actions are the best ones, so the last card waits for a good one."""
        if not pos.rounds_left:
            return legal[0]
        values = [progress(pos, column) for column in COLUMNS if not missing(pos, column)]
        values += [worth.founding(pos, each, own_yield(pos, COLONY), self.odds) for each in colonies_left(pos)]
        values += [build_ships(pos), harvest(pos)]
        return legal[0] if max(values) >= self.prices.extra_action_minimum else legal[1]
