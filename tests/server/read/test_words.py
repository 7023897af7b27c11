"""Positions in words: for every seat and a spectator, in both languages, and only for those who ask for them."""

from typing import Any

import msgspec
import pytest

from kontor.core import LANGUAGES, AnyGame, Texts, encode, registry
from kontor.core.records import tag_of
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.errors import ConflictError
from kontor.server.matches import Command, Context, do_play_action, do_undo
from kontor.server.matches.clock.clocks import initial_clocks
from kontor.server.matches.clock.speeds import UNTIMED
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.read.look import build_position, get_log, get_position
from kontor.server.matches.read.queries import MAX_FORECASTS, question, what_if
from kontor.server.matches.read.views import PositionView, entry_view, position_view
from kontor.server.matches.read.words import is_final, log_line
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.seats import Occupant
from kontor.testing.contract.plan import Plan, Sample
from sampling import rotating
from server.gateway import new_client
from server.hands import NOON
from server.party import party
from server.sitting import decision, play, started
from server.tab import bare_tab

GAMES = 5
STRIDE = 9


def table_at(game: AnyGame, sample: Sample) -> RunningMatch:
    """Return a match at a position."""
    state: Any = sample.before
    return RunningMatch(
        id="a-match",
        game=game,
        rules_version=1,
        options=sample.options,
        status="playing",
        listed=False,
        spectators=True,
        creator=None,
        speed=UNTIMED,
        rated=False,
        hints=True,
        rematch_of=None,
        commitment="",
        occupants=tuple(Occupant("person", f"Person {seat}") for seat in range(state.seats)),
        seq=1,
        step=1,
        head=1,
        link="",
        state=state,
        clocks=initial_clocks(UNTIMED, state.seats),
    )


