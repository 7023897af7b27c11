"""Playing the matches of a chunk: what comes out depends on the spec and the number of the chunk alone."""

from typing import Any

from kontor.bots import Bot, Budget
from kontor.core import AnyGame, Event, Seat, chance, registry, seeded
from kontor.core.codec import decode, encode
from kontor.core.records import Outcome, tag_of
from kontor.lab.arena.moves import Decided, play_on
from kontor.lab.arena.play import make_contender
from kontor.lab.selfplay.forks import fork_of, price_of, share_of, thing_of
from kontor.lab.selfplay.rows import Chunk, DecisionRow, ForkRow, MatchRow, SaleRow, ScoreRow
from kontor.lab.selfplay.spec import Place, Reading, SelfPlay

STREAM = "selfplay"


def play_chunk(spec: SelfPlay, number: int) -> Chunk:
    """Play the matches of a chunk, with bots that have played nothing before."""
    game = registry.game(spec.game)
    made = {name: make_contender(name, game) for lineup in spec.lineups for name in lineup}
    matches = []
    for place in spec.places_of(number):
        match = MatchOfBots(game, spec, place, made)
        match.play()
        matches.append(match)
    return Chunk(
        number=number,
        matches=tuple(match.row() for match in matches),
        scores=tuple(row for match in matches for row in match.score_rows()),
        sales=tuple(row for match in matches for row in match.sales),
        forks=tuple(row for match in matches for row in match.forks),
        decisions=tuple(row for match in matches for row in match.decisions),
    )


class MatchOfBots:
    """One match, and what is kept of it."""

    def __init__(self, game: AnyGame, spec: SelfPlay, place: Place, made: dict[str, Bot]) -> None:
        self.game, self.spec, self.place = game, spec, place
        self.names = spec.bots_at(place)
        self.bots = [made[name] for name in self.names]
        self.seed = chance(seeded(spec.seed).bytes(32), STREAM, place.deal).bytes(32)
        self.decisions: list[DecisionRow] = []
        self.sales: list[SaleRow] = []
        self.forks: list[ForkRow] = []
        self.rounds = 0
        self.state = game.start(spec.seats, game.options(spec.options), self.seed, self._note)

    def play(self) -> None:
        """Play to the end."""
        budget = Budget.read(self.spec.budget)
        forked = []
        for decided in play_on(self.game, self.state, self.bots, budget, self.seed, self._note):
            self.decisions.append(self._row_of(decided))
            if Reading.FORKS in self.spec.readings:
                fork = fork_of(self.game, decided, self.bots, budget, self.seed)
                if fork is not None:
                    forked.append(fork)
        self.outcome: Outcome = self.game.final_outcome(self.state)
        self.forks = [fork.row(self.place.number, self.place.deal, self.outcome) for fork in forked]

    def _note(self, event: Event) -> None:
        """Count rounds, and keep what was bought."""
        self.rounds += event.begins_round
        price = price_of(event)
        if price is not None:
            seat: Seat | None = getattr(event, "seat", None)
            at = len(self.decisions) - 1
            self.sales.append(SaleRow(self.place.number, at, seat, tag_of(event), thing_of(event), price))

    def _row_of(self, decided: Decided) -> DecisionRow:
        seat, decision = decided.seat, decided.decision
        action = decode(encode(decision.action), dict[str, Any])
        ids = self.game.numbers(self.spec.seats).actions
        value = round(decision.shares[seat], 6) if decision.shares else None
        seen_at, seen, legal_ids = None, None, None
        if Reading.NUMBERS in self.spec.readings:
            numbers = self.game.numbers(self.spec.seats).encode(self.game.encoded_view(decided.state, seat))
            seen_at = tuple(place for place, number in enumerate(numbers) if number)
            seen = tuple(numbers[place] for place in seen_at)
            legal_ids = tuple(ids.ids(seat, decided.legal))
        return DecisionRow(
            match=self.place.number,
            decision=decided.number,
            seat=seat,
            bot=self.names[seat],
            question=tag_of(decided.state.frames[-1]),
            legal=len(decided.legal),
            verb=tag_of(decision.action),
            action=action,
            action_id=next(iter(ids.ids(seat, [decision.action])), None),
            value=value,
            seen_at=seen_at,
            seen=seen,
            legal_ids=legal_ids,
        )

    def row(self) -> MatchRow:
        """Return the row of the match."""
        outcome = self.outcome
        scores = sorted(outcome.scores, key=lambda score: score.seat)
        return MatchRow(
            match=self.place.number,
            deal=self.place.deal,
            lineup=self.place.lineup,
            turn=self.place.turn,
            seed=self.seed.hex(),
            bots=self.names,
            rounds=self.rounds,
            decisions=len(self.decisions),
            choices=sum(row.legal > 1 for row in self.decisions),
            points=tuple(score.total for score in scores),
            places=outcome.places,
            shares=tuple(share_of(outcome, seat) for seat in range(self.spec.seats)),
        )

    def score_rows(self) -> list[ScoreRow]:
        """Return the points of each seat by their sources."""
        return [
            ScoreRow(self.place.number, score.seat, self.names[score.seat], source, points)
            for score in sorted(self.outcome.scores, key=lambda score: score.seat)
            for source, points in sorted(score.parts.items())
        ]
