"""One person, and one address, may have only so many tables and bots at the same time."""

from collections.abc import Iterator

import httpx
import pytest
from msgspec.structs import replace

from kontor.server.accounts import Caller, do_delete_account, do_make_guest
from kontor.server.api.creator_origin import origin_of
from kontor.server.errors import ConflictError
from kontor.server.matches import (
    Context,
    NewMatch,
    do_create_match,
    do_join,
    do_rematch,
    do_seat_bot,
    do_start,
)
from kontor.server.matches.lobby.quotas import ADDRESS_FACTOR
from kontor.server.settings import Settings, read_settings
from kontor.server.store.operation.quotas import forget_origins
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.gateway import gateway, new_client
from server.sitting import new_account, play_out

TABLES, BOTS = 3, 4


@pytest.fixture
async def strict(context: Context) -> Context:
    """A context with small quotas."""
    settings = replace(context.settings, tables_per_person=TABLES, bot_seats_per_person=BOTS)
    return Context(settings, context.pool, context.bus)


async def table(context: Context, creator: int, seats: int = 2, origin: bytes | None = None) -> str:
    match = await do_create_match(context, creator, NewMatch("goa", seats), origin=origin)
    await do_join(context, match, creator, "Anna", None, None)
    return match


async def test_a_person_may_have_so_many_tables_and_the_error_says_what_to_do(strict: Context) -> None:
    anna, ben = await new_account(strict), await new_account(strict)
    for _ in range(TABLES):
        await table(strict, anna)

    with raises_saying(ConflictError, "You have made 3 tables that are not over, .* Finish one of them or resign"):
        await table(strict, anna)

    await table(strict, ben)


async def test_a_table_that_is_over_makes_room_for_a_rematch(strict: Context) -> None:
    anna, ben = await new_account(strict), await new_account(strict)
    matches = [await table(strict, anna) for _ in range(TABLES)]
    await do_join(strict, matches[0], ben, "Ben", None, None)
    await do_start(strict, matches[0], anna)
    await play_out(strict, matches[0])

    assert await do_rematch(strict, matches[0], anna, "Anna")


async def test_tables_that_nobody_touched_for_long_do_not_count(strict: Context) -> None:
    """Nobody has to tidy up to be able to play."""
    anna = await new_account(strict)
    for _ in range(TABLES):
        await table(strict, anna)
    async with connected(strict.pool) as connection:
        await connection.execute("UPDATE matches SET moved_at = now() - interval '25 hours' WHERE creator = $1", anna)

    await table(strict, anna)


async def test_bots_are_counted_over_all_tables_of_a_person(strict: Context) -> None:
    """Seated one by one or at the start; what is refused leaves the table as it was."""
    anna = await new_account(strict)
    first, second = await table(strict, anna, 4), await table(strict, anna, 4)
    await do_start(strict, first, anna, "clerk")
    await do_seat_bot(strict, second, anna, 1, "clerk")

    with raises_saying(ConflictError, "You have 4 bots in your tables"):
        await do_seat_bot(strict, second, anna, 2, "clerk")
    with pytest.raises(ConflictError) as caught:
        await do_start(strict, second, anna, "clerk")

    assert caught.value.key == "too-many-bots"
    async with strict.cache.fresh(second) as lobby:
        assert (lobby.status, [each.kind for each in lobby.occupants]) == ("open", ["person", "bot", "empty", "empty"])


async def test_a_full_table_starts_whatever_was_seated_before(strict: Context) -> None:
    """Only what is new is refused: the host may have lowered the quota meanwhile."""
    anna = await new_account(strict)
    match = await table(strict, anna, 4)
    for seat in range(1, 4):
        await do_seat_bot(strict, match, anna, seat, "clerk")
    lower = Context(replace(strict.settings, bot_seats_per_person=1), strict.pool, strict.bus)

    await do_start(lower, match, anna)


async def test_guests_of_one_address_have_a_quota_together(strict: Context) -> None:
    """It is larger, because a school may share an address; tables without a known address do not count."""
    origin = b"address7"
    for _ in range(TABLES * ADDRESS_FACTOR):
        await table(strict, await new_account(strict), origin=origin)

    with raises_saying(ConflictError, "12 tables from your network are not over"):
        await table(strict, await new_account(strict), origin=origin)

    await table(strict, await new_account(strict), origin=b"address8")
    await table(strict, await new_account(strict))


