"""Twins with things that nobody describes, or that are described too well."""

from typing import ClassVar

from contract.toy.game import E1, L1, Pearls, PearlsState, PearlsView
from contract.twins.base import Twins, replace
from kontor.core import Description, Seat


class DescribesNoSeat(Pearls):
    """A kind of things has no rule, so nothing says what they are."""

    thing_rules: ClassVar[dict[str, str]] = {"pearl": L1}


class DescribesByUnwrittenRule(Pearls):
    """A thing is described by a rule that nobody wrote."""

    thing_rules: ClassVar[dict[str, str]] = {**Pearls.thing_rules, "seat": "TOY-Z7"}


class DescribesWithoutWords(Pearls):
    """A description has no text."""

    def description(self, view: PearlsView, kind: str, id_: str | int) -> Description | None:
        return Description("unspoken", L1)


class DescribesAnything(Pearls):
    """Things are described that do not exist."""

    def description(self, view: PearlsView, kind: str, id_: str | int) -> Description | None:
        return super().description(view, kind, id_) or Description("seat", L1)


class DescribesTheNextPearl(Pearls):
    """The view keeps the order of what is hidden, and a description tells it."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        others = [pearl for other, hand in enumerate(s.hands) if other != seat for pearl in hand]
        return replace(super().view(s, seat), unseen=tuple(s.pile + others))

    def description(self, view: PearlsView, kind: str, id_: str | int) -> Description | None:
        if kind == "pile":
            return Description("pile", E1, {"count": ("pearl", view.unseen[0])}) if view.unseen else None
        return super().description(view, kind, id_)


TWINS: Twins = {
    "descriptions": (
        (DescribesNoSeat, "nothing says what seat:0 is"),
        (DescribesByUnwrittenRule, "seat:0 cites TOY-Z7"),
        (DescribesWithoutWords, "seat:0 cannot be described: no text"),
        (DescribesAnything, "'no_such_thing:1' is described"),
        (DescribesTheNextPearl, "the description of pile depends on what"),
    ),
}
