# The sentences of The End of the Triumvirate: rules, terminal, picture and page.

title = The End of the Triumvirate
blurb = Caesar, Pompeius and Crassus share the Mediterranean, and none of them wants to leave it at that. Win by arms, by the favour of the people, or by ability beyond dispute.

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
name-political = political
name-military = military
name-competence = competence
name-gold = gold
name-legions = legions
name-servants = servants

## Pieces of sentences. Each speaks of a field of the sentence that it stands in.

# The calendar, in Roman numerals.
calendar-numeral = { $calendar ->
    [0] ELECTIO
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
    [11] XI
    [12] XII
   *[other] { $calendar }
}
# A step of a track, in Roman numerals.
level-numeral = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[other] { $level }
}
# Who travels along.
company = { $legions ->
    [0] { $servants ->
        [0] alone
        [one] with { $servants } civil servant
       *[other] with { $servants } civil servants
    }
    [one] { $servants ->
        [0] with { $legions } legion
        [one] with { $legions } legion and { $servants } civil servant
       *[other] with { $legions } legion and { $servants } civil servants
    }
   *[other] { $servants ->
        [0] with { $legions } legions
        [one] with { $legions } legions and { $servants } civil servant
       *[other] with { $legions } legions and { $servants } civil servants
    }
}
# The two sides of a battle.
attacking-legions = { $attackers ->
    [0] no legions
    [one] { $attackers } legion
   *[other] { $attackers } legions
}
defending-legions = { $defenders ->
    [0] no legions
    [one] { $defenders } legion
   *[other] { $defenders } legions
}

## What happened

event-turn-began = Turn { $turn }: { $seat } (calendar { calendar-numeral }).
event-governors-moved = { $seat }'s governors change places.
event-yielded-legions = { $legions ->
    [one] { $province } yields { $legions } legion.
   *[other] { $province } yields { $legions } legions.
}
event-yielded-in-hand = { $province } yields { $gold } gold into { $seat }'s hand.
event-yielded-gold = { $province } yields { $gold } gold, which lies there.
event-took-gold = Supply is short: { $seat } takes { $amount } gold in { $province }.
event-took-legions = { $amount ->
    [0] Supply is short: { $seat } takes no legions in { $province }.
    [one] Supply is short: { $seat } takes { $amount } legion in { $province }.
   *[other] Supply is short: { $seat } takes { $amount } legions in { $province }.
}
event-rome-gave = { $gold ->
    [0] Rome sends { $seat } nothing.
   *[other] Rome sends { $seat } { $gold } gold.
}
event-rome-gave-one = { $gold ->
    [0] Rome sends { $seat } 1 legion in { $first }.
   *[other] Rome sends { $seat } { $gold } gold and 1 legion in { $first }.
}
event-rome-gave-together = { $gold ->
    [0] Rome sends { $seat } 2 legions in { $first }.
   *[other] Rome sends { $seat } { $gold } gold and 2 legions in { $first }.
}
event-rome-gave-apart = { $gold ->
    [0] Rome sends { $seat } 2 legions in { $first } and { $second }.
   *[other] Rome sends { $seat } { $gold } gold and 2 legions in { $first } and { $second }.
}
event-marched = { $seat } marches from { $home } to { $to } { company }.
event-sailed = { $seat } sails from { $home } to { $to } { company }.
event-servants-left = { $number ->
    [one] { $number } civil servant leaves { $province } with { $seat }.
   *[other] { $number } civil servants leave { $province } with { $seat }.
}
event-placed = { $seat } puts a civil servant into { $province }.
event-gathered = { $seat } picks up { $gold } gold in { $province }.
event-attacked = { $seat } attacks { $defender } in { $province }: { attacking-legions } against { defending-legions }.
event-drew = Weapons drawn: { $attacking } for the attacker, { $defending } for the defender; { attacking-legions } against { defending-legions } now.
event-guarded = { $lost ->
    [0] { $defender } himself defends: the attacker loses no legions.
    [one] { $defender } himself defends: the attacker loses { $lost } legion.
   *[other] { $defender } himself defends: the attacker loses { $lost } legions.
}
event-clashed = { $each ->
    [0] No legions are left to clash: the attacker has { $attackers } left, the defender { $defenders }.
    [one] Both sides lose { $each } legion: the attacker has { $attackers } left, the defender { $defenders }.
   *[other] Both sides lose { $each } legions: the attacker has { $attackers } left, the defender { $defenders }.
}
event-conquered = { $seat } conquers { $province } from { $loser }.
event-failed = The attack on { $province } fails; { $seat } is back in { $home }.
event-captured = { $number ->
    [one] { $number } civil servant of { $loser } now serves { $seat }.
   *[other] { $number } civil servants of { $loser } now serve { $seat }.
}
event-escaped = { $seat } escapes from { $home } to { $to }.
event-stepped-down = { $seat } falls to { level-numeral } on the { $track } track.
event-card-one = { $added ->
    [0] { $seat } takes compensation I, but has no weapon left to add.
   *[other] { $seat } takes compensation I: a weapon of his goes into the bag.
}
event-card-turned = { $seat } takes compensation II: a step on a track of his choice.
event-stepped-up = { $seat } rises to { level-numeral } on the { $track } track.
event-servant-weapons = { $added ->
    [one] For captured civil servants { $seat } adds { $added } weapon to the bag.
   *[other] For captured civil servants { $seat } adds { $added } weapons to the bag.
}
event-paid = { $seat } pays { $gold } gold for action { $action }.
event-persuaded = { $seat } persuades a citizen and has { $citizens } on his side.
event-dissuaded = { $seat } dissuades a citizen of { $other }, who has { $citizens } left.
event-armed = { $added ->
    [one] { $seat } puts { $added } weapon into the bag.
   *[other] { $seat } puts { $added } weapons into the bag.
}
event-turn-ended = { $seat } ends his turn; the calendar shows { calendar-numeral }.
event-trimmed = { $number ->
    [one] { $province } holds too many: { $number } legion returns to the supply.
   *[other] { $province } holds too many: { $number } legions return to the supply.
}
event-elected = { $citizens ->
    [one] { $time ->
        [1] { $seat } is elected consul with { $citizens } citizen, for the first time.
       *[other] { $seat } is elected consul with { $citizens } citizen, for the second time.
    }
   *[other] { $time ->
        [1] { $seat } is elected consul with { $citizens } citizens, for the first time.
       *[other] { $seat } is elected consul with { $citizens } citizens, for the second time.
    }
}
event-stationed = The consul { $seat } sends a new civil servant to { $province }.
event-citizens-left = { $number ->
    [one] { $number } citizen leaves { $seat }, who keeps { $citizens }.
   *[other] { $number } citizens leave { $seat }, who keeps { $citizens }.
}
event-year-began = A new year begins: the calendar shows { calendar-numeral }.
event-won = { $seat } wins the game.

## What is expected

prompt-rome = { $seat }, choose what Rome sends.
    .you = Choose what Rome sends.
prompt-take-gold = { $seat }, gold is short: how much do you take in { $province }?
    .you = Gold is short: how much do you take in { $province }?
prompt-take-legions = { $seat }, legions are short: how many do you take in { $province }?
    .you = Legions are short: how many do you take in { $province }?
prompt-movement = { $points ->
    [one] { $seat }, move from { $province } ({ $points } movement point left) or end your movement.
   *[other] { $seat }, move from { $province } ({ $points } movement points left) or end your movement.
    }
    .you = { $points ->
        [one] Move from { $province } ({ $points } movement point left) or end your movement.
       *[other] Move from { $province } ({ $points } movement points left) or end your movement.
        }
