"""The verbs other than play: games, rules, replay, fuzz, bench."""

import json
from pathlib import Path

import pytest

from cli.running import Run, text_of
from kontor import __version__
from kontor.cli.play.local_match import LocalMatch
from kontor.core import Seating, read_record, replay, write_record
from kontor.core.registry import game, slugs
from kontor.games.borneo import Borneo, BorneoState
from kontor.testing import fuzz as engine

BENCH_KEYS = {
    "decisions_per_s",
    "clone_us",
    "advance_us",
    "legal_us",
    "options_p99",
    "catanatron_per_s",
    "catanatron_copy_us",
}


def test_games_are_listed_with_options_and_credits(kontor: Run) -> None:
    """People and programs get the same facts."""
    shown = kontor("games", "--lang", "de").out
    for part in (
        "Borneo",
        "Paolo Mori",
        "3-5 Spieler",
        "edition=card",
        "blackbeard=true",
        "Inoffiziell",
        "Piratenschiff",
    ):
        assert part in shown
    listed = {each["slug"]: each for each in json.loads(kontor("games", "--json").out)}
    assert sorted(listed) == slugs()
    assert (listed["goa"]["seats"], listed["goa"]["designer"]) == ([2, 3, 4], "Rüdiger Dorn")
    described = listed["borneo"]
    assert (described["seats"], described["unofficial"]) == ([3, 4, 5], True)
    assert {option["name"] for option in described["options"]} >= {"edition", "blackbeard"}
    assert all(option["explanation"] for option in described["options"])
    info = game("borneo").info
    assert (described["max_decisions"], described["rules_version"]) == (info.max_decisions, info.rules_version)
    blackbeard = next(option for option in described["options"] if option["name"] == "blackbeard")
    assert (blackbeard["needs"], blackbeard["refused_by"]) == ({"edition": "board"}, "BOR-R28")
    assert any(option["needs_seats"] == [3] for option in described["options"])


@pytest.mark.parametrize("word", ["BOR-T2.8", "bor-t2.8", "T2.8", "t2.8"])
def test_a_rule_is_found_by_its_id_in_any_form(kontor: Run, word: str) -> None:
    """Case and prefix do not matter."""
    assert kontor("rules", "borneo", word).out.startswith("BOR-T2.8 ")


def test_all_rules_are_listed_by_section_and_the_tables_own_too(kontor: Run) -> None:
    """Every id that the code cites is in the list, in both languages."""
    english, german = kontor("rules", "borneo").out, kontor("rules", "borneo", "--lang", "de").out
    assert "Phase 2: merchants" in english
    for id_ in (*game("borneo").rule_ids, "KON-1"):
        assert f"\n{id_} " in english
        assert f"\n{id_} " in german
    assert kontor("rules", "borneo", "KON-1").out.startswith("KON-1 ")


def test_rules_are_told_to_programs(kontor: Run) -> None:
    """All of them, or one."""
    every = json.loads(kontor("rules", "borneo", "--json", "--lang", "de").out)
    assert set(every) >= {*game("borneo").rule_ids, "KON-1"}
    one = json.loads(kontor("rules", "borneo", "t2.8", "--json", "--lang", "de").out)
    assert one == {"BOR-T2.8": every["BOR-T2.8"]}


def test_an_unknown_rule_is_answered_with_near_ones(kontor: Run) -> None:
    """A slip of the finger is answered with what was meant."""
    done = kontor("rules", "borneo", "BOR-T2.88")
    assert done.code == 2
    assert "BOR-T2.8" in done.err


@pytest.fixture(scope="module")
def played() -> bytes:
    """Let bots play a match and return its record."""
    borneo = game("borneo")
    match = LocalMatch(borneo, [Seating(name, "deckhand") for name in "ABC"], borneo.options({}), b"luck" * 8)
    match.let_bots_play()
    return write_record(match.recorder.record())


@pytest.fixture
def record(played: bytes, tmp_path: Path) -> Path:
    """Write the record to a file of its own."""
    file = tmp_path / "match.json"
    file.write_bytes(played)
    return file


def test_a_good_record_is_verified(kontor: Run, record: Path) -> None:
    """Moves, seed and result are verified, for people and programs."""
    done = kontor("replay", str(record), "--log")
    assert done.code == 0
    assert "moves are legal" in done.out
    assert "The seed matches its commitment" in done.out
    assert text_of("verified-result") in done.out
    assert "places a merchant on rank 1" in done.out
    told = json.loads(kontor("replay", str(record), "--json").out)
    assert told["verified"] is True
    assert told["moves"] > 50
    assert told["result"]["places"]


@pytest.mark.parametrize("tampered", ["a card", "the seed", "the result", "the options", "the game", "the components"])
def test_a_tampered_record_is_one_line_and_code_1(kontor: Run, record: Path, tampered: str) -> None:
    """Whatever was changed, the replay says that it does not hold."""
    content = json.loads(record.read_text("utf-8"))
    match tampered:
        case "a card":
            move = next(move for move in content["moves"] if move["action"]["do"] == "play_cargo")
            move["action"]["slot"] = (move["action"]["slot"] + 1) % 3
        case "the seed":
            content["seed"] = "43" * 32
        case "the result":
            content["result"]["places"].reverse()
            content["result"]["scores"][0]["total"] += 1
        case "a name":
            content["header"]["seats"][0]["name"] = "Xenia"
        case "the game":
            content["header"]["game"] = "samoa"
        case _:
            content["header"]["components"] = "0" * 64
    record.write_text(json.dumps(content), "utf-8")
    done = kontor("replay", str(record), "--json")
    assert done.code == 1
    assert done.err.count("\n") == 1
    assert json.loads(done.out)["verified"] is False


