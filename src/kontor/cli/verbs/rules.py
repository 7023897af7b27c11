"""`kontor rules`: the rules of a game by section, or one rule by its id."""

from types import ModuleType
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.prose import flowing
from kontor.cli.prose import rules as rule_table
from kontor.cli.rulebook import Rulebook
from kontor.cli.screen import screen
from kontor.core import Texts


def rules(
    slug: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="help-rule-id")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    prove: Annotated[str | None, typer.Option("--prove", metavar="GAME", help="help-prove")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Print the rules of a game or one of them, or check how well tests cover them."""
    texts = speak(language(lang))
    if coverage:
        rule_tests().show_coverage(texts, as_json=as_json)
    elif prove is not None:
        rule_tests().show_proof(texts, prove, as_json=as_json)
    elif slug is None:
        raise CliError("rules-needs-game")
    else:
        print_rules(texts, slug, rule, as_json=as_json)


def rule_tests() -> ModuleType:
    """Return the module that runs the tests; CliError if pytest is not installed."""
    try:
        from kontor.cli import rule_tests as module  # noqa: PLC0415 - it needs pytest, which players do not install
    except ModuleNotFoundError as error:
        if error.name != "pytest":
            raise
        raise CliError("no-pytest") from error
    return module


def print_rules(texts: Texts, slug: str, rule: str | None, *, as_json: bool) -> None:
    """Print all rules of a game, or one rule."""
    game = load_game(slug)
    rulebook = Rulebook(game, speak(texts.language, game))
    ids = rulebook.ids if rule is None else [find_rule(rulebook, rule)]
    if as_json:
        plain = {id_: flowing(rulebook.texts.rule(id_)) for id_ in ids}
        typer.echo(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
    elif rule is None:
        list_rules(screen(), rulebook)
    else:
        screen().print(rule_table((id_, rulebook.texts.rule(id_)) for id_ in ids))


def list_rules(console: Console, rulebook: Rulebook) -> None:
    """Print all rules under their headings."""
    for section in rulebook.sections:
        console.print(Text(f"\n{section.title}", "bold underline"))
        console.print(rule_table((id_, rulebook.texts.rule(id_)) for id_ in section.ids))


def find_rule(rulebook: Rulebook, word: str) -> str:
    """Return the id that a word means; CliError names similar ids if there is none."""
    rule_id = rulebook.find(word)
    if rule_id is None:
        near = rulebook.near(word)
        if near:
            raise CliError("no-rule-near", word=word, near=near)
        raise CliError("no-rule", word=word, game=rulebook.game.info.slug)
    return rule_id