prompt-battle = Weapons are drawn from the bag for the battle of { $province }.
prompt-pick-up = { $seat }, do you pick up the gold?
    .you = Do you pick up the gold?
prompt-escape = { $seat }, escape from { $province } to a province of your own.
    .you = Escape from { $province } to a province of your own.
prompt-compensation = { $seat }, compensation II: choose the track on which you go up a step.
    .you = Compensation II: choose the track on which you go up a step.
prompt-actions = { $action ->
    [1] { $seat }, act in { $province } ({ $type }) or end your turn: the first action costs { $cost } of your { $gold } gold.
    [2] { $seat }, act in { $province } ({ $type }) or end your turn: the second action costs { $cost } of your { $gold } gold.
   *[other] { $seat }, act in { $province } ({ $type }) or end your turn: the third action costs { $cost } of your { $gold } gold.
    }
    .you = { $action ->
        [1] Act in { $province } ({ $type }) or end your turn: the first action costs { $cost } of your { $gold } gold.
        [2] Act in { $province } ({ $type }) or end your turn: the second action costs { $cost } of your { $gold } gold.
       *[other] Act in { $province } ({ $type }) or end your turn: the third action costs { $cost } of your { $gold } gold.
        }
prompt-too-poor-to-act = { $action ->
    [1] { $seat }, end your turn: the first action costs { $cost }, and you have { $gold } gold.
    [2] { $seat }, end your turn: the second action costs { $cost }, and you have { $gold } gold.
   *[other] { $seat }, end your turn: the third action costs { $cost }, and you have { $gold } gold.
    }
    .you = { $action ->
        [1] End your turn: the first action costs { $cost }, and you have { $gold } gold.
        [2] End your turn: the second action costs { $cost }, and you have { $gold } gold.
       *[other] End your turn: the third action costs { $cost }, and you have { $gold } gold.
        }
prompt-all-actions-taken = { $seat }, your actions are taken: end your turn.
    .you = Your actions are taken: end your turn.
prompt-consul = { $seat }, you are consul: choose a province for your new civil servant.
    .you = You are consul: choose a province for your new civil servant.

## How it ended

ending-second-consulship = { $seat } wins: he is elected consul for the second time ({ $rule }).
ending-six-citizens = { $seat } wins: he has been consul and has { $citizens } citizens on his side ({ $rule }).
ending-nine-provinces = { $seat } wins: he owns { $provinces } provinces ({ $rule }).
ending-both-tracks = { $seat } wins: he stands at the top of both tracks ({ $rule }).

## Moves, as a person would say them

label-take = { $what-is ->
    [gold] { $amount ->
        [0] Take no gold in { $province }
       *[other] Take { $amount } gold in { $province }
    }
   *[legions] { $amount ->
        [0] Take no legions in { $province }
        [one] Take { $amount } legion in { $province }
       *[other] Take { $amount } legions in { $province }
    }
}
label-rome = { $legions ->
    [0] { $gold ->
        [0] Take nothing
       *[other] Take { $gold } gold
    }
    [1] { $gold ->
        [0] Take 1 legion in { $provinces }
       *[other] Take { $gold } gold, and 1 legion in { $provinces }
    }
   *[other] { $provinces-kinds ->
        [1] Take { $legions } legions in { $provinces-first }
       *[other] Take 1 legion each in { $provinces }
    }
}
label-march = { $legions ->
    [0] { $servants ->
        [0] March to { $to } without legions
        [1] March to { $to } with a civil servant and no legions
       *[other] March to { $to } with { $servants } civil servants and no legions
    }
    [one] { $servants ->
        [0] March to { $to } with { $legions } legion
        [1] March to { $to } with { $legions } legion and a civil servant
       *[other] March to { $to } with { $legions } legion and { $servants } civil servants
    }
   *[other] { $servants ->
        [0] March to { $to } with { $legions } legions
        [1] March to { $to } with { $legions } legions and a civil servant
       *[other] March to { $to } with { $legions } legions and { $servants } civil servants
    }
}
label-sail = { $legions ->
    [0] { $servants ->
        [0] Sail to { $to } without legions
        [1] Sail to { $to } with a civil servant and no legions
       *[other] Sail to { $to } with { $servants } civil servants and no legions
    }
    [one] { $servants ->
        [0] Sail to { $to } with { $legions } legion
        [1] Sail to { $to } with { $legions } legion and a civil servant
       *[other] Sail to { $to } with { $legions } legion and { $servants } civil servants
    }
   *[other] { $servants ->
        [0] Sail to { $to } with { $legions } legions
        [1] Sail to { $to } with { $legions } legions and a civil servant
       *[other] Sail to { $to } with { $legions } legions and { $servants } civil servants
    }
}
label-place-servant = Put down a civil servant here
label-end-movement = End your movement
label-draw = Draw weapons: { $weapons-caesar } of { name-caesar }, { $weapons-pompeius } of { name-pompeius }, { $weapons-crassus } of { name-crassus }
label-collect = { $take ->
    [yes] Pick up the gold
   *[no] Leave the gold where it is
}
label-escape = Escape to { $province }
label-claim = Rise on the { $track } track
label-improve = Rise on the { $track } track
label-persuade = Persuade a neutral citizen
label-dissuade = Dissuade a citizen of { $seat }
label-arm = Put weapons into the bag
label-end-turn = End your turn
label-station = Send the new civil servant to { $province }

## What moves do, in one line

effect-take = { $what-is ->
    [gold] The common supply holds { $supply_gold } gold, and Rome's gift is still to come.
   *[legions] { $supply_legions ->
        [one] The common supply holds { $supply_legions } legion, and Rome's gift is still to come.
       *[other] The common supply holds { $supply_legions } legions, and Rome's gift is still to come.
    }
}
effect-rome = { $supply_legions ->
    [one] You have { $in_hand } gold in hand. The common supply holds { $supply_gold } gold and { $supply_legions } legion.
   *[other] You have { $in_hand } gold in hand. The common supply holds { $supply_gold } gold and { $supply_legions } legions.
}
effect-march = { $points ->
    [one] Costs your last movement point.
   *[other] Costs 1 of your { $points } movement points.
}
effect-sail = { $points ->
    [one] Costs 1 point for each sea and 1 for the province; 1 less over one or two seas without legions. You have { $points } movement point.
   *[other] Costs 1 point for each sea and 1 for the province; 1 less over one or two seas without legions. You have { $points } movement points.
}
effect-place-servant = { $carried ->
    [one] The governor of { $here } steps onto him, so that its supply box is open. You carry { $carried } civil servant.
   *[other] The governor of { $here } steps onto him, so that its supply box is open. You carry { $carried } civil servants.
}
effect-end-movement = { $points ->
    [0] Your actions come next.
    [one] You give up your last movement point. Your actions come next.
   *[other] You give up { $points } movement points. Your actions come next.
}
effect-collect = { $take ->
    [yes] You have { $in_hand } gold in hand; { $lying } more would be yours.
   *[no] You have { $in_hand } gold in hand; { $lying } stays there.
}
effect-escape = { $falling-count ->
    [0] You lose no step.
    [1] You lead on the { $falling } track and lose a step there.
   *[other] You lead on both tracks and lose a step on each.
}
effect-claim = { $track-is ->
    [political] You go up a step from { political-numeral }.
   *[military] You go up a step from { military-numeral }.
}
effect-improve = { $track-is ->
    [political] Costs { $step_price } of your { $in_hand } gold. You go up a step from { political-numeral }.
   *[military] Costs { $step_price } of your { $in_hand } gold. You go up a step from { military-numeral }.
}
effect-persuade = { $own_citizens ->
    [one] Costs { $citizen_price } of your { $in_hand } gold. You have { $own_citizens } citizen on your side; neutral: { $neutral }.
   *[other] Costs { $citizen_price } of your { $in_hand } gold. You have { $own_citizens } citizens on your side; neutral: { $neutral }.
}
effect-dissuade = { $seat-is ->
    [Caesar] Costs { $citizen_price } of your { $in_hand } gold. { $seat } has { $citizens-caesar } on his side now.
    [Pompeius] Costs { $citizen_price } of your { $in_hand } gold. { $seat } has { $citizens-pompeius } on his side now.
   *[Crassus] Costs { $citizen_price } of your { $in_hand } gold. { $seat } has { $citizens-crassus } on his side now.
}
effect-arm = { $arming ->
    [one] Costs { $arms_price } of your { $in_hand } gold. { $arming } weapon goes into the bag, where you have { $in_bag } now.
   *[other] Costs { $arms_price } of your { $in_hand } gold. { $arming } weapons go into the bag, where you have { $in_bag } now.
}
effect-end-turn = { $turns_to_election ->
    [0] Then a consul is elected.
    [one] There is { $turns_to_election } more turn before the election.
   *[other] There are { $turns_to_election } more turns before the election.
}
effect-station = { $leaving ->
    [0] The governor steps onto him, so that the supply box is open.
    [one] The governor steps onto him, so that the supply box is open. Then { $leaving } citizen leaves you.
   *[other] The governor steps onto him, so that the supply box is open. Then { $leaving } citizens leave you.
}
# Where the acting player stands on the two tracks.
political-numeral = { $level-political ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[other] { $level-political }
}
military-numeral = { $level-military ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[other] { $level-military }
}

