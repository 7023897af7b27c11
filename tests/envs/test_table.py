"""A match as numbers: masks, observations, rewards and luck, without any package besides Kontor."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from contract.toy import GAME as TOY
from contract.toy.game import AuctionFrame
from kontor.core import AnyGame, Outcome, Score, encode, registry, seeded
from kontor.envs import REWARDS, EnvError, IllegalActionError, Table
from kontor.envs.drawing import draw
from kontor.envs.seeds import MatchSeeds

SETUPS = [(slug, seats) for slug in registry.slugs() for seats in registry.game(slug).info.seats]
SAMPLED_STEPS = 11
"""Every how many steps of a match two worlds are compared."""


def started(game: str | AnyGame, seats: int, seed: int = 1) -> Table:
    table = Table(game, seats)
    table.start(seeded(seed).bytes(32))
    return table


def played(table: Table, seed: int = 1) -> Iterator[int]:
    """Yield the number of each step before it is taken, until the match is over."""
    luck, number = seeded(seed), 0
    while not table.over:
        yield number
        table.step(luck.pick(list(table.legal())))
        number += 1


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_the_legal_ids_are_those_of_the_legal_actions(slug: str, seats: int) -> None:
    """Nothing else is accepted, and the seat that is asked is one that decides."""
    table = started(slug, seats)
    game, actions = table.game, table.numbers.actions

    for number in played(table):
        assert table.asked is not None
        assert table.asked in game.deciders(table.state)
        legal = game.legal_actions(table.state, table.asked)
        mask = actions.mask(table.asked, legal)
        assert [id_ for id_, marked in enumerate(mask) if marked] == sorted(table.legal())
        assert [actions.action_of(table.asked, id_) for id_ in table.legal()] == legal
        if number % SAMPLED_STEPS == 0:
            before = encode(table.state)
            with pytest.raises(IllegalActionError, match=r"use the action mask"):
                table.step(mask.index(0))
            assert encode(table.state) == before

    assert table.asked is None
    with pytest.raises(IllegalActionError, match="the match is over"):
        table.step(0)


class Together(AuctionFrame, frozen=True, tag="together"):
    """A question that is put to several seats at once; no game of ours has one."""

    @property
    def deciders(self) -> tuple[int, ...]:
        return (2, 1)


def test_of_several_seats_the_lowest_answers_first() -> None:
    """An order that depends on nothing tells nothing."""
    table = started(TOY, 3)
    table.state.frames[-1] = Together("p01", (0, 1, 2))
    table.imagine(table.state)

    assert table.asked == 1


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_worlds_of_one_view_have_the_same_numbers(slug: str, seats: int) -> None:
    """An observation and a mask say nothing about the state that the view does not say."""
    table, other, luck = started(slug, seats, 2), Table(slug, seats), seeded(3)
    differed = False

    for number in played(table, 2):
        if number % SAMPLED_STEPS:
            continue
        for seat in range(seats):
            world = table.game.determinize(table.view(seat), luck)
            differed |= encode(world) != encode(table.state)
            other.imagine(world)
            assert other.observe(seat) == table.observe(seat)
            assert other.asked == table.asked
            if seat == table.asked:
                assert list(other.legal()) == list(table.legal())

    assert differed, "every world was the real one: the test compared nothing"


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_an_observer_sees_what_encoding_says(slug: str, seats: int) -> None:
    """What is written again only where it changed is the same as what is written whole, also in another match."""
    numbers = registry.game(slug).numbers(seats)
    observers = [numbers.observer(seat) for seat in range(seats)]

    for seed in (4, 5):
        table = started(slug, seats, seed)
        for number in played(table, seed):
            for seat in range(seats):
                if (number + seat) % 3:
                    continue  # views that are many steps apart, too
                view = table.view(seat)
                assert observers[seat].observe(view) == numbers.encode(view)
        for seat in range(seats):
            assert observers[seat].observe(table.view(seat)) == numbers.encode(table.view(seat))


def test_an_observer_goes_on_after_a_view_that_cannot_be_written() -> None:
    """After a failure it writes everything again, instead of trusting half of what it has."""
    table = started("goa", 2)
    observer = table.numbers.observer(0)
    for number in played(table):
        if number == 30:
            break
    view: Any = table.view(0)
    observer.observe(view)
    broken = msgspec.structs.replace(view, removed=view.box, grid=view.grid * 9)

    with pytest.raises(ValueError, match="grid has"):
        observer.observe(broken)

    assert observer.observe(view) == table.numbers.encode(view)


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_same_seed_and_actions_give_the_same_bytes(slug: str) -> None:
    """And another seed gives others."""
    seats = registry.game(slug).info.seats[-1]

    def told(seed: int) -> list[bytes]:
        table = started(slug, seats, seed)
        return [table.observe(table.asked or 0).tobytes() for _ in played(table, 7)]

    assert told(6) == told(6)
    assert told(6) != told(8)


def outcome(totals: tuple[int, ...], places: tuple[int, ...]) -> Outcome:
    return Outcome(places, tuple(Score(seat, total, {}) for seat, total in enumerate(totals)))


def test_a_win_is_shared_and_a_lead_is_over_the_best_other_seat() -> None:
    """The shares add up to 1; who is behind has a negative lead."""
    tie, nobody, clear = outcome((5, 9, 9), (3, 1, 1)), outcome((5, 9), (2, 2)), outcome((5, 9, 7), (3, 1, 2))

    assert REWARDS["share"](tie) == (0.0, 0.5, 0.5)
    assert REWARDS["share"](nobody) == (0.0, 0.0)
    assert REWARDS["points"](tie) == (5.0, 9.0, 9.0)
    assert REWARDS["lead"](tie) == (-4.0, 0.0, 0.0)
    assert REWARDS["lead"](clear) == (-4.0, 2.0, -2.0)


def test_rewards_come_at_the_end_alone() -> None:
    """Points on the way may be secret, so no reward tells them."""
    table = Table(TOY, 2, reward="points")
    table.start(bytes(32))

    for _ in played(table):
        assert table.rewards() == (0.0, 0.0)

    found = table.outcome
    assert found is not None
    assert table.rewards() == tuple(float(score.total) for score in found.scores)
    assert any(table.rewards())


def test_a_clone_and_a_pickle_go_on_by_themselves() -> None:
    """Neither follows the other, and both play the same."""
    table = started("goa", 3)
    for number in played(table):
        if number == 20:
            break
    copies = [table.clone(), pickle.loads(pickle.dumps(table))]  # noqa: S301 - our own bytes
    before = encode(table.state)

    ends = [[encode(copy.state) for _ in played(copy, 9)][-1] for copy in copies]

    assert ends[0] == ends[1] != before
    assert encode(table.state) == before


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    """For the author of a program, in a traceback."""
    with pytest.raises(EnvError, match="Goa has no match with 7 seats, only with 2, 3, 4"):
        Table("goa", 7)
    with pytest.raises(EnvError, match="choose one of share, points, lead"):
        Table("goa", 2, reward="fame")
    with pytest.raises(EnvError, match="no match has begun"):
        Table("goa", 2).step(0)


def test_a_seed_begins_a_row_of_matches() -> None:
    """The k-th match of a number is the same everywhere, and each row of a batch has its own."""
    one, two, other, free = MatchSeeds(), MatchSeeds(), MatchSeeds("row/1"), MatchSeeds()
    for seeds in (one, two, other):
        seeds.begin(5)
    first = [one.next(), one.next()]

    assert first == [two.next(), two.next()]
    assert first[0] != first[1]
    assert other.next() not in first
    assert free.next() not in first
    one.begin(5)
    assert one.next() == first[0]


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_table_is_drawn_as_in_the_terminal(slug: str) -> None:
    """As one seat sees it; the drawing of another seat is another one."""
    table = started(slug, registry.game(slug).info.seats[0])
    for number in played(table):
        if number == 60:
            break

    drawn = [draw(table, seat) for seat in range(2)]

    assert all(len(text.splitlines()) > 10 and max(map(len, text.splitlines())) <= 100 for text in drawn)
    assert drawn[0] != drawn[1]
    assert draw(table) == drawn[table.asked or 0]


def test_a_table_needs_no_other_package() -> None:
    """NumPy belongs to the extras: worker processes and those who write their own adapter do without."""
    modules = "kontor.envs.drawing, kontor.envs.opponents, kontor.envs.workers"
    program = f"import sys, {modules}; print({{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'}} & sys.modules.keys())"

    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)

    assert done.stdout.strip() == "set()"


def test_a_game_without_a_drawing_is_shown_as_its_view() -> None:
    """As JSON, so that something is seen."""
    table = started(TOY, 2)

    assert '"coins"' in draw(table)
