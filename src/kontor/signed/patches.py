"""Differences between two JSON values: views of one step after the other are nearly the same.

A patch is `{"=": value}` (another value), `{"k": {key: patch}, "-": [key]}` (an object) or `{"i": {index: patch}}` (a
list of the same length). `web/src/viewer/patches.ts` applies them.
"""

from typing import Any

SAME: None = None


def patch(before: Any, after: Any) -> dict[str, Any] | None:
    """Return what turns one value into another; None if they are the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        changed = {
            key: found
            for key, value in after.items()
            if (found := patch(before[key], value) if key in before else {"=": value}) is not None
        }
        gone = [key for key in before if key not in after]
        return {"k": changed} | ({"-": gone} if gone else {}) if changed or gone else SAME
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        places = {str(at): found for at, (old, new) in pairs if (found := patch(old, new)) is not None}
        return {"i": places} if places else SAME
    return SAME if type(before) is type(after) and before == after else {"=": after}


def patched(before: Any, change: dict[str, Any] | None) -> Any:
    """Return the value after a patch."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if "i" in change:
        return [patched(value, change["i"].get(str(at))) for at, value in enumerate(before)]
    kept = {key: value for key, value in before.items() if key not in change.get("-", ())}
    return kept | {key: patched(before.get(key), each) for key, each in change["k"].items()}
