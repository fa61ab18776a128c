"""A bot that looks ahead, alone or with helpers."""

from rubicon.bots.crew import Crew
from rubicon.bots.thinking import Thinker, Thought
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.words import Phrase


class SearchBot:
    """A player who looks ahead."""

    def __init__(self, name: str, title: Phrase, about: Phrase, thinker: Thinker) -> None:
        self.name, self.title, self.about = name, title, about
        self.thinker = thinker
        self.workers = 1
        """Processes that think side by side."""
        self.crew: Crew | None = None

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        """A certain win; else the move that was tried most, unless the next seat wins by it."""
        if len(legal) == 1:
            return legal[0]
        winning = self.thinker.sure_win(rules, seen, legal, rng)
        if winning is not None:
            return winning
        return self.thinker.safest(rules, seen, self.think(rules, seen, legal, rng), rng)

    def think(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> list[Thought]:
        """What came of each move, the best first."""
        if self.workers == 1:
            return self.thinker.think(rules, seen, legal, rng)
        if self.crew is None:
            self.crew = Crew(self.workers - 1)
        work = self.crew.send(rules, self.thinker, seen, legal, rng)
        return work.add_to(self.thinker.think(rules, seen, legal, rng))

    def close(self) -> None:
        """Send the helpers home."""
        if self.crew is not None:
            self.crew.close()
