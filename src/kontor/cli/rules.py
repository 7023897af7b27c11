"""`kontor rules`: the rules of a game by section, or one of them by its id."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kontor.cli.defence import show_coverage, show_proof
from kontor.cli.language import CliError, LangOption, language, speak
from kontor.cli.prose import rules as listed
from kontor.cli.rulebook import Rulebook
from kontor.cli.screen import screen
from kontor.cli.seating import box_of
from kontor.core import Texts


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="help-rule-id")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    prove: Annotated[str | None, typer.Option("--prove", metavar="GAME", help="help-prove")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """List the rules of a game, show one, or look at how the tests defend them."""
    texts = speak(language(lang))
    if coverage:
        show_coverage(texts, as_json=as_json)
    elif prove is not None:
        show_proof(texts, prove, as_json=as_json)
    elif game is None:
        raise CliError("rules-needs-game")
    else:
        read_rules(texts, game, rule)


def read_rules(texts: Texts, game: str, rule: str | None) -> None:
    """Print all rules of a game, or one."""
    box = box_of(game)
    rulebook = Rulebook(box, speak(texts.language, box))
    console = screen()
    if rule is None:
        list_rules(console, rulebook)
    else:
        show_rule(console, rulebook, rule)


def list_rules(console: Console, rulebook: Rulebook) -> None:
    """Print all rules under their headings."""
    for section in rulebook.sections:
        console.print(Text(f"\n{section.title}", "bold underline"))
        console.print(listed((id_, rulebook.texts.rule(id_)) for id_ in section.ids))


def show_rule(console: Console, rulebook: Rulebook, word: str) -> None:
    """Print one rule; an unknown id is answered with those that look like it."""
    found = rulebook.find(word)
    if found is None:
        near = rulebook.near(word)
        if near:
            raise CliError("no-rule-near", word=word, near=near)
        raise CliError("no-rule", word=word, game=rulebook.game.info.slug)
    console.print(listed([(found, rulebook.texts.rule(found))]))
