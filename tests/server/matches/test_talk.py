"""Talk, mutes and notes in a match; on a real PostgreSQL."""

import asyncio

import pytest

from kontor.server.bus import LocalBus, Nudge
from kontor.server.errors import ForbiddenError, NotFoundError
from kontor.server.matches import Context, NewMatch, do_chat, do_create_match, do_join, do_leave, do_mute, do_write_note
from kontor.server.matches.talk import chat_since, note_of
from kontor.server.matches.texts_checked import UnfitTextError
from server.sitting import new_account


async def seated(context: Context, *names: str, spectators: bool = True) -> tuple[str, list[int]]:
    """Return a match, and the accounts of its people."""
    people = [await new_account(context, name) for name in names]
    match = await do_create_match(context, people[0], NewMatch("borneo", 3, spectators=spectators))
    for person, name in zip(people, names, strict=True):
        await do_join(context, match, person, name, None, None)
    return match, people


async def heard(context: Context, match: str, account: int | None, number: int = 0) -> list[str]:
    return [said.text for said in await chat_since(context, match, account, number)]


async def test_what_a_seat_says_is_heard_by_everyone_with_its_name(context: Context, another_context: Context) -> None:
    match, (anna, bruno) = await seated(context, "Anna", "Bruno")

    number = await do_chat(context, match, bruno, "  Good evening! ")

    for listener in (anna, bruno, None):
        (said,) = await chat_since(another_context, match, listener, 0)
        assert (said.number, said.seat, said.name, said.text) == (number, 1, "Bruno", "Good evening!")


async def test_a_player_who_missed_something_asks_from_the_last_number_they_know(context: Context) -> None:
    match, (anna,) = await seated(context, "Anna")
    for text in ("one", "two", "three"):
        await do_chat(context, match, anna, text)

    assert await heard(context, match, anna, 1) == ["two", "three"]
    assert await heard(context, match, anna, 2**40) == []


async def test_numbers_have_no_gaps_when_many_talk_at_two_processes_at_once(
    context: Context, another_context: Context
) -> None:
    match, people = await seated(context, "Anna", "Bruno", "Clara")

    numbers = await asyncio.gather(
        *(
            do_chat(where, match, person, f"{turn}", f"key-{turn}")
            for turn in range(5)
            for person in people
            for where in (context, another_context)
        )
    )

    assert sorted(numbers) == sorted([*range(1, 16)] * 2)
    assert [said.number for said in await chat_since(context, match, None, 0)] == [*range(1, 16)]


async def test_a_message_that_is_sent_again_is_stored_once(context: Context) -> None:
    match, (anna, bruno) = await seated(context, "Anna", "Bruno")

    numbers = [await do_chat(context, match, who, "Hello", "key") for who in (anna, anna, bruno)]

    assert numbers == [1, 1, 2]


async def test_the_others_are_nudged_when_something_was_said(context: Context) -> None:
    match, (anna,) = await seated(context, "Anna")
    nudges: list[Nudge | None] = []
    assert isinstance(context.bus, LocalBus)
    await context.bus.subscribe(nudges.append)

    await do_chat(context, match, anna, "Hello")

    assert nudges == [Nudge(match, 0, talk=True)]


async def test_a_spectator_cannot_talk(context: Context) -> None:
    match, _ = await seated(context, "Anna")
    stranger = await new_account(context)

    with pytest.raises(ForbiddenError):
        await do_chat(context, match, stranger, "Hello")
    with pytest.raises(NotFoundError):
        await do_chat(context, "nowhere", stranger, "Hello")


async def test_talk_in_a_match_without_spectators_is_heard_only_by_its_seats(context: Context) -> None:
    match, (anna,) = await seated(context, "Anna", spectators=False)
    await do_chat(context, match, anna, "Among us")

    assert await heard(context, match, anna) == ["Among us"]
    for stranger in (None, await new_account(context)):
        with pytest.raises(ForbiddenError):
            await heard(context, match, stranger)


