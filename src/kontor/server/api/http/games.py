"""Games: their options, rules, texts and component data."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from kontor.boards import ENTRY_FILE, STYLE_FILE, BoardError, BoardFiles, find_board, media_type
from kontor.core import LANGUAGES, AnyGame, Record, Texts, registry
from kontor.core.glossary import Term
from kontor.core.rules import RULE_ID
from kontor.core.summary import GameSummary, summarize
from kontor.levels import levels_for, plain_levels_for, styled_levels_for
from kontor.server.api.limits import WEIGHT
from kontor.server.api.packing import public_answer
from kontor.server.errors import NotFoundError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.read.boxes import get_box
from kontor.server.ratings.anchors import anchor

FOR_EVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
PLAIN = "text/plain"
JSON = "application/json"


class PackageBoard(Record, frozen=True):
    """How the browser draws a game from a package: addresses that change with every build, and never their content."""

    interface: int
    """The version of the interface that the module was written to."""
    module: str
    """The ES module that draws."""
    style: str | None
    """Its style sheet, if there is one."""
    messages: dict[str, str]
    """By language: the Fluent messages that only the drawing needs."""


class GameDetails(GameSummary, frozen=True):
    """A game, the levels of bots that play it, and the hash of its component data."""

    levels: tuple[str, ...]
    """Levels that differ in strength alone, the weakest first."""
    components: str
    styled_levels: tuple[str, ...] = ()
    """Levels whose only bot has a name and a style of its own."""
    level_points: dict[str, int] = msgspec.field(default_factory=dict)
    """By level: its fixed rating in this game, in the points in which people read theirs."""
    board: PackageBoard | None = None
    """What draws it if the client has no drawing of its own; null: nothing, or the host does not want it."""


class RuleText(Record, frozen=True):
    """A rule by its id, in the caller's language."""

    rule: str
    text: str


class GameRoutes(Controller):
    """The games of this server."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games")
    async def games(self, context: Context, language: str) -> list[GameDetails]:
        """Return every game with its options and their explanations."""
        boards = context.settings.package_boards
        return [described(registry.game(slug), language, boards=boards) for slug in registry.slugs()]

    @get("/{game:str}", summary="One game")
    async def game(self, context: Context, game: str, language: str) -> GameDetails:
        """Return one game with its options and their explanations."""
        return described(registry.game(game), language, boards=context.settings.package_boards)

    @get("/{game:str}/rules/{rule:str}", summary="The text of a rule")
    async def rule(self, game: str, rule: str, language: str) -> RuleText:
        """Return the rule that a refusal or an event names."""
        texts = Texts(language, registry.game(game))
        if not RULE_ID.fullmatch(rule) or not texts.has(f"rule-{rule.replace('.', '_')}"):
            raise NotFoundError("no-rule", rule=rule)
        return RuleText(rule, texts.rule(rule))

    @get(
        "/{game:str}/glossary",
        summary="The glossary of a game",
        responses={200: ResponseSpec(list[Term], False, "The terms, those that one meets first in front")},
    )
    async def glossary(self, request: Request[Any, Any, Any], game: str, language: str) -> Response[bytes]:
        """Return the words that a newcomer stumbles over, each with its forms and a line that says what it is."""
        terms = msgspec.json.encode(registry.game(game).terms(language))
        return public_answer(request, terms, JSON, cache_control=AN_HOUR, vary="accept-language")

    @get("/{game:str}/messages/{spoken:str}", summary="All messages of a game", media_type="text/plain")
    async def messages(self, request: Request[Any, Any, Any], game: str, spoken: str) -> Response[bytes]:
        """Return the Fluent messages of the game: names, labels, log lines, refusals, rules."""
        box = registry.game(game)
        if spoken not in LANGUAGES:
            raise NotFoundError("no-language", language=spoken, known=list(LANGUAGES))
        text = fluent("kontor.core", spoken) + fluent(box.package, spoken)
        return public_answer(request, text.encode(), PLAIN, cache_control=AN_HOUR)

    @get("/{game:str}/components", summary="The box as it is written", media_type="text/plain")
    async def components(self, request: Request[Any, Any, Any], game: str) -> Response[bytes]:
        """Return the component data of the game, as TOML."""
        toml = files(registry.game(game).package).joinpath("components.toml").read_bytes()
        return public_answer(request, toml, PLAIN, cache_control=AN_HOUR)

    @get("/{game:str}/box", summary="The box", responses={200: ResponseSpec(dict[str, Any], False, "The box")})
    async def box(self, request: Request[Any, Any, Any], game: str) -> Response[bytes]:
        """Return the component data of the game, as JSON."""
        data = msgspec.json.encode(registry.game(game).components.data)
        return public_answer(request, data, JSON, cache_control=AN_HOUR)

    @get(
        "/{game:str}/boxes/{components:str}",
        summary="A former box",
        responses={200: ResponseSpec(dict[str, Any], False, "The box")},
    )
    async def former_box(
        self, request: Request[Any, Any, Any], context: Context, game: str, components: str
    ) -> Response[bytes]:
        """Return the component data of the box with this hash, which a match began with, as JSON."""
        data = msgspec.json.encode(await get_box(context, game, components))
        return public_answer(request, data, JSON, cache_control=FOR_EVER)

    @get(
        "/{game:str}/board/{build:str}/{file:str}",
        summary="A file of a board that a package brings",
        media_type="text/javascript",
        opt={WEIGHT: 0},  # kept by browsers, and by this process
    )
    async def board_file(
        self, request: Request[Any, Any, Any], context: Context, game: str, build: str, file: str
    ) -> Response[bytes]:
        """Return a file of the board of a game, under the hash of its build."""
        board = installed_board(game) if context.settings.package_boards else None
        if board is None or build != board.build or file not in board.files:
            raise NotFoundError("no-board-file", game=game, file=file)
        return public_answer(request, board.files[file], media_type(file), cache_control=FOR_EVER)


def described(game: AnyGame, language: str, *, boards: bool) -> GameDetails:
    """Return a game with the levels of bots that can play it, and the board of its package if boards are wanted."""
    summary = msgspec.structs.asdict(summarize(game, Texts(language, game)))
    slug = game.info.slug
    return GameDetails(
        **summary,
        levels=tuple(plain_levels_for(slug)),
        components=game.components.hash,
        styled_levels=tuple(styled_levels_for(slug)),
        level_points={level: anchor(slug, level).points for level in levels_for(slug)},
        board=addresses(slug, installed_board(slug)) if boards else None,
    )


@cache
def installed_board(slug: str) -> BoardFiles | None:
    """Return the board of a game; None without one, or if it cannot be used, which is logged once."""
    try:
        return find_board(slug)
    except BoardError as error:
        log.warning("board-broken", game=slug, why=error.facts["why"])
        return None


def addresses(slug: str, board: BoardFiles | None) -> PackageBoard | None:
    """Return where the files of a board are."""
    if board is None:
        return None
    folder = f"/api/games/{slug}/board/{board.build}"
    return PackageBoard(
        board.interface,
        f"{folder}/{ENTRY_FILE}",
        f"{folder}/{STYLE_FILE}" if STYLE_FILE in board.files else None,
        {language: f"{folder}/{name}" for language, name in board.messages().items()},
    )


@cache
def fluent(package: str, language: str) -> str:
    """Return the message files of a package as one."""
    folder = sorted(files(package).joinpath("messages").iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in folder if file.name.endswith(f"{language}.ftl"))
