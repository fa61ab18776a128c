# The sentences of Triumvirate: of its rules, of its board in the terminal, of its picture and of its page.

title = Triumvirate
blurb = Two noble houses decide with every trick who will be Emperor: Caesar, Pompeius or Crassus. What counts is to whom they have secretly pledged their legions.
only-two-players = Triumvirate is for 2 players, not { $players }.
no-boards = { $file }: Triumvirate is played with cards and has no boards.

## Names: `.number` tells verbs what to agree with. A card is called like its suit and its number, `Caesar 7`

# The two houses. Sentences here say "the Aemilii lead": both are families.
name-aemilii = Aemilii
    .number = plural
name-claudii = Claudii
    .number = plural
# The three triumvirs, who give the suits their names.
name-caesar = Caesar
    .number = singular
name-pompeius = Pompeius
    .number = singular
name-crassus = Crassus
    .number = singular

## Options: what can be set, and why it is set as it is

option-pledge-after-crowning = whether the houses may pledge once more after the hand that crowns an Emperor
option-pledge-after-crowning-why = the publisher says that the game ends when an Emperor is crowned, and a pledge is a bet on who will be
option-tied-games = what a game in which nobody has a point means: it is replayed, it counts without a marker, or both houses take a marker
option-tied-games-why = three markers for the best of three leave no room for a game without a winner
option-first-dealer = who deals the first hand of a match
option-first-dealer-why = no source names the first dealer
option-hand-size = cards in a full hand
option-tricks-to-consul = tricks that make a consul and end a hand
option-consuls-to-emperor = consul markers that crown an Emperor
option-pledges-in-a-game = cards that a house may pledge in a game
option-markers-to-win = game markers that win the match: 2 is the best of three
option-most-games = games in a match at most, replayed ones included

# The values of the options, where they are words.
value-pledge-after-crowning-no = no
value-pledge-after-crowning-yes = yes
value-tied-games-replay = replayed
value-tied-games-counted = counted without a marker
value-tied-games-shared = a marker for both
value-first-dealer-chance = chance
value-first-dealer-aemilii = Aemilii
value-first-dealer-claudii = Claudii

## Moves: how a person says them, and what they do

label-play = Play { $card }
# $phase is `lead` or `reply`; $lead is the card to reply to.
effect-play = { $phase-is ->
        [reply] It is your reply to { $lead }. The winner of the trick leads to the next one.
       *[lead] It opens a trick. The { $rival } must follow suit if they can.
    }
label-pledge = { $card-is ->
        [nothing] Pledge nothing
       *[other] Pledge { $card } in secret
    }
# $pledge is the number that this pledge would have in the game.
effect-pledge = { $card-is ->
        [nothing] You keep all your cards for the next hand.
       *[other] It would be pledge { $pledge } of { $most } in this game. It lies face down until the game is over.
    }
label-dealer = The { $seat } deal first
label-deal = Deal { $card } to the { $seat }

## What is expected

prompt-dealer = Chance decides who deals first.
prompt-deal = The cards are being dealt.
prompt-lead = { $seat }, lead any card.
    .you = Lead any card.
prompt-reply = { $seat }, reply to { $card }; follow suit if you can.
    .you = Reply to { $card }; follow suit if you can.
prompt-pledge = { $seat }, pledge one of your cards in secret, or nothing.
    .you = Pledge one of your cards in secret, or nothing.
prompt-pledges = Both houses decide in secret whether to pledge a card.
prompt-over = The match is over.

## What has happened

event-dealer-chosen = Chance has the { $seat } deal first.
event-turn-began = Game { $game }, hand { $hand }: the { $seat } deal.
event-refilled = { $hand ->
        [1] { $size } cards are dealt to each house
       *[other] Hands are kept and filled up to { $size } cards
    }; { $aside ->
        [one] { $aside } card
       *[other] { $aside } cards
    } will be set aside.
event-dealt = The { $seat } are dealt { $card }.
event-dealt-hidden = The { $seat } are dealt a card.
event-led = The { $seat } lead { $card }.
event-followed = The { $seat } follow with { $card }.
event-discarded = The { $seat } have no { $suit } and play { $card }.
event-trick-taken = { $card } wins the trick: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } for { $suit }.
event-elected = { $suit } is elected consul and has { $consuls ->
        [one] { $consuls } consul marker
       *[other] { $consuls } consul markers
    }.
