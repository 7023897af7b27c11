"""A possible world from a view: the unseen orders dealt again to deck, cover, hidden hands and markers."""

from kontor.core import Rng
from kontor.games.novgorod.state import (
    BONUSES,
    CAREERS,
    MANUFACTORIES,
    ORDERS,
    SPECIAL_ORDERS,
    START_CITIES,
    NovgorodState,
)
from kontor.games.novgorod.view import NovgorodView


def determinize(view: NovgorodView, rng: Rng) -> NovgorodState:
    """Return a state that has exactly this view; its secrets and its future luck come from rng."""
    pool, players = rng.shuffled(view.unseen), view.players
    hands, markers = [], []
    for seat, player in enumerate(players):
        if seat == view.seat:
            hands.append(list(view.hand))
            markers.append(list(view.markers))
            continue
        hands.append([*player.hand, *(pool.pop() for _ in range(player.hidden))])
        shown = view.shown_markers[seat] if view.shown_markers else [pool.pop() for _ in range(player.markers)]
        markers.append(list(shown))
    known = sorted(order for player in players for order in player.hand)
    return NovgorodState(
        seed=rng.bytes(32),
        seats=len(players),
        draws=dict.fromkeys((MANUFACTORIES, ORDERS, SPECIAL_ORDERS, BONUSES, CAREERS, START_CITIES), 1),
        frames=list(view.frames),
        options=view.options,
        start_player=view.start_player,
        active=view.active,
        round=view.round,
        last_round=view.last_round,
        manufactory_of=view.manufactory_of,
        stacks={city: list(prices) for city, prices in view.stacks.items()},
        cover=pool.pop() if view.options.special_orders else None,
        deck=pool,
        open_orders=list(view.open_orders),
        bonuses=view.bonuses.copy(),
        bonus_of={bonus: list(seats) for bonus, seats in view.bonus_of.items()},
        bonus_now={bonus: list(seats) for bonus, seats in view.bonus_now.items()},
        column=list(view.column),
        merchant=view.merchant,
        pirate=view.pirate,
        ducats=[player.ducats for player in players],
        seals=[parts.copy() for parts in view.seals_by_source],
        speeds=[player.speed for player in players],
        kontors=[list(player.kontors) for player in players],
        holds=[player.hold for player in players],
        careers=[player.career for player in players],
        sides=[player.side for player in players],
        covered=[player.covered for player in players],
        hands=hands,
        aside=[list(player.aside) for player in players],
        filed=[list(player.filed) for player in players],
        markers=markers,
        unmarked=[player.unmarked for player in players],
        known=known,
        picked=[player.picked for player in players],
        route=list(view.route),
        turn=view.turn,
    )
