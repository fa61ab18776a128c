# The sentences of Total War: Rome: of its rules, of its board in the terminal, of its picture and of its page.

title = Total War: Rome
blurb = Rome, Carthage, Greece and the Barbarian Tribes fight for the Mediterranean: with armies of hidden cards, agents, treaties and skull dice.

## Options: what can be set, and why it is set as it is

option-factions = which factions are in play
option-factions-why = the booklet recommends Rome against Carthage for two
option-after-assault = whether an army stops after a successful assault, or goes on
option-after-assault-why = otherwise one army takes several homes in a turn
option-invasion = whether a home region brings VP to each conqueror once, or always
option-invasion-why = otherwise owner and invader would take turns
option-lone-skirmisher = whether a lone skirmisher in the fight for terrain stays for the reply, or retires
option-lone-skirmisher-why = the booklet says both in different places
option-roads = whether roads count towards the improvements of a round
option-roads-why = the booklet's limit of five names no exception
option-infighting = whether tribal infighting happens by itself
option-infighting-why = at the table an opponent has to notice it
option-trigger = VP that make a round the last one
option-round-limit = rounds at most
option-market-price = gold for a market, barracks or walls
option-road-price = gold for a road
option-wonder-price = gold for an Ancient Wonder
option-general-price = gold for a new general
option-agent-price = gold for a new agent
option-calm-price = gold to remove an unrest marker
option-army-points = MU of an army
option-fast-points = MU of an army that is all mounted
option-navy-points = MU of a navy
option-hand-size = action cards in a full hand
option-agent-range = regions and sea areas that an agent can move
option-hire-range = land regions between an army and the mercenaries it hires

# The values of the options, where they are words.
value-factions-usual = usual
value-factions-rome-carthage = Rome, Carthage
value-factions-rome-greece = Rome, Greece
value-factions-rome-barbarians = Rome, Barbarians
value-factions-carthage-greece = Carthage, Greece
value-factions-carthage-barbarians = Carthage, Barbarians
value-factions-greece-barbarians = Greece, Barbarians
value-factions-without-rome = without Rome
value-factions-without-carthage = without Carthage
value-factions-without-greece = without Greece
value-factions-without-barbarians = without Barbarians
value-after-assault-stop = stop
value-after-assault-go-on = go on
value-invasion-once = once
value-invasion-always = always
value-lone-skirmisher-stays = stays
value-lone-skirmisher-retires = retires
value-roads-counted = counted
value-roads-free = free
value-infighting-automatic = automatic
value-infighting-off = off

## Moves that can't be read

wrong-players = { $title } is for 2 to 4 players, not { $players }.
no-such-name = There is no { $title } { $given }.
no-such-number = { $given } is too much; the most is { $most }.
line-things = regions, armies, cards or steps

## What is expected: the prompts

several = All who are asked
chance = Chance
prompt-bidding = { $who }: bid for the initiative.
prompt-ordering = { $who }: choose who goes first, and the direction.
prompt-agent-menu = { $who }: act with your agents.
prompt-treaty-answer = { $who }: a treaty is offered.
prompt-bribed-march = { $who }: move the army that you bribed.
prompt-campaign-menu = { $who }: move your armies and navies.
prompt-consent = { $who }: an ally wants to enter your region.
prompt-meet-first = { $who }: fight, or avoid battle.
prompt-meet-second = { $who }: fight, or avoid battle.
prompt-escaping = { $who }: choose where the army escapes to.
prompt-losses = { $who }: choose the card that is lost.
prompt-free-mercenary = { $who }: choose the card that joins you.
prompt-reorganising = { $who }: pass cards from one to the other.
prompt-merging = { $who }: drop what is too much.
prompt-intercepting = { $who }: intercept, or not.
prompt-retreating = { $who }: choose where the navy retreats to.
prompt-joining = { $who }: fight at the side of your ally, or look on.
prompt-ground = { $who }: choose the ground.
prompt-charging = { $who }: throw in your mounted cards, or save them.
prompt-deploying = { $who }: deploy for the next combat.
prompt-revealing = { $who }: use a reveal, or not.
prompt-redeploying = { $who }: deploy again.
prompt-striking = { $who }: strike with your spare cards.
prompt-recovering = { $who }: recover a card.
prompt-upgrading = { $who }: choose a card that becomes a veteran.
prompt-withdrawing = { $who }: choose where the army withdraws to.
prompt-window = { $who }: play an event, or pass.
prompt-baskets = { $who }: write your orders.
prompt-leave-ally = { $who }: try to take the region, or leave it.
prompt-draw-generals = Chance draws the generals.
prompt-deal-initiative = Chance deals the initiative cards.
prompt-dealing = Chance deals action cards.
prompt-random-losses = Chance takes cards of an army.
prompt-promoting = Chance draws the new general.
prompt-roll = The dice are rolled.
prompt-over = The game is over.

