"""A game described to a program: its facts, and its texts in one language."""

from typing import TYPE_CHECKING, Any

from kontor.core.texts import Texts

if TYPE_CHECKING:
    from kontor.core.game import AnyGame


def describe(box: "AnyGame", texts: Texts) -> dict[str, Any]:
    """Return what a program wants to know of a game."""
    info = box.info
    return {
        "slug": info.slug,
        "title": info.title,
        "designer": info.designer,
        "published": info.published,
        "seats": info.seats,
        "max_decisions": info.max_decisions,
        "rules_version": info.rules_version,
        "options": [
            {
                "name": option.name,
                "choices": option.choices,
                "default": option.default,
                "rule": option.rule,
                "needs": option.needs,
                "needs_seats": option.needs_seats,
                "refused_by": option.refused_by,
                "explanation": texts.option(option),
            }
            for option in info.options
        ],
        "about": texts.text("game-about"),
        "credits": texts.text("game-credits"),
        "unofficial": True,
    }