event-decided = The { $seat } decide to pledge { $card-is ->
        [nothing] nothing
       *[other] { $card }
    }.
event-decided-hidden = The { $seat } have decided on a pledge.
# $made is 1 if they pledge a card, 0 if not.
event-pledges-counted = The { $seat } pledge { $made ->
        [0] nothing
       *[other] a card
    }: { $pledges ->
        [one] { $pledges } pledge
       *[other] { $pledges } pledges
    } so far.
event-not-asked = The { $seat } have made all their pledges and are not asked.
event-crowned = { $suit } is crowned Emperor: the game is over.
event-shown = The { $seat } had pledged { $cards-count ->
        [0] nothing
       *[other] { $cards }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $suit }.
event-game-won = The { $seat } win the game, { $points } to { $against }, and have { $markers ->
        [one] { $markers } game marker
       *[other] { $markers } game markers
    }.
# $tie is the value of the option tied_games.
event-game-tied = { $tie-is ->
        [counted] Nobody has a point: no marker, but the game counts.
        [shared] Nobody has a point: both houses take a marker.
       *[replay] Nobody has a point: no marker, and the game is replayed.
    }
# $first and $second are the markers of the Aemilii and of the Claudii.
event-match-over = The { $winner } win the match, { $winner-is ->
        [Claudii] { $second } to { $first }
       *[Aemilii] { $first } to { $second }
    }.
event-match-over-shared = The match is shared, { $first } to { $second }.

## How a match ends, and the score sheet

ending-won = The { $seat } win the match with { $markers } to { $against } markers ({ $rule }).
ending-shared = The match is shared: both houses have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } ({ $rule }).
score-name = Game { $number }
# $elected is a row of `score-consuls`.
score = { $suit } is Emperor after { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } (consuls: { $elected }).
score-consuls = { $suit } { $number }

## What a good host points out

warning-crown = { $suit } is Emperor if he wins this hand.
warning-match = The { $seat } win the match if they win this game.

## Ways to win, in few words

goal-markers = { $needs ->
    [one] { $needs } marker
   *[other] { $needs } markers
}
goal-suit = Points for { $suit } (consul { $consuls } of { $needs })

## Refusals: without a full stop, since the rule's number follows

refusal-match-over = The match is over
refusal-dealer-known = The first dealer is chosen once, by chance, when a match begins
refusal-dealer-first = First, chance decides who deals
refusal-deal-first = First, the cards are dealt
refusal-no-deal = No card is dealt now
refusal-next-card = The { $seat } are dealt the next card, one that nobody holds or has pledged
refusal-hand-over = The hand is over: no card is played now
refusal-pledge-later = Cards are pledged after a hand only
refusal-decide-later = Pledges are decided after a hand only
refusal-others-decide = It is the { $seat } who have to decide now
refusal-all-pledged = The { $seat } have made all their pledges of this game
refusal-not-held = { $card } is not in hand
refusal-not-left = { $card } is not in hand: only what is left there can be pledged
refusal-follow = { $suit } was led and can be followed

## Positions that somebody wrote

# Parts of a position: $entry is one of them, or what its file calls it.
entry-top-level = top level
entry-of = { $entry } of { $seat }
entry-play = play { $number }
entry-history = history { $number }
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

# $why is one of the faults that follow.
position-cannot-be = The position can't be: { $why }.
fault-no-such-card = there is a card that does not exist
fault-two-places = { $cards } { $cards-count ->
        [one] is
       *[other] are
    } in two places
fault-many-pledges = the { $seat } have too many pledges
fault-many-cards = the { $seat } hold too many cards
fault-match-won = somebody has won the match already
fault-more-than-needed = a suit has more tricks or consuls than it needs
fault-two-emperors = there are two Emperors
fault-hand-over = the hand is over already
fault-game-over = the game is over already
fault-table = the table does not show what the { $seat } played
fault-no-reply = a card is led and nobody has to reply
fault-lead = the card that was led does not lie on the table
fault-not-kept = the { $seat } do not hold what they kept
fault-lost = the { $seat } lost a card that they kept
fault-held-by-two = two houses held the same card
fault-not-held = the { $seat } played or pledged what they did not hold
fault-several-pledges = the { $seat } pledged several cards at once
fault-void = the { $seat } could have followed suit in { $suit }
fault-pledge-gone = a pledge of the { $seat } is gone
fault-held-again = { $card } was pledged and then held

