"""The rules of Pearls, all in one file: it is a toy. A real game has a folder."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Never, TypeAlias

import msgspec

from kontor.core import (
    Action,
    Amount,
    BySeat,
    Caution,
    Change,
    ComponentData,
    Description,
    Emit,
    Event,
    Forecast,
    Frame,
    Game,
    GameInfo,
    Instruction,
    InstructionForm,
    Limit,
    Name,
    Option,
    Outcome,
    Phase,
    Record,
    Ref,
    Refusal,
    Rng,
    Score,
    Seat,
    State,
    View,
    chance,
    kind,
    rule,
)
from kontor.core.instructions import amount, choice, fixed, preference, switch

PearlId: TypeAlias = Annotated[str, kind("pearl")]

S1, O1 = rule("TOY-S1"), rule("TOY-O1")
A1, A2, A3 = rule("TOY-A1"), rule("TOY-A2"), rule("TOY-A3")
L1, L2, E1 = rule("TOY-L1"), rule("TOY-L2"), rule("TOY-E1")


class Bid(Action, frozen=True, tag="bid"):
    coins: Amount


class Pass(Action, frozen=True, tag="pass"):
    pass


class Lay(Action, frozen=True, tag="lay"):
    pearl: PearlId


class LotTurned(Event, frozen=True, tag="lot_turned"):
    pearl: PearlId


class BidMade(Event, frozen=True, tag="bid_made"):
    seat: Seat
    coins: Amount


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    pearl: PearlId


class Drawn(Event, frozen=True, tag="drawn"):
    seat: Seat
    pearl: PearlId | None

    def seen_by(self, seat: Seat | None) -> "Drawn | None":
        return self if seat == self.seat else msgspec.structs.replace(self, pearl=None)


class RoundFrame(Frame, frozen=True, tag="round"):
    starter: Seat


class AuctionFrame(Frame, frozen=True, tag="auction"):
    lot: PearlId
    to_bid: tuple[Seat, ...]
    high: int = 0
    leader: Seat | None = None

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self.to_bid[:1]


class LayFrame(Frame, frozen=True, tag="lay"):
    seat: Seat

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)


class PearlsOptions(Record, frozen=True):
    open_purse: bool = False


class PearlsState(State[RoundFrame | AuctionFrame | LayFrame]):
    options: PearlsOptions
    pile: list[str]
    hands: list[list[str]]
    rows: list[list[str]]
    coins: list[int]
    discarded: list[str]

    def clone(self) -> "PearlsState":
        return PearlsState(
            self.seed,
            self.seats,
            self.draws.copy(),
            self.frames.copy(),
            self.options,
            self.pile.copy(),
            [hand.copy() for hand in self.hands],
            [row.copy() for row in self.rows],
            self.coins.copy(),
            self.discarded.copy(),
        )


class PearlsView(View, frozen=True):
    options: PearlsOptions
    hand: tuple[PearlId, ...]
    hand_sizes: BySeat[int]
    rows: BySeat[tuple[PearlId, ...]]
    coins: BySeat[int]
    pile: int
    discarded: tuple[PearlId, ...]
    unseen: tuple[PearlId, ...]
    frames: tuple[RoundFrame | AuctionFrame | LayFrame, ...]


class Round(Phase[PearlsState, RoundFrame, Never]):
    frame = RoundFrame

    def resume(self, s: PearlsState, frame: RoundFrame, emit: Emit) -> None:
        if not s.pile:
            s.pop()
            return
        s.replace(RoundFrame((frame.starter + 1) % s.seats))
        lot = s.pile.pop()
        emit(LotTurned(lot, rule=A1))
        s.push(AuctionFrame(lot, tuple((frame.starter + i) % s.seats for i in range(s.seats))))


class Auction(Phase[PearlsState, AuctionFrame, Pass | Bid]):
    frame = AuctionFrame
    verbs = (Pass, Bid)

    def candidates(self, s: PearlsState, frame: AuctionFrame, seat: Seat) -> Iterable[Pass | Bid]:
        yield Pass()
        for coins in range(1, s.coins[seat] + 1):
            yield Bid(coins)

    def check(self, s: PearlsState, frame: AuctionFrame, seat: Seat, action: Pass | Bid) -> Refusal | None:
        if isinstance(action, Bid):
            if action.coins > s.coins[seat]:
                return Refusal(A2, {"coins": s.coins[seat]})
            if action.coins <= frame.high:
                return Refusal(A3, {"high": frame.high})
        return None

    def advance(self, s: PearlsState, frame: AuctionFrame, seat: Seat, action: Pass | Bid, emit: Emit) -> None:
        rest = frame.to_bid[1:]
        if isinstance(action, Bid):
            emit(BidMade(seat, action.coins, rule=A1))
            frame = AuctionFrame(frame.lot, rest, action.coins, seat)
        else:
            frame = AuctionFrame(frame.lot, rest, frame.high, frame.leader)
        s.replace(frame)

    def resume(self, s: PearlsState, frame: AuctionFrame, emit: Emit) -> None:
        s.pop()
        if frame.leader is None:
            s.discarded.append(frame.lot)
        else:
            s.coins[frame.leader] -= frame.high
            s.rows[frame.leader].append(frame.lot)
            s.push(LayFrame(frame.leader))


class Laying(Phase[PearlsState, LayFrame, Lay]):
    frame = LayFrame
    verbs = (Lay,)

    def candidates(self, s: PearlsState, frame: LayFrame, seat: Seat) -> Iterable[Lay]:
        return map(Lay, s.hands[seat])

    def check(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay) -> Refusal | None:
        return None if action.pearl in s.hands[seat] else Refusal(L2, {"pearl": action.pearl})

    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
        s.pop()
        s.hands[seat].remove(action.pearl)
        s.rows[seat].append(action.pearl)
        emit(Laid(seat, action.pearl, rule=L1))
        if s.pile:
            drawn = s.pile.pop()
            s.hands[seat].append(drawn)
            emit(Drawn(seat, drawn, rule=L2))
        elif not s.hands[seat]:
            s.frames.clear()


class PearlsBox:
    """The values of the pearls, and the coins in a purse."""

    def __init__(self, data: ComponentData) -> None:
        self.values: dict[str, int] = {pearl["id"]: pearl["value"] for pearl in data.data["pearl"]}
        self.coins: int = data.data["purse"]["coins"]


class BidUpTo(Instruction, frozen=True, tag="bid_up_to"):
    left: int
    """Pearls in hands and pile when it was given: it is for one lot."""
    limit: Amount
    greedy: bool = False
    frames: ClassVar[tuple[type[Frame], ...]] = (AuctionFrame,)

    @classmethod
    def form(cls, box: PearlsBox, view: PearlsView) -> InstructionForm | None:
        left = fixed("left", pearls_left(view))
        return InstructionForm("bid_up_to", (left, amount("limit", 0, box.coins), switch("greedy")))

    def answer(self, box: PearlsBox, view: PearlsView, legal: Sequence[Action]) -> Action | None:
        bids = [action for action in legal if isinstance(action, Bid) and action.coins <= self.limit]
        return bids[-1 if self.greedy else 0] if bids else Pass()

    def over(self, box: PearlsBox, view: PearlsView) -> bool:
        return super().over(box, view) or pearls_left(view) < self.left


class LayFirst(Instruction, frozen=True, tag="lay_first"):
    pearls: tuple[PearlId, ...]
    instead: PearlId | None
    frames: ClassVar[tuple[type[Frame], ...]] = (LayFrame,)

    @classmethod
    def form(cls, box: PearlsBox, view: PearlsView) -> InstructionForm | None:
        pearls = preference("pearls", "pearl", sorted(box.values))
        return InstructionForm("lay_first", (pearls, choice("instead", "pearl", sorted(box.values), optional=True)))

    def answer(self, box: PearlsBox, view: PearlsView, legal: Sequence[Action]) -> Action | None:
        return next((lay for lay in map(Lay, (*self.pearls, str(self.instead))) if lay in legal), None)


def pearls_left(view: PearlsView) -> int:
    """Return how many pearls are not yet laid or sold; every lot makes them fewer."""
    return view.pile + sum(view.hand_sizes)


class Pearls(Game[PearlsState, PearlsView, PearlsOptions, PearlsBox]):
    state_type = PearlsState
    view_type: ClassVar[type[View]] = PearlsView
    options_type = PearlsOptions
    action_types: ClassVar[tuple[type[Action], ...]] = (Bid, Pass, Lay)
    event_types: ClassVar[tuple[type[Event], ...]] = (LotTurned, BidMade, Laid, Drawn)
    instruction_types: ClassVar[tuple[type[Instruction], ...]] = (BidUpTo, LayFirst)
    rule_ids: ClassVar[tuple[str, ...]] = (S1, O1, A1, A2, A3, L1, L2, E1)
    thing_rules: ClassVar[Mapping[str, str]] = {"pearl": L1, "seat": S1, "pile": E1}
    question_rules: ClassVar[Mapping[str, tuple[str, ...]]] = {"auction": (A1, A2, A3), "lay": (L1, L2)}
    package = "contract.toy"

    def make_box(self, components: ComponentData) -> PearlsBox:
        return PearlsBox(components)

    def make_info(self) -> GameInfo:
        option = Option("open_purse", (False, True), default=False, rule=O1, needs_seats=(2,), refused_by=O1)
        return GameInfo("pearls", "TOY", "Pearls", "nobody", (), (2, 3), S1, (option,), 60, 1)

    def make_phases(self) -> Sequence[Phase[PearlsState, Any, Any]]:
        return (Round(), Auction(), Laying())

    def setup(self, seats: int, options: PearlsOptions, seed: bytes) -> PearlsState:
        pile = chance(seed, "pile", 0).shuffled(sorted(self.box.values))
        return self.state_type(
            seed=seed,
            seats=seats,
            draws={"pile": 1},
            frames=[RoundFrame(0)],
            options=options,
            pile=pile,
            hands=[[pile.pop(), pile.pop()] for _ in range(seats)],
            rows=[[] for _ in range(seats)],
            coins=[self.box.coins] * seats,
            discarded=[],
        )

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        return PearlsView(
            seat=seat,
            scores=tuple(self.scores(s)),
            options=s.options,
            hand=() if seat is None else tuple(s.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in s.hands),
            rows=tuple(map(tuple, s.rows)),
            coins=tuple(s.coins),
            pile=len(s.pile),
            discarded=tuple(s.discarded),
            unseen=tuple(sorted(self.hidden(s, seat))),
            frames=tuple(s.frames),
        )

    def hidden(self, s: PearlsState, seat: Seat | None) -> frozenset[str]:
        others = [pearl for other, hand in enumerate(s.hands) if other != seat for pearl in hand]
        return frozenset(s.pile + others)

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        pool = rng.shuffled(view.unseen)
        hands = [
            list(view.hand) if seat == view.seat else [pool.pop() for _ in range(size)]
            for seat, size in enumerate(view.hand_sizes)
        ]
        return PearlsState(
            seed=rng.bytes(32),
            seats=len(view.hand_sizes),
            draws={"pile": 1},
            frames=list(view.frames),
            options=view.options,
            pile=pool,
            hands=hands,
            rows=[list(row) for row in view.rows],
            coins=list(view.coins),
            discarded=list(view.discarded),
        )

    def scores(self, s: PearlsState) -> Sequence[Score]:
        sums = [sum(self.box.values[pearl] for pearl in row) for row in s.rows]
        return [Score(seat, total, {"row": total}) for seat, total in enumerate(sums)]

    def final_outcome(self, s: PearlsState) -> Outcome:
        scores = self.scores(s)
        places = tuple(1 + sum(other.total > own.total for other in scores) for own in scores)
        return Outcome(places, tuple(scores))

    def settled(self, s: PearlsState) -> bool:
        return not s.frames or (isinstance(s.frames[-1], AuctionFrame) and s.frames[-1].leader is None)

    def inventory(self, seats: int, options: PearlsOptions) -> Sequence[str]:
        return sorted(self.box.values)

    def census(self, s: PearlsState) -> Sequence[str]:
        found = s.pile + s.discarded + [pearl for pearls in (*s.hands, *s.rows) for pearl in pearls]
        return sorted([*found, *(frame.lot for frame in s.frames if isinstance(frame, AuctionFrame))])

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        return {"pearl": sorted(self.box.values)}

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        coins, points = self.box.coins, sum(self.box.values.values())
        return {"bid.coins": coins, "coins": coins, "frames.auction.high": coins, "scores": points}

    def name(self, kind: str, id_: str | int) -> Name:
        return Name("pearl", {"number": str(id_)[1:]})

    def forecast(self, s: PearlsState, seat: Seat, action: Action) -> Forecast | None:
        if isinstance(action, Bid):
            return (Change("coins", f"seat:{seat}", s.coins[seat], s.coins[seat] - action.coins, A1),)
        return None

    def cautions(self, view: PearlsView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        if isinstance(action, Bid) and view.seat is not None and action.coins == view.coins[view.seat] and view.pile:
            return (Caution("whole_purse", A2, ("pile",), {"coins": action.coins}),)
        return ()

    def description(self, view: PearlsView, kind: str, id_: str | int) -> Description | None:
        if kind == "pile":
            return Description("pile", E1, {"count": view.pile})
        return super().description(view, kind, id_)

    def things(self, view: PearlsView) -> Sequence[Ref]:
        return ("pile", "pearl")
