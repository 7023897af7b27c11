"""Where a learner stopped in a lesson: a match record in the user's own folder for such things."""

import os
from pathlib import Path

from kontor.cli.play.lesson_match import LessonMatch
from kontor.core import KontorError, encode, read_action, read_record, write_record

FOLDER = "kontor"


def state_folder() -> Path:
    """Return the folder for what programs remember (XDG); no file of it is needed to run."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / FOLDER


class LessonProgress:
    """Keeps the moves of an unfinished lesson, and plays them again."""

    def __init__(self, slug: str, lesson: str) -> None:
        self.file = state_folder() / f"lesson-{slug}-{lesson}.json"

    def keep(self, match: LessonMatch) -> None:
        """Write the moves so far; forget them once the lesson is over. A folder that is read-only loses them."""
        try:
            if match.place is None or match.place.is_finished:
                self.file.unlink(missing_ok=True)
            elif match.decisions:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.file.write_bytes(write_record(match.record()))
        except OSError:
            return

    def resume(self, match: LessonMatch) -> None:
        """Play the moves that were kept, if they belong to this lesson and still can be played."""
        try:
            record = read_record(self.file.read_bytes())
            if record.header.seed_sha256 != match.recorder.header.seed_sha256:
                return
            for move in record.moves:
                match.play(move.seat, read_action(match.game, encode(move.action), record.header.rules_version))
        except (OSError, KontorError):
            return
