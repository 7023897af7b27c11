"""Twins whose instructions are not what their forms say, do more than they may, or never end."""

from collections.abc import Sequence
from typing import Any, ClassVar

from contract.toy.game import BidUpTo, Lay, LayFirst, Pearls, PearlsBox, PearlsState, PearlsView
from contract.twins.base import Twins
from kontor.core import Action, ComponentData, Instruction, InstructionForm, Seat
from kontor.core.instructions import amount


class BidsTooMuch(BidUpTo, frozen=True, tag="bid_up_to"):
    """It answers with what it does not hold."""

    def answer(self, box: PearlsBox, view: PearlsView, legal: Sequence[Action]) -> Action | None:
        return Lay("p1")


class Remembers(LayFirst, frozen=True, tag="lay_first"):
    """It looks at what the box remembers of the match."""

    def answer(self, box: Any, view: PearlsView, legal: Sequence[Action]) -> Action | None:
        return legal[-1] if box.looked else legal[0]


class NeverEnds(LayFirst, frozen=True, tag="lay_first"):
    """It goes on for ever."""

    def over(self, box: PearlsBox, view: PearlsView) -> bool:
        return False


class HasEnded(LayFirst, frozen=True, tag="lay_first"):
    """It has ended before it began."""

    def over(self, box: PearlsBox, view: PearlsView) -> bool:
        return True


class OffersWhatItIsNot(LayFirst, frozen=True, tag="lay_first"):
    """Its form has a number where a pearl is wanted."""

    @classmethod
    def form(cls, box: PearlsBox, view: PearlsView) -> InstructionForm | None:
        return InstructionForm("lay_first", (amount("pearls", 0, 3),))


class HasNoWords(LayFirst, frozen=True, tag="lay_silently"):
    """There is no text for it."""

    @classmethod
    def form(cls, box: PearlsBox, view: PearlsView) -> InstructionForm | None:
        form = super().form(box, view)
        return form and InstructionForm("lay_silently", form.fields)


def instructing(instruction: type[Instruction], **more: Any) -> type[Pearls]:
    """Return the toy with one instruction."""
    return type(f"Instructing{instruction.__name__}", (Pearls,), {"instruction_types": (instruction,), **more})


class BoxWithMemory(PearlsBox):
    """Components that know whether somebody looked at the match."""

    looked = False


class RemembersAll(Pearls):
    """A game whose box remembers that somebody looked."""

    instruction_types: ClassVar[tuple[type[Instruction], ...]] = (Remembers,)

    def make_box(self, components: ComponentData) -> PearlsBox:
        return BoxWithMemory(components)

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        vars(self.box)["looked"] = True
        return super().view(s, seat)


class SpectatorsInstruct(Pearls):
    """Spectators may give instructions."""

    def instruction_forms(self, view: PearlsView) -> tuple[InstructionForm, ...]:
        return tuple(form for each in self.instruction_types if (form := each.form(self.box, view)))


class ChangesItsForms(Pearls):
    """What may be instructed depends on how often somebody asked."""

    asked = 0

    def instruction_forms(self, view: PearlsView) -> tuple[InstructionForm, ...]:
        self.asked += view.seat is not None
        return super().instruction_forms(view) if self.asked % 2 else ()


TWINS: Twins = {
    "instructions": (
        (instructing(BidsTooMuch), "which is not legal"),
        (RemembersAll, "answers from more than the view"),
        (instructing(NeverEnds), "goes on after the match"),
        (instructing(HasEnded), "is offered, but has ended"),
        (instructing(OffersWhatItIsNot), "are offered for lay_first, but refused"),
        (instructing(HasNoWords), "no text 'instruction-lay_silently"),
        (ChangesItsForms, "has other forms with the view that a client is sent"),
        (SpectatorsInstruct, "a spectator may give instructions"),
    ),
}
