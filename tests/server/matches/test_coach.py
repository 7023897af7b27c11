"""The coach after a lesson: warns before a blunder, praises, fades, and is silent where it must be. On PostgreSQL."""

import pytest

from kontor.core import Texts, encode
from kontor.server.accounts import Login, do_make_guest
from kontor.server.errors import ConflictError
from kontor.server.matches import Command, Context, RunningMatch, do_undo
from kontor.server.matches.kernel.coach import AFTER_A_LOSS, GOOD_IN_A_ROW, MAX_JUDGED, CoachNotes
from kontor.server.matches.play.coach import CoachWarningError, do_switch_coach
from kontor.server.matches.read.coach import CoachView, coach_view
from kontor.server.matches.read.look import get_position
from kontor.server.store.pool import connected
from server.gateway import new_client
from server.learner import MAX_MOVES, Learner, learner_of
from server.matches.test_lessons import answer, beside, lesson_of

BEST, MIDDLE, WEAK, WORST = 0.6, 0.57, 0.5, 0.2


async def test_a_blunder_is_not_played_but_the_coach_says_what_is_better(context: Context) -> None:
    """In both languages, with the better action, what it promises, and what speaks against the chosen one."""
    learner = await learner_of(context)
    await learner.worker_says(BEST, WORST)
    with pytest.raises(CoachWarningError) as caught:
        await learner.play(1)

    position = await get_position(context, learner.match, learner.account, None, "en")
    assert position.words
    assert position.seq == learner.seq
    assert caught.value.key == "coach-warning"
    said = f"I would not. Better, with 60% to win instead of 20%: {position.words.legal[0].label}. drawback 1."
    assert caught.value.text("en") == said
    assert "mit 60 % Siegchance statt 20 %" in caught.value.text("de")


async def test_who_wants_it_anyway_plays_it(context: Context) -> None:
    """It counts as a decision, and ends a row of good ones."""
    learner = await learner_of(context)
    await learner.remember(CoachNotes(judged=3, good=2, praised=1))
    await learner.worker_says(BEST, WORST)
    await learner.play(1, own_way=True)

    assert await learner.notes() == CoachNotes(judged=4, good=AFTER_A_LOSS)
    assert await learner.view() == CoachView(on=True)


async def test_a_small_loss_is_played_without_a_word(context: Context) -> None:
    learner = await learner_of(context)
    await learner.worker_says(BEST, MIDDLE, WORST)
    await learner.play(1)

    assert await learner.view() == CoachView(on=True)
    assert await learner.notes() == CoachNotes(judged=1)


async def test_a_good_decision_is_praised_until_the_next_one(context: Context) -> None:
    learner = await learner_of(context)
    await learner.worker_says(BEST, WORST)
    await learner.play(0)
    assert await learner.view() == CoachView(on=True, praise="Well chosen: nothing promised more.")

    await (await learner.look()).play(0)
    assert await learner.view() == CoachView(on=True)


async def test_praise_of_an_undone_decision_is_not_said(context: Context) -> None:
    learner = await learner_of(context)
    step = (await get_position(context, learner.match, learner.account, None, "en")).step
    await learner.remember(CoachNotes(judged=1, good=1, praised=step))
    assert (await learner.view() or pytest.fail("no coach")).praise
    await learner.remember(CoachNotes(judged=1, good=1, praised=step + 1))
    assert await learner.view() == CoachView(on=True)


async def test_after_an_undo_a_worker_is_asked_again(context: Context) -> None:
    """The question is the same, but it has another entry."""
    learner = await learner_of(context)
    for _ in range(MAX_MOVES):
        words = (await get_position(context, learner.match, learner.account, None, "en")).words
        assert words
        choice = next((number for number, each in enumerate(words.legal) if not each.final), None)
        await learner.play(choice or 0)
        if choice is not None:
            break
        await learner.look()
    await do_undo(context, Command(learner.match, learner.seat, learner.seq + 1, account=learner.account))
    before = learner.seq

    await learner.look()
    assert learner.seq == before + 2
    assert await learner.asked() == 1


async def test_where_it_does_not_matter_what_is_chosen_nothing_is_praised(context: Context) -> None:
    learner = await learner_of(context)
    await learner.worker_says(BEST, MIDDLE)
    await learner.play(0)

    assert await learner.view() == CoachView(on=True)
    assert await learner.notes() == CoachNotes()


async def test_after_good_decisions_in_a_row_only_a_blunder_is_warned_of(context: Context) -> None:
    learner = await learner_of(context)
    await learner.remember(CoachNotes(judged=GOOD_IN_A_ROW, good=GOOD_IN_A_ROW))
    await learner.worker_says(BEST, WEAK)
    await learner.play(1)
    assert (await learner.notes()).good == GOOD_IN_A_ROW

    await learner.look()
    await learner.worker_says(BEST, WORST)
    with pytest.raises(CoachWarningError):
        await learner.play(1)


