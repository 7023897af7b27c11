"""The end of the game: what leaves the table, and the order of the last chance (BOR-E1 to BOR-E4)."""

from kontor.core import Emit, RuleId
from kontor.games.borneo.events import CardsDiscarded, GameEnded
from kontor.games.borneo.frames import LastChanceFrame
from kontor.games.borneo.rules import E3
from kontor.games.borneo.state import BorneoState


def end_game(s: BorneoState, rule: RuleId, emit: Emit) -> None:
    """End the game at once: only the last chance follows, with the active player last."""
    emit(GameEnded(s.active, rule=rule))
    s.out_of_game += [port for port in s.ports if port is not None]  # BOR-E3 BOR-R34
    s.ports = [None] * len(s.ports)
    gone = [card for cards in (*s.cargo, *s.hands) for card in cards]  # BOR-E3
    for cards in (*s.cargo, *s.hands):
        cards.clear()  # BOR-E3
    s.discard_pile += gone  # BOR-R34
    emit(CardsDiscarded(tuple(gone), rule=E3))
    order = [(s.active + i) % s.seats for i in range(1, s.seats + 1)]  # BOR-E4
    s.frames = [LastChanceFrame(tuple(order))]
