"""Ask for a review and read it: only after the end, because it uses what the seats could not know of each other."""

from typing import NamedTuple

import msgspec

from kontor.core import LANGUAGES, AnyGame, Seat, Texts, decode
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.names import names_for
from kontor.server.matches.read.records import demand_revealed
from kontor.server.matches.review.shapes import METHOD, PLACEHOLDERS, Budget, MomentWords, ReviewView, StoredReview
from kontor.server.store.pool import connected
from kontor.server.store.work import reviews as store
from kontor.server.store.work.reviews import ReviewKey, ReviewRow

MAX_WAITING = 6
"""Reviews that a person may wait for: those of all seats of one match, and one more."""


class _Reviewed(NamedTuple):
    """A review that may be read, and the names of the seats for the reader."""

    key: ReviewKey
    names: tuple[str, ...]


async def do_ask_review(
    context: Context, match_id: str, account: int, language: str, seat: Seat, budget: Budget
) -> ReviewView:
    """Ask for the review of a match that is over, once for everybody; return how far it is.

    ConflictError before the end, and if the caller waits for too many reviews already.
    """
    found = await _find(context, match_id, account, language, seat, budget)
    async with connected(context.pool) as connection:
        row = await store.read(connection, found.key)
        if row is None or row.failure:
            if await store.waiting_of(connection, account) >= MAX_WAITING:
                raise ConflictError("reviews-waiting", most=MAX_WAITING)
            await store.ask(connection, found.key, account)
            row = await store.read(connection, found.key)
    return _view(found, row, language)


async def get_review(
    context: Context, match_id: str, account: int | None, language: str, seat: Seat, budget: Budget
) -> ReviewView:
    """Return a review or how far it is; ConflictError before the end of the match."""
    found = await _find(context, match_id, account, language, seat, budget)
    async with connected(context.pool) as connection:
        return _view(found, await store.read(connection, found.key), language)


def version_for(game: AnyGame) -> str:
    """Return the version of the reviews of a game: that of the method and that of the rules."""
    return f"{METHOD}.{game.info.rules_version}"


async def _find(
    context: Context, match_id: str, account: int | None, language: str, seat: Seat, budget: Budget
) -> _Reviewed:
    async with context.cache.fresh(match_id) as match:
        over = demand_revealed(match, account, context.now())
        if not 0 <= seat < over.seats:
            raise NotFoundError("no-such-seat", seats=over.seats)
        return _Reviewed(ReviewKey(match_id, seat, budget, version_for(over.game)), names_for(over, language))


def _view(found: _Reviewed, row: ReviewRow | None, language: str) -> ReviewView:
    _, seat, budget, version = found.key
    view = ReviewView("none", seat, budget, version)  # type: ignore[arg-type]
    if row is None:
        return view
    if row.answer is not None:
        stored = decode(row.answer, StoredReview)
        spoken = stored.words.get(language, stored.words[LANGUAGES[0]])  # it may be older than the language
        words = tuple(_named(each, found.names) for each in spoken)
        worth = stored.worth.get(language, "")
        return msgspec.structs.replace(
            view, state="there", percent=100, figures=stored.figures, words=words, worth=worth
        )
    if row.failure:
        error = ConflictError("review-lost" if row.failure == store.LOST else "review-impossible")
        return msgspec.structs.replace(view, state="failed", text=Texts(language).error(error))
    state = "computing" if row.leased else "asked"
    return msgspec.structs.replace(view, state=state, percent=row.percent, ahead=row.ahead)


def _named(words: MomentWords, names: tuple[str, ...]) -> MomentWords:
    """Put the names that the seats have today into words."""

    def named(text: str) -> str:
        for placeholder, name in zip(PLACEHOLDERS, names, strict=False):
            text = text.replace(placeholder, name)
        return text

    said = {key: named(getattr(words, key)) for key in ("question", "did", "better", "why")}
    return msgspec.structs.replace(words, **said)
