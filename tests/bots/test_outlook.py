"""What comes after a hint: the next step of the seat and its points at the end, from nothing but its view."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kontor.bots import Budget
from kontor.bots.hint_words import hint_texts, plan, points
from kontor.bots.hints import Adviser, Hint
from kontor.bots.knowledge import NO_STEP, Plans, PlanStep, packages_of, policy_of
from kontor.bots.outlook import (
    MIN_POINTS_WORLDS,
    PLAN_WORLDS,
    Continuation,
    Points,
    difference,
    outlooks,
    plan_of,
    points_of,
)
from kontor.bots.search.lookahead import Lookahead
from kontor.core import LANGUAGES, Action, AnyGame, Seat, Texts, View, no_emit, registry, seeded
from kontor.games.borneo.actions import SkipOrder

GAMES = [registry.game(slug) for slug in registry.slugs()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
FEW = Budget(simulations=4)
SEED = bytes(range(32))
A, B, C = range(3)
STEP, OTHER, THIRD = PlanStep("port", ("port", "rio")), PlanStep("port", ("port", "panama")), PlanStep("casino")


def questions(game: AnyGame, number: int, every: int) -> Iterator[tuple[Any, View, Seat]]:
    """Yield positions of a match of the policy in which there is something to decide."""
    rng, count, policy = seeded(number), 0, policy_of(game)
    state = game.start(3, game.options({}), rng.bytes(32))
    while deciders := game.deciders(state):
        legal = game.legal_actions(state, deciders[0])
        if len(legal) > 1:
            if count % every == 0:
                yield state, game.view(state, deciders[0]), deciders[0]
            count += 1
        game.advance(state, deciders[0], policy.choose(state, deciders[0], legal, rng), no_emit)


@EVERY_GAME
def test_states_that_look_alike_have_the_same_outlook(game: AnyGame) -> None:
    """Whatever the other hands, the decks and the luck to come; points are told somewhere in every match."""
    adviser, told = Adviser(game), set[str]()
    for _, view, seat in questions(game, 5, every=61):
        one, other = (
            adviser.foresee(
                game.view(world, seat),
                adviser.advise(game.view(world, seat), game.legal_actions(world, seat), FEW, SEED),
                SEED,
            )
            for world in (game.determinize(view, seeded(1)), game.determinize(view, seeded(2)))
        )
        assert one == other
        told |= {"plan"} if one[0].plan else set()
        told |= {"points"} if one[0].points else set()
    assert "points" in told


@EVERY_GAME
def test_an_outlook_keeps_to_its_decisions(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted: the plan's share is small, and points come from at least five worlds or are not told."""
    ahead, made = Lookahead(game), list[Continuation]()

    class Counted(Continuation):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            made.append(self)

    monkeypatch.setattr("kontor.bots.outlook.Continuation", Counted)
    most = ahead.policy.points_decisions
    for state, view, seat in questions(game, 6, every=113):
        made.clear()
        actions = game.legal_actions(state, seat)[:2]
        found = outlooks(ahead, view, actions, SEED)
        ended = [one for one in made if not one.world.frames]
        if found[0].points is not None:
            assert len(ended) >= MIN_POINTS_WORLDS * len(actions)
            assert sum(one.decisions for one in ended) < 1.5 * most, "worlds differ in length, but not by much"
        else:
            assert len(ended) <= 1 + PLAN_WORLDS * len(actions)


def test_most_worlds_must_agree_on_a_plan() -> None:
    """Two thirds: on the thing as well, or on the kind alone; a turn without a step is no plan."""
    assert plan_of([STEP, STEP, STEP, STEP, OTHER, THIRD]) == STEP
    assert plan_of([STEP, STEP, STEP, OTHER, OTHER, THIRD]) == PlanStep("port")
    assert plan_of([STEP, STEP, STEP, THIRD, THIRD, THIRD]) is None
    assert plan_of([NO_STEP] * 5 + [STEP]) is None


def test_a_difference_in_points_is_told_only_if_it_is_sure() -> None:
    """World by world: the same mean can be sure or luck."""
    best = [30.0, 41.0, 35.0, 28.0, 39.0]
    assert difference([each - 2 for each in best], best) == pytest.approx(-2)
    assert difference([each + move for each, move in zip(best, (-9, 6, -8, 7, -6), strict=True)], best) is None
    assert difference([each - 0.4 for each in best], best) is None, "less than half a point"
    assert difference(best, best) is None


def test_the_next_step_is_the_seats_own_and_no_detail_of_another() -> None:
    """Goa: what others do on the way, and what an action asks for, is passed over."""
    game = registry.game("goa")
    ahead, looked = Lookahead(game), 0
    plans = ahead.policy.plans
    assert plans
    for state, view, seat in questions(game, 7, every=31):
        if not isinstance(state.frames[-1], plans.at):
            continue
        action = game.legal_actions(state, seat)[0]
        there = Continuation(ahead, ahead.world(view, SEED, 0), seat, action, SEED, 0)
        step, again = there.next_step(), Continuation(ahead, ahead.world(view, SEED, 0), seat, action, SEED, 0)
        done = [again.decide() for _ in range(there.decisions)]
        steps = [plans.step(each) for who, each in done if who == seat]
        assert [each for each in steps if each] == ([step] if step != NO_STEP else [])
        looked += 1
    assert looked > 2


