"""A thing is described by the message of its kind, from the view of its reader."""

import pytest

from contract.toy import GAME
from contract.toy.game import Pearls, PearlsView
from kontor.core import Described, Description, Texts, registry

STATE = GAME.start(2, GAME.options({}), bytes(32))


def test_a_thing_of_a_kind_is_described_by_its_message_and_the_rule_of_the_kind() -> None:
    """Without code of the game, if its kind has a rule."""
    texts = Texts("en", GAME, ("Anna", "Bruno"), reader=0)

    found = texts.describe(GAME.view(STATE, 0), "seat:1")

    what = "A player with two hidden pearls, an open row and some coins."
    assert found == Described("seat:1", "Player", "Bruno", what, "Every player bids once for each lot.", "", "TOY-S1")


def test_what_matters_now_is_said_with_the_facts_of_the_view() -> None:
    """The attribute `.now` takes the facts."""
    view = GAME.view(STATE, None)

    found = Texts("de", GAME).describe(view, "pile")

    assert found is not None
    assert (found.name, found.now) == ("Stapel", f"Perlen im Stapel: {view.pile}.")


def test_what_does_not_matter_to_a_reader_is_not_said() -> None:
    """A description may leave out `.now`."""

    class Silent(Pearls):
        def description(self, view: PearlsView, kind: str, id_: str | int) -> Description | None:
            return Description("pile", "TOY-E1", {"count": view.pile}, now=False)

    found = Texts("en", Silent()).describe(GAME.view(STATE, None), "pile")

    assert found is not None
    assert found.now == ""


@pytest.mark.parametrize(
    "ref", ["", "seat", "seat:", "seat:2", "seat:-1", "seat:x", "pearl:none", "Pearl:p01", "coin:1"]
)
def test_what_is_not_there_is_not_described(ref: str) -> None:
    """Refs come from outside: a wrong one is answered, not an error."""
    assert Texts("en", GAME).describe(GAME.view(STATE, 0), ref) is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hand_card_of_another_seat_is_described_by_its_face_alone(language: str) -> None:
    """Only its holder reads where it is."""
    game = registry.game("borneo")
    state = game.start(3, game.options({}), bytes(32))
    card = state.hands[1][0]

    own, other, watched = (
        Texts(language, game, reader=seat).describe(game.view(state, seat), f"card:{card}") for seat in (1, 0, None)
    )

    assert own is not None
    assert other is not None
    assert own.now != other.now
    assert other == watched
    assert own.what == other.what


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_place_of_borneo_is_called_like_the_port_that_lies_there(language: str) -> None:
    """Who touches Banda does not read "port 3"."""
    borneo = registry.game("borneo")
    state = borneo.start(3, borneo.options({}), bytes(32))
    view = borneo.view(state, 0)
    texts = Texts(language, borneo, ("Anna", "Bruno", "Clara"), reader=0)

    found = texts.describe(view, "port:2")

    assert found is not None
    assert found.name == texts.name("card", view.ports[2].port)