## Why a move is not allowed. The rule's number and the full stop are added.

refusal-over = The game is over
refusal-turn = It is { $seat }'s turn
refusal-pick-up = { $seat } has to decide first whether to pick up the gold
refusal-escape = { $seat } has to escape first
refusal-compensation = { $seat } has to choose first on which track compensation II lifts him
refusal-consul = The new consul { $seat } has to place his civil servant first

refusal-no-draw = No weapons are drawn now
refusal-draw-first = First, weapons are drawn from the bag by chance
refusal-draw = { $weapons ->
    [one] The bag can't yield that; { $weapons } weapon must be drawn
   *[other] The bag can't yield that; { $weapons } weapons must be drawn
}

refusal-not-short = Supply is not short now: there is nothing to choose
refusal-supply-empty = { $what-is ->
    [gold] No gold is left in the common supply: there is nothing to take
   *[legions] No legions are left in the common supply: there is nothing to take
}
refusal-rome-once = Rome sends its gift once, at the end of the supplies
refusal-march-phase = You can march in the movement phase only
refusal-sail-phase = You can sail in the movement phase only
refusal-place-phase = Civil servants are put down in the movement phase only
refusal-movement-phase = This is not the movement phase
refusal-no-question-of-gold = There is no gold to decide about now
refusal-no-escape = No character has to escape now
refusal-no-claim = Side II of the compensation card is not being carried out now
refusal-actions-phase = Actions come after movement
refusal-end-turn-phase = A turn ends after its movement and actions
refusal-no-consul = No new consul has a civil servant to place now

refusal-other-province = { $what-is ->
    [gold] The question now is how much gold to take in { $province }
   *[legions] The question now is how many legions to take in { $province }
}
refusal-take-less = { $what-is ->
    [gold] { $province } can take { $most } gold at most
   *[legions] { $most ->
        [one] { $province } can take { $most } legion at most
       *[other] { $province } can take { $most } legions at most
    }
}
refusal-rome-not-yours = Rome's legions go into your own provinces; { $province } is not yours
refusal-rome-supply = { $legions ->
    [one] The supply holds only { $gold } gold and { $legions } legion
   *[other] The supply holds only { $gold } gold and { $legions } legions
}
refusal-rome-whole = Rome sends only gifts that the supply can pay in full
refusal-rome-less = { $most ->
    [one] Rome sends { $most } thing, gold or a legion, no less than the supply can pay
   *[other] Rome sends { $most } things, gold or legions, no less than the supply can pay
}

refusal-there-already = { $seat } is in { $to } already
refusal-out-of-play = { $to } is out of play with two players
refusal-no-neighbour = { $to } is no neighbour of { $home }
refusal-neighbour = { $to } is a neighbour of { $home }: you march there
refusal-no-sea = No sea leads from { $home } to { $to }
refusal-too-far = { $cost ->
    [one] { $points ->
        [one] The way to { $to } costs { $cost } point and { $points } is left
       *[other] The way to { $to } costs { $cost } point and { $points } are left
    }
   *[other] { $points ->
        [one] The way to { $to } costs { $cost } points and { $points } is left
       *[other] The way to { $to } costs { $cost } points and { $points } are left
    }
}
refusal-few-legions = { $there ->
    [0] No legions can be taken along from { $home }
    [one] Only { $there } legion can be taken along from { $home }
   *[other] Only { $there } legions can be taken along from { $home }
}
refusal-few-servants = { $there ->
    [0] No civil servant stands in { $home } to be taken along
    [one] Only { $there } civil servant can be taken along from { $home }
   *[other] Only { $there } civil servants can be taken along from { $home }
}
refusal-servants-carried = { $carried ->
    [one] The civil servant that { $seat } carries travels with him anyway; { more-servants } in { $home }
   *[other] The { $carried } civil servants that { $seat } carries travel with him anyway; { more-servants } in { $home }
}
more-servants = { $there ->
    [0] none stands
    [one] only { $there } more stands
   *[other] only { $there } more stand
}
refusal-no-legion-along = You need a legion to enter { $to }, which is { $owner }'s; none travels with { $seat }
refusal-last-province = { $owner } has only { $to } left and may not be attacked

refusal-actions-taken = All { $most } actions of this turn are taken
refusal-province-type = That takes a { $wanted } province; { $home } is a { $type } one
refusal-improve-type = That takes a { $wanted } or a competence province; { $home } is a { $type } one
refusal-top = There is no step beyond the top of the { $track } track
refusal-no-neutral = No citizen is neutral
refusal-own-citizens = You can dissuade citizens of another player, not your own
refusal-no-citizens = No citizen is on the side of { $seat }
refusal-no-weapons = All your weapons are in the bag
refusal-too-dear = That costs { $cost } gold and { $seat } has { $gold } in hand
refusal-too-dear-behind = That costs { $cost } gold and { $seat } has { $gold } in hand; { $more } of it because he does not lead on the { $track } track

refusal-no-servant = { $seat } carries no civil servant
refusal-escape-not-yours = You escape to a province of your own; { $province } is not yours
refusal-claim-top = { $seat } is at the top of the { $track } track
refusal-station-not-yours = The consul's servant goes to a province of his own; { $province } is not

## Words that mean no move

no-province = There is no province '{ $given }' on this board.
no-seat = There is no seat '{ $given }'; there are { $known }.
no-track = There is no track '{ $given }'; there are { $known }.
no-goods = There is no supply of '{ $given }'; there are { $known }.
no-such-number-of-legions = { $given } is not a possible number of legions; the most is { $most }.
no-such-number-of-servants = { $given } is not a possible number of civil servants; the most is { $most }.
no-such-number-of-weapons = { $given } is not a possible number of weapons; the most is { $most }.
no-such-amount = { $what-is ->
    [gold] { $given } is not a possible amount of gold; the most is { $most }.
   *[legions] { $given } is not a possible number of legions; the most is { $most }.
}
no-such-gift = { $given } is not a possible amount of gold from Rome; the most is { $most }.
no-such-place = { $given } is not the number of a province; the most is { $most }.
rome-sends-less = { $most ->
    [one] Rome never sends more than { $most } thing a turn.
   *[other] Rome never sends more than { $most } things a turn.
}
rome-needs-provinces = The move must name a province for each of Rome's legions.
no-such-weapons = There are no weapons of '{ $given }' in the bag.
no-such-draw = { $most ->
    [one] A draw has one weapon, not { $given }.
   *[other] A draw has one to { $most } weapons, not { $given }.
}
field-cannot-be = The move's field '{ $field }' can't be { $given }.

