"""Why a move is not allowed: the rule that it breaks, by its verb."""

from rubicon.core.contract import Refusal
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.names import Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.prompts import prompt, relevant_rule
from rubicon.games.total_war_rome.rules.land import is_besieged
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Phrase

NEEDS: dict[int, tuple[str, Phrase]] = {
    c.BID: ("5.2", say("refusal-bid")),
    c.ORDER: ("5.4", say("refusal-order")),
    c.TREAT: ("6.10", say("refusal-treat")),
    c.DEAL_TRADE: ("6.11", say("refusal-deal-trade")),
    c.SPY_ON: ("6.12", say("refusal-spy-on")),
    c.STIR: ("6.13", say("refusal-stir")),
    c.RIOT: ("6.14", say("refusal-riot")),
    c.RISE: ("6.15", say("refusal-rise")),
    c.BRIBE_ARMY: ("6.16", say("refusal-bribe-army")),
    c.BRIBE_REGION: ("6.17", say("refusal-bribe-region")),
    c.SABOTAGE_AT: ("6.18", say("refusal-sabotage-at")),
    c.STEAL: ("6.19", say("refusal-steal")),
    c.TURN_AGENT: ("6.20", say("refusal-turn-agent")),
    c.SOW: ("6.20", say("refusal-sow")),
    c.HIRE: ("6.21", say("refusal-hire")),
    c.HIRE_SPECIAL: ("6.21", say("refusal-hire-special")),
    c.MURDER_GENERAL: ("6.22", say("refusal-murder-general")),
    c.MURDER_AGENT: ("6.22", say("refusal-turn-agent")),
    c.LEVY: ("6.5", say("refusal-levy")),
    c.PLAY: ("7.1", say("refusal-play")),
    c.PLAY_ARMY: ("7.1", say("refusal-play")),
    c.PLAY_NAVY: ("7.1", say("refusal-play")),
    c.PLAY_REGION: ("7.1", say("refusal-play")),
    c.PLAY_REGIONS: ("7.1", say("refusal-play")),
    c.PLAY_SEAT: ("7.1", say("refusal-play")),
    c.PLAY_DIE: ("7.1", say("refusal-play")),
    c.REROLL: ("12.23", say("refusal-reroll")),
    c.REROLL_ALL: ("12.24", say("refusal-reroll-all")),
    c.PLACE: ("9.2", say("refusal-place")),
    c.PLACE_NAVY: ("9.3", say("refusal-place-navy")),
    c.MARCH: ("9.5", say("refusal-march")),
    c.INVADE: ("4.5", say("refusal-invade")),
    c.EMBARK: ("9.12", say("refusal-embark")),
    c.LAND: ("9.12", say("refusal-land")),
    c.SAIL: ("14.1", say("refusal-sail")),
    c.DOCK: ("14.1", say("refusal-dock")),
    c.ATTACK_NAVY: ("14.3", say("refusal-attack-navy")),
    c.ASSAULT: ("10.7", say("refusal-assault")),
    c.CONQUER: ("9.13", say("refusal-conquer")),
    c.FIGHT: ("9.8", say("refusal-fight")),
    c.SUBDUE: ("9.11", say("refusal-subdue")),
    c.REORGANISE: ("9.9", say("refusal-reorganise")),
    c.MERGE_NAVIES: ("9.9", say("refusal-merge-navies")),
    c.GIVE: ("9.9", say("refusal-give")),
    c.GIVE_SHIP: ("9.9", say("refusal-give-ship")),
    c.LEAD: ("9.10", say("refusal-lead")),
    c.DROP: ("3.5", say("refusal-drop")),
    c.AVOID: ("11.3", say("refusal-avoid")),
    c.ESCAPE: ("11.3", say("refusal-escape")),
    c.ESCAPE_ABOARD: ("11.3", say("refusal-escape-aboard")),
    c.WITHDRAW: ("13.5", say("refusal-withdraw")),
    c.LOSE: ("10.4", say("refusal-lose")),
    c.RETREAT: ("14.8", say("refusal-retreat")),
    c.TAKE_FREE: ("10.6", say("refusal-take-free")),
    c.SHAPE_GROUND: ("12.4", say("refusal-shape-ground")),
    c.DEPLOY: ("12.7", say("refusal-deploy")),
    c.STRIKE: ("12.24", say("refusal-strike")),
    c.INSPIRE: ("12.22", say("refusal-inspire")),
    c.FURY: ("12.22", say("refusal-fury")),
    c.BOOST: ("12.23", say("refusal-boost")),
    c.RECOVER: ("13.2", say("refusal-recover")),
    c.UPGRADE: ("13.3", say("refusal-upgrade")),
    c.BUY: ("15.2", say("refusal-buy")),
    c.BUY_SHIP: ("15.19", say("refusal-buy-ship")),
    c.DEVELOP: ("15.7", say("refusal-develop")),
    c.BUILD: ("15.9", say("refusal-build")),
    c.PAVE: ("15.10", say("refusal-pave")),
    c.HIRE_GENERAL: ("15.14", say("refusal-hire-general")),
    c.RAISE: ("15.4", say("refusal-raise")),
    c.POST: ("15.15", say("refusal-post")),
    c.HIRE_AGENT: ("15.16", say("refusal-hire-agent")),
    c.SOOTHE: ("15.17", say("refusal-soothe")),
    c.USE_CARD: ("7.14", say("refusal-play")),
    c.INTERCEPT: ("14.4", say("refusal-intercept")),
    c.ACCEPT: ("1.8", say("refusal-accept")),
    c.DECLINE: ("1.8", say("refusal-accept")),
    c.PASS: ("1.8", say("refusal-pass")),
    c.END_TURN: ("1.6", say("refusal-end-turn")),
    c.DONE: ("1.8", say("refusal-done")),
    c.STAND: ("11.1", say("refusal-stand")),
    c.REVEAL: ("12.6", say("refusal-reveal")),
    c.HOLD: ("12.6", say("refusal-hold")),
    c.CHARGE: ("12.19", say("refusal-charge")),
    c.FINISH: ("15.1", say("refusal-finish")),
    c.ENLIST: ("12.25", say("refusal-compose")),
    c.LEAVE_OUT: ("12.25", say("refusal-compose")),
}
"""What each kind of move needs, and the rule that says so."""


