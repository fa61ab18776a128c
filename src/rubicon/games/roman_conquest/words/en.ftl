# The sentences of Roman Conquest: rules, terminal, picture and page.

title = Roman Conquest: The First Triumvirate
blurb = Caesar, Pompeius and Crassus conquer for Rome, parade through it, and want it for themselves. Win its troops over, march on the city, and hold it.

## Names

name-caesar = Caesar
    .possessive = Caesar’s
    .number = singular
    .gender = masculine
name-pompeius = Pompeius
    .possessive = Pompeius’
    .number = singular
    .gender = masculine
name-crassus = Crassus
    .possessive = Crassus’
    .number = singular
    .gender = masculine
name-rome = Rome
    .possessive = Rome’s
    .number = singular
    .gender = feminine

name-troops = troops

## What happened

event-begins = The roll says that { $seat } begins.
event-turn-began = Turn { $turn }, round { $round }: { $seat }.
event-rolled = { $seat } rolls { $number } to move.
event-travelled = { $seat } goes from { $home } to { $to }.
event-travelled-nowhere = { $seat } stays in { $to }.
event-travelled-deadly = { $seat } goes from { $home } to { $to }, among the troops of a rival.
event-stayed = { $seat } stays in { $hex }.
event-collected = { $gained ->
    [one] { $seat } collects { $gained } conquest token and has { $conquests }.
   *[other] { $seat } collects { $gained } conquest tokens and has { $conquests }.
}
event-paraded = { $tokens ->
    [one] { $seat } throws a parade in Rome for { $tokens } conquest.
   *[other] { $seat } throws a parade in Rome for { $tokens } conquests.
}
event-valued = { $seat } gains { $gained } popularity and has { $popularity }.
event-marched = { $troops ->
    [one] { $troops } troop of { $seat } marches from { $home } to { $to }.
   *[other] { $troops } troops of { $seat } march from { $home } to { $to }.
}
event-marched-sea = { $troops ->
    [one] { $troops } troop of { $seat } sails from { $home } to { $to }.
   *[other] { $troops } troops of { $seat } sail from { $home } to { $to }.
}
event-war-began-entering = Troops of { $seat } enter Italy at { $hex }: the civil war begins!
event-war-began-standing = Troops of { $seat } stand in Italy, in { $hex }: the civil war begins!
event-war-began-favour = Roman troops in { $hex } have taken the side of { $seat }: the civil war begins!
event-attacked = { $attacker } attacks { $defender } in { $hex }: { $attackers } against { $defenders }.
event-led = { $seat } leads his troops in { $hex }.
event-rolls-for-rome = { $seat } rolls for Rome in { $hex }.
event-threw = { $force } throws { $dice }.
event-clashed = The attacker loses { $attackers_lost } and has { $attackers } left; the defender loses { $defenders_lost } and has { $defenders } left.
event-beat = { $troops ->
    [one] { $force } beats { $loser } in { $hex } and has { $troops } troop left.
   *[other] { $force } beats { $loser } in { $hex } and has { $troops } troops left.
}
event-killed-in-battle = { $seat } falls in the battle of { $hex }, beaten by { $killer }.
event-killed-caught = { $seat } is caught in { $hex } and killed by the troops of { $killer }.
event-killed-walked-in = { $seat } is alone among the troops of { $killer } in { $hex } and is killed.
event-turned = { $troops ->
    [0] { $seat } is out of the game. No troops of his are left.
    [one] { $seat } is out of the game. His { $troops } troop becomes Roman.
   *[other] { $seat } is out of the game. His { $troops } troops become Roman.
}
event-trimmed = { $troops ->
    [one] { $hex } can't hold them all: { $troops } Roman troop leaves the board.
   *[other] { $hex } can't hold them all: { $troops } Roman troops leave the board.
}
event-recruited = { $troops ->
    [one] { $seat } rolls { $number } with a popularity of { $popularity }: { $troops } Roman troop in { $hex } joins him.
   *[other] { $seat } rolls { $number } with a popularity of { $popularity }: { $troops } Roman troops in { $hex } join him.
}
event-rebuffed = { $seat } rolls { $number } with a popularity of { $popularity }: the Roman troops in { $hex } stay with Rome.
event-declined = { $seat } leaves the Roman troops in { $hex } alone.
event-held = { $turns ->
    [one] { $seat } has held Rome for { $turns } turn of { $needed }.
   *[other] { $seat } has held Rome for { $turns } turns of { $needed }.
}
event-left = { $seat } is not in Rome: his turns there count no more.
event-round-began = Round { $round } of { $last } begins.
event-won = { $winners } wins the game.
event-shared = { $winners } share the win.

## What is expected

prompt-opening = A roll decides who begins.
prompt-leader = { $seat }, your leader is in { $hex }: roll to move him, or let him do something else.
    .you = Your leader is in { $hex }: roll to move him, or let him do something else.
