"""Replay: a match that is over, step by step, as any seat saw it."""

import re
from time import perf_counter

import pytest

from kontor.core import Action, decode, encode, registry
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.kernel.timeline import MAX_TIMELINES, SNAPSHOT_INTERVAL, FoldedTimeline, TimelineCache
from kontor.server.matches.read.records import record_of
from kontor.server.matches.read.replay import get_step
from kontor.server.store.pool import connected
from kontor.server.store.work.chores import tidy_match
from server.gateway import new_client
from server.party import party
from server.sitting import play_out, started


class PlayedMatches:
    """Matches of three people that are over. Each is played once; the tests that share them only read."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], tuple[str, int]] = {}

    async def find(self, context: Context, slug: str, number: int = 0) -> tuple[str, int]:
        """Return the match of a game with this number, and how many actions it has."""
        if (slug, number) not in self.known:
            match = await started(context, slug, 3)
            self.known[slug, number] = match, await play_out(context, match)
        return self.known[slug, number]


@pytest.fixture(scope="module")
def played() -> PlayedMatches:
    return PlayedMatches()


@pytest.mark.parametrize("slug", registry.slugs())
async def test_every_step_is_the_position_that_the_record_leads_to_for_every_seat(
    context: Context, played: PlayedMatches, slug: str
) -> None:
    match, _ = await played.find(context, slug)
    record, game = await record_of(context, match), registry.game(slug)
    state = game.start(3, game.options(record.header.options), bytes.fromhex(record.seed))

    for step in range(len(record.moves) + 1):
        if step:
            move = record.moves[step - 1]
            action: Action = decode(encode(move.action), game.action_union)
            state = game.apply(state, move.seat, action).state
        if step % (SNAPSHOT_INTERVAL - 1) and state.frames:
            continue
        for seat in (None, 0, 1, 2):
            position = await get_step(context, match, None, "en", step, seat)
            assert (position.step, position.seat) == (step, seat)
            assert encode(position.view) == encode(game.view(state, seat))
            assert position.deciders == game.deciders(state)
            assert position.status == ("playing" if state.frames else "over")
            assert position.words is not None
            assert bool(position.words.asked) == bool(state.frames)
            (told,) = position.told
            assert (told.kind, told.seq) == ("action" if step else "opening", position.seq)
            assert len(told.lines) == len(told.events)
            assert bool(told.did) == (told.action is not None and not told.lines)
    with pytest.raises(NotFoundError):
        await get_step(context, match, None, "en", len(record.moves) + 1)


@pytest.mark.parametrize("slug", registry.slugs())
async def test_a_spectator_reads_what_was_done_where_no_event_tells_of_it(
    context: Context, played: PlayedMatches, slug: str
) -> None:
    """In words for the seat that decided: a spectator has no rows, sacks or coins of their own."""
    for number in range(2):
        match, length = await played.find(context, slug, number)
        for step in range(1, length + 1):
            [told] = (await get_step(context, match, None, "en", step)).told
            assert told.lines or told.did


@pytest.mark.parametrize(
    ("language", "to_a_player"),
    [("en", r"\b(you|your|yours)\b"), ("de", r"\b(du|dich|dir|dein\w*)\b")],
)
@pytest.mark.parametrize("slug", registry.slugs())
async def test_the_log_never_says_you_to_a_spectator(
    context: Context, played: PlayedMatches, slug: str, language: str, to_a_player: str
) -> None:
    match, length = await played.find(context, slug)
    for step in range(1, length + 1):
        [told] = (await get_step(context, match, None, language, step)).told
        for line in told.lines:
            assert not re.search(to_a_player, line.text, re.IGNORECASE), line.text


async def test_what_was_done_without_an_event_is_told_of_its_player_to_a_spectator(
    context: Context, played: PlayedMatches
) -> None:
    match, length = await played.find(context, "novgorod", 1)
    for step in range(1, length + 1):
        [told] = (await get_step(context, match, None, "de", step)).told
        if told.did:
            assert re.match(r"\w[\w .-]* (ist|legt|beginnt|nutzt|stellt|nimmt|beendet) ", told.did), told.did


async def test_a_match_whose_snapshots_were_deleted_can_still_be_replayed(context: Context) -> None:
    match = await started(context, "borneo", 3)
    length = await play_out(context, match)
    async with connected(context.pool) as connection:
        await tidy_match(connection, match)

    last = await get_step(context, match, None, "en", length)

    assert last.status == "over"


async def test_a_player_sees_the_replay_as_their_own_seat_unless_they_name_another(
    context: Context, address: str
) -> None:
    at = await party(context, "over")
    headers = {"authorization": f"Bearer {at.other.token}", "accept-language": "de"}
    async with new_client(address, headers=headers) as client:
        path = f"/api/matches/{at.match}/steps"
        own, other = [(await client.get(f"{path}/3{seat}")).json() for seat in ("", f"?seat={at.seat}")]
        wrong = [await client.get(f"{path}/{step}") for step in ("100000", "-1", "3?seat=2", "3?seat=-1", "x")]

    assert (own["seat"], other["seat"]) == (1 - at.seat, at.seat)
    assert own["view"]["hand"] != other["view"]["hand"] or own["view"]["seat"] != other["view"]["seat"]
    assert ("du " in own["words"]["asked"]) != ("du " in other["words"]["asked"])
    assert [answer.status_code for answer in wrong] == [404, 404, 404, 400, 404]
    assert [answer.json()["code"] for answer in wrong] == [
        "no-step",
        "no-step",
        "no-such-seat",
        "malformed",
        "no-route",
    ]


async def test_only_the_owner_of_a_seat_is_you_in_a_replay_as_that_seat(context: Context) -> None:
    at = await party(context, "over")
    record = await record_of(context, at.match)
    step = next(number for number, move in enumerate(record.moves, 1) if move.seat == at.seat)

    async def line(account: int | None, seat: int | None = None) -> str:
        return (await get_step(context, at.match, account, "en", step, seat)).told[0].lines[0].text

    own = await line(at.turn.account)
    assert own.startswith("You put the flag ")
    assert await line(at.turn.account, at.seat) == own
    named = own.replace("You put", f"{at.turn.name} puts")
    readers = [
        (at.turn.account, 1 - at.seat),
        (at.other.account, at.seat),
        (at.stranger.account, at.seat),
        (None, None),
    ]
    assert [await line(account, seat) for account, seat in readers] == [named] * 4


async def test_nobody_sees_a_step_as_another_seat_before_the_end_or_in_a_match_without_spectators(
    context: Context,
) -> None:
    at, kept = await party(context), await party(context, "over", spectators=False)

    with pytest.raises(ConflictError):
        await get_step(context, at.match, at.turn.account, "en", 0, 1 - at.seat)
    with pytest.raises(ConflictError):
        await get_step(context, at.match, at.stranger.account, "en", 0)
    with pytest.raises(ForbiddenError):
        await get_step(context, kept.match, kept.stranger.account, "en", 0, 0)


async def test_a_step_of_a_long_match_takes_less_than_fifty_milliseconds(context: Context) -> None:
    match = await started(context, "goa", 4)
    length = await play_out(context, match)
    await get_step(context, match, None, "en", 0)
    times = []
    for step in range(0, length, 7):
        began = perf_counter()
        await get_step(context, match, None, "de", step, step % 4)
        times.append(perf_counter() - began)

    assert length > 300
    assert sorted(times)[len(times) // 2] < 0.05


def test_only_some_timelines_are_kept() -> None:
    timelines, timeline = TimelineCache(), FoldedTimeline(registry.game("goa"), (), {}, frozenset())
    for number in range(MAX_TIMELINES):
        timelines.keep(f"{number}", timeline)
    timelines.find("0")

    timelines.keep("one more", timeline)

    assert timelines.find("0") is timeline
    assert timelines.find("1") is None
    assert len(timelines.kept) == MAX_TIMELINES
