"""Why a measurement cannot be made, in words for the person who asked for it."""

from kontor.core import KontorError


class LabError(KontorError):
    """Why a measurement cannot be made."""

    package = "kontor.lab"
