"""What a seat may know: its view, what is hidden from it, and what could be true."""

from kontor.cli.new_game.template.lagoon.components import LagoonBox
from kontor.cli.new_game.template.lagoon.scoring import scores
from kontor.cli.new_game.template.lagoon.state import LagoonState, LagoonView
from kontor.core import Rng, Seat


def hidden(s: LagoonState, seat: Seat | None) -> frozenset[str]:
    """Return the pearls whose place a seat does not know."""
    others = [pearl for other, hand in enumerate(s.hands) if other != seat for pearl in hand]
    return frozenset(s.pile + others)


def view(box: LagoonBox, s: LagoonState, seat: Seat | None) -> LagoonView:
    """Return what a seat sees, built up field by field."""
    return LagoonView(
        seat=seat,
        scores=tuple(scores(box, s)),
        options=s.options,
        hand=() if seat is None else tuple(s.hands[seat]),
        hand_sizes=tuple(map(len, s.hands)),
        rows=tuple(map(tuple, s.rows)),
        coins=tuple(s.coins),
        pile=len(s.pile),
        sunk=tuple(s.sunk),
        unseen=tuple(sorted(hidden(s, seat))),
        frames=tuple(s.frames),
    )


def determinize(seen: LagoonView, rng: Rng) -> LagoonState:
    """Return a state that could be true: what a seat does not know is dealt again."""
    pool = rng.shuffled(seen.unseen)
    hands = [
        list(seen.hand) if seat == seen.seat else [pool.pop() for _ in range(size)]
        for seat, size in enumerate(seen.hand_sizes)
    ]
    return LagoonState(
        seed=rng.bytes(32),
        seats=len(seen.hand_sizes),
        draws={"pile": 1},
        frames=list(seen.frames),
        options=seen.options,
        pile=pool,
        hands=hands,
        rows=[list(row) for row in seen.rows],
        coins=list(seen.coins),
        sunk=list(seen.sunk),
    )
