"""Instructions: what a seat wants done when it is asked later, given in advance and kept secret.

An instruction is a small typed record that a game declares next to its phases (`Game.instruction_types`). It answers
only from what its seat may see, so it can do no more than its owner could. A form says which instruction a seat may
give now and which values its fields may hold; a client needs nothing else to build its inputs.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from kontor.core.records import Action, Frame, Record, View

Value: TypeAlias = str | int | bool | tuple[str | int, ...] | None
"""What a field of an instruction holds."""


class InstructionField(Record, frozen=True):
    """One field of a form and the values that it takes.

    `fixed` must be sent back unchanged: it says what the instruction is for, such as a round. `amount` is a number
    from `least` to `most`. `choice` is one of the choices, `choices` a list of `least` to `most` different ones, the
    most wanted first. `switch` is yes or no. Only an optional field may be left empty (null).
    """

    name: str
    kind: Literal["fixed", "amount", "choice", "choices", "switch"]
    default: Value
    choices: tuple[str | int, ...] = ()
    thing: str = ""
    """The kind of the choices, which decides how they are named."""
    least: int = 0
    most: int = 0
    optional: bool = False

    def takes(self, value: Value) -> bool:
        """Return True if the field may hold this value."""
        if value is None and self.optional:
            return True
        match self.kind:
            case "fixed":
                return value == self.default
            case "amount":
                return type(value) is int and self.least <= value <= self.most
            case "choice":
                return value in self.choices
            case "choices":
                return (
                    isinstance(value, tuple)
                    and self.least <= len(value) <= self.most
                    and len(set(value)) == len(value)
                    and all(one in self.choices for one in value)
                )
            case "switch":
                return type(value) is bool


class InstructionForm(Record, frozen=True):
    """An instruction that a seat may give now: the wire name of its type, and its fields."""

    order: str
    fields: tuple[InstructionField, ...]


class Instruction(Record, frozen=True, tag_field="order"):
    """What a seat wants done when it is asked; the key of its message is ``instruction-<tag>``.

    The attributes of that message name the form (``.title``) and its fields, and say why the instruction has ended
    (``.over``).
    """

    frames: ClassVar[tuple[type[Frame], ...]] = ()
    """The questions that it can answer."""

    @classmethod
    def form(cls, box: Any, view: Any) -> InstructionForm | None:
        """Return the form for the seat with this view, even if it is not asked now; None if it makes no sense now."""
        raise NotImplementedError

    def answer(self, box: Any, view: Any, legal: Sequence[Action]) -> Action | None:
        """Return the answer to the open question, which is one of `frames` and asks the seat with this view.

        None if the instruction says nothing about it.
        """
        raise NotImplementedError

    def over(self, box: Any, view: Any) -> bool:  # noqa: ARG002
        """Return True if what it was given for has ended, judging only by the view."""
        return not view.frames


def fixed(name: str, value: str | int) -> InstructionField:
    """Return a field that must be sent back unchanged."""
    return InstructionField(name, "fixed", value)


def amount(name: str, least: int, most: int, default: int | None = None, *, optional: bool = False) -> InstructionField:
    """Return a field for a number; the default is `least`, or empty if the field is optional."""
    start = default if default is not None or optional else least
    return InstructionField(name, "amount", start, least=least, most=max(least, most), optional=optional)


def choice(name: str, thing: str, choices: Iterable[str | int], *, optional: bool = False) -> InstructionField:
    """Return a field for one of the choices; the default is the first, or empty if the field is optional."""
    offered = tuple(choices)
    return InstructionField(name, "choice", None if optional else offered[0], offered, thing, optional=optional)


def preference(name: str, thing: str, choices: Iterable[str | int], least: int = 1) -> InstructionField:
    """Return a field for at least `least` of the choices, the most wanted first; the default is the first `least`."""
    offered = tuple(choices)
    return InstructionField(name, "choices", offered[:least], offered, thing, least, len(offered))


def switch(name: str, *, default: bool = False) -> InstructionField:
    """Return a field for yes or no."""
    return InstructionField(name, "switch", default)


def answer_of(box: Any, instruction: Instruction, view: View, legal: Sequence[Action]) -> Action | None:
    """Return what an instruction answers to the open question; None if it has no answer or a forbidden one."""
    if not legal or not view.frames or not isinstance(view.frames[-1], instruction.frames):
        return None
    if instruction.over(box, view):
        return None
    action = instruction.answer(box, view, legal)
    return action if action in legal else None