## Why a move is not allowed

refusal-over = the game is over
refusal-not-yours = somebody else has to decide: { $prompt }
refusal-first = this does not fit: { $prompt }
refusal-chance = this can't come up
refusal-bid = nobody bids more gold than there is
refusal-order = the winner names a seat, and a direction if there are more than two players
refusal-treat = a treaty needs a card for it, an agent that gets there, and another player who is no ally yet
refusal-deal-trade = trade needs a card for it, an agent that gets there, and another player who is no enemy; once in a turn with each
refusal-spy-on = a spy needs a card for it and an army of another player that an agent can reach
refusal-stir = protests need a card for them and a region of another player without barracks that an agent can reach
refusal-riot = riots need a card for them and a region of another player without barracks that an agent can reach
refusal-rise = an uprising needs a card for it and a conquered region of another player that an agent can reach
refusal-bribe-army = a bribe needs a card for it, the gold, and an army of another player that an agent can reach
refusal-bribe-region = a bribe needs a card for it, the gold, and a region of another player without an army that an agent can reach
refusal-sabotage-at = sabotage needs a card for it and a market or barracks of another player that an agent can reach
refusal-steal = theft needs a card for it and one of the richest regions of another player that an agent can reach
refusal-turn-agent = this needs a card for it and an agent of another player that can be reached
refusal-sow = distrust needs a card for it, a capital that an agent can reach, and a friend or ally of that faction
refusal-hire = this needs a card for it, the gold, room in the army, and the mercenary region near it and in reach of an agent
refusal-hire-special = this needs a card for it, the gold, room in the army, and a region worth 2 or more in reach of an agent
refusal-murder-general = this needs a card for it and a general of another player that an agent can reach
refusal-levy = a levy needs an action card in hand
refusal-play = the event does not fit this moment, or the card is not in hand
refusal-reroll = this die can't be rolled again
refusal-reroll-all = this roll can't be rolled again
refusal-place = an army with a general is placed in a home region, a rich conquered one or one with barracks, without an enemy
refusal-place-navy = a new navy begins in a port of a home region
refusal-march = an army that may move goes to an adjacent region that its MU reach
refusal-invade = an ally is invaded by a step into his region
refusal-embark = army and navy need 1 MU each, must touch each other, and a navy carries one army
refusal-land = army and navy need 1 MU each, and the coast must be there
refusal-sail = a navy sails to an adjacent sea area for 1 MU
refusal-dock = a navy docks in a port of its owner or an ally beside it
refusal-attack-navy = a navy attacks another one in its sea area, for 1 MU
refusal-assault = an army assaults a garrison of somebody else where it stands, once in a turn
refusal-conquer = this needs land without a garrison that somebody else controls, and 1 MU
refusal-fight = there is no army to fight
refusal-subdue = this needs 4 troop cards, 1 MU, and unrest in an own region
refusal-reorganise = two own armies in one region need 1 MU each
refusal-merge-navies = two own navies in one place need 1 MU each
refusal-give = the card is not there, or there is no room for it
refusal-give-ship = the ship is not there, or there is no room for it
refusal-lead = the general is not near enough, or somebody took over this army already
refusal-drop = this card is not too much
refusal-avoid = the army has nowhere to go
refusal-escape = an army escapes to an adjacent region that is its own, an ally's or without an army
refusal-escape-aboard = there is no free navy beside the army
refusal-withdraw = the army can't go there
refusal-lose = this card can't be lost now
refusal-retreat = the navy can't retreat there
refusal-take-free = this card is not in the region's deck, or does not fit
refusal-shape-ground = the ground can't be changed in this way
refusal-deploy = these cards can't be deployed together now
refusal-strike = this card can't strike at that one
refusal-inspire = there is no inspired fighter who could
refusal-fury = there is no fury left
refusal-boost = there is no wound that could be removed
refusal-recover = this card is not among the dead
refusal-upgrade = there is no veteran for this card
refusal-buy = this card can't be bought for this army
refusal-buy-ship = no ship can be bought for this navy
refusal-develop = the column is complete, its row is used in this round, or there is too little gold
refusal-build = this can't be built there now
refusal-pave = this road can't be built now
refusal-hire-general = no general can be hired now
refusal-raise = a new army needs a spare general and a free space
refusal-post = the general is not spare, or the army is too far away
refusal-hire-agent = no agent can be hired now
refusal-soothe = this needs 1 gold and unrest in an own region
refusal-intercept = this navy can't intercept now
refusal-accept = nothing is offered
refusal-pass = there is nothing to pass
refusal-end-turn = this is no turn that could be ended
refusal-done = there is nothing to finish
refusal-stand = no army is met
refusal-reveal = there is no reveal left
refusal-hold = there is nothing to hold back
refusal-charge = there is nothing to throw in
refusal-finish = there are no orders to seal