prompt-rolling = { $seat } rolls to move.
prompt-travel = { $number ->
    [one] { $seat }, move your leader from { $hex }, up to { $number } hex.
   *[other] { $seat }, move your leader from { $hex }, up to { $number } hexes.
    }
    .you = { $number ->
        [one] Move your leader from { $hex }, up to { $number } hex.
       *[other] Move your leader from { $hex }, up to { $number } hexes.
        }
prompt-values = What the new popularity tokens of { $seat } count is drawn.
prompt-troops = { $seat }, move your troops, or say that you are done.
    .you = Move your troops, or say that you are done.
prompt-fights = { $seat }, choose which of { $fights } fights comes next.
    .you = Choose which of { $fights } fights comes next.
prompt-battle = The dice are thrown in { $hex }.
prompt-favour = { $seat }, do you try to win over the Roman troops in { $hex }? You need { $popularity } or less on a die with twenty sides.
    .you = Do you try to win over the Roman troops in { $hex }? You need { $popularity } or less on a die with twenty sides.
prompt-twenty = { $seat } rolls for the favour of the Roman troops.

## How it ended

ending-last-leader = { $seat } wins: he is the last leader alive ({ $rule }).
ending-held-rome = { $seat } wins: he has held Rome for { $turns } turns in a row ({ $rule }).
ending-last-round = { $seat } wins: after { $rounds } rounds he is ahead ({ $rule }).
ending-shared = { $seats } share the win: after { $rounds } rounds nobody of them is ahead ({ $rule }).

## Moves, as a person would say them

label-begin = { $seat } begins
label-roll = Roll and move your leader
label-collect = Collect conquest tokens
label-parade = Throw a parade
label-stay = Let your leader stay
label-die = Roll { $number }
label-go = Go to { $to }
label-go-here = Stay in { $to }
label-tokens = Draw tokens: { $ones } of 1, { $twos } of 2, { $threes } of 3
label-march = { $troops ->
    [one] Move { $troops } troop from { $home } to { $to }
   *[other] Move { $troops } troops from { $home } to { $to }
}
label-done = Done
label-fight = Fight in { $hex } next
label-throw = { $dice-leader ->
    [0] Throw { $dice-troops }
   *[other] Throw { $dice-troops }, and { $dice-leader } for the leader
}
label-recruit = Try to win the Roman troops over
label-decline = Leave the Roman troops alone
label-twenty = Roll { $number }

# Headings for all moves of a kind.

verb-go = Go to
verb-march = March
verb-fight = Fight

## What moves do, in one line

effect-roll = A die with six sides says how far your leader may go from { $here }.
effect-collect = { $gaining ->
    [one] You get { $gaining } conquest token and have { $conquests } of at most { $most } now.
   *[other] You get { $gaining } conquest tokens and have { $conquests } of at most { $most } now.
}
effect-parade = { $conquests ->
    [one] Your { $conquests } conquest token becomes popularity. You have { $popularity } now.
   *[other] Your { $conquests } conquest tokens become popularity. You have { $popularity } now.
}
effect-stay = Your leader does nothing this turn. Your troops can still move.
effect-go-here = Your leader stays where he is.
effect-go = { $roll ->
    [one] You are in { $here } and may go up to { $roll } hex.
   *[other] You are in { $here } and may go up to { $roll } hexes.
}
effect-march = They move one hex, and not again this turn.
effect-fight = The dice are thrown until one side has no troops left.
effect-done = { $war ->
    [0] The fights come next.
   *[other] The fights come next. You have held Rome for { $turns } of { $needed } turns.
}
effect-recruit = { $in_italy ->
    [0] { $romans ->
        [one] { $romans } Roman troop joins you on a roll of { $popularity } or less.
       *[other] { $romans } Roman troops join you on a roll of { $popularity } or less.
    }
   *[other] { $war ->
        [0] { $romans ->
            [one] { $romans } Roman troop joins you on a roll of { $popularity } or less. That would start the civil war.
           *[other] { $romans } Roman troops join you on a roll of { $popularity } or less. That would start the civil war.
        }
       *[other] { $romans ->
            [one] { $romans } Roman troop joins you on a roll of { $popularity } or less.
           *[other] { $romans } Roman troops join you on a roll of { $popularity } or less.
        }
    }
}
effect-decline = Nothing happens.

## Why a move is not allowed. The rule's number and the full stop are added.

