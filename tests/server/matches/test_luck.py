"""Luck that binds the host: people commit to their strings when they sit down, and reveal them at the start."""

from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

import pytest

from kontor.client import Server
from kontor.core import MalformedError, encode
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches import (
    Context,
    NewMatch,
    do_create_match,
    do_join,
    do_leave,
    do_rematch,
    do_reveal,
    do_start,
)
from kontor.server.matches.lobby.fairness import bot_entropy, commitment_of, seed_of, sha256_of
from kontor.server.matches.lobby.start import REVEAL_SECONDS, end_due_rounds
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.records import open_secret
from kontor.server.matches.read.reveal import RevealView
from server.sitting import new_account, play_out

LUCK = ("anna's string", "ben's string", "clara's string")
NEXT = tuple(f"{each} for the next round" for each in LUCK)


class Gathered(NamedTuple):
    """An open match and the accounts of its people, the first of whom created it."""

    match: str
    people: Sequence[int]


async def gathered(context: Context, people: int = 2, seats: int = 3) -> Gathered:
    """Return an open match in which everybody has committed to a string."""
    accounts = [await new_account(context, f"Person {number}") for number in range(people)]
    match = await do_create_match(context, accounts[0], NewMatch("borneo", seats))
    for account, string in zip(accounts, LUCK, strict=False):
        await do_join(context, match, account, "Somebody", None, None, sha256_of(string))
    return Gathered(match, accounts)


async def reveal(context: Context, at: Gathered, person: int, strings: Sequence[str] = LUCK) -> None:
    """Reveal the string of a person, who names another one for the next round."""
    await do_reveal(context, at.match, at.people[person], strings[person], sha256_of(NEXT[person]))


async def round_of(context: Context, at: Gathered) -> tuple[str, RevealView | None]:
    """Return the status of a match, and its round."""
    summary = await get_summary(context, at.match, None)
    return summary.status, summary.reveal


def let_time_pass(context: Context, seconds: float) -> None:
    """Set the time of play forward."""
    later = context.now() + timedelta(seconds=seconds)
    context.clock = lambda: later


async def test_the_match_starts_when_everybody_has_revealed_and_the_seed_follows_from_all_strings(
    context: Context,
) -> None:
    at = await gathered(context)
    before = await get_summary(context, at.match, None)
    assert [seat.entropy_sha256 for seat in before.seats] == [sha256_of(LUCK[0]), sha256_of(LUCK[1]), None]

    await do_start(context, at.match, at.people[0])
    status, running = await round_of(context, at)
    assert (status, running and running.missing) == ("open", (0, 1))
    await reveal(context, at, 1)
    status, running = await round_of(context, at)
    assert (status, running and running.missing) == ("open", (0,))
    await reveal(context, at, 0)
    assert await round_of(context, at) == ("playing", None)

    await play_out(context, at.match)
    opened = await open_secret(context, at.match, None)
    secret = bytes.fromhex(opened.secret)
    assert commitment_of(secret) == before.commitment
    assert opened.entropies == (LUCK[0], LUCK[1], bot_entropy(secret, 2))
    assert opened.sources == ("committed", "committed", "derived")
    assert opened.seed == seed_of(secret, opened.entropies).hex()
    assert opened.failed_reveals == 0


async def test_one_person_starts_at_once_with_their_string(context: Context) -> None:
    at = await gathered(context, people=1)

    await do_start(context, at.match, at.people[0], "clerk", LUCK[0])

    assert await round_of(context, at) == ("playing", None)
    await play_out(context, at.match)
    opened = await open_secret(context, at.match, None)
    assert (opened.entropies[0], opened.sources) == (LUCK[0], ("committed", "derived", "derived"))


async def test_with_several_people_the_string_in_the_request_to_start_is_not_used(context: Context) -> None:
    """The others have to reveal, and so has the creator: in the round."""
    at = await gathered(context)

    await do_start(context, at.match, at.people[0], "clerk", LUCK[0])

    status, running = await round_of(context, at)
    assert (status, running and running.missing) == ("open", (0, 1))


async def test_a_seat_that_does_not_reveal_in_time_is_freed_and_the_round_starts_again_with_other_strings(
    context: Context,
) -> None:
    at = await gathered(context)
    await do_start(context, at.match, at.people[0])
    await reveal(context, at, 0)
    let_time_pass(context, REVEAL_SECONDS - 0.1)
    await end_due_rounds(context)
    assert (await round_of(context, at))[1] is not None
    assert (await get_summary(context, at.match, None)).seats[1].kind == "person"

    let_time_pass(context, 0.2)
    await end_due_rounds(context)

    summary = await get_summary(context, at.match, at.people[1])
    assert summary.seat is None
    assert [seat.kind for seat in summary.seats] == ["person", "empty", "bot"]
    assert summary.reveal == RevealView(None, (), 1, (1,))
    assert summary.seats[0].entropy_sha256 == sha256_of(NEXT[0]), "what was revealed is not used again"
    await do_join(context, at.match, at.people[1], "Ben", None, None, sha256_of(NEXT[1]))
    await do_start(context, at.match, at.people[0])
    for person in range(2):
        await reveal(context, at, person, NEXT)
    await play_out(context, at.match)
    opened = await open_secret(context, at.match, None)
    assert (opened.entropies[:2], opened.failed_reveals) == (NEXT[:2], 1)


