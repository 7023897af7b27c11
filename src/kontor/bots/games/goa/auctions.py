"""How a sensible player of Goa places markers, bids and sells (thoughts 9 to 11)."""

from collections.abc import Callable, Sequence

from kontor.bots.games.goa.position import GoaPosition
from kontor.bots.games.goa.worth import tile_worth
from kontor.core import Action, Seat
from kontor.games.goa import actions as do
from kontor.games.goa import frames as ask
from kontor.games.goa.grid import INDEX, NEXT_TO
from kontor.games.goa.scoring import open_parts

MAX_PLACES = 6
"""Maximum number of places for a flag or a marker that are compared."""
FLAG_AND_MARKERS = (ask.PlaceFlagFrame, ask.PlaceMarkerFrame)
"""The questions whose answers pay off only in the auctions."""


def place(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Put the flag or a marker where it is best."""
    return max(legal, key=places(pos))


def best_places(pos: GoaPosition, legal: Sequence[Action]) -> list[Action]:
    """Return the best few places, the best one first."""
    return sorted(legal, key=places(pos), reverse=True)[:MAX_PLACES]


def places(pos: GoaPosition) -> Callable[[Action], float]:
    """Return the function that values a place for the flag or for a marker."""
    return offered(pos) if isinstance(pos.frame, ask.PlaceMarkerFrame) else around(pos)


def around(pos: GoaPosition) -> Callable[[Action], float]:
    """Thought 1: begin the chain among tiles that the player wants."""
    grid = [0.0 if tile is None else max(0.0, tile_worth(pos, tile)) for tile in pos.s.grid]

    def value(choice: Action) -> float:
        assert isinstance(choice, do.PlaceFlag)
        values = sorted((grid[index] for index in NEXT_TO[choice.place]), reverse=True)
        return sum(values[:2])

    return value


def offered(pos: GoaPosition) -> Callable[[Action], float]:
    """Thought 9, every bid is good in your own auction: offer what the player wants, or what others need more."""
    s, prices, leader = pos.s, pos.prices, leading_rival(pos)
    rivals = [GoaPosition(pos.box, s, other, prices) for other in range(s.seats) if other != pos.seat]

    def value(choice: Action) -> float:
        assert isinstance(choice, do.PlaceMarker)
        tile = s.grid[INDEX[choice.field]]
        keenest = max(min(tile_worth(rival, tile), s.ducats[rival.seat] * prices.ducat) for rival in rivals)
        corner = prices.corner_tile if choice.field in s.corners else 0.0
        own = prices.own_auction_own_part * tile_worth(pos, tile)
        return own + prices.own_auction_rival_part * keenest + corner - denial(leader, tile)

    return value


def leading_rival(pos: GoaPosition) -> GoaPosition | None:
    """Return the position of the rival with most points that everybody can see.

    None while all have equally many, or if the player would give up nothing to keep a tile from that rival.
    """
    if not pos.prices.leader_denial:
        return None
    points = [sum(open_parts(pos.box, pos.s, seat).values()) for seat in range(pos.s.seats)]
    leader = max((seat for seat in range(pos.s.seats) if seat != pos.seat), key=points.__getitem__)
    return GoaPosition(pos.box, pos.s, leader, pos.prices) if len(set(points)) > 1 else None


def denial(leader: GoaPosition | None, tile: str | None) -> float:
    """Return what it is worth to keep a tile from the leading rival, in points."""
    return 0.0 if leader is None else leader.prices.leader_denial * max(0.0, tile_worth(leader, tile))


def limit(pos: GoaPosition, auction: ask.Auction, denied: float = 0.0) -> float:
    """Thoughts 10 and 11: return the most ducats to pay for a tile, which may be worth more because it is denied.

    In the last round that is everything, but only the lead in ducats for a tile worth less than being richest.
    """
    s, seat, prices = pos.s, pos.seat, pos.prices
    value = denied + tile_worth(pos, auction.tile) + (prices.corner_tile if auction.place in s.corners else 0.0)
    rounds = pos.rounds_left
    if rounds:
        rich = prices.rich_ducats + prices.rich_ducats_per_round * rounds
        return prices.bid_part * value / prices.ducat * max(1.0, s.ducats[seat] / rich)
    richest = max(ducats for other, ducats in enumerate(s.ducats) if other != seat)
    if s.ducats[seat] >= richest and value < prices.being_richest:
        return float(s.ducats[seat] - richest)
    return s.ducats[seat] if value > prices.last_bid_minimum else 0.0


def bid(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thought 10: bid more than the auctioneer and later bidders would pay, never more than the player gladly pays."""
    s = pos.s
    frame = s.top_frame(ask.BidFrame)
    auction = frame.auction
    leader = leading_rival(pos)
    if leader and leader.seat not in contenders(frame):
        leader = None
    most = min(int(limit(pos, auction, denial(leader, auction.tile))), s.ducats[pos.seat])
    if most <= auction.price:
        return legal[0]
    owner = GoaPosition(pos.box, s, auction.auctioneer, pos.prices)
    enough = min(int(limit(owner, auction) + 1) // 2, s.ducats[auction.auctioneer] + 2)  # GOA-A6
    for other in frame.queue[1:]:
        rival = GoaPosition(pos.box, s, other, pos.prices)
        enough = max(enough, min(int(limit(rival, auction)), s.ducats[other]) + 1)
    amount = max(auction.price + 1, min(enough, most))
    return legal[amount - auction.price]


def contenders(frame: ask.BidFrame) -> set[Seat]:
    """Return who could still get the tile: the auctioneer, the highest bidder, and those who have yet to bid."""
    highest = frame.auction.highest
    return {frame.auction.auctioneer, *frame.queue} | ({highest.seat} if highest else set())


def sell_or_buy(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thought 9: take the buyer's cash, or keep the tile for one ducat less if it is worth both."""
    auction: ask.Auction = pos.frame.auction
    if len(legal) == 1:
        return legal[0]
    leader = leading_rival(pos)
    denied = denial(leader, auction.tile) if leader and leader.seat == auction.winning.seat else 0.0
    if limit(pos, auction, denied) / pos.prices.bid_part > 2 * auction.price - 1:
        return legal[1]
    return legal[0]
