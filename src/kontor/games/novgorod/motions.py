"""What each event moves from where to where, and what it marks where its own fields say too much or too little."""

from typing import TYPE_CHECKING

from kontor.core import Motion, Ref

if TYPE_CHECKING:
    from kontor.games.novgorod import events


def player_alone(event: "events.SideChosen | events.PrivilegeUsed | events.StepCovered") -> tuple[Ref, ...]:
    """Return the player."""
    return (f"seat:{event.seat}",)


def kontor_to_owner(event: "events.KontorPicked | events.KontorBought") -> tuple[Motion, ...]:
    """Return the kontor, to its owner."""
    return (Motion("kontor", f"city:{event.city}", f"seat:{event.seat}"),)


def open_order_to_owner(event: "events.OrderTaken") -> tuple[Motion, ...]:
    """Return the order, to its owner."""
    return (Motion(f"order:{event.order}", "order:deck", f"seat:{event.seat}"),)


def drawn_order_to_owner(event: "events.OrderDrawn") -> tuple[Motion, ...]:
    """Return the order, from the deck."""
    return (Motion(f"order:{event.order}" if event.order else "order", "order:deck", f"seat:{event.seat}"),)


def orders_from_deck(event: "events.OrdersOpened") -> tuple[Motion, ...]:
    """Return the orders, from the deck."""
    return tuple(Motion(f"order:{order}", "order:deck") for order in event.orders)


def ship_along_route(event: "events.RouteLaid") -> tuple[Motion, ...]:
    """Return the ship, from stop to stop."""
    return tuple(
        Motion("ship", f"city:{one}", f"city:{other}") for one, other in zip(event.stops, event.stops[1:], strict=False)
    )


def seals_of_bonus(event: "events.BonusGained") -> tuple[Motion, ...]:
    """Return the seals of the bonus card."""
    return (Motion(f"seal:{event.seals}", f"bonus:{event.bonus}", f"seat:{event.seat}"),)


def luxury_from_manufactory(event: "events.LuxuryProduced") -> tuple[Motion, ...]:
    """Return the luxury, from its manufactory."""
    return (Motion(f"luxury:{event.luxury}", f"city:{event.city}", f"seat:{event.seat}"),)


def goods_from_owner(event: "events.GoodsConsumed") -> tuple[Motion, ...]:
    """Return the goods, from their owner."""
    return tuple(Motion(f"good:{good}", f"seat:{event.seat}") for good in event.goods)


def seals_of_order(event: "events.RowFulfilled") -> tuple[Motion, ...]:
    """Return the seals."""
    return (Motion(f"seal:{event.seals}", f"order:{event.order}", f"seat:{event.seat}"),)


def order_at_owner(event: "events.OrderPlaced") -> tuple[Motion, ...]:
    """Return the order."""
    return (Motion(f"order:{event.order}", f"seat:{event.seat}", f"seat:{event.seat}"),)


def player_and_order(event: "events.OrderPlaced") -> tuple[Ref, ...]:
    """Return the player and the order."""
    return (f"seat:{event.seat}", f"order:{event.order}")


def seals_of_special(event: "events.SpecialFulfilled") -> tuple[Motion, ...]:
    """Return the seals."""
    return (Motion(f"seal:{event.seals}", f"special_order:{event.card}", f"seat:{event.seat}"),)


def marker_from_deck(event: "events.MarkerTaken") -> tuple[Motion, ...]:
    """Return the order, from the deck."""
    return (Motion("order", "order:deck", f"seat:{event.seat}"),)


def good_into_hold(event: "events.GoodStored") -> tuple[Motion, ...]:
    """Return the good, into the hold."""
    return (Motion(f"good:{event.good}", f"city:{event.city}", f"seat:{event.seat}"),)


def good_from_hold(event: "events.GoodLost") -> tuple[Motion, ...]:
    """Return the good, from the hold."""
    return (Motion(f"good:{event.good}", f"seat:{event.seat}"),)


def ducats_of_kontor(event: "events.IncomeTaken") -> tuple[Motion, ...]:
    """Return the ducats of the kontor."""
    return (Motion(f"ducats:{event.ducats}", f"city:{event.city}", f"seat:{event.seat}"),)


def ducats_to_owner(event: "events.DucatsGained") -> tuple[Motion, ...]:
    """Return the ducats."""
    return (
        Motion(f"ducats:{event.ducats}", "figure:merchant" if event.by == "merchant" else "", f"seat:{event.seat}"),
    )


def seals_of_merchant(event: "events.MerchantSeal") -> tuple[Motion, ...]:
    """Return the seals."""
    return (Motion(f"seal:{event.seals}", "figure:merchant", f"seat:{event.seat}"),)


def ducats_from_owner(event: "events.FeesPaid") -> tuple[Motion, ...]:
    """Return the ducats."""
    return (Motion(f"ducats:{event.ducats}", f"seat:{event.seat}"),)


def merchant_to_city(event: "events.MerchantMoved") -> tuple[Motion, ...]:
    """Return the merchant."""
    return (Motion("figure:merchant", "figure:merchant", f"city:{event.city}"),)


def pirate_to_city(event: "events.PirateMoved") -> tuple[Motion, ...]:
    """Return the pirate."""
    return (Motion("figure:pirate", "figure:pirate", f"city:{event.city}"),)


def special_order_away(event: "events.SpecialMoved") -> tuple[Motion, ...]:
    """Return the card."""
    return (Motion(f"special_order:{event.card}"),)


def seals_to_owner(event: "events.SealsGained") -> tuple[Motion, ...]:
    """Return the seals."""
    return (Motion(f"seal:{event.seals}", "", f"seat:{event.seat}"),)


def bonus_away(event: "events.BonusRemoved") -> tuple[Motion, ...]:
    """Return the card, which leaves the game."""
    return (Motion(f"bonus:{event.bonus}"),)