## The board in the terminal

# A house or a triumvir in a table.
board-name = { $name }
board-where = Game { $game }, hand { $hand }
board-where-dealt = Game { $game }, hand { $hand }, dealt by the { $seat }
# Follows one of the two above, and `board-aside` follows it. $phase is `board-phase`.
board-doing = : { $phase }
board-phase = { $phase-is ->
        [dealer] chance chooses the dealer
        [deal] the cards are dealt
        [lead] a trick is led
        [reply] a trick is answered
        [pledge] pledges
       *[over] the match is over
    }
board-aside = ; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } aside
board-triumvir = Triumvir
board-consuls = Consuls
board-tricks = Tricks
board-table = On the table
board-led-now = Led now
board-emperor = EMPEROR
board-house = House
board-cards = Cards
board-pledges = Pledges
board-games-won = Games won
board-none = none
board-to-decide = to decide
board-decided = has decided
board-decided-nothing = has decided: nothing
board-decided-card = has decided: { $card }
board-hand = Hand of the { $seat }
board-unseen = Not seen
board-legend = † Legion: counts if pledged to the Emperor   * Mob: beats any other suit
# A whole deal in one sentence.
board-dealt = The { $seat } are dealt { $cards }.
board-dealt-hidden = The { $seat } are dealt { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.

# The same in sentences. $where is `board-where` or `board-where-dealt`.
board-told-where = { $where }: { $phase }.
board-told-suit = { $suit }: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } in this hand, { $consuls ->
        [one] { $consuls } consul marker
       *[other] { $consuls } consul markers
    }{ $crowned ->
        [yes] , Emperor
       *[no] {""}
    }.
# $faces are the cards of pledges that one may see; $waits tells whether a decision waits for another.
board-told-house = The { $seat }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $pledged ->
        [one] { $pledged } pledge
       *[other] { $pledged } pledges
    }{ $faces-count ->
        [0] {""}
       *[other] {" "}({ $faces })
    }, { $markers ->
        [one] { $markers } game marker
       *[other] { $markers } game markers
    }{ $waits ->
        [yes] , { $decision }
       *[no] {""}
    }.
board-told-play = { $seat } { $card }
board-told-trick = { $plays }
board-told-table = On the table: { $tricks-count ->
        [0] nothing
       *[other] { $tricks }
    }.
board-told-aside = Set aside: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
board-told-hand = Hand of the { $seat }: { $cards-count ->
        [0] nothing
       *[other] { $cards }
    }.
board-told-unseen = Not seen: { $cards }.

## A hand that was solved

solution-can = The { $seat } can make sure of { $made-count ->
        [0] nobody
       *[other] { $made }
    } as consul, and can prevent { $kept-count ->
        [0] nobody
       *[other] { $kept }
    }.
solution-best = Best play for the pledges as they are, trick by trick:
# $plays is a row of `solution-play`.
solution-trick = {"  "}{ $number }. { $plays }
solution-play = { $seat } { $card }
solution-consul = Then { $suit } is consul.

## The picture for programs and notebooks

# A house or a triumvir.
picture-name = { $name }
picture-where = Game { $game }, hand { $hand }
picture-where-dealt = Game { $game }, hand { $hand }, dealt by the { $seat }
# Of a triumvir: markers and tricks follow as signs.
picture-emperor = Emperor
picture-consul = Consul
picture-tricks = Tricks
# Beside the name of a house.
picture-decides = decides
picture-decided = has decided
picture-games = Games
picture-pledges = Pledges
# The trick on the table, and below its cards who played them.
picture-trick = Trick
picture-led = The { $seat } led
picture-replied = The { $seat } replied
picture-no-trick = No card has been played yet.
picture-aside = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } aside
picture-tricks-of-hand = Tricks of this hand

## Words that mean no move

no-card = There is no card '{ $given }'; there are 0 to 8 of { $suits }.
no-seat = There is no seat '{ $given }'; there are { $known }.