refusal-over = The game is over
refusal-turn = It is { $seat }'s turn
refusal-no-dice = No dice are thrown now
refusal-dice-first = First the dice have to be thrown
refusal-dice = The dice that are due can't show that
refusal-leader-phase = Your leader has had his part of this turn
refusal-leader-first = Your leader comes first: roll, collect, parade or stay
refusal-go-phase = Your leader goes somewhere right after the roll to move him, and not now
refusal-go-first = You have rolled: move your leader first, or let him stay where he is
refusal-march-phase = Your troops have moved in this turn
refusal-fight-phase = There is no fight to choose now
refusal-fight-first = You have to choose the next fight first
refusal-favour-phase = There are no Roman troops to win over now
refusal-favour-first = You have to decide first whether to win the Roman troops over
refusal-collect-war = Nobody collects conquest tokens in the civil war
refusal-collect-zone = You collect conquest tokens in your military zone; your leader is in { $hex }
refusal-collect-most = You have { $conquests } conquest tokens already, the most there can be
refusal-parade-war = Nobody throws parades in the civil war
refusal-parade-rome = You throw parades in Rome; your leader is in { $hex }
refusal-parade-tokens = You have no conquest tokens to parade
refusal-too-far = { $roll ->
    [one] Your leader can't reach { $to } from { $home }: he may go { $roll } hex
   *[other] Your leader can't reach { $to } from { $home }: he may go { $roll } hexes
}
refusal-blocked = The way to { $to } leads through troops of a rival, or is longer than { $roll }
refusal-deadly = Troops of a rival are in { $to }, and none of yours can follow your leader there
refusal-no-neighbour = { $to } is not next to { $home }
refusal-no-navy = { $to } is sea, and only the troops of { $seat } go there
refusal-no-landing = Your troops at sea may only land, and { $to } is sea
refusal-no-troops = You have no troops in { $home }
refusal-few-troops = { $there ->
    [0] All your troops in { $home } have moved
    [one] Only { $there } of your troops in { $home } has not moved
   *[other] Only { $there } of your troops in { $home } have not moved
}
refusal-no-room = { $room ->
    [0] There is no room for more of your troops in { $to }
    [one] There is room for { $room } more of your troops in { $to }
   *[other] There is room for { $room } more of your troops in { $to }
}
refusal-late = Orders are given in the order of the board: this one comes before the last one, which has to be taken back first
refusal-no-fight = There is no fight in { $hex }

## Words that mean no move

no-hex = There is no hex '{ $given }' on this board.
no-seat = There is no seat '{ $given }'; there are { $known }.
no-such-number-of-troops = { $given } is not a possible number of troops; the most is { $most }.
no-such-face = { $given } is not on the die; the most is { $most }.
no-such-number-of-tokens = { $given } is not a possible number of tokens; the most is { $most }.
no-such-throw = '{ $given }' is not a throw of one to { $most } dice, such as '6 4 2' or '5 3 +8'.

## Who is close to winning

warning-rome = { $missing ->
    [one] { $seat } wins if he ends { $missing } more turn in Rome.
   *[other] { $seat } wins if he ends { $missing } more turns in Rome.
}
warning-two-left = Only { $seat } and { $other } are left: whoever kills the other wins.

## Odds

odds-battle = { $attackers } against { $defenders }: { $win } % to win.
odds-side = { $leader ->
    [0] { $troops }
   *[other] { $troops } and { $force }
}
odds-left = Left on average: attacker { NUMBER($attackers, minimumFractionDigits: 1) }, defender { NUMBER($defenders, minimumFractionDigits: 1) }.
odds-one-more = +1 troop: { $win } %.
odds-with-leader = With { $seat } beside them: { $win } %.
odds-favour = { $troops ->
    [one] { $win } % that { $troops } Roman troop joins.
   *[other] { $win } % that { $troops } Roman troops join.
}
odds-favour-war = If they join, the civil war begins.

## Settling a match

wrong-players = { $title } is for 3 players, not { $players }.

## Board files. `entry` is one of the first entries here.

boardfile-error = { $file }: { $what }.
boardfile-sound = { $file }: { $name } is sound: { $land } hexes of land, { $sea } of sea, { $troops }.
boardfile-troops = { $troops } troops of { $force }
boardfile-board = the board
boardfile-a-hex = hex number { $number }
boardfile-hex = hex { $name }
boardfile-table = [{ $name }]
boardfile-italy = italy

