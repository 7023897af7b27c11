"""The site is made of the documents: how they are prepared, and that its check finds what leads nowhere."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "dev"))
try:
    PAGES = SimpleNamespace(**runpy.run_path(str(ROOT / "dev/docs_pages.py")))
    PLOTS = SimpleNamespace(**runpy.run_path(str(ROOT / "dev/docs_plots.py")))
    SCALE_PLOTS = SimpleNamespace(**runpy.run_path(str(ROOT / "dev/docs_scale_plots.py")))
finally:
    sys.path.remove(str(ROOT / "dev"))
LEDGER = "# Ledger\n\n- **GOA-K1** Begin. See GOA-K2 and `GOA-K1`.\n- **GOA-K2** End. [GOA-K1, GOA-K3]\n"
GUIDE = """# Guide of GOA-K1

See [the ledger](../rules/goa.md#GOA-K2), [the map](../../ARCHITECTURE.md),
[`dev/docs_pages.py`](../../dev/docs_pages.py), [a source](../../Makefile), [a site](https://example.org),
![a picture](../screens/home-1440-light.png) and GOA-K2.

```python
GOA-K2 = [1](../../Makefile)
```

- one
  goes on

  | a | table |
  |---|---|
  - two
    - three

1. first
   - second

   still second
2. third
"""
PAGE = '<title>Kontor</title><p id="here"></p><a href="#here">here</a><a href="more/next.html">on</a>'
NEXT = '<h1 id="GOA-K1">Next</h1><a href="../index.html#here">back</a><a href="/docs/index.html">first</a>'


@pytest.fixture
def site() -> SimpleNamespace:
    """Two documents, prepared."""
    found = [
        PAGES.Document("docs/rules/goa.md", "rules/goa.md", LEDGER),
        PAGES.Document("docs/guides/guide.md", "guides/guide.md", GUIDE),
        PAGES.Document(
            "ARCHITECTURE.md", "architecture.md", "# Map\n\n[Rules](docs/rules), [rule](docs/rules/goa.md)\n"
        ),
    ]
    made = PAGES.site_of(ROOT, found)
    ledger, guide, architecture = (PAGES.page_text(document, made) for document in found)
    return SimpleNamespace(ledger=ledger, guide=guide, architecture=architecture)


def test_every_rule_has_an_anchor_and_every_mention_leads_there(site: SimpleNamespace) -> None:
    assert "- [**GOA-K1**](#GOA-K1){ #GOA-K1 .rule-id } Begin." in site.ledger
    assert "See [GOA-K2](goa.md#GOA-K2) and `GOA-K1`." in site.ledger
    assert "[[GOA-K1](goa.md#GOA-K1), GOA-K3]" in site.ledger
    assert "and [GOA-K2](../rules/goa.md#GOA-K2)." in site.guide
    assert "# Guide of GOA-K1\n" in site.guide


def test_links_lead_to_pages_and_sources_become_words(site: SimpleNamespace) -> None:
    assert (
        "[the ledger](../rules/goa.md#GOA-K2), [the map](../architecture.md),\n`dev/docs_pages.py`, a source"
        in site.guide
    )
    assert "a source (`Makefile`), [a site](https://example.org),\n![a picture](../screens/home-" in site.guide
    assert "[Rules](rules/index.md), [rule](rules/goa.md)" in site.architecture


def test_code_stays_as_it_is_and_lists_in_lists_are_indented(site: SimpleNamespace) -> None:
    assert "GOA-K2 = [1](../../Makefile)\n" in site.guide
    assert "\n- one\n    goes on\n\n    | a | table |\n    |---|---|\n    - two\n        - three\n" in site.guide
    assert "\n1. first\n    - second\n\n    still second\n\n2. third\n" in site.guide


def test_the_plots_have_every_row_of_a_ladder() -> None:
    """Each row with a step and a share; a share without an interval is refused."""
    text = (ROOT / "docs/bots.md").read_text("utf-8")
    rows = re.findall(r"^\|.*\| (?:clerk|trader|factor) over .*$|^\|.*\| the same, other seeds.*$", text, re.MULTILINE)

    drawn = list(PLOTS.steps(text))

    assert len(drawn) == len(rows) > 30
    assert {step.game for step in drawn} >= {"Borneo", "Goa", "Cargo Noir", "Novgorod"}
    assert all(step.low <= step.share <= step.high for step in drawn)
    with pytest.raises(ValueError, match="not a share"):
        list(PLOTS.steps("## X\n\n| seats | step | head to head | bar |\n|---|---|---|---|\n| 2 | a | 5 % | 6 % |\n"))


def test_each_table_of_costs_points_and_money_has_a_plot_with_a_bar_for_each_figure() -> None:
    text = (ROOT / "docs/guides/scale.md").read_text("utf-8")
    page = SCALE_PLOTS.with_scale_plots(text)
    drawn = [page[start:].partition("</figure>")[0] for start in (at.end() for at in re.finditer("<figure", page))]

    assert len(drawn) == len(SCALE_PLOTS.PLOTS)
    assert [figure.count("<rect") for figure in drawn] == [
        2 * 4,
        3 * 2,
        len(re.findall(r"^\| V\d", text, re.MULTILINE)),
    ]
    assert SCALE_PLOTS.with_scale_plots("| a | b |\n|---|---|\n| c | 1 |\n") == "| a | b |\n|---|---|\n| c | 1 |\n"


def test_every_guide_has_a_place_in_the_navigation() -> None:
    """All documents but decisions, which have a list, and those that are part of another page."""
    named = set(re.findall(r"[\w/-]+\.md", yaml.dump(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"])))
    documents = {document.page for document in PAGES.documents(ROOT) if not document.page.startswith("adr/")}

    assert documents - named == set()


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the check of the built site."""
    command = [sys.executable, str(ROOT / "dev/docs_links.py"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A site of two pages without a fault."""
    (tmp_path / "more").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "more/next.html").write_text(NEXT)
    return tmp_path


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        ('<a href="gone.html">x</a>', "the link gone.html leads nowhere"),
        ('<a href="#gone">x</a>', "the link #gone names no place"),
        ('<a href="more/next.html#GOA-K2">x</a>', "the link more/next.html#GOA-K2 names no place"),
        ('<a href="/docs/gone.html">x</a>', "the link /docs/gone.html leads nowhere"),
        ('<img src="gone.png">', "loads gone.png, which is not there"),
        ('<script src="https://cdn.example/x.js"></script>', "loads https://cdn.example/x.js from another host"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "loads //fonts.example/x.css from another host"),
        ("<script>alert(1)</script>", "a script in the page"),
        ('<p style="color:red">x</p>', "a style in the page"),
        ('<p onclick="x()">x</p>', "a handler in the page"),
        ("<p>Text <b>of</b> one:\n- two\n- three</p>", "a list or a table in a paragraph"),
        ("<p>Text:\n| a | b |\n|---|---|</p>", "a list or a table in a paragraph"),
    ],
)
def test_a_planted_fault_fails(built: Path, planted: str, fault: str) -> None:
    assert check(built).returncode == 0
    (built / "index.html").write_text(PAGE + planted)

    broken = check(built)

    assert broken.returncode == 1
    assert f"index.html: {fault}" in broken.stderr


@pytest.mark.parametrize(
    "style", ['@import "https://fonts.example/x.css";', "p { background: url(//cdn.example/x.png) }"]
)
def test_a_style_that_loads_from_another_host_fails(built: Path, style: str) -> None:
    (built / "theme.css").write_text("p { background: url('data:image/png;base64,AA//AA') }")
    assert check(built).returncode == 0
    (built / "theme.css").write_text(style)

    assert "theme.css: loads" in check(built).stderr


def test_a_page_without_a_way_to_it_fails(built: Path) -> None:
    (built / "lost.html").write_text('<a href="index.html">home</a>')

    assert "lost.html: no way leads there" in check(built).stderr


def test_scripts_of_the_theme_become_files_and_its_data_stays(tmp_path: Path) -> None:
    """A page that broke the policy passes the check afterwards; equal scripts are one file."""
    data = '<script id="__config" type="application/json">{"base": "."}</script>'
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text(f'<script>let x = 1;</script>{data}<a href="a/b.html">on</a>')
    (tmp_path / "a/b.html").write_text("<script>let x = 1;</script>")
    (tmp_path / "bundle.js.map").write_text("{}")
    assert check(tmp_path).returncode == 1

    subprocess.run([sys.executable, str(ROOT / "dev/docs_finish.py"), str(tmp_path)], check=True)

    (script,) = (tmp_path / "assets/scripts").iterdir()
    assert script.read_text() == "let x = 1;"
    assert data in (tmp_path / "index.html").read_text()
    assert f'src="../assets/scripts/{script.name}"' in (tmp_path / "a/b.html").read_text()
    assert not (tmp_path / "bundle.js.map").exists()
    assert check(tmp_path).returncode == 0