## The page: `house`, `rival` and `first` are houses, `suit` a triumvir, `card` a card

page-table = The table: arrow keys go from card to card, Enter plays, Escape goes back.
page-picture = Three cards with the signs of Caesar, Pompeius and Crassus, and two pledges face down

# Cards.
page-kind-legion = Legion
page-kind-senator = Senator
page-kind-mob = Mob
# $kind is one of the three kinds above.
page-card = { $card }, { $kind }

# A hand.
page-hand-own = Your hand
page-hand-of = The hand of the { $house }
page-hand-hidden = The { $house } hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
page-hand-play = you can play it
page-hand-pledge = you can pledge it
page-hand-chosen = chosen
page-hand-wins = wins the trick for { $suit }
page-hand-loses = loses; the trick goes to { $suit }
page-hand-again = Tap again to play it.

# Signs beside a house.
page-deals = deals
page-leads = leads
page-decided = decided
page-deals-tip = The { $house } deal this hand; the deal changes after every hand (2.4).
page-leads-tip = The { $house } lead to this trick, with any card (3.1).

# Pledges.
page-pledges-title = Pledges
page-pledges-of = The { $house } have made { $made } of { $most ->
        [one] { $most } pledge
       *[other] { $most } pledges
    }.
page-pledges-shown = The { $house } had pledged { $cards-count ->
        [0] nothing
       *[other] { $cards }
    }.
page-pledges-look = Look at your pledges
page-pledges-hide = Turn your pledges over

# The triumvirs.
page-suit-title = The triumvirs
page-suit-tricks = tricks
page-suit-consul = consul
page-suit-told = { $suit }: { $tricks } of { $of_tricks ->
        [one] { $of_tricks } trick
       *[other] { $of_tricks } tricks
    } in this hand, { $consuls } of { $of_consuls ->
        [one] { $of_consuls } consul marker
       *[other] { $of_consuls } consul markers
    }.
page-suit-crowned = { $suit } is Emperor.

# The trick that is played.
page-trick-title = The trick
page-trick-led = led
page-trick-replied = replied
page-trick-empty = The { $house } lead.
page-trick-your-lead = Lead any card.
page-trick-won = { $card } won the trick for { $suit }.
page-trick-aside = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } set aside
page-trick-aside-tip = { $cards ->
        [one] { $cards } card set aside: nobody sees it (2.5).
       *[other] { $cards } cards set aside: nobody sees them (2.5).
    }
page-trick-dealing = The cards are dealt.

# What was played in this hand.
page-played-title = Played in this hand
page-played-none = Nothing yet.
page-played-trick = Trick { $number }: { $lead } by the { $first }, { $reply } by the { $second }; { $winner } won.
page-played-open = Trick { $number }: { $lead } by the { $house }.

# Card counting. The entries with a rival are for somebody who plays, the others for somebody who watches.
page-counting-title = Card counting
page-counting-tip = Where every card can be, as far as you can know
page-counting-own = yours
page-counting-table = played
page-counting-open = may be held
page-counting-sure = held for sure
page-counting-never = cannot be held
page-counting-pledged = pledged
page-counting-may-be-pledged = may be pledged
page-counting-open-by = the { $rival } may hold it
page-counting-sure-by = the { $rival } hold it
page-counting-never-by = the { $rival } can’t hold it
page-counting-or-pledged = or it is pledged
# $parts are of `page-counting-part`, joined by semicolons.
page-counting-row = { $suit }: { $parts }.
page-counting-part = { $what } { $ranks }