def entry_of(sample: Sample) -> Entry:
    """Return what the log holds of a step."""
    events, sealed = encode(sample.events), sample.step.sealed
    return Entry(2, 2, 1, "action", sample.seat, encode(sample.action), events, "", sealed, None, "person", 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", rotating(registry.slugs(), 2))
def test_every_position_of_random_play_is_described_to_everyone(slug: str, language: str) -> None:
    game = registry.game(slug)
    plan, said = Plan(game, slug, games=GAMES), 0

    for sample in plan.samples(STRIDE):
        table, entry = table_at(game, sample), entry_of(sample)
        for viewer in plan.viewers(sample.before):
            texts = Texts(language, game, table.names, reader=viewer)
            position = position_view(table, viewer, NOON, (entry_view(game, entry, viewer, texts),), texts=texts)
            demand_words(position, table.names)
            said += 1
    assert said > 200


def demand_words(position: PositionView, names: tuple[str, ...]) -> None:
    """Demand that a position is described completely and correctly."""
    words, told = position.words, position.told[0]
    assert words is not None
    asked_names = [names[seat] in words.asked for seat in position.deciders]
    assert asked_names == [position.seat not in position.deciders]
    assert words.asked.strip() == words.asked != ""
    assert [label.action for label in words.legal] == list(position.legal)
    assert [label.verb for label in words.legal] == [tag_of(action) for action in position.legal]
    assert words.names.keys() == {ref for action in position.legal for ref in action.refs()}
    assert all([*(label.label for label in words.legal), *words.names.values()])
    if words.proposed is not None:
        assert words.proposed.actions[0] in position.legal
        assert words.proposed.label
    assert [(line.event, line.rule) for line in told.lines] == [(tag_of(event), event.rule) for event in told.events]
    assert all(line.text for line in told.lines)


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_decider_reads_the_question_with_the_number_of_answers_and_others_read_who_is_asked(slug: str) -> None:
    game = registry.game(slug)
    for sample in Plan(game, slug, games=2).samples(40):
        table = table_at(game, sample)
        texts, waiting = Texts("en", game, table.names), (sample.seat + 1) % table.seats
        asked = position_view(table, sample.seat, NOON, texts=texts).words
        other = position_view(table, waiting, NOON, texts=texts).words

        assert asked is not None
        assert other is not None
        assert asked.asked == texts.question(game.view(sample.before, sample.seat), len(sample.legal))
        assert other.asked == texts.asked_of(game.view(sample.before, waiting), (sample.seat,))
        assert f"Person {sample.seat}" in other.asked
        assert "your" not in other.asked.split()
        assert (other.legal, other.names) == ((), {})


@pytest.mark.parametrize("slug", registry.slugs())
async def test_what_is_called_final_cannot_be_undone_and_the_rest_can(context: Context, slug: str) -> None:
    match, found = await started(context, slug, 3), {True: 0, False: 0}
    while min(found.values()) < 3:
        seat, seq, _ = await decision(context, match)
        async with context.cache.locked(match) as table:
            words = (await build_position(context, demand_started(table), seat, None, "en")).words
        assert words is not None
        chosen = words.legal[seq * 7 % len(words.legal)]
        await do_play_action(context, Command(match, seat, seq), encode(chosen.action))
        try:
            await do_undo(context, Command(match, seat, seq + 1))
            undone = True
        except ConflictError as error:
            assert error.key in ("undo-sealed", "undo-asked")  # noqa: PT017
            undone = False
        assert undone is not chosen.final
        found[chosen.final] += 1
        await play(context, match, seq)


async def test_words_are_sent_to_those_who_ask_for_them_in_their_language(context: Context, address: str) -> None:
    at = await party(context)
    path = f"{address}/api/matches/{at.match}"
    headers = {"authorization": f"Bearer {at.turn.token}", "accept-language": "de"}
    async with new_client(headers=headers) as client:
        plain, spoken = [(await client.get(f"{path}/view?since=-1&words={words}")).json() for words in ("0", "true")]
        log, said = [(await client.get(f"{path}/log?words={words}")).json() for words in ("false", "true")]
        watched = (await client.get(f"{path}/view?words=true&lang=en", headers={"authorization": ""})).json()

    assert plain["words"] is None
    assert all(entry["lines"] == [] for entry in (*log, *plain["told"]))
    assert said == spoken["told"]
    assert [len(entry["lines"]) for entry in said] == [len(entry["events"]) for entry in said]
    asked = await question(context, at.match, at.turn.account, "de")
    assert spoken["words"]["asked"] == asked.question
    assert spoken["words"]["legal"] == msgspec.json.decode(encode(asked.legal))
    assert {**spoken, "words": None, "told": plain["told"]} == plain
    assert watched["words"]["asked"] == f"{at.turn.name} chooses a place for the flag with auction marker 1."


async def test_the_log_says_you_to_its_player_and_the_name_to_others_and_to_spectators(context: Context) -> None:
    at = await party(context)
    await play(context, at.match)

    async def first_line(account: int | None, language: str) -> str:
        return (await get_log(context, at.match, account, at.seq, language))[0].lines[0].text

    own = await first_line(at.turn.account, "en")
    assert own.startswith("You put the flag ")
    for reader in (at.other.account, at.stranger.account, None):
        assert await first_line(reader, "en") == own.replace("You put", f"{at.turn.name} puts")
    assert (await first_line(at.turn.account, "de")).startswith("Du setzt die Flagge ")
    assert (await first_line(None, "de")).startswith(f"{at.turn.name} setzt die Flagge ")


async def test_a_socket_says_which_language_it_reads(context: Context, address: str) -> None:
    at = await party(context)
    found = []
    for hello in ({}, {"words": True}, {"words": True, "lang": "de"}):
        async with bare_tab(address, at.match) as tab:
            await tab.say("hello", token=at.other.token, since=-1, **hello)
            found.append((await tab.hear("position"))["seen"])

    assert found[0]["words"] is None
    assert [each["words"]["asked"].split(" ")[:2] for each in found[1:]] == [
        [at.turn.name, "chooses"],
        [at.turn.name, "wählt"],
    ]
    assert [bool(each["told"][0]["lines"]) for each in found] == [False, True, True]


async def test_sockets_share_a_message_if_they_read_the_same(context: Context) -> None:
    at, rooms = await party(context), Rooms(context)
    listeners = [Listener(at.turn.account, None, 0, words) for words in (None, "en", "de", "en")]
    for listener in listeners:
        await rooms.enter(at.match, listener)
        listener.queued.clear()
    await play(context, at.match)

    await rooms.tell_room(at.match, None)

    frames = [listener.queued[1] for listener in listeners]
    assert frames[1] is frames[3]
    assert len(set(frames)) == 3
    asked = [msgspec.json.decode(frame)["seen"]["words"] for frame in frames]
    assert asked[0] is None
    assert all(words["asked"] for words in asked[1:])


async def test_after_the_end_nothing_is_asked(context: Context) -> None:
    at = await party(context, "over")
    position = await get_position(context, at.match, at.turn.account, at.seq - 3, "de")

    assert position.words is not None
    assert (position.words.asked, position.words.legal) == ("", ())
    assert all(entry.lines for entry in position.told if entry.events)
    assert any(entry.lines for entry in await get_log(context, at.match, None, -1, "en"))


@pytest.mark.parametrize("slug", registry.slugs())
async def test_one_request_says_what_every_action_would_change(context: Context, slug: str) -> None:
    match, foretold = await started(context, slug, 3), 0
    for number in range(30):
        seat, _, legal = await decision(context, match)
        async with context.cache.locked(match) as table:
            running = demand_started(table)
            account, game, state = table.occupants[seat].account, table.game, running.state
            name = table.names[seat]
            hidden = game.hidden_from_each(state)
            final = [is_final(running, seat, action, hidden) for action in legal]
        assert account is not None
        every = await what_if(context, match, account, "de", ())
        assert [each.action for each in every] == legal[:MAX_FORECASTS]
        assert [each.final for each in every] == final[:MAX_FORECASTS]
        for each in every:
            changes = game.forecast(state, seat, each.action)
            assert (each.changes is None) == (changes is None)
            assert [told.change for told in each.changes or ()] == list(changes or ())
            assert all(name not in told.text for told in each.changes or ()), "they say du to the player who asks"
            foretold += len(changes or ())
        refs = legal[number % len(legal)].refs()
        some = await what_if(context, match, account, "en", refs)
        assert [each.action for each in some] == [action for action in legal if set(refs) <= set(action.refs())][:64]
        await play(context, match, number * 5)
    assert foretold > 20


async def test_what_if_that_is_overtaken_by_the_decision_says_nothing_and_is_not_an_error(context: Context) -> None:
    for stage in ("open", "playing", "over"):
        at = await party(context, stage)
        assert await what_if(context, at.match, at.other.account, "en", ()) == ()


async def test_what_if_takes_at_most_eight_refs(context: Context, address: str) -> None:
    at = await party(context)
    headers = {"authorization": f"Bearer {at.turn.token}"}
    async with new_client(address, headers=headers) as client:
        asked = [
            await client.post(f"/api/matches/{at.match}/what-if", json=body)
            for body in ({}, {"refs": ["tile:none"]}, {"refs": ["tile:1"] * 9})
        ]

    assert [answer.status_code for answer in asked] == [200, 200, 400]
    assert len(asked[0].json()) == len(at.legal)
    assert asked[1].json() == []
    assert asked[0].json()[0].keys() == {"action", "refs", "final", "changes"}


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_line_with_which_a_turn_begins_says_whose_turn_it_is(slug: str) -> None:
    game = registry.game(slug)
    begun = 0
    for sample in Plan(game, slug, games=2).samples(1):
        for event in sample.events:
            line = log_line(Texts("en", game), event)
            assert (line.turn is not None) == event.begins_turn
            begun += event.begins_turn
    assert begun > 3
