"""Check 16: every lesson replays, every accepted answer leads on, and the coach has a short line for all of it."""

from kontor.testing.contract.message_files import demand_no_text_left_over
from kontor.testing.contract.plan import Plan, demand
from kontor.testing.lesson_texts import wanted_lines
from kontor.testing.lessons import check_lesson

PREFIX = "lesson-"


def lessons(plan: Plan) -> None:
    """Replay every lesson of the game in all its ways, in both languages; no line of a coach is left over."""
    wanted: set[str] = set()
    for lesson in plan.game.lessons():
        report = check_lesson(plan.game, lesson)
        demand(not report.faults, lambda: f"lesson {lesson.id}: {'; '.join(report.faults)}")
        wanted |= {*wanted_lines(lesson)}
    demand_no_text_left_over(plan.game, PREFIX, wanted)
