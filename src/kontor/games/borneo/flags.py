"""Reading the flags of a port: what is visible, who has the monopoly, in which order companies share.

Ledger: BOR-T3.2, BOR-T3.3, BOR-T3.5, BOR-D2, BOR-D5.
"""

from collections.abc import Sequence

from kontor.games.borneo.components import BorneoBox


def visible_flags(box: BorneoBox, cards: Sequence[str]) -> list[str]:
    """Return the visible flags in reading order: upper rows of all cards, then the lower row of the last (BOR-R1)."""
    seen = [flag for card in cards for flag in box.cargo[card].upper_row]  # BOR-T3.2 BOR-R1 BOR-T3.3
    if cards:
        seen.append(box.cargo[cards[-1]].flags[3])  # BOR-T3.2
    return seen


def monopoly(box: BorneoBox, edition: str, cards: Sequence[str], number: int) -> str | None:
    """Return the company that has the monopoly with these cards, if any (BOR-T3.5, BOR-D2).

    Only a company on the last card can have just reached the number.
    """
    seen = visible_flags(box, cards)
    last = box.cargo[cards[-1]]
    reached = [c for c in dict.fromkeys(last.flags) if seen.count(c) >= number]  # BOR-T3.5 BOR-D2 BOR-D2b
    if not reached:
        return None
    if box.editions[edition].multi_monopoly_rule == "most_flags_then_first_flag_on_last_card":
        return max(reached, key=seen.count)  # BOR-D2c BOR-R6
    return reached[0]  # BOR-D2b


def sharing_order(box: BorneoBox, cards: Sequence[str]) -> list[str]:
    """Return the flagged companies, most visible flags first; ties by the first visible flag (BOR-D5)."""
    seen = visible_flags(box, cards)
    flagged = dict.fromkeys(seen)  # BOR-D8 BOR-R22
    return sorted(flagged, key=lambda company: -seen.count(company))  # BOR-D5
