"""Laws of the rounds: their number, their auctions and actions, and the length of a game."""

from collections import Counter
from collections.abc import Iterator

from games.goa.matches import matches as random_matches
from games.goa.table import Ply
from kontor.core import Event
from kontor.games.goa import GAME, events
from kontor.games.goa.actions import ChooseEspionage
from kontor.games.goa.frames import PlaceFlagFrame
from kontor.testing.marks import rule

MATCHES_PER_SETUP = 6


def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return random_matches(MATCHES_PER_SETUP)


def told(match: list[Ply]) -> list[Event]:
    """Return all that happens in a match."""
    return [event for ply in match for event in ply.events]


def rounds() -> Iterator[tuple[int, list[Ply]]]:
    """Yield the seats and the steps of every round; the choices of a quick start belong to the first one."""
    for match in matches():
        for number in range(1, 9):
            yield match[0].before.seats, [ply for ply in match if ply.before.round_no == number]


@rule("GOA-I9")
def test_a_round_has_one_auction_more_than_players_and_three_actions_each() -> None:
    """And one action for every extra action card played; espionage is not an action."""
    extra = 0
    for seats, steps in rounds():
        happened = told(steps)
        assert sum(isinstance(event, events.AuctionBegan) for event in happened) == seats + 1
        turns = Counter(event.seat for event in happened if isinstance(event, events.TurnBegan))
        played = Counter(event.seat for event in happened if isinstance(event, events.ExtraActionPlayed))
        own = told([ply for ply in steps if not isinstance(ply.action, ChooseEspionage)])
        taken = Counter(event.seat for event in own if isinstance(event, events.ActionTaken))
        assert turns == dict.fromkeys(range(seats), 3)
        assert taken == turns + played
        extra += played.total()
    assert extra > 0


@rule("GOA-I14")
def test_the_flag_holder_is_the_first_to_act() -> None:
    """Then all others clockwise, three times; between rounds the flag has one holder, who places it."""
    changed = 0
    for seats, steps in rounds():
        places = [ply for ply in steps if isinstance(ply.before.frames[-1], PlaceFlagFrame)]
        assert [ply.seat for ply in places] == [places[0].before.flag_holder]
        first = steps[-1].before.flag_holder
        order = [event.seat for event in told(steps) if isinstance(event, events.TurnBegan)]
        assert order == [(first + turn) % seats for turn in range(3 * seats)]
        changed += first != places[0].seat
    assert changed > 0


@rule("GOA-I15")
def test_a_game_lasts_eight_rounds_and_somebody_gets_the_money_bonus() -> None:
    """Nobody has fewer than no points."""
    for match in matches():
        assert [e.number for e in told(match) if isinstance(e, events.RoundEnded)] == [1, 2, 3, 4, 5, 6, 7, 8]
        scores = GAME.scores(match[-1].after)
        assert min(score.total for score in scores) >= 0
        assert {0, 3} >= {score.parts["money"] for score in scores} >= {3}


@rule("GOA-I18")
def test_no_game_takes_more_than_4000_decisions() -> None:
    """At most 96 main actions, and as many extra actions as there can be cards: 8, 6, 2 and 16."""
    assert GAME.info.max_decisions == 4000
    for match in matches():
        assert len(match) <= 4000
        happened = told(match)
        assert sum(isinstance(event, events.TurnBegan) for event in happened) == 24 * match[0].before.seats <= 96
        assert sum(isinstance(event, events.ExtraActionPlayed) for event in happened) <= 32
    box = GAME.box
    assert 8 * box.file.flag.gain_on_purchase.extra_action == 8
    assert sum(tile.gain.extra_action for tile in box.tiles.values()) == 6
    assert 2 * sum(gain.extra_action for gain in box.bonanza.values()) == 2
    assert 4 * len(box.file.development.all_markers_bonus_rows) == 16
