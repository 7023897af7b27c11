"""Problems: every error has one form, with a code, a text that says what to do, and perhaps a rule and facts."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from kontor.core import KontorError, MalformedError, Record, RefusedError, Texts, UnknownGameError, encode
from kontor.server.api.callers import language_of
from kontor.server.errors import ServerError, StoreError, TooManyError
from kontor.server.logs import log
from kontor.server.matches.play.lesson import CoachReplyError

JSON = "application/json"
INTERNAL = 500
MAX_FACT_CHARACTERS = 200
AWAY = "no-database"
"""The code of every failure of the store: try again with the same key."""
RETRY_AFTER_SECONDS = 2
"""Seconds after which a client should try again when the database could not be used."""


class Problem(Record, frozen=True):
    """What went wrong: `code` for programs, `text` for people; of a refusal also the rule of the game."""

    code: str
    text: str
    rule: str | None = None
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


def problem_of(error: KontorError, language: str, seat_names: tuple[str, ...] = ()) -> tuple[int, Problem]:
    """Return the status and the problem of an error, in the caller's language."""
    error.facts = {key: shorten(value) for key, value in error.facts.items()}
    match error:
        case RefusedError(refusal=refusal, game=game):
            text = Texts(language, game, seat_names).refusal(refusal)
            return 422, Problem("refused", text, refusal.rule, dict(refusal.facts))
        case CoachReplyError(status=status):
            return status, Problem(error.key, error.text(language))
        case StoreError(status=status):  # one code for all of them: clients know by it that they should try again
            return status, Problem(AWAY, Texts(language).error(error), facts=plain_facts(error.facts))
        case ServerError(status=status):
            return status, Problem(error.key, Texts(language).error(error), facts=plain_facts(error.facts))
        case MalformedError():
            return 400, Problem("malformed", Texts(language).error(error))
        case UnknownGameError():
            return 404, Problem(error.key, Texts(language).error(error))
        case _:
            return 400, Problem(error.key, Texts(language).error(error))


def shorten(value: Any) -> Any:
    """Return a fact, shortened if it is a long text that the caller sent."""
    return f"{value[:MAX_FACT_CHARACTERS]}…" if isinstance(value, str) and len(value) > MAX_FACT_CHARACTERS else value


def plain_facts(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the facts that a program can read."""
    return {key: value for key, value in facts.items() if isinstance(value, int | str)}


def answer_problem(request: Request[Any, Any, Any], error: KontorError) -> Response[bytes]:
    """Answer with a problem that the caller can fix."""
    status, problem = problem_of(error, language_of(request))
    match error:
        case TooManyError():
            headers = {"Retry-After": str(error.retry_after_seconds)}
        case StoreError():
            headers = {"Retry-After": str(RETRY_AFTER_SECONDS)}
        case _:
            headers = {}
    return Response(encode(problem), status_code=status, media_type=JSON, headers=headers)


def answer_refused_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework itself refuses: an unknown route, a body that does not fit."""
    language = language_of(request)
    codes = {404: "no-route", 405: "no-method", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "malformed" if error.status_code < INTERNAL else "broken")
    why = shorten(where_wrong(error)) if code == "malformed" else ""
    seconds = int((error.headers or {}).get("Retry-After", 1))
    text = Texts(language, packages=("kontor.server",)).text(f"error-{code}", {"why": why, "seconds": seconds})
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() in ("allow", "retry-after")}
    return Response(encode(Problem(code, text)), status_code=error.status_code, media_type=JSON, headers=headers)


def where_wrong(error: HTTPException) -> str:
    """Return which fields do not fit, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    mistakes = [
        f"{item.get('key', '')}: {item['message']}" for item in extra if isinstance(item, dict) and "message" in item
    ]
    return "; ".join(mistakes) or error.detail


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer after a bug of ours, and log it."""
    log.error("broken", path=request.url.path, exc_info=error)
    return Response(encode(bug_problem(language_of(request))), status_code=INTERNAL, media_type=JSON)


def bug_problem(language: str) -> Problem:
    """Return the problem that stands for a bug of ours."""
    return Problem("broken", Texts(language, packages=("kontor.server",)).text("error-broken"))
