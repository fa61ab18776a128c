"""The rules, in the order of the rulebook; the numbers in brackets are its paragraphs."""

from mypy_extensions import i64

from rubicon.core.rng import Rng
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.codes import card_of, pack, rank_of, seat_of, suit_of, verb_of
from rubicon.games.triumvirate.resolver import count, hand_size, how_won, nth, reply_wins
from rubicon.games.triumvirate.state import TriumvirateTable

# ---- 2. DEALING ------------------------------------------------------------------------------


def set_up(s: TriumvirateTable) -> None:
    """Chance names the first dealer [2.1], unless he is named already [9.3]."""
    if s.t.first_dealer != c.NONE:
        s.dealer = s.t.first_dealer
        begin_hand(s)


def choose_dealer(s: TriumvirateTable, seat: int) -> None:
    """[2.1] The first deal of the match."""
    s.dealer = seat
    if s.telling:
        s.note(c.DEALER_CHOSEN, seat, 0, 0, 0, 0)
    begin_hand(s)


def full_hand(s: TriumvirateTable) -> int:
    """Cards that each house is to hold [2.2], fewer when many are pledged [6.2]."""
    return hand_size(s.t.hand_size, count(s.pledged[0] | s.pledged[1]))


def begin_hand(s: TriumvirateTable) -> None:
    """[2.2] [6.1] [6.2] Both hands are filled; what is left lies aside, seen by nobody [2.5]."""
    s.phase = c.DEAL
    if s.telling:
        s.note(c.HAND_BEGAN, s.dealer, s.turn, s.game, s.hand_number, 0)
        size = full_hand(s)
        aside = c.CARDS - count(s.pledged[0] | s.pledged[1]) - 2 * size
        s.note(c.REFILLED, s.hand_number, size, aside, count(s.hand[0]), count(s.hand[1]))
    deal_on(s)


def deal_on(s: TriumvirateTable) -> None:
    """[2.3] The next card goes to the house with fewer, to the non-dealer if both hold as many."""
    other = 1 - s.dealer
    his: i64 = count(s.hand[other])
    dealers: i64 = count(s.hand[s.dealer])
    if dealers < his:
        s.actor = s.dealer
    elif his < full_hand(s):
        s.actor = other
    else:
        begin_tricks(s)


def deal(s: TriumvirateTable, seat: int, card: int) -> None:
    """[2.3] One card."""
    s.hand[seat] |= 1 << card
    if s.telling:
        s.note(c.DEALT, seat, card, 0, 0, 0)
    deal_on(s)


def weigh_card(s: TriumvirateTable, outcome: int) -> int:
    """[2.3] Every card that nobody holds and nobody has pledged weighs the same."""
    if verb_of(outcome) != c.DEAL_CARD or seat_of(outcome) != s.actor:
        return 0
    return (s.pool() >> card_of(outcome)) & 1


# ---- 3. TRICKS -------------------------------------------------------------------------------


def begin_tricks(s: TriumvirateTable) -> None:
    """[3.1] The non-dealer leads; what both hold now is remembered with the hand."""
    s.record.append(s.hand[0])
    s.record.append(s.hand[1])
    for _ in range(c.HAND_WIDTH - 2):
        s.record.append(0)
    s.actor = 1 - s.dealer
    s.phase = c.LEAD


def playable(s: TriumvirateTable) -> int:
    """Any card to a lead [3.1]; to a reply one of the suit [3.2], if there is one [3.3]."""
    held = s.hand[s.actor]
    if s.phase == c.LEAD:
        return held
    following = held & (c.SUIT << (9 * suit_of(s.lead)))
    if following:
        return following
    return held


