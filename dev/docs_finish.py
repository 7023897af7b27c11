"""Finish the built documentation site. Run by `make docs`; usage: `docs_finish.py [FOLDER]`.

The theme puts small scripts into its pages. The server's policy for pages allows scripts in files alone, so each of
them becomes a file, named by its content. What only developers of the theme need is removed.
"""

import re
import sys
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src/kontor/site_docs"
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""A script in a page. One with attributes is a file already, or data, which no browser runs."""
SCRIPTS = "assets/scripts"
UNUSED = ("**/*.map", "sitemap.xml", "sitemap.xml.gz", "404.html", "objects.inv", "assets/javascripts/lunr/**/*.js")
"""Sources of the theme, lists for machines that no page names, and the search in other languages than English."""
HASH_DIGITS = 12
UNNAMED = 'role="dialog">'
"""The search, which the theme gives no name that a screen reader could say."""
NAMED = 'role="dialog" aria-label="Search">'


def finish(folder: Path) -> None:
    """Move the scripts of all pages into files, and remove what nobody needs."""
    for pattern in UNUSED:
        for path in folder.glob(pattern):
            path.unlink()
    scripts = folder / SCRIPTS
    scripts.mkdir(parents=True, exist_ok=True)
    for page in folder.rglob("*.html"):
        up = "../" * (len(page.relative_to(folder).parts) - 1)

        def to_file(found: re.Match[str], up: str = up) -> str:
            name = f"{sha256(found[1].encode()).hexdigest()[:HASH_DIGITS]}.js"
            (scripts / name).write_text(found[1], "utf-8")
            return f'<script src="{up}{SCRIPTS}/{name}"></script>'

        page.write_text(INLINE.sub(to_file, page.read_text("utf-8")).replace(UNNAMED, NAMED), "utf-8")


if __name__ == "__main__":
    finish(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