boardfile-too-deep = the file is nested too deep
boardfile-not-toml = the file is not TOML: { $error }
boardfile-no-key = { $entry } has no { $key }
boardfile-no-number = { $entry } has no { $key }, or it is no whole number from -99 to 99
boardfile-no-flag = { $entry } has a { $key } that is neither true nor false
boardfile-no-list = { $entry } has no list of names { $key }
boardfile-listed-twice = { $entry } lists { $name } twice in { $key }
boardfile-no-table = the board has no [{ $key }] table
boardfile-no-hexes = the board has no list of hexes
boardfile-number-of-hexes = the board has { $count } hexes, not 1 to { $most }
boardfile-t = { $entry } has a t that is no number of troops from 0 to { $most }
boardfile-name-twice = { $entry } has a name that another has
boardfile-name-is-code = { $entry } has a name that is the short name of a hex
boardfile-place-twice = { $entry } is in the place of { $name }
boardfile-unknown = { $entry } names { $name }, which is not on the board
boardfile-home-at-sea = { $entry } puts the home of { $force } in { $name }, which is sea
boardfile-home-twice = { $entry } has { $name } twice; it is the home of { $first }
boardfile-t-at-sea = { $entry } has troops, but it is sea
boardfile-t-between = { $entry } has a T as far from the home of { $forces }: nobody could say whose troops they are
boardfile-zone-without-home = { $entry } leaves { $seat }'s home out of his zone
boardfile-zone-apart = { $entry } gives { $seat } { $name }, which is not land next to his home
boardfile-zone-shared = { $entry } gives { $name } to { $first } and to { $seat }
boardfile-italy-without-rome = { $entry } leaves out Rome
boardfile-italy-at-sea = { $entry } names { $name }, which is sea
boardfile-italy-open = { $entry } names { $name }, which is not joined to Rome by other hexes of Italy
boardfile-italy-troops = { $entry } has troops of { $seat } in { $name }
boardfile-italy-zone = { $entry } has { $name }, which is in the zone of { $seat }
boardfile-cut-off = { $entry } has { $seat } in { $name }, from where no march over land leads to Rome

## What can be set for a match

option-board = which board is played on
option-board-why = the classic board follows the old rules to the letter, but it is unfair to Crassus
value-board-balanced = balanced
value-board-classic = classic: one troop in a hex, more hexes
option-combat = how dice are compared
option-combat-why = in pairs every die counts; with the highest alone one lucky die decides
value-combat-pairs = in pairs, the highest first
value-combat-highest = only the highest of each side
option-token-values = what a popularity token counts
option-token-values-why = drawn values make a parade less sure
value-token-values-one = 1
value-token-values-drawn = 1, 2 or 3, drawn at the parade
option-war-starts = when the civil war starts
option-war-starts-why = standing means that a lost attack on Italy starts no war
value-war-starts-entering = when a troop enters Italy
value-war-starts-standing = when a troop stands in Italy after the fights
option-rome-counts = what it takes to hold Rome for a turn
option-rome-counts-why = with more than the leader Rome is harder to hold
value-rome-counts-leader = the leader
value-rome-counts-with-troop = the leader with a troop
value-rome-counts-no-rival = the leader, and no rival leader
option-deadly-stops = whether a leader may stop among a rival’s troops where none of his own can follow
option-deadly-stops-why = a leader who stops there is killed; the page asks first
value-deadly-stops-allowed = allowed
value-deadly-stops-refused = refused
option-round-limit = rounds after which the game is over
option-turns-in-rome = turns in a row in Rome that win
option-conquest-cap = conquest tokens that a player can hold
option-crassus-collects = conquest tokens that Crassus collects at a time
option-stack-limit = troops of one force in a hex

## Positions that somebody wrote

# Parts of a position: $entry is one of them, or what its file calls it.
entry-top-level = top level
entry-stack = stack { $name }
entry-seat = seat { $seat }
entry-of-seat = { $seat }'s { $name }
position-cannot-be = The position can't be: { $what }.
position-no-hex = The position's { $entry } names { $given }, which is no hex of this board.
position-hex-twice = The position's stacks give { $hex } twice.
position-true-or-false = The position's { $entry } must be true or false.
position-wrong-phase = The position's { $entry } does not belong to the phase { $phase }.
position-dice = The position's battle has the attacker's dice in the phase 'defence' only, not in { $phase }.
position-throw = The position's battle can't have the dice { $given }.
position-no-winners = The position's { $entry } must be a list of seats.
position-one-winner = The position's result has several winners, but there is one who wins by { $reason }.
position-no-choice = The position's phase asks which fight comes next, but there are not two.
position-no-battle = The position's battle is in { $hex }, where no two sides have troops.
position-no-favour = The position's phase asks for Roman troops that the leader can't win over (7.1).
position-no-parade = The position's phase draws tokens, but there is no parade for which they are drawn (11.2).
line-things = hex, seat or phase
line-not-whole = The line does not describe stacks, three seats and the turn.
line-numbers = The numbers of the line are not numbers.

## What is wrong with a position that can't be

law-stack = more than { $most } troops of one force stand in { $hex }
law-forces = troops of several forces stand in { $hex }, and nobody fights
law-moved = troops have moved in { $hex } that could not
law-outside = troops stand outside the board
law-italy = troops of a player stand in Italy, in { $hex }, and there is no war
law-dead = { $seat } is dead but has something left
law-conquests = { $seat } has conquest tokens in the civil war
law-rome = { $seat } holds Rome before the civil war
law-held-rome = { $seat } has held Rome long enough to have won
law-last-leader = the game goes on without two leaders
law-winners = somebody has won exactly if the game is over
law-first = there is a first player once the game has begun
law-mover = it is the turn of { $seat }, who is dead

