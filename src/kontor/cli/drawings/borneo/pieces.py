"""The pieces of Borneo as short texts: flags with colour and letter, cards, counts."""

from rich.text import Text

from kontor.core import Texts
from kontor.games.borneo.components import BorneoBox

FLAG_STYLES = {
    "red": "bold white on #b3261e",
    "yellow": "bold black on #f2c14e",
    "green": "bold white on #1b7f4b",
    "blue": "bold white on #1f5fbf",
}
COVERED = "·"


class BorneoPieces:
    """Writes the pieces of one box in one language."""

    def __init__(self, box: BorneoBox, texts: Texts, *, plain: bool) -> None:
        self.box = box
        self.texts = texts
        self.full, self.empty = ("#", ".") if plain else ("●", "○")
        self.widest = max(len(self.goods(card)) for card in box.cargo)

    def capital(self, name: str) -> str:
        """Return a name with a capital letter."""
        return name[:1].upper() + name[1:]

    def flag(self, company: str) -> Text:
        """Return a flag: its letter on its colour."""
        return Text().append(self.texts.text(f"borneo-flag-{company}"), FLAG_STYLES.get(company, "bold"))

    def company(self, company: str) -> Text:
        """Return a company: its flag and its name."""
        return self.flag(company).append(f" {self.texts.name('company', company)}")

    def goods(self, card: str) -> str:
        """Return the goods of a cargo card in a warehouse."""
        cargo = self.box.cargo[card]
        spice = self.capital(self.texts.name("spice", cargo.spice))
        return self.texts.text("borneo-goods", {"units": cargo.value, "spice": spice})

    def card(self, card: str, *, covered: bool) -> Text:
        """Return a cargo card: its goods and its flags, without the lower one if the next card covers it."""
        *upper, lower = self.box.cargo[card].flags
        line = Text(f"{self.goods(card):<{self.widest}} ")
        for company in upper:
            line.append(self.flag(company))
        line.append("/", "dim")
        return line.append(Text(COVERED, "dim") if covered else self.flag(lower))

    def tally(self, label: Text, count: int, goal: int) -> Text:
        """Return a count as dots, with empty dots for what is missing to the goal."""
        pips = f" {self.full * min(count, goal)}{self.empty * max(goal - count, 0)} "
        missing = self.texts.text("borneo-missing", {"count": max(goal - count, 0)})
        return label.append(pips).append(missing, "dim")
