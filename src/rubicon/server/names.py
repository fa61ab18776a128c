"""Names that people may have: to be read, and not to be taken for somebody else's."""

import re
import unicodedata
from collections.abc import Iterable

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
HIDDEN = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
MOST_MARKS = 2
"""Marks that one letter may carry."""
LOOKS = str.maketrans(
    "аеорсухкмтвнгіјѕԁӏɡαβεηικμνορτυχω0135789",  # noqa: RUF001  # that is what it is about
    "aeopcyxkmtbhrijsdlgabenikuvoptuxwoiesibg",
)
"""Letters of other scripts and numbers, each as the letter for which it can be taken."""
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
GUEST = re.compile(r"guest\s*\d*")


def plain(name: str) -> str:
    """A name as it is kept: one form of each letter, one space between words."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def is_readable(name: str) -> bool:
    """Whether a name can be seen, and says nothing but what is seen."""
    marks = 0
    for character in name:
        kind = unicodedata.category(character)
        if kind in HIDDEN or character in BLANK:
            return False
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(character)[0] in "LN" for character in name)


def mixes_scripts(name: str) -> bool:
    """Whether letters stand side by side that look alike and are not the same."""
    named = [unicodedata.name(one, "") for one in name if unicodedata.category(one)[0] == "L"]
    return len({script for script in SCRIPTS for one in named if one.startswith(script)}) > 1


def looks(name: str) -> str:
    """What a name looks like at a glance."""
    apart = unicodedata.normalize("NFKD", plain(name)).casefold().translate(LOOKS)
    return "".join(one for one in apart if unicodedata.category(one)[0] == "L").replace("l", "i")


def is_taken(name: str, own: Iterable[str], guest: str) -> bool:
    """Whether a name can be taken for a bot's, or for a guest's who is somebody else."""
    if looks(name) in {looks(one) for one in own}:
        return True
    return GUEST.fullmatch(plain(name).casefold()) is not None and plain(name) != guest


def is_harmless(text: str, most: int) -> bool:
    """Whether a text from a file may stand among our own: short, and to be read."""
    return len(text) <= most and (not text or is_readable(text) or text.isspace())