class Judge:
    """Judges moves; what was legal in the last position is kept, since many are asked about it."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.numbers: list[int] = []
        self.legal: frozenset[int] = frozenset()
        self.verbs: frozenset[int] = frozenset()

    def look(self, s: War) -> None:
        """What is legal now."""
        numbers = s.numbers(False)
        if numbers != self.numbers:
            self.numbers = numbers
            self.legal = frozenset(s.legal())
            self.verbs = frozenset(c.verb_of(move) for move in self.legal)

    def why_not(self, s: War, seat: int, move: int) -> Refusal | None:
        """None, or the rule that stands in the way."""
        acting = s.to_act()
        if acting == NOBODY:
            return Refusal("16.1", say("refusal-over"))
        if seat != acting:
            says = say("refusal-not-yours", prompt=prompt(s, self.names, seat))
            return Refusal(relevant_rule(s), says)
        if acting == CHANCE:
            if s.weight(move) > 0:
                return None
            return Refusal(relevant_rule(s), say("refusal-chance"))
        self.look(s)
        if move in self.legal:
            return None
        verb = c.verb_of(move)
        if verb not in NEEDS or verb not in self.verbs:
            return Refusal(
                relevant_rule(s), say("refusal-first", prompt=prompt(s, self.names, seat))
            )
        if verb == c.BUILD and is_besieged(s, c.second_of(move)):
            return Refusal("10.15", say("refusal-build"))
        return Refusal(*NEEDS[verb])
