"""Expect an error by the sentence that a person reads; `str(error)` is only its key and its facts."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kontor.core import KontorError, Texts


@contextmanager
def raises_saying(kind: type[KontorError], pattern: str) -> Iterator[pytest.ExceptionInfo[KontorError]]:
    """Expect an error whose English sentence contains a match of the pattern."""
    with pytest.raises(kind) as caught:
        yield caught
    sentence = Texts("en").error(caught.value)
    assert re.search(pattern, sentence), f"{pattern!r} is not in {sentence!r}"
