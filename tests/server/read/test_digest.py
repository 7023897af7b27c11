"""Since your last turn: a few sentences on what happened, chosen by how much it matters to the reader."""

from time import perf_counter

import pytest

from kontor.core import Seat, encode, registry
from kontor.core.records import tag_of
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Command, Context, do_play_action, do_undo
from kontor.server.matches.read.digest.digest import MAX_RANKED_STEPS, Digest, digest_for
from kontor.server.matches.read.digest.ranking import MAX_SENTENCES, MIN_SENTENCES
from kontor.server.matches.read.look import get_log, get_position
from kontor.server.matches.read.replay import get_step
from server.gateway import new_client
from server.party import party
from server.sitting import decision, play, play_out, started

LANGUAGES = ("en", "de")


async def accounts_of(context: Context, match: str) -> list[int]:
    """Return the accounts of a match by seat."""
    async with context.cache.locked(match) as table:
        return [occupant.account for occupant in table.occupants if occupant.account is not None]


async def play_on(context: Context, match: str, steps: int, by: dict[Seat, str] | None = None) -> None:
    """Play some actions; `by` names who plays a seat if it is not its owner."""
    for number in range(steps):
        seat, seq, legal = await decision(context, match)
        command = Command(match, seat, seq, by=(by or {}).get(seat, "person"))
        await do_play_action(context, command, encode(legal[number * 7 % len(legal)]))


async def texts_told(context: Context, match: str, account: int, language: str, first: int) -> dict[int, list[str]]:
    """Return the lines of the log after an entry as an account reads them, by entry."""
    told = await get_log(context, match, account, first, language)
    return {entry.seq: [line.text for line in entry.lines] for entry in told}


@pytest.mark.parametrize("slug", registry.slugs())
async def test_a_digest_has_five_to_ten_sentences_of_the_readers_log_in_order_in_both_languages(
    context: Context, slug: str
) -> None:
    match = await started(context, slug, 3)
    people = await accounts_of(context, match)
    await play_on(context, match, 12)
    await play_on(context, match, 60, by={0: "caretaker:trader"})

    for seat, account in enumerate(people):
        for language in LANGUAGES:
            digest = await digest_for(context, match, account, language, since=12)
            lines = await texts_told(context, match, account, language, 12)
            assert (digest.seat, digest.since, digest.first, digest.step) == (seat, 12, 12, 72)
            assert MIN_SENTENCES <= len(digest.sentences) <= MAX_SENTENCES
            assert len(digest.sentences) + digest.more == sum(map(len, lines.values()))
            assert [one.step for one in digest.sentences] == sorted(one.step for one in digest.sentences)
            assert all(one.text in lines[one.seq] and one.rule for one in digest.sentences)
            assert (digest.stood_in > 0) == (seat == 0)


async def test_a_digest_begins_after_the_last_decision_that_the_person_made(context: Context) -> None:
    match = await started(context, "borneo", 3)
    anna, *_ = await accounts_of(context, match)
    before = await digest_for(context, match, anna, "en")
    while (await decision(context, match))[0] != 0:
        await play(context, match)
    last = (await play(context, match)).seq
    await play_on(context, match, 30, by={0: "bot:trader"})

    digest = await digest_for(context, match, anna, "en")

    assert (before.decided, before.since, before.sentences) == (False, 0, ())
    assert (digest.decided, digest.since, digest.first) == (True, last, last)
    assert all(one.seq > last for one in digest.sentences)


async def test_a_digest_does_not_mention_what_was_undone(context: Context) -> None:
    match = await started(context, "borneo", 3)
    people = await accounts_of(context, match)
    while True:
        seat, seq, legal = await decision(context, match)
        done = await do_play_action(context, Command(match, seat, seq), encode(legal[0]))
        position = await get_position(context, match, people[seat], seq)
        try:
            undone = await do_undo(context, Command(match, seat, done.seq))
        except ConflictError:
            continue
        if position.told[0].events:
            break
    other = people[(seat + 1) % 3]

    digest = await digest_for(context, match, other, "en", since=seq)

    assert (digest.seq, digest.first, digest.step) == (undone.seq, position.step - 1, position.step - 1)
    assert (digest.sentences, digest.more) == ((), 0)


