"""The opening position and the layout of a phase (GOA-S1 to GOA-S12, GOA-E6, GOA-V2)."""

from typing import Never

from kontor.core import Emit, Luck, Phase
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import ResourcesGained, StartCardRevealed, StartPlayerFound, TilesRemoved
from kontor.games.goa.frames import QuickStartFrame, RoundFrame, StartPlayerFrame
from kontor.games.goa.grid import CORNERS, FIELDS
from kontor.games.goa.rules import S2, S9, S10
from kontor.games.goa.state import BONANZA, EXPEDITIONS, START_PLAYER, TILES, GoaOptions, GoaState
from kontor.games.goa.supply import top_card


def opening(box: GoaBox, seats: int, options: GoaOptions, seed: bytes) -> GoaState:
    """Return the state before the start player is found."""
    luck = Luck(seed)
    revealer = options.first_revealer  # GOA-O4
    if revealer == "random":
        revealer = luck.chance(START_PLAYER).below(seats)  # GOA-R2
    given = box.file.setup
    state = GoaState(
        seed=seed,
        seats=seats,
        draws=luck.draws,
        frames=[RoundFrame("placing"), StartPlayerFrame(revealer)],
        options=options,
        phase="A",  # GOA-G1
        round_no=1,
        flag_holder=revealer,
        placer=revealer,
        markers=[],
        grid=[],
        removed=(),
        box=tuple(box.tiles_of("B")),  # GOA-S1
        discard_a=(),
        discard_b=(),
        colony_piles=box.colony_piles.copy(),  # GOA-S5
        deck=luck.chance(EXPEDITIONS).shuffled(box.cards),  # GOA-S6
        expedition_discard=[],
        reshuffles=0,
        pile_of=dict.fromkeys(box.cards, 0),
        ducats=[0] * seats,
        ships=[given.ships] * seats,  # GOA-S8
        colonists=[given.colonists] * seats,  # GOA-S8
        extra_actions=[0] * seats,  # GOA-S10
        rows=[(given.marker_rows_start,) * len(COLUMNS)] * seats,  # GOA-S8
        hands=[()] * seats,
        storage=[{} for _ in range(seats)],
        tiles=[()] * seats,
        turned=(),
        card_played=False,
        corners={},
        bonanza=(),
        bonanza_taken=(),
    )
    lay_out(box, state, box.tiles_of("A"))  # GOA-S2 GOA-S3
    return state


def lay_out(box: GoaBox, s: GoaState, tiles: list[str]) -> tuple[str, ...]:
    """Remove four tiles, lay the others on the grid, and return the removed ones (GOA-S2, GOA-S3, GOA-R3)."""
    luck = s.chance(TILES)
    removed: list[str] = []
    may_go = box.file.setup.tiles_removed_plantations_max
    for tile in luck.shuffled(tiles):
        if len(removed) == box.file.setup.tiles_removed_per_phase:  # GOA-S2
            break
        if box.tiles[tile].is_plantation:  # GOA-R3
            if not may_go:
                continue  # put back: the others are shuffled once more
            may_go -= 1  # GOA-S2 GOA-R3
        removed.append(tile)
    s.removed += tuple(removed)  # GOA-S2
    s.grid = list(luck.shuffled(sorted(set(tiles).difference(removed))))  # GOA-S3
    if s.options.bonanza:  # GOA-O3
        below = s.chance(BONANZA).shuffled(box.bonanza)  # GOA-V2 GOA-R25
        s.corners = {FIELDS[corner]: below.pop() for corner in CORNERS}  # GOA-V2
        s.bonanza, s.bonanza_taken = tuple(below), ()  # GOA-R25
    return tuple(removed)


class FindingStartPlayer(Phase[GoaState, StartPlayerFrame, Never]):
    """Cards are revealed in turn until the first elephant; then the ducats are given out."""

    frame = StartPlayerFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def resume(self, s: GoaState, frame: StartPlayerFrame, emit: Emit) -> None:
        """Find the start player, who takes the flag (GOA-S9, GOA-S10)."""
        given = self.box.file.setup
        emit(TilesRemoved("A", s.removed, rule=S2))
        seat = frame.revealer  # GOA-S9 GOA-O4
        while True:
            card = top_card(s, emit)
            assert card is not None
            s.expedition_discard.append(card)  # GOA-S9
            emit(StartCardRevealed(seat, card, rule=S9))
            if self.box.cards[card].symbol == given.start_player_symbol:  # GOA-S9
                break
            seat = s.left_of(seat)  # GOA-S9
        s.flag_holder = s.placer = seat  # GOA-S10
        emit(StartPlayerFound(seat, rule=S9))
        for other in s.clockwise(seat):
            s.ducats[other] = given.ducats_start_player if other == seat else given.ducats_other_players  # GOA-S10
            emit(ResourcesGained(other, "ducats", s.ducats[other], rule=S10))
        s.pop()
        if s.options.quick_start:  # GOA-O2
            s.push(QuickStartFrame(s.clockwise(seat)))  # GOA-V1 GOA-S11