def test_a_policy_without_plans_and_one_without_time_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """By default a game has no plan; points are left out where five worlds take too many decisions."""
    game = registry.game("goa")
    ahead = Lookahead(game)
    _, view, seat = next(questions(game, 5, every=1))
    legal = game.legal_actions(game.determinize(view, seeded(1)), seat)[:2]
    monkeypatch.setattr(type(ahead.policy), "plans", None)
    monkeypatch.setattr(type(ahead.policy), "points_decisions", 100)
    assert outlooks(ahead, view, legal, SEED) == [(None, None)] * 2
    follow = [[Continuation(ahead, ahead.world(view, SEED, n), seat, a, SEED, n) for n in range(5)] for a in legal]
    assert points_of(ahead, follow) == [None, None]
    assert follow[0][0].next_step() == NO_STEP


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(game: AnyGame, language: str) -> None:
    """An infinitive without a full stop; with the name of its thing where it has one."""
    texts = Texts(language, game, packages=packages_of(game))
    plans = policy_of(game).plans
    assert isinstance(plans, Plans)
    said = set[str]()
    for state, _, seat in questions(game, 5, every=7):
        for step in filter(None, map(plans.step, game.legal_actions(state, seat))):
            if step == NO_STEP:
                continue
            hints = [Hint(SkipOrder(), 0.5, plan=one) for one in (step, PlanStep(step.kind))]
            words = [plan(texts, hints, 0), plan(texts, hints[1:], 0)]
            assert all(each.endswith(".") and each.count(".") == 1 for each in words)
            if step.thing:
                assert texts.name(*step.thing) in words[0]
            said |= {words[1]}
    assert len(said) > 2


def hint(step: PlanStep | None = None, expected: Points | None = None) -> Hint:
    """Return a hint with a next step and points."""
    return Hint(SkipOrder(), 0.5, (), "slight", step, expected)


def words(slug: str, language: str) -> Texts:
    """Return the texts of the hints of a game."""
    game = registry.game(slug)
    return hint_texts(Texts(language, game, ("Anna", "Bruno", "Clara")), game)


def test_a_plan_is_said_once_if_it_is_the_same() -> None:
    """Of the others only what differs from the first is worth a sentence."""
    harvest = PlanStep("progress", ("column", "harvest"))
    hints = [hint(harvest), hint(harvest), hint(PlanStep("ships")), hint()]
    assert [plan(words("goa", "en"), hints, number) for number in range(4)] == [
        "Likely next: take a step in harvest.",
        "",
        "Likely next: build ships.",
        "",
    ]
    assert plan(words("goa", "de"), hints, 0) == "Dann wohl: im Bereich Ernte vorrücken."


@pytest.mark.parametrize(
    ("game", "language", "sentences"),
    [
        (
            "borneo",
            "en",
            ["About 31 points at the end.", "1.8 points less than with hint 1.", "1 point more than with hint 1."],
        ),
        (
            "borneo",
            "de",
            ["Am Ende etwa 31 Punkte.", "1,8 Punkte weniger als mit Tipp 1.", "1 Punkt mehr als mit Tipp 1."],
        ),
        (
            "novgorod",
            "en",
            ["About 31 seals at the end.", "1.8 seals less than with hint 1.", "1 seal more than with hint 1."],
        ),
        (
            "novgorod",
            "de",
            ["Am Ende etwa 31 Siegel.", "1,8 Siegel weniger als mit Tipp 1.", "1 Siegel mehr als mit Tipp 1."],
        ),
    ],
)
def test_points_are_said_beside_those_of_the_first(game: str, language: str, sentences: list[str]) -> None:
    """In the word of the game, and in whole points where that is enough."""
    known = [Points(30.6), Points(28.8, -1.84), Points(31.6, 1.0)]
    hints = [hint(None, each) for each in known]
    assert [points(words(game, language), hints, number) for number in range(3)] == sentences
    assert points(words(game, language), [hint()], 0) == ""


def test_points_that_cannot_be_told_apart_are_as_many_unless_the_first_is_clearly_better() -> None:
    """A few worlds that show no difference must not contradict what the sentence before says."""
    first, other = hint(None, Points(30.6)), hint(None, Points(29.0))
    assert points(words("goa", "en"), [first, other], 1) == "About as many points."
    assert points(words("novgorod", "de"), [first, other], 1) == "Etwa gleich viele Siegel."
    clear = msgspec.structs.replace(other, margin="clear")
    assert points(words("goa", "en"), [first, clear], 1) == ""


def test_a_step_that_everybody_has_to_take_is_no_plan() -> None:
    """Borneo: a cargo card is laid in every turn; to do nothing with orders or merchants is a turn without a step."""
    plans = policy_of(registry.game("borneo")).plans
    assert plans
    steps = dict[type[Action], PlanStep | None]()
    for state, _, seat in questions(registry.game("borneo"), 5, every=3):
        steps |= {type(action): plans.step(action) for action in registry.game("borneo").legal_actions(state, seat)}
    named = {action.__name__: step for action, step in steps.items()}
    assert named["PlayCargo"] is None
    assert named["SkipMerchant"] == NO_STEP
    assert named["Attack"]
