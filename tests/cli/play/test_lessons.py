"""A guided first game at the prompt: played to its end, left and continued, skipped, repeated, and left for good."""

from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor.core import Action, Seat, Texts, registry
from kontor.core.teacher import Teacher

GAMES = ["borneo", "cargo_noir", "goa", "novgorod"]
SKIP = {"en": "skip", "de": "überspringen"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what a lesson remembers in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "kontor"


def typed_lines(slug: str, count: int | None = None, *, with_replies: bool = True) -> list[str]:
    """Return what a learner types for the first `count` decisions, or all; on the way they try something else."""
    game = registry.game(slug)
    teacher = Teacher(game, game.lessons()[0])
    learner, state, lines = teacher.lesson.learner, teacher.start(), list[str]()
    played, seen = list[tuple[Seat, Action]](), set[str]()
    while (place := teacher.place(state, played)) and not place.is_finished and count != 0:
        move = place.scripted
        if place.task:
            lines += ["" for step in place.looks if step.id not in seen]
            seen |= {step.id for step in place.looks}
            legal = game.legal_actions(state, learner)
            wrong = [n for n, action in enumerate(legal, 1) if place.task.reply(action)]
            lines += [str(wrong[0])] if wrong and with_replies else []
            chosen = next(a for a in (*place.task.accepted, *legal) if a in legal)
            lines.append(str(legal.index(chosen) + 1))
            move = (learner, chosen)
            count = None if count is None else count - 1
        assert move
        played.append(move)
        state = game.apply(state, *move).state
    return lines if count == 0 else [*lines, ""]


@pytest.mark.parametrize(
    ("slug", "language"), [("borneo", "en"), ("cargo_noir", "de"), ("goa", "de"), ("novgorod", "en")]
)
def test_a_lesson_is_played_to_its_end(kontor: Run, slug: str, language: str) -> None:
    """With another answer tried at every decision; all that the coach has to say on the way is said."""
    done = kontor("learn", slug, "--plain", "--lang", language, typed=[*typed_lines(slug), "quit"])
    said = " ".join(done.out.replace("│", " ").replace("|", " ").split())
    game = registry.game(slug)
    lesson, texts = game.lessons()[0], Texts(language, game)

    assert done.code == 0, done.err
    for step in lesson.steps:
        assert texts.text(lesson.message(step.id, "before")) in said
        assert texts.text(lesson.message(step.id, "after")) in said


def test_another_answer_is_not_played_but_answered(kontor: Run) -> None:
    """The coach says why not now, and the question stays open."""
    done = kontor("learn", "goa", "--plain", typed=["", *typed_lines("goa", 1)[1:2], "quit"])

    assert "begin beside them" in " ".join(done.out.split())
    assert "Anna puts" not in done.out


def test_the_own_way_ends_the_lesson_and_the_match_goes_on(kontor: Run) -> None:
    """What the coach advised against is played, and the others play by themselves from then on."""
    done = kontor("learn", "goa", "--plain", typed=[*typed_lines("goa", 1)[:2], "own", "which", "quit"])

    assert text_of("lesson-left", names="Anna") in " ".join(done.out.split())
    assert text_of("error-lesson-over") in " ".join(done.out.split())


def test_without_another_wish_there_is_no_own_way(kontor: Run) -> None:
    """The coach has not advised against anything yet."""
    done = kontor("learn", "goa", "--plain", typed=["", "own", "quit"])

    assert text_of("error-own-what") in " ".join(done.out.split())


def test_a_learner_comes_back_to_where_they_stopped(kontor: Run, folder: Path) -> None:
    """With the same command; --again starts again."""
    kontor("learn", "borneo", "--plain", typed=[*typed_lines("borneo", 3, with_replies=False), "quit"])
    assert [file.name for file in folder.iterdir()] == ["lesson-borneo-first.json"]

    back = kontor("learn", "borneo", "--plain", typed=["quit"])
    assert text_of("lesson-continued") in " ".join(back.out.split())
    assert "4 of 14" in back.out

    restarted = kontor("learn", "borneo", "--plain", "--again", typed=["", "quit"])
    assert text_of("lesson-continued") not in " ".join(restarted.out.split())
    assert "2 of 14" in restarted.out


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_can_be_skipped(kontor: Run, language: str, folder: Path) -> None:
    """The coach makes the decisions; at the end nothing is kept."""
    typed = ["", *[SKIP[language]] * 11, "", "quit"]
    done = kontor("learn", "goa", "--plain", "--lang", language, typed=typed)

    assert "13 of 13" in done.out or "13 von 13" in done.out
    assert not folder.exists() or not list(folder.iterdir())


def test_a_step_can_be_played_again(kontor: Run) -> None:
    """From its beginning, also after the others have moved."""
    typed = [*typed_lines("goa", 1, with_replies=False), "again", "", "again", "quit"]
    done = kontor("learn", "goa", "--plain", typed=typed)

    assert done.out.count("Set the flag") == 3, "asked, asked again, and still asked at the first step"
    assert text_of("error-back-nowhere") in " ".join(done.out.split())


def test_the_coach_names_the_answers_they_mean(kontor: Run) -> None:
    """With their numbers."""
    done = kontor("learn", "goa", "--plain", typed=["", "which", "quit"])

    assert "left edge, row 4" in done.out.split("2 of 13", 1)[1]


def test_all_lessons_are_checked(kontor: Run) -> None:
    """As JSON, a line a game."""
    done = kontor("learn", "--check", "--json")

    assert done.code == 0
    assert done.out.count('"faults":[]') == len(GAMES)


def test_a_game_must_be_named(kontor: Run) -> None:
    """The sentence says how."""
    assert text_of("error-learn-needs-game") in " ".join(kontor("learn").err.split())
