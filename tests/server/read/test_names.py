"""Names that nobody chose are read in the reader's language; names that people chose stay as they are."""

import pytest

from kontor.core import LANGUAGES, Texts
from kontor.levels import BUILTIN
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_seat_bot, do_start
from kontor.server.matches.kernel.names import bot_name, name_for
from kontor.server.matches.lobby.find import my_matches
from kontor.server.matches.read.look import get_position, get_summary
from kontor.server.matches.talk import chat_since, do_chat
from kontor.server.store.matches.seats import Occupant
from server.sitting import new_account


@pytest.mark.parametrize(
    ("occupant", "english", "german"),
    [
        (Occupant("bot", "Clerk 2", level="clerk"), "Clerk 2", "Schreiber 2"),
        (Occupant("bot", "Anna", level="trader"), "Anna", "Anna"),
        (Occupant("bot", "Oracle 3", level="oracle"), "Oracle 3", "Oracle 3"),
        (Occupant("person", "Gast 437"), "Guest 437", "Gast 437"),
        (Occupant("person", "Guest 437"), "Guest 437", "Gast 437"),
        (Occupant("person", "Clerk 2"), "Clerk 2", "Clerk 2"),
        (Occupant("person", "Gast 437 aus Ulm"), "Gast 437 aus Ulm", "Gast 437 aus Ulm"),
        (Occupant("empty"), "", ""),
    ],
)
def test_only_a_name_that_was_made_changes_with_the_reader(occupant: Occupant, english: str, german: str) -> None:
    assert [name_for(occupant, language) for language in ("en", "de", None)] == [english, german, occupant.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_ours_has_a_name(language: str) -> None:
    texts = Texts(language, packages=("kontor.server",))
    for level in BUILTIN:
        if level.person is not None:
            assert name_for(Occupant("bot", bot_name(level.name, 3), level=level.name), language) == level.person
            continue
        stored = bot_name(level.name, 3)
        assert name_for(Occupant("bot", stored, level=level.name), language) == texts.text(
            f"bot-name-{level.name}", {"number": 3}
        )


async def test_seats_questions_and_chat_name_the_same_person_in_the_language_of_the_reader(context: Context) -> None:
    account = await new_account(context, "Gast 437")
    match = await do_create_match(context, account, NewMatch("goa", 2))
    await do_join(context, match, account, "Gast 437", 0, None)
    await do_seat_bot(context, match, account, 1, "clerk")
    await do_start(context, match, account)
    await do_chat(context, match, account, "Moin")

    for language, names in (("en", ["Guest 437", "Clerk 2"]), ("de", ["Gast 437", "Schreiber 2"])):
        summary = await get_summary(context, match, account, language)
        [mine] = await my_matches(context, account, language)
        position = await get_position(context, match, None, language=language)
        [said] = await chat_since(context, match, None, 0, language)

        assert [seat.name for seat in summary.seats] == [seat.name for seat in mine.table.seats] == names
        assert position.words is not None
        assert names[position.deciders[0]] in position.words.asked
        assert said.name == names[0]
