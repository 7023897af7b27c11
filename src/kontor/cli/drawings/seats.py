"""The players in a line of text: a letter on a colour, and the name."""

from rich.text import Text

from kontor.core import Seat, Texts, View

SEAT_STYLES = (
    "bold white on #b3261e",
    "bold white on #1f5fbf",
    "bold white on #1b7f4b",
    "bold black on #f2c14e",
    "bold white on #7b3fa0",
)
LETTERS = "ABCDE"


def badge(seat: Seat, before: str = "") -> Text:
    """Return a player's letter on the colour of the seat, with something before it, such as a number."""
    return Text().append(f"{before}{LETTERS[seat]}", SEAT_STYLES[seat])


def player(texts: Texts, view: View, seat: Seat) -> Text:
    """Return a player: letter and name, the own one emphasised."""
    name = texts.name("seat", seat)
    return badge(seat).append(f" {name}", "bold cyan" if seat == view.seat else "not bold default on default")