## Who is close to winning, and what else a host points out

warning-competence = { $steps ->
    [one] { $seat } is { $steps } step from the competence victory: { $where }.
   *[other] { $seat } is { $steps } steps from the competence victory: { $where }.
}
warning-steps = { $steps } on the { $track } track
warning-card = { $seat } holds the compensation card: a player who takes a province from him gives him that step.
warning-citizens = { $citizens ->
    [one] { $seat } is { $citizens } citizen from the political victory.
   *[other] { $seat } is { $citizens } citizens from the political victory.
}
warning-provinces = { $provinces ->
    [one] { $seat } is { $provinces } province from the military victory.
   *[other] { $seat } is { $provinces } provinces from the military victory.
}
warning-election = { $turns ->
    [one] { $seat } would win the election in { $turns } turn and with it the game.
   *[other] { $seat } would win the election in { $turns } turns and with it the game.
}

## Odds of an attack

odds-success = { $attackers ->
    [one] { $attackers } legion against { $defenders }: { $success } % to conquer.
   *[other] { $attackers } legions against { $defenders }: { $success } % to conquer.
}
odds-expected = Losses to expect: attacker { NUMBER($attacker, minimumFractionDigits: 1) }, defender { NUMBER($defender, minimumFractionDigits: 1) }.
odds-attacker = Attacker loses { $losses }.
odds-defender = Defender loses { $losses }.
odds-loss = { $legions } ({ $chance } %)
odds-one-more = +1 legion: { $success } %.

## Settling a match

wrong-players = { $title } is for 2 or 3 players, not { $players }.

## Board files. `entry` is one of the first entries here.

boardfile-error = { $file }: { $what }.
boardfile-sound = { $file }: { $name } is sound: { $provinces } provinces, { $seas } seas, a start for three players and one for two.
boardfile-file = the file
boardfile-board = the board
boardfile-a-province = a [[province]] entry
boardfile-a-sea = a [[sea]] entry
boardfile-province = province { $name }
boardfile-sea = sea { $name }
boardfile-start = [{ $table }]
boardfile-start-party = [{ $table }] { $party }
boardfile-border = a border
boardfile-arrow = an arrow

boardfile-too-deep = { $entry } is nested too deep
boardfile-not-toml = { $entry } is not TOML: { $error }
boardfile-no-key = { $entry } has no { $key }
boardfile-no-list = { $entry } has no list of { $key }
boardfile-listed-twice = { $entry } lists { $name } twice in { $key }
boardfile-no-entries = { $entry } has no [[{ $key }]] entries
boardfile-no-table = { $entry } has no [{ $key }] table
boardfile-missing = { $entry } is missing
boardfile-type = { $entry } is of type '{ $given }', not political, military or competence
boardfile-code = { $entry } has the code '{ $given }', not three capital letters
boardfile-provinces = { $entry } has { $count } provinces instead of { $wanted }
boardfile-name-twice = { $entry } has a name that another has
boardfile-code-twice = { $entry } has a code that another has
boardfile-cut-off = { $entry } has no border, no arrow and no sea: nobody could enter it
boardfile-joins-unknown = { $entry } has { $kind } with { $name }, which is not on the board
boardfile-joins-itself = { $entry } has { $kind } with itself
boardfile-joins-one-way = { $entry } has { $kind } with { $name }, but not the other way
boardfile-touches-unknown = { $entry } touches { $name }, which is not on the board
boardfile-meets-unknown = { $entry } meets { $name }, which is not on the board
boardfile-meets-itself = { $entry } meets itself
boardfile-meets-one-way = { $entry } meets { $name }, but not the other way
boardfile-lists-unknown = { $entry } lists { $name }, which is not on the board
boardfile-lists-taken = { $entry } lists { $name }, which { $first } has already
boardfile-gives-to-nobody = { $entry } gives { $name } to nobody
boardfile-character-abroad = { $entry } puts the character in { $name }, which is not his

## Positions that somebody wrote

# Parts of a position: $entry is one of them, or what its file calls it.
entry-top-level = top level
entry-province = province { $name }
entry-seat = seat { $seat }
entry-of-seat = { $seat }'s { $name }
entry-bag = bag { $seat }
position-cannot-be = The position can't be: { $what }.
position-no-province = The position's { $entry } names { $given }, which is no province of this board.
position-out-of-play = The position's { $entry } names { $province }, which is out of play (10.1).
position-province-twice = The position's provinces give { $province } twice.
position-governor-on-servant = The position's { $entry } stands on the civil servant there (4.9).
position-governor-no-servant = The position's { $entry } has no civil servant to stand on.
position-idle-weapons = The position's { $entry } always holds { $weapons } (10.4).
position-true-or-false = The position's { $entry } must be true or false.
position-side-without-holder = The position's compensation has a side up but no holder.
position-calendar = The position's calendar is at 0 only while a new consul is installed (8.3).
position-nothing-to-take = The position's asked names { $province }, where nothing can be taken.
position-no-provinces = The position's seat { $seat } has no province.
position-character-abroad = The position's { $entry } is in { $province }, which is not his.
position-wrong-phase = The position's { $entry } does not belong to the phase { $phase }.
position-attack-own = The position's attack is on { $province }, which is { $seat }'s own.
position-attack-last = The position's attack is on a player who has only one province left (5.2).
position-attack-over = The position's attack draws no weapons: it would be over already (5.3).
position-no-conquest = The position's conquest is missing in the phase { $phase }.
position-conquest-elsewhere = The position's conquest must be of the province where the active character now stands.
position-nobody-escapes = The position's conquest loser has no character there who would have to escape (6.3).
position-card-elsewhere = The position's compensation must lie before the loser with side 2 up (6.7).
position-no-gold = The position's phase asks about gold that is not there, or is never asked (11.5).
line-things = province, seat or phase
line-not-whole = The line does not describe fifteen provinces, three seats and the turn.
line-seats = The line does not describe three seats and the turn.
line-numbers = The numbers at the end of the line are not numbers.

## What is wrong with a position that can't be

law-legions = { $legions ->
    [one] there is { $legions } legion instead of { $wanted }
   *[other] there are { $legions } legions instead of { $wanted }
}
law-gold = there are { $gold } gold instead of { $wanted }
law-supply = the common supply is below zero
law-citizens = there are more citizens on sides than there are citizens
law-servants = there are { $servants } civil servants
law-calendar = the calendar is at { $calendar }
law-realms = a province is counted wrongly
law-province = { $province } holds less than zero
law-governor = the governor of { $province } is in the box although a servant stands there
law-out-of-play = { $province } is out of play but not empty
law-tracks = { $seat } has left his tracks
law-seat = { $seat } holds what can't be held
law-realm = { $seat } has { $provinces } provinces, not { $counted }
law-no-province = { $seat } has no province
law-abroad = the character of { $seat } is abroad

## What can be set for a match

