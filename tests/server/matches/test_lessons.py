"""A guided first game on a server: the script plays the others, the coach answers, nothing is lost. On PostgreSQL."""

from typing import Any

import pytest

from kontor.core import Action, encode
from kontor.server.accounts import Login, do_make_guest
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches import Command, Context, RunningMatch, do_play_action, do_undo
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.kernel.lesson import LessonStanding
from kontor.server.matches.lobby.lessons import do_start_lesson, lessons_for
from kontor.server.matches.play.lesson import CoachReplyError
from kontor.server.matches.play.lesson_steps import do_go_back, do_skip_step
from kontor.server.matches.read.lesson import LessonView
from kontor.server.matches.read.look import get_position, get_summary
from kontor.server.matches.read.records import open_secret
from kontor.server.store.pool import connected
from kontor.worker.turns import next_turn
from server.gateway import new_client
from server.sharded import change
from server.sitting import new_account, play_out

SEED = bytes(32)


async def lesson_of(context: Context, slug: str = "goa") -> tuple[str, int]:
    """Return a new lesson and the account of its learner."""
    account = await new_account(context, "Clara")
    return await do_start_lesson(context, account, "Clara", slug), account


async def coach(context: Context, match: str, account: int, language: str = "en") -> LessonView | None:
    """Return what the coach says now."""
    position = await get_position(context, match, account, None, language)
    assert position.words
    return position.words.lesson


async def let_others_move(context: Context, match: str, most: int = 50) -> int:
    """Play the scripted moves as a worker does; return how many there were."""
    for count in range(most):
        async with context.cache.fresh(match) as running:
            assert isinstance(running, RunningMatch)
            turn = next_turn(running, SEED)
            seq = running.seq
        if turn is None or not turn.scripted:
            return count
        assert turn.forced
        await do_play_action(context, Command(match, turn.seat, seq, by="script"), turn.forced)
    raise AssertionError("the script does not end")


async def answer(context: Context, match: str, account: int, action: Action | None = None, **way: Any) -> None:
    """Play an action of the learner, by default the main one of the lesson; then the script moves."""
    async with context.cache.fresh(match) as running:
        assert isinstance(running, RunningMatch)
        seat, seq, place = running.demand_seat(account), running.seq, running.place
        legal = running.game.legal_actions(running.state, seat)
    if action is None:
        assert place
        assert place.task
        action = next(each for each in (*place.task.accepted, *legal) if each in legal)
    await do_play_action(context, Command(match, seat, seq, account=account, **way), encode(action))
    await let_others_move(context, match)


async def beside(context: Context, match: str, account: int) -> Action:
    """Return a legal action that is not the lesson."""
    async with context.cache.fresh(match) as running:
        assert isinstance(running, RunningMatch)
        assert running.place
        assert running.place.task
        legal = running.game.legal_actions(running.state, running.demand_seat(account))
        return next(action for action in legal if running.place.task.reply(action))


@pytest.mark.parametrize("slug", ["borneo", "cargo_noir", "goa", "novgorod"])
async def test_a_lesson_is_played_to_its_end_and_its_others_play_on(context: Context, slug: str) -> None:
    """Every move of the script is committed as any other; then the coach is finished, and bots decide."""
    match, account = await lesson_of(context, slug)
    await let_others_move(context, match)
    said = 0
    while (now := await coach(context, match, account)) and not now.finished:
        assert now.before
        assert now.accepted
        said += 1
        await answer(context, match, account)

    assert now
    assert [look.number for look in now.looks][-1:] == [len(now.titles)]
    assert said > 10
    summary = next(each for each in await lessons_for(context, account) if each.game == slug)
    assert summary.done
    assert (await get_summary(context, match, account)).lesson_standing is None
    again = await do_start_lesson(context, account, "Clara", slug)
    assert again != match, "who learns once more begins at the beginning"


async def test_another_legal_answer_is_not_played_but_answered(context: Context) -> None:
    """The coach says why not now, in the reader's language."""
    match, account = await lesson_of(context)
    before = await get_summary(context, match, account)
    with pytest.raises(CoachReplyError) as caught:
        await answer(context, match, account, await beside(context, match, account))

    assert "begin beside them" in caught.value.text("en")
    assert "Nelken" in caught.value.text("de")
    assert (await get_summary(context, match, account)).seq == before.seq


async def test_the_own_way_ends_the_lesson_and_the_match_goes_on(context: Context) -> None:
    """From then on bots play the others, and nothing is answered any more."""
    match, account = await lesson_of(context)
    await answer(context, match, account, await beside(context, match, account), own_way=True)

    assert await coach(context, match, account) is None
    async with context.cache.fresh(match) as running:
        turn = next_turn(running, SEED)
    assert turn
    assert not turn.scripted
    again = await do_start_lesson(context, account, "Clara", "goa")
    assert again != match, "an abandoned lesson is not continued"


