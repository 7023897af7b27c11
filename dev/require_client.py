"""A hook of the build: a wheel or a source archive without the browser client is refused.

Git does not keep the client, so a build from a fresh clone would make a package whose server shows no page. An editable
install is for developers, who may work without the client.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/kontor/web/index.html")
"""The first page of the client, which `make web` builds."""
EDITABLE = "editable"
ALLOWED = "KONTOR_WITHOUT_CLIENT"
"""The environment variable that allows a package without the client, for tests that need none."""
REFUSAL = (
    f"A package of Kontor needs the browser client, and {CLIENT} is missing. "
    f"Run `make dist`, which builds the client first. If you want no client, set {ALLOWED}=1."
)


class RequireClient(BuildHookInterface[Any]):
    """Refuses to build a package that lacks the client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """End the build with a sentence if the client is missing; version is "standard" or "editable"."""
        if version == EDITABLE or os.environ.get(ALLOWED) == "1" or (Path(self.root) / CLIENT).is_file():
            return
        self.app.abort(REFUSAL)
