"""Puzzles: positions of real matches with one clearly best answer, and what an answer was worth."""

from typing import Any

from litestar import Controller, get, post

from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.matches.read.puzzles import (
    PuzzleSolution,
    PuzzleSummary,
    PuzzleView,
    find_puzzle,
    list_puzzles,
    show_puzzle,
    solve_puzzle,
)


class PuzzleAnswerRequest(Record, frozen=True):
    """An answer: one of the legal actions of the position."""

    action: Any


class PuzzleRoutes(Controller):
    """Puzzles, for everybody; nothing of an answer is stored."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", summary="All puzzles")
    async def puzzles(self, language: str) -> tuple[PuzzleSummary, ...]:
        """Return the puzzles of all games, without their solutions."""
        return list_puzzles(language)

    @get("/{puzzle:str}", summary="One puzzle")
    async def puzzle(self, context: Context, language: str, puzzle: str) -> PuzzleView:
        """Return the position of a puzzle as the seat sees it that decides, without the solution."""
        return show_puzzle(find_puzzle(puzzle), language, context.now())

    @post("/{puzzle:str}/answers", summary="Answer a puzzle", status_code=200)
    async def answer(self, language: str, puzzle: str, data: PuzzleAnswerRequest) -> PuzzleSolution:
        """Return what an action loses, what all others lose, and why; it may be asked again."""
        return solve_puzzle(find_puzzle(puzzle), language, data.action)