## What happened

event-turn-began = { $last ->
        [1] Round { $turn } begins; it is the last one.
       *[other] Round { $turn } begins.
    }
event-general-drawn = { $seat }: { $general } will serve.
event-number-dealt = { $seat }: an initiative card is dealt.
event-bid-made = { $seat }: the bid is ready.
event-bid-shown = { $seat }: initiative card { $number }, and { $gold } gold.
event-order-set = { $seat }: { $other } goes first, { $direction }.
event-card-dealt = { $seat }: an action card is dealt.
event-seat-began = { $seat } is to act.
event-acted = { $seat }: an agent goes to { $region }, for this: { $action }.
event-treaty-made = { $agreed ->
        [1] { $seat } and { $other } agree; their status is now: { $status }.
       *[other] { $other } declines the treaty that { $seat } offered.
    }
event-traded = { $seat } and { $other } trade: { $mine } gold and { $theirs } gold.
event-spied = { $seat }: a spy looks at { $army }.
event-unrest-rose = Unrest in { $region }: { $unrest } now.
event-unrest-fell = { $seat }: an orator calms the people in { $region }.
event-region-freed = { $region } rises, and { $seat } loses it.
event-region-bribed = { $seat } bribes { $region }, which belonged to { $other }.
event-army-bribed = { $seat } bribes { $army }.
event-building-lost = { $seat }: this is destroyed in { $region }: { $building }.
event-gold-stolen = { $seat } steals { $gold } gold from { $other }.
event-agent-home = { $agent } goes home and does nothing more in this round.
event-agent-died = { $agent } is dead.
event-distrusted = { $seat } sows distrust between { $other } and { $third }; their status is now: { $status }.
event-hired = { $seat } hires for { $army }: { $kind }.
event-general-died = { $general }, who led { $army }, is dead.
event-levied = { $seat } raises a levy of { $gold } gold.
event-cancelled = The action of { $seat } is cancelled.
event-played = { $seat } plays an event: { $event }.
event-used = { $seat } uses: { $ability }.
event-answered = { $seat } has answered.
event-rolled = { $dice-count ->
        [0] No dice are rolled.
       *[other] The dice: { $dice }.
    }
