"""Twins whose views and imagined worlds do not fit."""

from contract.toy.game import (
    Auction,
    AuctionFrame,
    Bid,
    Lay,
    LayFrame,
    Laying,
    Pass,
    Pearls,
    PearlsOptions,
    PearlsState,
    PearlsView,
)
from contract.twins.base import Twins, TwinWithPhases, replace, with_laying
from kontor.core import Emit, Rng, Seat, seeded


class ForgetsDiscards(Pearls):
    """A world forgets the discarded pearls."""

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        world = super().determinize(view, rng)
        world.discarded.clear()
        return world


class SleepingAuction(Auction):
    def legal(self, s: PearlsState, frame: AuctionFrame, seat: Seat) -> list[Pass | Bid]:
        return [] if "dream" in s.draws else super().legal(s, frame, seat)


class SleepsInDreams(TwinWithPhases):
    """In an imagined world nobody can act."""

    auction = SleepingAuction

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        world = super().determinize(view, rng)
        world.draws["dream"] = 1
        return world


class ShowsTheSeed(Pearls):
    """A view tells a byte of the seed."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        return replace(super().view(s, seat), pile=s.seed[0])


class RemembersTheSeed(Pearls):
    """The box remembers the seed of the real match, and imagines no other."""

    seed = b""

    def setup(self, seats: int, options: PearlsOptions, seed: bytes) -> PearlsState:
        self.seed = seed
        return super().setup(seats, options, seed)

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        return replace(super().determinize(view, rng), seed=self.seed)


class OneSeed(Pearls):
    """All worlds have the same luck to come."""

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        return replace(super().determinize(view, rng), seed=bytes(32))


class OneWorld(Pearls):
    """All worlds have the same secrets."""

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        return replace(super().determinize(view, seeded(1)), seed=rng.bytes(32))


class LosesPearls(Laying):
    """A pearl that is laid is lost."""

    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
        super().advance(s, frame, seat, action, emit)
        s.rows[seat].pop()


class DreamsOfMore(Pearls):
    """An imagined world has a pearl twice."""

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        world = super().determinize(view, rng)
        world.pile.append("p01")
        return world


TWINS: Twins = {
    "views": (
        (ForgetsDiscards, "in a world imagined from"),
        (SleepsInDreams, "has to decide and cannot"),
        (ShowsTheSeed, "depends on the seed"),
        (RemembersTheSeed, "has the seed of the real one"),
        (OneSeed, "with different luck have the same seed"),
        (OneWorld, "are alike, whatever the luck"),
    ),
    "census": (
        (with_laying(LosesPearls), "the table holds too few of"),
        (DreamsOfMore, "an imagined world holds"),
    ),
}
