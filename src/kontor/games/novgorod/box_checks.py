"""Checks of component files: a file that passes can be played to the end, and has a text for everything in it."""

from collections.abc import Iterator

from kontor.core import box_checks
from kontor.games.novgorod.component_schema import PARTS, BoxError, Career, Manufactory, NovgorodFile, SpecialOrderPart

SEATS = (2, 3, 4)
DECISIONS = 8216
"""Maximum number of decisions in a match (NOV-I12, NOV-I15)."""
TURN, SLOTS, STEPS = 50, 6, 5
"""Maximum number of decisions in a turn, with this many slots and career steps (NOV-I15)."""
PER_SLOT = 6
"""Maximum number of decisions that a further slot adds: it is laid, and its kontor and its manufactory are used."""
CITIES = ("novgorod", "riga", "danzig", "luebeck", "antwerp", "london", "bergen", "visby")
GOODS = ("furs", "grain", "amber", "salt", "cloth", "wool", "fish", "glass")
LUXURIES = ("clothing", "jewellery", "provisions")
BONUSES = ("kontor8", "route5", "luxury_merchant", "orders3", "career3", "diversity")
MANUFACTORIES = tuple(f"m_{good}" for good in GOODS)
CAREERS = ("c1", "c2", "c3", "c4")
SPECIALS = ("s1", "s2", "s3", "s4")
ORDERS = tuple(f"o{number}" for number in range(1, 25))


def faults(file: NovgorodFile) -> Iterator[box_checks.BoxError]:
    """Yield what is wrong; a later check may rely on the earlier ones."""
    yield from faults_of_ids(file)
    yield from faults_of_figures(file)
    yield from faults_of_cities(file)
    for maker in file.manufactory:
        yield from faults_of_manufactory(maker)
    for order in file.order:
        for row in (order.upper, order.lower):
            if not is_row(row):
                yield BoxError("components-row", order=order.id)
    for career in file.career:
        yield from faults_of_career(career)
    numbers = {(career.card, career.number) for career in file.career}
    if len(numbers) != len(CAREERS) or len({number for _, number in numbers}) != len(CAREERS):
        yield BoxError("components-number")
    for part in file.special_order_part:
        yield from faults_of_part(part)
    yield from faults_of_supplies(file)


def faults_of_ids(file: NovgorodFile) -> Iterator[box_checks.BoxError]:
    """Cities, cards and levels are those that have texts, each once."""
    sides = [f"{card}_{side}" for card in CAREERS for side in ("front", "back")]
    parts = [f"{card}_{part.lower()}" for card in SPECIALS for part in PARTS]
    lists: dict[str, tuple[list[str], tuple[str, ...]]] = {
        "city": ([city.id for city in file.city], CITIES),
        "manufactory": ([maker.id for maker in file.manufactory], MANUFACTORIES),
        "order": ([order.id for order in file.order], ORDERS),
        "career": ([career.id for career in file.career], tuple(sides)),
        "bonus": ([bonus.id for bonus in file.bonus], BONUSES),
        "special_order_part": ([part.id for part in file.special_order_part], tuple(parts)),
    }
    yield from box_checks.repeated_ids({name: ids for name, (ids, _) in lists.items()})
    yield from box_checks.unknown_ids(lists)
    wrong = [career.id for career in file.career if career.id != f"{career.card}_{career.side}"]
    wrong += [part.id for part in file.special_order_part if part.id != f"{part.card}_{part.part.lower()}"]
    for id_ in wrong:
        yield BoxError("components-id", id=id_)


def faults_of_figures(file: NovgorodFile) -> Iterator[box_checks.BoxError]:
    """No figure is below what the rules need."""
    setup, limits = file.setup, file.limits
    least = {
        "speed": (setup.speed, 1),
        "orders_dealt": (setup.orders_dealt, 0),
        "intro_kontors": (setup.intro_kontors, 0),
        "intro_orders": (setup.intro_orders, 0),
        "open_orders_beside_players": (setup.open_orders_beside_players, 0),
        "open_orders": (limits.open_orders, 0),
        "end_seals": (limits.end_seals, 1),
        "safety_round": (limits.safety_round, 1),
        "prices.order": (file.prices.order, 0),
        "rewards.upper": (file.rewards.upper, 0),
        "rewards.lower": (file.rewards.lower, 0),
        "rewards.lower_same_turn": (file.rewards.lower_same_turn, 0),
        "privileges.speed": (file.privileges.speed, 0),
        "privileges.income": (file.privileges.income, 0),
        "privileges.order_discount": (file.privileges.order_discount, 0),
        "privileges.seal": (file.privileges.seal, 0),
        "front_ducats": (file.merchant.front_ducats, 0),
        "back_seals": (file.merchant.back_seals, 0),
        "front_penalty": (file.pirate.front_penalty, 0),
        "cost_second_most": (file.pirate.cost_second_most, 0),
        "cost_most_seals": (file.pirate.cost_most_seals, 0),
        "cost_per_card_above": (file.special_orders.cost_per_card_above, 0),
    }
    yield from box_checks.small_figures(least)
    if setup.orders_dealt + setup.intro_orders > limits.orders_in_progress:
        yield BoxError("components-progress")
    if file.privileges.order_discount > file.prices.order:
        yield BoxError("components-discount")
    for bonus in file.bonus:
        if min(bonus.high, bonus.low) < 0:
            yield BoxError("components-bonus", bonus=bonus.id)
    speeds = sorted(level.speed for level in file.ship_level)
    if speeds != list(range(setup.speed + 1, setup.speed + 1 + len(speeds))) or not speeds:
        yield BoxError("components-ships")
    if any(level.price < 0 for level in file.ship_level):
        yield BoxError("components-ships")


