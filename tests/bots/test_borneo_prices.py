"""The prices of Borneo's policy: policies keep to their own, and every style is a player of its own."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from kontor.bots.games.borneo.policy import BorneoPolicy
from kontor.bots.games.borneo.position import BorneoPosition
from kontor.bots.games.borneo.prices import STYLES, Prices
from kontor.core import Action, Seat, no_emit, seeded
from kontor.games.borneo import GAME, BorneoState
from kontor.games.borneo.actions import Attack, SkipMerchant, SkipOrder

OTHER = Prices(first_choice=1.0, monopoly_chances=(0.9, 0.1), unit_at_end=2.0, own_share=2.0, cargo_card=3.0)
"""Prices that change every result that is remembered."""


class Asked(NamedTuple):
    """A position in which there is something to decide."""

    world: BorneoState
    seat: Seat
    legal: Sequence[Action]


@cache
def positions() -> tuple[Asked, ...]:
    """Return the positions of two random matches, one in each edition."""
    found, rng = [], seeded(11)
    for edition in ("board", "card"):
        state = GAME.start(4, GAME.options({"edition": edition}), rng.bytes(32))
        while deciders := GAME.deciders(state):
            legal = GAME.legal_actions(state, deciders[0])
            if len(legal) > 1:
                found.append(Asked(state.clone(), deciders[0], legal))
            GAME.advance(state, deciders[0], rng.pick(legal), no_emit)
    return tuple(found)


def decisions(policy: BorneoPolicy) -> list[Action]:
    """Return what a policy decides in these positions."""
    rng = seeded(0)
    return [policy.choose(asked.world, asked.seat, asked.legal, rng) for asked in positions()]


@cache
def decisions_at(prices: Prices) -> list[Action]:
    """Return what a policy of its own decides in these positions at certain prices."""
    return decisions(BorneoPolicy(GAME, prices))


def plain_and_styled(style: str) -> tuple[list[Action], list[Action]]:
    """Return what the plain policy and one of a style decide in these positions."""
    return decisions_at(Prices()), decisions_at(STYLES[style])


def test_what_is_remembered_at_some_prices_is_not_used_at_others() -> None:
    """The first to ask does not decide what the others are told."""
    for first, second in ((Prices(), OTHER), (OTHER, Prices())):
        found = []
        for book in (BorneoPolicy(GAME, first).book, BorneoPolicy(GAME, second).book):
            world = positions()[0].world
            promise = book.goods.promise((2, 0, 0, 1), 0, book.goods.display(world), 5)
            ranks, flags = book.expectations.share((0, 1), 0), book.expectations.chances(6, (5, 0, 0, 0))
            found.append((promise, book.goods.income(world), ranks, flags))
        assert all(one != other for one, other in zip(*found, strict=True))


def test_a_hoarder_passes_over_more_orders() -> None:
    """In the same positions as the plain policy."""
    plain, styled = [[type(action) for action in each] for each in plain_and_styled("hoarder")]
    assert styled.count(SkipOrder) > plain.count(SkipOrder)


def test_a_builder_leaves_its_merchants_alone_less_often() -> None:
    """In the same positions as the plain policy."""
    plain, styled = [[type(action) for action in each] for each in plain_and_styled("builder")]
    assert styled.count(SkipMerchant) < plain.count(SkipMerchant)


def test_a_denier_attacks_the_leading_rival_more_often() -> None:
    """In the same positions as the plain policy."""
    book = BorneoPolicy(GAME).book

    def hits_leader(action: Action, asked: Asked) -> bool:
        if not isinstance(action, Attack):
            return False
        defender = asked.world.ladders[action.company][action.defender_rank - 1]
        return defender == BorneoPosition(book, *asked).leader

    plain, styled = [sum(map(hits_leader, each, positions())) for each in plain_and_styled("denier")]
    assert styled > plain
