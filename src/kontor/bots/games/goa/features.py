"""How well a player of Goa stands, as figures for a linear value: points, yields, goods, races, turns.

Everything is counted for one seat; of the others only the markers and the ducats are looked at. Each figure is about 1
in size. "Thought n" is item n of "What a good player thinks about" in docs/rules/goa.md.
"""

from itertools import pairwise
from math import sqrt

from kontor.bots.games.goa.reasons import REASONS
from kontor.bots.knowledge import Features
from kontor.core import AnyGame, Seat
from kontor.games.goa.component_schema import COLUMNS, Gain
from kontor.games.goa.components import GoaBox
from kontor.games.goa.frames import ActionsFrame, ActionTurnFrame, ExtraActionsFrame, RoundFrame
from kontor.games.goa.state import GoaState

BOARD = ("development_points", "ships_yield", "harvest_income", "taxes_yield", "expedition_draw", "colony_colonists")
RACES = ("all_markers", "first_in_row")
STEPS = ("payable_points", "near_points")
GOODS = ("ships", "spices", "colonists", "ducats", "ducats_ahead")
STORAGE = ("colony_points", "harvest_now", "kinds_of_fields", "founding_odds")
CARDS = ("symbol_points", "cards")
TILES = ("tile_points", "red_tiles", "one_shot_tiles", "duty_spices")
TURNS = ("turns", "extra_actions", "flag", "auctions", "points_late", "points_sure")
NAMES: tuple[str, ...] = BOARD + RACES + STEPS + GOODS + STORAGE + CARDS + TILES + TURNS

WORTH = {"ships": 0.5, "colonists": 0.3, "ducats": 0.2, "spices": 0.4, "expedition_cards": 1.2}
"""What the yield of a red tile is worth, in points."""
SOON = 6
"""With fewer turns left than this, goods that are not spent lose their worth."""
CERTAIN = 12
"""The lead in ducats that is as good as safe."""


class GoaCounts:
    """What one seat has, counted once."""

    def __init__(self, spices: int, turns: int, extra: int, share: float) -> None:
        self.extra, self.future = extra, turns + extra
        self.fade = min(1.0, self.future / SOON)
        self.late = 1.0 - share
        self.stock = [0] * spices
        """By spice: how many sacks."""
        self.kinds = 0
        """The spices that some field allows, one bit each."""
        self.sacks = self.fields = self.payable = self.points = 0
        self.colonies: list[str] = []