async def test_a_question_is_warned_of_once(context: Context) -> None:
    """Whatever the client: who sends an answer again has decided."""
    learner = await learner_of(context)
    await learner.worker_says(BEST, WORST)
    with pytest.raises(CoachWarningError):
        await learner.play(1)
    context.cache.forget(learner.match)
    await learner.play(1)

    assert await learner.notes() == CoachNotes(judged=1, good=AFTER_A_LOSS)


async def test_the_coach_says_goodbye_and_is_gone_with_the_next_decision(context: Context) -> None:
    """After so many decisions it warns no more; then nobody is asked any more."""
    learner = await learner_of(context)
    await learner.remember(CoachNotes(judged=MAX_JUDGED - 1))
    await learner.worker_says(BEST, WORST)
    await learner.play(0)
    goodbye = "You know the game now, and I leave you to it. The light bulb still gives hints."
    assert await learner.view() == CoachView(on=True, praise=goodbye)

    await learner.look()
    await learner.worker_says(BEST, WORST)
    await learner.play(1)
    assert await learner.view() is None

    await learner.look()
    assert await learner.asked() == 0


async def test_a_worker_is_asked_as_soon_as_the_learner_is_and_nobody_waits_for_it(context: Context) -> None:
    """Not before the lesson is over; without an answer the action is played."""
    match, account = await lesson_of(context)
    async with context.at(match) as connection:
        await answer(context, match, account)
        assert await connection.fetchval("SELECT count(*) FROM hints WHERE match = $1", match) == 0
    learner = await learner_of(context)
    assert await learner.asked() == 1
    await learner.play(1)


async def test_in_a_rated_match_there_is_no_coach(context: Context) -> None:
    """Whatever is stored: nothing is asked, said or switched."""
    learner = await learner_of(context)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET rated = true WHERE id = $1", learner.match)
    context.cache.forget(learner.match)
    await learner.worker_says(BEST, WORST)
    with pytest.raises(ConflictError, match="no-coach"):
        await do_switch_coach(context, learner.match, learner.account, on=True)
    await learner.play(1)

    assert await learner.view() is None
    assert await learner.notes() == CoachNotes()
    await learner.look()
    assert await learner.asked() == 0


async def test_only_the_learner_has_a_coach(context: Context) -> None:
    learner = await learner_of(context)
    await learner.worker_says(BEST, WORST)
    await learner.play(0)
    async with context.cache.fresh(learner.match) as running:
        assert isinstance(running, RunningMatch)
        texts = Texts("en", running.game, running.names)
        said = {seat: coach_view(running, texts, seat) for seat in (None, *range(running.seats))}

    assert [seat for seat, view in said.items() if view] == [learner.seat]


async def test_the_coach_is_switched_off_for_every_process_and_on_again(
    context: Context, another_context: Context
) -> None:
    """What it remembers stays."""
    learner = await learner_of(context)
    await learner.remember(CoachNotes(judged=5, good=1))
    await learner.worker_says(BEST, WORST)
    await do_switch_coach(context, learner.match, learner.account, on=False)
    elsewhere = await Learner(another_context, learner.match, learner.account).look()
    assert await elsewhere.view() == CoachView(on=False)
    await elsewhere.play(1)
    await elsewhere.look()
    assert await elsewhere.asked() == 0

    await do_switch_coach(another_context, learner.match, learner.account, on=True)
    assert await elsewhere.view() == CoachView(on=True)
    assert await elsewhere.asked() == 1
    assert await elsewhere.notes() == CoachNotes(judged=5, good=1)


async def test_over_http_the_warning_is_a_problem_and_the_switch_a_request(context: Context, address: str) -> None:
    """As in a lesson, and `own_way` plays the action."""
    login: Login = await do_make_guest(context, "Clara")
    headers = {
        "authorization": f"Bearer {login.token}",
        "accept-language": "de",
        "content-type": "application/json",
    }
    async with new_client(address, headers=headers) as client:
        match = (await client.post("/api/lessons/goa")).json()["match"]
        early = await client.put(f"/api/matches/{match}/coach", json={"on": False})
        await answer(context, match, login.account, await beside(context, match, login.account), own_way=True)
        learner = await Learner(context, match, login.account).look()
        await learner.worker_says(BEST, WORST)
        body = f'{{"seq": {learner.seq}, "action": {encode(learner.legal[1]).decode()}}}'
        problem = await client.post(f"/api/matches/{match}/actions", content=body)
        off = await client.put(f"/api/matches/{match}/coach", json={"on": False})
        played = await client.post(f"/api/matches/{match}/actions", content=body)

    assert (early.status_code, early.json()["code"]) == (409, "no-coach")
    assert (problem.status_code, problem.json()["code"]) == (409, "coach-warning")
    assert problem.json()["text"].startswith("Das würde ich nicht tun.")
    assert (off.status_code, off.json()) == (200, {"on": False})
    assert played.status_code == 201
