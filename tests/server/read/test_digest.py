"""Since your last turn: a few sentences on what happened, chosen by what it changed for the one who asks."""

from time import perf_counter

import httpx
import pytest

from kontor.core import Seat, encode, registry
from kontor.core.records import tag_of
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Command, House, do_play_action, do_undo
from kontor.server.matches.read.digest.digest import MOST_STEPS, Digest, digest_for
from kontor.server.matches.read.digest.ranking import LEAST, MOST
from kontor.server.matches.read.look import show_log, show_position
from kontor.server.matches.read.replay import show_step
from server.party import party
from server.sitting import decision, play, play_out, started
from server.tab import PATIENCE

LANGUAGES = ("en", "de")


async def accounts_of(house: House, match: str) -> list[int]:
    """Return the people of a match by seat."""
    async with house.table(match) as table:
        return [chair.account for chair in table.chairs if chair.account is not None]


async def play_on(house: House, match: str, steps: int, by: dict[Seat, str] | None = None) -> None:
    """Play so many actions; some seats may be played by somebody who stands in."""
    for number in range(steps):
        seat, seq, legal = await decision(house, match)
        command = Command(match, seat, seq, by=(by or {}).get(seat, "person"))
        await do_play_action(house, command, encode(legal[number * 7 % len(legal)]))


async def texts_told(house: House, match: str, account: int, language: str, first: int) -> dict[int, list[str]]:
    """Return the lines of the log after an entry as the caller reads them, by the entry."""
    told = await show_log(house, match, account, first, language)
    return {entry.seq: [line.text for line in entry.lines] for entry in told}


@pytest.mark.parametrize("slug", registry.slugs())
async def test_a_digest_has_five_to_ten_sentences_of_the_own_log_in_their_order_in_both_languages(
    house: House, slug: str
) -> None:
    match = await started(house, slug, 3)
    people = await accounts_of(house, match)
    await play_on(house, match, 12)
    await play_on(house, match, 60, by={0: "caretaker:trader"})

    for seat, account in enumerate(people):
        for language in LANGUAGES:
            digest = await digest_for(house, match, account, language, since=12)
            lines = await texts_told(house, match, account, language, 12)
            assert (digest.seat, digest.since, digest.first, digest.step) == (seat, 12, 12, 72)
            assert LEAST <= len(digest.sentences) <= MOST
            assert len(digest.sentences) + digest.more == sum(map(len, lines.values()))
            assert [one.step for one in digest.sentences] == sorted(one.step for one in digest.sentences)
            assert all(one.text in lines[one.seq] and one.rule for one in digest.sentences)
            assert (digest.stood_in > 0) == (seat == 0)


async def test_a_digest_begins_after_the_last_decision_that_the_person_made(house: House) -> None:
    match = await started(house, "borneo", 3)
    anna, *_ = await accounts_of(house, match)
    before = await digest_for(house, match, anna, "en")
    while (await decision(house, match))[0] != 0:
        await play(house, match)
    last = (await play(house, match)).seq
    await play_on(house, match, 30, by={0: "bot:trader"})

    digest = await digest_for(house, match, anna, "en")

    assert (before.decided, before.since, before.sentences) == (False, 0, ())
    assert (digest.decided, digest.since, digest.first) == (True, last, last)
    assert all(one.seq > last for one in digest.sentences)


async def test_what_was_undone_is_not_told(house: House) -> None:
    match = await started(house, "borneo", 3)
    people = await accounts_of(house, match)
    while True:
        seat, seq, legal = await decision(house, match)
        done = await do_play_action(house, Command(match, seat, seq), encode(legal[0]))
        position = await show_position(house, match, people[seat], seq)
        try:
            undone = await do_undo(house, Command(match, seat, done.seq))
        except ConflictError:
            continue
        if position.told[0].events:
            break
    other = people[(seat + 1) % 3]

    digest = await digest_for(house, match, other, "en", since=seq)

    assert (digest.seq, digest.first, digest.step) == (undone.seq, position.step - 1, position.step - 1)
    assert (digest.sentences, digest.more) == ((), 0)


async def test_what_was_done_to_the_reader_is_told_before_what_others_did_among_themselves(house: House) -> None:
    """In a round of Borneo somebody attacks one of two others: the attacked one reads of it, whatever else happened."""
    match = await started(house, "borneo", 3)
    people = await accounts_of(house, match)
    attacked: dict[Seat, int] = {}
    for number in range(200):
        seat, seq, legal = await decision(house, match)
        wanted = [action for action in legal if tag_of(action) == "attack"]
        choice = wanted[0] if wanted else legal[number * 7 % len(legal)]
        await do_play_action(house, Command(match, seat, seq), encode(choice))
        (told,) = (await show_log(house, match, people[seat], seq, None))[:1]
        attacked |= {event.defender: told.seq for event in told.events if hasattr(event, "defender_rank")}
        if attacked and number > 40:
            break

    assert attacked
    for seat, seq in attacked.items():
        digest = await digest_for(house, match, people[seat], "en", since=max(0, seq - 20))
        assert any(one.event in ("contest_began", "contest_decided") for one in digest.sentences)


async def test_the_steps_of_a_match_that_is_played_are_there_through_the_own_eyes_alone(house: House) -> None:
    at = await party(house)
    views = [encode((await show_position(house, at.match, at.other.account)).view)]
    for number in range(20):
        await play(house, at.match, pick=number)
        views.append(encode((await show_position(house, at.match, at.other.account)).view))

    for step, view in enumerate(views):
        position = await show_step(house, at.match, at.other.account, "de", step)
        assert (position.step, position.seat) == (step, 1 - at.seat)
        assert encode(position.view) == view
    with pytest.raises(NotFoundError):
        await show_step(house, at.match, at.other.account, "en", 21)
    with pytest.raises(ConflictError):
        await show_step(house, at.match, at.other.account, "en", 3, at.seat)
    for caller in (None, at.stranger.account, at.creator.account):
        with pytest.raises(ConflictError):
            await show_step(house, at.match, caller, "en", 3)


async def test_a_digest_is_for_a_seat_of_a_started_match_before_and_after_its_end(house: House, address: str) -> None:
    waiting, over = await party(house, "open"), await party(house, "over")

    with pytest.raises(ForbiddenError):
        await digest_for(house, over.match, over.stranger.account, "en")
    with pytest.raises(ConflictError):
        await digest_for(house, waiting.match, waiting.sitting[0].account, "en")
    headers = {"authorization": f"Bearer {over.turn.token}", "accept-language": "de"}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE) as client:
        path = f"/api/matches/{over.match}/digest"
        digest = (await client.get(f"{path}?since={over.seq - 30}")).json()
        wrong = [(await client.get(f"{path}?since={since}")).status_code for since in ("x", "-2", "1000001")]

    assert LEAST <= len(digest["sentences"]) <= MOST
    assert digest["sentences"][-1]["event"] == "match_scored"
    english = await digest_for(house, over.match, over.turn.account, "en", since=over.seq - 30)
    assert digest["sentences"][-1]["text"] != english.sentences[-1].text
    assert wrong == [400, 400, 400]


async def test_a_digest_of_a_long_absence_is_made_in_a_fraction_of_a_second(house: House) -> None:
    match = await started(house, "goa", 4)
    people = await accounts_of(house, match)
    length = await play_out(house, match)
    began = perf_counter()

    digest: Digest = await digest_for(house, match, people[0], "en", since=0)

    assert perf_counter() - began < 2
    assert length > MOST_STEPS
    assert len(digest.sentences) == MOST
    assert all(one.step > length - MOST_STEPS for one in digest.sentences)
