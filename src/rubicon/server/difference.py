"""The difference between two JSON values, so that what stays the same is not sent again.

It is written in JSON itself, and `web/src/lib/patch.ts` reads it as `patched` does here:

- an object holds the changed entries of an object, or of a list that keeps its length (by place);
- `[value]` stands for another value, and `[]`, in an object, for an entry that is gone;
- `[place, count, values]` replaces that number of items of a list by others.

An empty object says that nothing has changed.
"""

from typing import Any

Difference = dict[str, Any] | list[Any]
SPLICE = 3


def difference(before: Any, after: Any) -> Difference:
    """What makes `after` of `before`."""
    if isinstance(before, dict) and isinstance(after, dict):
        changed: dict[str, Any] = {name: [] for name in before if name not in after}
        for name, value in after.items():
            if name not in before:
                changed[name] = [value]
            elif found := difference(before[name], value):
                changed[name] = found
        return changed
    if isinstance(before, list) and isinstance(after, list):
        return list_difference(before, after)
    is_same = type(before) is type(after) and before == after
    return {} if is_same else [after]


def list_difference(before: list[Any], after: list[Any]) -> Difference:
    """The same for lists: by place if they are as long, else what is between their ends."""
    if len(before) == len(after):
        pairs = zip(before, after, strict=True)
        return {str(i): found for i, pair in enumerate(pairs) if (found := difference(*pair))}
    shorter, start, end = min(len(before), len(after)), 0, 0
    while start < shorter and not difference(before[start], after[start]):
        start += 1
    while end < shorter - start and not difference(before[-1 - end], after[-1 - end]):
        end += 1
    return [start, len(before) - end - start, after[start : len(after) - end]]


def patched(before: Any, change: Difference) -> Any:
    """What a difference makes of a value, which stays as it was."""
    if isinstance(change, list):
        if len(change) == SPLICE:
            place, count, values = change
            return [*before[:place], *values, *before[place + count :]]
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        return [
            patched(value, change[str(i)]) if str(i) in change else value
            for i, value in enumerate(before)
        ]
    kept = {name: value for name, value in before.items() if change.get(name) != []}
    return kept | {
        name: patched(before.get(name), found) for name, found in change.items() if found != []
    }