option-three-seas = what a voyage over three seas costs without legions: 4 points, or 3
option-three-seas-why = the discount is stated for one or two seas only; another source frees the first sea of any voyage
value-three-seas-full = 4 points
value-three-seas-less = 3 points
option-third-compensation = what a further loss brings the holder of side II: side II again, or side I and II in turn
option-third-compensation-why = the authors answered that side II is carried out again
value-third-compensation-again = side II again
value-third-compensation-alternate = side I and II in turn
option-two-player-ties = who leads when two players are level on a track below the top
option-two-player-ties-why = with three players nobody leads when all are level; no source says otherwise for two
value-two-player-ties-nobody = nobody leads
value-two-player-ties-both = both lead
option-captured-servants = weapons the loser adds for captured civil servants
option-captured-servants-why = the rule speaks of a civil servant; with several, one weapon for each is the plain extension
value-captured-servants-each = one for each
value-captured-servants-one = one, however many they are
value-captured-servants-none = none
option-gold-pickup = whether gold is picked up on entering without asking
option-gold-pickup-why = one source says that a player may, the other does it at once; leaving gold is hardly ever useful
value-gold-pickup-automatic = picked up without asking
value-gold-pickup-chosen = the player is asked
option-rome-when-short = gifts from Rome that the supply cannot pay in full: cut to what is there, or not on offer
option-rome-when-short-why = players may adjust what they receive to what is available
value-rome-when-short-cut = cut to what is there
value-rome-when-short-whole = not on offer
option-election-ties = who is elected among players with equally many citizens
option-election-ties-why = the rule names the least recent turn; one source explains it as the order of the seats
value-election-ties-oldest-turn = whose last turn is longest ago
value-election-ties-first-seat = the first in the order of the seats
option-two-player-provinces = provinces for the military victory with two players
option-provinces-to-win = provinces for the military victory with three players
option-citizens-to-win = citizens that win for a player with a consul card
option-citizens-returned = citizens that leave a new consul
option-track-top = the top of both tracks
option-movement-points = movement points a turn
option-first-action-cost = gold for the first action of a turn
option-second-action-cost = gold for the second action of a turn
option-third-action-cost = gold for the third action of a turn
option-action-surcharge = extra gold for citizens and arms when not leading
option-arms = weapons put into the bag by one action
option-weapons-drawn = weapons drawn in a battle at most
option-protection = attacking legions that a defending character removes
option-legion-cap = legions a province keeps at the end of a turn
option-political-gold = gold from a political province
option-military-legions = legions from a military province
option-competence-gold = gold from a competence province
option-competence-legions = legions from a competence province
option-rome-gift = things that Rome sends a turn
option-year-turns = turns from one election to the next
option-legions-total = legions there are
option-gold-total = gold there is
option-citizens-total = citizens in the Forum
option-weapons-total = weapons of each colour
option-start-legions = legions in each province at the start
option-start-gold = gold in each hand at the start
option-start-citizens = citizens on each side at the start
option-start-weapons = weapons of each colour in the bag at the start
option-servants-total = civil servants there are

## The board in the terminal

board-name = { $name }
board-turn = Turn { $turn }:
board-in-phase = , { $phase }
board-phase-supply = supplies
board-phase-take-gold = supplies, gold is short
board-phase-take-legions = supplies, legions are short
board-phase-rome = supplies, Rome's gift
board-phase-movement = { $points ->
    [one] movement ({ $points } point left)
   *[other] movement ({ $points } points left)
}
board-phase-battle = a battle
board-phase-pick-up = gold to pick up
board-phase-escape = an escape
board-phase-pick-up-after-escape = gold to pick up
board-phase-compensation = compensation
board-phase-actions = actions ({ $actions } taken)
board-phase-consul = the election
board-phase-over = the game is over
board-calendar = Calendar
board-election = election
board-seat = Seat
board-political = Political
board-military = Military
board-citizens = Citizens
board-gold = Gold
board-reserve = Reserve
board-provinces = Provinces
board-consul = Consul
board-of = { $count } of { $most }
board-once = once
board-province = Province
board-type = Type
board-governor = Governor
board-legions = Leg.
board-character = Character
board-march-to = March to
board-next-supplies = Next supplies
board-seas = Seas
board-governor-in = in
board-governor-out = beside
board-governor-servant = servant
board-governor-servants = { $servants } serv.
board-gold-due = { $gold } gold
board-legions-due = { $legions } leg.
board-legend = ▲ leads on the track   Governor ■ in the box: yields next time   □ beside it: does not   ◆ on a servant: always
board-legend-short = ▲ leads  ■ in the box: yields next time  □ beside it: does not  ◆ always
board-weapons = { $seat } { $weapons }
board-forum = Forum: { $neutral ->
    [one] { $neutral } neutral citizen
   *[other] { $neutral } neutral citizens
}
board-card = Compensation card: { $holder }
board-card-held = { $seat }, side { $side ->
    [1] I
   *[other] II
}
board-card-free = unclaimed
board-bag = Bag: { $weapons }
board-supply = { $legions ->
    [one] Supply: { $gold } gold, { $legions } legion, { $servants } serv.
   *[other] Supply: { $gold } gold, { $legions } legions, { $servants } serv.
}

## The same in sentences

board-told-turn = Turn { $turn }, { $seat }: { $phase }.
board-told-calendar = { $calendar ->
    [0] The calendar shows 0; the election is in progress.
    [one] The calendar shows { calendar-numeral }; the election is in { $calendar } turn.
   *[other] The calendar shows { calendar-numeral }; the election is in { $calendar } turns.
}
board-told-seat = { $seat } is in { $province }: { $what }.
board-told-political = political { level-numeral }
board-told-military = military { level-numeral }
board-told-leads = { $tracks-count ->
    [one] leads on the { $tracks } track
   *[other] leads on both tracks
}
board-told-citizens = { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}
board-told-in-hand = { $gold } gold in hand
board-told-reserve = { $weapons ->
    [one] { $weapons } weapon in reserve
   *[other] { $weapons } weapons in reserve
}
board-told-carried = { $servants ->
    [one] carries { $servants } civil servant
   *[other] carries { $servants } civil servants
}
board-told-provinces = { $count } of { $most } provinces
board-told-consul = has been consul
board-told-province = { $owner }: { $province }, { $type }, { $things }; governor { $governor }; { $ways-count ->
    [0] marches to nowhere
   *[other] marches to { $ways }
}; { $seas-count ->
    [0] seas: none
   *[other] seas: { $seas }
}.
board-told-legions = { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
}
board-told-gold = { $gold } gold
board-told-servants = { $servants ->
    [one] { $servants } civil servant
   *[other] { $servants } civil servants
}
board-told-governor-in = in the box, so it yields at his next supplies
board-told-governor-out = beside the box, so it does not yield at his next supplies
board-told-governor-servant = on a civil servant, so it always yields
board-told-forum = { $neutral ->
    [one] The Forum has { $neutral } neutral citizen.
   *[other] The Forum has { $neutral } neutral citizens.
}
board-told-weapons = { $weapons } of { $seat }
board-told-bag = The battle bag has weapons: { $weapons }.
board-told-supply = The common supply has { $gold } gold, { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
} and { $servants ->
    [one] { $servants } civil servant
   *[other] { $servants } civil servants
}.
board-told-card = Compensation card: { $holder }.

## The picture for programs and notebooks

# A seat.
picture-name = { $name }
picture-turn = Turn { $turn }
# A seat's card. $notes is a row of the two entries that follow.
picture-notes = { $notes }
picture-decides = decides
picture-was-consul = was consul
# Below the numbers on that card: of provinces, of gold, of weapons.
picture-provinces = provinces
picture-in-hand = in hand
picture-in-reserve = in reserve
picture-track-political = Political
picture-track-military = Military
picture-forum = Forum
# The section of the neutral citizens.
picture-alii = Alii
picture-electio = Electio
picture-supply = Supply
# The compensation card, and that nobody holds it.
picture-card = Compensation
picture-card-free = none
picture-bag = Bag
picture-reserve = Reserve
# For somebody who points at a province.
picture-province = { $province }: { $owner }, legions { $legions }, gold { $gold }, civil servants { $servants }

