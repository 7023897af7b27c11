"""What a card says: only what everybody may know who is not logged in, and less where somebody wants less.

A card is kept by others: by messengers, and in chats that nobody deletes. So it names people only at tables that
everybody may watch, and has no result of a try, of a branch or a lesson, of a match that a moderator closed, or of one
whose people hide their results. Of an import it names nobody: its file may say any names.
"""

from typing import Literal

from kontor.core import Outcome, Record, Texts, registry
from kontor.server.matches import Context
from kontor.server.matches.deals.results import get_deal
from kontor.server.matches.kernel.match import Match, RunningMatch
from kontor.server.matches.kernel.names import name_for
from kontor.server.store.people import profiles
from kontor.server.store.pool import connected

Kind = Literal["table", "review"]
MAX_LINES = 5
"""People whom a card names."""


class CardLine(Record, frozen=True):
    """One person or bot: a place and points if the card has a result."""

    name: str
    place: int | None = None
    points: int | None = None


class Card(Record, frozen=True):
    """A card in words, in one language."""

    game: str
    title: str
    """The game."""
    headline: str
    """What it is, in one line: the title of a link."""
    note: str
    """What one may do there."""
    lines: tuple[CardLine, ...] = ()


async def card_of_match(context: Context, match_id: str, language: str, kind: Kind = "table") -> Card:
    """Return the card of a match; NotFoundError if there is none."""
    async with context.cache.fresh(match_id) as match:
        game, texts = match.game.info.slug, texts_of(match.game.info.slug, language)
        names = tuple(name_for(each, language) for each in match.occupants if each.kind != "empty")
        free = sum(each.kind == "empty" for each in match.occupants)
        outcome, is_told, status = outcome_of(match, context), is_public(match), match.status
        imported = match.imported
    if outcome is not None:
        async with connected(context.pool) as connection:
            outcome = None if await profiles.is_result_hidden(connection, match_id) else outcome
    facts = {"game": title_of(texts), "names": list(names), "free": free}
    if imported:
        return Card(game, title_of(texts), texts.text("card-import", facts), texts.text("card-import-note"))
    if not is_told:
        return Card(game, title_of(texts), texts.text("card-private", facts), texts.text("card-private-note"))
    lines = tuple(CardLine(name) for name in names)[:MAX_LINES]
    if status == "open":
        return Card(game, title_of(texts), texts.text("card-open", facts), texts.text("card-open-note", facts), lines)
    if status == "playing":
        return Card(game, title_of(texts), texts.text("card-playing", facts), texts.text("card-playing-note"), lines)
    if outcome is None:
        return Card(game, title_of(texts), texts.text("card-over", facts), texts.text("card-over-note"), lines)
    facts |= {"winners": [names[seat] for seat in outcome.winners], "count": len(outcome.winners)}
    headline = texts.text("card-review" if kind == "review" else "card-result", facts)
    return Card(game, title_of(texts), headline, texts.text(f"card-{kind}-note"), results_in(outcome, names))


async def card_of_deal(context: Context, deal_id: str, language: str) -> Card:
    """Return the card of a deal, without anything of its tries; NotFoundError if there is none."""
    deal = await get_deal(context, deal_id, None)
    texts = texts_of(deal.game, language)
    key = "card-dare" if deal.dare else "card-series" if deal.series else "card-deal"
    facts = {"game": title_of(texts), "seats": deal.seats, "played": deal.played}
    note = texts.text("card-deal-closed" if deal.closed else "card-deal-note", facts)
    return Card(deal.game, title_of(texts), texts.text(key, facts), note)


def is_public(match: Match) -> bool:
    """Return True if everybody may watch a match, and may be told who plays it."""
    return match.spectators and match.deal is None and match.status != "closed"


def outcome_of(match: Match, context: Context) -> Outcome | None:
    """Return the result of a match that everybody may know; None if there is none."""
    is_chosen = match.branch is not None or match.lesson is not None or match.imported is not None
    if not isinstance(match, RunningMatch) or match.status != "over" or not is_public(match) or is_chosen:
        return None
    outcome: Outcome | None = None if match.is_withheld(context.now()) else match.game.final_outcome(match.state)
    return outcome


def results_in(outcome: Outcome, names: tuple[str, ...]) -> tuple[CardLine, ...]:
    """Return the names with their places and points, the best first."""
    points = {score.seat: score.total for score in outcome.scores}
    lines = [CardLine(name, outcome.places[seat], points.get(seat)) for seat, name in enumerate(names)]
    return tuple(sorted(lines, key=lambda line: line.place or 0))[:MAX_LINES]


def texts_of(game: str, language: str) -> Texts:
    """Return the texts of the server and of a game."""
    return Texts(language, registry.game(game), packages=("kontor.server",))


def title_of(texts: Texts) -> str:
    """Return the title of the game that some texts belong to."""
    return texts.text("game-title")