class GoaFeatures(Features):
    """Computes the figures of a seat."""

    names = NAMES
    editions = ()
    reasons = REASONS

    def __init__(self, game: AnyGame) -> None:
        box: GoaBox = game.box
        points, flow = box.file.scoring, box.file.flow
        self.spices = {spice: index for index, spice in enumerate(box.spices)}
        self.colony_of = box.colony_of
        bits = {tile: sum(1 << self.spices[spice] for spice in allowed) for tile, allowed in box.allows.items()}
        self.storing = {tile: (fields, bits[tile]) for tile, fields in box.fields.items()}
        """By plantation or colony: its fields, and the spices they allow, one bit each."""
        self.required, self.odds = box.required, odds_of_two(box)
        self._read_development_board(box)
        self.colony_points, self.symbol_sets = points.colonies, points.symbol_sets
        self.single_points = points.single_plantation
        self.rounds, self.each = 2 * flow.rounds_per_phase, flow.actions_per_round
        kinds = box.tiles.items()
        self.red = {tile: red_worth(kind.gain) for tile, kind in kinds if kind.category == "red"}
        self.single = {tile for tile, kind in kinds if kind.is_single}
        self.foreman = {tile: kind.single_plantation_vp for tile, kind in kinds if kind.single_plantation_vp}
        self.duty = {tile: (kind.vp, kind.spices_required) for tile, kind in kinds if kind.spices_required}
        self.mission = {tile: kind.vp for tile, kind in kinds if kind.category == "scoring" and kind.vp}
        self.symbol = {card.id: card.symbol for card in box.cards.values()}

    def _read_development_board(self, box: GoaBox) -> None:
        self.row_points, self.bottom = box.file.scoring.rows, box.bottom
        gains = [after - before for before, after in pairwise(self.row_points)]
        costs = [[tuple(self.spices[each] for each in cost) for cost in box.costs[column]] for column in COLUMNS]
        self.steps = [list(zip(column, gains, strict=True)) for column in costs]
        """By column and row: the spices of the step down from it, and its points."""
        tables = [box.draw if column == "expedition" else box.yields[column] for column in COLUMNS]
        self.yields = [[amount / max(1, *table) for amount in table] for table in tables]
        """By column and row: the yield, as a share of the best one."""
        self.harvest, self.colonists = box.yields["harvest"], box.yields["colony"]
        rows, first = range(box.bottom + 1), box.file.development.first_to_row_bonus_rows
        self.race = [
            [sum(near(goal, row) - near(goal, other) for goal in first if max(row, other) < goal) for other in rows]
            for row in rows
        ]
        """By own row and best other row: how much nearer the seat is to rows where the first marker draws a card."""

    def of(self, world: GoaState, seat: Seat) -> tuple[float, ...]:
        """Return the figures of a seat, in the order of the names."""
        counts = self.count(world, seat)
        found = self.board_figures(world, seat, counts) + self.step_figures(world, seat, counts)
        found += self.goods_figures(world, seat, counts) + self.storage_figures(world, seat, counts)
        found += self.card_figures(world, seat, counts) + self.tile_figures(world, seat, counts)
        return found + self.turn_figures(world, seat, counts)

    def count(self, s: GoaState, seat: Seat) -> GoaCounts:
        """Count the storage and the turns of a seat."""
        turns, extra = self.turns_left(s, seat)
        counts, spices = GoaCounts(len(self.spices), turns, extra, turns / (self.rounds * self.each)), self.spices
        stock = counts.stock
        for tile, sacks in s.storage[seat].items():
            fields, allowed = self.storing[tile]
            counts.fields += fields
            counts.kinds |= allowed
            counts.sacks += len(sacks)
            for spice in sacks:
                stock[spices[spice]] += 1
            if tile in self.colony_of:
                counts.colonies.append(self.colony_of[tile])
        return counts

    def turns_left(self, s: GoaState, seat: Seat) -> tuple[int, int]:
        """Thought 1, actions are the scarce good: count the seat's action turns to come, and its extra actions."""
        if not s.frames:
            return 0, 0
        later = self.rounds - s.round_no
        turns, extra = self.each * (later + 1), s.extra_actions[seat]
        for frame in s.frames:
            if type(frame) is RoundFrame:
                turns -= self.each * (frame.next == "end")
            elif type(frame) is ActionsFrame:
                turns -= (frame.turns - (seat - s.flag_holder) % s.seats + s.seats - 1) // s.seats
            elif type(frame) is ActionTurnFrame:
                turns += frame.seat == seat and not frame.acted
            elif type(frame) is ExtraActionsFrame and not later and seat not in frame.queue:
                extra = 0
        return turns, extra

    def board_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thoughts 3, 5 and 6: points, what the rows will yield, the next extra action, the races for rows 4 and 5."""
        rows, points, yields = s.rows[seat], self.row_points, self.yields
        ships, harvest, taxes, expedition, colony = rows
        earned = sum([points[row - 1] for row in rows])
        counts.points += earned
        future, lowest, amount = counts.future / 12, min(rows), self.harvest[harvest - 1]
        first = 0.0
        for row, *others in zip(rows, *s.rows[:seat], *s.rows[seat + 1 :], strict=True):
            first += self.race[row][max(others)]
        return (
            earned / 15,
            yields[0][ships - 1] * future,
            amount * counts.fields / (amount + counts.fields + 1) / 3 * future,
            yields[2][taxes - 1] * future,
            yields[3][expedition - 1] * future,
            yields[4][colony - 1] * future,
            counts.fade / rows.count(lowest) if lowest < self.bottom else 0.0,
            first / 2 * counts.fade,
        )

    def step_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thoughts 3 and 4: the points of the steps that can be paid, highest price first, and nearly paid ones."""
        ships, turns, stock = s.ships[seat], counts.future, counts.stock.copy()
        payable, nearly = 0, 0.0
        for row, steps in sorted(zip(s.rows[seat], self.steps, strict=True), reverse=True):
            if row == self.bottom:
                continue
            cost, gain = steps[row - 1]
            needed = len(cost)
            have = sum([stock[spice] > 0 for spice in cost])
            if have == needed <= ships and turns:
                payable += gain
                turns -= 1
                ships -= needed
                for spice in cost:
                    stock[spice] -= 1
            else:
                nearly += gain * have * min(ships, needed) / (needed * needed)
        counts.payable = payable
        return payable / 6, nearly / 6 * counts.fade

    def goods_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thoughts 4, 10 and 11: ships and spices go together; ducats buy tiles, and the most count at the end."""
        ships, ducats, fade = s.ships[seat], s.ducats[seat], counts.fade
        rival = max(s.ducats[:seat] + s.ducats[seat + 1 :])
        ahead = max(-1.0, min(1.0, (ducats - rival) / CERTAIN))
        return (
            ships / (3 + ships / 3) * fade,
            counts.sacks / (3 + counts.sacks / 3) * fade,
            s.colonists[seat] / 4 * fade if len(counts.colonies) < len(self.required) else 0.0,
            ducats / (5 + ducats / 4) * min(1.0, (self.rounds - s.round_no) / 4),
            ahead * counts.late**2,
        )

    def storage_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thoughts 2, 7 and 8: fields for later harvests, this harvest, the spices they allow, the next colony."""
        colony_points = self.colony_points[len(counts.colonies)]
        counts.points += colony_points
        chance, founded = 0.0, len(counts.colonies)
        if counts.future and founded < len(self.required):
            needed = min([self.required[colony] for colony in self.required if colony not in counts.colonies])
            needed -= self.colonists[s.row(seat, "colony") - 1] + s.colonists[seat]
            chance = self.odds[max(0, min(needed, len(self.odds) - 1))]
            chance *= self.colony_points[founded + 1] - colony_points
        return (
            colony_points / 5,
            min(counts.fields - counts.sacks, self.harvest[s.row(seat, "harvest") - 1]) / 4 * counts.fade,
            counts.kinds.bit_count() / 4 * counts.fade,
            chance / 2,
        )

    def card_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thought 13: collect one or two symbols, play the others."""
        hand, symbols = s.hands[seat], dict[str, int]()
        for card in hand:
            symbol = self.symbol[card]
            symbols[symbol] = symbols.get(symbol, 0) + 1
        points = sum([self.symbol_sets[count] for count in symbols.values()])
        counts.points += points
        return points / 8, len(hand) / (2 + len(hand) / 4)

    def tile_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thoughts 12, 14 and 15: red tiles for each round to come, tiles used once, singles, missions, duties."""
        singles = sum([tile in self.single for tile in s.storage[seat]])
        each, points, red, once, duty = self.single_points, 0, 0.0, 0, 0.0
        later = self.rounds - s.round_no
        for tile in s.tiles[seat]:
            if tile in self.red:
                red += self.red[tile] * (later + (tile not in s.turned and counts.future > 0))
            elif tile in self.single:
                singles += 1
            elif tile in self.foreman:
                each = self.foreman[tile]
            elif tile in self.mission:
                points += self.mission[tile]
            elif tile in self.duty:
                vp, spices = self.duty[tile]
                if tile in s.turned:
                    points += vp
                elif counts.future:
                    duty += vp * min(counts.sacks, spices) / spices
            else:
                once += 1
        points += singles * each
        counts.points += points
        return points / 4, red / 4, once * min(1, counts.future), duty / 5

    def turn_figures(self, s: GoaState, seat: Seat, counts: GoaCounts) -> tuple[float, ...]:
        """Thoughts 1 and 9: turns, the flag, the auctions to come; and all points, which count more the later it is."""
        auctions, later = 0, self.rounds - s.round_no
        first = s.frames[0] if s.frames else None
        if type(first) is RoundFrame and first.next == "auctions":
            auctions = 1 + (seat == s.flag_holder)
        elif type(first) is RoundFrame and first.next == "actions":
            own_markers = range((seat - s.placer) % s.seats, len(s.markers), s.seats)
            auctions = sum([s.markers[index] is not None for index in own_markers])
        return (
            (counts.future - counts.extra - self.each * later) / 3,
            counts.extra / 2,
            float(seat == s.flag_holder and later > 0),
            auctions / 2,
            counts.points / 20 * counts.late**2,
            (counts.points + counts.payable) / 15 / sqrt(2 + counts.future),
        )


def near(goal: int, row: int) -> float:
    """Return how near a marker is to a row further down."""
    return 1.0 / (goal - row)


def red_worth(given: Gain) -> float:
    """Thought 12: what a red tile yields in a round."""
    return sum(worth * float(getattr(given, resource)) for resource, worth in WORTH.items())


def odds_of_two(box: GoaBox) -> list[float]:
    """Thought 7: return by number how often two expedition cards show at least that many colonists; at the end 0."""
    shown = [card.colonists for card in box.cards.values()]
    sums = [one + other for i, one in enumerate(shown) for other in shown[:i]]
    return [sum(each >= needed for each in sums) / len(sums) for needed in range(max(sums) + 2)]