event-rerolled = Rolled again: { $dice }.
event-taxed = { $seat } raises { $raised } gold and has { $gold } now.
event-tier-reached = { $seat } is rich: { $points } VP for { $raised } gold.
event-wonder-took = The wonder in { $region } takes { $gold } gold from { $other } for { $seat }.
event-deteriorated = { $region } is besieged, and this decays: { $building }.
event-placed = { $seat }: { $piece } takes the field in { $region }.
event-marched = { $army } marches from { $home } to { $region }.
event-consented = { $agreed ->
        [1] { $seat } lets { $army } into { $region }.
       *[other] { $seat } does not let { $army } into { $region }.
    }
event-army-lost = { $army } is destroyed.
event-card-lost = { $army } loses a card: { $kind }.
event-took-region = { $army } takes { $region } for { $seat }.
event-invaded = { $seat } has invaded { $region }, a home of { $other }: { $points } VP.
event-joined-free = { $region } joins freely, and sends { $army } a card: { $kind }.
event-repelled = { $region } holds out against { $army }.
event-besieged = { $army } stands before { $region }.
event-status-fell = { $seat } attacks { $other }: they are enemies now.
event-alliance-broken = { $seat } breaks the alliance with { $other } and has { $points } VP now.
event-reorganised = { $seat } reorganises { $one_piece } and { $other_piece }.
event-card-given = { $seat }: a card goes from { $one_piece } to { $other_piece }.
event-led = { $general } now leads { $army }.
event-subdued = { $army } calms { $region }.
event-fought-tribes = { $army } and { $foe } quarrel.
event-sailed = { $navy } sails from { $home } to { $place }.
event-embarked = { $army } goes aboard: { $navy }.
event-landed = { $army } lands in { $region }.
event-docked = { $navy } docks in { $place }.
event-intercepted = { $navy } intercepts { $enemy_navy }.
event-sea-fight = { $navy } fights { $enemy_navy }.
event-ships-lost = { $navy } loses a ship.
event-ship-captured = { $navy } loses a ship to { $enemy_navy }.
event-navy-retreated = { $navy } retreats to { $place }.
event-navy-sunk = { $navy } is gone.
event-sea-victory = { $seat } has won a victory at sea.
event-met = { $army } meets { $foe } in { $region }.
event-avoided = { $avoids ->
        [1] { $seat } wants to avoid battle.
       *[other] { $seat } is ready to fight.
    }
event-escaped = { $army } escapes to { $place }.
event-joined-battle = { $agreed ->
        [1] { $army } fights at the side of its ally.
       *[other] { $army } looks on.
    }
event-battle-began = { $army } attacks { $foe } in { $region }.
event-terrain-set = Difficult terrain is { $terrain } now.
event-deployed-cards = The { $side } deploys: { $main }, { $light }, { $engine }.
event-revealed = { $seat } sees what the enemy has deployed.
event-damaged = The { $side } is hit: { $kind }.
event-struck = The { $side } strikes at { $target } with { $kind }.
event-phase-began = The battle goes on: { $battle_phase }.
event-won-battle = { $army } has beaten { $foe }: { $points } VP for { $seat }.
event-tied-battle = Neither { $army } nor { $foe } has won.
event-collapsed = { $army } and { $foe } destroy each other.
event-recovered = { $army } recovers a card: { $kind }.
event-upgraded = { $army } has a veteran now: { $kind }.
event-promoted = { $heir_general } takes the place of { $general } at the head of { $army }.
event-withdrew = { $army } withdraws to { $region }.
event-ordered = { $seat } writes an order.
event-sealed = { $seat }: the orders are sealed.
event-bought = { $seat } recruits a card for { $army }.
event-bought-ship = { $seat } builds a ship for { $navy }.
event-developed = { $seat } develops: { $development }.
event-column-done = { $seat } has completed a column and gains 1 VP.
event-built = { $seat } builds in { $region }: { $building }.
event-paved = { $seat } builds a road: { $border }.
event-general-hired = { $seat } hires { $general }.
event-army-raised = { $seat } raises { $army } under { $general }.
event-agent-hired = { $seat } hires an agent.
event-soothed = { $seat } pays for calm in { $region }.
event-refunded = { $seat }: an order has become impossible and is not paid.
event-reformed = { $seat } reforms the legions.
event-triggered = { $seat } has { $points } VP: this is the last round.
event-game-ended = The game is over.

