"""What ports and ranks are worth to a player of Borneo: flags in sight, who would take what, whose turn is next."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

from kontor.bots.games.borneo.prices import Prices
from kontor.core import Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.flags import sharing_order
from kontor.games.borneo.phases.distribution import by_rank
from kontor.games.borneo.state import BorneoState

Ladders = Mapping[str, Sequence[Seat]]
Counts = tuple[int, ...]


class CargoLaying(NamedTuple):
    """A hand card laid at a port: the flags that stay visible from then on, and the companies that share out."""

    card: str
    slot: int
    port: str
    counts: Counts
    cards: int
    companies: tuple[str, ...]
    monopoly: bool


class Flags:
    """The flags of one box as numbers, in the order of its companies."""

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.upper = {c.id: tuple(c.upper_row.count(company) for company in box.companies) for c in box.cargo.values()}
        self.lay = lru_cache(maxsize=1 << 9)(self.laid)
        self.none: Counts = (0,) * len(box.companies)
        places = {company: place for place, company in enumerate(box.companies)}
        self.shown = {
            c.id: tuple((flag, places[flag], c.flags.count(flag)) for flag in dict.fromkeys(c.flags))
            for c in box.cargo.values()
        }
        """By card: its companies, that of the first flag first, each with its place and its number of flags."""

    def covered(self, cards: Sequence[str]) -> Counts:
        """Return the flags that stay visible when one more card is laid (thought 5: the lower row vanishes)."""
        if not cards:
            return self.none
        return tuple(map(sum, zip(*[self.upper[card] for card in cards], strict=True)))

    def laid(self, slot: int, port: str, cards: tuple[str, ...], card: str) -> CargoLaying:
        """Return what laying a card would bring about (thoughts 5 and 14: the first flag can decide)."""
        numbers, covered = self.box.ports[port], self.covered(cards)
        reached = [
            (company, covered[place] + flags)
            for company, place, flags in self.shown[card]
            if covered[place] + flags >= numbers.monopoly
        ]
        companies: tuple[str, ...] = ()
        if reached:
            first = reached[0] if numbers.edition == "board" else max(reached, key=lambda pair: pair[1])
            companies = (first[0],)
        elif len(cards) + 1 == numbers.limit:
            companies = tuple(sharing_order(self.box, [*cards, card]))
        staying = tuple(map(add, covered, self.upper[card]))
        return CargoLaying(card, slot, port, staying, len(cards) + 1, companies, bool(reached))

    def layings(self, s: BorneoState, hand: Sequence[str]) -> list[CargoLaying]:
        """Return every hand card at every open port."""
        ports = [(slot, port, tuple(s.cargo[slot])) for slot, port in enumerate(s.ports) if port]
        return [self.lay(slot, port, cards, card) for card in hand for slot, port, cards in ports]


def takers(laying: CargoLaying, ladders: Ladders) -> Sequence[Seat]:
    """Return who picks in a distribution, in order; after the last the first picks again."""
    if laying.monopoly:
        return ladders[laying.companies[0]]
    return by_rank([ladders[company] for company in laying.companies])


def in_one_card(box: BorneoBox, port: str, counts: Sequence[int], cards: int) -> bool:
    """Return True if the next player can probably end a port with one card (thought 6)."""
    numbers = box.ports[port]
    return cards + 1 >= numbers.limit or max(counts) + 3 >= numbers.monopoly


class Expectations:
    """What ranks and visible flags promise at certain prices; results are remembered."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.rank_worth = lru_cache(maxsize=1 << 8)(self.rank_worth_of)
        self.share = lru_cache(maxsize=1 << 8)(self.share_of)
        self.chances = lru_cache(maxsize=1 << 8)(self.chances_of)

    def rank_worth_of(self, length: int, rank: int) -> float:
        """Return the cards that a merchant can expect from one distribution of its company (thoughts 1 and 8).

        The only merchant takes all cards of a monopoly; far down a long ladder there is nothing left.
        """
        prices = self.prices
        monopoly = sum(pick % length == rank for cards in (3, 4) for pick in range(cards)) / 2
        shared = prices.shared_picks[rank] if rank < len(prices.shared_picks) else 0.0
        first = 0.0 if rank else prices.first_choice
        return prices.monopoly_part * monopoly + (1 - prices.monopoly_part) * shared + first

    def share_of(self, ladder: tuple[Seat, ...], seat: Seat, least: int = 1) -> float:
        """Return the cards that a player's merchants of one company can expect from a ladder.

        The ladder counts as one of at least `least` ranks.
        """
        length, worth = max(len(ladder), least), self.rank_worth
        return sum([worth(length, rank) for rank, owner in enumerate(ladder) if owner == seat])

    def chances_of(self, monopoly: int, counts: Counts) -> tuple[float, ...]:
        """Return each company's chance of the monopoly of a port with these flags."""
        return tuple([self.nearness(monopoly - flags) for flags in counts])

    def nearness(self, short: int) -> float:
        """Return the chance of a monopoly if `short` flags are lacking."""
        found = self.prices.monopoly_chances
        return found[max(0, short)] if short < len(found) else 0.0