async def test_a_player_who_takes_a_seat_later_is_not_the_author_of_what_was_said_there(context: Context) -> None:
    match, (_, bruno) = await seated(context, "Anna", "Bruno")
    await do_chat(context, match, bruno, "I must go")
    await do_leave(context, match, bruno, 1)
    clara = await new_account(context, "Clara")
    await do_join(context, match, clara, "Clara", 1, None)
    await do_chat(context, match, clara, "I am new")

    assert [(said.seat, said.name) for said in await chat_since(context, match, None, 0)] == [
        (1, "Bruno"),
        (1, "Clara"),
    ]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "bell \a", "nothing \0"])
async def test_a_message_has_one_to_five_hundred_readable_characters(context: Context, text: str) -> None:
    match, (anna,) = await seated(context, "Anna")

    with pytest.raises(UnfitTextError):
        await do_chat(context, match, anna, text)

    await do_chat(context, match, anna, "👩‍🌾" + "x" * 490 + "\n\tx")


async def test_a_muted_seat_is_not_heard_by_the_player_who_muted_it_until_they_unmute_it(context: Context) -> None:
    match, (anna, bruno) = await seated(context, "Anna", "Bruno")
    await do_chat(context, match, anna, "Hello")
    await do_chat(context, match, bruno, "Spam")

    for _ in range(2):
        await do_mute(context, match, anna, 1, muted=True)

    assert await heard(context, match, anna) == ["Hello"]
    assert await heard(context, match, bruno) == await heard(context, match, None) == ["Hello", "Spam"]
    await do_mute(context, match, anna, 1, muted=False)
    assert await heard(context, match, anna) == ["Hello", "Spam"]


@pytest.mark.parametrize("seat", [0, 3, -1, 2**40])
async def test_only_another_seat_of_the_match_can_be_muted(context: Context, seat: int) -> None:
    match, (anna,) = await seated(context, "Anna")

    with pytest.raises(NotFoundError):
        await do_mute(context, match, anna, seat, muted=True)


async def test_a_note_is_read_only_by_its_writer_and_replaced_by_the_next(context: Context) -> None:
    match, (anna, bruno) = await seated(context, "Anna", "Bruno")
    assert await note_of(context, match, anna) == ""

    await do_write_note(context, match, anna, "Bruno collects nutmeg\n")
    assert await note_of(context, match, bruno) == ""
    assert await note_of(context, match, anna) == "Bruno collects nutmeg\n"

    await do_write_note(context, match, anna, "")
    assert await note_of(context, match, anna) == ""


async def test_a_note_has_at_most_four_thousand_characters_and_needs_a_seat(context: Context) -> None:
    match, (anna,) = await seated(context, "Anna")
    await do_write_note(context, match, anna, "x" * 4000)

    with pytest.raises(UnfitTextError):
        await do_write_note(context, match, anna, "x" * 4001)
    with pytest.raises(ForbiddenError):
        await do_write_note(context, match, await new_account(context), "Hello")


TURNING = ("\u202a", "\u202b", "\u202d", "\u202e", "\u202c", "\u2066", "\u2067", "\u2068", "\u2069")


@pytest.mark.parametrize("sign", TURNING, ids=[f"{ord(sign):x}" for sign in TURNING])
async def test_a_message_cannot_turn_the_text_around_it(context: Context, sign: str) -> None:
    match, (anna,) = await seated(context, "Anna")

    with pytest.raises(UnfitTextError):
        await do_chat(context, match, anna, f"I bid {sign}01 ducats")


@pytest.mark.parametrize(
    "text", ["\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627 10", "\U0001f469\u200d\U0001f4bb", "a\u200fb"]
)
async def test_every_script_and_every_emoji_can_be_written(context: Context, text: str) -> None:
    match, (anna,) = await seated(context, "Anna")

    await do_chat(context, match, anna, text)

    assert await heard(context, match, anna, 0) == [text]