## The board in the terminal

board-name = { $name }
board-round = Round { $round } of { $last }:
board-peace = Conquest
board-war = Civil War
board-phase-opening = a roll for the first turn
board-phase-leader = his leader
board-phase-rolling = a roll for his leader
board-phase-travel = his leader’s way
board-phase-values = tokens are drawn
board-phase-troops = his troops
board-phase-fights = fights
board-phase-battle = a battle
board-phase-favour = Roman troops to win over
board-phase-over = the game is over
board-legend = C Caesar  P Pompeius  K Crassus  R Rome   *C leader   ■ Italy   c p k zones   · land   ~ sea
board-too-narrow = The map needs 90 columns. The troops are listed below.
board-seat = Seat
board-leader = Leader
board-troops = Troops
board-conquests = Conquests
board-popularity = Popularity
board-in-rome = In Rome
board-to-rome = To Rome
board-dead = dead
board-of = { $count } of { $most }
board-no-troops = no troops

## The same in sentences

board-told-round = Round { $round } of { $last }, { $seat }: { $phase }.
board-told-peace = This is the conquest phase.
board-told-war = This is the civil war.
board-told-dead = { $seat } is dead.
board-told-seat = { $conquests ->
    [one] { $seat } is in { $hex }, { $far } from Rome: { $conquests } conquest token, popularity { $popularity }, { $turns } of { $needed } turns in Rome.
   *[other] { $seat } is in { $hex }, { $far } from Rome: { $conquests } conquest tokens, popularity { $popularity }, { $turns } of { $needed } turns in Rome.
}
board-told-stacks = { $places-count ->
    [0] { $force } has no troops.
   *[other] Troops of { $force }: { $places }.
}
board-told-stack = { $hex } { $code } { $troops }
board-told-caught = Troops of { $attacker } kill a leader in { $hex }.
board-told-fight = A fight in { $hex }: { $attackers } of { $attacker } against { $defenders } of { $defender }, { $win } % to win.

## The picture for programs and notebooks

# A seat or a hex.
picture-name = { $name }
picture-round = Round { $round } of { $last }
picture-peace = Conquest
picture-war = Civil War
picture-dead = dead
picture-leader = { $troops ->
    [one] in { $hex }, { $troops } troop
   *[other] in { $hex }, { $troops } troops
}
picture-tokens = Conquests { $conquests } · Popularity { $popularity }
# For somebody who points at a hex. $things is a row of the two entries that follow.
picture-hex = { $hex }: { $things }
picture-troops = { $troops ->
    [one] { $troops } troop of { $force }
   *[other] { $troops } troops of { $force }
}
picture-is-here = { $seat } himself

## Ways to win, in few words

goal-rome = { $needs ->
    [one] { $needs } turn in Rome
   *[other] { $needs } turns in a row in Rome
}
goal-leaders = { $needs ->
    [one] { $needs } rival leader dead
   *[other] { $needs } rival leaders dead
}
goal-war-first = counts in the civil war

## The page

