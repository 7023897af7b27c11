"""The weekly letter: only for those who choose it, on their Sunday morning, and only if something happened."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from kontor.server.accounts import Login
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.deals.playing import do_play_deal
from kontor.server.people import do_invite, do_note_results
from kontor.server.ratings import do_rate_match
from kontor.server.reminders import send_waiting, write_letters
from kontor.server.reminders.channels import reminders_of
from kontor.server.reminders.following import do_follow
from kontor.server.reminders.links import link
from kontor.server.reminders.weekly import do_choose_letter, next_letter_at
from kontor.server.rest_calendar import Rest
from kontor.server.settings import Settings
from sentences import raises_saying
from server.people.knowing import caller_of, new_members, open_table, played
from server.receivers import Post
from server.reminded import SITE, Watch, channel, reminding_context, rows, states, waits_for
from server.sitting import play_out

WEDNESDAY = datetime(2026, 6, 10, 12, tzinfo=UTC)
SUNDAY = datetime(2026, 6, 14, 10, tzinfo=UTC)


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        await rows(context, "UPDATE reminding SET letter_at = NULL")
        yield context


async def reader(context: Context, name: str = "Anna", *, zone: str = "UTC") -> Login:
    """Return a member in a time zone, with a mail address, who wants the letter."""
    [member] = await new_members(context, name)
    await rows(context, "UPDATE accounts SET time_zone = $2 WHERE id = $1", member.account, zone)
    await channel(context, member.account, "mail", f"{name.lower()}@example.org")
    await do_choose_letter(context, caller_of(member), weekly=True)
    return member


def text_of(mail: Post) -> str:
    """Return the text of the only letter."""
    [letter] = mail.letters
    return str(letter.get_content()).replace("\r\n", "\n")


async def to_sunday(context: Context, watch: Watch, at: datetime = SUNDAY) -> int:
    """Move the clock to a moment, write the letters and send them; return how many people get one."""
    watch.at = at
    written = await write_letters(context)
    await send_waiting(context)
    return written


@pytest.mark.parametrize(
    ("zone", "now", "at"),
    [
        ("UTC", WEDNESDAY, SUNDAY),
        ("Europe/Berlin", WEDNESDAY, SUNDAY - timedelta(hours=2)),
        ("Pacific/Auckland", WEDNESDAY, SUNDAY - timedelta(hours=12)),
        ("UTC", SUNDAY, SUNDAY + timedelta(days=7)),
        ("UTC", SUNDAY - timedelta(minutes=1), SUNDAY),
        # The clocks go back on 25 October: ten in the morning stays ten in the morning.
        ("Europe/Berlin", datetime(2026, 10, 24, 12, tzinfo=UTC), datetime(2026, 10, 25, 9, tzinfo=UTC)),
    ],
)
def test_a_letter_is_due_on_sunday_at_ten_where_the_person_lives(zone: str, now: datetime, at: datetime) -> None:
    assert next_letter_at(Rest(time_zone=zone), now) == at


async def test_a_letter_says_what_waits_what_was_played_and_which_deals_there_are(
    reminding: Context, watch: Watch, mail: Post
) -> None:
    anna = await reader(reminding)
    [bruno] = await new_members(reminding, "Bruno")
    over = await played(reminding, anna, bruno)
    await do_rate_match(reminding, over)
    await rows(reminding, "UPDATE results SET ended_at = $2 WHERE match = $1", over, WEDNESDAY)
    [result] = await rows(reminding, "SELECT * FROM results WHERE match = $1 AND account = $2", over, anna.account)
    table = await open_table(reminding, bruno)
    await do_invite(reminding, table, caller_of(bruno), anna.name)
    await rows(reminding, "UPDATE deliveries SET state = 'moot' WHERE state = 'waiting'")
    match = await waits_for(reminding, anna.account, SUNDAY - timedelta(hours=3))

    assert await to_sunday(reminding, watch) == 1

    [letter] = mail.letters
    text = text_of(mail)
    assert letter["Subject"] == "Your week at Kontor"
    assert letter["List-Unsubscribe"].startswith(f"<{SITE}/api/reminders/letters/")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{anna.name}, this is your weekly letter. It is your turn in one match:" in text
    assert f"{SITE}/table/{match}" in text.splitlines()
    assert f"{bruno.name} keeps a seat for you at a table of Goa:\n{SITE}/table/{table}" in text
    assert f"- Goa: place {result['place']} of 2, {result['points']} points, rating " in text
    assert "Today's deals: Borneo, Cargo Noir, Goa" in text
    assert text.index("your turn") < text.index("keeps a seat") < text.index("rating") < text.index("Today's")


async def test_a_deal_is_in_the_letter_once_it_is_closed(reminding: Context, watch: Watch, mail: Post) -> None:
    anna = await reader(reminding)
    deal = f"{SUNDAY.date() - timedelta(days=1)}-goa"
    watch.at = SUNDAY - timedelta(hours=20)
    match = await do_play_deal(reminding, anna.account, anna.name, deal)
    await play_out(reminding, match)
    await rows(reminding, "UPDATE matches SET moved_at = $2 WHERE id = $1", match, watch.at)
    await do_note_results(reminding, match)

    await to_sunday(reminding, watch)

    text = text_of(mail)
    [row] = await rows(reminding, "SELECT points FROM deal_tries WHERE match = $1", match)
    assert f"A deal that you played has closed:\n- Goa: {row['points']} points, place 1 of 1" in text
    assert text.count("- Goa") == 1


async def test_nobody_gets_a_letter_who_did_not_choose_it_or_after_an_empty_week(
    reminding: Context, watch: Watch, mail: Post
) -> None:
    await reader(reminding)
    ben = await reader(reminding, "Ben")
    await do_choose_letter(reminding, caller_of(ben), weekly=False)
    await waits_for(reminding, ben.account, SUNDAY - timedelta(hours=3))

    assert await to_sunday(reminding, watch) == 0
    assert mail.letters == []


async def test_a_turn_that_waits_for_weeks_is_a_reason_only_once(reminding: Context, watch: Watch, mail: Post) -> None:
    anna = await reader(reminding)
    await waits_for(reminding, anna.account, SUNDAY - timedelta(days=1))

    written = [await to_sunday(reminding, watch, SUNDAY + timedelta(weeks=week)) for week in range(4)]

    assert written == [1, 0, 0, 0]
    assert len(mail.letters) == 1


async def test_two_sweeps_write_one_letter_and_a_week_has_one(reminding: Context, watch: Watch, mail: Post) -> None:
    anna = await reader(reminding)
    await waits_for(reminding, anna.account, SUNDAY - timedelta(hours=3))

    assert await to_sunday(reminding, watch, SUNDAY - timedelta(seconds=1)) == 0
    assert [await to_sunday(reminding, watch) for _ in range(2)] == [1, 0]
    await waits_for(reminding, anna.account, SUNDAY + timedelta(days=1))
    assert await to_sunday(reminding, watch, SUNDAY + timedelta(days=6, hours=23)) == 0
    assert await to_sunday(reminding, watch, SUNDAY + timedelta(days=7)) == 1
    assert len(mail.letters) == 2


async def test_one_click_stops_the_letter_and_nothing_else(reminding: Context, watch: Watch, mail: Post) -> None:
    anna = await reader(reminding)
    await waits_for(reminding, anna.account, SUNDAY - timedelta(hours=3))
    await to_sunday(reminding, watch)

    await do_follow(reminding, "letters", mail.letters[0]["List-Unsubscribe"].strip("<>").rpartition("/")[2])
    await waits_for(reminding, anna.account, SUNDAY + timedelta(days=1))

    assert await to_sunday(reminding, watch, SUNDAY + timedelta(days=7)) == 0
    told = await reminders_of(reminding, caller_of(anna), "en")
    assert (told.weekly, told.channels[0].enabled) == (False, True)


async def test_a_letter_on_its_way_is_dropped_if_it_is_unwanted_meanwhile(
    reminding: Context, watch: Watch, mail: Post
) -> None:
    anna = await reader(reminding)
    await waits_for(reminding, anna.account, SUNDAY - timedelta(hours=3))
    watch.at = SUNDAY
    await write_letters(reminding)
    await do_choose_letter(reminding, caller_of(anna), weekly=False)

    await send_waiting(reminding)

    assert (mail.letters, await states(reminding, anna.account)) == ([], ["moot"])


async def test_a_letter_waits_for_the_end_of_holidays_and_there_are_never_two(
    reminding: Context, watch: Watch, mail: Post
) -> None:
    anna = await reader(reminding)
    until = (SUNDAY + timedelta(days=9)).date()
    await rows(
        reminding,
        "INSERT INTO holidays (account, first, last) VALUES ($1, $2, $3)",
        anna.account,
        SUNDAY.date(),
        until,
    )
    await waits_for(reminding, anna.account, SUNDAY - timedelta(hours=3))
    assert await to_sunday(reminding, watch) == 1
    assert mail.letters == []
    await waits_for(reminding, anna.account, SUNDAY + timedelta(days=6))
    assert await to_sunday(reminding, watch, SUNDAY + timedelta(days=7)) == 0

    watch.at = SUNDAY + timedelta(days=10)
    await send_waiting(reminding)

    assert len(mail.letters) == 1


async def test_a_letter_in_german_is_in_german(reminding: Context, watch: Watch, mail: Post) -> None:
    anna = await reader(reminding)
    await rows(reminding, "UPDATE channels SET language = 'de' WHERE account = $1", anna.account)
    await waits_for(reminding, anna.account, SUNDAY - timedelta(hours=3))

    await to_sunday(reminding, watch)

    assert mail.letters[0]["Subject"] == "Deine Woche bei Kontor"
    text = text_of(mail)
    assert f"{anna.name}, das ist dein Wochenbrief. In einer Partie bist du dran:" in text
    assert "Die Tagespartien von heute: Borneo" in text


async def test_a_host_without_mail_offers_no_letter(reminding: Context) -> None:
    [anna] = await new_members(reminding, "Anna")
    reminding.settings = msgspec.structs.replace(reminding.settings, smtp="")

    with raises_saying(ConflictError, "does not send mail"):
        await do_choose_letter(reminding, caller_of(anna), weekly=True)
    assert await write_letters(reminding) == 0


async def test_a_link_that_stops_a_channel_does_not_stop_letters_and_the_other_way_round(reminding: Context) -> None:
    anna = await reader(reminding)
    told = await reminders_of(reminding, caller_of(anna), "en")
    token = link(reminding.settings, "letters", told.channels[0].id).rpartition("/")[2]

    with pytest.raises(NotFoundError):
        await do_follow(reminding, "stop", token)

    await do_follow(reminding, "letters", token)
    told = await reminders_of(reminding, caller_of(anna), "en")
    assert (told.weekly, told.channels[0].enabled) == (False, True)