async def test_no_quota_is_no_limit(context: Context) -> None:
    settings = read_settings({"KONTOR_TABLES_PER_PERSON": "0", "KONTOR_BOT_SEATS_PER_PERSON": "0"})
    anna = await new_account(context)

    for _ in range(Settings().tables_per_person + 1):
        await do_create_match(Context(settings, context.pool, context.bus), anna, NewMatch("goa", 2))

    assert (settings.tables_per_person, settings.bot_seats_per_person) == (0, 0)


async def origins(context: Context, match: str) -> bytes | None:
    async with connected(context.pool) as connection:
        origin: bytes | None = await connection.fetchval("SELECT origin FROM matches WHERE id = $1", match)
    return origin


async def test_the_origin_is_deleted_when_a_match_ends_lies_untouched_or_loses_its_creator(context: Context) -> None:
    anna, ben = [await do_make_guest(context, name) for name in ("Anna", "Ben")]
    over, untouched, kept, orphaned = [await table(context, anna.account, origin=b"address9") for _ in range(4)]
    for match in (over, orphaned):
        await do_join(context, match, ben.account, "Ben", None, None)
        await do_start(context, match, anna.account)
    await play_out(context, over)
    assert await origins(context, over) is None
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET moved_at = now() - interval '15 days' WHERE id = $1", untouched)
        await forget_origins(connection)
    assert [await origins(context, match) for match in (untouched, kept, orphaned)] == [None, b"address9", b"address9"]

    await do_delete_account(context, Caller(anna.account, anna.name, anna.member))

    assert await origins(context, orphaned) is None


def test_an_origin_is_a_keyed_hash_of_a_household() -> None:
    """The same for the addresses of one household, another one with another secret, and nothing at home."""
    one, other = Settings(secret="one"), Settings(secret="other")  # noqa: S106

    assert origin_of(one, "203.0.113.7") == origin_of(one, "203.0.113.7") == origin_of(one, "::ffff:203.0.113.7")
    assert origin_of(one, "2001:db8:1:aa01::1") == origin_of(one, "2001:db8:1:aaff::2")
    hosts = ("203.0.113.7", "203.0.113.8", "2001:db8:1:aa00::1", "2001:db8:1:ab00::1")
    assert len({origin_of(settings, host) for settings in (one, other) for host in hosts}) == 8
    assert {origin_of(one, host) for host in ("127.0.0.1", "192.168.1.2", "::1", "fd00::1", "fe80::1", "", "x")} == {
        None
    }
    assert origin_of(Settings(), "203.0.113.7") is not None


@pytest.fixture(scope="module")
def small(database: str) -> Iterator[str]:
    """The address of a server with a quota of one table."""
    with gateway(database, tables_per_person=1) as address:
        yield address


async def make(client: httpx.AsyncClient, host: str) -> httpx.Response:
    """Make a table as a new guest at an address, which a proxy on this machine names."""
    client.headers["x-forwarded-for"] = host
    token = (await client.post("/api/guests", json={"name": "Anna"})).json()["token"]
    client.headers["authorization"] = f"Bearer {token}"
    return await client.post("/api/matches", json={"game": "goa", "seats": 2})


async def test_the_address_of_a_request_counts_and_is_stored_nowhere(small: str, context: Context) -> None:
    async with new_client(small) as client:
        answers = [await make(client, "203.0.113.77") for _ in range(ADDRESS_FACTOR + 1)]
        elsewhere = await make(client, "203.0.113.78")

    assert [answer.status_code for answer in answers] == [201] * ADDRESS_FACTOR + [409]
    assert answers[-1].json()["code"] == "too-many-tables-here"
    assert elsewhere.status_code == 201
    match = answers[0].json()["match"]
    assert len(await origins(context, match) or b"") == 8
    async with connected(context.pool) as connection:
        assert "203.0.113" not in str(await connection.fetchrow("SELECT * FROM matches WHERE id = $1", match))
