"""What the terminal says about the luck of a match at a server: whom it binds."""

from hashlib import sha256

from kontor.cli.play.luck import OwnLuck, sha256_of
from kontor.cli.play.wire import WireMatch, WireOccupant, WireReveal, WireSecret

SECRET = "00" * 32
NAMES = ["Anna", "Ben", "Clerk 3"]


def table(*promises: str | None, me: int = 0, missing: tuple[int, ...] = ()) -> WireMatch:
    """Return an open match in whose seats people have committed to something; None is a bot."""
    seats = tuple(WireOccupant("person" if promise else "bot", "", None, promise) for promise in promises)
    commitment = sha256(bytes.fromhex(SECRET)).hexdigest()
    reveal = WireReveal(9.0, missing) if missing else None
    return WireMatch("id", "goa", 1, "open", seats, me, False, commitment, None, reveal)


def secret_of(*strings: str) -> WireSecret:
    """Return what the server reveals, with a bot in the last seat."""
    return WireSecret(SECRET, (*strings, WireSecret(SECRET, ()).of_bot(len(strings))))


def test_alone_with_bots_the_string_goes_with_the_start_and_binds_the_host() -> None:
    """The server had committed before, and nobody else adds anything."""
    luck = OwnLuck()
    promise = luck.joining(table(None, None))["entropy_sha256"]

    sent = luck.starting(table(promise, None))["entropy"]

    assert sha256_of(sent) == promise
    assert luck.proves(secret_of(sent), 0, NAMES) == ("luck-bound", {})


def test_with_others_it_is_revealed_in_the_round_only_and_another_one_is_drawn() -> None:
    """The next one is for another round, if this one fails."""
    luck, ben = OwnLuck(), sha256_of("ben's string")
    promise = luck.joining(table(None, None, None))["entropy_sha256"]
    match = table(promise, ben, None, missing=(0, 1))
    assert luck.starting(match) == {}

    request = luck.revealing(match)

    assert request is not None
    assert (sha256_of(request["entropy"]), request["next_sha256"]) == (promise, sha256_of(luck.strings[1]))
    assert luck.proves(secret_of(request["entropy"], "ben's string"), 0, NAMES) == ("luck-bound", {})
    chosen_later = luck.proves(secret_of(request["entropy"], "another string"), 0, NAMES)
    assert chosen_later == ("luck-partly", {"names": "Ben"})
    assert luck.is_missing(secret_of("not mine", "ben's string"), 0)


def test_a_string_that_was_drawn_elsewhere_is_neither_revealed_nor_missing() -> None:
    """By an earlier run of the command, say."""
    luck = OwnLuck()

    assert luck.revealing(table(sha256_of("elsewhere"), None, missing=(0,))) is None
    assert not luck.is_missing(secret_of("elsewhere"), 0)
    assert luck.proves(secret_of("elsewhere"), 0, NAMES) == ("luck-players", {})
