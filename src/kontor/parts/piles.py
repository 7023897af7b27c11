"""What is known of cards that come from a draw pile which is reshuffled from its open discard pile.

Pile 0 is the first deck, pile 1 the first reshuffle, and so on. Everybody sees which cards are shuffled in, so that
of every card nobody has seen since, it is known from which pile it comes; and hands lie in the order of drawing.
"""

from collections.abc import Iterable, Mapping, Sequence

from kontor.core import Rng, Seat


def by_pile(cards: Iterable[str], pile_of: Mapping[str, int], reshuffles: int) -> tuple[tuple[str, ...], ...]:
    """Return the cards, sorted, by the pile that they come from."""
    if not reshuffles:
        return (tuple(sorted(cards)),)
    piles: list[list[str]] = [[] for _ in range(reshuffles + 1)]
    for card in sorted(cards):
        piles[pile_of[card]].append(card)
    return tuple(map(tuple, piles))


def count_by_pile(cards: Sequence[str], pile_of: Mapping[str, int], reshuffles: int) -> tuple[int, ...]:
    """Return how many of the cards come from each pile."""
    if not reshuffles:
        return (len(cards),)
    counts = [0] * (reshuffles + 1)
    for card in cards:
        counts[pile_of[card]] += 1
    return tuple(counts)


def deal(
    unseen: Sequence[Sequence[str]],
    counts: Sequence[Sequence[int]],
    seat: Seat | None,
    hand: Sequence[str],
    rng: Rng,
) -> tuple[list[list[str]], list[str]]:
    """Return possible hands, each card from the pile it can come from, and the draw pile that is left.

    `counts` says for every seat how many of its cards come from which pile; the seat that imagines keeps its hand.
    """
    pools = [rng.shuffled(pile) for pile in unseen]
    hands = [
        list(hand) if other == seat else [pools[pile].pop() for pile, count in enumerate(drawn) for _ in range(count)]
        for other, drawn in enumerate(counts)
    ]
    return hands, [card for pool in pools for card in pool]


def known_piles(unseen: Sequence[Sequence[str]], counts: Sequence[int], hand: Sequence[str]) -> dict[str, int]:
    """Return the pile of every card that a seat has not seen and of every card of its own hand."""
    pile_of = {card: pile for pile, cards in enumerate(unseen) for card in cards}
    own = (pile for pile, count in enumerate(counts) for _ in range(count))
    return pile_of | dict(zip(hand, own, strict=True))
