"""Searching one match for puzzles: the position, what its answers are worth, and why, as data."""

from typing import Any

import msgspec

from kontor.core import LANGUAGES, Action, AnyGame, Record, Rng, chance, encode, read_record, registry
from kontor.core.puzzles import NAMES, Puzzle, PuzzleAnswer, PuzzleOrigin, puzzle_id
from kontor.core.records import tag_of
from kontor.core.registry import game_with
from kontor.lab.puzzles.positions import Position, Searched, match_of_bots, match_of_record
from kontor.lab.puzzles.proof import LOOK_WORLDS, PROOF_WORLDS, HorizonReader, Proven, prove, stands_out
from kontor.lab.review.calibration import correction_for
from kontor.lab.review.imagined import Judge
from kontor.lab.review.shares import phase_at
from kontor.lab.review.words import Narrator

METHOD = 2
"""The version of the method: it changes whenever the same match gives other puzzles."""
MAX_LOOKED = 200
"""Decisions of a match, drawn by lot, that get a first look."""
FIRST_PHASE = 1
"""The first phase of a match that is searched: in the first fifth shares say little (ADR 44)."""
MAX_FOUND = 2
"""Puzzles of one match: more of them would show the same situation again."""


class FoundPuzzle(Record, frozen=True):
    """A puzzle, with what a choice among many needs to know."""

    puzzle: Puzzle
    question: str
    """The kind of the open question: its tag."""
    margin: float
    """What the best of the other answers loses at least."""
    easy: bool
    """Whether the policy chooses the best answer, too, in most worlds."""


class SearchedMatch(Record, frozen=True):
    """What was found in one match."""

    number: int
    decisions: int
    """Those with more than one legal action."""
    looked: int
    stood_out: int
    """Those in which one answer stood out at the first look."""
    found: tuple[FoundPuzzle, ...]


def search(slug: str, seed: int, records: tuple[bytes, ...], number: int) -> SearchedMatch:
    """Search a record, or after the last one a match of bots."""
    if number < len(records):
        record = read_record(records[number])
        game = game_with(record.header.game, record.header.components) or registry.game(slug)
        return search_match(game, match_of_record(game, record), seed, number)
    game = registry.game(slug)
    return search_match(game, match_of_bots(game, seed, number - len(records)), seed, number)


def search_match(game: AnyGame, match: Searched, seed: int, number: int) -> SearchedMatch:
    """Search a match: some of its decisions get a look, and those that stand out a proof."""
    lot = chance(seed.to_bytes(32, "big", signed=True), "puzzles/lot", number)
    late = [one for one in match.positions if phase_at(one.step / match.origin.steps) >= FIRST_PHASE]
    positions = lot.shuffled(late)[:MAX_LOOKED]
    options = match.positions[0].view.options if match.positions else None
    judge = judge_of(game, options, match.origin)
    stood_out, found = 0, list[FoundPuzzle]()
    for position in positions:
        expected = stands_out(judge, position)
        if expected is None:
            continue
        stood_out += 1
        made = make_puzzle(game, judge, position, expected, match.origin)
        found += [made] if made else []
        if len(found) == MAX_FOUND:
            break
    return SearchedMatch(number, len(match.positions), len(positions), stood_out, tuple(found))


def judge_of(game: AnyGame, options: Any, origin: PuzzleOrigin) -> Judge:
    """Return what judges the positions of a match."""
    correct = correction_for(game.info.slug, origin.steps)
    return Judge(game, len(origin.players), options, correct)


def luck_of(game: str, view_id: str) -> Rng:
    """Return the luck of the stored state: that of the view alone, whatever match it was found in."""
    return chance(f"{game}/{view_id}".encode(), "puzzle", 0)


def make_puzzle(
    game: AnyGame, judge: Judge, position: Position, expected: Action, origin: PuzzleOrigin
) -> FoundPuzzle | None:
    """Return a puzzle from what one seat was told; None without a proof, or if nothing can be said about it."""
    view, slug = position.view, game.info.slug
    name = puzzle_id(slug, view)
    state = game.determinize(view, luck_of(slug, name))
    proven = prove(HorizonReader(judge), position, expected)
    if proven is None or game.view(state, view.seat) != view:
        return None
    rivals = sorted((loss.mean, place) for place, loss in enumerate(proven.losses) if loss)
    others = [position.legal[place] for _, place in rivals]
    narrators = {language: Narrator(game, language, NAMES[: state.seats], view.own_seat) for language in LANGUAGES}
    why = {language: each.praise(view, proven.best, others) for language, each in narrators.items()}
    if not all(why.values()):
        return None
    puzzle = Puzzle(
        id=name,
        rules_version=game.info.rules_version,
        components=game.components.hash,
        seat=view.own_seat,
        state=msgspec.json.decode(encode(state)),
        answers=tuple(_answer(narrators, position, proven, place) for place in range(len(position.legal))),
        why=why,
        worlds=PROOF_WORLDS,
        origin=msgspec.structs.replace(origin, step=position.step, played=msgspec.to_builtins(position.played)),
    )
    margin = min(loss.low for loss in proven.losses if loss)
    return FoundPuzzle(puzzle, tag_of(view.frames[-1]), margin, _is_easy(judge, position, proven.best))


def _is_easy(judge: Judge, position: Position, best: Action) -> bool:
    worlds = [judge.imagine(position.view, position.step, number) for number in range(LOOK_WORLDS)]
    return 2 * sum(judge.choice(world) == best for world in worlds) > len(worlds)


def _answer(narrators: dict[str, Narrator], position: Position, proven: Proven, place: int) -> PuzzleAnswer:
    action, loss = position.legal[place], proven.losses[place]
    if loss is None:
        return PuzzleAnswer(msgspec.to_builtins(action), 0.0, 0.0, 0.0, best=True)
    said = {language: each.against(position.view, action, proven.best) for language, each in narrators.items()}
    why = said if all(said.values()) else {}
    return PuzzleAnswer(msgspec.to_builtins(action), loss.mean, loss.low, loss.high, why=why)