def test_a_record_holds_under_other_names(kontor: Run, record: Path) -> None:
    """Names are for people and prove nothing, so that a record can be passed on without them."""
    content = json.loads(record.read_text("utf-8"))
    content["header"]["seats"][0]["name"] = "Xenia"
    record.write_text(json.dumps(content), "utf-8")
    done = kontor("replay", str(record))
    assert done.code == 0
    assert "Xenia" in done.out


def test_fuzzing_finds_nothing_in_a_few_games(kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A short run is clean, and the same seed plays the same games."""
    monkeypatch.chdir(tmp_path)
    told = json.loads(kontor("fuzz", "--games", "20", "--seed", "3", "--json").out)["borneo"]
    assert (told["games"], told["faults"]) == (20, [])
    assert told["decisions"] > 20 * 100
    closing = kontor("fuzz", "borneo", "--games", "20", "--seed", "3").out
    assert f"{told['decisions']:,} decisions" in closing.replace("\n", " ")
    assert "no fault" in closing.replace("\n", " ")
    assert not (tmp_path / "fuzz-failures").exists()


def test_a_run_is_the_same_on_any_number_of_processes() -> None:
    """Processes only share the work."""
    one, two = engine.Tally(), engine.Tally()
    for tally, processes in ((one, 1), (two, 2)):
        for part in engine.fuzz("borneo", 40, 5, processes):
            tally.add(part)
    assert one == two


class LosingCards(Borneo):
    """A broken twin: somebody pockets a discarded card."""

    def advance(self, s: BorneoState, *rest: object) -> None:
        super().advance(s, *rest)  # type: ignore[arg-type]
        if len(s.discard_pile) > 3:
            s.discard_pile.pop()


class TellingTales(Borneo):
    """A broken twin: its world of a view has another draw pile's size."""

    def determinize(self, view: object, rng: object) -> BorneoState:
        world = super().determinize(view, rng)  # type: ignore[arg-type]
        world.draw_pile.pop()
        return world


@pytest.mark.parametrize(("twin", "said"), [(LosingCards, "do not add up"), (TellingTales, "looks different")])
def test_a_fault_is_reported_with_a_record_that_replays(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, twin: type[Borneo], said: str
) -> None:
    """A broken game is found out, and the match is kept."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(engine, "registered", lambda _: twin())
    done = kontor("fuzz", "borneo", "--games", "1")
    assert done.code == 1
    assert said in done.out
    assert "1 fault" in done.out.replace("\n", " ")
    (file,) = (tmp_path / "fuzz-failures").iterdir()
    assert str(file.name) in done.out.replace("\n", "")
    record = read_record(file.read_bytes())
    assert record.moves
    replay(twin(), record)


class Unstartable(Borneo):
    """A broken twin: nobody gets to play it."""

    def start(self, *rest: object) -> BorneoState:
        raise RuntimeError("the box is empty")


def test_a_game_that_does_not_start_is_a_fault_without_a_record(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The run goes on and says so."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(engine, "registered", lambda _: Unstartable())
    done = kontor("fuzz", "borneo", "--games", "2")
    assert done.code == 1
    assert "RuntimeError: the box is empty" in done.out
    assert "the match did not start" in done.out
    assert "2 faults" in done.out.replace("\n", " ")
    (fault, _) = json.loads(kontor("fuzz", "borneo", "--games", "2", "--json").out)["borneo"]["faults"]
    assert fault["file"] is None
    assert not (tmp_path / "fuzz-failures").exists()


def test_bench_says_its_figures_as_json(kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The keys are fixed; without Catanatron its figures are null."""
    monkeypatch.chdir(tmp_path)  # no yardstick upward from here
    flat = json.loads(kontor("bench", "borneo", "--json", "--seconds", "0.05").out)
    assert set(flat) == BENCH_KEYS
    assert flat["decisions_per_s"] > 0
    assert flat["catanatron_per_s"] is None
    nested = json.loads(kontor("bench", "--json", "--seconds", "0.05").out)
    assert set(nested["borneo"]) == BENCH_KEYS
    told = " ".join(kontor("bench", "borneo", "--seconds", "0.05").out.split())
    assert "decisions per second" in told
    assert "Run `make bench` in the project to install it and compare." in told


def test_bench_measures_catanatron_where_it_is_installed(kontor: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The yardstick is found upward from the current directory."""
    home = Path(__file__).parents[3]
    if not (home / ".venv-catanatron/bin/python").exists():
        pytest.skip("Catanatron is not installed")
    monkeypatch.chdir(home / "tests")
    flat = json.loads(kontor("bench", "borneo", "--json", "--seconds", "0.05").out)
    assert flat["catanatron_per_s"] > 0
    assert flat["catanatron_copy_us"] > 0


def test_the_command_says_its_version(kontor: Run) -> None:
    """In one line, whatever the language."""
    assert kontor("--version").out == f"kontor {__version__}\n"