## The page

page-board = The board: arrow keys go from province to province, Enter chooses, Escape goes back.
page-picture = The Mediterranean with the heads of Caesar, Pompeius and Crassus
page-percent = { $chance }{"\u00A0"}%

# Pieces: counts of things.
page-legions = { $n ->
    [0] no legions
    [one] { $n } legion
   *[other] { $n } legions
}
page-servants = { $n ->
    [one] { $n } civil servant
   *[other] { $n } civil servants
}
page-gold = { $n } gold

# A province, for those who hear the board: $what is a list of the entries below.
page-province = { $name }, { $type }, { $owner-possessive }, { $what }
page-province-card = { $type }, { $owner-possessive }, { $what }
page-out-of-play = { $name }, out of play
page-is-here = { $seat } is here
page-governor-in = governor in the supply box
page-governor-out = governor beside the supply box
page-governor-servant = governor on a civil servant
page-can-march = you can march here
page-can-sail = you can sail here
page-can-attack = you can attack here
page-can-escape = you can escape here
page-can-station = you can send the new civil servant here
page-can-rome = Rome can send legions here
page-can-take = you decide here how much you take
page-can-start = you can move from here
page-can-collect = you decide whether to pick up the gold
page-next-supply = Next supplies: { $things }.
page-next-supply-nothing = Next supplies: nothing, the box is closed.
page-place-servant = Put a civil servant you carry into this province
page-click = Click: { $what }.

# The Forum.
page-forum = Forum
page-alii = Alii
page-citizens = { $n ->
    [one] { $seat } has { $n } citizen on his side; most citizens make a consul (8.4).
   *[other] { $seat } has { $n } citizens on his side; most citizens make a consul (8.4).
}
page-neutral = { $n ->
    [one] { page-alii }: { $n } neutral citizen, who can be persuaded in a political province (7.3).
   *[other] { page-alii }: { $n } neutral citizens, who can be persuaded in a political province (7.3).
}
page-persuade = persuade a neutral citizen
page-dissuade = dissuade a citizen of { $seat }

# Tracks and the calendar. $level and $at are Roman numerals.
page-track-political = Political
page-track-military = Military
page-track-tip = The { $track } track: the top of both tracks wins (9.6); the leader pays no surcharge for actions (7.9).
page-on-track = { $leads ->
    [yes] { $seat } stands at { $level } on the { $track } track and leads.
   *[no] { $seat } stands at { $level } on the { $track } track.
}
page-improve = go up a step on the { $track } track
page-calendar = The calendar: the stone moves one space after each turn; at ELECTIO a consul is elected (8.3).
page-calendar-at = The calendar stands at { $at }.
page-electio = ELECTIO

# Bag, supply and the compensation card.
page-bag = Battle bag
page-reserve = Reserve
page-bag-tip = { $bag ->
    [one] { $seat }: { $bag } weapon in the bag, { $reserve } in reserve.
   *[other] { $seat }: { $bag } weapons in the bag, { $reserve } in reserve.
}
page-bag-tip-neutral = { $bag ->
    [one] { $bag } neutral weapon in the bag; it never leaves it.
   *[other] { $bag } neutral weapons in the bag; they never leave it.
}
page-bags = { page-bag }: weapons are drawn from it in battle (5.3). { $rows }
page-arm = put weapons from your reserve into the bag
page-supply = Supply
page-supply-gold = { $n } gold left in the common supply; without it provinces and Rome give none (3.8).
page-supply-legions = { $n ->
    [one] { $n } legion left in the common supply; without it provinces and Rome give none (3.8).
   *[other] { $n } legions left in the common supply; without it provinces and Rome give none (3.8).
}
page-supply-servants = { $n ->
    [one] { $n } civil servant left in the common supply; a consul gets one (8.7).
   *[other] { $n } civil servants left in the common supply; a consul gets one (8.7).
}
page-card = Compensation
page-card-free = Nobody holds the compensation card yet; who loses a province takes it (6.5).
page-card-held = { $side ->
    [1] { $seat } holds the compensation card, side I: a weapon went into the bag (6.6).
   *[other] { $seat } holds the compensation card, side II: each further loss brings a step on a track (6.7).
}

# Choosing a move.
page-chooser-march = { $n ->
    [0] March without legions
    [one] March with { $n } legion
   *[other] March with { $n } legions
}
page-chooser-sail = { $n ->
    [0] Sail without legions
    [one] Sail with { $n } legion
   *[other] Sail with { $n } legions
}
page-chooser-attack = { $n ->
    [one] Attack with { $n } legion
   *[other] Attack with { $n } legions
}
page-chooser-take = { $what-is ->
    [gold] Take { $n } gold
   *[legions] { $n ->
        [one] Take { $n } legion
       *[other] Take { $n } legions
    }
}
page-chooser-legions = Legions
page-chooser-servants = Civil servants
page-chooser-gold = Gold
page-chooser-stays = { $n ->
    [0] { $province } keeps no legions.
    [one] { $province } keeps { $n } legion.
   *[other] { $province } keeps { $n } legions.
}
page-chooser-reached = { $count ->
    [one] { $rivals } can attack it in his next turn.
   *[other] { $rivals } can attack it in their next turns.
}
page-chooser-safe = Nobody can attack it in his next turn.
page-chooser-two-here = 2 legions here
page-chooser-one-here = 1 legion here
page-chooser-gold-and-one = { $gold } gold and 1 legion here
page-chooser-elsewhere = or choose another glowing province for the second legion
page-chooser-conquest = { $p } to conquer
page-chooser-losses = Expected losses: you { $a }, the defender { $d }
page-chooser-one-more = +1 legion: { $p }
page-chooser-collect = Pick up the gold
page-chooser-leave = Leave the gold

# What flies up over a province.
page-note-gold = +{ $n } gold
page-note-legions = { $n ->
    [one] +{ $n } legion
   *[other] +{ $n } legions
}
page-note-gathered = { $n } gold taken
page-note-servant = civil servant
page-note-trimmed = { $n ->
    [one] −{ $n } legion
   *[other] −{ $n } legions
}

# A battle.
page-battle-title = Battle of { $place }
page-battle-drawn = Drawn from the bag
# The arithmetic of one side: "6 − 1 weapon − 2 clash = 3".
page-battle-had = { $n ->
    [one] { $n } legion
   *[other] { $n } legions
}
page-battle-by-weapons = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
page-battle-by-guard = { $n } protection
page-battle-by-clash = { $n } clash
page-battle-minus = { $before } − { $term }
page-battle-equals = { $sum } = { $left }

# The election.
page-election-title = The election of a consul
page-election-oldest = Others have as many citizens. Among equals the one whose last turn was the longest ago is elected, and that is { $seat } (8.5).
page-election-first = Others have as many citizens. Among equals the first in the order of play is elected, and that is { $seat } (11.8).

