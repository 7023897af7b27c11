"""Signals: what a moderator is shown of shared places and soft play, and what a hash does not say."""

import pytest

from kontor.server.matches import Context
from kontor.server.matches.lobby.places import do_note_place, place_of
from kontor.server.matches.review.shapes import CurvePoint, JudgedDecision, ReviewAccount, SeatFigures
from kontor.server.moderation.roles import Moderator
from kontor.server.moderation.signals import gift_of, signals_lately
from kontor.server.moderation.views import report_for
from kontor.server.retention import do_forget_places
from kontor.server.store.moderation.places import KEPT_DAYS
from kontor.server.store.pool import connected
from server.moderating import quarrel

HOME, CLUB = b"home1234", b"club1234"


def figures(losses: dict[int, float], shares: dict[int, tuple[float, ...]]) -> SeatFigures:
    """Return the part of a review of seat 0 that signals are made of."""
    curve = tuple(CurvePoint(step, each[0], 0.0, 1.0, each) for step, each in shares.items())
    decisions = tuple(JudgedDecision(step, 0.0, loss or None, None, None) for step, loss in losses.items())
    return SeatFigures(0, curve, decisions, (), ReviewAccount(0.0, 0.0, 0.0, 0.0, 0.0, ()), (), 0)


async def test_two_people_with_one_network_and_device_are_a_signal_with_the_report(context: Context) -> None:
    case = await quarrel(context)
    for person, origin in ((case.rude, HOME), (case.reporter, HOME), (case.at.creator, CLUB)):
        await do_note_place(context, case.at.match, person.account, origin, "Firefox, Linux")

    (signal,) = (await report_for(context, case.moderator, case.report)).signals

    assert signal.kind == "place"
    assert set(signal.people) == {case.rude.name, case.reporter.name}


async def test_a_network_shared_with_another_device_and_a_home_network_are_none(context: Context) -> None:
    case = await quarrel(context)
    await do_note_place(context, case.at.match, case.rude.account, HOME, "Firefox, Linux")
    await do_note_place(context, case.at.match, case.reporter.account, HOME, "Safari, iPhone")
    await do_note_place(context, case.at.match, case.at.creator.account, None, "Firefox, Linux")

    assert (await report_for(context, case.moderator, case.report)).signals == ()


async def test_only_rated_tables_are_listed_and_never_to_somebody_who_sat_there(context: Context) -> None:
    case = await quarrel(context)
    for person in (case.rude, case.reporter):
        await do_note_place(context, case.at.match, person.account, HOME, "Firefox, Linux")

    async def listed(moderator: Moderator) -> bool:
        async with connected(context.pool) as connection:
            found = await signals_lately(connection, moderator.account)
        return case.at.match in {each.match for each in found}

    assert not await listed(case.moderator)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET rated = true WHERE id = $1", case.at.match)
    assert await listed(case.moderator)
    assert not await listed(Moderator(case.rude.account, "moderator"))
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET rated = false WHERE id = $1", case.at.match)


async def test_places_and_their_salts_are_forgotten(context: Context) -> None:
    case = await quarrel(context)
    await do_note_place(context, case.at.match, case.rude.account, HOME, "Firefox, Linux")
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE places SET noted_at = now() - $1 * interval '1 day'", KEPT_DAYS + 1)

    assert await do_forget_places(context) >= 1
    async with connected(context.pool) as connection:
        assert not await connection.fetchval("SELECT count(*) FROM places WHERE match = $1", case.at.match)


async def test_an_old_table_gets_no_place_because_its_salt_is_gone(context: Context) -> None:
    case = await quarrel(context)
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE matches SET created_at = now() - $2 * interval '1 day' WHERE id = $1",
            case.at.match,
            KEPT_DAYS + 1,
        )
    await do_note_place(context, case.at.match, case.rude.account, HOME, "Firefox, Linux")
    async with connected(context.pool) as connection:
        assert not await connection.fetchval("SELECT count(*) FROM places WHERE match = $1", case.at.match)


def test_the_same_place_at_two_tables_has_two_hashes() -> None:
    salt = b"s" * 32

    assert place_of(salt, "a", HOME, "Firefox, Linux") == place_of(salt, "a", HOME, "Firefox, Linux")
    assert place_of(salt, "a", HOME, "Firefox, Linux") != place_of(salt, "b", HOME, "Firefox, Linux")


def test_losses_from_which_one_other_seat_gains_are_soft_play_with_their_figures() -> None:
    first: dict[int, tuple[float, ...]] = {4: (0.4, 0.3, 0.3), 5: (0.3, 0.4, 0.3)}
    second: dict[int, tuple[float, ...]] = {8: (0.3, 0.4, 0.3), 9: (0.2, 0.5, 0.3)}

    gift = gift_of(figures({4: 0.1, 8: 0.1}, first | second))

    assert gift
    assert (gift.giver, gift.gainer, gift.decisions) == (0, 1, 2)
    assert gift.lost == pytest.approx(0.2)
    assert gift.to_one == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("losses", "shares"),
    [
        ({4: 0.2}, {4: (0.4, 0.3, 0.3), 5: (0.2, 0.4, 0.4)}),  # both others gain
        ({4: 0.05}, {4: (0.4, 0.3, 0.3), 5: (0.35, 0.35, 0.3)}),  # little is lost
        ({4: 0.2}, {4: (0.6, 0.4), 5: (0.4, 0.6)}),  # with two seats there is nobody else
        ({4: 0.0}, {4: (0.4, 0.3, 0.3), 5: (0.2, 0.5, 0.3)}),  # no loss by the review's measure
    ],
)
def test_ordinary_mistakes_are_no_signal(losses: dict[int, float], shares: dict[int, tuple[float, ...]]) -> None:
    assert gift_of(figures(losses, shares)) is None
