"""Scenes: which events of an action are told together."""

from typing import Annotated

import pytest

from kontor.core import Event, Motion, Seat, kind, scenes

Card = Annotated[str, kind("card")]


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    cards: tuple[Card, ...] = ()

    def motions(self) -> tuple[Motion, ...]:
        return tuple(Motion(f"card:{card}", f"seat:{self.seat}") for card in self.cards)


class Paid(Event, frozen=True, tag="paid"):
    quiet = True

    coins: int = 1


LAID, PAID = Laid(2, ("a", "b"), rule="TOY-A1"), Paid(rule="TOY-A1")


@pytest.mark.parametrize(
    ("events", "sizes"),
    [
        ([], []),
        ([LAID], [1]),
        ([LAID, LAID], [1, 1]),
        ([LAID, PAID, PAID, LAID], [3, 1]),
        ([PAID, PAID, LAID, PAID], [4]),
        ([PAID], [1]),
        ([PAID, LAID, LAID], [2, 1]),
    ],
)
def test_quiet_events_are_told_with_the_event_they_belong_to(events: list[Event], sizes: list[int]) -> None:
    """With the one before them; at the beginning with the first that stands for itself."""
    told = scenes(events)

    assert [len(scene) for scene in told] == sizes
    assert [event for scene in told for event in scene] == events


def test_an_event_marks_everything_that_it_names() -> None:
    """Fields with a kind are refs; numbers are not."""
    assert LAID.marks() == ("seat:2", "card:a", "card:b")
    assert PAID.marks() == ()


def test_an_event_moves_what_the_rules_say() -> None:
    """Nothing, unless it says so itself."""
    assert LAID.motions() == (Motion("card:a", "seat:2"), Motion("card:b", "seat:2"))
    assert PAID.motions() == ()