## How it ended

ending-points = { $winners } has won with { $points } VP.
ending-homes = { $winners } has won: as many VP as another, but more home regions.
ending-gold = { $winners } has won: as many VP and home regions as another, but more gold.
ending-shared = { $winners } share the victory with { $points } VP.

## Moves

label-roll-1 = Roll: { $die1 }
label-roll-2 = Roll: { $die1 }, { $die2 }
label-roll-3 = Roll: { $die1 }, { $die2 }, { $die3 }
label-roll-4 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }
label-roll-5 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
label-roll-6 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }, { $die6 }
label-roll-7 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }, { $die6 }, { $die7 }
label-roll-8 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }, { $die6 }, { $die7 }, { $die8 }
label-draw-general = Draw { $general }
label-draw-promoted = Promote to { $general }
label-deal-card = Deal { $card } to { $seat }
label-deal-number = Deal initiative { $number } to { $seat }
label-lose-random = Chance takes { $kind } from { $army }
label-bid = Bid { $gold }
label-order = Order { $seat } first { $direction }
label-treaty = Treaty with { $seat } in { $region } by { $card }
label-trade = Trade with { $seat } in { $region } by { $card }
label-spy = Spy on { $army } by { $card }
label-protests = Protests in { $region } by { $card }
label-riots = Riots in { $region } by { $card }
label-uprising = Uprising in { $region } by { $card }
label-bribe-army = Bribe army { $army } by { $card }
label-bribe-region = Bribe region { $region } by { $card }
label-sabotage = Sabotage { $building } in { $region } by { $card }
label-theft = Theft in { $region } by { $card }
label-double-agent = Turn { $agent } by { $card }
label-sow-distrust = Sow distrust between { $seat } and { $other } by { $card }
label-hire = Hire { $kind } for { $army } by { $card }
label-hire-special = Enlist { $kind } for { $army } by { $card }
label-murder-general = Murder general of { $army } by { $card }
label-murder-agent = Murder { $agent } by { $card }
label-levy = Levy { $card }
label-play-army = Play { $card } on army { $army }
label-play-navy = Play { $card } on navy { $navy }
label-play-regions = Play { $card } in { $region } and { $other }
label-play-region = Play { $card } in { $region }
label-play-seat = Play { $card } against { $seat }
label-play-number = Play { $card } for number { $number }
label-play = Play { $card }
label-pass = Pass
label-reroll = Reroll die { $number }
label-reroll-all = Reroll all
label-accept = Accept
label-decline = Decline
label-end-turn = End turn
label-place = Place { $army } in { $region }
label-place-navy = Launch { $navy } in { $region }
label-march = March { $army } to { $region }
label-invade = Invade { $region } with { $army }
label-embark = Embark { $army } on { $navy }
label-land = Land { $army } in { $region }
label-sail = Sail { $navy } to { $sea }
label-dock = Dock { $navy } in { $region }
label-attack-navy = Attack { $other } with { $navy }
label-intercept = Intercept with { $navy }
label-assault = Assault with { $army }
label-conquer = Conquer with { $army }
label-fight = Fight with { $army }
label-subdue = Subdue with { $army }
label-reorganise = Reorganise { $army } and { $other }
label-merge-navies = Regroup { $navy } and { $other }
label-give = Give { $kind } from { $army } to { $other }
label-give-ship = Pass a ship of { $faction } from { $navy } to { $other }
label-done = Done
label-lead = Let { $general } lead { $army }
label-drop = Drop { $kind }
label-avoid = Avoid battle
label-stand = Stand and fight
label-escape = Escape to { $region }
label-escape-aboard = Escape aboard { $navy }
label-withdraw = Withdraw to { $region }
label-lose = Lose { $kind }
label-retreat = Retreat with { $navy } to { $place }
label-take-free = Take { $kind }
label-ground = Ground { $change }
label-deploy = Deploy { $main } with { $light } and { $engine }
label-reveal = Reveal
label-hold = Hold
label-charge = Charge
label-strike = Strike { $target } { $state } with { $kind }
label-inspire = Inspire
label-fury = Fury
label-boost = Boost morale
label-recover = Recover { $kind }
label-upgrade = Upgrade { $kind }
label-buy = Buy { $kind } for army { $number }
label-buy-ship = Buy a ship for navy { $number }
label-develop = Develop column { $number }
label-build = Build { $building } in { $region }
label-road = Road { $border }
label-hire-general = Hire a general
label-raise = Raise an army under { $general }
label-post = Post { $general } to army { $number }
label-hire-agent = Hire an agent
label-soothe = Soothe { $region }
label-use-card = Use { $card }
label-finish = Finish

