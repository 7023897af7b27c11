"""Matches of bots with the log that a server would have, made in memory: some moves are undone, people take time."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import msgspec

from kontor.bots import Bot, Budget, make_bot
from kontor.core import Action, AnyGame, Recorder, Seating, State, chance, encode, registry, seeded
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.packs import Move

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
LEVEL = "clerk"
UNDONE = 0.03
"""The share of moves that are undone, as far as the rules allow it."""
PAUSE_MEDIAN_LOG, PAUSE_SPREAD = 2.5, 1.2
"""People decide in twelve seconds in the median; one decision in a hundred takes three minutes and more."""


class PlayedMatch(msgspec.Struct):
    """A match that is over, as the store has it."""

    id: str
    game: str
    seats: int
    seed: bytes
    options: bytes
    opening: Entry
    moves: list[Move]
    states: list[bytes]
    """The state after each step that counts; the first one is the opening."""
    result: bytes
    step: int
    head: int
    link: str


class Player:
    """Plays one match from fixed luck."""

    def __init__(self, game: AnyGame, seats: int, number: int) -> None:
        self.game, self.seats = game, seats
        self.seed = chance(seeded(number).bytes(32), "pack", number).bytes(32)
        self.lots = Random(number)  # noqa: S311 - no match of anybody's
        self.bots: list[Bot] = [make_bot(LEVEL, game) for _ in range(seats)]
        seatings = [Seating(f"Person {seat}", "person") for seat in range(seats)]
        self.recorder: Recorder[State[Any]] = Recorder(game, seatings, game.options({}), self.seed)
        self.states = [encode(self.recorder.state)]
        version = game.info.rules_version
        events = encode(self.recorder.opening_events)
        self.opening = Entry(
            0, 0, 0, "opening", None, encode(seatings), events, self.recorder.opening, True, None, "server", version
        )
        self.counted = [self.opening]
        self.moves: list[Move] = []
        self.at = BEGINNING + timedelta(minutes=number)

    def play(self, match: str) -> PlayedMatch:
        """Play to the end."""
        budget = Budget.read("1sims")
        while deciders := self.game.deciders(self.recorder.state):
            seat, state = deciders[0], self.recorder.state
            legal = self.game.legal_actions(state, seat)
            luck = chance(self.seed, f"bot/{seat}", len(self.moves)).bytes(32)
            decision = self.bots[seat].decide(self.game.view(state, seat), legal, budget, luck)
            sealed = self._move(seat, decision.action)
            if not sealed and self.lots.random() < UNDONE and self.game.deciders(self.recorder.state):
                self._undo(seat, state)
        record, last = self.recorder.record(), self.counted[-1]
        return PlayedMatch(
            id=match,
            game=self.game.info.slug,
            seats=self.seats,
            seed=self.seed,
            options=encode(record.header.options),
            opening=self.opening,
            moves=self.moves,
            states=self.states,
            result=encode(record.result),
            step=last.step,
            head=last.seq,
            link=last.link,
        )

    def _move(self, seat: int, action: Action) -> bool:
        step, before = self.recorder.play(seat, action), self.counted[-1]
        content, events = encode(action), encode(step.events)
        number = len(self.counted)
        entry = self._entry(number, before.seq, "action", seat, content, events, self.recorder.link, step.sealed, None)
        self.counted.append(entry)
        self.states.append(encode(step.state))
        return step.sealed

    def _undo(self, seat: int, state: State[Any]) -> None:
        self.counted.pop()
        self.states.pop()
        target = self.counted[-1]
        self._entry(target.step, target.seq, "undo", seat, None, b"[]", target.link, False, target.seq)
        self.recorder.rewind(len(self.counted) - 1, state)

    def _entry(self, step: int, before: int, *rest: Any) -> Entry:
        kind, seat, action, events, link, sealed, undone_to = rest
        version = self.game.info.rules_version
        seq = len(self.moves) + 1
        entry = Entry(seq, step, before, kind, seat, action, events, link, sealed, undone_to, "person", version)
        self.at += timedelta(seconds=self.lots.lognormvariate(PAUSE_MEDIAN_LOG, PAUSE_SPREAD))
        self.moves.append(Move(entry, self.at))
        return entry


def play_match(number: int) -> PlayedMatch:
    """Return the match of this number: the four games in turn, each with all numbers of seats."""
    slugs = registry.slugs()
    game = registry.game(slugs[number % len(slugs)])
    counts = [seats for seats in range(2, 6) if game.check_setup(seats, game.options({})) is None]
    return Player(game, counts[number // len(slugs) % len(counts)], number).play(f"pack{number:06}")
