# The sentences of Triumvirate.

title = Triumvirate
blurb = Two noble houses decide with every trick who will be Emperor: Caesar, Pompeius or Crassus. What counts is to whom they have secretly pledged their legions.

## Names: `.number` tells verbs what to agree with

name-aemilii = Aemilii
    .number = plural
name-claudii = Claudii
    .number = plural

## Options

option-pledge-after-crowning = whether the houses may pledge once more after the hand that crowns an Emperor
option-pledge-after-crowning-why = the publisher says that the game ends when an Emperor is crowned, and a pledge is a bet on who will be
option-tied-games = what a game without any point is: replayed, one of the games without a marker, or a marker for both
option-tied-games-why = three markers for the best of three leave no room for a game without a winner
option-first-dealer = who deals the first hand of a match
option-first-dealer-why = no source names the first dealer
option-hand-size = cards in a full hand
option-tricks-to-consul = tricks that make a consul and end a hand
option-consuls-to-emperor = consul markers that crown an Emperor
option-pledges-in-a-game = cards that a house may pledge in a game
option-markers-to-win = game markers that win the match: 2 is the best of three
option-most-games = games in a match at most, replayed ones included

## Positions that somebody wrote

# Parts of a position: $entry is one of them, or what its file calls it.
entry-top-level = top level
entry-of = { $entry } of { $seat }
entry-play = play { $number }
entry-history = history { $number }
position-cannot-be = The position can't be: { $why }.
position-no-card = The position's { $entry } names { $given }, which is no card.
position-not-cards = The position's { $entry } must be a list of cards.
position-card-twice = The position's { $entry } names a card twice.
position-not-suits = The position's { $entry } void must be a list of suits.
position-no-wait = The position's decision of { $seat } does not wait for another's (5.4).
position-not-held = The position's decision of { $seat } is a card that is not in hand.
position-plays-no-list = The position's plays must be a list.
position-plays-twice = The position's plays have a card twice.
position-plays-phase = The position's plays do not fit the phase '{ $phase }'.
position-play-by-leader = The position's play { $number } is by the house that led.
position-history-no-list = The position's history must be a list with the current hand as its last.
position-history-long = The position's history has more than the { $most } hands that a game can have (4.4).
position-dealer-known = The position's phase can't be that: the first dealer is known (2.1).
position-all-dealt = The position's phase can't be that: all cards are dealt (2.2).
position-leader = The position's leader must be { $seat }, who won the last trick (3.8).
position-hand-short = The position's hand of { $seat } must have { $needed } cards or more to finish the hand.
position-no-pledges-yet = The position's phase can't be that: no hand is over that pledges follow (5.1).
position-all-pledged = The position's phase can't be that: nobody may pledge any more (5.3).
position-both-decided = The position's phase can't be that: both have decided (5.4).
position-result = The position's result does not fit the markers.
line-things = card, seat or phase
line-not-a-position = The line does not describe a hand, its numbers and its history.
line-numbers = The line's { $list } must have { $needed } numbers.
line-record = The line's record must have { $needed } numbers for each hand.

## Words that nobody knows

no-card = There is no card '{ $given }'; there are 0 to 8 of { $suits }.
no-seat = There is no seat '{ $given }'; there are { $known }.