page-board = The board: arrow keys go from hex to hex, Enter chooses, Escape goes back, Backspace takes the last order back.
page-picture = Italy among the hexes of the Mediterranean, with the heads of Caesar, Pompeius and Crassus
page-phase-leader = Leader
page-phase-troops = Troops
page-phase-fights = Fights
page-phase-favour = Favour
page-headline-conquest = Conquest, round { $round } of { $last }
page-headline-war = Civil war, round { $round } of { $last }
page-plate-conquest = Conquest
page-plate-war = Civil War
page-plate-round = Round { $round } of { $last }
page-plate-can-hold = { $now ->
    [0] { $seat } wins if he ends his next turn in Rome.
   *[other] { $seat } wins if he ends this turn in Rome.
}
page-plate-can-kill = { $now ->
    [0] { $seat } can kill every rival in his next turn.
   *[other] { $seat } can kill every rival this turn.
}
page-told = { $what }.
page-told-where = { $headline }, { $phase }.
page-told-seat = { $seat } is in { $hex } and has { $has }.
page-told-dead = { $seat } is dead.
page-told-troops = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
page-told-conquests = { $n ->
    [one] { $n } conquest token
   *[other] { $n } conquest tokens
}
page-told-popularity = a popularity of { $n }
page-told-rome = { $n } of { $of } turns in Rome
page-told-holds = { $seat } has held Rome for { $n } of { $of } turns (8.3).
page-told-roman = { $n ->
    [one] Rome has { $n } troop.
   *[other] Rome has { $n } troops.
}
page-hex = { $hex }, { $ground }: { $what }
page-hex-empty = { $hex }, { $ground }
page-ground-land = { $region }
page-ground-sea = { $region }, sea
page-ground-italy = in { $region }
page-ground-zone = { $region }, military zone of { $seat }
page-leader-here = { $seat } himself
page-troops-of = { $n ->
    [one] { $n } troop of { $force }
   *[other] { $n } troops of { $force }
}
page-moved = { $n ->
    [one] { $n } has moved
   *[other] { $n } have moved
}
page-can-leader = choose what your leader does
page-can-go = send your leader here
page-can-deadly = your leader would be among a rival’s troops here
page-can-stack = pick these troops up
page-can-put-back = put them down again
page-can-march = move troops here
page-can-attack = attack here
page-can-fight = let this fight be next
page-can-favour = decide about the Roman troops here
page-chance = { $win }{"\u00A0"}%
page-order-troops = Troops
page-order-march = { $n ->
    [one] Move { $n } troop
   *[other] Move { $n } troops
}
page-order-attack = { $n ->
    [one] Attack with { $n } troop
   *[other] Attack with { $n } troops
}
page-order-stays = { $n ->
    [0] None stay in { $hex }.
    [one] { $n } stays in { $hex }.
   *[other] { $n } stay in { $hex }.
}
page-order-alone = { $seat } would be alone there.
page-order-catches = No troops defend this hex: your troops kill a leader who is alone.
page-order-war = Entering Italy starts the civil war.
page-deadly = Troops of a rival stand in { $hex }. Your leader is killed there unless troops of yours follow him this turn.
page-deadly-go = Go to { $hex } all the same
page-deadly-not = Choose another hex
page-deadly-alone = Troops of a rival stand in { $hex }, and no troops of yours can get there this turn. Your leader is killed there.
page-doomed = Your leader is alone among a rival’s troops in { $hex }. If you are done now, he is killed. Troops of yours can still come to him.
page-doomed-alone = Your leader is alone among a rival’s troops in { $hex }, and no troops of yours can come to him. If you are done now, he is killed.
page-doomed-done = Done all the same
page-doomed-not = Back to the orders
page-order-open = This order is not given yet. Give it, or press Done again to leave it out.
page-planned-there = { $n ->
    [one] { $n } troop is planned to come to { $hex }. It can’t move farther this turn; take its order back to send it elsewhere
   *[other] { $n } troops are planned to come to { $hex }. They can’t move farther this turn; take their order back to send them elsewhere
}
page-stake-own = If you lose, your leader dies.
page-stake-rival = If you win, { $seat } dies.
page-orders = Your orders
page-orders-count = { $n ->
    [one] { $n } order planned
   *[other] { $n } orders planned
}
page-orders-one = { $hex } → { $to }: { $n }
page-orders-back = Take this order back
page-orders-last = Take the last one back
page-orders-later = Orders for troops are planned here, after the leader has moved.
page-orders-none = No orders planned yet. Drag troops, or click on them and then on a hex.
page-orders-fight = { $isLed ->
    [0] Fight in { $hex }: { $attackers } against { $defenders } of { $force }, { $win } % to win.
   *[other] Fight in { $hex }: { $attackers } against { $defenders }, { $win } % to win.
}
page-orders-alone = { $seat } is alone among the troops of { $force } in { $hex }: he is killed.
page-orders-catch = In { $hex } there is a leader alone: he is killed.
page-way-from = From { $hex }
page-way-where = Where to?
page-way-how-many = How many?
page-note-conquests = { $n ->
    [one] +{ $n } conquest
   *[other] +{ $n } conquests
}
page-note-popularity = +{ $n } popularity
page-note-trimmed = −{ $n }
page-note-held = Rome: { $n } of { $of }
page-battle-title = Battle of { $hex }
page-battle-attacker = { $force } attacks: { $left } of { $had } left
page-battle-defender = { $force } defends: { $left } of { $had } left
page-scene-war = The civil war begins
page-scene-war-tokens = All conquest tokens are put away. Nobody collects or parades any more.
page-scene-war-rome = From now on turns in Rome count.
page-scene-death = { $seat } is dead
page-scene-death-troops = His troops become Roman wherever they stand, and can be won over.
page-scene-death-left = { $seats } are left: whoever kills the other wins.
page-scene-held_rome = { $seat } is master of Rome
page-scene-last_leader = { $seat } is the last of the three
page-scene-last_round = { $seat } is ahead at the end
page-scene-held = His leader has ended { $n } turns in a row in Rome. The Republic is his.
page-scene-last = Both rivals are dead. There is nobody left to stop him.
page-scene-shared = Nobody is ahead at the end
page-seat-troops = { $n ->
    [one] { $n } troop on the board
   *[other] { $n } troops on the board
}
page-seat-popularity = A popularity of { $n }: Roman troops join on a roll of { $n } or less (7.2).
page-seat-conquests = { $n } of at most { $most } conquest tokens (5.3). A parade in Rome turns them into popularity (5.4).
page-seat-rome = { $n } of { $of } turns in a row in Rome (8.3)
page-seat-dead = Dead. His troops are Roman.
page-seat-can-win = Can win!