def faults_of_cities(file: NovgorodFile) -> Iterator[box_checks.BoxError]:
    """Each city has a place, a good, and as many kontors as players; the chord joins two that are not neighbours."""
    if sorted(city.ring for city in file.city) != list(range(len(CITIES))):
        yield BoxError("components-ring")
    if sorted(city.good for city in file.city) != sorted(GOODS):
        yield BoxError("components-goods")
    for city in file.city:
        figures = (*city.prices, city.income, city.harbour_fee)
        if len(city.prices) != max(SEATS) or list(city.prices) != sorted(city.prices) or min(figures) < 0:
            yield BoxError("components-city", city=city.id)
    places = {city.id: city.ring for city in file.city}
    if not set(file.map.chord) <= set(places) or (places[file.map.chord[0]] - places[file.map.chord[1]]) % len(
        CITIES
    ) in (0, 1, len(CITIES) - 1):
        yield BoxError("components-chord")
    if not {file.merchant.start_city, file.pirate.start_city} <= set(places):
        yield BoxError("components-start-city")


def faults_of_manufactory(maker: Manufactory) -> Iterator[box_checks.BoxError]:
    """A manufactory makes a luxury of up to three different goods (NOV-R38)."""
    if maker.luxury not in LUXURIES or not 1 <= len(maker.recipes) <= 3:
        yield BoxError("components-manufactory", manufactory=maker.id)
    for recipe in maker.recipes:
        goods = set(recipe.goods)
        if (
            not goods
            or len(goods) < len(recipe.goods)
            or not goods <= set(GOODS)
            or min(recipe.seals, recipe.ducats) < 0
        ):
            yield BoxError("components-recipe", manufactory=maker.id)


def is_row(row: tuple[str, ...]) -> bool:
    """Return True if a row asks for different goods, or for one luxury (NOV-R38)."""
    if len(row) == 1 and row[0] in LUXURIES:
        return True
    return bool(row) and len(set(row)) == len(row) and set(row) <= set(GOODS)


def faults_of_career(career: Career) -> Iterator[box_checks.BoxError]:
    """A career asks for something at every step, and what it asks for exists."""
    places = [step.step for step in career.steps]
    if not places or places != list(range(1, len(places) + 1)) or career.top_seals < 0:
        yield BoxError("components-career", career=career.id)
    for step in career.steps:
        if min(step.ducats, step.goods, step.luxuries, step.seals) < 0:
            yield BoxError("components-career", career=career.id)
        if not (step.ducats or step.goods or step.luxuries):
            yield BoxError("components-career", career=career.id)
        if step.goods > len(GOODS) or step.luxuries > len(LUXURIES):
            yield BoxError("components-career", career=career.id)


def faults_of_part(part: SpecialOrderPart) -> Iterator[box_checks.BoxError]:
    """A part asks for different goods, for a luxury, or for both."""
    goods = set(part.goods)
    asks = goods <= set(GOODS) and len(goods) == len(part.goods) and part.luxury in ("", *LUXURIES)
    if not asks or not (goods or part.luxury) or min(part.cost, part.seals, part.luxury_inputs) < 0:
        yield BoxError("components-part", part=part.id)


def faults_of_supplies(file: NovgorodFile) -> Iterator[box_checks.BoxError]:
    """There are orders and ducats for the introductory rounds, and the lists have the right lengths."""
    seats, setup = max(SEATS), file.setup
    needed = seats * setup.orders_dealt + seats + setup.open_orders_beside_players + 1 + seats * setup.intro_orders
    if len(file.order) < needed:
        yield BoxError("components-few-orders", needed=needed)
    if setup.ducats < (needed := ducats_needed(file)) or setup.intro_kontors > len(CITIES) - 1:
        yield BoxError("components-ducats", needed=needed)
    by_distinct = file.diversity.seals_by_distinct
    if len(by_distinct) != len(GOODS) + len(LUXURIES) + 1 or min(by_distinct) < 0:
        yield BoxError("components-diversity", length=len(GOODS) + len(LUXURIES) + 1)
    opened = file.first_game.bonus_cards
    if not set(opened) < set(BONUSES) or len(opened) != 2 or len(set(opened)) != 2:
        yield BoxError("components-first-game")
    if len(file.special_orders.start_parts) != len(SPECIALS):
        yield BoxError("components-column")
    picks = setup.intro_kontors + setup.intro_orders + 1
    most = (DECISIONS // seats - picks) // most_decisions(file) - 1
    if file.limits.safety_round > most:
        yield BoxError("components-long", rounds=file.limits.safety_round, most=most)


def ducats_needed(file: NovgorodFile) -> int:
    """Return ducats that suffice for the introductory rounds: expensive kontors, then the cheapest left (NOV-R6)."""
    setup = file.setup
    prices = sorted(city.prices[-1] for city in file.city)
    expensive = sum(prices[len(prices) - setup.intro_kontors + 1 :]) if setup.intro_kontors > 1 else 0
    last = prices[min(setup.intro_kontors, len(prices)) - 1] if setup.intro_kontors else 0
    return expensive + last + (setup.orders_dealt + setup.intro_orders) * file.prices.order


def most_decisions(file: NovgorodFile) -> int:
    """Return the maximum number of decisions in a turn (NOV-I15)."""
    slots = max(level.speed for level in file.ship_level) + file.privileges.speed
    steps = max(len(career.steps) for career in file.career)
    return TURN + PER_SLOT * max(0, min(slots, 2 * len(CITIES)) - SLOTS) + max(0, steps - STEPS)
