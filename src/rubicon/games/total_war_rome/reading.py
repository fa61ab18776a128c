"""From a view back to numbers: the part of a position that the viewer sees, nothing drawn yet."""

from collections.abc import Sequence

from rubicon.core.contract import Told
from rubicon.core.verbs import Grammar
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome import terms
from rubicon.games.total_war_rome.names import BUILDINGS, SEATS, STATUSES, Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.tables import Tables
from rubicon.games.total_war_rome.text import BATTLE_PHASES, ENDINGS, PHASES, SIDES


def numbered(names: Sequence[str]) -> dict[str, int]:
    """The number of each name."""
    return {name: number for number, name in enumerate(names)}


def reversed_table(names: dict[int, str]) -> dict[str, int]:
    """The same of a table of some numbers."""
    return {name: number for number, name in names.items()}


STEPS = numbered(terms.STEPS)
QUESTIONS = reversed_table(terms.QUESTIONS)
PARTS = reversed_table(terms.PARTS)
RESULTS = reversed_table(terms.RESULTS)
COLOURS, FACES = numbered(b.COLOURS), numbered(b.FACES)
ENDS = {name: number for number, (name, _) in ENDINGS.items()}
ZONES = numbered(terms.ZONES)


class Reader:
    """Reads names of one match."""

    def __init__(self, names: Names, t: Tables, grammar: Grammar) -> None:
        self.names, self.t, self.grammar = names, t, grammar
        self.seats = numbered(names.seats)
        self.places = numbered(names.places)
        self.armies = numbered(names.armies)
        self.navies = numbered(names.navies)
        self.agents = numbered(names.agents)
        self.kinds = numbered(names.kinds)
        self.generals = numbered(names.generals)
        self.borders = numbered(names.borders)
        self.cards = numbered(names.cards)

    # ---- small things ----------------------------------------------------------------------------

    def seat(self, name: str | None) -> int:
        """A seat, or NONE."""
        return c.NONE if name is None else self.seats[name]

    def army(self, name: str | None) -> int:
        """An army, or NONE."""
        return c.NONE if name is None else self.armies[name]

    def place(self, name: str | None) -> int:
        """A region or sea; beside the board, or NONE."""
        return c.OFF if name is None else self.places[name]

    def seat_mask(self, names: list[str]) -> int:
        """Some seats."""
        return sum(1 << self.seats[name] for name in names)

    def place_mask(self, names: list[str]) -> int:
        """Some regions."""
        return sum(1 << self.places[name] for name in names)

    def known_by(self, names: list[str], owner: int) -> int:
        """Those who know a card, its owner among them."""
        if terms.WATCHERS not in names:
            return self.seat_mask(names) | 1 << owner
        # What watchers have seen was shown to all, to those who do not play as well.
        absent = c.EVERYBODY - (1 << len(self.seats)) + 1
        return self.seat_mask([name for name in names if name in self.seats]) | 1 << owner | absent

    # ---- the position ----------------------------------------------------------------------------

    def read(self, view: Told) -> War:
        """All that is public, and what the viewer has: nobody else has any cards yet."""
        s = War(self.t)
        self.read_round(s, view)
        for name, seat in self.seats.items():
            self.read_seat(s, view["seats"][name], seat)
        for name, region in view["regions"].items():
            r = self.places[name]
            s.owner[r] = self.seat(region["owner"])
            s.unrest[r] = region["unrest"]
            s.built[r] = terms.masked(region["built"], BUILDINGS)
            s.dry[r] = int(region["drought"])
        s.road = [0] * c.BORDERS
        for name in view["roads"]:
            s.road[self.borders[name]] = 1
        self.read_pieces(s, view)
        self.read_cards(s, view)
        self.read_dice(s, view["dice"])
        self.read_turn(s, view)
        self.read_campaign(s, view["campaign"])
        self.read_sea(s, view["sea_battle"])
        self.read_battle(s, view["battle"])
        return s

    def read_round(self, s: War, view: Told) -> None:
        """[1.6] Where the round stands."""
        s.turn, s.cursor, s.is_last = view["turn"], view["cursor"], int(view["last_round"])
        s.phase = PHASES.index(view["phase"])
        s.active = self.seats[view["active"]]
        order = [self.seats[name] for name in view["order"]]
        s.first = order[0]
        s.backwards = int(len(order) > 2 and order[1] != (order[0] + 1) % len(order))
        s.ending = ENDS[view["result"]["reason"]] if view["result"] else 0
        s.agenda = [STEPS[one["step"]] | one["number"] << st.STEP_BITS for one in view["agenda"]]

    def read_seat(self, s: War, given: Told, seat: int) -> None:
        """What a seat has in the open."""
        first = self.t.faction[seat] * c.DEVELOPMENTS
        for field, mask in (
            (given["developments"], s.developed),
            (given["new_developments"], s.fresh),
        ):
            for d in range(c.DEVELOPMENTS):
                mask[seat] |= int(self.names.developments[first + d] in field) << d
        s.gold[seat], s.points[seat] = given["gold"], given["points"]
        s.invaded[seat] = self.place_mask(given["invaded"])
        s.harvest[seat] = given["harvest"]
        s.raided[seat] = given["raided"]
        s.has_built[seat] = int(given["has_built_wonder"])
        s.ship_stack[self.t.faction[seat]] = given["ships_left"]
        for name, status in given["status"].items():
            s.status[seat * c.SEATS + self.seats[name]] = STATUSES.index(status)
        for name in given["spare_generals"]:
            s.general_at[self.generals[name]] = c.SPARE
        for one in (given["basket"] or {"orders": []})["orders"]:
            s.orders += [seat, self.grammar.from_fields(one)]

    def read_pieces(self, s: War, view: Told) -> None:
        """[3.10] Armies, but for their cards, navies and agents."""
        for name, given in view["armies"].items():
            a = self.armies[name]
            s.army_at[a] = self.place(given["place"])
            s.aboard[a] = c.NONE if given["aboard"] is None else self.navies[given["aboard"]]
            if given["general"] is not None:
                s.leader[a] = self.generals[given["general"]]
                s.general_at[s.leader[a]] = c.SERVING
            s.army_mu[a], s.credit[a] = given["movement"], given["road_credit"]
            s.halted[a] = int(given["halted"])
            s.assaulted[a] = self.place_mask(given["assaulted"])
            s.moved_leader[a] = int(given["leader_changed"])
        for name, given in view["navies"].items():
            n = self.navies[name]
            s.navy_at[n], s.navy_mu[n] = self.place(given["place"]), given["movement"]
            for faction, ships in given["ships"].items():
                s.ships[n * c.FACTIONS + SEATS.index(faction)] = ships
        for name, given in view["agents"].items():
            i = self.agents[name]
            s.agent_at[i] = self.places[given["region"]]
            s.agent_acts[i], s.agent_barred[i] = given["acts"], int(given["barred"])

    def read_cards(self, s: War, view: Told) -> None:
        """[2.4] Discarded cards, and hands that are seen; all others are in the deck for now."""
        for name in view["discards"]:
            s.card_at[self.cards[name]] = c.DISCARD
        for name, seat in self.seats.items():
            for one in view["seats"][name]["hand"] or ():
                s.card_at[self.cards[one["card"]]] = seat
                s.shown[self.cards[one["card"]]] = self.seat_mask(one["known_by"])
            for one in view["seats"][name]["shown"]:
                s.card_at[self.cards[one["card"]]] = seat
                s.shown[self.cards[one["card"]]] = 1 << self.seats[view["viewer"]]

    def read_dice(self, s: War, given: Told | None) -> None:
        """[1.9] The dice that lie there."""
        if given is None:
            return
        s.dice = [COLOURS[one["colour"]] for one in given["dice"]]
        s.faces = [FACES[one["face"]] for one in given["dice"] if one["face"] is not None]
        s.roller, s.sufferer = self.seat(given["roller"]), self.seat(given["sufferer"])
        s.again = c.NONE if given["again"] is None else given["again"]
        s.b_split, s.b_rerolled = given["split"], int(given["rerolled"])

    def read_turn(self, s: War, view: Told) -> None:
        """[7.1] [6.4] A chance to interrupt, losses, and an agent's turn."""
        if view["window"] is not None:
            s.asked_mask = self.seat_mask(view["window"]["asked"])
            for name, answer in view["window"]["answers"].items():
                s.answers[self.seats[name]] = self.grammar.from_fields(answer)
        losses = view["losses"]
        if losses is not None:
            s.hurt = self.armies[losses["army"]]
            s.main_due, s.small_due = losses["main"], losses["small"]
            s.random_due = losses["random"]
        given = view["agent_turn"]
        if given is None:
            return
        s.errands, s.subterfuge = given["errands"], int(given["subterfuge"])
        s.gift, s.traded = int(given["gift"]), self.seat_mask(given["traded"])
        s.act = 0 if given["action"] is None else self.grammar.from_fields(given["action"])
        s.agent = c.NONE if given["agent"] is None else self.agents[given["agent"]]
        s.cancelled, s.saved = int(given["cancelled"]), int(given["saved"])

    def read_campaign(self, s: War, given: Told | None) -> None:
        """[9.1] What holds in the campaign phase."""
        if given is None:
            return
        s.refused = self.place_mask(given["refused"])
        s.army, s.other = self.army(given["army"]), self.army(given["other"])
        s.region = self.place(given["region"])
        s.avoiding = terms.masked(given["avoiding"], terms.AVOIDING)
        s.escaping, s.stopped = self.army(given["escaping"]), int(given["stopped"])
        s.defiant, s.traitor = given["defiant"], given["traitor"]
        s.taken, s.taken_s = given["damage_taken"], given["s_taken"]
        pieces = self.navies | self.armies
        for i, name in enumerate(given["pair"]):
            s.pair[i] = pieces[name]
        s.gifts = given["gifts"]

    def read_sea(self, s: War, given: Told | None) -> None:
        """[14.5] A naval battle."""
        if given is None:
            return
        for i, name in enumerate(given["navies"]):
            s.n_navy[i] = self.navies[name]
        s.n_size, s.n_lost = list(given["ships"]), list(given["lost"])
        s.n_load = list(given["drowning"])
        s.n_seen = sum(1 << self.navies[name] for name in given["asked"])

    def read_battle(self, s: War, given: Told | None) -> None:
        """[12.1] A land battle, but for its cards."""
        if given is None:
            return
        s.b_phase = BATTLE_PHASES.index(given["phase"])
        s.b_terrain, s.b_fights = given["terrain"], given["combats"]
        s.b_part = 0 if given["part"] is None else PARTS[given["part"]]
        s.b_ambush = c.NONE if given["ambush"] is None else SIDES.index(given["ambush"])
        s.b_result = c.NONE if given["result"] is None else RESULTS[given["result"]]
        charges = reversed_charges()
        for side, one in enumerate(given["sides"]):
            s.b_army[side], s.b_ally[side] = self.armies[one["army"]], self.army(one["ally"])
            s.b_reveals[side] = one["reveals"]
            s.b_used[side] = terms.masked(one["used"], terms.USED)
            s.b_extra[side] = terms.masked(one["extra"], terms.EXTRAS)
            s.b_size[side], s.b_lost[side] = one["size"], one["lost"]
            s.b_shield[side], s.b_extra_back[side] = one["shield"], one["surgeons"]
            s.b_due[side] = one["gains"] + charges[one["charge"]]


def reversed_charges() -> dict[str | None, int]:
    """[12.19] Whether mounted cards are thrown in."""
    return {name: number for number, name in terms.CHARGES.items()}
