"""Talk, mutes and notes at a match; on a real PostgreSQL."""

import asyncio

import pytest

from kontor.server.bus import Nudge, WithinBus
from kontor.server.errors import ForbiddenError, NotFoundError
from kontor.server.matches import House, Proposal, do_chat, do_create_match, do_join, do_leave, do_mute, do_write_note
from kontor.server.matches.talk import UnfitTextError, chat_since, note_of
from server.sitting import new_account


async def seated(house: House, *names: str, spectators: bool = True) -> tuple[str, list[int]]:
    """Return a match, and people who sit there."""
    people = [await new_account(house, name) for name in names]
    match = await do_create_match(house, people[0], Proposal("borneo", 3, spectators=spectators))
    for person, name in zip(people, names, strict=True):
        await do_join(house, match, person, name, None, None)
    return match, people


async def heard(house: House, match: str, account: int | None, number: int = 0) -> list[str]:
    return [said.text for said in await chat_since(house, match, account, number)]


async def test_what_a_seat_says_is_heard_by_everybody_with_its_name(house: House, another_house: House) -> None:
    match, (anna, bruno) = await seated(house, "Anna", "Bruno")

    number = await do_chat(house, match, bruno, "  Good evening! ")

    for listener in (anna, bruno, None):
        (said,) = await chat_since(another_house, match, listener, 0)
        assert (said.number, said.seat, said.name, said.text) == (number, 1, "Bruno", "Good evening!")


async def test_who_missed_something_asks_from_the_last_number(house: House) -> None:
    match, (anna,) = await seated(house, "Anna")
    for text in ("one", "two", "three"):
        await do_chat(house, match, anna, text)

    assert await heard(house, match, anna, 1) == ["two", "three"]
    assert await heard(house, match, anna, 2**40) == []


async def test_numbers_have_no_gaps_when_many_talk_at_two_processes_at_once(house: House, another_house: House) -> None:
    match, people = await seated(house, "Anna", "Bruno", "Clara")

    numbers = await asyncio.gather(
        *(
            do_chat(where, match, person, f"{turn}", f"key-{turn}")
            for turn in range(5)
            for person in people
            for where in (house, another_house)
        )
    )

    assert sorted(numbers) == sorted([*range(1, 16)] * 2)
    assert [said.number for said in await chat_since(house, match, None, 0)] == [*range(1, 16)]


async def test_what_is_sent_again_is_said_once(house: House) -> None:
    match, (anna, bruno) = await seated(house, "Anna", "Bruno")

    numbers = [await do_chat(house, match, who, "Hello", "key") for who in (anna, anna, bruno)]

    assert numbers == [1, 1, 2]


async def test_the_others_are_nudged_when_something_was_said(house: House) -> None:
    match, (anna,) = await seated(house, "Anna")
    nudges: list[Nudge | None] = []
    assert isinstance(house.bus, WithinBus)
    await house.bus.subscribe(nudges.append)

    await do_chat(house, match, anna, "Hello")

    assert nudges == [Nudge(match, 0, talk=True)]


async def test_who_has_no_seat_does_not_talk(house: House) -> None:
    match, _ = await seated(house, "Anna")
    stranger = await new_account(house)

    with pytest.raises(ForbiddenError):
        await do_chat(house, match, stranger, "Hello")
    with pytest.raises(NotFoundError):
        await do_chat(house, "nowhere", stranger, "Hello")


async def test_a_match_without_spectators_is_heard_by_its_seats_alone(house: House) -> None:
    match, (anna,) = await seated(house, "Anna", spectators=False)
    await do_chat(house, match, anna, "Among us")

    assert await heard(house, match, anna) == ["Among us"]
    for stranger in (None, await new_account(house)):
        with pytest.raises(ForbiddenError):
            await heard(house, match, stranger)


async def test_who_takes_a_seat_later_has_not_said_what_was_said_there(house: House) -> None:
    match, (_, bruno) = await seated(house, "Anna", "Bruno")
    await do_chat(house, match, bruno, "I must go")
    await do_leave(house, match, bruno, 1)
    clara = await new_account(house, "Clara")
    await do_join(house, match, clara, "Clara", 1, None)
    await do_chat(house, match, clara, "I am new")

    assert [(said.seat, said.name) for said in await chat_since(house, match, None, 0)] == [(1, "Bruno"), (1, "Clara")]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "bell \a", "nothing \0"])
async def test_a_message_has_one_to_five_hundred_readable_characters(house: House, text: str) -> None:
    match, (anna,) = await seated(house, "Anna")

    with pytest.raises(UnfitTextError):
        await do_chat(house, match, anna, text)

    await do_chat(house, match, anna, "👩‍🌾" + "x" * 490 + "\n\tx")


async def test_a_muted_seat_is_not_heard_by_whoever_muted_it_until_it_is_again(house: House) -> None:
    match, (anna, bruno) = await seated(house, "Anna", "Bruno")
    await do_chat(house, match, anna, "Hello")
    await do_chat(house, match, bruno, "Spam")

    for _ in range(2):
        await do_mute(house, match, anna, 1, muted=True)

    assert await heard(house, match, anna) == ["Hello"]
    assert await heard(house, match, bruno) == await heard(house, match, None) == ["Hello", "Spam"]
    await do_mute(house, match, anna, 1, muted=False)
    assert await heard(house, match, anna) == ["Hello", "Spam"]


@pytest.mark.parametrize("seat", [0, 3, -1, 2**40])
async def test_only_another_seat_of_the_table_can_be_muted(house: House, seat: int) -> None:
    match, (anna,) = await seated(house, "Anna")

    with pytest.raises(NotFoundError):
        await do_mute(house, match, anna, seat, muted=True)


async def test_a_note_is_read_by_its_writer_alone_and_replaced_by_the_next(house: House) -> None:
    match, (anna, bruno) = await seated(house, "Anna", "Bruno")
    assert await note_of(house, match, anna) == ""

    await do_write_note(house, match, anna, "Bruno collects nutmeg\n")
    assert await note_of(house, match, bruno) == ""
    assert await note_of(house, match, anna) == "Bruno collects nutmeg\n"

    await do_write_note(house, match, anna, "")
    assert await note_of(house, match, anna) == ""


async def test_a_note_has_at_most_four_thousand_characters_and_a_seat(house: House) -> None:
    match, (anna,) = await seated(house, "Anna")
    await do_write_note(house, match, anna, "x" * 4000)

    with pytest.raises(UnfitTextError):
        await do_write_note(house, match, anna, "x" * 4001)
    with pytest.raises(ForbiddenError):
        await do_write_note(house, match, await new_account(house), "Hello")
