"""When a step cannot be undone for free: every clause of the seal has a twin of the toy that only it can see."""

from collections.abc import Callable

import pytest

from contract.toy.game import L2, Auction, AuctionFrame, Bid, BidMade, Drawn, Laid, Pass, PearlId, Pearls, PearlsState
from kontor.core import Action, Emit, Event, Seat

Deed = Callable[[PearlsState, Emit], None]


class ToldTo(Drawn, frozen=True, tag="told_to"):
    """Names a pearl to one viewer alone: a seat, or -1 for the spectator."""

    def seen_by(self, seat: Seat | None) -> "Drawn | None":
        return self if self.seat == (-1 if seat is None else seat) else None


class Whisper(Bid, frozen=True, tag="whisper"):
    """A bid that shows a pearl to one viewer (-1: the spectator), whatever events say."""

    pearl: str = ""
    viewer: int = 0

    def seen_by(self, seat: Seat | None, actor: Seat) -> Action | None:
        return Shown(self.pearl) if self.viewer == (-1 if seat is None else seat) else None


class Shown(Action, frozen=True, tag="shown"):
    """What a viewer sees of a whisper."""

    pearl: PearlId


class Doing(Auction):
    """An auction in which a pass does what the test wants."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def advance(self, s: PearlsState, frame: AuctionFrame, seat: Seat, action: Action, emit: Emit) -> None:
        self.deed(s, emit)


def sealed(deed: Deed, action: Action | None = None, hidden_from: Seat | str | None = "nobody") -> bool:
    """Return True if the first seat's action is sealed where one pearl is hidden from one viewer, or from nobody."""

    class Twin(Pearls):
        def make_phases(self) -> tuple[Doing]:
            return (Doing(deed),)

        def demand_well_formed(self, action: Action) -> None:
            pass

        def check(self, s: PearlsState, seat: Seat, action: Action) -> None:
            return None

        def hidden(self, s: PearlsState, seat: Seat | None) -> frozenset[str]:
            return frozenset({"p01"} if seat == hidden_from and "p01" not in s.discarded else ())

    game = Twin()
    state = game.setup(2, game.options({}), bytes(32))
    state.frames = [AuctionFrame("p02", (0, 1))]
    return game.apply(state, 0, action or Pass()).sealed


def telling(event: Event) -> Deed:
    """Return a deed that only tells an event."""
    return lambda _, emit: emit(event)


def nothing(s: PearlsState, emit: Emit) -> None:
    """Do nothing and tell nothing."""


def test_a_step_that_uses_no_luck_and_tells_nothing_hidden_can_be_undone() -> None:
    """Neither an event that names a pearl which all know nor a table that changes is a seal."""
    assert not sealed(nothing)
    assert not sealed(lambda s, _: s.coins.reverse())
    assert not sealed(telling(BidMade(0, 3, rule=L2)), hidden_from=1)
    assert not sealed(telling(Laid(0, "p01", rule=L2)))
    assert not sealed(telling(Laid(0, "p02", rule=L2)), hidden_from=1)


@pytest.mark.parametrize("stream", ["pile", "another"])
def test_luck_that_is_used_seals(stream: str) -> None:
    """Even if nobody is told what came of it: a known stream or a new one."""

    def draw(s: PearlsState, emit: Emit) -> None:
        s.chance(stream)

    assert sealed(draw)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_event_that_tells_anybody_a_hidden_place_seals(viewer: Seat | None) -> None:
    """The actor, another seat and the spectator count alike."""
    assert sealed(telling(Laid(0, "p01", rule=L2)), hidden_from=viewer)


def test_what_was_hidden_before_the_step_counts_not_what_is_hidden_after_it() -> None:
    """A pearl that the step itself lays open was a secret until then."""

    def turn(s: PearlsState, emit: Emit) -> None:
        s.discarded.append("p01")
        emit(Laid(0, "p01", rule=L2))

    assert sealed(turn, hidden_from=1)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_event_that_is_told_to_one_viewer_seals_only_if_it_is_news_to_that_one(viewer: Seat | None) -> None:
    """A draw that the actor alone sees is a seal; telling it to those who know it is none."""
    told_to = -1 if viewer is None else viewer
    deed = telling(ToldTo(told_to, "p01", rule=L2))

    assert sealed(deed, hidden_from=viewer)
    assert not any(sealed(deed, hidden_from=other) for other in (0, 1, None) if other != viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_action_that_shows_a_hidden_component_seals_without_an_event(viewer: Seat | None) -> None:
    """What others see of the action itself tells as much as an event."""
    action = Whisper(1, "p01", -1 if viewer is None else viewer)

    assert sealed(nothing, action, hidden_from=viewer)
    assert not any(sealed(nothing, action, hidden_from=other) for other in (0, 1, None) if other != viewer)
