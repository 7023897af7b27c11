"""Asking for reviews: nothing before the end, one row for everybody, and a queue that nobody can fill alone."""

import asyncio

import msgspec
import pytest

from kontor.server.accounts import Caller, export_of
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.review.ask import MAX_WAITING, do_ask_review, get_review
from kontor.server.matches.review.shapes import PLACEHOLDERS
from kontor.server.store.pool import connected
from kontor.server.store.work import reviews as store
from kontor.server.store.work.reviews import MAX_TRIES, ReviewLease
from server.party import Party, party

VERSIONS = "SELECT DISTINCT m.game || ' ' || r.version FROM reviews r JOIN matches m ON m.id = r.match"


@pytest.fixture(autouse=True)
async def _alone(context: Context) -> None:
    """Make sure that no review of another test waits."""
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM reviews")


async def rows_of(context: Context, match: str) -> int:
    async with connected(context.pool) as connection:
        count: int = await connection.fetchval("SELECT count(*) FROM reviews WHERE match = $1", match)
    return count


async def leased(context: Context, seconds: float = 60.0) -> ReviewLease:
    async with connected(context.pool) as connection:
        versions = [row[0] for row in await connection.fetch(VERSIONS)]
        found = await store.lease(connection, seconds, versions)
    assert found
    return found


def people_of(at: Party) -> list[int]:
    return [at.turn.account, at.other.account, at.creator.account, at.stranger.account]


@pytest.mark.parametrize("stage", ["open", "playing"])
async def test_before_the_end_nobody_gets_a_review_and_none_is_queued(context: Context, stage: str) -> None:
    at = await party(context, stage)  # type: ignore[arg-type]
    found = []

    for account in people_of(at):
        for asking in (do_ask_review, get_review):
            with pytest.raises(ConflictError) as refused:
                await asking(context, at.match, account, "en", 0, "quick")
            found.append(refused.value.key)
    with pytest.raises(ConflictError):
        await get_review(context, at.match, None, "en", 0, "quick")

    assert set(found) == {"not-over"}
    assert await rows_of(context, at.match) == 0


async def test_a_match_without_spectators_is_reviewed_for_its_players_alone(context: Context) -> None:
    at = await party(context, "over", spectators=False)

    with pytest.raises(ForbiddenError):
        await do_ask_review(context, at.match, at.stranger.account, "en", 0, "quick")
    asked = await do_ask_review(context, at.match, at.turn.account, "en", 0, "quick")

    assert asked.state == "asked"
    assert await rows_of(context, at.match) == 1


async def test_two_who_ask_at_once_wait_for_the_same_review(context: Context) -> None:
    at = await party(context, "over")

    asked = await asyncio.gather(
        *(do_ask_review(context, at.match, person, "en", 1, "quick") for person in people_of(at))
    )

    assert {each.state for each in asked} == {"asked"}
    assert await rows_of(context, at.match) == 1


async def test_the_export_of_a_person_names_the_reviews_that_they_asked_for(context: Context) -> None:
    at = await party(context, "over")
    await do_ask_review(context, at.match, at.turn.account, "en", 1, "full")

    own, others = [
        msgspec.json.decode(await export_of(context, Caller(login.account, login.name, False)))["reviews"]
        for login in (at.turn, at.other)
    ]

    assert [(each["match"], each["seat"], each["budget"]) for each in own] == [(at.match, 1, "full")]
    assert others == []


async def test_there_is_no_review_of_a_seat_that_does_not_exist(context: Context) -> None:
    at = await party(context, "over")

    with pytest.raises(NotFoundError) as refused:
        await do_ask_review(context, at.match, at.turn.account, "en", 2, "quick")

    assert refused.value.key == "no-such-seat"


async def test_who_waits_for_many_reviews_has_to_wait_before_asking_for_more(context: Context) -> None:
    matches = [await party(context, "over") for _ in range(2)]
    wanted = [(at, seat, budget) for at in matches for seat in (0, 1) for budget in ("quick", "full")]
    person = matches[0].stranger.account

    for at, seat, budget in wanted[:MAX_WAITING]:
        await do_ask_review(context, at.match, person, "en", seat, budget)  # type: ignore[arg-type]
    at, seat, budget = wanted[MAX_WAITING]
    with pytest.raises(ConflictError) as refused:
        await do_ask_review(context, at.match, person, "en", seat, budget)  # type: ignore[arg-type]

    assert refused.value.key == "reviews-waiting"


