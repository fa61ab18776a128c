"""What the contract asks of a position, over the rules."""

from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules import aftermath, agents, choices, doing, initiative, sea
from rubicon.games.total_war_rome.rules.agenda import (
    list_rolls,
    sample_roll,
    top,
    top_number,
    weigh_roll,
)
from rubicon.games.total_war_rome.rules.army import count_cards, known_by
from rubicon.games.total_war_rome.rules.conquest import PLACE
from rubicon.games.total_war_rome.rules.flow import run
from rubicon.games.total_war_rome.rules.land import army_owner
from rubicon.games.total_war_rome.sight import seen_loss, seen_move
from rubicon.games.total_war_rome.state import Table


class War(Table):
    """A position that can be played."""

    __slots__ = ()

    def clone(self) -> "War":
        """An independent copy that tells no events."""
        return War(self.t, self)

    def to_act(self) -> int:
        """The seat whose decision it is, or CHANCE, or NOBODY."""
        return choices.decider(self)

    def legal(self) -> list[int]:
        """Every move of the seat to act."""
        out: list[int] = []
        if choices.decider(self) >= 0:
            choices.list_moves(self, out)
        return out

    def apply(self, move: int) -> None:
        """Carry a move out, and go on to the next decision."""
        doing.carry_out(self, move)
        run(self)

    # ---- chance ------------------------------------------------------------------------------

    def outcomes(self) -> list[int]:
        """All outcomes of chance; none where a throw has too many."""
        out: list[int] = []
        step = top(self)
        if step == st.ROLL:
            list_rolls(self, out)
        else:
            self.list_draws(out)
        return out

    def list_draws(self, out: list[int]) -> None:
        """What can be drawn."""
        step = top(self)
        number = top_number(self)
        if step == st.DEALING:
            agents.list_deals(self, out)
        elif step == st.DEAL_INITIATIVE:
            initiative.list_numbers(self, out)
        elif step == st.DRAW_GENERALS:
            initiative.list_generals(self, out)
        elif step == st.RANDOM_LOSSES:
            sea.list_random(self, number, out)
        elif step == st.PROMOTING:
            level = number // PLACE
            aftermath.list_level(self, army_owner(number % PLACE), level, out)

    def weight(self, outcome: int) -> int:
        """How often an outcome comes, beside the others."""
        step = top(self)
        if choices.decider(self) != CHANCE:
            return 0
        if step == st.ROLL:
            return weigh_roll(self, outcome)
        out: list[int] = []
        self.list_draws(out)
        if outcome not in out:
            return 0
        if step == st.RANDOM_LOSSES:
            return count_cards(self, top_number(self), c.second_of(outcome))
        return 1

    def sample(self, rng: Rng) -> int:
        """Roll, deal or draw."""
        step = top(self)
        if step == st.ROLL:
            return sample_roll(self, rng)
        if step == st.RANDOM_LOSSES:
            return sea.sample_random(self, top_number(self), rng)
        out: list[int] = []
        self.list_draws(out)
        return initiative.sample_listed(out, rng)

    # ---- who is asked ------------------------------------------------------------------------

    def has_one_answer(self) -> bool:
        """[1.8] From what all know."""
        return choices.has_one_answer(self)

    def asked(self) -> list[int]:
        """[5.2] [7.1] [12.6] [15.1] The seats that are asked at once."""
        out: list[int] = []
        choices.list_asked(self, out)
        return out

    def passing(self) -> int:
        """The answer of one who has nothing to say."""
        return choices.passing(self)

    def window(self) -> int:
        """[7.1] The phase to which a chance to interrupt belongs."""
        return choices.window(self)

    def payoff(self, seat: int) -> int:
        """[16.1] [16.2] The winners share."""
        mask = initiative.winners(self)
        number = 0
        for other in range(self.t.players):
            number += mask >> other & 1
        return 1000 // number if mask >> seat & 1 else 0

    def seen_as(self, move: int, viewer: int) -> int:
        """[1.4] What a viewer sees of a move."""
        step = top(self)
        if step == st.LOSSES or step == st.MERGING or step == st.RANDOM_LOSSES:
            a = top_number(self)
            return seen_loss(a, known_by(self, a, c.second_of(move)), move, viewer)
        # [12.25] Allies see each other's cards.
        if step == st.COMPOSING and viewer == army_owner(self.b_ally[top_number(self)]):
            return move
        return seen_move(step, choices.decider(self), move, viewer)
