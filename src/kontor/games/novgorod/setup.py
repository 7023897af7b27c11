"""The opening position (NOV-S1 to NOV-S10): the map, the orders, the bonus and career cards, the expert parts."""

from kontor.core import Luck, Seat
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.frames import CareerSideFrame, IntroFrame, NovgorodFrame, TurnFrame
from kontor.games.novgorod.state import (
    BONUSES,
    CAREERS,
    MANUFACTORIES,
    ORDERS,
    SPECIAL_ORDERS,
    START_CITIES,
    NovgorodOptions,
    NovgorodState,
    SpecialOrder,
    Turn,
)


def pick_order(seats: int, start: Seat, picks: int) -> tuple[Seat, ...]:
    """Return who picks in the introductory rounds: from the right of the start player, counter-clockwise (NOV-N1)."""
    lap = tuple((start - 1 - place) % seats for place in range(seats))  # NOV-N1
    return lap * picks


def opening(box: NovgorodBox, seats: int, options: NovgorodOptions, seed: bytes) -> NovgorodState:
    """Return the opening position."""
    luck, given = Luck(seed), box.setup
    makers = luck.chance(MANUFACTORIES).shuffled(sorted(box.manufactories))  # NOV-S2
    merchant, pirate = start_cities(box, options, luck)  # NOV-XA1
    deck = luck.chance(ORDERS).shuffled(sorted(box.orders))  # NOV-S4
    hands = [[deck.pop() for _ in range(given.orders_dealt)] for _ in range(seats)]  # NOV-S4
    shown = [deck.pop() for _ in range(given.open_orders_beside_players + seats)]  # NOV-S4
    column: list[SpecialOrder] = []
    cover = None
    if options.special_orders:  # NOV-O7
        cards = luck.chance(SPECIAL_ORDERS).shuffled(box.special_orders)
        parts = box.file.special_orders.start_parts
        column = [SpecialOrder(card, part) for card, part in zip(cards, parts, strict=True)]  # NOV-XS1
        cover = deck.pop()  # NOV-XS1
    bonuses = list(box.file.first_game.bonus_cards)  # NOV-S6 NOV-O2
    if not options.first_game:
        bonuses = luck.chance(BONUSES).shuffled(sorted(box.bonuses))[: len(bonuses)]  # NOV-S6
    careers = luck.chance(CAREERS).shuffled(box.career_cards)[:seats]  # NOV-S7
    start = min(range(seats), key=lambda seat: box.number_of[careers[seat]])  # NOV-S8
    queue = pick_order(seats, start, given.intro_kontors + given.intro_orders)
    frames: list[NovgorodFrame] = [TurnFrame("begin"), IntroFrame(queue)]  # NOV-S10
    if not options.first_game:
        frames.append(CareerSideFrame((*range(start, seats), *range(start))))  # NOV-R8
    return NovgorodState(
        seed=seed,
        seats=seats,
        draws=luck.draws,
        frames=frames,
        options=options,
        start_player=start,
        active=start,
        round=0,
        last_round=None,
        manufactory_of=dict(zip(box.ring, makers, strict=True)),
        stacks={city: box.prices(city, seats) for city in box.ring},  # NOV-S3 NOV-D3
        deck=deck,
        open_orders=shown,
        cover=cover,
        bonuses=dict.fromkeys(sorted(bonuses), "high"),
        bonus_of={bonus: [] for bonus in sorted(bonuses)},
        bonus_now={bonus: [] for bonus in sorted(bonuses)},
        column=column,
        merchant=merchant,
        pirate=pirate,
        ducats=[given.ducats] * seats,  # NOV-S5 NOV-R35
        seals=[{} for _ in range(seats)],  # NOV-S5
        speeds=[given.speed] * seats,  # NOV-S5
        kontors=[[] for _ in range(seats)],
        holds=[None] * seats,
        careers=careers,
        sides=["front"] * seats,
        covered=[0] * seats,  # NOV-S7
        hands=hands,
        aside=[[] for _ in range(seats)],
        filed=[[] for _ in range(seats)],
        markers=[[] for _ in range(seats)],
        unmarked=[0] * seats,
        known=[],
        picked=[0] * seats,
        route=[],
        turn=Turn(),
    )


def start_cities(box: NovgorodBox, options: NovgorodOptions, luck: Luck) -> tuple[str | None, str | None]:
    """Return where merchant and pirate begin (NOV-XA1, NOV-O6, NOV-R41)."""
    if not options.merchant_and_pirate:
        return None, None  # NOV-O3
    if options.random_start_cities:
        merchant, pirate = luck.chance(START_CITIES).shuffled(box.ring)[:2]  # NOV-R41
        return merchant, pirate
    return box.file.merchant.start_city, box.file.pirate.start_city  # NOV-XA1
