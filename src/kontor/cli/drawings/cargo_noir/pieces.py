"""The pieces of Cargo Noir as short texts: tiles by type, combinations, ships, stacks of coins, victory cards."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from kontor.cli.drawings.blocks import badge
from kontor.core import Texts
from kontor.games.cargo_noir import CargoNoirView
from kontor.games.cargo_noir.combos import Combo
from kontor.games.cargo_noir.component_schema import WILD, Card
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.frames import BasketFrame, PaymentFrame, SwapFrame

OWN = "bold green"
"""The style of tiles of a type you have, ships that act for you, and cards you can pay."""
LOUD = "bold magenta"
TIMES = "\N{MULTIPLICATION SIGN}"


def times(name: str, count: int) -> str:
    """Return a name, with the count if it is above 1."""
    return f"{name} {TIMES}{count}" if count > 1 else name


class CargoNoirPieces:
    """Writes the pieces of one box in one language."""

    def __init__(self, box: CargoNoirBox, texts: Texts, *, plain: bool) -> None:
        self.box = box
        self.texts = texts
        self.highest, self.within, self.turn = ("^", "*", ">") if plain else ("▲", "✓", "▶")

    def say(self, key: str, **facts: object) -> str:
        """Return one message of the drawing."""
        return self.texts.text(key, facts)

    def name(self, kind: str, id_: str) -> str:
        """Return the name of a thing with a capital letter."""
        name = self.texts.name(kind, id_)
        return name[:1].upper() + name[1:]

    def cargo(self, cargo_type: str, count: int = 1, style: str = "") -> Text:
        """Return a number of tiles of a type; wild ones stand out."""
        label = times(self.name("cargo_type", cargo_type), count)
        return Text().append(label, "bold yellow" if cargo_type == WILD else style)

    def cargoes(self, cargo_types: Iterable[str], own: Sequence[str] = ()) -> list[Text]:
        """Return tiles by type in the fixed order; types in `own` stand out."""
        counts = Counter(cargo_types)
        return [
            self.cargo(cargo_type, counts[cargo_type], OWN if cargo_type in own else "")
            for cargo_type in self.box.cargo_types
            if counts[cargo_type]
        ]

    def combo(self, combo: Combo) -> Text:
        """Return a combination and its value."""
        return Text(" + ").join(self.cargoes(combo.cargo_types)).append(f" = {combo.value}", "dim")

    def own_types(self, view: CargoNoirView) -> list[str]:
        """Return the types of the viewer's tiles, each as often as the viewer has it."""
        return [] if view.seat is None else [self.box.type_of[tile] for tile in view.players[view.seat].tiles]

    def gain(self, view: CargoNoirView, tiles: Sequence[str]) -> Text:
        """Return by how much tiles would raise the value of the viewer's own."""
        if view.seat is None:
            return Text()
        player = view.players[view.seat]
        return Text(f"+{self.box.best_value((*player.tiles, *tiles)) - player.value}")

    def ships(self, counts: Sequence[int]) -> list[Text]:
        """Return the ships at a place without coins."""
        return [badge(seat).append(f" {TIMES}{count}") for seat, count in enumerate(counts) if count]

    def stacks(self, view: CargoNoirView, port: str) -> list[Text]:
        """Return the ships in a port with their coins, the highest stack first, and how the viewer stands there."""
        stacks = view.ports[port].stacks
        seats = sorted((seat for seat, coins in enumerate(stacks) if coins), key=lambda seat: -stacks[seat])
        entries = []
        for seat in seats:
            is_highest = seat == seats[0]
            line = Text().append(self.highest if is_highest else "", "bold").append(badge(seat))
            line.append(f" {stacks[seat]}", "bold" if is_highest else "")
            if seat == view.seat:
                standing = "alone" if len(seats) == 1 else "ahead" if is_highest else "outbid"
                line.append(f" {self.say(f'cargo_noir-{standing}')}", OWN if is_highest else LOUD)
            entries.append(line)
        if port in view.barred:
            entries.append(Text(self.say("cargo_noir-barred", player=("seat", view.active)), "dim"))
        return entries

    def basket(self, view: CargoNoirView) -> tuple[str, ...]:
        """Return the cards of the current trade."""
        frame = view.frames[-1] if view.frames else None
        return frame.basket if isinstance(frame, BasketFrame | PaymentFrame) else ()

    def payment(self, view: CargoNoirView) -> tuple[str, ...]:
        """Return the types of the tiles handed in so far in the current trade."""
        frame = view.frames[-1] if view.frames else None
        return frame.payment if isinstance(frame, PaymentFrame) else ()

    def swapped(self, view: CargoNoirView) -> str:
        """Return the type of the tile that is given away in the current swap; empty without a swap."""
        frame = view.frames[-1] if view.frames else None
        return frame.give_type if isinstance(frame, SwapFrame) else ""

    def reach(self, view: CargoNoirView) -> int:
        """Return what the viewer can still pay: all tiles, in the last round the safe too (CAR-D5, CAR-E2)."""
        if view.seat is None:
            return 0
        player = view.players[view.seat]
        coins = player.safe if view.round == view.last_round else 0  # CAR-E2
        basket = self.basket(view) if view.active == view.seat else ()
        return player.value + coins - self.box.cost(basket, view.options.has_former_uniques)

    def figures(self, view: CargoNoirView, card: str) -> Card:
        """Return a card with the cost and the points that it has in this match (CAR-O7)."""
        return self.box.cards_of(view.options.has_former_uniques)[card]

    def price(self, view: CargoNoirView, card: str) -> Text:
        """Return a card with its cost and its points."""
        details = self.figures(view, card)
        label = self.name("card", card)
        if details.amount:
            label = f"{label} ({self.say(f'cargo_noir-effect-{card}', amount=details.amount)})"
        return Text(f"{label} {details.cost}→{details.points}")

    def pile(self, view: CargoNoirView, card: str) -> Text:
        """Return a pile of the market: price, copies left, a sign if the viewer can take a card (CAR-T2.9, CAR-C1)."""
        details, basket = self.figures(view, card), self.basket(view)
        left = view.piles[card] - basket.count(card)
        line = self.price(view, card)
        if not left:
            return Text(f"{line.plain} {self.say('cargo_noir-gone')}", "dim")
        line.append(f" {TIMES}{left}", "dim")
        if view.seat is None:
            return line
        owned = view.players[view.seat].cards.count(card)
        owned += basket.count(card) if view.active == view.seat else 0
        if details.limit and owned >= details.limit:
            return Text(f"{line.plain} {self.say('cargo_noir-limit')}", "dim")
        if details.cost <= self.reach(view):
            return Text(f"{self.within}{line.plain}", OWN)
        return line

    def cards(self, cards: Iterable[str]) -> list[Text]:
        """Return a player's cards, equal ones counted, in the order of the market."""
        counts = Counter(cards)
        names = [times(self.name("card", card), counts[card]) for card in self.box.cards if counts[card]]
        return [Text(f"[{name}]", "cyan") for name in names]
