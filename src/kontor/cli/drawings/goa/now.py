"""What is going on in Goa: the part of the round, the auction, the founding, a card or tile in use."""

from collections.abc import Iterator

from rich.text import Text

from kontor.cli.drawings.goa.pieces import GoaPieces
from kontor.core import Seat
from kontor.games.goa import GoaView
from kontor.games.goa.frames import (
    ActionsFrame,
    ActionTurnFrame,
    Auction,
    AuctioneerFrame,
    BidFrame,
    ChooseFavorFrame,
    ChooseGridTileFrame,
    ChooseResourceFrame,
    DiscardPlantationFrame,
    ExtraActionsFrame,
    FoundingAttemptFrame,
    GoaFrame,
    PlaceFlagFrame,
    PlaceMarkerFrame,
    PlayedCardFrame,
    QuickStartFrame,
    RoundFrame,
)

PARTS = {"auctions": "placing", "actions": "auctions", "extra_actions": "actions", "end": "extra_actions"}
"""The current part of a round, by the part that comes next."""
FAVOR = "favor"


class GoaNow:
    """Describes what is going on."""

    def __init__(self, pieces: GoaPieces) -> None:
        self.pieces = pieces
        self.texts = pieces.texts

    def part(self, view: GoaView) -> str:
        """Return the part of the round."""
        part = "over"
        for frame in view.frames:
            if isinstance(frame, QuickStartFrame):
                part = "quick_start"
            elif isinstance(frame, RoundFrame):
                part = PARTS.get(frame.next, part)
        return self.texts.text(f"goa-part-{part}")

    def decider(self, view: GoaView) -> Seat | None:
        """Return the seat that decides."""
        deciders = view.frames[-1].deciders if view.frames else ()
        return deciders[0] if deciders else None

    def lines(self, view: GoaView) -> list[Text]:
        """Return what is going on, one thing in each line."""
        lines: list[Text] = []
        for frame in view.frames:
            lines += self.of_round(view, frame)
            lines += self.of_turn(frame)
        frames = {type(frame) for frame in view.frames}
        if view.card_played and ActionTurnFrame in frames and PlayedCardFrame not in frames:
            lines.append(self.say("goa-card-played"))
        return lines

    def of_round(self, view: GoaView, frame: GoaFrame) -> Iterator[Text]:
        """Yield the progress of the placing, the auctions, the actions and the extra actions."""
        match frame:
            case PlaceFlagFrame():
                yield self.say("goa-placing", marker=1, last=len(view.players) + 1)
            case PlaceMarkerFrame(marker=marker):
                yield self.say("goa-placing", marker=marker, last=len(view.players) + 1)
            case BidFrame(auction=auction, queue=waiting):
                yield from self.auction(view, auction, waiting)
            case AuctioneerFrame(auction=auction):
                yield from self.auction(view, auction, ())
            case ActionsFrame(turns=turns):
                per_round = self.pieces.box.file.flow.actions_per_round
                yield self.say("goa-action", number=(turns - 1) // len(view.players) + 1, last=per_round)
            case ExtraActionsFrame(queue=queue):
                yield self.say("goa-not-passed", seats=[("seat", seat) for seat in queue])

    def of_turn(self, frame: GoaFrame) -> Iterator[Text]:
        """Yield the founding, the played card and the new tile."""
        match frame:
            case FoundingAttemptFrame():
                yield from self.founding(frame)
            case PlayedCardFrame(card=card):
                yield self.say("goa-played").append(" ").append(self.pieces.card(card))
            case ChooseResourceFrame(revealed=cards):
                yield from self.revealed(cards)
            case DiscardPlantationFrame(tile=tile):
                yield self.say("goa-new-tile").append(" ").append(self.pieces.tile(tile))

    def say(self, key: str, **facts: object) -> Text:
        """Return one message."""
        return Text(self.texts.text(key, facts))

    def auction(self, view: GoaView, auction: Auction, waiting: tuple[Seat, ...]) -> Iterator[Text]:
        """Yield what is sold, who sells it, the offers in order, and who is still to bid."""
        yield self.say("goa-auction", marker=auction.marker, last=len(view.players) + 1)
        sold = Text(self.texts.text("goa-flag")) if auction.tile is None else self.pieces.tile(auction.tile)
        yield sold.append(f" {self.pieces.place(auction.place)}", "dim")
        yield self.say("goa-sold-by").append(" ").append(self.pieces.player(view, auction.auctioneer))
        for offer in auction.offers:
            status = self.texts.text("goa-offer" if offer.amount else "goa-passed", {"amount": offer.amount})
            yield Text().append(self.pieces.player(view, offer.seat)).append(f": {status}", "bold")
        for number, seat in enumerate(waiting):
            status = self.texts.text("goa-bids-later" if number else "goa-bids-now")
            yield Text().append(self.pieces.player(view, seat)).append(f": {status}", "dim" if number else "")
        if not waiting:
            yield self.say("goa-auctioneer-decides")

    def founding(self, frame: FoundingAttemptFrame) -> Iterator[Text]:
        """Yield the colony, the colonists it requires, those from the board and the cards, and how many are missing."""
        required, cards = self.pieces.box.required[frame.colony], self.pieces.box.colonists_on(frame.revealed)
        yield self.say("goa-founding", colony=("colony", frame.colony), required=required)
        yield self.say("goa-brought", board=frame.board)
        yield self.say("goa-missing", missing=max(0, required - frame.board - cards))
        yield from self.revealed(frame.revealed)

    def revealed(self, cards: tuple[str, ...]) -> Iterator[Text]:
        """Yield the colonists on the revealed cards."""
        if cards:
            colonists = " + ".join(str(self.pieces.box.cards[card].colonists) for card in cards)
            yield self.say("goa-revealed", colonists=colonists)

    def removed(self, view: GoaView) -> list[Text]:
        """Return the removed tiles while a favor that can take one is placed on, sold, swapped for or used."""
        tiles, frames = self.pieces.box.tiles, {type(frame) for frame in view.frames}
        near = any(tile is not None and tiles[tile].id == FAVOR for tile in view.grid)
        acting = not frames.isdisjoint({ActionsFrame, ExtraActionsFrame}) and ChooseGridTileFrame not in frames
        if ChooseFavorFrame not in frames and (acting or not near):
            return []
        removed = [self.pieces.tile(tile) for tile in view.removed]
        label = Text().append(f"{self.texts.text('goa-removed')} ", "dim")
        return [label.append(removed[0]), *removed[1:]] if removed else []
