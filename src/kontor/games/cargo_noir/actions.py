"""What a player can do, one frozen record per step of the ledger's section 5."""

from kontor.core import Action, Amount, Ref, declared
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO
from kontor.games.cargo_noir.components import CardId, CargoType, Destination, PortId

# Phase I: ship actions.


class ResolveCasino(Action, frozen=True, tag="resolve_casino"):
    """Take the coins of a ship at the Casino."""

    def refs(self) -> tuple[Ref, ...]:
        """Touch the Casino."""
        return (f"destination:{CASINO}",)


class PortAction(Action, frozen=True):
    """What a ship in a port can do."""

    port: PortId

    def refs(self) -> tuple[Ref, ...]:
        """Touch the port."""
        return (f"destination:{self.port}",)


class ResolveCapture(PortAction, frozen=True, tag="resolve_capture"):
    """Capture the cargo of a port."""


class ResolveWithdraw(PortAction, frozen=True, tag="resolve_withdraw"):
    """Leave a port and take the stack back."""


class ResolveRaise(PortAction, frozen=True, tag="resolve_raise"):
    """Begin to raise your stack in a port."""


class RaiseTo(Action, frozen=True, tag="raise_to"):
    """Raise the stack to this many coins."""

    new_total: Amount


class ResolveDraw(Action, frozen=True, tag="resolve_draw"):
    """Draw a tile from the bag with a ship at the Black Market."""

    def refs(self) -> tuple[Ref, ...]:
        """Touch the Black Market."""
        return (f"destination:{BLACK_MARKET}",)


class ResolveSwap(Action, frozen=True, tag="resolve_swap"):
    """Begin to swap one of your tiles at the Black Market."""

    give_type: CargoType


class SwapTake(Action, frozen=True, tag="swap_take"):
    """Take a tile of the Black Market in exchange."""

    take_type: CargoType


# Phase II: trading and discarding.


class SkipTrade(Action, frozen=True, tag="skip_trade"):
    """Trade nothing."""


class BasketCard(Action, frozen=True, tag="basket_card"):
    """Put a victory card into the basket."""

    card: CardId


class CloseBasket(Action, frozen=True, tag="close_basket"):
    """Add no more cards and go on to the payment."""


class PayTile(Action, frozen=True, tag="pay_tile"):
    """Add a tile to the payment."""

    cargo_type: CargoType


class CloseTrade(Action, frozen=True, tag="close_trade"):
    """Carry the trade out."""


class DiscardTile(Action, frozen=True, tag="discard_tile"):
    """Discard a tile in excess of the capacity."""

    cargo_type: CargoType


# Phase III: sending ships.


class SendShip(Action, frozen=True, tag="send_ship"):
    """Send a ship to a destination."""

    destination: Destination


class SetBid(Action, frozen=True, tag="set_bid"):
    """Put the ship on a stack of this many coins."""

    coins: Amount


class EndTurn(Action, frozen=True, tag="end_turn"):
    """Leave the remaining ships unsent, in the last round."""


ACTIONS = declared(__name__, Action)