async def test_what_was_done_to_the_reader_comes_before_what_others_did_among_themselves(context: Context) -> None:
    """In a round of Borneo one player attacks another, who reads of it whatever else happened."""
    match = await started(context, "borneo", 3)
    people = await accounts_of(context, match)
    attacked: dict[Seat, int] = {}
    for number in range(200):
        seat, seq, legal = await decision(context, match)
        wanted = [action for action in legal if tag_of(action) == "attack"]
        choice = wanted[0] if wanted else legal[number * 7 % len(legal)]
        await do_play_action(context, Command(match, seat, seq), encode(choice))
        (told,) = (await get_log(context, match, people[seat], seq, None))[:1]
        attacked |= {event.defender: told.seq for event in told.events if hasattr(event, "defender_rank")}
        if attacked and number > 40:
            break

    assert attacked
    for seat, seq in attacked.items():
        digest = await digest_for(context, match, people[seat], "en", since=max(0, seq - 20))
        assert any(one.event in ("contest_began", "contest_decided") for one in digest.sentences)


async def test_while_a_match_is_played_a_player_sees_its_steps_only_as_their_own_seat(context: Context) -> None:
    at = await party(context)
    views = [encode((await get_position(context, at.match, at.other.account)).view)]
    for number in range(20):
        await play(context, at.match, pick=number)
        views.append(encode((await get_position(context, at.match, at.other.account)).view))

    for step, view in enumerate(views):
        position = await get_step(context, at.match, at.other.account, "de", step)
        assert (position.step, position.seat) == (step, 1 - at.seat)
        assert encode(position.view) == view
    with pytest.raises(NotFoundError):
        await get_step(context, at.match, at.other.account, "en", 21)
    with pytest.raises(ConflictError):
        await get_step(context, at.match, at.other.account, "en", 3, at.seat)
    for caller in (None, at.stranger.account, at.creator.account):
        with pytest.raises(ConflictError):
            await get_step(context, at.match, caller, "en", 3)


async def test_a_digest_is_for_a_seat_of_a_started_match_before_and_after_its_end(
    context: Context, address: str
) -> None:
    waiting, over = await party(context, "open"), await party(context, "over")

    with pytest.raises(ForbiddenError):
        await digest_for(context, over.match, over.stranger.account, "en")
    with pytest.raises(ConflictError):
        await digest_for(context, waiting.match, waiting.sitting[0].account, "en")
    headers = {"authorization": f"Bearer {over.turn.token}", "accept-language": "de"}
    async with new_client(address, headers=headers) as client:
        path = f"/api/matches/{over.match}/digest"
        digest = (await client.get(f"{path}?since={over.seq - 30}")).json()
        wrong = [(await client.get(f"{path}?since={since}")).status_code for since in ("x", "-2", "1000001")]

    assert MIN_SENTENCES <= len(digest["sentences"]) <= MAX_SENTENCES
    assert digest["sentences"][-1]["event"] == "match_scored"
    english = await digest_for(context, over.match, over.turn.account, "en", since=over.seq - 30)
    assert digest["sentences"][-1]["text"] != english.sentences[-1].text
    assert wrong == [400, 400, 400]


async def test_a_digest_of_a_long_absence_is_made_in_a_fraction_of_a_second(context: Context) -> None:
    match = await started(context, "goa", 4)
    people = await accounts_of(context, match)
    length = await play_out(context, match)
    began = perf_counter()

    digest: Digest = await digest_for(context, match, people[0], "en", since=0)

    assert perf_counter() - began < 2
    assert length > MAX_RANKED_STEPS
    assert len(digest.sentences) == MAX_SENTENCES
    assert all(one.step > length - MAX_RANKED_STEPS for one in digest.sentences)
