"""Every complete way to enter a compound action: a production, a row, a career step or a special order.

The prefix rule (NOV-A2) follows from here: a step is legal exactly if some option continues with it. What an option
leaves must cover the harbour fees (NOV-TZ2). Ledger: NOV-TA1 to NOV-TA6, NOV-TB2, NOV-TC1, NOV-XS3 to NOV-XS5,
NOV-A6 to NOV-A11.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from kontor.core import Record, Seat
from kontor.games.novgorod.actions import ChooseManufactory, ChooseRecipe, ChooseSource, Inner, UseDiscount
from kontor.games.novgorod.career import has_privilege, lowest_free
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import NO, YES, NovgorodBox
from kontor.games.novgorod.frames import CompoundFrame
from kontor.games.novgorod.harbour_fees import FeeCover
from kontor.games.novgorod.state import NovgorodState, skipped


class Production(Record, frozen=True):
    """A luxury being made: at which stop, by which recipe, from where, and the kontor that is covered, if any."""

    stop: str
    recipe: int
    sources: tuple[str, ...]
    covered: str | None

    @property
    def used(self) -> tuple[str, ...]:
        """Everything that it uses up (NOV-TA3)."""
        return self.sources if self.covered is None else (*self.sources, self.covered)


class CompoundOption(Record, frozen=True):
    """A complete way to enter an action: its steps, what it consumes and makes, and what it costs."""

    steps: tuple[Inner, ...]
    sources: tuple[str, ...] = ()
    """Where the goods come from that are paid directly, not made into luxuries."""
    productions: tuple[Production, ...] = ()
    ducats: int = 0
    discount: bool = False
    """Whether the privilege is used for it (NOV-XS4)."""

    @property
    def used(self) -> frozenset[str]:
        """Every stop, or the hold, that it uses up."""
        return frozenset(self.sources).union(*(each.used for each in self.productions))


def available(box: NovgorodBox, s: NovgorodState, seat: Seat) -> dict[str, str]:
    """Return the good at each source: unused stops from left to right, the hold last (NOV-T2.2, NOV-TD3)."""
    found = {stop.city: box.good_of[stop.city] for stop in s.route if not stop.used}  # NOV-T2.2 NOV-T2.3
    held = s.holds[seat]
    if held is not None and not held.fresh:
        found[HOLD] = box.good_of[held.city]  # NOV-TD3 NOV-R16
    return found


def picks(goods: Sequence[str], there: Mapping[str, str], used: AbstractSet[str]) -> Iterator[tuple[str, ...]]:
    """Yield every way to take goods in their printed order, each from a different source (NOV-A7)."""
    if not goods:
        yield ()
        return
    for source, good in there.items():
        if good == goods[0] and source not in used:
            for rest in picks(goods[1:], there, used | {source}):
                yield (source, *rest)


def different_goods(
    number: int, there: Mapping[str, str], goods: AbstractSet[str] = frozenset()
) -> Iterator[tuple[str, ...]]:
    """Yield every choice of different goods, as sources in the given order (NOV-TC1, NOV-A7)."""
    if not number:
        yield ()
        return
    sources = list(there)
    for at, source in enumerate(sources):
        if there[source] not in goods:
            rest = {later: there[later] for later in sources[at + 1 :]}
            for others in different_goods(number - 1, rest, goods | {there[source]}):
                yield (source, *others)


def productions(
    box: NovgorodBox,
    s: NovgorodState,
    seat: Seat,
    used: AbstractSet[str],
    wanted: str | None = None,
    inputs: int = 1,
    at: str | None = None,
) -> Iterator[Production]:
    """Yield every production that is possible now: its inputs come from the left, from its own stop, or the hold.

    Look only for a wanted luxury, recipes of so many inputs, or the manufactory at one stop.
    """
    there, left = available(box, s, seat), []
    for stop in s.route:
        left.append(stop.city)
        if at is not None and stop.city != at:
            continue
        maker = box.manufactories[s.manufactory_of[stop.city]]
        if wanted is not None and maker.luxury != wanted:
            continue
        free = stop.city in there and stop.city not in used
        if stop.worked or not (stop.placeholder or free):  # NOV-TA1
            continue
        reach = {source: good for source, good in there.items() if source == HOLD or source in left}  # NOV-TA2 NOV-R17
        covered = None if stop.placeholder else stop.city
        for number, recipe in enumerate(maker.recipes):
            if len(recipe.goods) >= inputs:
                for sources in picks(recipe.goods, reach, used):
                    yield Production(stop.city, number, sources, covered)


def entered(production: Production, *, named: bool) -> tuple[Inner, ...]:
    """Return the steps that enter a production; its stop comes first unless the action has named it (NOV-A6)."""
    begun: tuple[Inner, ...] = () if named else (ChooseManufactory(production.stop),)
    return (*begun, ChooseRecipe(production.recipe), *map(ChooseSource, production.sources))


def luxury_sets(
    box: NovgorodBox,
    s: NovgorodState,
    seat: Seat,
    number: int,
    used: AbstractSet[str],
    made: tuple[Production, ...] = (),
) -> Iterator[tuple[Production, ...]]:
    """Yield every choice of different luxuries, their stops from left to right (NOV-TC1, NOV-A9)."""
    if not number:
        yield made
        return
    order = [stop.city for stop in s.route]
    luxuries = {luxury_at(box, s, each.stop) for each in made}
    after = order.index(made[-1].stop) if made else -1
    for each in productions(box, s, seat, used):
        if order.index(each.stop) > after and luxury_at(box, s, each.stop) not in luxuries:
            yield from luxury_sets(box, s, seat, number - 1, used | set(each.used), (*made, each))


def luxury_at(box: NovgorodBox, s: NovgorodState, city: str) -> str:
    """Return what the manufactory of a city makes."""
    return box.manufactories[s.manufactory_of[city]].luxury


def ways(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> Iterator[CompoundOption]:
    """Yield every option that goods and manufactories allow, whether the ducats suffice or not."""
    found = {"produce": _producing, "row": _fulfilling, "career": _climbing, "special": _special}[frame.aim]
    yield from found(box, s, frame)


def wholes(
    box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, cover: FeeCover | None = None
) -> Iterator[CompoundOption]:
    """Yield every option that the rules allow: it can be paid, and leaves enough for the fees.

    `cover` is what `cover_after` would return, if somebody has it already.
    """
    for whole in ways(box, s, frame):
        cover = cover or cover_after(box, s, frame)
        if whole.ducats <= cover.ducats and is_solvent(box, s, frame, whole, cover):
            yield whole


def _producing(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> Iterator[CompoundOption]:
    for each in productions(box, s, frame.seat, frozenset(), at=frame.stop):
        yield CompoundOption(entered(each, named=True), productions=(each,))


def _fulfilling(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> Iterator[CompoundOption]:
    assert frame.order is not None
    assert frame.row is not None
    asked = box.row(frame.order, frame.row)
    if asked[0] in box.luxuries:
        for each in productions(box, s, frame.seat, frozenset(), asked[0]):  # NOV-TB2
            yield CompoundOption(entered(each, named=False), productions=(each,))
    else:
        for sources in picks(asked, available(box, s, frame.seat), frozenset()):  # NOV-TB2
            yield CompoundOption(tuple(map(ChooseSource, sources)), sources)


def _climbing(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> Iterator[CompoundOption]:
    step = lowest_free(box, s, frame.seat)
    if step is None:
        return
    for sources in different_goods(step.goods, available(box, s, frame.seat)):  # NOV-TC1
        for made in luxury_sets(box, s, frame.seat, step.luxuries, frozenset(sources)):
            steps = [*map(ChooseSource, sources), *(inner for each in made for inner in entered(each, named=False))]
            yield CompoundOption(tuple(steps), sources, made, step.ducats)  # NOV-R5


def _special(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> Iterator[CompoundOption]:
    place = next(at for at, each in enumerate(s.column) if each.card == frame.card)
    part = box.parts[s.column[place].card, s.column[place].part]
    cost = part.cost + skipped(s.options, s.column, place) * box.file.special_orders.cost_per_card_above  # NOV-XS3
    cost -= min(cost, s.turn.discount)  # NOV-XS4
    ways: list[tuple[tuple[Inner, ...], int, bool]] = [((), cost, False)]
    if cost and has_privilege(box, s, frame.seat, "order_discount"):  # NOV-A10
        less = cost - min(cost, box.privileges.order_discount)  # NOV-XS4
        ways = [((UseDiscount(YES),), less, True), ((UseDiscount(NO),), cost, False)]
    for sources in picks(part.goods, available(box, s, frame.seat), frozenset()):
        makings: list[tuple[Production, ...]] = [()]
        if part.luxury:
            makers = productions(box, s, frame.seat, set(sources), part.luxury, part.luxury_inputs)  # NOV-XS5
            makings = [(each,) for each in makers]
        for made in makings:
            entry = [*map(ChooseSource, sources), *(inner for each in made for inner in entered(each, named=False))]
            for begun, ducats, discount in ways:
                yield CompoundOption((*begun, *entry), sources, made, ducats, discount)


def is_solvent(
    box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, whole: CompoundOption, cover: FeeCover
) -> bool:
    """Return True if the fees can still be paid after an option (NOV-TZ2)."""
    if cover.safe_after(whole.ducats, privilege=not whole.discount):
        return True
    worked = [each.stop for each in whole.productions]
    plain = frame.aim == "produce"
    gained = gain_of(box, s, whole.productions[0])[1] if plain else 0
    merchant = not (plain and s.merchant in worked)
    return cover.suffices(gained - whole.ducats, whole.used, worked, privilege=not whole.discount, merchant=merchant)


def cover_after(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> FeeCover:
    """Return what covers the fees once an action is done: a career step covers its own privilege."""
    return FeeCover(box, s, frame.seat, climbed=1 if frame.aim == "career" else 0)


def gain_of(box: NovgorodBox, s: NovgorodState, made: Production) -> tuple[int, int]:
    """Return the seals and ducats of a plain production, the merchant's included (NOV-TA4, NOV-XM1, NOV-XM2)."""
    recipe = box.manufactories[s.manufactory_of[made.stop]].recipes[made.recipe]
    seals, ducats = recipe.seals, recipe.ducats  # NOV-TA4
    if s.merchant == made.stop:
        if s.options.merchant_side == "back":
            seals += box.file.merchant.back_seals  # NOV-XM2
        elif not s.turn.merchant:
            ducats += box.file.merchant.front_ducats  # NOV-XM1 NOV-R27
    return seals, ducats
