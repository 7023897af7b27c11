"""Nobody gets in who should not: every route of a real server, asked by every kind of caller.

The callers: one without a login; a stranger, who has an account but no seat; a stranger at a match without spectators;
the seat whose turn it is; the creator, who has no seat; the other seat; and the seat whose turn it is with a token that
has expired.
"""

from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from kontor.core import decode, encode, registry
from kontor.core.puzzles import read_puzzles
from kontor.server.accounts.logins import enter
from kontor.server.api.problems import Problem
from kontor.server.matches import Context
from kontor.server.store.pool import connected
from server.gateway import new_client
from server.party import Party, Stage, everything, party
from server.tab import open_tab

CALLERS = ("nobody", "stranger", "kept out", "turn", "creator", "other", "expired")
PAGE = 200 if files("kontor").joinpath("web", "viewer", "match.html").is_file() else 409
"""What asking for the page of a match gives: it needs the built client."""
SOCKET = "WS /api/matches/{match}/socket"

# fmt: off
TABLE: dict[str, tuple[int, ...]] = {
    #                                           nobody  stranger  kept out  turn  creator  other  expired
    "GET /health":                             (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /ready":                              (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /metrics":                            (  200,    200,      200,    200,    200,    200,    200  ),

    "GET /api/games":                          (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}":                   (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/rules/{rule}":      (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/glossary":          (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/messages/{spoken}": (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/components":        (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/box":               (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/boxes/{components}": ( 200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/games/{game}/board/{build}/{file}": (404,   404,      404,    404,    404,    404,    404  ),

    "POST /api/guests":                        (  201,    201,      201,    201,    201,    201,    201  ),
    "POST /api/accounts":                      (  201,    201,      201,    201,    201,    201,    201  ),
    "POST /api/logins":                        (  401,    401,      401,    401,    401,    401,    401  ),
    "POST /api/logins/recovery":               (  401,    401,      401,    401,    401,    401,    401  ),
    "DELETE /api/logins":                      (  401,    204,      204,    204,    204,    204,    401  ),
    "GET /api/me":                             (  401,    200,      200,    200,    200,    200,    401  ),
    "DELETE /api/me":                          (  401,    204,      204,    204,    204,    204,    401  ),
    "PUT /api/me/name":                        (  401,    200,      200,    200,    200,    200,    401  ),
    "POST /api/me/recovery":                   (  401,    201,      201,    201,    201,    201,    401  ),
    "GET /api/me/matches":                     (  401,    200,      200,    200,    200,    200,    401  ),
    "GET /api/me/ratings":                     (  401,    200,      200,    200,    200,    200,    401  ),
    "GET /api/people":                         (  404,    404,      404,    404,    404,    404,    404  ),
    "GET /api/people/results":                 (  404,    404,      404,    404,    404,    404,    404  ),
    "GET /api/me/results":                     (  401,    200,      200,    200,    200,    200,    401  ),
    "GET /api/me/statistics":                  (  401,    200,      200,    200,    200,    200,    401  ),
    "GET /api/me/person":                      (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/person":                      (  401,    204,      204,    204,    204,    204,    401  ),
    "GET /api/me/follows":                     (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/follows":                     (  401,    404,      404,    404,    404,    404,    401  ),
    "DELETE /api/me/invitations/{match}":      (  401,    204,      204,    204,    204,    204,    401  ),
    "GET /api/me/blocks":                      (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/blocks":                      (  401,    404,      404,    404,    404,    404,    401  ),
    "GET /api/seeks":                          (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/running":                        (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/me/seeks":                       (  401,    200,      200,    200,    200,    200,    401  ),
    "POST /api/me/seeks":                      (  401,    201,      201,    201,    201,    201,    401  ),
    "DELETE /api/me/seeks/{seek}":             (  401,    404,      404,    404,    404,    404,    401  ),
    "GET /api/leaderboards/{game}/{seats}":    (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/me/export":                      (  401,    200,      200,    200,    200,    200,    401  ),

    "DELETE /api/me/recovery":                 (  401,    204,      204,    204,    204,    204,    401  ),
    "GET /api/me/safety":                      (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/password":                    (  401,    409,      409,    409,    409,    409,    401  ),
    "DELETE /api/me/logins":                   (  401,    204,      204,    204,    204,    204,    401  ),
    "DELETE /api/me/logins/{id}":              (  401,    404,      404,    404,    404,    404,    401  ),
    "GET /api/me/bots":                        (  401,    200,      200,    200,    200,    200,    401  ),
    "POST /api/me/bots":                       (  401,    403,      403,    403,    403,    403,    401  ),
    "DELETE /api/me/bots/{bot}":               (  401,    404,      404,    404,    404,    404,    401  ),
    "POST /api/me/bots/{bot}/tokens":          (  401,    404,      404,    404,    404,    404,    401  ),
    "DELETE /api/me/bots/{bot}/tokens/{id}":   (  401,    404,      404,    404,    404,    404,    401  ),
    "POST /api/resets":                        (  204,    204,      204,    204,    204,    204,    204  ),
    "POST /api/logins/reset":                  (  401,    401,      401,    401,    401,    401,    401  ),
    "POST /api/me/passkeys/options":           (  401,    409,      409,    409,    409,    409,    401  ),
    "POST /api/me/passkeys":                   (  401,    409,      409,    409,    409,    409,    401  ),
    "DELETE /api/me/passkeys/{id}":            (  401,    404,      404,    404,    404,    404,    401  ),
    "POST /api/logins/passkey/options":        (  409,    409,      409,    409,    409,    409,    409  ),
    "POST /api/logins/passkey":                (  409,    409,      409,    409,    409,    409,    409  ),

    "GET /api/me/reminders":                   (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/reminders":                   (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/reminders/letter":            (  401,    409,      409,    409,    409,    409,    401  ),
    "POST /api/me/reminders/mails":            (  401,    409,      409,    409,    409,    409,    401  ),
    "POST /api/me/reminders/webhooks":         (  401,    409,      409,    409,    409,    409,    401  ),
    "POST /api/me/reminders/pushes":           (  401,    409,      409,    409,    409,    409,    401  ),
    "PUT /api/me/reminders/channels/{channel}":(  401,    404,      404,    404,    404,    404,    401  ),
    "DELETE /api/me/reminders/channels/{channel}": (401,  404,      404,    404,    404,    404,    401  ),
    "POST /api/me/reminders/channels/{channel}/test": (401, 404,    404,    404,    404,    404,    401  ),

    "GET /api/matches":                        (  200,    200,      200,    200,    200,    200,    200  ),
    "POST /api/matches":                       (  401,    201,      201,    201,    201,    201,    401  ),
    "GET /api/matches/{match}":                (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/invited":        (  401,    403,      403,    403,    200,    403,    401  ),
    "POST /api/matches/{match}/invited":       (  401,    403,      403,    403,    403,    403,    401  ),
    "POST /api/matches/{match}/invited/mails": (  401,    403,      403,    403,    403,    403,    401  ),
    "GET /api/matches/{match}/invitation":     (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/invitation":                     (  200,    200,      200,    200,    200,    200,    200  ),
    "POST /api/matches/{match}/seats":         (  401,    201,      201,    201,    201,    201,    401  ),
    "PUT /api/matches/{match}/seats/{seat}":   (  401,    403,      403,    403,    200,    403,    401  ),
    "DELETE /api/matches/{match}/seats/{seat}":(  401,    403,      403,    204,    204,    403,    401  ),
    "DELETE /api/matches/{match}/removed/{number}": (401, 403,      403,    403,    404,    403,    401  ),
    "PUT /api/matches/{match}/seats/{seat}/ready": (401,  403,      403,    200,    403,    403,    401  ),
    "POST /api/matches/{match}/start":         (  401,    403,      403,    403,    201,    403,    401  ),
    "POST /api/matches/{match}/reveal":        (  401,    403,      403,    409,    403,    409,    401  ),
    "POST /api/matches/{match}/resignation":   (  401,    403,      403,    201,    403,    201,    401  ),
    "POST /api/matches/{match}/rematch":       (  401,    403,      403,    201,    403,    201,    401  ),
    "POST /api/matches/{match}/branches":      (  401,    201,      403,    201,    201,    201,    401  ),

    "GET /api/imports":                        (  401,    200,      200,    200,    200,    200,    401  ),
    "POST /api/imports":                       (  401,    403,      403,    403,    403,    403,    401  ),
    "DELETE /api/imports/{match}":             (  401,    404,      404,    404,    404,    404,    401  ),

    "GET /api/lessons":                        (  200,    200,      200,    200,    200,    200,    200  ),
    "POST /api/lessons/{game}":                (  401,    201,      201,    201,    201,    201,    401  ),
    "POST /api/matches/{match}/lesson/skip":   (  401,    403,      403,    409,    403,    409,    401  ),
    "POST /api/matches/{match}/lesson/back":   (  401,    403,      403,    409,    403,    409,    401  ),
    "PUT /api/matches/{match}/coach":          (  401,    403,      403,    409,    403,    409,    401  ),

    "GET /api/puzzles":                        (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/puzzles/{puzzle}":               (  200,    200,      200,    200,    200,    200,    200  ),
    "POST /api/puzzles/{puzzle}/answers":      (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/card":            (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/deals/{deal}/card":               (  404,    404,      404,    404,    404,    404,    404  ),
    "GET /api/deals":                           (  200,    200,      200,    200,    200,    200,    200  ),
    "POST /api/deals":                          (  401,    403,      403,    403,    403,    403,    401  ),
    "GET /api/deals/{deal}":                    (  404,    404,      404,    404,    404,    404,    404  ),
    "POST /api/deals/{deal}/try":               (  401,    404,      404,    404,    404,    404,    401  ),
    "GET /api/me/series":                       (  401,    200,      200,    200,    200,    200,    401  ),
    "POST /api/series":                         (  401,    403,      403,    403,    403,    403,    401  ),
    "GET /api/series/{series}":                 (  404,    404,      404,    404,    404,    404,    404  ),
    "POST /api/series/{series}/people":         (  401,    404,      404,    404,    404,    404,    401  ),
    "DELETE /api/series/{series}/people":       (  401,    404,      404,    404,    404,    404,    401  ),

    "GET /api/matches/{match}/view":           (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/log":            (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/digest":         (  401,    403,      403,    200,    403,    200,    401  ),
    "GET /api/matches/{match}/question":       (  401,    403,      403,    200,    403,    409,    401  ),
    "POST /api/matches/{match}/why-not":       (  401,    403,      403,    200,    403,    409,    401  ),
    "POST /api/matches/{match}/describe":      (  200,    200,      403,    200,    200,    200,    200  ),
    "POST /api/matches/{match}/preview":       (  401,    403,      403,    200,    403,    409,    401  ),
    "POST /api/matches/{match}/what-if":       (  401,    403,      403,    200,    403,    200,    401  ),
    "POST /api/matches/{match}/hints":         (  401,    403,      403,    409,    403,    409,    401  ),
    "POST /api/matches/{match}/actions":       (  401,    403,      403,    201,    403,    422,    401  ),
    "POST /api/matches/{match}/undo":          (  401,    403,      403,    409,    403,    409,    401  ),
    "GET /api/matches/{match}/record":         (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/page":           ( PAGE,   PAGE,      403,   PAGE,   PAGE,   PAGE,   PAGE  ),
    "GET /api/matches/{match}/record/signed":  (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/secret":         (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/scores":         (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/steps/{step}":   (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/outline":        (  200,    200,      403,    200,    200,    200,    200  ),
    "POST /api/matches/{match}/reviews/{seat}": ( 401,    202,      403,    202,    202,    202,    401  ),
    "GET /api/matches/{match}/reviews/{seat}": (  200,    200,      403,    200,    200,    200,    200  ),
    "GET /api/matches/{match}/ratings":        (  200,    200,      403,    200,    200,    200,    200  ),

    "GET /api/matches/{match}/chat":           (  200,    200,      403,    200,    200,    200,    200  ),
    "POST /api/matches/{match}/chat":          (  401,    403,      403,    201,    403,    201,    401  ),
    "PUT /api/matches/{match}/mutes/{seat}":   (  401,    204,      403,    204,    204,    404,    401  ),
    "GET /api/matches/{match}/note":           (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/matches/{match}/note":           (  401,    403,      403,    200,    403,    200,    401  ),

    "GET /api/visitor":                        (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/speeds":                         (  200,    200,      200,    200,    200,    200,    200  ),
    "GET /api/me/rest":                        (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/rest":                        (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/matches/{match}/pause":          (  401,    403,      403,    200,    403,    200,    401  ),
    "PUT /api/matches/{match}/caretaker":      (  401,    403,      403,    200,    403,    200,    401  ),
    "PUT /api/matches/{match}/seats/{seat}/free": (401,   403,      403,    409,    403,    409,    401  ),
    "PUT /api/matches/{match}/seats/{seat}/caretaker": (401, 403,   403,    409,    403,    409,    401  ),
    "POST /api/matches/{match}/seats/{seat}/substitute": (401, 403, 403,    409,    403,    409,    401  ),

    "GET /api/matches/{match}/orders":         (  401,    403,      403,    200,    403,    200,    401  ),
    "POST /api/matches/{match}/orders":        (  401,    403,      403,    201,    403,    201,    401  ),
    "PUT /api/matches/{match}/orders":         (  401,    403,      403,    204,    403,    204,    401  ),
    "PUT /api/matches/{match}/orders/{number}":(  401,    403,      403,    404,    403,    404,    401  ),
    "DELETE /api/matches/{match}/orders/{number}": (401,  403,      403,    404,    403,    404,    401  ),

    "POST /api/reports":                       (  401,    201,      403,    201,    201,    201,    401  ),
    "POST /api/people/reports":                (  401,    404,      404,    404,    404,    404,    401  ),
    "GET /api/me/chat-filter":                 (  401,    200,      200,    200,    200,    200,    401  ),
    "PUT /api/me/chat-filter":                 (  401,    200,      200,    200,    200,    200,    401  ),
    "GET /api/me/notices":                     (  401,    200,      200,    200,    200,    200,    401  ),
    "POST /api/me/notices/{id}/seen":          (  401,    204,      204,    204,    204,    204,    401  ),
    "POST /api/me/notices/{id}/objection":     (  401,    404,      404,    404,    404,    404,    401  ),
    # For everybody without a role there are no such routes; `test_moderation_routes.py` has what moderators may.
    "GET /api/moderation":                     (  404,    404,      404,    404,    404,    404,    404  ),
    "GET /api/moderation/log":                 (  404,    404,      404,    404,    404,    404,    404  ),
    "GET /api/moderation/reports/{id}":        (  404,    404,      404,    404,    404,    404,    404  ),
    "POST /api/moderation/reports/{id}/decision": (404,   404,      404,    404,    404,    404,    404  ),
    "POST /api/moderation/measures/{id}/undo": (  404,    404,      404,    404,    404,    404,    404  ),

    SOCKET:                                    (  101,    101,     4400,    101,    101,    101,   4401  ),
}
# fmt: on
REVEALING = ("/page", "/record", "/record/signed", "/secret", "/scores", "/steps/{step}", "/outline", "/reviews/{seat}")
REVEALING_THE_SEED = [route for route in TABLE if route.startswith("GET") and route.endswith(REVEALING)]
BEFORE_THE_END = {route: tuple(403 if cell == 403 else 409 for cell in TABLE[route]) for route in REVEALING_THE_SEED}
# A player may ask for the steps as their own seat sees them, and nobody else may; this match has no step yet.
BEFORE_THE_END["GET /api/matches/{match}/steps/{step}"] = (409, 409, 403, 404, 409, 404, 409)

KEEP = {"order": "keep_extra_actions", "round_no": 1}
PUZZLE = read_puzzles(registry.game("goa").package)[0]


class Asking(NamedTuple):
    """How a route is asked: at which stage of the match, with which body, and about which seat."""

    stage: Stage = "playing"
    body: Callable[[Party], Any] | None = None
    seat: Callable[[Party], int] = lambda at: at.seat
    query: str = ""


ASKING = {
    "POST /api/guests": Asking(body=lambda _: {"name": "Dora"}),
    "DELETE /api/me": Asking(body=lambda _: {"confirmed": True}),
    "PUT /api/me/name": Asking(body=lambda _: {"name": "Dora"}),
    "POST /api/accounts": Asking(body=lambda at: {"name": f"Dora {at.match}", "password": "eight letters"}),
    "POST /api/logins": Asking(body=lambda _: {"name": "Nobody", "password": "eight letters"}),
    "POST /api/logins/recovery": Asking(body=lambda _: {"recovery": "made up"}),
    "PUT /api/me/password": Asking(body=lambda _: {"password": "eight letters", "new": "nine letters"}),
    "POST /api/me/bots": Asking(body=lambda _: {"name": "Flagbearer"}),
    "POST /api/me/bots/{bot}/tokens": Asking(body=lambda _: {"label": "at home"}),
    "POST /api/resets": Asking(body=lambda _: {"name": "Nobody"}),
    "POST /api/logins/reset": Asking(body=lambda _: {"token": "made up", "password": "eight letters"}),
    "POST /api/me/passkeys": Asking(body=lambda _: {"answer": {}}),
    "POST /api/logins/passkey": Asking(body=lambda _: {"answer": {}}),
    "GET /api/people": Asking(query="?name=Nobody"),
    "GET /api/people/results": Asking(query="?name=Nobody"),
    "PUT /api/me/person": Asking(body=lambda _: {"hides_results": True, "takes_invitations": False}),
    "PUT /api/me/follows": Asking(body=lambda _: {"name": "Nobody", "follows": True}),
    "POST /api/matches/{match}/invited": Asking("open", lambda _: {"name": "Nobody"}),
    "POST /api/matches/{match}/invited/mails": Asking("open", lambda _: {"address": "anna@example.org"}),
    "GET /api/matches/{match}/invited": Asking("open"),
    "PUT /api/me/blocks": Asking(body=lambda _: {"name": "Nobody", "blocked": True}),
    "POST /api/me/seeks": Asking(body=lambda _: {"game": "goa", "seats": [2], "speed": "days"}),
    "PUT /api/me/reminders": Asking(body=lambda _: {"after_minutes": 5, "every_minutes": 60}),
    "PUT /api/me/reminders/letter": Asking(body=lambda _: {"weekly": True}),
    "POST /api/me/reminders/mails": Asking(body=lambda _: {"address": "anna@example.org"}),
    "POST /api/me/reminders/webhooks": Asking(body=lambda _: {"url": "https://example.org/", "shape": "plain"}),
    "POST /api/me/reminders/pushes": Asking(
        body=lambda _: {"endpoint": "https://example.org/", "p256dh": "none", "auth": "none"}
    ),
    "PUT /api/me/reminders/channels/{channel}": Asking(body=lambda _: {"enabled": False}),
    "POST /api/deals": Asking(body=lambda _: {"game": "goa", "seats": 2}),
    "POST /api/series": Asking(body=lambda _: {"game": "goa", "seats": 2, "rounds": 2, "round_days": 1}),
    "POST /api/matches": Asking(body=lambda _: {"game": "goa", "seats": 2}),
    "POST /api/matches/{match}/seats": Asking("open", lambda _: {}),
    "PUT /api/matches/{match}/seats/{seat}": Asking("open", lambda _: {}, lambda _: 2),
    "PUT /api/matches/{match}/seats/{seat}/ready": Asking("open", lambda _: {"ready": True}),
    "DELETE /api/matches/{match}/seats/{seat}": Asking("open"),
    "DELETE /api/matches/{match}/removed/{number}": Asking("open"),
    "POST /api/matches/{match}/start": Asking("open", lambda _: {}),
    "POST /api/matches/{match}/reveal": Asking("open", lambda _: {"entropy": "luck", "next_sha256": "0" * 64}),
    "POST /api/matches/{match}/resignation": Asking(body=lambda at: {"seq": at.seq}),
    "POST /api/matches/{match}/rematch": Asking("over"),
    "POST /api/matches/{match}/branches": Asking("over", lambda _: {"step": 9}),
    "POST /api/imports": Asking(body=lambda _: {"file": "kontor-record 1"}),
    "POST /api/matches/{match}/why-not": Asking(body=lambda _: {"refs": ["tile:1"]}),
    "POST /api/matches/{match}/describe": Asking(body=lambda _: {"ref": "seat:0"}),
    "POST /api/matches/{match}/preview": Asking(body=lambda at: {"action": at.legal[0]}),
    "POST /api/matches/{match}/what-if": Asking(body=lambda _: {"refs": []}),
    "POST /api/matches/{match}/actions": Asking(body=lambda at: {"seq": at.seq, "action": at.legal[0]}),
    "POST /api/matches/{match}/undo": Asking(body=lambda at: {"seq": at.seq}),
    "POST /api/matches/{match}/lesson/skip": Asking(body=lambda at: {"seq": at.seq}),
    "POST /api/matches/{match}/lesson/back": Asking(body=lambda at: {"seq": at.seq, "step": 1}),
    "PUT /api/matches/{match}/coach": Asking(body=lambda _: {"on": False}),
    "GET /api/matches/{match}/record": Asking("over"),
    "GET /api/matches/{match}/page": Asking("over"),
    "GET /api/matches/{match}/record/signed": Asking("over"),
    "GET /api/matches/{match}/secret": Asking("over"),
    "GET /api/matches/{match}/scores": Asking("over"),
    "POST /api/matches/{match}/reviews/{seat}": Asking("over", lambda _: {}),
    "GET /api/matches/{match}/reviews/{seat}": Asking("over"),
    "GET /api/matches/{match}/steps/{step}": Asking("over"),
    "GET /api/matches/{match}/outline": Asking("over"),
    "PUT /api/me/rest": Asking(body=lambda _: {"time_zone": "Europe/Berlin"}),
    "PUT /api/matches/{match}/pause": Asking(body=lambda at: {"seq": at.seq, "wanted": True}),
    "PUT /api/matches/{match}/caretaker": Asking(body=lambda at: {"seq": at.seq, "plays": True}),
    "PUT /api/matches/{match}/seats/{seat}/free": Asking(body=lambda at: {"seq": at.seq, "agreed": True}),
    "PUT /api/matches/{match}/seats/{seat}/caretaker": Asking(body=lambda at: {"seq": at.seq, "agreed": True}),
    "POST /api/matches/{match}/seats/{seat}/substitute": Asking(body=lambda at: {"seq": at.seq}),
    "POST /api/puzzles/{puzzle}/answers": Asking(body=lambda _: {"action": PUZZLE.answers[0].action}),
    "POST /api/reports": Asking(body=lambda at: {"match": at.match, "kind": "match", "category": "other"}),
    "POST /api/people/reports": Asking(body=lambda _: {"name": "Nobody", "category": "name"}),
    "PUT /api/me/chat-filter": Asking(body=lambda _: {"hide_guests": True, "words": ["fool"]}),
    "POST /api/me/notices/{id}/objection": Asking(body=lambda _: {"text": "I did not say that."}),
    "POST /api/moderation/reports/{id}/decision": Asking(
        body=lambda _: {"version": 0, "decision": {"kind": "warn", "reason": "Be kind."}}
    ),
    "POST /api/moderation/measures/{id}/undo": Asking(body=lambda _: {"reason": "A mistake."}),
    "POST /api/matches/{match}/chat": Asking(body=lambda _: {"text": "Hello"}),
    "PUT /api/matches/{match}/mutes/{seat}": Asking(body=lambda _: {"muted": True}, seat=lambda at: 1 - at.seat),
    "PUT /api/matches/{match}/note": Asking(body=lambda _: {"text": "Remember"}),
    "POST /api/matches/{match}/orders": Asking(body=lambda _: {"order": KEEP}),
    "PUT /api/matches/{match}/orders": Asking(body=lambda _: {"numbers": []}),
    "PUT /api/matches/{match}/orders/{number}": Asking(body=lambda _: {"order": KEEP}),
}
RULE = registry.game("goa").info.seats_rule


class Parties:
    """The matches that are asked about: a new one each time, except if the request changes nothing."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Stage, bool], Party] = {}

    async def find(self, context: Context, route: str, stage: Stage, caller: str) -> Party:
        """Return a match for one question of one caller."""
        spectators = caller != "kept out"
        if not route.startswith("GET") and stage != "over":
            return await party(context, stage, spectators=spectators)
        if (stage, spectators) not in self.kept:
            self.kept[stage, spectators] = await party(context, stage, spectators=spectators)
        return self.kept[stage, spectators]


@pytest.fixture(scope="module")
def parties() -> Parties:
    return Parties()


@pytest.mark.parametrize("route", TABLE)
async def test_a_route_admits_the_right_callers_and_a_refused_request_changes_nothing(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    asking = ASKING.get(route, Asking())

    found = [await asked_by(context, address, parties, route, asking, caller) for caller in CALLERS]

    assert dict(zip(CALLERS, found, strict=True)) == dict(zip(CALLERS, TABLE[route], strict=True))


@pytest.mark.parametrize("route", BEFORE_THE_END)
async def test_what_reveals_the_seed_of_a_match_is_kept_from_everyone_until_its_end(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    found = [await asked_by(context, address, parties, route, Asking(), caller) for caller in CALLERS]

    assert dict(zip(CALLERS, found, strict=True)) == dict(zip(CALLERS, BEFORE_THE_END[route], strict=True))


async def test_the_table_has_every_route_of_the_server(address: str) -> None:
    async with new_client(address) as client:
        document = (await client.get("/schema/openapi.json")).json()

    served = {f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item}
    assert served | {SOCKET} == set(TABLE)


def by_bearer(token: str | None) -> dict[str, str]:
    """Return the headers with which a program says who it is."""
    return {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})


async def asked_by(
    context: Context,
    address: str,
    parties: Parties,
    route: str,
    asking: Asking,
    caller: str,
    headers_of: Callable[[str | None], dict[str, str]] = by_bearer,
) -> int | None:
    """Let a caller ask a route and return the status; check that a refusal changes nothing."""
    at = await parties.find(context, route, asking.stage, caller)
    token, before = await token_of(context, at, caller), await everything(context, at.match)
    method, path = route.split(" ")
    if method == "WS":
        return await knocked(address, at.match, token)
    path = path_of(path, at, asking) + asking.query
    content = encode(asking.body(at)) if asking.body else None
    async with new_client(address) as client:
        answer = await client.request(method, path, content=content, headers=headers_of(token))
    if answer.is_error:
        assert decode(answer.content, Problem).text
        assert await everything(context, at.match) == before
    return answer.status_code


def path_of(path: str, at: Party, asking: Asking) -> str:
    """Return the path of a route for one match."""
    return path.format(
        match=at.match,
        seat=asking.seat(at),
        game="goa",
        rule=RULE,
        spoken="en",
        build="0" * 32,
        file="board.js",
        components=registry.game("goa").components.hash,
        step=5,
        channel=0,
        bot=0,
        seats=2,
        seek=0,
        number=1,
        id=0,
        puzzle=PUZZLE.id,
        deal="none",
        series="none",
    )


async def knocked(address: str, match: str, token: str | None) -> int | None:
    """Return 101 if a socket is accepted, otherwise the code with which it was closed."""
    async with open_tab(address, match, token) as tab:
        with suppress(ConnectionClosed):
            if (await tab.hear())["tell"] == "table":
                return 101
        return await tab.closed()


async def token_of(context: Context, at: Party, caller: str) -> str | None:
    """Return the token that a caller sends."""
    known = {"turn": at.turn, "creator": at.creator, "other": at.other}
    if caller != "expired":
        return None if caller == "nobody" else known.get(caller, at.stranger).token
    async with connected(context.pool) as connection:
        login = await enter(connection, at.turn.account)
        assert login
        token = login.token
        statement = "UPDATE logins SET expires_at = now() WHERE token_sha256 = sha256($1)"
        await connection.execute(statement, token.encode())
    return token