async def test_a_lesson_is_continued_where_it_stood(context: Context) -> None:
    """The same match, also after it was read again from the store."""
    match, account = await lesson_of(context)
    await answer(context, match, account)
    step = (await coach(context, match, account) or pytest.fail("no coach")).number
    context.cache.forget(match)

    assert await do_start_lesson(context, account, "Clara", "goa") == match
    assert (await coach(context, match, account) or pytest.fail("no coach")).number == step
    summary = next(each for each in await lessons_for(context, account) if each.game == "goa")
    assert (summary.match, summary.step, summary.done) == (match, step, False)
    standing = (await get_summary(context, match, account)).lesson_standing
    assert standing == LessonStanding(number=step, count=summary.steps)


async def test_a_lesson_of_former_rules_is_not_continued(context: Context) -> None:
    """Its script may not fit any more: the learner begins a new one."""
    match, account = await lesson_of(context)
    await change(context, "UPDATE matches SET rules_version = rules_version - 1 WHERE id = $1", match)

    assert await do_start_lesson(context, account, "Clara", "goa") != match


async def test_an_undo_brings_the_former_task_back(context: Context) -> None:
    """The place in the script is the number of the moves that count."""
    match, account = await lesson_of(context, "borneo")
    await let_others_move(context, match)
    first = await coach(context, match, account)
    async with context.cache.fresh(match) as running:
        seat, seq = running.demand_seat(account), running.seq
    await do_skip_step(context, Command(match, seat, seq, account=account))
    assert await coach(context, match, account) != first
    await do_undo(context, Command(match, seat, seq + 1, account=account))

    assert await coach(context, match, account) == first


async def test_the_coach_decides_for_who_skips(context: Context) -> None:
    """Step by step, to the next task."""
    match, account = await lesson_of(context)
    first = await coach(context, match, account)
    await do_skip_step(context, await own_command(context, match, account, 0, None))
    await let_others_move(context, match)
    second = await coach(context, match, account)

    assert first
    assert second
    assert second.number > first.number
    assert second.closing


async def test_a_learner_goes_back_to_a_step_across_the_moves_of_others(context: Context) -> None:
    """What the others did is taken back, too, and the script plays it again."""
    match, account = await lesson_of(context)
    for _ in range(3):
        await answer(context, match, account)
    seq = (await get_summary(context, match, account)).seq
    await do_go_back(context, await own_command(context, match, account, seq, None), 2)

    now = await coach(context, match, account)
    assert now
    assert now.number == 2
    await answer(context, match, account)
    assert (await coach(context, match, account) or pytest.fail("no coach")).number == 3


async def test_nobody_goes_back_to_a_step_that_was_not_reached(context: Context) -> None:
    match, account = await lesson_of(context)
    with pytest.raises(ConflictError, match="no-step-back"):
        await do_go_back(context, await own_command(context, match, account, 0, None), 9)


async def test_only_the_learner_hears_the_coach(context: Context) -> None:
    """A lesson has no spectators, and its replay speaks of no lesson."""
    match, _ = await lesson_of(context)
    summary = await get_summary(context, match, None)
    assert not summary.spectators
    assert not summary.listed
    assert not summary.rated
    assert summary.lesson == "first"


async def test_the_deal_is_the_prepared_one(context: Context) -> None:
    """The same for everybody."""
    seeds = set()
    for _ in range(2):
        match, _ = await lesson_of(context)
        async with connected(context.pool) as connection:
            seeds.add(await connection.fetchval("SELECT seed FROM matches WHERE id = $1", match))
    assert len(seeds) == 1


async def test_the_fairness_page_of_a_lesson_says_that_its_deal_was_prepared(context: Context) -> None:
    """It does not follow from the secret that was committed to, and that is no fraud."""
    match, account = await lesson_of(context)
    await answer(context, match, account, await beside(context, match, account), own_way=True)
    await play_out(context, match)

    assert (await open_secret(context, match, account)).prepared


async def test_a_game_that_does_not_exist_has_no_lesson(context: Context) -> None:
    with pytest.raises(Exception, match="unknown-game") as caught:
        await do_start_lesson(context, await new_account(context), "Clara", "chess")
    assert not isinstance(caught.value, NotFoundError)


async def test_over_http_the_coach_answers_with_a_problem(context: Context, address: str) -> None:
    """A client needs no word of any game."""
    login: Login = await do_make_guest(context, "Clara")
    headers = {
        "authorization": f"Bearer {login.token}",
        "accept-language": "de",
        "content-type": "application/json",
    }
    async with new_client(address, headers=headers) as client:
        match = (await client.post("/api/lessons/goa")).json()["match"]
        listed = (await client.get("/api/lessons")).json()
        wrong = encode(await beside(context, match, login.account)).decode()
        body = f'{{"seq": 0, "action": {wrong}}}'
        problem = await client.post(f"/api/matches/{match}/actions", content=body)
        own = await client.post(f"/api/matches/{match}/actions", content=body.replace("}}", '}, "own_way": true}'))

    assert {each["game"] for each in listed} == {"borneo", "cargo_noir", "goa", "novgorod"}
    assert (problem.status_code, problem.json()["code"]) == (409, "coach-reply")
    assert "Nelken" in problem.json()["text"]
    assert own.status_code == 201