# A player's card.
page-seat-provinces = { $n ->
    [one] { $n } province; { $most } win (9.5).
   *[other] { $n } provinces; { $most } win (9.5).
}
page-seat-citizens = { $n ->
    [one] { $n } citizen in the Forum; { $most } win for a former consul (9.3).
   *[other] { $n } citizens in the Forum; { $most } win for a former consul (9.3).
}
page-seat-gold = { $n } gold in hand, to pay for actions (7.1).
page-seat-weapons = { $bag ->
    [one] { $bag } weapon in the battle bag, { $reserve } in reserve: one that is drawn removes an enemy legion (5.4).
   *[other] { $bag } weapons in the battle bag, { $reserve } in reserve: each that is drawn removes an enemy legion (5.4).
}
page-seat-consul = Has been consul: a second election or { $most } citizens win (9.2, 9.3).
page-seat-carried = { $n ->
    [one] Carries { $n } civil servant, to be put down in a province (4.9).
   *[other] Carries { $n } civil servants, to be put down in a province (4.9).
}
page-seat-card = { $side ->
    [1] Holds the compensation card, side I (6.5).
   *[other] Holds the compensation card, side II (6.7).
}

# Where the turn is.
page-phase-supply = I Supply
page-phase-movement = II Movement
page-phase-actions = III Actions
page-headline = Year { $year }, calendar { $at } · { $what }
page-rome = Rome’s gift
page-points = { $points } of { $of } points, { $gold } gold
page-actions = { $taken ->
    [one] { $taken } action, { $gold } gold
   *[other] { $taken } actions, { $gold } gold
}
page-doing-take-gold = gold is short
page-doing-take-legions = legions are short
page-doing-battle = battle
page-doing-pick-up = the gold
page-doing-escape = escape
page-doing-pick-up-after-escape = the gold
page-doing-compensation = compensation
page-doing-consul = election of the consul
page-doing-over = the game is over

# Kinds of move, as headings.
verb-march = March
verb-sail = Sail
verb-place-servant = Civil servant
verb-rome = Rome sends
verb-take = Take
verb-improve = Go up a step
verb-claim = Go up a step
verb-persuade = Persuade
verb-dissuade = Dissuade
verb-arm = Arms
verb-escape = Escape to
verb-station = New civil servant in
verb-collect = Gold
verb-draw = Draw
verb-end-movement = End movement
verb-end-turn = End turn

# Moves that differ only in numbers, under one heading.
group-march = March to { $to }
group-sail = Sail to { $to }
group-take = { $province }
group-rome = Rome sends

# The position in sentences. $has is a list of the entries that follow.
page-told = { $what }.
page-told-where = { $headline }, { $phase }.
page-told-seat = { $seat } is in { $province } and has { $has }.
page-told-supply = The supply holds { $has }.
page-told-provinces = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
}
page-told-political = { $level } political
page-told-military = { $level } military
page-told-citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
}
page-told-gold = { $n } gold in hand
page-told-weapons = { $bag ->
    [one] { $bag } weapon in the bag and { $reserve } in reserve
   *[other] { $bag } weapons in the bag and { $reserve } in reserve
}
page-told-consul = a consul card

# What a journey costs, said after what one can do.
page-for = { $n ->
    [one] for { $n } point
   *[other] for { $n } points
}
page-for-range = for { $low } points, with legions { $high }

## One line on whatever is pointed at: what it is, what it does, the rule

tip-type = { $type-is ->
    [political] Political: yields gold; actions here are the political track and the citizens (7.3).
    [military] Military: yields legions; actions here are the military track and arms (7.4).
   *[competence] Competence: yields gold and a legion; actions here are steps on either track (7.5).
}
tip-box-in = The supply box is closed. At its owner’s next supplies the governor comes out and the province yields (3.2).
tip-box-out = The supply box is open. At its owner’s next supplies the governor goes in, and the province yields nothing (3.2).
tip-box-servant = The supply box stays open: the governor stands on a civil servant, and the province yields every turn (3.3).
tip-governor = The governor shows whose province it is. At his owner’s next supplies he goes into the box (3.2).
tip-servants = { $n ->
    [one] A civil servant: the governor stands on him, so that the supply box stays open (3.3).
   *[other] { $n } civil servants: one keeps the supply box open, the others are idle (4.11).
}
tip-legions = { $n ->
    [one] { $n } legion: it defends the province, or goes along with its character to attack (4.6, 5.1).
   *[other] { $n } legions: they defend the province, or go along with their character to attack (4.6, 5.1).
}
tip-gold = { $n } gold lies here until its owner’s character, or a conqueror, enters and takes it (4.12).
tip-character = { $seat } himself: only characters move (4.1). Where he stands decides his actions (7.2), and he defends the province (5.6).
tip-carried = { $n ->
    [one] { $n } civil servant on the way: he opens no box until he is put down (4.9).
   *[other] { $n } civil servants on the way: they open no box until they are put down (4.9).
}
tip-way-march = A march to a neighbour; the number is its cost in movement points (4.2).
tip-way-sail = A voyage; the number is its cost in movement points, which may be less without legions (4.3, 4.4).
tip-way-attack = An attack; the number is its cost in movement points. At least one legion must go along (4.7).
tip-way-escape = A province to escape to, at no cost (6.3).

## Short choices that lead to a move

page-gift = { $legions ->
    [0] { $gold ->
        [0] Nothing
       *[other] { $gold } gold
    }
    [one] { $gold ->
        [0] { $legions } legion
       *[other] { $gold } gold and { $legions } legion
    }
   *[other] { $gold ->
        [0] { $legions } legions
       *[other] { $gold } gold and { $legions } legions
    }
}
page-gift-where = { $legions ->
    [one] Where does the legion go? Choose here or click the map.
   *[other] Where does the first legion go? Choose here or click the map.
}
page-gift-where-second = Where does the second legion go?
page-way-march = March in your own land
page-way-sail = Sail to your own provinces
page-way-attack = Attack
page-way-where = Where? Choose here or click the map.
page-way-how-many = With how many?

## Ways to win, in few words

goal-provinces = { $needs ->
    [one] { $needs } province
   *[other] { $needs } provinces
}
goal-tracks = { $needs ->
    [one] { $needs } step on both tracks
   *[other] { $needs } steps on both tracks
}
goal-citizens = { $needs ->
    [one] { $needs } citizen, once consul
   *[other] { $needs } citizens, once consul
}
goal-elections = { $needs ->
    [one] { $needs } election
   *[other] { $needs } elections
}
goal-consul-first = not consul yet

## Lessons: `lesson-<lesson>` is a title, `-about` says what it teaches, `-<step>` what to do now, `-<step>-<kind>` what is
## said to another move, `-end` the last word. docs/lessons.md tells more

lesson-first-turn = A first turn
lesson-first-turn-about = Supplies, movement, actions: what a turn consists of.
lesson-first-turn-gift = You are Caesar, and it is your turn. Your provinces have just sent their supplies. Now Rome sends you something too: gold, legions, or one of each. Take 2 legions in Italia: click on Italia and choose them.
lesson-first-turn-gift-gold = Gold pays for actions, and you have 2 already. This time take an army: 2 legions.
lesson-first-turn-gift-elsewhere = Rome's legions may go to any province of yours. Put both into Italia this time, where Caesar stands: he will take them along.
lesson-first-turn-march = Only your character moves, and he has 4 points a turn. A march to a neighbour costs 1. Click on Caesar in Italia, then on Gallia Cisalpina, and take 2 legions along.
lesson-first-turn-march-servant = The civil servant keeps the supply box of Italia open. Leave him where he is, and take 2 legions only.
lesson-first-turn-march-number = The right way, with another army. Take exactly 2 of the 4 legions: the others guard Italia.
lesson-first-turn-march-elsewhere = That province is yours too, but it is not the one. March to Gallia Cisalpina, just north of Italia.
lesson-first-turn-march-attack = That province belongs to somebody else: to enter it is to attack it. The next lesson is about that. March to Gallia Cisalpina.
lesson-first-turn-march-too-early = You have not moved yet. March to Gallia Cisalpina first.
lesson-first-turn-stay = Caesar has 3 points left, but he need not use them. He will act where he stands, and here he stands well. End your movement.
lesson-first-turn-stay-go-on = He could go on, yes. But now the lesson needs him in Gallia Cisalpina. End your movement.
lesson-first-turn-act = Actions cost gold: the first 1, the second 2, the third 3. What you may do depends on the province. This one is military, so take a step up the military track.
lesson-first-turn-act-gold-left = You still have gold for an action. Take a step up the military track first.
lesson-first-turn-end-turn = The second action would cost 2 gold, and you have 1 left. Nothing more can be done. End your turn.
lesson-first-turn-end = That is a turn: supplies, movement, actions. Now it would be Pompeius' turn, then Crassus'. Go on with the lesson on fighting.

