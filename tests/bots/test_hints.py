"""Hints: the best candidates of a bot with their reasons, from nothing but what the seat may know."""

from importlib.resources import files
from typing import NamedTuple

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from bots.positions import positions
from contract.toy import GAME as TOY
from games.borneo.table import Table as BorneoTable
from games.goa.table import Table as GoaTable
from kontor.bots import Budget, Clerk, Trader
from kontor.bots.hint_words import drawback, hint_texts, sentences
from kontor.bots.hints import MAX_REASONS, Adviser, Hint, Prospect, Reason
from kontor.bots.knowledge import KnowledgeError, features_type_of, packages_of, policy_of
from kontor.bots.search.race import Margin
from kontor.core import LANGUAGES, AnyGame, Seat, Texts, View, encode, registry, seeded
from kontor.games.borneo.actions import ChooseOrder, SkipOrder
from kontor.games.goa.actions import BuildShips
from kontor.levels import ADVISER_LEVEL, all_levels

GAMES = [registry.game(slug) for slug in registry.slugs()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
FEW = Budget(simulations=4)
SEED = bytes(range(32))
A, B, C = range(3)


def ask(game: AnyGame, view: View, seat: Seat) -> tuple[Hint, ...]:
    """Ask a new adviser, in a world of its own."""
    return Adviser(game).advise(view, game.legal_actions(game.determinize(view, seeded(1)), seat), FEW, SEED)


def reasons(hint: Hint) -> list[str]:
    """Return the keys of the reasons, without the game."""
    return [reason.key.removeprefix("reason-").partition("-")[2] for reason in hint.reasons]


def written(package: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a package of the bots, with their attributes."""
    file = files(package).joinpath("messages", f"{language}.ftl")
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {e.id.name: {a.id.name for a in e.attributes} for e in entries if isinstance(e, ast.Message)}


@EVERY_GAME
def test_the_best_hint_is_what_promises_most_to_the_trader(game: AnyGame) -> None:
    """With its shares, the best first, and at most three reasons: first those for the action, then those against it."""
    looked = 0
    for _, view, seat, _ in positions(game, 3, every=19):
        hints = ask(game, view, seat)
        legal = game.legal_actions(game.determinize(view, seeded(1)), seat)
        decision = Trader(game).decide(view, legal, FEW, SEED)
        assert hints[0].share <= decision.shares[seat] + policy_of(game).trust, "its own move is about as good"
        assert [(h.action, h.share) for h in hints] == [(c.action, c.value) for c in decision.candidates[:3]]
        assert [h.margin for h in hints[1:]] == [c.margin for c in decision.candidates[1:3]]
        for hint in hints:
            effects = [reason.effect for reason in hint.reasons]
            assert len(effects) == len(set(reasons(hint))) <= MAX_REASONS
            assert [effect > 0 for effect in effects] == sorted([effect > 0 for effect in effects], reverse=True)
            assert not effects or effects[0] > 0 or hint is not hints[0], "something speaks for the best"
        looked += 1
    assert looked > 5


@EVERY_GAME
def test_every_legal_action_is_judged_beside_the_best_one(game: AnyGame) -> None:
    """What speaks against it is said in a sentence; without time there is only the best one."""
    said = 0
    for _, view, seat, _ in positions(game, 4, every=29):
        legal = game.legal_actions(game.determinize(view, seeded(1)), seat)
        judged = Adviser(game).judge(view, legal, legal[-1], 60.0, SEED)
        assert judged[0].action == legal[-1]
        assert {encode(hint.action) for hint in judged} == {encode(action) for action in legal}
        assert all(0 <= hint.share <= 1 for hint in judged)
        for language in LANGUAGES:
            texts = hint_texts(Texts(language, game, ("Anna", "Ben", "Cleo"), reader=seat), game)
            sentences = [drawback(texts, hint) for hint in judged]
            assert all(each == "" or each.endswith(".") for each in sentences)
            said += any(sentences)
        assert [hint.action for hint in Adviser(game).judge(view, legal, legal[-1], -1.0, SEED)] == [legal[-1]]
    assert said


@EVERY_GAME
def test_hints_of_states_that_look_alike_are_equal(game: AnyGame) -> None:
    """Whatever the other hands, the decks and the luck to come; and an adviser remembers nothing."""
    adviser = Adviser(game)
    for _, view, seat, _ in positions(game, 5, every=29):
        one, other = (
            adviser.advise(game.view(world, seat), game.legal_actions(world, seat), FEW, SEED)
            for world in (game.determinize(view, seeded(1)), game.determinize(view, seeded(2)))
        )
        assert one == other == ask(game, view, seat)


@EVERY_GAME
def test_a_forced_action_is_one_hint_without_reasons(game: AnyGame) -> None:
    """So is the opinion of a bot that compares nothing."""
    _, view, seat, _ = next(positions(game, 1, every=1))
    legal = game.legal_actions(game.determinize(view, seeded(1)), seat)
    (hint,) = Adviser(game).advise(view, legal[-1:], FEW, SEED)
    assert (hint.action, hint.reasons) == (legal[-1], ())
    assert 0 < hint.share < 1
    (hint,) = Adviser(game, Clerk(game)).advise(view, legal, FEW, SEED)
    assert (hint.action, hint.reasons) == (Clerk(game).decide(view, legal, FEW, SEED).action, ())


@EVERY_GAME
def test_as_many_hints_as_are_wanted(game: AnyGame) -> None:
    """The shorter list is the beginning of the longer one, which ends with what the bot compared."""
    _, view, _, legal = next(each for each in positions(game, 2, every=1) if len(each.legal) > 3)
    one, every = (Adviser(game).advise(view, legal, FEW, SEED, most=most) for most in (1, 99))
    assert one == every[:1]
    assert len(every) == len(Trader(game).decide(view, legal, FEW, SEED).candidates) > 3


@EVERY_GAME
def test_every_feature_belongs_to_a_group_and_every_group_has_words(game: AnyGame) -> None:
    """For gain and loss, for the player and for a rival, in both languages; of all else only waste has words."""
    found = features_type_of(game).reasons
    assert set(found.groups) == set(features_type_of(game).names)
    assert {*found.burdens, *found.own} <= set(found.groups)
    assert set(found.had) <= set(found.groups.values())
    assert found.last in found.groups.values()
    keys = {f"reason-{game.info.slug}-{group}" for group in found.groups.values()}
    for language in LANGUAGES:
        others = set(written(packages_of(game)[-1], language)) ^ keys
        assert all(key.startswith(("waste-", "plan-", "points-")) for key in others), "but what else is told"
        texts = Texts(language, game, ("Anna", "Bruno", "Clara"), packages=packages_of(game))
        own = {key: [texts.text(f"{key}.{way}") for way in ("more", "less")] for key in keys}
        about = {key: [texts.text(f"{key}.{way}", {"seat": ("seat", C)}) for way in ("held", "helped")] for key in keys}
        phrases = [phrase for key in keys for phrase in (*own[key], *about[key])]
        assert len(set(phrases)) == len(phrases), "no two reasons sound alike"
        assert all(phrase.startswith("Clara") or phrase[0].islower() for phrase in phrases), "clauses"
        assert all(phrase[-1].isalpha() for phrase in phrases), "a clause has no full stop"
        assert all("Clara" in phrase for key in keys for phrase in about[key])


def test_both_languages_of_the_bots_have_the_same_messages() -> None:
    """Also those of the errors."""
    for package in {package for game in GAMES for package in packages_of(game)}:
        assert written(package, "en") == written(package, "de")


def said(language: str, *hints: Hint, rival: str = "Bruno", answers: int = 9) -> list[str]:
    """Return the sentences of hints of Borneo."""
    game = registry.game("borneo")
    return sentences(hint_texts(Texts(language, game, ("Anna", rival, "Clara")), game), hints, answers)


def because(share: float, *reasons: tuple[str, float]) -> Hint:
    """Return a hint of Borneo with these reasons, those about others about Bruno."""
    found = [
        Reason(f"reason-borneo-{key}", effect, {"seat": B} if key.endswith(("held", "helped")) else {})
        for key, effect in reasons
    ]
    return Hint(SkipOrder(), share, tuple(found))


def test_a_hint_is_one_sentence_about_what_is_so_afterwards() -> None:
    """The best for what speaks for it, the others for what speaks against them; never more than two clauses."""
    best = because(0.31, ("points.more", 3.0), ("ship.more", 2.0), ("hand.more", 1.0))
    mixed = because(0.28, ("goods.more", 1.0), ("ranks.helped", -2.0), ("hand.less", -1.0))
    worse = because(0.2, ("monopoly.helped", -2.0), ("turn.less", -1.0))
    assert said("en", best, mixed, worse) == [
        "After this: you get ahead on points and you have the pirate ship (compared with other answers).",
        (
            "After this: you have more goods in your warehouse, but Bruno stands first in more companies (compared "
            "with hint 1)."
        ),
        (
            "After this: companies in which Bruno stands well come closer to a monopoly and your next turn comes "
            "later (weaker than hint 1)."
        ),
    ]
    assert said("de", best, mixed, worse) == [
        "Danach: Du kommst nach Punkten voran und du hast das Piratenschiff (verglichen mit anderen Antworten).",
        (
            "Danach: Du hast mehr Waren im Lager, aber Bruno steht in mehr Gesellschaften ganz vorn (verglichen mit "
            "Tipp 1)."
        ),
        (
            "Danach: Ein Monopol einer Gesellschaft, in der Bruno gut steht, rückt näher und du bist später wieder "
            "an der Reihe (schwächer als Tipp 1)."
        ),
    ]


def test_the_coach_says_what_follows_from_a_choice_in_the_form_of_a_hint() -> None:
    """So the two can be compared: neither sounds like a fact of now."""
    game, hint = registry.game("borneo"), because(0.2, ("hand.less", -2.0), ("turn.less", -1.0))
    english, german = (hint_texts(Texts(language, game, ("Anna", "Bruno", "Clara")), game) for language in ("en", "de"))
    assert drawback(english, hint) == (
        "After your choice: you have fewer cards in hand and your next turn comes later "
        "(compared with the better answer)."
    )
    assert drawback(german, hint) == (
        "Nach deiner Wahl: Du hast weniger Karten auf der Hand und du bist später wieder an der Reihe "
        "(verglichen mit der besseren Antwort)."
    )
    assert drawback(english, because(0.2, ("hand.more", 2.0))) == ""


def test_reasons_about_ranks_in_borneo_say_one_thing_each() -> None:
    """A merchant that goes down to a safer rank has no better rank: only that it is safer may be said."""
    groups = features_type_of(registry.game("borneo")).reasons.groups
    about = [groups[name] for name in ("first_ranks", "lower_ranks", "exposed", "rank_income")]
    assert len(set(about)) == len(about)


def test_a_sentence_begins_with_a_capital_also_where_a_name_does_not() -> None:
    """People may write their name as they like."""
    best, _ = said("de", because(0.4, ("hand.held", 1.0)), because(0.2), rival="bruno")
    assert best == "Danach: Bruno hat weniger Karten auf der Hand (verglichen mit anderen Antworten)."


def test_equal_hints_say_so_and_no_hint_is_without_a_sentence() -> None:
    """Equal is what people read as equal: whole per cent, whatever the reasons."""
    equal = said("en", because(0.312), because(0.309, ("points.less", -1.0)), because(0.25))
    assert equal == [
        "It makes little difference what you choose here.",
        "About as good as hint 1.",
        "Weaker than hint 1, for no single reason.",
    ]
    assert said("en", because(0.5), because(0.3), because(0.3))[2] == "About as good as hint 2."
    assert said("en", because(0.5), because(0.3))[0] == "The best answer, for no single reason."
    assert said("en", because(0.5)) == ["The bot sees no other answer that is worth comparing."]
    assert said("en", because(0.5), answers=1) == ["It is the only answer that the rules allow."]


@pytest.mark.parametrize(
    ("margin", "english", "german"),
    [
        (
            "clear",
            ("clearly better than other answers", "Clearly weaker"),
            ("deutlich besser als", "Deutlich schwächer"),
        ),
        ("slight", ("slightly better than other answers", "Slightly weaker"), ("etwas besser als", "Etwas schwächer")),
        ("none", ("compared with other answers", "About as good as"), ("verglichen mit", "Etwa so gut wie")),
    ],
)
def test_a_hint_says_how_clear_the_difference_is(
    margin: Margin, english: tuple[str, str], german: tuple[str, str]
) -> None:
    """Clearly, slightly, or about as good, even where whole per cents differ."""
    best, other = because(0.31, ("points.more", 3.0)), because(0.29)
    hints = [msgspec.structs.replace(hint, margin=margin) for hint in (best, other)]
    for language, (better, weaker) in (("en", english), ("de", german)):
        first, second = said(language, *hints)
        assert better in first
        assert second.startswith(weaker)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_in_a_match_has_a_sentence(game: AnyGame, language: str) -> None:
    """It begins with a capital, ends with a full stop, and has no other."""
    texts = hint_texts(Texts(language, game, ("Anna", "Bruno", "Clara")), game)
    for _, view, seat, _ in positions(game, 4, every=37):
        for sentence in sentences(texts, ask(game, view, seat), 9):
            assert sentence[0].isupper()
            assert sentence.find(".") == len(sentence) - 1


class Untold(NamedTuple):
    """Prospects of two seats that differ in one subject only."""

    adviser: Adviser
    place: int

    def after(self, amount: float) -> Prospect:
        """Return six equal worlds in which the second seat has this much of the thing."""
        figures = [0.0] * (2 * len(self.adviser.groups))
        figures[self.place] = amount
        return Prospect(over=False, shares=[0.5, 0.5], effects=[figures] * 6, moves=[figures] * 6)


def test_a_hint_does_not_speak_of_red_tiles_that_nobody_has() -> None:
    """Goa: B would get one after another answer, and has none now or after this one."""
    adviser = Adviser(registry.game("goa"))
    untold = Untold(adviser, len(adviser.groups) + adviser.groups.index("red"))
    none, some = untold.after(0.0), untold.after(1.0)
    assert list(adviser.differences(A, none, [some], none.moves)) == []
    assert [reason.key for reason in adviser.differences(A, none, [some], some.moves)] == ["reason-goa-red.held"]
    assert [reason.key for reason in adviser.differences(A, some, [none], none.moves)] == ["reason-goa-red.helped"]


def test_the_level_that_is_named_is_the_one_that_advises() -> None:
    """Everywhere people read whose opinion a hint is."""
    named = all_levels()[ADVISER_LEVEL].bot
    adviser = Adviser(registry.game("borneo")).bot
    assert named == f"{type(adviser).__module__}:{type(adviser).__name__}"


def test_nobody_gives_hints_for_a_game_that_nobody_knows() -> None:
    """The error says so."""
    with pytest.raises(KnowledgeError):
        Adviser(TOY)


def test_an_order_in_the_last_chance_is_recommended_for_its_points() -> None:
    """Borneo: with four of a kind A overtakes B; what is left in the warehouse counts for nothing any more."""
    table = BorneoTable(3).warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yr_p1").completed(B, "one_each")
    table.port_stack(0).state.ports = [None] * 3
    game, state = table.game, table.last_chance(A).state
    best, other = Adviser(game).advise(game.view(state, A), game.legal_actions(state, A), FEW, SEED)
    assert (best.action, reasons(best)) == (ChooseOrder("four_same", "pepper"), ["points.more"])
    assert (other.action, reasons(other)) == (SkipOrder(), ["points.less"])
    assert (round(best.share, 2), round(other.share, 2)) == (1.0, 0.0)


def test_ships_are_recommended_for_the_step_that_they_pay() -> None:
    """Goa: A has the spices of the step 3→4 in ships, but not a single ship."""
    table = GoaTable().rows(A, ships=3).store(A, "a:plantation_ginger_2:1", "ginger")
    table.store(A, "a:plantation_cinnamon_2:1", "cinnamon").store(A, "a:plantation_pepper_2:1", "pepper")
    game, state = table.game, table.purse(A, ships=0).turn(A).state
    best, *others = Adviser(game).advise(game.view(state, A), game.legal_actions(state, A), FEW, SEED)
    assert best.action == BuildShips()
    assert set(reasons(best)) == {"ships.more", "steps.more"}
    assert all("steps.less" in reasons(other) for other in others)
