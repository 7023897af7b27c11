"""What ports and ranks are worth to a player of Borneo: flags in sight, who would take what, whose turn is next."""

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

from kontor.bots.games.borneo.prices import Prices
from kontor.bots.games.borneo.standing import Standing
from kontor.core import Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.flags import sharing_order
from kontor.games.borneo.phases.distribution import by_rank
from kontor.games.borneo.state import BorneoState

Counts = tuple[int, ...]


OpenPorts = tuple[tuple[int, str, tuple[str, ...]], ...]
"""The open ports: slot, port, and the cargo cards in the order laid."""


class PortOutlook(NamedTuple):
    """A port with the cards that lie there, while it stays open: each company's chance of its monopoly."""

    chances: tuple[float, ...]
    ends: bool
    """Whether the next player can probably end it with one card."""


class CargoLaying(NamedTuple):
    """A hand card laid at a port: what can be seen of it from then on, and the companies that share out."""

    card: str
    slot: int
    port: str
    cards: int
    companies: tuple[str, ...]
    monopoly: bool
    then: PortOutlook


class Flags:
    """The flags of one box as numbers, in the order of its companies, and what they promise at certain prices."""

    def __init__(self, box: BorneoBox, expectations: "Expectations") -> None:
        self.box, self.chances = box, expectations.chances
        self.upper = {c.id: tuple(c.upper_row.count(company) for company in box.companies) for c in box.cargo.values()}
        self.outlook = lru_cache(maxsize=1 << 8)(self.outlook_of)
        self.nearness = lru_cache(maxsize=1 << 8)(self.nearness_of)
        self.at = lru_cache(maxsize=1 << 7)(self.layings_at)
        self.triple = {card.id: card.triple for card in box.cargo.values()}
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

    def outlook_of(self, port: str, cards: tuple[str, ...]) -> PortOutlook:
        """Return what a port promises while it stays open with these cards (thoughts 5 and 6)."""
        return self.outlook_at(port, self.covered(cards), len(cards))

    def outlook_at(self, port: str, counts: Counts, cards: int) -> PortOutlook:
        """Return the same by the flags that stay visible, and the number of cards."""
        chances = self.chances(self.box.ports[port].monopoly, counts)
        return PortOutlook(chances, cards > 0 and in_one_card(self.box, port, counts, cards))

    def nearness_of(self, later: float, ports: OpenPorts) -> dict[str, float]:
        """Return by company the monopolies to come: `later` ones, and its chances at all open ports."""
        found = [later] * len(self.none)
        for _, port, cards in ports:
            found = list(map(add, found, self.outlook(port, cards).chances))
        return dict(zip(self.box.companies, found, strict=True))

    def layings_at(self, slot: int, port: str, cards: tuple[str, ...]) -> "LayingsAt":
        """Return by card what laying it at a port brings about."""
        return LayingsAt(self, slot, port, cards)

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
        then = self.outlook_at(port, staying, len(cards) + 1)
        return CargoLaying(card, slot, port, len(cards) + 1, companies, bool(reached), then)

    def layings(self, ports: OpenPorts, hand: Sequence[str]) -> list[CargoLaying]:
        """Return every hand card at every open port."""
        layings = [self.at(*port) for port in ports]
        return [at[card] for card in hand for at in layings]


class LayingsAt(dict[str, CargoLaying]):
    """By card: what laying it at a port brings about, filled as needed."""

    def __init__(self, flags: Flags, slot: int, port: str, cards: tuple[str, ...]) -> None:
        super().__init__()
        self.flags, self.slot, self.port, self.cards = flags, slot, port, cards

    def __missing__(self, card: str) -> CargoLaying:
        """Find out about a card that nobody has asked for yet."""
        found = self[card] = self.flags.laid(self.slot, self.port, self.cards, card)
        return found


def open_ports(s: BorneoState) -> OpenPorts:
    """Return the open ports with their cards."""
    return tuple([(slot, port, tuple(s.cargo[slot])) for slot, port in enumerate(s.ports) if port])


class Picks(NamedTuple):
    """Who picks in a distribution, in order; after the last the first picks again."""

    merchants: tuple[Seat, ...]
    own: tuple[int, ...]
    """The picks of the player: 0 is the first."""


@lru_cache(maxsize=1 << 10)
def picks_of(ladders: tuple[tuple[Seat, ...], ...], cards: int, seat: Seat) -> Picks:
    """Return who picks when the companies with these ladders share out some cards."""
    merchants = tuple(by_rank(ladders))
    count = len(merchants)
    return Picks(merchants, tuple([pick for pick in range(cards) if merchants[pick % count] == seat] if count else []))


def in_one_card(box: BorneoBox, port: str, counts: Sequence[int], cards: int) -> bool:
    """Return True if the next player can probably end a port with one card (thought 6)."""
    numbers = box.ports[port]
    return cards + 1 >= numbers.limit or max(counts) + 3 >= numbers.monopoly


class Expectations:
    """What ranks and visible flags promise at certain prices; results are remembered."""

    def __init__(self, box: BorneoBox, prices: Prices) -> None:
        self.box, self.prices = box, prices
        self.rank_worth = lru_cache(maxsize=1 << 8)(self.rank_worth_of)
        self.share = lru_cache(maxsize=1 << 8)(self.share_of)
        self.chances = lru_cache(maxsize=1 << 8)(self.chances_of)
        self.standing = lru_cache(maxsize=1 << 8)(self.standing_of)

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

    def standing_of(self, ladders: tuple[tuple[Seat, ...], ...], seat: Seat, seats: int, board: bool) -> Standing:
        """Return what a player's merchants promise; the ladders are in the order of the companies."""
        shares = {
            company: self.share(ladder, seat) for company, ladder in zip(self.box.companies, ladders, strict=True)
        }
        return Standing(self.box, self.prices, ladders, shares, seat, self.prices.rivals_point / (seats - 1), board)

    def chances_of(self, monopoly: int, counts: Counts) -> tuple[float, ...]:
        """Return each company's chance of the monopoly of a port with these flags."""
        return tuple([self.nearness(monopoly - flags) for flags in counts])

    def nearness(self, short: int) -> float:
        """Return the chance of a monopoly if `short` flags are lacking."""
        found = self.prices.monopoly_chances
        return found[max(0, short)] if short < len(found) else 0.0