def play_card(s: TriumvirateTable, card: int) -> None:
    """[3.9] A card goes face up on the table."""
    seat = s.actor
    s.hand[seat] ^= 1 << card
    s.table.append(32 * seat + card)
    now = len(s.record) - c.HAND_WIDTH
    s.record[now + c.PLAYED + seat] |= 1 << card
    if s.phase == c.LEAD:
        if s.telling:
            s.note(c.LED, seat, card, len(s.table) // 2 + 1, 0, 0)
        s.lead = card
        s.actor = 1 - seat
        s.phase = c.REPLY
        return
    follows = suit_of(card) == suit_of(s.lead)
    if not follows:
        s.record[now + c.VOID + seat] |= 1 << suit_of(s.lead)
    if s.telling:
        s.note(c.FOLLOWED if follows else c.DISCARDED, seat, card, suit_of(s.lead), 0, 0)
    take_trick(s, s.lead, card)


def take_trick(s: TriumvirateTable, lead: int, reply: int) -> None:
    """[3.7] The suit of the winning card takes the trick; who played it leads next [3.8]."""
    winner = 1 - s.actor
    card = lead
    if reply_wins(lead, reply):
        winner = s.actor
        card = reply
    suit = suit_of(card)
    s.lead = c.NONE
    s.tricks[suit] += 1
    if s.telling:
        s.note(c.TRICK_TAKEN, winner, card, suit, s.tricks[suit], how_won(lead, reply))
    if s.tricks[suit] == s.t.tricks_to_consul:
        elect(s, suit)
    else:
        s.actor = winner
        s.phase = c.LEAD


# ---- 4. CONSULS AND THE EMPEROR --------------------------------------------------------------


def elect(s: TriumvirateTable, suit: int) -> None:
    """[4.1] [4.2] The hand is over: its suit takes a consul marker, the third crowns [4.3]."""
    s.consuls[suit] += 1
    if s.telling:
        s.note(c.ELECTED, suit, s.consuls[suit], 0, 0, 0)
    if s.consuls[suit] < s.t.consuls_to_emperor:
        begin_pledges(s)
        return
    if s.telling:
        s.note(c.CROWNED, suit, s.consuls[suit], 0, 0, 0)
    if s.t.reading_late_pledge:
        begin_pledges(s)
    else:
        score(s)


def emperor(s: TriumvirateTable) -> int:
    """[4.3] The suit that has been crowned, if any."""
    for suit in range(c.SUITS):
        if s.consuls[suit] == s.t.consuls_to_emperor:
            return suit
    return c.NONE


# ---- 5. PLEDGES ------------------------------------------------------------------------------


def begin_pledges(s: TriumvirateTable) -> None:
    """[5.1] [9.1] Each house may pledge a card, the non-dealer decides first [5.4]."""
    s.phase = c.PLEDGE
    s.commit = c.OPEN
    if not ask(s, 1 - s.dealer):
        s.commit = c.NOTHING
        ask_dealer(s)


def ask(s: TriumvirateTable, seat: int) -> bool:
    """[5.3] Ask a house for its decision, unless it has all its pledges."""
    if count(s.pledged[seat]) < s.t.pledges_in_a_game:
        s.actor = seat
        return True
    if s.telling:
        s.note(c.NOT_ASKED, seat, count(s.pledged[seat]), 0, 0, 0)
    return False


def ask_dealer(s: TriumvirateTable) -> None:
    """The dealer decides second, without knowing what the other did [5.4]."""
    if not ask(s, s.dealer):
        lay_down(s, c.NOTHING)


def legal_pledges(s: TriumvirateTable, out: list[int]) -> None:
    """[5.1] [5.2] None, or any card left in hand."""
    out.append(pack(c.PLEDGE_NOTHING, 0, 0))
    list_cards(s.hand[s.actor], c.PLEDGE_CARD, 0, out)


def list_asked(s: TriumvirateTable, out: list[int]) -> None:
    """[5.4] The houses that decide at once, if there are two that have a choice."""
    if s.phase != c.PLEDGE or s.commit != c.OPEN or not may_pledge(s, s.dealer):
        return
    if may_pledge(s, 1 - s.dealer):
        out.append(1 - s.dealer)
        out.append(s.dealer)


def may_pledge(s: TriumvirateTable, seat: int) -> bool:
    """[5.1] [5.3] Whether a house has a card and a pledge left; all see both numbers."""
    return s.hand[seat] != 0 and count(s.pledged[seat]) < s.t.pledges_in_a_game


def decide_pledge(s: TriumvirateTable, card: int) -> None:
    """[5.4] A decision nobody else sees; with the second both are carried out."""
    if s.telling:
        s.note(c.DECIDED, s.actor, card, 0, 0, 0)
    if s.actor == s.dealer:
        lay_down(s, card)
    else:
        s.commit = card
        ask_dealer(s)


def lay_down(s: TriumvirateTable, dealers: int) -> None:
    """[5.2] [5.5] Both pledges go face down before their houses; then the next hand [6.1]."""
    pledge(s, 1 - s.dealer, s.commit)
    pledge(s, s.dealer, dealers)
    s.commit = c.OPEN
    if emperor(s) != c.NONE:
        score(s)
        return
    s.hand_number += 1
    next_hand(s)


def pledge(s: TriumvirateTable, seat: int, card: int) -> None:
    """[5.2] One card leaves the hand, or none."""
    if card != c.NOTHING:
        s.hand[seat] ^= 1 << card
        s.pledged[seat] |= 1 << card
        s.record[len(s.record) - c.HAND_WIDTH + c.PLEDGED + seat] = 1 << card
    if s.telling:
        made = 0 if card == c.NOTHING else 1
        s.note(c.PLEDGES_COUNTED, seat, made, count(s.pledged[seat]), count(s.hand[seat]), 0)


# ---- 6. THE NEXT HAND ------------------------------------------------------------------------


def next_hand(s: TriumvirateTable) -> None:
    """[2.4] The deal passes; unplayed cards stay where they are [6.1]."""
    s.dealer = 1 - s.dealer
    s.turn += 1
    for suit in range(c.SUITS):
        s.tricks[suit] = 0
    s.table = []
    begin_hand(s)


# ---- 7. THE SCORE ----------------------------------------------------------------------------


def points(s: TriumvirateTable, seat: int, suit: int) -> int:
    """[7.1] The numbers of the pledged Legions of a suit, added up."""
    counting = s.pledged[seat] & s.t.legions & (c.SUIT << (9 * suit))
    total = 0
    for card in range(9 * suit, 9 * suit + 9):
        if (counting >> card) & 1:
            total += rank_of(card)
    return total


def score(s: TriumvirateTable) -> None:
    """[7.1] [7.2] [7.3] Pledges are shown; the larger sum wins the game and a marker."""
    suit = emperor(s)
    first = points(s, 0, suit)
    second = points(s, 1, suit)
    if s.telling:
        s.note(c.SHOWN, 0, s.pledged[0], first, suit, 0)
        s.note(c.SHOWN, 1, s.pledged[1], second, suit, 0)
    if first == second:
        tie(s)
    else:
        winner = 0 if first > second else 1
        s.markers[winner] += 1
        if s.telling:
            s.note(c.GAME_WON, winner, max(first, second), min(first, second), s.markers[winner], 0)
    end_game(s, suit)


def tie(s: TriumvirateTable) -> None:
    """[7.3] [9.2] Nobody takes a marker, or both do."""
    if s.t.reading_tied == c.SHARED:
        s.markers[0] += 1
        s.markers[1] += 1
    if s.telling:
        s.note(c.GAME_TIED, s.t.reading_tied, 0, 0, 0, 0)


def new_game(s: TriumvirateTable, suit: int) -> None:
    """[7.4] Nothing is kept but what was shown; all cards are dealt afresh."""
    for seat in range(c.SEATS):
        s.last_pledged[seat] = s.pledged[seat]
        s.hand[seat] = 0
        s.pledged[seat] = 0
    s.last_emperor = suit
    for other in range(c.SUITS):
        s.consuls[other] = 0
    s.record = []
    s.game += 1
    s.hand_number = 1
    next_hand(s)


# ---- 8. THE MATCH ----------------------------------------------------------------------------


def end_game(s: TriumvirateTable, suit: int) -> None:
    """Is the match over: by markers [8.1], by its length [8.2], and for both alike [8.3]?"""
    ending = c.AHEAD
    if max(s.markers[0], s.markers[1]) >= s.t.markers_to_win:
        ending = c.MARKERS
    elif s.game < s.t.most_games:
        new_game(s, suit)
        return
    if s.markers[0] == s.markers[1]:
        ending = c.LEVEL
    s.ending = ending
    s.phase = c.OVER
    s.actor = c.NONE
    if s.telling:
        s.note(c.MATCH_OVER, ending, s.markers[0], s.markers[1], s.game, 0)


# ---- THE SEQUENCE OF PLAY --------------------------------------------------------------------


def list_cards(cards: int, verb: int, seat: int, out: list[int]) -> None:
    """A move for each card of a set."""
    rest: i64 = cards
    card: i64 = pack(verb, seat, 0)
    while rest:
        if rest & 1:
            out.append(card)
        rest >>= 1
        card += 1


def legal(s: TriumvirateTable, out: list[int]) -> None:
    """What the seat to act may do."""
    if s.phase == c.LEAD or s.phase == c.REPLY:
        list_cards(playable(s), c.PLAY_CARD, 0, out)
    elif s.phase == c.PLEDGE:
        legal_pledges(s, out)


def has_one_answer(s: TriumvirateTable) -> bool:
    """Whether all know that the house to act has one move: its last card, or none to pledge."""
    if s.phase == c.PLEDGE:
        return s.hand[s.actor] == 0
    return (s.phase == c.LEAD or s.phase == c.REPLY) and count(s.hand[s.actor]) == 1


def apply(s: TriumvirateTable, move: int) -> None:
    """Carry out a move, the most frequent ones first."""
    verb = verb_of(move)
    if verb == c.PLAY_CARD:
        play_card(s, card_of(move))
    elif verb == c.DEAL_CARD:
        deal(s, seat_of(move), card_of(move))
    elif verb == c.PLEDGE_CARD:
        decide_pledge(s, card_of(move))
    elif verb == c.PLEDGE_NOTHING:
        decide_pledge(s, c.NOTHING)
    else:
        choose_dealer(s, seat_of(move))


# ---- CHANCE ----------------------------------------------------------------------------------


def sample(s: TriumvirateTable, rng: Rng) -> int:
    """[2.1] [2.3] The first dealer, or a card for the house that is dealt to."""
    if s.phase == c.DEALER:
        return pack(c.CHOOSE_DEALER, rng.below(c.SEATS), 0)
    pool = s.pool()
    return pack(c.DEAL_CARD, s.actor, nth(pool, rng.below(count(pool))))


def weigh(s: TriumvirateTable, outcome: int) -> int:
    """One for whatever can happen, nothing for all else."""
    if s.phase == c.DEAL:
        return weigh_card(s, outcome)
    if s.phase == c.DEALER and verb_of(outcome) == c.CHOOSE_DEALER:
        return 1
    return 0


def outcomes(s: TriumvirateTable, out: list[int]) -> None:
    """Everything that chance may bring."""
    if s.phase == c.DEAL:
        list_cards(s.pool(), c.DEAL_CARD, s.actor, out)
    elif s.phase == c.DEALER:
        out.append(pack(c.CHOOSE_DEALER, 0, 0))
        out.append(pack(c.CHOOSE_DEALER, 1, 0))