# Deciding on a pledge.
page-pledging-title = A pledge?
page-pledging-consul = { $suit } is consul.
page-pledging-ask = A pledged Legion counts for you at the end of the game if its triumvir is Emperor. Choose a card of your hand, or nothing.
page-pledging-left = This would be pledge { $number } of { $most } in this game.
page-pledging-final = It lies face down until the game is over and cannot be taken back.
page-pledging-open = It lies face down until the game is over. Undo takes it back until the { $rival } have decided too.
page-pledging-worth = { $points ->
    [one] { $card } counts { $points } point if { $suit } becomes Emperor. He has { $consuls } of { $of } consulships.
   *[other] { $card } counts { $points } points if { $suit } becomes Emperor. He has { $consuls } of { $of } consulships.
}
page-pledging-worthless = { $card } counts nothing: only Legions of the Emperor count.
page-pledging-nothing = Pledge nothing
page-pledging-sure-card = Pledge { $card }?
page-pledging-sure-nothing = Pledge nothing this time?
page-pledging-nothing-hint = You keep all your cards for the next hand.
page-pledging-yes-card = Yes, pledge { $card }
page-pledging-yes-nothing = Yes, nothing
page-pledging-back = Choose again
page-pledging-decided-card = You pledge { $card }.
page-pledging-decided-nothing = You pledge nothing.
page-pledging-waits = The { $house } are deciding on a pledge.
page-pledging-secret = The { $house } have decided.

