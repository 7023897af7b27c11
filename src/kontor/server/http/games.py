"""Games: what can be played, with which options, by which rules, in which words."""

from importlib.resources import files
from typing import Any

from litestar import Controller, Response, get

from kontor.core import LANGUAGES, AnyGame, Record, Texts, registry
from kontor.core.described import describe
from kontor.core.rules import RULE_ID
from kontor.server.errors import NotFoundError
from kontor.server.matches.levels import LEVELS

FOREVER = {"cache-control": "public, max-age=3600"}


class RuleText(Record, frozen=True):
    """A rule by its id, in the caller's language."""

    rule: str
    text: str


class Games(Controller):
    """The games of this server."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games")
    async def games(self, language: str) -> list[dict[str, Any]]:
        """Return every game with its options and their explanations."""
        return [described(registry.game(slug), language) for slug in registry.slugs()]

    @get("/{game:str}", summary="One game")
    async def game(self, game: str, language: str) -> dict[str, Any]:
        """Return one game with its options and their explanations."""
        return described(registry.game(game), language)

    @get("/{game:str}/rules/{rule:str}", summary="The text of a rule")
    async def rule(self, game: str, rule: str, language: str) -> RuleText:
        """Return the rule that a refusal or an event names."""
        texts = Texts(language, registry.game(game))
        if not RULE_ID.fullmatch(rule) or not texts.has(f"rule-{rule.replace('.', '_')}"):
            raise NotFoundError("no-rule", rule=rule)
        return RuleText(rule, texts.rule(rule))

    @get("/{game:str}/messages/{spoken:str}", summary="All messages of a game", media_type="text/plain")
    async def messages(self, game: str, spoken: str) -> Response[str]:
        """Return the Fluent messages of the table and the game: names, labels, log lines, refusals, rules."""
        box = registry.game(game)
        if spoken not in LANGUAGES:
            raise NotFoundError("no-language", language=spoken, known=list(LANGUAGES))
        return Response(fluent("kontor.core", spoken) + fluent(box.package, spoken), headers=FOREVER)

    @get("/{game:str}/components", summary="The box", media_type="text/plain")
    async def components(self, game: str) -> Response[str]:
        """Return the component data of the game, as TOML."""
        box = registry.game(game)
        return Response(files(box.package).joinpath("components.toml").read_text("utf-8"), headers=FOREVER)


def described(game: AnyGame, language: str) -> dict[str, Any]:
    """Return a game for a program, and who can play along."""
    return {**describe(game, Texts(language, game)), "levels": LEVELS, "components": game.components.hash}


def fluent(package: str, language: str) -> str:
    """Return the message files of a package as one."""
    folder = sorted(files(package).joinpath("messages").iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in folder if file.name.endswith(f"{language}.ftl"))