## Odds, warnings, laws, positions

odds-conquest = The army takes the region in { $percent } % of cases and loses { $losses } cards on average.
odds-assault = The assault succeeds in { $percent } % of cases and costs { $losses } cards on average.
odds-avoid = The army escapes in { $percent } % of cases.
odds-action = It succeeds in { $percent } % of cases.
warning-last = This is the last round.
warning-close = { $seat } needs { $missing } VP to make a round the last one.
warning-taxes = { $seat } makes this round the last one by taxes alone.
warning-limit = This is the last round that the limit allows.
law-cards = there are { $there } cards of { $kind }, not { $wanted }
law-ships = there are { $there } ship cards of { $faction }, not { $wanted }
law-general = { $general } does not lead one army of his own
law-order = the cards of { $army } are out of order
law-ghost = { $army } is not there but has cards or a general
law-aboard = { $army } is not where its navy is
law-size = { $army } has too many cards
law-navy = { $navy } is not there but has ships, or the other way round
law-seat = { $seat } has less than nothing
law-status = { $seat } and another see their status differently
position = the position
position-numbers = The field { $field } of the position must have whole numbers.
position-fault = The position can't be: { $fault }.
position-broken = The position can't be: { $law }.
not-a-line = This is no position in one line.

## Allies show each other cards

label-show-army = Show { $army } to { $seat }
label-show-hand = Show your hand to { $seat }
event-army-shown = { $seat } shows the cards of { $army } to { $other }.
event-hand-shown = { $seat } shows its action cards to { $other }.
refusal-show = this needs an ally who has not seen these cards

## Goals: all ways in which VP come and go

goal-points = { $needs } VP make a round the last one
goal-taxes = { $low } gold of taxes in a round: { $points } VP, and more for more
goal-battles = A victory on land: 1 VP, a total one 2
goal-sea = A navy destroyed: 1 VP
goal-columns = A complete column of developments: 1 VP
goal-homes = An enemy home taken by assault: 1 VP and its gold value
goal-alliance = A broken alliance: 1 VP less

## What can be wrong in a board file

boardfile-sound = { $file }: the board { $name } is sound; it has { $regions } regions and { $seas } sea areas.

boardfile-toml = { $file }: this is no TOML: { $error }.
boardfile-entry = an entry is missing or is not what it should be: { $error }
boardfile-fault = { $file }: { $fault }.
boardfile-count = there are { $there } entries of [[{ $section }]], not { $needed }
boardfile-twice = the { $section } { $name } is there twice
boardfile-factions = the factions must be rome, carthage, greece and barbarians, in this order
boardfile-unknown = { $place } names { $other }, which is unknown
boardfile-port = { $place } has a port, but no sea
boardfile-gold = the gold value of { $place } must be 1, 2 or 3
boardfile-one-way = { $place } names { $other } as adjacent, but not the other way round
boardfile-border-twice = the border between { $one } and { $other } is there twice, or leads nowhere
boardfile-crowded = { $place } has { $number } borders; 7 is the most
boardfile-capital = the capital of { $faction } must be one of its home regions
boardfile-troops = { $faction } must have { $needed } types of troop card, each with an id of its own
boardfile-generals = { $faction } must have 10 generals
boardfile-developments = { $faction } has too many developments or columns
boardfile-dice = { $card } has too many dice, or a colour that is unknown
boardfile-card = the action or the event of action card { $number } is unknown
boardfile-die = { $colour } must be a colour of dice with six faces: skull, x, s and blank
