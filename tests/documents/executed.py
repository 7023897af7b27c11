"""Who executes each block of code in the documents, or why nobody does: a table by document.

A block is named by its first line, or all blocks of a language by the language: `python >>>` are those with prompts. A
block without a row fails `test_code_blocks.py`.
"""

from typing import NamedTuple, TypeAlias


class By(NamedTuple):
    """Executed as it stands: the test that reads the document, or the verb of the Makefile that every night does."""

    test: str


class Because(NamedTuple):
    """Not executed, with the reason; `instead` names the test or the verb that does the same, if there is one."""

    reason: str
    instead: str = ""


How: TypeAlias = By | Because

DOCTEST = By("tests/test_documentation.py::test_the_examples_of_a_page_do_what_they_say")
GAMES = By("tests/test_documentation.py::test_the_guide_to_games_shows_what_its_first_command_makes")
GUIDE = By("make guide")
ENVS = By("make envs")
DRAWING = Because("a drawing of how parts belong together")
FORM = Because("a form with gaps, no code")
ENTRY = Because("two lines of a package that the reader writes", "tests/outside/test_outside.py")
ADMIN = Because("needs moderators and reports with these numbers", "tests/cli/verbs/test_admin.py")
HOURS = Because("takes hours, or needs the reader's own match", "tests/cli/verbs/test_lab.py")

TABLE: dict[str, dict[str, How]] = {
    "ARCHITECTURE.md": {"": DRAWING},
    "CONTRIBUTING.md": {
        '@rule("BOR-T2.6")': By("tests/documents/test_examples.py::test_the_test_that_is_shown_exists")
    },
    "README.md": {
        "python >>>": DOCTEST,
        "$ pipx run kontor": Because("installs a release from the index", "make embedded"),
        "$ kontor play borneo                           # against two traders": Because(
            "a person has to answer", "tests/cli/play/test_play.py"
        ),
    },
    "docs/guides/add-a-bot.md": {
        "python >>>": DOCTEST,
        "toml": ENTRY,
        "kontor lab arena borneo --challenger my_bot:Flagbearer --field clerk --seats 3 --games 60": Because(
            "takes minutes, and the second line needs a person", "tests/cli/verbs/test_lab.py"
        ),
    },
    "docs/guides/add-a-game.md": {
        "$ kontor new game pearls": GAMES,
        **dict.fromkeys(("python", "ftl", "toml", "js", "markdown"), GAMES),
        "$ cd web && ../.venv/bin/python gallery/positions.py && npx vite": Because("a server that does not end"),
    },
    "docs/guides/add-a-language.md": {
        "sh": By("tests/core/test_another_language.py::test_the_commands_of_the_guide_add_a_language")
    },
    "docs/guides/data-from-the-lab.md": {
        '$ pip install "kontor[lab]"': Because(
            "400 matches take minutes; a test plays a few, by the same options", "tests/cli/verbs/test_selfplay.py"
        ),
        "$ kontor lab tournament goa --bots clerk,script,trader --seats 2 --matches 300 --out goa-tournament": Because(
            "300 matches take minutes; a test plays a few, by the same options", "tests/cli/verbs/test_selfplay.py"
        ),
        "import polars as pl": By("make lab-scale"),
    },
    "docs/guides/scale.md": {
        "$ make fleet": Because("measures for some minutes", "make fleet"),
        "$ make simulate MOVES=500": Because("ends with 1 where the model is off", "make simulate-test"),
    },
    "docs/guides/host-it.md": {
        "sh": GUIDE,
        "python >>>": By("tests/cli/verbs/test_hosting.py::test_the_match_of_the_guide_is_served"),
        "$ export KONTOR_DATABASE=postgresql://kontor:PASSWORD@localhost/kontor": Because(
            "the password is the reader's", "tests/cli/verbs/test_hosting.py::test_the_match_of_the_guide_is_served"
        ),
        "$ export KONTOR_NATS=nats://127.0.0.1:4222": Because("servers that do not end", "make chaos"),
        '$ python -c "from kontor.server.reminders.push_keys import new_key; print(new_key())"': By(
            "tests/documents/test_examples.py::test_a_key_for_push_messages_is_made_as_the_guide_says"
        ),
        "rule_files: [kontor.rules.yml]": By(
            "tests/documents/test_examples.py::test_the_configuration_of_prometheus_names_what_we_ship"
        ),
        "wal_level = replica": Because("settings of PostgreSQL; the drill sets the same", "make recovery"),
        "$ kontor admin grant Mona moderator        # or host: decides about moderators, and for good": ADMIN,
        "$ kontor admin queue": ADMIN,
    },
    "docs/guides/life-of-a-move.md": {
        "": DRAWING,
        "json": FORM,
        "sql": Because("shortened; the whole statement is in the file that the page names"),
    },
    "docs/guides/play-at-home.md": {
        '$ pip install "kontor[embedded]"': Because("a server that does not end", "make embedded"),
        "$ kontor serve --network": Because("a server that does not end", "tests/cli/test_home_server.py"),
    },
    "docs/guides/play.md": {
        "$ kontor play goa --server http://kontor.example:8000 --seats me,open,trader --name Anna": Because(
            "two people and a server that is not ours", "tests/cli/play/test_server.py"
        ),
        "$ kontor play goa --hints": Because("a person has to answer", "tests/cli/play/test_hints.py"),
    },
    "docs/guides/run-a-bot.md": {
        "umask 077": Because("waits for a token that the reader pastes"),
        'ask() { curl -s -H "Authorization: Bearer $LOGIN" -H \'Content-Type: application/json\' "$@"; }': By(
            "tests/server/bots/test_bot_guide.py::test_two_requests_make_a_bot_and_its_token"
        ),
        "kontor bot run my_bot:Flagbearer --server https://kontor.example.org --token-file bot.token": Because(
            "the class is the reader's", "tests/server/bots/test_bot_runner.py"
        ),
        "js": By("tests/wire/guide.py::write_script"),
        'kontor bot run --program "node bot.mjs" --server https://kontor.example.org --token-file bot.token': By(
            "tests/wire/guide.py::run_command"
        ),
    },
    "docs/guides/train-on-the-games.md": {
        "python >>>": ENVS,
        '$ pip install "kontor[envs]"          # Gymnasium, NumPy, PettingZoo': Because(
            "installs packages", "make envs"
        ),
        "$ python examples/ppo_goa.py --imitate 400000 --minutes 60 --out policies": Because(
            "an hour; the night trains for a minute", "make ppo"
        ),
    },
    "docs/guides/write-a-bot.md": {"python >>>": DOCTEST},
    "docs/protocol.md": {"sh": By("tests/server/api/test_protocol.py::test_a_stranger_plays_a_match_with_curl_alone")},
    "docs/record-format.md": {"": FORM, "text": Because("a formula, no code"), "json": FORM},
    "docs/reviews.md": {
        "$ kontor review match.json                     # a page next to the record, for every seat": Because(
            "minutes of thinking about the reader's match", "tests/cli/verbs/test_review.py"
        ),
        "$ F=src/kontor/lab/review/calibrations/novgorod.json": HOURS,
        "$ kontor lab puzzles goa --matches 12 --seed 1 --most 10 --keep goa-puzzles.jsonl"
        " --out src/kontor/games/goa/puzzles.json": HOURS,
        "json": FORM,
    },
}
"""By document: each block, by its first line or its language."""