@pytest.mark.parametrize("command", ["start", "reveal"])
async def test_without_a_sweep_the_next_command_ends_a_round_that_is_due(context: Context, command: str) -> None:
    """No worker may be running."""
    at = await gathered(context)
    await do_start(context, at.match, at.people[0])
    await reveal(context, at, 0)
    let_time_pass(context, REVEAL_SECONDS)

    if command == "start":
        await do_start(context, at.match, at.people[0])
    else:
        await reveal(context, at, 1)

    summary = await get_summary(context, at.match, None)
    assert (summary.status, summary.seats[1].kind) == ("open", "empty")


async def test_a_round_fails_if_somebody_stands_up(context: Context) -> None:
    at = await gathered(context)
    await do_start(context, at.match, at.people[0])
    await reveal(context, at, 0)

    await do_leave(context, at.match, at.people[1], 1)

    assert await round_of(context, at) == ("open", RevealView(None, (), 1, (1,)))


async def test_only_the_string_that_was_committed_to_can_be_revealed(context: Context) -> None:
    at, stranger = await gathered(context), await new_account(context)
    with pytest.raises(ConflictError, match="no-reveal"):
        await reveal(context, at, 1)
    await do_start(context, at.match, at.people[0])

    with pytest.raises(ConflictError, match="other-string"):
        await do_reveal(context, at.match, at.people[1], LUCK[0], sha256_of(NEXT[1]))
    with pytest.raises(ForbiddenError, match="no-seat"):
        await do_reveal(context, at.match, stranger, LUCK[1], sha256_of(NEXT[1]))
    status, running = await round_of(context, at)
    assert (status, running and running.missing) == ("open", (0, 1))


async def test_a_person_may_commit_to_another_string_until_the_round_begins(context: Context) -> None:
    """From another device, say; once others reveal theirs, it would be a choice."""
    at = await gathered(context)
    await do_join(context, at.match, at.people[1], "Ben", None, None, sha256_of(NEXT[1]))
    await do_start(context, at.match, at.people[0])

    await do_join(context, at.match, at.people[1], "Ben", None, None, sha256_of("chosen later"))

    seats = (await get_summary(context, at.match, None)).seats
    assert [seat.entropy_sha256 for seat in seats[:2]] == [sha256_of(LUCK[0]), sha256_of(NEXT[1])]


async def test_clients_that_send_a_plain_string_or_none_play_as_before(context: Context) -> None:
    accounts = [await new_account(context) for _ in range(2)]
    match = await do_create_match(context, accounts[0], NewMatch("borneo", 3))
    await do_join(context, match, accounts[0], "Anna", None, "plain")
    await do_join(context, match, accounts[1], "Ben", None, None)

    await do_start(context, match, accounts[0])

    await play_out(context, match)
    opened = await open_secret(context, match, None)
    assert (opened.entropies[0], opened.sources) == ("plain", ("sent", "server", "derived"))
    assert opened.seed == seed_of(bytes.fromhex(opened.secret), opened.entropies).hex()
    with pytest.raises(MalformedError):
        await do_join(context, match, accounts[0], "Anna", None, "plain", sha256_of("plain"))


async def test_a_rematch_with_a_commitment_waits_for_its_string(context: Context) -> None:
    """The secret of the new match is committed to before the string is revealed."""
    at = await gathered(context, people=1)
    await do_start(context, at.match, at.people[0], "clerk", LUCK[0])
    await play_out(context, at.match)

    rematch = await do_rematch(context, at.match, at.people[0], "Anna", sha256=sha256_of(LUCK[1]))

    assert (await get_summary(context, rematch, None)).status == "open"
    await do_start(context, rematch, at.people[0], "clerk", LUCK[1])
    assert (await get_summary(context, rematch, None)).status == "playing"


async def test_over_http_a_rematch_needs_no_body_and_takes_a_commitment(context: Context, address: str) -> None:
    """Clients that know nothing of commitments send none."""
    async with Server(address) as http:
        await http.become_guest("Anna")
        match = await http.create("borneo", 3)
        await http.ask("POST", f"/matches/{match}/seats", {"entropy_sha256": sha256_of(LUCK[0])})
        started = await http.ask("POST", f"/matches/{match}/start", {"fill_with": "clerk", "entropy": LUCK[0]})
        assert started["status"] == "playing"
        await play_out(context, match)

        committed = await http.ask("POST", f"/matches/{match}/rematch", {"entropy_sha256": sha256_of(LUCK[1])})
        plain = await http.ask("POST", f"/matches/{match}/rematch")

    assert committed["seats"][0]["entropy_sha256"] == sha256_of(LUCK[1])
    assert (plain["match"], plain["reveal"]["missing"]) == (committed["match"], [0]), "its string is still hidden"


async def test_nobody_sees_the_string_of_another_before_the_end_not_even_once_it_is_revealed(
    context: Context,
) -> None:
    at = await gathered(context)
    await do_start(context, at.match, at.people[0])

    for person in range(2):
        await reveal(context, at, person)
        for reader in (*at.people, None):
            told = encode(await get_summary(context, at.match, reader)).decode()
            assert LUCK[0] not in told
            assert LUCK[1] not in told
            with pytest.raises(ConflictError, match="not-over"):
                await open_secret(context, at.match, reader)