## What things on the board are

tip-leader = { $seat } himself. He goes up to a die’s number of hexes, over land and sea (3.3). With his troops he fights with a die of eight sides (6.4).
tip-troops = { $n ->
    [one] { $n } troop of { $seat }. It moves one hex a turn (4.1).
   *[other] { $n } troops of { $seat }. Each moves one hex a turn (4.1).
}
tip-roman = { $n ->
    [one] { $n } Roman troop. It never moves, fights who enters (6.1), and can be won over (7.1).
   *[other] { $n } Roman troops. They never move, fight who enters (6.1), and can be won over (7.1).
}
tip-rome = Rome. In the civil war, whoever ends { $of } turns in a row here wins (8.3).
tip-order = { $n ->
    [one] { $n } troop goes from { $hex } to { $to }. Click to take the order back.
   *[other] { $n } troops go from { $hex } to { $to }. Click to take the order back.
}
tip-conquest = Leaders collect conquest tokens in their zones (5.2) and parade in Rome (5.4). The war begins when a troop enters Italy (5.6).
tip-war = No tokens and no parades any more (5.8). Turns that end in Rome count (8.2).

## Lessons: `lesson-<lesson>` is a title, `-about` says what it teaches, `-<step>` what to do now, `-<step>-<kind>` what is
## said to another move, `-end` the last word. docs/lessons.md tells more

lesson-moving = Moving and conquering
lesson-moving-about = What a leader can do, how troops move, and where conquest tokens come from.
lesson-moving-collect = You are Caesar, in Cenabum. The hatched hexes around you are your military zone. Each turn your leader does one thing: move, collect, parade, or nothing. In his zone he can collect a conquest token. Do that: choose it in the list, or click on your leader.
lesson-moving-collect-roll = Moving comes later. As long as he is in his zone, let him collect a conquest token.
lesson-moving-collect-stay = Doing nothing brings nothing. Collect a conquest token.
lesson-moving-march = One token, of at most four. Now your troops: each may move one hex. The road to Rome leads east. Drag troops to Bibracte, or click on a stack and then on Bibracte. You may give more orders: each is an arrow, and you can take it back until you press Done. A hex holds four troops of yours. Press Done when you are ready.
lesson-moving-march-too-early = Your troops have not moved yet. Move some of them to Bibracte first.
lesson-moving-march-elsewhere = That is allowed, but the way to Rome leads over Bibracte. Move troops there.
lesson-moving-done = Press Done when you are ready. Then Pompeius and Crassus have their turns.
lesson-moving-roll = Pompeius and Crassus have collected too; Crassus gets two at a time. Now let your leader travel: roll for him.
lesson-moving-roll-collect = More tokens are good. But this time let him see the world: roll.
lesson-moving-roll-stay = He has rested enough. Roll.
lesson-moving-go = A four: he may go up to four hexes, over land and sea. The hexes that glow are in reach. He passes through Roman troops and his own, never through a rival’s. Send him east or south: to Lugdunum, Vesontio, Massilia, Narbo, Taurini or Mediolanum.
lesson-moving-go-elsewhere = He can go there, but Rome lies in the south-east. Choose Lugdunum, Vesontio, Massilia, Narbo, Taurini or Mediolanum.
lesson-moving-last = Now he is ahead of his troops, and a leader who is alone is killed by any troop that finds him. Bring troops after him if you like, and press Done. Leaders cross the sea, but of the troops only those of Pompeius sail.
lesson-moving-end = The leader first, then the troops: that is a turn. The next lesson shows what the tokens are for.

lesson-parades = Parades and popularity
lesson-parades-about = How conquests become popularity, and how Roman troops come over to you.
lesson-parades-parade = You are Crassus, and you stand in Rome with four conquest tokens. A parade turns them all into popularity. Throw a parade.
lesson-parades-parade-roll = You have come all this way for a parade. Throw it.
lesson-parades-parade-stay = The people are waiting. Throw a parade.
lesson-parades-done = Ten! Popularity is never spent. Your troops are far away: move them, or just press Done.
lesson-parades-decline = Your leader stands in a hex with a Roman troop, so you may try to win it over: a die with twenty sides, and ten or less is enough. But this is Italy: if it joins you, the civil war begins, and one troop alone is too few to hold Rome. There is a better place. Leave it alone this time.
lesson-parades-decline-recruit = It might work, but then everybody marches on Rome, and you have one troop there. Leave it alone: in the next turn you get two at once.
lesson-parades-roll = Look at Picenum: two Roman troops together, and Rome is the next hex. Two are worth a war. Roll to go there.
lesson-parades-roll-stay = Two troops are worth more than one. Roll, and go to Picenum.
lesson-parades-go = Go to Picenum. Roman troops never harm a leader who is alone.
lesson-parades-go-elsewhere = There are no Roman troops to win there. Go to Picenum.
lesson-parades-wait = Roman troops are won at the end of a turn, after the fights. Press Done.
lesson-parades-recruit = Now ask them. It is one chance in two, and if they join you the civil war begins. This time it is worth it: two troops at once, and beside Rome.
lesson-parades-recruit-decline = You have come for them. Try to win them over.
lesson-parades-end = A nine: they are yours, and the civil war has begun. From now on nobody collects and nobody parades.

