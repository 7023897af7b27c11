"""Limits over several processes: what one grants, the others learn; what must be exact is counted in the database."""

import msgspec
import pytest

from kontor.server.accounts import do_log_in, do_register
from kontor.server.errors import TooManyError, UnknownCallerError
from kontor.server.limits import Buckets, settle, take_exactly
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.operation import limits as store
from kontor.server.store.pool import connected

PASSWORD, WRONG = "eight letters", "other letters"
PER_HOUR = 3


@pytest.fixture
async def limited(context: Context, settings: Settings) -> Context:
    """A process that lets few wrong passwords be tried."""
    context.settings = msgspec.structs.replace(settings, passwords_per_hour=PER_HOUR)
    return context


async def remaining(context: Context, buckets: Buckets, caller: str) -> float:
    """Return what the database keeps of a caller's bucket."""
    async with connected(context.pool) as connection:
        value: float = await connection.fetchval(
            "SELECT remaining FROM request_limits WHERE (bucket, caller) = ($1, $2)", *buckets.use(caller, 0.0)[:2]
        )
    return value


def test_nothing_is_taken_from_a_bucket_that_has_too_little() -> None:
    buckets = Buckets("test", 60, 10)

    assert [buckets.take("anna", 0.0, 4) for _ in range(3)] == [0, 0, 2]
    assert buckets.take("anna", 0.0, 2) == 0
    assert buckets.pending == {"anna": 10}


def test_a_request_that_weighs_more_than_a_bucket_holds_needs_a_full_one() -> None:
    buckets = Buckets("test", 60, 5)

    assert [buckets.take("anna", 0.0, 50), buckets.take("anna", 4.0, 50), buckets.take("anna", 5.0, 50)] == [0, 1, 0]


async def test_what_one_process_granted_the_other_does_not_grant_again(context: Context) -> None:
    one, other = Buckets("twice", 0.6, 10), Buckets("twice", 0.6, 10)
    for _ in range(10):
        assert one.take("anna", 0.0) == 0
    await settle(context.pool, [one])

    assert other.take("anna", 0.0) == 0  # it has not heard of it yet
    await settle(context.pool, [other])

    left, at = other.left["anna"]
    assert left < 0
    assert other.take("anna", at) > 100
    assert other.take("bruno", at) == 0


async def test_what_is_granted_while_settling_is_not_forgotten(context: Context) -> None:
    buckets = Buckets("meanwhile", 0.6, 10)
    buckets.take("anna", 0.0, 3)
    await settle(context.pool, [buckets])
    buckets.take("anna", buckets.left["anna"][1], 2)
    buckets.correct("anna", 7.0, 0.0)

    assert buckets.left["anna"][0] == 5
    await settle(context.pool, [buckets])
    assert 5 <= await remaining(context, buckets, "anna") < 5.1
    assert buckets.pending == {}


async def test_debts_are_bounded(context: Context) -> None:
    """However many processes granted too much, a caller waits at most as long as two full buckets take."""
    processes = [Buckets("debts", 0.6, 10) for _ in range(5)]
    for process in processes:
        for _ in range(10):
            process.take("anna", 0.0)
        await settle(context.pool, [process])

    assert await remaining(context, processes[0], "anna") >= -10


async def test_attempts_that_must_be_exact_are_refused_by_every_process_at_once(
    context: Context, another_context: Context
) -> None:
    one, other = Buckets("exact", 3, 3), Buckets("exact", 3, 3)
    granted = [await take_exactly(each.pool, kind, "anna") for each, kind in ((context, one), (another_context, other))]
    granted.append(await take_exactly(context.pool, one, "anna"))

    refused = await take_exactly(another_context.pool, other, "anna")

    assert granted == [0, 0, 0]
    assert 1 <= refused <= 20


async def test_the_database_learns_neither_addresses_nor_names(context: Context) -> None:
    buckets = Buckets("hidden", 60, 10, "a secret")
    buckets.take("192.0.2.77", 0.0)
    await settle(context.pool, [buckets])
    async with connected(context.pool) as connection:
        rows = await connection.fetch("SELECT caller FROM request_limits WHERE bucket = 'hidden'")

    assert [len(row["caller"]) for row in rows] == [16]
    assert buckets.use("192.0.2.77", 1)[1] != Buckets("hidden", 60, 10, "another").use("192.0.2.77", 1)[1]


async def test_a_bucket_that_is_full_again_is_forgotten(context: Context) -> None:
    buckets = Buckets("forgotten", 60, 10)
    buckets.take("anna", 0.0)
    await settle(context.pool, [buckets])
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE request_limits SET counted_at = now() - interval '61 minutes'")
        await store.tidy(connection)

        assert not await connection.fetchval("SELECT count(*) FROM request_limits")


async def test_a_name_has_a_limit_of_wrong_passwords_from_wherever_they_come(
    limited: Context, another_context: Context
) -> None:
    another_context.settings = limited.settings
    await do_register(limited, None, "Guessed", PASSWORD)
    await do_register(limited, None, "Spared", PASSWORD)
    for context in (limited, another_context, limited):
        with pytest.raises(UnknownCallerError):
            await do_log_in(context, "guessed", WRONG)

    with pytest.raises(TooManyError) as refused:
        await do_log_in(limited, "Guessed", PASSWORD)
    with pytest.raises(TooManyError):
        await do_log_in(another_context, "Guessed", PASSWORD)

    assert 1 <= refused.value.retry_after_seconds <= 3600 / PER_HOUR
    assert (await do_log_in(limited, "Spared", PASSWORD)).name == "Spared"


@pytest.mark.parametrize("per_hour", [1, 7, 20, 1000])
async def test_any_limit_of_passwords_can_be_set(context: Context, settings: Settings, per_hour: int) -> None:
    context.settings = msgspec.structs.replace(settings, passwords_per_hour=per_hour)

    with pytest.raises(UnknownCallerError):
        await do_log_in(context, f"Nobody of {per_hour}", WRONG)


async def test_right_passwords_do_not_count(limited: Context) -> None:
    await do_register(limited, None, "Often", PASSWORD)

    for _ in range(3 * PER_HOUR):
        assert (await do_log_in(limited, "Often", PASSWORD)).member


async def test_a_name_that_nobody_has_is_limited_alike(limited: Context) -> None:
    """Otherwise the limit would say which names exist."""
    for _ in range(PER_HOUR):
        with pytest.raises(UnknownCallerError):
            await do_log_in(limited, "Nobody at all", WRONG)

    with pytest.raises(TooManyError):
        await do_log_in(limited, "Nobody at all", WRONG)
