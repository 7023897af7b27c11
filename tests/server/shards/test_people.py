"""What shards have of people: it follows what is stored at home, also after a while. On two real databases."""

import msgspec
from procrastinate import App

from chaos.proxy import Proxy
from kontor.server.accounts import do_delete_account, export_of
from kontor.server.accounts.at_shards import FOLLOW_PERSON, do_follow_person
from kontor.server.matches import Command, Context, do_step_away
from kontor.server.matches.play.resign import do_resign_to_bot
from kontor.server.matches.presence.absence import do_free_seat, do_substitute
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.moderation.deciding import Case, Decision, do_decide
from kontor.server.moderation.roles import HOST
from kontor.server.moderation.undoing import do_undo_measure
from kontor.worker.chores import make_app
from server.people.knowing import begun, caller_of, new_members
from server.shards.looking import at_home, at_shard, is_mirrored, shard_away
from server.sitting import decision, play, play_out

NAMED = """
SELECT (SELECT count(*) FROM seats WHERE name = $1) + (SELECT count(*) FROM actions
    WHERE kind IN ('opening', 'chair') AND position($1 IN convert_from(action, 'UTF8')) > 0)
"""
LINKED = """
SELECT (SELECT count(*) FROM seats WHERE account = $1) + (SELECT count(*) FROM owners WHERE account = $1)
    + (SELECT count(*) FROM waits WHERE account = $1) + (SELECT count(*) FROM standing_orders WHERE account = $1)
"""
TO_DO = "SELECT count(*) FROM procrastinate_jobs WHERE task_name = $1 AND (args ->> 'account')::bigint = $2"


async def test_a_deleted_person_is_nowhere_at_a_shard(context: Context) -> None:
    """Neither in a match that goes on with a bot, nor in one that is over, nor in one that they left long ago."""
    anna, bruno = await new_members(context, "Anna", "Bruno")
    running, over, left = [await begun(context, anna, bruno) for _ in range(3)]
    await play_out(context, over)
    _, seq, _ = await decision(context, left)
    await do_step_away(context, Command(left, 0, seq))
    await do_resign_to_bot(context, Command(left, 0, seq + 1))
    await play_out(context, left)

    await do_delete_account(context, caller_of(anna))

    assert await at_shard(context, NAMED, anna.name) == 0
    assert await at_shard(context, LINKED, anna.account) == 0
    for match in (running, over, left):
        assert await is_mirrored(context, match)
    assert (await get_summary(context, over, None)).seats[0].name == "N. N. 1"


async def test_a_person_who_is_deleted_while_a_shard_is_away_is_forgotten_there_later(
    context: Context, link: Proxy
) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)
    await play_out(context, match)

    async with shard_away(link):
        await do_delete_account(context, caller_of(anna))
    assert await at_shard(context, NAMED, anna.name) > 0
    assert await at_home(context, TO_DO, FOLLOW_PERSON, anna.account) == 1

    await do_follow_person(context, anna.account)

    assert await at_shard(context, NAMED, anna.name) == 0
    assert (await get_summary(context, match, None)).seats[0].name == "N. N. 1"


async def test_a_worker_does_what_was_left_to_do_at_shards(context: Context) -> None:
    app: App = make_app(context)

    assert {FOLLOW_PERSON, "follow_record", "note_last_moves"} <= app.tasks.keys()


async def test_a_name_that_a_moderator_takes_away_is_gone_at_a_shard_and_comes_back(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)

    measure = await do_decide(context, HOST, Case(subject=anna.account), Decision("rename", "Be kind."))
    assert await at_shard(context, NAMED, anna.name) == 0
    assert (await get_summary(context, match, None)).seats[0].name.startswith("Merchant ")

    await do_undo_measure(context, HOST, measure, "It was fine.")
    assert await at_shard(context, NAMED, anna.name) > 0
    assert (await get_summary(context, match, None)).seats[0].name == anna.name


async def test_the_export_of_a_person_has_what_they_did_at_a_shard(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)
    own = [(await decision(context, match), await play(context, match)) for _ in range(6)]
    expected = [done.seq for (seat, _, _), done in own if seat == 0]

    data = msgspec.json.decode(await export_of(context, caller_of(anna)))

    assert [each["seq"] for each in data["actions"]] == expected
    assert [(each["match"], each["seat"], each["still_mine"]) for each in data["matches"]] == [(match, 0, True)]


async def test_a_substitute_who_has_left_again_finds_the_match_in_their_export(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    match = await begun(context, anna, bruno)
    _, seq, _ = await decision(context, match)
    await do_step_away(context, Command(match, 0, seq))
    await do_free_seat(context, Command(match, 1, seq + 1), 0, True)
    await do_substitute(context, Command(match, 0, seq + 2), clara.account, clara.name)
    assert await is_mirrored(context, match)
    await do_resign_to_bot(context, Command(match, 0, seq + 3))

    data = msgspec.json.decode(await export_of(context, caller_of(clara)))

    assert [(each["match"], each["seat"], each["still_mine"]) for each in data["matches"]] == [(match, 0, False)]
    log = await get_log(context, match, bruno.account, seq)
    assert clara.name in [told.chair.name for told in log if told.chair]
