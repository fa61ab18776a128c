# The sentences of Curia.

title = Curia
blurb = Senators, secrets and dice.

## Names

name-brutus = Brutus
    .number = singular
name-cassius = Cassius
    .number = singular
name-cicero = Cicero
    .number = singular
name-cato = Cato
    .number = singular

## Options and scenarios

option-scenario = which causes there are
option-omens = how causes are favoured
option-rounds = rounds
option-coins = coins at the start
scenario-curia = The curia
scenario-curia-about = Three causes.
scenario-forum = The forum
scenario-forum-about = Five causes.

## Moves: how a person says them

label-letter = Deal a letter worth { $worth }
label-deal = Deal a { $card }
label-bid = { $coins ->
        [0] Bid nothing
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
# The curia has three causes, the forum five.
label-pledge = Pledge { $grain } for grain, { $games } for games and { $roads } for roads
label-pledge-five = Pledge { $grain } for grain, { $games } for games, { $roads } for roads, { $walls } for walls and { $ships } for ships
label-look = Look at the letter of { $at }
label-wait = Look at no letter
label-add = Add a { $card } to the basket
label-seal = Seal the basket
label-veto = Veto
label-pass = Let it pass
label-roll = Roll { $die0 } { $die1 } { $die2 } { $die3 } { $die4 } { $die5 } { $die6 } { $die7 } { $die8 } { $die9 } { $die10 } { $die11 }
effect-look = Everybody sees at whose letter you look; { $known ->
        [one] { $known } letter is
       *[other] { $known } letters are
    } known to you.

## What is expected

prompt = { $who }: { $phase }.
prompt-several = Answers are awaited: { $phase }.
chance = Chance
phase-letters = letters
phase-hands = hands
phase-bid = bid
phase-pledge = pledge
phase-look = look
phase-basket = basket
phase-veto = veto
phase-omens = omens
phase-refill = refill
phase-over = over

## What has happened: $a and $b are what the rules tell, or `?` where it is secret

event-letter = { $a } receives a letter worth { $b }.
event-card = { $a } draws a { $b }.
event-bid = { $a } bids { $b }.
event-bids = { $a } has bid { $b }.
event-leads = { $a } leads for { $b }.
event-pledged = { $a } pledges { $b } coins.
event-looked = { $a } reads { $b }'s letter: { $c }.
event-added = { $a } adds a { $b }.
event-sealed = { $a } seals the basket.
event-shown = { $a } shows a { $b }, { $c } of it.
event-answered = { $a } answers { $b }.
event-vetoed = { $a } vetoes.
event-rolled = the omen for cause { $a } is { $b }.
event-won = { $a } wins { $b } coins of cause { $c }.
event-dropped = { $a } is out.

## Endings, odds and warnings

ending-majority = The game ends by majority.
ending-tie = The game ends by tie.
odds-tribune = A tribune with probability { $success }.
warning-veto = You can veto.

## Refusals

refusal-over = The game is over
# $prompt is `prompt` or `prompt-several`.
refusal-first = { $prompt } That comes first
refusal-chance = Chance can't bring that
refusal-known = { $seat }'s letter is known already
refusal-no-card = There is no such card in the hand
refusal-order = It does not fit in order
refusal-no-tribune = Only a tribune can veto
refusal-too-much = More than is there

## Positions and settings

no-field = There is no field '{ $field }'.
no-numbers = The field '{ $field }' does not hold whole numbers.
other-length = The field '{ $field }' has not { $needed } numbers.
cannot-be = The position can't be.
not-a-line = The line does not describe a curia.
two-to-four = Curia is for two to four, not { $players }.
no-boards = { $file }: Curia has no boards.

## Lessons

lesson-first-round = A first round
lesson-first-round-about = Bid, pledge, look and fill a basket.
lesson-first-round-costly = Keep that for later.
lesson-first-round-bid = Bid two coins or more.
lesson-first-round-bid-nothing = Who bids nothing leads nothing.
lesson-first-round-bid-too-low = Cassius will bid more.
lesson-first-round-pledge = Pledge one coin for grain, and one for games if you like.
lesson-first-round-look = Look at the letter of Cassius.
lesson-first-round-look-wait = You would learn nothing.
lesson-first-round-basket = Add a card of little influence.
lesson-first-round-seal = Seal the basket.
lesson-first-round-end = The baskets are open.
lesson-whole-round = A whole round
lesson-whole-round-about = A round against two others.
lesson-whole-round-play = Play as you like, and answer whether you veto.
lesson-whole-round-end = That was a round.
