"""What is on the table: the fields of a position, copying it, and plain questions about it."""

from rubicon.core.state import State
from rubicon.games.total_war_rome.codes import (
    ABSENT,
    ACTION_CARDS,
    AGENTS,
    ARMIES,
    DECK,
    FACTIONS,
    GENERALS,
    NAVIES,
    NEUTRAL,
    NONE,
    REGIONS,
    ROOM,
    SEATS,
    SIDE,
)
from rubicon.games.total_war_rome.tables import Tables


class Table(State):
    """A position. Lists run over regions, seats, armies or cards; the rest are single numbers."""

    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "aboard",
        "act",
        "active",
        "added",
        "again",
        "agenda",
        "agent",
        "agent_acts",
        "agent_at",
        "agent_barred",
        "answers",
        "army",
        "army_at",
        "army_mu",
        "asked_mask",
        "assaulted",
        "avoiding",
        "b_ally",
        "b_ambush",
        "b_army",
        "b_due",
        "b_engine",
        "b_extra",
        "b_extra_back",
        "b_fights",
        "b_from",
        "b_kind",
        "b_light",
        "b_lost",
        "b_main",
        "b_part",
        "b_phase",
        "b_rerolled",
        "b_result",
        "b_reveals",
        "b_shield",
        "b_size",
        "b_split",
        "b_striker",
        "b_target",
        "b_terrain",
        "b_used",
        "b_zone",
        "backwards",
        "bid",
        "bled",
        "built",
        "buys",
        "cancelled",
        "card_at",
        "cards",
        "credit",
        "cursor",
        "defiant",
        "developed",
        "dice",
        "dry",
        "ending",
        "errands",
        "escaping",
        "faces",
        "first",
        "fresh",
        "general_at",
        "gift",
        "gifts",
        "gold",
        "halted",
        "harvest",
        "has_built",
        "hurt",
        "improved",
        "invaded",
        "is_last",
        "knows",
        "leader",
        "main_due",
        "moved_leader",
        "n_drowned",
        "n_load",
        "n_lost",
        "n_navy",
        "n_seen",
        "n_size",
        "navy_at",
        "navy_mu",
        "number",
        "orders",
        "other",
        "owner",
        "pair",
        "phase",
        "plays",
        "points",
        "raided",
        "random_due",
        "refused",
        "region",
        "road",
        "roller",
        "saved",
        "ship_stack",
        "ships",
        "shown",
        "small_due",
        "stack",
        "status",
        "stopped",
        "subterfuge",
        "sufferer",
        "t",
        "taken",
        "taken_s",
        "traded",
        "traitor",
        "turn",
        "unrest",
    )
    # end of fields

    def __init__(self, t: Tables, other: "Table | None" = None) -> None:
        self.telling = False
        self.t: Tables = t
        if other is not None:
            # fields: copying (tools/state_fields.py)
            self.owner: list[int] = other.owner[:]
            self.unrest: list[int] = other.unrest[:]
            self.built: list[int] = other.built[:]
            self.dry: list[int] = other.dry[:]
            self.road: list[int] = other.road[:]
            self.gold: list[int] = other.gold[:]
            self.points: list[int] = other.points[:]
            self.developed: list[int] = other.developed[:]
            self.fresh: list[int] = other.fresh[:]
            self.number: list[int] = other.number[:]
            self.bid: list[int] = other.bid[:]
            self.invaded: list[int] = other.invaded[:]
            self.harvest: list[int] = other.harvest[:]
            self.raided: list[int] = other.raided[:]
            self.has_built: list[int] = other.has_built[:]
            self.status: list[int] = other.status[:]
            self.card_at: list[int] = other.card_at[:]
            self.shown: list[int] = other.shown[:]
            self.general_at: list[int] = other.general_at[:]
            self.stack: list[int] = other.stack[:]
            self.ship_stack: list[int] = other.ship_stack[:]
            self.agent_at: list[int] = other.agent_at[:]
            self.agent_acts: list[int] = other.agent_acts[:]
            self.agent_barred: list[int] = other.agent_barred[:]
            self.army_at: list[int] = other.army_at[:]
            self.aboard: list[int] = other.aboard[:]
            self.leader: list[int] = other.leader[:]
            self.cards: list[int] = other.cards[:]
            self.knows: list[int] = other.knows[:]
            self.army_mu: list[int] = other.army_mu[:]
            self.credit: list[int] = other.credit[:]
            self.halted: list[int] = other.halted[:]
            self.assaulted: list[int] = other.assaulted[:]
            self.moved_leader: list[int] = other.moved_leader[:]
            self.navy_at: list[int] = other.navy_at[:]
            self.ships: list[int] = other.ships[:]
            self.navy_mu: list[int] = other.navy_mu[:]
            self.turn: int = other.turn
            self.phase: int = other.phase
            self.active: int = other.active
            self.first: int = other.first
            self.backwards: int = other.backwards
            self.cursor: int = other.cursor
            self.is_last: int = other.is_last
            self.ending: int = other.ending
            self.agenda: list[int] = other.agenda[:]
            self.dice: list[int] = other.dice[:]
            self.faces: list[int] = other.faces[:]
            self.again: int = other.again
            self.roller: int = other.roller
            self.sufferer: int = other.sufferer
            self.asked_mask: int = other.asked_mask
            self.answers: list[int] = other.answers[:]
            self.plays: list[int] = other.plays[:]
            self.errands: int = other.errands
            self.subterfuge: int = other.subterfuge
            self.gift: int = other.gift
            self.traded: int = other.traded
            self.act: int = other.act
            self.agent: int = other.agent
            self.cancelled: int = other.cancelled
            self.saved: int = other.saved
            self.hurt: int = other.hurt
            self.main_due: int = other.main_due
            self.small_due: int = other.small_due
            self.random_due: int = other.random_due
            self.bled: int = other.bled
            self.army: int = other.army
            self.region: int = other.region
            self.defiant: int = other.defiant
            self.traitor: int = other.traitor
            self.taken: int = other.taken
            self.taken_s: int = other.taken_s
            self.refused: int = other.refused
            self.other: int = other.other
            self.avoiding: int = other.avoiding
            self.escaping: int = other.escaping
            self.stopped: int = other.stopped
            self.pair: list[int] = other.pair[:]
            self.gifts: int = other.gifts
            self.b_army: list[int] = other.b_army[:]
            self.b_ally: list[int] = other.b_ally[:]
            self.b_phase: int = other.b_phase
            self.b_terrain: int = other.b_terrain
            self.b_reveals: list[int] = other.b_reveals[:]
            self.b_kind: list[int] = other.b_kind[:]
            self.b_from: list[int] = other.b_from[:]
            self.b_zone: list[int] = other.b_zone[:]
            self.b_main: list[int] = other.b_main[:]
            self.b_light: list[int] = other.b_light[:]
            self.b_engine: list[int] = other.b_engine[:]
            self.b_fights: int = other.b_fights
            self.b_used: list[int] = other.b_used[:]
            self.b_extra: list[int] = other.b_extra[:]
            self.b_size: list[int] = other.b_size[:]
            self.b_lost: list[int] = other.b_lost[:]
            self.b_ambush: int = other.b_ambush
            self.b_part: int = other.b_part
            self.b_split: int = other.b_split
            self.b_shield: list[int] = other.b_shield[:]
            self.b_target: int = other.b_target
            self.b_striker: int = other.b_striker
            self.b_rerolled: int = other.b_rerolled
            self.b_result: int = other.b_result
            self.b_due: list[int] = other.b_due[:]
            self.b_extra_back: list[int] = other.b_extra_back[:]
            self.n_navy: list[int] = other.n_navy[:]
            self.n_size: list[int] = other.n_size[:]
            self.n_lost: list[int] = other.n_lost[:]
            self.n_load: list[int] = other.n_load[:]
            self.n_seen: int = other.n_seen
            self.n_drowned: int = other.n_drowned
            self.orders: list[int] = other.orders[:]
            self.buys: list[int] = other.buys[:]
            self.improved: list[int] = other.improved[:]
            self.added: list[int] = other.added[:]
            # end of fields
        else:
            self.owner = [NONE] * REGIONS
            self.unrest = [0] * ACTION_CARDS
            self.built = [0] * ACTION_CARDS
            self.dry = [0] * ACTION_CARDS
            self.road = t.start_road[:]
            self.gold = [0] * SEATS
            self.points = [0] * SEATS
            self.developed = [0] * SEATS
            self.fresh = [0] * SEATS
            self.number = [0] * SEATS
            self.bid = [NONE] * SEATS
            self.invaded = [0] * SEATS
            self.harvest = [0] * SEATS
            self.raided = [0] * SEATS
            self.has_built = [0] * SEATS
            self.status = [NEUTRAL] * (SEATS * SEATS)
            self.card_at = [DECK] * ACTION_CARDS
            self.shown = [0] * ACTION_CARDS
            self.general_at = [0] * GENERALS
            self.stack = t.copies[:]
            self.ship_stack = t.ship_cards[:]
            self.agent_at = [ABSENT] * (SEATS * AGENTS)
            self.agent_acts = [0] * (SEATS * AGENTS)
            self.agent_barred = [0] * (SEATS * AGENTS)
            self.army_at = [ABSENT] * (SEATS * ARMIES)
            self.aboard = [NONE] * (SEATS * ARMIES)
            self.leader = [NONE] * (SEATS * ARMIES)
            self.cards = [NONE] * (SEATS * ARMIES * ROOM)
            self.knows = [0] * (SEATS * ARMIES * ROOM)
            self.army_mu = [0] * (SEATS * ARMIES)
            self.credit = [0] * (SEATS * ARMIES)
            self.halted = [0] * (SEATS * ARMIES)
            self.assaulted = [0] * (SEATS * ARMIES)
            self.moved_leader = [0] * (SEATS * ARMIES)
            self.navy_at = [ABSENT] * (SEATS * NAVIES)
            self.ships = [0] * (SEATS * NAVIES * FACTIONS)
            self.navy_mu = [0] * (SEATS * NAVIES)
            self.turn = 0
            self.phase = 0
            self.active = 0
            self.first = 0
            self.backwards = 0
            self.cursor = 0
            self.is_last = 0
            self.ending = 0
            self.agenda = []
            self.dice = []
            self.faces = []
            self.again = NONE
            self.roller = NONE
            self.sufferer = NONE
            self.asked_mask = 0
            self.answers = [NONE] * SEATS
            self.plays = []
            self.errands = 0
            self.subterfuge = 0
            self.gift = 0
            self.traded = 0
            self.act = 0
            self.agent = NONE
            self.cancelled = 0
            self.saved = 0
            self.hurt = NONE
            self.main_due = 0
            self.small_due = 0
            self.random_due = 0
            self.bled = 0
            self.army = NONE
            self.region = NONE
            self.defiant = 0
            self.traitor = 0
            self.taken = 0
            self.taken_s = 0
            self.refused = 0
            self.other = NONE
            self.avoiding = 0
            self.escaping = NONE
            self.stopped = 0
            self.pair = [NONE, NONE]
            self.gifts = 0
            self.b_army = [NONE, NONE]
            self.b_ally = [NONE, NONE]
            self.b_phase = 0
            self.b_terrain = 0
            self.b_reveals = [0, 0]
            self.b_kind = [NONE] * (2 * SIDE)
            self.b_from = [NONE] * (2 * SIDE)
            self.b_zone = [0] * (2 * SIDE)
            self.b_main = [NONE, NONE]
            self.b_light = [NONE, NONE]
            self.b_engine = [NONE, NONE]
            self.b_fights = 0
            self.b_used = [0, 0]
            self.b_extra = [0, 0]
            self.b_size = [0, 0]
            self.b_lost = [0, 0]
            self.b_ambush = NONE
            self.b_part = 0
            self.b_split = 0
            self.b_shield = [0, 0]
            self.b_target = NONE
            self.b_striker = NONE
            self.b_rerolled = 0
            self.b_result = NONE
            self.b_due = [0, 0]
            self.b_extra_back = [0, 0]
            self.n_navy = [NONE, NONE]
            self.n_size = [0, 0]
            self.n_lost = [0, 0]
            self.n_load = [0, 0]
            self.n_seen = 0
            self.n_drowned = 0
            self.orders = []
            self.buys = [0] * (SEATS * 12)
            self.improved = [0] * SEATS
            self.added = [0] * (SEATS * ARMIES * 2)

    def tables(self) -> Tables:
        """The board, the cards, the numbers and the readings."""
        return self.t

    # fields: numbers (tools/state_fields.py)
    def numbers(self, whole: bool) -> list[int]:
        """The fields in one flat list; one that grows comes after its length."""
        out: list[int] = []
        out.extend(self.owner)
        out.extend(self.unrest)
        out.extend(self.built)
        out.extend(self.dry)
        out.extend(self.road)
        out.extend(self.gold)
        out.extend(self.points)
        out.extend(self.developed)
        out.extend(self.fresh)
        out.extend(self.number)
        out.extend(self.bid)
        out.extend(self.invaded)
        out.extend(self.harvest)
        out.extend(self.raided)
        out.extend(self.has_built)
        out.extend(self.status)
        out.extend(self.card_at)
        out.extend(self.shown)
        out.extend(self.general_at)
        out.extend(self.stack)
        out.extend(self.ship_stack)
        out.extend(self.agent_at)
        out.extend(self.agent_acts)
        out.extend(self.agent_barred)
        out.extend(self.army_at)
        out.extend(self.aboard)
        out.extend(self.leader)
        out.extend(self.cards)
        out.extend(self.knows)
        out.extend(self.army_mu)
        out.extend(self.credit)
        out.extend(self.halted)
        out.extend(self.assaulted)
        out.extend(self.moved_leader)
        out.extend(self.navy_at)
        out.extend(self.ships)
        out.extend(self.navy_mu)
        out.append(self.turn)
        out.append(self.phase)
        out.append(self.active)
        out.append(self.first)
        out.append(self.backwards)
        out.append(self.cursor)
        out.append(self.is_last)
        out.append(self.ending)
        out.append(self.again)
        out.append(self.roller)
        out.append(self.sufferer)
        out.append(self.asked_mask)
        out.extend(self.answers)
        out.append(self.errands)
        out.append(self.subterfuge)
        out.append(self.gift)
        out.append(self.traded)
        out.append(self.act)
        out.append(self.agent)
        out.append(self.cancelled)
        out.append(self.saved)
        out.append(self.hurt)
        out.append(self.main_due)
        out.append(self.small_due)
        out.append(self.random_due)
        out.append(self.bled)
        out.append(self.army)
        out.append(self.region)
        out.append(self.defiant)
        out.append(self.traitor)
        out.append(self.taken)
        out.append(self.taken_s)
        out.append(self.refused)
        out.append(self.other)
        out.append(self.avoiding)
        out.append(self.escaping)
        out.append(self.stopped)
        out.extend(self.pair)
        out.append(self.gifts)
        out.extend(self.b_army)
        out.extend(self.b_ally)
        out.append(self.b_phase)
        out.append(self.b_terrain)
        out.extend(self.b_reveals)
        out.extend(self.b_kind)
        out.extend(self.b_from)
        out.extend(self.b_zone)
        out.extend(self.b_main)
        out.extend(self.b_light)
        out.extend(self.b_engine)
        out.append(self.b_fights)
        out.extend(self.b_used)
        out.extend(self.b_extra)
        out.extend(self.b_size)
        out.extend(self.b_lost)
        out.append(self.b_ambush)
        out.append(self.b_part)
        out.append(self.b_split)
        out.extend(self.b_shield)
        out.append(self.b_target)
        out.append(self.b_striker)
        out.append(self.b_rerolled)
        out.append(self.b_result)
        out.extend(self.b_due)
        out.extend(self.b_extra_back)
        out.extend(self.n_navy)
        out.extend(self.n_size)
        out.extend(self.n_lost)
        out.extend(self.n_load)
        out.append(self.n_seen)
        out.append(self.n_drowned)
        out.extend(self.buys)
        out.extend(self.improved)
        out.extend(self.added)
        out.append(len(self.agenda))
        out.extend(self.agenda)
        out.append(len(self.dice))
        out.extend(self.dice)
        out.append(len(self.faces))
        out.extend(self.faces)
        out.append(len(self.plays))
        out.extend(self.plays)
        out.append(len(self.orders))
        out.extend(self.orders)
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        """Become the position that a whole list of numbers says."""
        self.owner = numbers[0:55]
        self.unrest = numbers[55:110]
        self.built = numbers[110:165]
        self.dry = numbers[165:220]
        self.road = numbers[220:315]
        self.gold = numbers[315:319]
        self.points = numbers[319:323]
        self.developed = numbers[323:327]
        self.fresh = numbers[327:331]
        self.number = numbers[331:335]
        self.bid = numbers[335:339]
        self.invaded = numbers[339:343]
        self.harvest = numbers[343:347]
        self.raided = numbers[347:351]
        self.has_built = numbers[351:355]
        self.status = numbers[355:371]
        self.card_at = numbers[371:426]
        self.shown = numbers[426:481]
        self.general_at = numbers[481:521]
        self.stack = numbers[521:653]
        self.ship_stack = numbers[653:657]
        self.agent_at = numbers[657:669]
        self.agent_acts = numbers[669:681]
        self.agent_barred = numbers[681:693]
        self.army_at = numbers[693:709]
        self.aboard = numbers[709:725]
        self.leader = numbers[725:741]
        self.cards = numbers[741:1061]
        self.knows = numbers[1061:1381]
        self.army_mu = numbers[1381:1397]
        self.credit = numbers[1397:1413]
        self.halted = numbers[1413:1429]
        self.assaulted = numbers[1429:1445]
        self.moved_leader = numbers[1445:1461]
        self.navy_at = numbers[1461:1469]
        self.ships = numbers[1469:1501]
        self.navy_mu = numbers[1501:1509]
        self.turn = numbers[1509]
        self.phase = numbers[1510]
        self.active = numbers[1511]
        self.first = numbers[1512]
        self.backwards = numbers[1513]
        self.cursor = numbers[1514]
        self.is_last = numbers[1515]
        self.ending = numbers[1516]
        self.again = numbers[1517]
        self.roller = numbers[1518]
        self.sufferer = numbers[1519]
        self.asked_mask = numbers[1520]
        self.answers = numbers[1521:1525]
        self.errands = numbers[1525]
        self.subterfuge = numbers[1526]
        self.gift = numbers[1527]
        self.traded = numbers[1528]
        self.act = numbers[1529]
        self.agent = numbers[1530]
        self.cancelled = numbers[1531]
        self.saved = numbers[1532]
        self.hurt = numbers[1533]
        self.main_due = numbers[1534]
        self.small_due = numbers[1535]
        self.random_due = numbers[1536]
        self.bled = numbers[1537]
        self.army = numbers[1538]
        self.region = numbers[1539]
        self.defiant = numbers[1540]
        self.traitor = numbers[1541]
        self.taken = numbers[1542]
        self.taken_s = numbers[1543]
        self.refused = numbers[1544]
        self.other = numbers[1545]
        self.avoiding = numbers[1546]
        self.escaping = numbers[1547]
        self.stopped = numbers[1548]
        self.pair = numbers[1549:1551]
        self.gifts = numbers[1551]
        self.b_army = numbers[1552:1554]
        self.b_ally = numbers[1554:1556]
        self.b_phase = numbers[1556]
        self.b_terrain = numbers[1557]
        self.b_reveals = numbers[1558:1560]
        self.b_kind = numbers[1560:1580]
        self.b_from = numbers[1580:1600]
        self.b_zone = numbers[1600:1620]
        self.b_main = numbers[1620:1622]
        self.b_light = numbers[1622:1624]
        self.b_engine = numbers[1624:1626]
        self.b_fights = numbers[1626]
        self.b_used = numbers[1627:1629]
        self.b_extra = numbers[1629:1631]
        self.b_size = numbers[1631:1633]
        self.b_lost = numbers[1633:1635]
        self.b_ambush = numbers[1635]
        self.b_part = numbers[1636]
        self.b_split = numbers[1637]
        self.b_shield = numbers[1638:1640]
        self.b_target = numbers[1640]
        self.b_striker = numbers[1641]
        self.b_rerolled = numbers[1642]
        self.b_result = numbers[1643]
        self.b_due = numbers[1644:1646]
        self.b_extra_back = numbers[1646:1648]
        self.n_navy = numbers[1648:1650]
        self.n_size = numbers[1650:1652]
        self.n_lost = numbers[1652:1654]
        self.n_load = numbers[1654:1656]
        self.n_seen = numbers[1656]
        self.n_drowned = numbers[1657]
        self.buys = numbers[1658:1706]
        self.improved = numbers[1706:1710]
        self.added = numbers[1710:1742]
        at = 1742
        self.agenda = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.dice = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.faces = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.plays = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.orders = numbers[at + 1 : at + 1 + numbers[at]]

    # end of fields
