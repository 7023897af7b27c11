"""What an action gives away for good although the player could still have it, from that player's view alone."""

from collections.abc import Sequence

from kontor.core import Action, Caution, Seat
from kontor.games.goa.actions import Bid, EndTurn, Fail, Harvest, Pay, UseTile
from kontor.games.goa.components import GoaBox
from kontor.games.goa.frames import ActionsFrame, BidFrame
from kontor.games.goa.rules import A3, E5, K8, K16
from kontor.games.goa.view import GoaView


def cautions(box: GoaBox, view: GoaView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
    """Return what an action gives away: money for later auctions, a harvest, a colony, a tile of this round."""
    seat = view.seat
    if seat is None:
        return ()
    match action, view.frames[-1]:
        case Bid(ducats), BidFrame(auction=auction) if ducats == view.players[seat].ducats:
            later = sum(place is not None for place in view.markers[auction.marker :])
            return (Caution("bid_all", A3, (), {"ducats": ducats, "later": later}),) if later else ()
        case Harvest(), _ if not free_fields(box, view, seat):
            return (Caution("full_harvest", K8),)
        case Fail(), _ if any(isinstance(each, Pay) for each in legal):
            return (Caution("payable_colony", K16, ("resource:colonists",)),)
        case EndTurn(), _ if is_last_turn(box, view, seat):
            return tuple(
                Caution("unused_tile", E5, (f"tile:{each.tile}",), {"tile": ("tile", each.tile)})
                for each in legal
                if isinstance(each, UseTile) and box.tiles[each.tile].category == "red"
            )
        case _:
            return ()


def free_fields(box: GoaBox, view: GoaView, seat: Seat) -> int:
    """Return how many spices still fit on a player's plantations and colonies."""
    return sum(box.fields[tile] - len(sacks) for tile, sacks in view.players[seat].storage.items())


def is_last_turn(box: GoaBox, view: GoaView, seat: Seat) -> bool:
    """Return True if this is the player's last action turn of the round for certain (GOA-K1, GOA-E1)."""
    if view.players[seat].extra_actions:
        return False
    begun = next((frame.turns for frame in view.frames if isinstance(frame, ActionsFrame)), None)
    last = (box.file.flow.actions_per_round - 1) * len(view.players)
    return begun is None or begun > last
