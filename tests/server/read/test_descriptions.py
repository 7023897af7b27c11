"""Anyone at the table may ask what a thing is, and is told what they may know."""

import pytest

from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.queries import ThingView, describe
from server.gateway import new_client
from server.party import party
from server.sitting import started


async def hand_card(context: Context, match: str) -> tuple[str, int, int]:
    """Return a hand card of the first seat that has to decide, the account of that seat and that of another one."""
    async with context.cache.fresh(match) as table:
        running = demand_started(table)
        seat = running.deciders[0]
        card = running.game.view(running.state, seat).hand[0]
        accounts = [running.occupants[each].account for each in (seat, (seat + 1) % running.seats)]
    assert None not in accounts
    return f"card:{card}", accounts[0] or 0, accounts[1] or 0


async def test_a_hand_card_is_described_to_its_holder_and_tells_the_others_nothing(context: Context) -> None:
    match = await started(context)
    ref, holder, other = await hand_card(context, match)

    own = await describe(context, match, holder, "en", ref)
    theirs = await describe(context, match, other, "en", ref)
    watched = await describe(context, match, None, "en", ref)

    assert (own.kind, own.rule, own.now) == ("Cargo card", "BOR-T3.1", "It is in your hand.")
    assert theirs.now == watched.now == "You do not see it now: it is in the draw pile or in a hand."
    assert (own.name, own.what, own.when) == (theirs.name, theirs.what, theirs.when)


async def test_with_the_thing_comes_the_open_question_as_its_reader_sees_it(context: Context) -> None:
    match = await started(context)
    ref, holder, other = await hand_card(context, match)

    asked = [(await describe(context, match, account, "en", ref)).asked for account in (holder, other, None)]

    assert asked[0].startswith("Place your merchant 1 of 3: which company does it join?")
    assert asked[1].endswith(" chooses a company for the next merchant.")
    assert asked[1] == asked[2]


async def test_a_player_is_named_to_the_others_and_addressed_themselves(context: Context) -> None:
    match = await started(context)
    async with context.cache.fresh(match) as table:
        accounts = [occupant.account for occupant in table.occupants]

    own, other = [await describe(context, match, account, "de", "seat:0") for account in accounts[:2]]

    assert (own.kind, other.kind) == ("Dein Platz", "Spieler")
    assert own.now == "Du hast 3 Handkarten, 0 Karten im Lager und 0 erfüllte Aufträge."
    assert other.now == f"{other.name} hat 3 Handkarten, 0 Karten im Lager und 0 erfüllte Aufträge."


@pytest.mark.parametrize("ref", ["card:none", "port:7", "seat:9", "seat:-1", "seat:", "no such thing", "ship", "card:"])
async def test_what_is_not_on_the_table_is_not_found(context: Context, ref: str) -> None:
    match = await started(context)

    with pytest.raises(NotFoundError, match="no-thing"):
        await describe(context, match, None, "en", ref)


async def test_the_route_answers_in_the_language_of_the_caller_and_says_what_to_do_about_a_wrong_ref(
    context: Context, address: str
) -> None:
    match = await started(context)
    path = f"/api/matches/{match}/describe"
    async with new_client(address, headers={"accept-language": "de"}) as client:
        found = await client.post(path, json={"ref": "pile:draw"})
        missing = await client.post(path, json={"ref": "pile:nothing"})

    assert found.status_code == 200
    assert found.json().keys() == set(ThingView.__struct_fields__)
    assert found.json()["name"] == "Nachziehstapel"
    assert found.json()["now"] == "Er hat 51 Karten."
    assert missing.status_code == 404
    assert missing.json()["code"] == "no-thing"
    assert missing.json()["text"].endswith("Frage nach etwas, das auf dem Tisch liegt.")


async def test_a_match_that_has_not_started_has_nothing_to_describe_and_one_that_is_over_asks_nothing(
    context: Context, address: str
) -> None:
    opened, over = await party(context, "open"), await party(context, "over")
    async with new_client(address) as client:
        before = await client.post(f"/api/matches/{opened.match}/describe", json={"ref": "seat:0"})
        after = await client.post(f"/api/matches/{over.match}/describe", json={"ref": "seat:0"})

    assert (before.status_code, before.json()["code"]) == (409, "not-started")
    assert (after.status_code, after.json().get("asked")) == (200, "")
