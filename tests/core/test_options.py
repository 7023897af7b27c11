"""Options and readings: what a request leaves out gets its default, what a stored match leaves out the former value."""

from typing import Any, Literal, cast

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from contract.toy.game import O1, Pearls, PearlsOptions, PearlsState
from kontor.core import (
    GameInfo,
    MalformedError,
    Option,
    Seating,
    decode,
    encode,
    read_record,
    replay,
    write_record,
)
from kontor.core.recorder import Recorder

SEATS = [Seating("Anna"), Seating("Ben")]


class ReadingOptions(PearlsOptions, frozen=True):
    """The options of the toy, and a reading that came later."""

    ties: Literal["shared"] | UnsetType = UNSET


class ReadingState(PearlsState):
    """The state of the toy with these options."""

    options: ReadingOptions


class PearlsWithReading(Pearls):
    """The toy after a ruling changed: ties are shared; before, the first player won them."""

    state_type = ReadingState  # type: ignore[assignment] # its options are narrower than those of the toy
    options_type = ReadingOptions

    def make_info(self) -> GameInfo:
        """Declare the reading."""
        info = super().make_info()
        ties = Option("ties", ("shared", "first"), default="shared", rule=O1, former="first")
        return msgspec.structs.replace(info, options=(*info.options, ties))


BEFORE, AFTER = Pearls(), PearlsWithReading()


def read(raw: dict[str, Any]) -> ReadingOptions:
    """Return the options of a request."""
    return cast("ReadingOptions", AFTER.options(raw))


def test_a_request_without_the_reading_gets_todays_default() -> None:
    """New matches are played as the rules are read today."""
    assert AFTER.option_values(read({})) == {"open_purse": False, "ties": "shared"}
    assert msgspec.to_builtins(read({})) == {"open_purse": False, "ties": "shared"}


def test_a_request_may_choose_the_former_reading_and_nothing_is_stored_of_it() -> None:
    """It is stored like a match that began before there was a choice."""
    options = read({"ties": "first"})
    assert options.ties is UNSET
    assert msgspec.to_builtins(options) == {"open_purse": False}
    assert AFTER.option_values(options)["ties"] == "first"


def test_stored_options_without_the_reading_mean_the_former_one() -> None:
    """Whatever today's default is."""
    assert AFTER.option_values(AFTER.stored_options({"open_purse": True})) == {"open_purse": True, "ties": "first"}


def test_a_value_that_a_reading_does_not_have_is_refused() -> None:
    """Like that of any option."""
    with pytest.raises(MalformedError):
        read({"ties": "nobody"})


def test_every_setup_comes_with_every_reading() -> None:
    """The kit and the fuzzer play them all."""
    values = [AFTER.option_values(options)["ties"] for _, options in AFTER.all_setups()]
    assert values.count("shared") == values.count("first") == len(list(BEFORE.all_setups()))


def test_a_record_from_before_the_reading_replays_byte_for_byte() -> None:
    """Options, states and every link of the chain are what they were."""
    recorder = Recorder(BEFORE, SEATS, BEFORE.options({}), bytes(32))
    while deciders := BEFORE.deciders(recorder.state):
        recorder.play(deciders[0], BEFORE.legal_actions(recorder.state, deciders[0])[-1])
    stored = write_record(recorder.record())

    final = replay(AFTER, read_record(stored))

    assert AFTER.option_values(final.options)["ties"] == "first"
    assert encode(final) == encode(recorder.state)
    assert encode(decode(encode(recorder.state), ReadingState)) == encode(recorder.state)