# The pledges of a game that is over.
page-reveal-emperor = { $suit } is Emperor
page-reveal-last-game = The last game: { $suit } was Emperor
page-reveal-none = no pledge
page-reveal-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-reveal-told = The { $house } had pledged { $cards-count ->
        [0] nothing
       *[other] { $cards }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-reveal-fold = Go on
page-reveal-unfold = Last game

# A seat's card beside the table.
page-seat-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
page-seat-pledges = { $made } of { $most ->
        [one] { $most } pledge
       *[other] { $most } pledges
    } made in this game.
page-seat-markers = { $markers ->
        [one] { $markers } game marker
       *[other] { $markers } game markers
    }; { $most } win the match.

# What is going on: the phases, and a headline with one of the texts that follow it.
page-phase-deal = I Deal
page-phase-tricks = II Tricks
page-phase-pledges = III Pledges
page-headline = Game { $game }, hand { $hand } · { $what }
page-doing-dealer = who deals?
page-doing-deal = the cards are dealt
page-doing-trick = trick { $number }
page-doing-pledge = the houses may pledge
page-doing-over = the match is over
# Cards of one triumvir, under one heading: $rest is his name.
group-play = Play { $rest }
group-pledge = Pledge { $rest }
verb-play = Play
verb-pledge = Pledge

# The position in sentences.
page-words-dealer = The { $house } deal.
page-words-leader = The { $house } lead.
# $score is a row of `page-words-markers`.
page-words-score = Game markers: { $score }; { $most } win the match.
page-words-markers = { $house } { $made }
page-words-hand = The { $house } hold { $cards-count ->
        [0] no cards
       *[other] { $cards }
    }.
page-words-pledged = The { $house } have pledged { $cards }.
page-words-pledged-hidden = The { $house } have pledged { $made ->
        [0] nothing
        [one] { $made } card, face down
       *[other] { $made } cards, face down
    }.
# $plays is a row of `page-words-play`.
page-words-on-table = On the table: { $plays-count ->
        [0] nothing
       *[other] { $plays }
    }.
page-words-play = { $card } by the { $house }
page-words-aside = { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } set aside.
page-words-lead = The { $house } have led { $card }.
# Known cards, or only their number.
page-words-dealt = The { $house } are dealt { $cards }.
page-words-dealt-hidden = The { $house } are dealt { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.

## The page: scenes that wait until they are read

page-honour-consul = A consul is elected
page-honour-emperor = An Emperor is crowned
page-reveal-go-on = Go on

## One line on whatever is pointed at: what it is, what it does, the rule

tip-card-legion = { $card }, Legion: pledged, its number counts if { $suit } becomes Emperor (7.1).
tip-card-senator = { $card }, Senator: wins and loses tricks by its number (3.4, 3.6); as a pledge it counts nothing (7.1).
tip-card-mob = { $card }, the Mob: the lowest of its suit (3.4), but it beats any card of another suit (3.5).
tip-pledges = { $told } Of pledges only Legions of the Emperor’s suit count (7.1).
tip-cards = { $told } A hand is over when a suit has its tricks (4.1).
tip-made = { $told } They lie face down until the game is over (5.5).
tip-markers = { $told } Each game won brings one (7.2).
tip-suit = { $told } Tricks make a consul (4.2), consul markers an Emperor (4.3).

## Lessons: `lesson-<lesson>` is a title, `-about` says what it teaches, `-<step>` what to do now, `-<step>-<kind>` what is
## said to another move, `-end` the last word. docs/lessons.md tells more

lesson-following = Following and trumping
lesson-following-about = Which card wins a trick, and for whom it counts.
lesson-following-follow = You are the Aemilii. The Claudii lead Pompeius 6. You have cards of Pompeius, so you must follow suit. Win the trick: play a Pompeius that is higher than 6.
lesson-following-follow-lower = It follows suit, but it is lower than 6, and the Claudii would win the trick. Play the 7 or the 8.
lesson-following-lead = The trick counts for Pompeius, since his card has won it: the suit counts, not the house. You have won it, so you lead. Lead any card you like, but this time let it be Caesar 4.
lesson-following-lead-keep = You may lead any card. For now lead Caesar 4, and keep the others.
lesson-following-free = The Claudii have no Caesar, so they could play anything: Crassus 8 is the higher number and takes the trick for Crassus. Now they lead Crassus 3, and you have no Crassus. Play any card with a higher number.
lesson-following-free-mob = The Mob would win here too. But it wins against any number, so keep it for later. A card above 3 is enough.
lesson-following-free-lower = That number is not higher than 3: the trick would count for Crassus. Play a higher one.
lesson-following-mob = Taken. Now lead the Mob, Caesar 0. It loses to every card of its own suit, and wins against every card of another. So whatever they reply, the trick counts for Caesar.
lesson-following-mob-other = Lead the Mob this time: Caesar 0, the lowest card in your hand.
lesson-following-end = Follow suit if you can. In one suit the higher number wins, between suits as well, and the Mob beats another suit. Three tricks for a suit make its triumvir consul, and end the hand.

lesson-pledges = Pledges
lesson-pledges-about = What a pledge is worth, and how the Emperor is crowned.
lesson-pledges-pledge = A hand is over. Pompeius and Crassus are consul twice each; the third time makes an Emperor. Now each house may pledge one card in secret. Only Legions (7, 5 and 3) of the Emperor's suit will count, by their number. Your hand is strong in Pompeius: pledge Pompeius 7.
lesson-pledges-pledge-nothing = Whoever has pledged nothing has no points when the Emperor is crowned. Pledge Pompeius 7.
lesson-pledges-pledge-other-suit = A Legion, but of a triumvir for whom you can do little: with your cards Pompeius has the best chances. Pledge Pompeius 7.
lesson-pledges-pledge-senator = That is no Legion, and only Legions count: 7, 5 and 3. Play your Senators, and pledge Pompeius 7.
lesson-pledges-first-trick = Both houses have pledged, and hands were filled up. You lead. Crown Pompeius: three tricks for his suit are enough. Begin with Pompeius 8.
lesson-pledges-first-trick-other = Lead Pompeius: every trick that his card wins counts for him. Begin with the 8.
lesson-pledges-second-trick = One trick for Pompeius. Go on with Pompeius 6.
lesson-pledges-second-trick-other = Stay with Pompeius: the 6 is the highest that is left.
lesson-pledges-third-trick = Two tricks. Now lead Pompeius 1. The Claudii will win it with a higher Pompeius, and that does not matter: it counts for Pompeius whoever wins it.
lesson-pledges-third-trick-other = One trick of Pompeius is missing. Lead Pompeius 1, your last.
lesson-pledges-end = Pompeius is Emperor, and all pledges are shown: your Pompeius 7 against their Pompeius 3. Their Crassus 7 counts nothing. You win the game. Two games win the match.

lesson-first-hand = Your first hand
lesson-first-hand-about = A whole hand with its pledge, against a recruit.
lesson-first-hand-lead = You play against a recruit. You lead the first trick. Look at your hand: of which triumvir do you have high cards, and Legions that you could pledge later? Lead a card.
lesson-first-hand-second-trick = Every trick counts for the suit of the card that won it. The tricks of each suit are counted on the table. Whoever won leads. Play your next card.
lesson-first-hand-rest = Play on until a suit has three tricks and its triumvir is consul. Do not play the Legions that you want to pledge. When the hand is over, pledge a card, or nothing.
lesson-first-hand-end = That was a hand. Cards that you did not play stay with you. You can play on from here, or start a match of your own.