lesson-war = Starting the war
lesson-war-about = What begins the civil war, what it changes, and how dice decide a fight.
lesson-war-roll = You are Caesar, at the border of Italy, and nobody else is near. A leader beside his troops fights with a die of eight sides. Roll, so that he can lead them.
lesson-war-roll-stay = Without him they can fight too. But with him the odds are better. Roll.
lesson-war-lead = A one is enough. Send him to Etruria. A leader alone starts no war.
lesson-war-lead-elsewhere = His troops will march to Etruria. Send him there.
lesson-war-cross = Now the troops. Look before you order: choose Mediolanum, then Etruria, and read the odds. As soon as they enter Italy, the civil war begins. Order all 4 troops to Etruria. The sign with the swords then tells the chance. Others of your troops may move up. Then press Done.
lesson-war-cross-few = It could work, but why be modest? Order all 4 troops of Mediolanum to Etruria.
lesson-war-cross-elsewhere = The die is cast: order all 4 troops from Mediolanum to Etruria.
lesson-war-cross-too-early = Your leader would stay alone in Etruria. Order all 4 troops to follow him.
lesson-war-fight = Others of your troops may move up. Press Done, and the dice are thrown.
lesson-war-end = The war is on. In a battle the highest dice are compared, yours with theirs; on equal dice the defender wins. Conquest tokens are gone, and turns in Rome count from now on.

lesson-holding = Holding Rome
lesson-holding-about = Four turns in a row in Rome win. How to keep them.
lesson-holding-stay = It is war, you are Caesar, and you have held Rome for two turns. A turn counts if your leader is in Rome when it ends. So let him stay.
lesson-holding-stay-roll = If he leaves, you start again from none. Let him stay.
lesson-holding-guard = Pompeius is in Bruttium with a troop, two hexes away. Whoever wins a fight in Rome kills your leader. Bring both troops from Etruria to Rome: four are the most that a hex can hold. Then press Done.
lesson-holding-guard-leave = A troop that leaves Rome can’t defend your leader there. Bring both troops from Etruria there.
lesson-holding-guard-both = Both of them: four stand better than three.
lesson-holding-guard-elsewhere = Your leader is in Rome. Bring both troops there.
lesson-holding-guard-too-early = Rome could be stronger. Bring both troops from Etruria there first.
lesson-holding-third = Four troops and a leader: nobody is likely to try that. Press Done.
lesson-holding-third-leave = A troop that leaves Rome can’t defend your leader there, and all that counts now is that he lives. Keep them all in Rome, and press Done.
lesson-holding-again = Three of four. One more turn that ends in Rome, and you have won. Let your leader stay.
lesson-holding-again-roll = Not now! Let him stay where he is.
lesson-holding-win = Press Done, and Rome is yours.
lesson-holding-win-leave = Nobody has to move any more. Press Done.
lesson-holding-end = You have won. The other way is to kill both rival leaders. And whoever sees somebody hold Rome for three turns must go there, whatever it costs.

lesson-first-rounds = Your first three rounds
lesson-first-rounds-about = Three rounds against two recruits, with advice for every turn of yours.
lesson-first-rounds-leader = Recruits play Pompeius and Crassus. You are in your zone: collect a conquest token, or roll and travel. Then move your troops towards Rome, and press Done.
lesson-first-rounds-leader-stay = That would waste a turn. Collect, or roll.
lesson-first-rounds-troops = Keep your troops together: four in a hex fight better than one at a time. Roman troops stand in Cisalpina, on the way; every target shows its odds. After your turn, choose what your leader does next.
lesson-first-rounds-second = Two or three tokens are worth a journey to Rome: a parade there turns them into popularity. But a leader who travels far ahead is alone. Move your troops, press Done, and choose again for your leader.
lesson-first-rounds-third = The third round. Think of the moment to enter Italy: best is when your troops are near and the others’ are not. Finish this turn as you like.
lesson-first-rounds-end = Three rounds are over. The match goes on if you like, or start one of your own.