lesson-fighting = Fighting and odds
lesson-fighting-about = How an attack works, and how to see beforehand what it brings.
lesson-fighting-gather = Sicilia is Crassus': 2 legions, and 2 gold lying there. You want it. First gather an army: march to Italia with at least 3 legions.
lesson-fighting-gather-few = That is too small an army. Take at least 3 legions to Italia.
lesson-fighting-gather-elsewhere = The army is needed in Italia, from where an arrow leads to Sicilia.
lesson-fighting-gather-too-early = You have points left, and Sicilia is not yours yet. March to Italia.
lesson-fighting-attack = Look before you attack: choose Sicilia and read the odds. First, weapons are drawn from the bag and remove legions. Then both sides lose legions one for one. Only if one of yours is left, the province is conquered. Attack with 5 legions or more.
lesson-fighting-attack-hopeless = Not more than 2 against 2: both sides would be used up, and then the attack has failed. You need to have a legion left. Take 5 or more.
lesson-fighting-attack-few = That can go wrong: look at the odds once more. Two weapons of Crassus would be enough. Take 5 legions or more.
lesson-fighting-attack-elsewhere = There are other targets, but none is as good. Attack Sicilia: 2 legions, and gold lying there.
lesson-fighting-attack-too-early = Do not stop now. Attack Sicilia with 5 legions or more.
lesson-fighting-leave-it = A weapon of each side was drawn, so each side lost a legion; then one more each fell. Sicilia is yours, and its gold is in your hand. Crassus takes the compensation card. Now look at Africa, but do not attack it: where a character stands, 2 attackers fall before the fight. End your movement.
lesson-fighting-leave-it-africa = Look at the odds. Pompeius himself is there: 2 of your legions fall before the fight even begins. Keep your army, and end your movement.
lesson-fighting-leave-it-enough = Whoever marches on leaves Sicilia weak, and Crassus can come back. End your movement.
lesson-fighting-end = Look at the odds, take enough, and remember who can strike back: that is fighting. Nine provinces win the game.

lesson-people = Winning the people
lesson-people-about = Citizens, the consul, and two ways to win in politics.
lesson-people-lead = The year ends with this turn, and who has the most citizens is elected consul. Pompeius has 4, you have 3. But to persuade costs 2 gold more as long as you do not lead on the political track. So take a step up that track first.
lesson-people-lead-dear = You can, but it would cost 3 gold, since you do not lead on the political track. A step costs 1, and then you lead. Take the step first.
lesson-people-lead-too-early = Then Pompeius is elected. You have 6 gold: use it. Take a step up the political track.
lesson-people-persuade = Now you lead, and your second action costs 2 gold. Persuade a neutral citizen: click into the Forum, or choose it in the list.
lesson-people-persuade-dissuade = That takes a citizen from somebody and makes him neutral. Do it next; first persuade one for yourself.
lesson-people-persuade-improve = One step was enough to lead. Persuade a citizen now.
lesson-people-persuade-too-early = You have 3 citizens, Pompeius has 4. Persuade one first.
lesson-people-dissuade = Four each. Your third action costs 3 gold, and you have 3. Dissuade a citizen of Pompeius.
lesson-people-dissuade-crassus = Crassus is no danger: he has 2. Pompeius is the one who would be elected. Dissuade one of his citizens.
lesson-people-dissuade-persuade = That would help too. But what you take from Pompeius he can't use next year either. Dissuade one of his citizens.
lesson-people-dissuade-improve = Another step does not help in the election. Dissuade a citizen of Pompeius.
lesson-people-dissuade-too-early = With four each, the one whose last turn is longest ago is elected, and yours is now. Dissuade a citizen of Pompeius.
lesson-people-election = Four against three: you will be elected. End your turn, and with it the year.
lesson-people-station = You are consul. Three of your citizens go home now. But you receive a civil servant, who keeps the supply box of a province open. Put him into any province of yours.
lesson-people-end = You have a consul card. There are two ways to win from here: be elected once more, or have six citizens on your side. Others will try to stop you.

lesson-ability = Ability and the end of the year
lesson-ability-about = The two tracks, what happens when turns and years end, and the third way to win.
lesson-ability-military = You stand at V on the political track and at VI on the military one. Whoever stands at VII on both wins at once. Caesar is in a competence province, where he may take steps on either track. Take the military one.
lesson-ability-military-other-track = That is a step too, and the lesson will come to it. Begin with the military track: there you reach VII.
lesson-ability-military-too-early = You have 3 gold. Use it first: a step up the military track.
lesson-ability-political = VII is the top of a track. Your second action costs 2 gold, and you have 2. Take a step up the political track.
lesson-ability-political-too-early = There is gold for one more step. Take it on the political track.
lesson-ability-year = VI and VII: one step is missing, and your gold is spent. Look at Sardinia before you go on: 8 legions stand there. At the end of a turn every province keeps 6 at most. And the year ends. End your turn.
lesson-ability-gift = Two legions have left Sardinia, and Pompeius has been elected consul. He and Crassus have had their turns. Now you need gold for the last step: let Rome send you some.
lesson-ability-gift-legions = Legions do not pay for a step. Take gold from Rome.
lesson-ability-stay = Caesar stands in a competence province, which is where he has to be. End your movement.
lesson-ability-stay-leave = Not now: what he may do depends on where he stands. Let him stay, and end your movement.
lesson-ability-win = One gold, one step, and you stand at VII on both tracks. Take it.
lesson-ability-win-too-early = You can win in this moment. Take the step up the political track.
lesson-ability-end = You have won by ability. There are three ways: the people, nine provinces, and both tracks.

lesson-first-year = Your first year
lesson-first-year-about = A year against a recruit, with advice for every turn of yours.
lesson-first-year-gift = You play against Pompeius, and a recruit plays him. A year has seven turns here: you have four of them. Choose what Rome sends. Legions are good when you want to attack, gold when you want to act.
lesson-first-year-movement = Now move, or attack, as you like: every target shows its odds. Gold that lies in your provinces is yours as soon as Caesar comes there. Think of where he should stand at the end: that decides what he can do. Then end your movement.
lesson-first-year-actions = Spend your gold if you have any. In a political province: a step, or citizens. In a military one: a step, or weapons for the bag. In a competence province: a step on either track. Then end your turn.
lesson-first-year-second-turn = Pompeius has had his turn: the log tells what he did. Your second turn. Look for gold that lies about, and for provinces with few legions. Who loses a province to you takes the compensation card. Play until the end of your turn.
lesson-first-year-third-turn = Your third turn. Choose a way to win and stay with it: citizens, provinces, or both tracks. Look at which of them Pompeius has chosen. Play until the end of your turn.
lesson-first-year-last-turn = The year ends with this turn. Who has the most citizens is elected consul; if both have as many, it is the one whose last turn is longest ago, and that is not you. Play until the end of your turn.
lesson-first-year-end = A year is over. You can play on from here as long as you like, or start a match of your own.