async def test_who_had_fewer_reviews_lately_is_next(context: Context) -> None:
    many, one = await party(context, "over"), await party(context, "over")
    for seat, budget in ((0, "quick"), (1, "quick"), (0, "full")):
        await do_ask_review(context, many.match, many.turn.account, "en", seat, budget)  # type: ignore[arg-type]
    await do_ask_review(context, one.match, one.turn.account, "en", 0, "quick")

    order = [(await leased(context)).key.match for _ in range(4)]

    assert order == [many.match, one.match, many.match, many.match]


async def test_a_worker_that_lost_its_lease_changes_nothing(context: Context) -> None:
    at = await party(context, "over")
    await do_ask_review(context, at.match, at.turn.account, "en", 0, "quick")
    late, second = await leased(context, seconds=-1.0), await leased(context)

    async with connected(context.pool) as connection:
        is_renewed = await store.renew(connection, late, 60.0, 50)
        await store.put(connection, late, b"late")
        await store.fail(connection, late, "late")
    read = await get_review(context, at.match, None, "en", 0, "quick")

    assert late.key == second.key
    assert not is_renewed
    assert (read.state, read.percent) == ("computing", 0)


async def test_a_review_of_a_former_method_is_computed_again_and_blocks_nobody_for_ever(context: Context) -> None:
    """Its worker is gone: it waits in vain for a while, and no longer counts then for the person who asked."""
    at = await party(context, "over")
    asking = (context, at.match, at.turn.account, "en", 0, "quick")
    await do_ask_review(*asking)  # type: ignore[arg-type]
    async with connected(context.pool) as connection:
        former = "UPDATE reviews SET version = '1.' || version, asked_at = asked_at - interval '3 days'"
        await connection.execute(former)
    before = await get_review(*asking)  # type: ignore[arg-type]

    again = await do_ask_review(*asking)  # type: ignore[arg-type]
    taken = (await leased(context)).key.version

    async with connected(context.pool) as connection:
        waiting = await store.waiting_of(connection, at.turn.account)
    assert (before.state, again.state, taken, waiting) == ("none", "asked", again.version, 1)


async def test_a_review_of_a_former_release_is_shown_without_its_worth_and_without_marks(context: Context) -> None:
    at = await party(context, "over")
    await do_ask_review(context, at.match, at.turn.account, "en", 0, "quick")
    account = dict.fromkeys(("start", "luck", "own", "others", "result"), 0.0)
    figures = {
        "seat": 0, "curve": [], "decisions": [], "luck": [], "key_moments": [], "simulations": 1,
        "account": {**account, "by_seat": []},
    }  # fmt: skip
    said = {"step": 3, "question": f"{PLACEHOLDERS[1]}?", "did": "one", "better": "other", "why": "because"}
    lease, answer = await leased(context), {"budget": "quick", "figures": figures, "words": {"en": [said], "de": []}}
    async with connected(context.pool) as connection:
        await store.put(connection, lease, msgspec.json.encode(answer))

    read = await get_review(context, at.match, None, "en", 0, "quick")

    (words,) = read.words
    assert (read.state, read.worth, words.did_refs, words.better_refs) == ("there", "", (), ())
    assert (words.step, words.did, words.better, words.why) == (3, "one", "other", "because")
    assert PLACEHOLDERS[1] not in words.question


@pytest.mark.parametrize(("language", "said"), [("en", "Ask for it again"), ("de", "noch einmal")])
async def test_a_review_that_dies_with_every_worker_fails_and_can_be_asked_for_again(
    context: Context, language: str, said: str
) -> None:
    at = await party(context, "over")
    await do_ask_review(context, at.match, at.turn.account, language, 0, "quick")
    for _ in range(MAX_TRIES):
        await leased(context, seconds=-1.0)

    async with connected(context.pool) as connection:
        assert await store.lease(connection, 60.0, []) is None
    failed = await get_review(context, at.match, None, language, 0, "quick")
    again = await do_ask_review(context, at.match, at.other.account, language, 0, "quick")

    assert failed.state == "failed"
    assert said in failed.text
    assert again.state == "asked"
