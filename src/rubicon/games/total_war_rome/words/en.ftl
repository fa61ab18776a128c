# The sentences of Total War: Rome: of its rules, of its board in the terminal, of its picture and of its page.

title = Total War: Rome
blurb = Rome, Carthage, Greece and the Barbarian Tribes fight for the Mediterranean: with armies of hidden cards, agents, treaties and skull dice.

## Options: what can be set, and why it is set as it is

option-scenario = which war is played
scenario-whole = The whole game
scenario-whole-about = All factions can be in play.
scenario-first-war = The first war
scenario-first-war-about = To learn the game: Rome against Carthage, to 15 VP, in 8 rounds at most.
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

## Names: `.number` tells verbs what to agree with

name-rome = Rome
    .number = singular
name-carthage = Carthage
    .number = singular
name-greece = Greece
    .number = singular
name-barbarians = Barbarians
    .number = plural
# What two factions are to each other; `.they` is what both of them are.
name-enemy = enemy
    .they = enemies
name-neutral = neutral
    .they = neutral
name-friendly = friendly
    .they = friendly
name-ally = ally
    .they = allies
# Improvements; `.one` is one of them in a sentence.
name-market = market
    .one = a market
name-barracks = barracks
    .one = barracks
name-walls = walls
    .one = walls
name-wonder = Ancient Wonder
    .one = an Ancient Wonder
# The actions of agents.
name-treaty = Treaty
name-trade = Trade
    .does = 1 gold more in each trade
name-spy = Spy
name-protests = Protests
name-riots = Riots
name-rebel-uprising = Rebel Uprising
name-bribe = Bribe
name-sabotage = Sabotage
name-treasury-theft = Treasury Theft
name-double-agent = Double Agent
name-sow-distrust = Sow Distrust
name-recruit-mercenaries = Recruit Mercenaries
name-assassination = Assassination
# The events of action cards.
name-forced-march = Forced March
    .does = 2 MU more for an army of yours
name-slip-away = Slip Away
    .does = your army avoids a battle without a roll
name-no-escape = No Escape
    .does = an army that would escape must fight
name-local-guides = Local Guides
    .does = difficult terrain 1 more
name-chosen-ground = Chosen Ground
    .does = difficult terrain 1 less
name-scouts-report = Scouts Report
    .does = a reveal for this battle
name-ambush = Ambush
    .does = your main card rolls first, in the fight for terrain
name-hold-the-line = Hold the Line
    .does = cancels a skull in a battle
name-furious-charge = Furious Charge
    .does = a red die more for a main card, on flanks or in the centre
name-rain-of-missiles = Rain of Missiles
    .does = skirmisher, bowmen or artillery roll twice the dice
name-elephants-panic = Elephants Panic
    .does = two red dice against a deployed elephant
name-field-surgeons = Field Surgeons
    .does = recovers one more of your dead
name-mercenary-desertion = Mercenary Desertion
    .does = mercenaries of an enemy army may leave it
name-storm-at-sea = Storm at Sea
    .does = two green dice against a navy at sea
name-fair-winds = Fair Winds
    .does = 2 MU more for a navy of yours
name-pirates = Pirates
    .does = takes up to 3 gold from a player with port markets
name-bountiful-harvest = Bountiful Harvest
    .does = 3 gold at taxation, which count as raised
name-drought = Drought
    .does = a region of another player pays no tax
name-plague = Plague
    .does = a main card less for each army in a region
name-slave-revolt = Slave Revolt
    .does = unrest in two adjacent regions of a player
name-inspired-oratory = Inspired Oratory
    .does = removes up to 2 unrest markers of yours
name-second-errand = Second Errand
    .does = an agent of yours acts once more
name-counter-intelligence = Counter-intelligence
    .does = cancels an agent's action against you
name-safe-house = Safe House
    .does = saves an agent of yours from death
name-traitor-at-the-gates = Traitor at the Gates
    .does = the garrison that you assault has a die less
name-defiant-citizens = Defiant Citizens
    .does = a red die more against another's attack
name-conscription = Conscription
    .does = troop cards 2 gold cheaper in all
name-master-builder = Master Builder
    .does = one market, barracks or walls free
name-omens = Omens
    .does = one die of a roll is rolled again
name-envoys-gift = Envoy's Gift
    .does = your next trade counts as one step better
# What a side can use in a battle without a card.
name-inspired-fighter = the Inspired Fighter
name-battle-fury = Battle Fury
    .does = once in a battle, a green die more for infantry
name-morale-booster = the Morale Booster
name-drill = Drill
    .does = once in a battle, one die of a drilled card is rolled again
name-second-roll = the second roll
name-red-x = red X
name-red-s = red S
name-yellow-x = yellow X
name-yellow-s = yellow S
name-green-x = green X
name-green-s = green S
name-white-x = white X
name-white-s = white S
name-black-x = black X
name-black-s = black S

# The effects of developments; `trade`, `drill` and `battle fury` stand above.
name-siegecraft = Siegecraft
    .does = garrisons roll yellow dice against your assaults
name-cheap-troops = cheap troops
    .does = the first two troop cards of a round cost 1 gold less
name-marian-reforms = Marian Reforms
    .does = your legions become Imperial ones
name-cheap-ships = cheap ships
    .does = the first two ships of a round cost 1 gold
name-marines = Marines
    .does = each two S in a naval battle capture a ship
name-cheap-roads = cheap roads
    .does = two roads for the price of one
name-calm = calm
    .does = the first unrest marker of a region does not count
name-extra-agent = Extra Agent
    .does = a third agent, and a hand of one card more
name-subterfuge = Advanced Subterfuge
    .does = one agent acts twice, and a hand of two cards more
name-cheap-mercenaries = cheap mercenaries
    .does = mercenaries cost 1 gold less
name-silver-mines = Silver Mines
    .does = 1 gold more for each region worth 3
name-seamanship = seamanship
    .does = navies have 1 MU more
name-league = league
    .does = 2 gold for each treaty that you make
name-cheap-wonder = cheap wonder
    .does = an Ancient Wonder costs 2 gold less
name-reduced-antipathy = Reduced Antipathy
    .does = no more tribal infighting
name-national-unity = National Unity
    .does = no more limits to what armies recruit
name-peaceful-agriculture = Peaceful Agriculture
    .does = adjacent markets are linked without roads
# The characteristics of generals, where they have no entry above.
name-none = none
name-diplomacy-expert = Diplomacy Expert
name-battlefield-expert = Battlefield Expert
name-scouting-expert = Scouting Expert
name-never-give-up = Never Give Up
name-mercenary-loyalty = Mercenary Loyalty
# Classes of troop card.
name-infantry = infantry
name-bowmen = bowmen
name-cavalry = cavalry
name-chariot = chariots
name-elephant = elephants
name-foot-skirmisher = foot skirmishers
name-mounted-skirmisher = mounted skirmishers
name-artillery = artillery

# The ends of verbs, by the faction that stands before them.
s = { $seat-number ->
    [plural] { "" }
   *[other] s
}
has = { $seat-number ->
    [plural] have
   *[other] has
}
is = { $seat-number ->
    [plural] are
   *[other] is
}
begins = { $other-number ->
    [plural] begin
   *[other] begins
}

## Moves that can't be read

wrong-players = { $title } is for 2 to 4 players, not { $players }.
no-such-name = There is no { $title } { $given }.
no-such-number = { $given } is too much; the most is { $most }.
line-things = regions, armies, cards or steps

## What is expected: the prompts. `.you` is for the player who decides; `.due` stands in refusals, after `now`

prompt-bidding = { $seat }, bid for the initiative: how much gold do you add to your card?
    .you = Bid for the initiative: how much gold do you add to your card?
    .due = all bid for the initiative
prompt-ordering = { $seat }, choose who goes first in this round, and in which direction play goes.
    .you = Choose who goes first in this round, and in which direction play goes.
    .due = { $seat } choose{ s } who goes first
prompt-agent-menu = { $seat }, act with your agents, cash cards for their levy, or end your turn.
    .you = Act with your agents, cash cards for their levy, or end your turn.
    .due = { $seat } act{ s } with agents
prompt-treaty-answer = { $seat }, decide about a treaty: { $other } offers it, and you would be { $status-they }.
    .you = Decide about a treaty: { $other } offers it, and you would be { $status-they }.
    .due = { $seat } decide{ s } about a treaty
prompt-bribed-march = { $seat }, move { $army }, which you have bribed, or leave it where it is.
    .you = Move { $army }, which you have bribed, or leave it where it is.
    .due = { $seat } move{ s } the army that was bribed
prompt-campaign-menu = { $seat }, move your armies and navies, or end your turn.
    .you = Move your armies and navies, or end your turn.
    .due = { $seat } move{ s } armies and navies
prompt-consent = { $seat }, decide whether { $army } of your ally may enter { $region }.
    .you = Decide whether { $army } of your ally may enter { $region }.
    .due = { $seat } decide{ s } whether an ally may enter
prompt-meet-first = { $seat }, decide: { $army } has met { $foe } in { $region }. Do you fight, or try to avoid battle?
    .you = Decide: { $army } has met { $foe } in { $region }. Do you fight, or try to avoid battle?
    .due = { $seat } choose{ s } between battle and escape
prompt-meet-second = { $seat }, decide: { $foe } has come upon { $army } in { $region }. Do you fight, or try to avoid battle?
    .you = Decide: { $foe } has come upon { $army } in { $region }. Do you fight, or try to avoid battle?
    .due = { $seat } choose{ s } between battle and escape
prompt-escaping = { $seat }, choose where { $army } escapes to.
    .you = Choose where { $army } escapes to.
    .due = { $seat } choose{ s } where the army escapes to
prompt-losses = { $mains ->
    [0] { $small ->
        [one] { $seat }, choose what { $army } loses: a skirmisher or artillery card.
       *[other] { $seat }, choose what { $army } loses: { $small } skirmisher or artillery cards.
    }
    [one] { $seat }, choose what { $army } loses: a main battle card.
   *[other] { $seat }, choose what { $army } loses: { $mains } main battle cards.
    }
    .you = { $mains ->
        [0] { $small ->
            [one] Choose what { $army } loses: a skirmisher or artillery card.
           *[other] Choose what { $army } loses: { $small } skirmisher or artillery cards.
        }
        [one] Choose what { $army } loses: a main battle card.
       *[other] Choose what { $army } loses: { $mains } main battle cards.
        }
    .due = { $seat } choose{ s } the cards that are lost
prompt-free-mercenary = { $seat }, choose the card of { $region } that joins { $army } for nothing.
    .you = Choose the card of { $region } that joins { $army } for nothing.
    .due = { $seat } choose{ s } the card that joins for nothing
prompt-reorganising = { $seat }, pass cards between { $piece } and { $other }, then say that you are done.
    .you = Pass cards between { $piece } and { $other }, then say that you are done.
    .due = { $seat } pass{ $seat-number ->
        [plural] { "" }
       *[other] es
    } cards from one to the other
prompt-merging = { $seat }, drop a card: { $army } has more than it may keep.
    .you = Drop a card: { $army } has more than it may keep.
    .due = { $seat } drop{ s } what is too much
prompt-intercepting = { $seat }, decide whether { $navy } intercepts { $fleet } in { $sea }.
    .you = Decide whether { $navy } intercepts { $fleet } in { $sea }.
    .due = { $seat } decide{ s } whether to intercept
prompt-retreating = { $seat }, choose where { $navy } retreats to.
    .you = Choose where { $navy } retreats to.
    .due = { $seat } choose{ s } where the navy retreats to
prompt-joining = { $seat }, decide whether { $army } fights at the side of { $friend } against { $foe }.
    .you = Decide whether { $army } fights at the side of { $friend } against { $foe }.
    .due = { $seat } decide{ s } whether to fight at an ally's side
prompt-agreeing = { $seat }, decide whether { $army } of your ally may fight at your side against { $foe }.
    .you = Decide whether { $army } of your ally may fight at your side against { $foe }.
    .due = { $seat } decide{ s } whether an ally may join the battle
prompt-composing = { $seat }, choose the cards that fight on your side: a side is no larger than an army.
    .you = Choose the cards that fight on your side: a side is no larger than an army.
    .due = { $seat } choose{ s } the cards that fight
prompt-ground = { $seat }, choose the ground: difficult terrain is { $terrain } now.
    .you = Choose the ground: difficult terrain is { $terrain } now.
    .due = { $seat } choose{ s } the ground
prompt-charging = { $seat }, throw your mounted cards into the centre, or save them for the envelopment.
    .you = Throw your mounted cards into the centre, or save them for the envelopment.
    .due = { $seat } decide{ s } about the mounted cards
prompt-deploying = { $seat }, deploy cards in secret for a combat in { $battle_phase-where }.
    .you = Deploy cards in secret for a combat in { $battle_phase-where }.
    .due = both sides deploy in secret
prompt-revealing = { $reveals ->
    [one] { $seat }, do you use your last reveal to see what the enemy has deployed?
   *[other] { $seat }, do you use one of your { $reveals } reveals to see what the enemy has deployed?
    }
    .you = { $reveals ->
        [one] Do you use your last reveal to see what the enemy has deployed?
       *[other] Do you use one of your { $reveals } reveals to see what the enemy has deployed?
        }
    .due = { $seat } decide{ s } about a reveal
prompt-redeploying = { $seat }, deploy again: you have seen what the enemy sends.
    .you = Deploy again: you have seen what the enemy sends.
    .due = { $seat } deploy{ s } again
prompt-striking = { $seat }, strike with cards that are left, without reply, or say that you are done.
    .you = Strike with cards that are left, without reply, or say that you are done.
    .due = { $seat } strike{ s } without reply
prompt-recovering = { $seat }, recover one of your dead cards.
    .you = Recover one of your dead cards.
    .due = { $seat } recover{ s } a card
prompt-upgrading = { $seat }, choose a card that becomes a veteran.
    .you = Choose a card that becomes a veteran.
    .due = { $seat } choose{ s } a veteran
prompt-withdrawing = { $seat }, choose where { $army } withdraws to.
    .you = Choose where { $army } withdraws to.
    .due = { $seat } choose{ s } where the army withdraws to
prompt-window = { $seat }, play an event or pass: { $moment }.
    .you = Play an event or pass: { $moment }.
    .due = all who are asked answer
prompt-baskets = { $seat }, write your orders, then seal them: { $gold } gold left.
    .you = Write your orders, then seal them: { $gold } gold left.
    .due = all write their orders
prompt-leave-ally = { $seat }, decide: { $army } stands in { $region }, on the land of a former ally. Try to take it, or leave.
    .you = Decide: { $army } stands in { $region }, on the land of a former ally. Try to take it, or leave.
    .due = { $seat } take{ s } the region or leave{ s } it
prompt-bidding-all = All bid for the initiative in secret.
    .due = all bid for the initiative
prompt-window-all = Players who might hold a fitting card may interrupt: { $moment }.
    .due = all who are asked answer
prompt-baskets-all = All write their orders in secret.
    .due = all write their orders
prompt-deploying-all = Both sides deploy in secret for a combat in { $battle_phase-where }.
    .due = both sides deploy in secret
prompt-draw-generals = Chance draws the generals.
    .due = the generals are drawn
prompt-deal-initiative = Chance deals the initiative cards.
    .due = the initiative cards are dealt
prompt-dealing = Chance deals the action cards.
    .due = the action cards are dealt
prompt-random-losses = Chance decides which cards of an army are lost.
    .due = chance decides which cards are lost
prompt-promoting = Chance draws the new general.
    .due = the new general is drawn
prompt-roll = The dice are rolled.
    .due = the dice are rolled
prompt-over = The game is over.
    .due = the game is over
# The phases of a battle, as events and prompts name them.
name-preparing = preparing
    .where = the preparation
name-terrain = terrain
    .where = the fight for terrain
name-flanks = flanks
    .where = the fight for the flanks
name-centre = centre
    .where = the fight for the centre
name-envelopment = envelopment
    .where = the envelopment
name-victor = decision
    .where = the decision
# The moments in which somebody may interrupt.
moment-taxation = taxes are about to be raised
moment-campaign-turn = the campaign turn of { $active } begins
moment-agent-turn = the agent turn of { $active } begins
moment-action = an agent of { $active } acts in { $region } ({ $action })
moment-death = { $agent } is about to die
moment-assault = { $army } is about to assault { $region }
moment-conquest = { $army } is about to try to take { $region }
moment-meeting = { $army } has met { $foe } in { $region }
moment-escape = { $army } is about to escape
moment-battle = { $army } and { $foe } prepare for battle in { $region }
moment-combat = a combat is about to be rolled
moment-roll = the dice show { $dice }
moment-victory = the battle is decided

## Why a move is not allowed. The rule's number and the full stop are added

refusal-over = The game is over
refusal-not-yours = This is not your decision: now { $prompt-due }
refusal-first = This does not fit: now { $prompt-due }
refusal-chance = This can't come up
refusal-bid = Nobody bids more gold than there is
refusal-order = The winner names a faction, and a direction if there are more than two players
refusal-treat = A treaty needs a card for it, an agent who gets there, and another player who is no ally yet
refusal-deal-trade = Trade needs a card for it, an agent who gets there, and another player who is no enemy; once in a turn with each
refusal-spy-on = A spy needs a card for it, and an army of another player that an agent can reach
refusal-stir = Protests need a card for them, and a region of another player without barracks that an agent can reach
refusal-riot = Riots need a card for them, and a region of another player without barracks that an agent can reach
refusal-rise = An uprising needs a card for it, and a region of another player, not his home, that an agent can reach
refusal-bribe-army = A bribe needs a card for it, the gold, and an army of another player that an agent can reach
refusal-bribe-region = A bribe needs a card for it, the gold, and a region of another player without an army that an agent can reach
refusal-sabotage-at = Sabotage needs a card for it, and a market or barracks of another player that an agent can reach
refusal-steal = Theft needs a card for it, and one of the richest regions of another player that an agent can reach
refusal-turn-agent = This needs a card for it, and an agent of another player that one of yours can reach
refusal-sow = Distrust needs a card for it, a capital that an agent can reach, and a friend or ally of that faction
refusal-hire = This needs a card for it, the gold, room in the army, and a mercenary region near the army that an agent can reach
refusal-hire-special = This needs a card for it, the gold, room in the army, and that the army stands in a region worth 2 or more that an agent can reach
refusal-murder-general = This needs a card for it, and a general of another player that an agent can reach
refusal-levy = A levy needs an action card in hand
refusal-play = The event does not fit this moment, or the card is not in your hand
refusal-reroll = This die can't be rolled again
refusal-reroll-all = This roll can't be made again
refusal-place = An army with a general is placed in a home region, in a conquered region worth 2 or more or in one with barracks, where no enemy and no other own army stands
refusal-place-navy = A new navy is placed in a port of a home region
refusal-march = An army marches to an adjacent region, as far as its MU last
refusal-invade = Only the region of an ally is invaded in this way, by a step that the army can make
refusal-embark = Army and navy must be side by side and have 1 MU each, and the navy must be empty
refusal-land = Army and navy need 1 MU each, and the navy must lie off that coast
refusal-sail = A navy sails to an adjacent sea area for 1 MU
refusal-dock = A navy docks in a port beside it that belongs to its owner or to an ally
refusal-attack-navy = A navy attacks another one in its own sea area, for 1 MU
refusal-assault = An army assaults a garrison that is not its own where it stands, once in a turn
refusal-conquer = This needs 1 MU and land without a garrison that somebody else controls
refusal-fight = There is no army to fight
refusal-subdue = This needs an army of 4 troop cards, 1 MU, and unrest in a region of its own
refusal-reorganise = Two of your armies in one region need 1 MU each
refusal-merge-navies = Two of your navies in one place need 1 MU each
refusal-give = The card is not there, or there is no room for it
refusal-give-ship = The ship is not there, or there is no room for it
refusal-lead = The general is not near enough, or this army has changed its general already
refusal-drop = This card is not one of those that must go
refusal-avoid = The army has nowhere to go
refusal-escape = An army escapes to an adjacent region that is its own, an ally's or without an army
refusal-escape-aboard = There is no empty navy beside the army
refusal-withdraw = The army can't go there
refusal-lose = This card can't be chosen as a loss now
refusal-retreat = The navy can't retreat there
refusal-take-free = This card is not in the region's deck, or there is no room for it
refusal-shape-ground = The ground can't be changed in this way
refusal-deploy = These cards can't be deployed together now
refusal-strike = This card can't strike at that one
refusal-inspire = There is no Inspired Fighter who could help here
refusal-fury = There is no Battle Fury left
refusal-boost = There is no wound that could be removed
refusal-recover = This card is not among the dead
refusal-upgrade = There is no veteran for this card
refusal-buy = This card can't be bought for this army now
refusal-buy-ship = No ship can be bought for this navy now
refusal-develop = The column is complete, a development of its row is bought already, or there is too little gold
refusal-build = This can't be built there now
refusal-pave = This road can't be built now
refusal-hire-general = No general can be hired now
refusal-raise = A new army needs a spare general and a free space
refusal-post = The general is not spare, or the army is too far from home
refusal-hire-agent = No agent can be hired now
refusal-soothe = This needs unrest in a region of yours, and the gold
refusal-intercept = This navy can't intercept now
refusal-accept = Nothing is offered
refusal-pass = There is nothing to pass
refusal-end-turn = There is no turn to end
refusal-done = There is nothing to finish
refusal-stand = No army has been met
refusal-reveal = There is no reveal left
refusal-hold = There is nothing to hold back
refusal-charge = There is nothing to throw in
refusal-compose = This card can't be chosen now
refusal-finish = There are no orders to seal

## What happened

event-turn-began = { $last ->
    [1] Round { $turn } begins. It is the last one.
   *[other] Round { $turn } begins.
}
event-general-drawn = { $general } enters the service of { $seat }.
event-number-dealt = { $seat } { is } dealt initiative card { $number }.
event-number-dealt-hidden = { $seat } { is } dealt an initiative card.
event-bid-made = { $seat } bid{ s } { $gold } gold in secret.
event-bid-made-hidden = { $seat } { has } made a bid in secret.
event-bid-shown = { $gold ->
    [0] { $seat } show{ s } initiative card { $number } and no gold.
   *[other] { $seat } show{ s } initiative card { $number } and { $gold } gold.
}
event-order-set = { $seat } decide{ s }: { $other } { begins }, and play goes { $direction }.
event-card-dealt = { $seat } { is } dealt { $card }.
event-card-dealt-hidden = { $seat } { is } dealt an action card.
event-seat-began = { $phase-is ->
    [agents] The agents of { $seat } set out.
    [campaign] The campaign turn of { $seat } begins.
   *[other] The turn of { $seat } begins.
}
event-acted = { $action-is ->
    [treaty] An agent of { $seat } offers { $target } a treaty in { $region }.
    [trade] An agent of { $seat } trades with { $target } in { $region }.
   *[other] An agent of { $seat } acts against { $target } in { $region }: { $action }.
}
event-acted-alone = An agent of { $seat } acts in { $region }: { $action }.
event-treaty-made = { $agreed ->
    [1] The treaty is made: { $seat } and { $other } are { $status-they } now.
   *[other] The treaty that { $seat } offered { $other } is declined.
}
event-traded = Trade brings { $seat } { $mine } gold and { $other } { $theirs }.
event-spied = A spy sees a card of { $army }: { $kind }.
event-spied-army = A spy of { $seat } looks into the camp of { $army }.
event-spied-hidden = A spy sees a card of { $army }.
event-unrest-rose = Unrest in { $region } rises to { $unrest }.
event-unrest-fell = An orator speaks: unrest in { $region } falls to { $unrest }, in { $other_region } it is { $other_unrest }.
event-unrest-fell-alone = An orator speaks: unrest in { $region } falls to { $unrest }.
event-region-freed = { $region } rises against { $seat } and goes back to { $lord }.
event-region-freed-alone = { $region } rises against { $seat } and is independent now.
event-region-bribed = { $region } takes the gold of { $seat } and leaves { $other }.
event-army-bribed = The officers of { $army } take the gold of { $seat }.
event-building-lost = Sabotage: { $region } loses its { $building }.
event-gold-stolen = { $seat } steal{ s } { $gold } gold from { $other }.
event-agent-home = { $agent } goes home and does nothing more in this round.
event-agent-died = { $agent } is dead.
event-distrusted = { $seat } sow{ s } distrust: { $other } and { $third } are only { $status-they } now.
event-hired = { $army } hires { $kind } for { $gold } gold.
event-general-died = { $general }, who led { $army }, is killed; { $heir } takes his place.
event-general-died-alone = { $general }, who led { $army }, is killed.
event-levied = { $seat } raise{ s } a levy of { $gold } gold.
event-cancelled = The action of { $seat } comes to nothing.
event-played = { $seat } play{ s } { $event }.
event-used = { $seat } use{ s } { $ability }.
event-answered = { $seat } { has } answered.
event-rolled = { $dice-count ->
    [0] No dice are rolled.
   *[other] Rolled: { $dice }.
}
event-rerolled = Rolled again: { $dice }.
event-taxed = { $seat } raise{ s } { $raised } gold in taxes and { has } { $gold } now.
event-tier-reached = { $seat } gain{ s } { $points } VP for raising { $raised } gold and { has } { $total } VP now.
event-wonder-took = The wonder in { $region } takes { $gold } gold from { $other } for { $seat }.
event-deteriorated = { $region } is besieged and loses its { $building }.
event-placed = { $naval ->
    [1] { $piece } puts out from { $region }.
   *[other] { $piece } takes the field in { $region }.
}
event-marched = { $army } marches from { $home } to { $region }.
event-consented = { $agreed ->
    [1] { $seat } let{ s } { $army } into { $region }.
   *[other] { $seat } refuse{ s } to let { $army } into { $region }.
}
event-army-lost = { $army } is destroyed in { $place }.
event-army-lost-alone = { $army } is no more.
event-card-lost = { $army } loses { $kind }.
event-card-lost-hidden = { $army } loses a card.
event-took-region = { $army } takes { $region } from { $lord }.
event-took-region-alone = { $army } takes { $region }.
event-invaded = { $seat } gain{ s } { $points } VP for the invasion of { $region }, a home of { $other }, and { has } { $total } VP now.
event-joined-free = { $region } joins freely: { $army } gains { $kind }.
event-repelled = { $region } holds out against { $army }.
event-besieged = { $army } stands before the garrison of { $region }.
event-status-fell = { $seat } attack{ s } { $other }: they are enemies now.
event-alliance-broken = { $seat } break{ s } the alliance with { $other } and { has } { $points } VP now.
event-reorganised = { $how ->
    [2] { $other_piece } is merged into { $one_piece }.
   *[other] { $one_piece } and { $other_piece } are reorganised.
}
event-card-given = { $naval ->
    [1] A ship of { $kind } passes from { $one_piece } to { $other_piece }.
   *[other] A card passes from { $one_piece } to { $other_piece }: { $kind }.
}
event-card-given-hidden = A card passes from { $one_piece } to { $other_piece }.
event-led = { $general } takes over { $army } from { $before }.
event-led-alone = { $general } takes command of { $army }.
event-subdued = { $unrest ->
    [0] { $army } restores order in { $region }.
   *[other] { $army } calms { $region }; unrest is { $unrest } now.
}
event-fought-tribes = Tribal infighting: { $army } and { $foe } come to blows.
event-sailed = { $navy } sails from { $home } to { $place }.
event-embarked = { $army } goes aboard { $navy }.
event-landed = { $army } lands in { $region }.
event-docked = { $navy } docks in { $place }.
event-intercepted = { $navy } intercepts { $enemy_navy } in { $place }.
event-sea-fight = Battle at sea: { $navy } against { $enemy_navy }, { $ships } to { $enemy_ships } ships.
event-ships-lost = { $ships ->
    [0] { $navy } loses its last ship.
   *[other] { $navy } loses a ship and has { $ships } left.
}
event-ship-captured = { $enemy_navy } captures a ship of { $navy }.
event-navy-retreated = { $navy } retreats to { $place }.
event-navy-sunk = { $navy } is no more.
event-sea-victory = { $seat } gain{ s } 1 VP for the victory over { $navy } and { has } { $points } VP now.
event-met = { $army } meets { $foe } in { $region }.
event-avoided = { $avoids ->
    [1] { $army } tries to avoid battle.
   *[other] { $army } is ready to fight.
}
event-escaped = { $aboard ->
    [0] { $army } escapes to { $place }.
   *[other] { $army } escapes aboard a navy.
}
event-joined-battle = { $agreed ->
    [1] { $army } fights at the side of its ally.
   *[other] { $army } looks on.
}
event-battle-began = The battle of { $region } begins: { $army } against { $foe }.
event-terrain-set = { $terrain ->
    [0] The ground is open: there is no fight for terrain.
    [one] The ground is difficult: { $terrain } combat for terrain.
   *[other] The ground is difficult: { $terrain } combats for terrain.
}
event-deployed-cards = { $cards-count ->
    [0] The { $side } sends nobody.
   *[other] The { $side } sends { $cards }.
}
event-revealed = { $cards-count ->
    [0] { $seat } use{ s } a reveal: the enemy sends nobody.
   *[other] { $seat } use{ s } a reveal: the enemy sends { $cards }.
}
event-revealed-hidden = { $seat } use{ s } a reveal and look{ s } at what the enemy sends.
event-damaged = { $damage ->
    [1] { $wounded ->
        [0] The { $side } has a wounded card now: { $kind }.
       *[other] A second wound kills a card of the { $side }.
    }
    [2] The { $side } loses { $kind }.
   *[other] { $wounded ->
        [0] The { $side } loses { $kind }.
       *[other] The { $side } loses { $kind }, and the wounded card dies.
    }
}
event-struck = The { $side } strikes at { $target } with { $kind }, without reply.
event-phase-began = { $battle_phase-is ->
    [envelopment] The envelopment begins.
    [victor] The battle is decided.
   *[other] Now comes { $battle_phase-where }.
}
event-won-battle = { $points ->
    [0] { $army } has beaten { $foe }.
   *[other] { $army } has beaten { $foe }: { $seat } gain{ s } { $points } VP and { has } { $total } VP now.
}
event-tied-battle = Neither { $army } nor { $foe } has won.
event-collapsed = { $army } and { $foe } have destroyed each other.
event-recovered = { $army } recovers { $kind } from its dead.
event-upgraded = { $army } makes veterans of a card: { $kind }.
event-promoted = Victory makes a name: { $heir_general } leads { $army } in place of { $general }.
event-withdrew = { $army } withdraws to { $region }.
event-ordered = { $seat } write{ s } an order.
event-sealed = { $seat } { has } sealed all orders.
event-bought = { $army } is reinforced by { $kind } for { $gold } gold.
event-bought-hidden = { $army } is reinforced by a card for { $gold } gold.
event-bought-ship = { $seat } build{ s } a ship for { $navy }.
event-developed = { $seat } develop{ s } { $development }.
event-column-done = { $seat } gain{ s } 1 VP for a complete column of developments and { has } { $points } VP now.
event-built = { $seat } build{ s } { $building-one } in { $region }.
event-paved = { $seat } build{ s } a road: { $border }.
event-general-hired = { $general } enters the service of { $seat }.
event-army-raised = { $seat } raise{ s } { $army } under { $general }.
event-agent-hired = { $seat } hire{ s } an agent.
event-soothed = { $unrest ->
    [0] { $seat } pay{ s } for calm in { $region }: the unrest is over.
   *[other] { $seat } pay{ s } for calm in { $region }: unrest is { $unrest } now.
}
event-refunded = An order of { $seat } has become impossible and is not paid.
event-reformed = The Marian Reforms: { $seat } exchange{ s } the old legions for Imperial ones.
event-triggered = { $seat } { has } reached { $points } VP: this round is the last one.
event-game-ended = { $winners-count ->
    [1] The game is over. The victory goes to { $winners }.
   *[other] The game is over. The victory is shared by { $winners }.
}

## How it ended

ending-points = { $seat } win{ s } with { $points } VP (16.1).
ending-homes = { $seat } win{ s } with { $points } VP: another has as many, but fewer home regions (16.2).
ending-gold = { $seat } win{ s } with { $points } VP: another has as many VP and home regions, but less gold (16.2).
ending-shared = { $winners } share the victory with { $points } VP each (16.2).

## Moves, as a person would say them

label-roll-1 = Roll: { $die1 }
label-roll-2 = Roll: { $die1 }, { $die2 }
label-roll-3 = Roll: { $die1 }, { $die2 }, { $die3 }
label-roll-4 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }
label-roll-5 = Roll: { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 }
label-draw-general = Draw { $general }
label-draw-promoted = Draw { $general } as the new general
label-deal-card = Deal { $card } to { $seat }
label-deal-number = Deal initiative card { $number } to { $seat }
label-lose-random = { $army } loses { $kind } by chance
label-bid = { $gold ->
    [0] Bid nothing
   *[other] Bid { $gold } gold
}
label-order = { $direction-is ->
    [clockwise] Let { $seat } begin, then go clockwise
   *[other] Let { $seat } begin, then go counter-clockwise
}
label-treaty = Offer { $seat } a treaty in { $region }, with { $card }
label-trade = Trade with { $seat } in { $region }, with { $card }
label-spy = Spy on { $army }, with { $card }
label-protests = Stir up protests in { $region }, with { $card }
label-riots = Start riots in { $region }, with { $card }
label-uprising = Start a rebel uprising in { $region }, with { $card }
label-bribe-army = Bribe { $army }, with { $card }
label-bribe-region = Bribe the people of { $region }, with { $card }
label-sabotage = Sabotage the { $building } in { $region }, with { $card }
label-theft = Steal from the treasury in { $region }, with { $card }
label-double-agent = Expose { $agent } as a double agent, with { $card }
label-sow-distrust = Sow distrust between { $seat } and { $other }, with { $card }
label-hire = Hire { $kind } for { $army }, with { $card }
label-hire-special = Enlist { $kind } for { $army }, with { $card }
label-murder-general = Have the general of { $army } murdered, with { $card }
label-murder-agent = Have { $agent } murdered, with { $card }
label-levy = Cash { $card } for its levy
label-play-army = Play { $card } for { $army }
label-play-navy = Play { $card } for { $navy }
label-play-regions = Play { $card } in { $region } and { $other }
label-play-region = Play { $card } in { $region }
label-play-seat = Play { $card } against { $seat }
label-play-number = Play { $card } for number { $number }
label-play = Play { $card }
label-pass = Play nothing
label-reroll = Roll die { $number } again
label-reroll-all = Roll all dice again
label-accept = Say yes
label-decline = Say no
label-end-turn = End your turn
label-place = Put { $army } on the board in { $region }
label-place-navy = Put { $navy } on the board in { $region }
label-march = March with { $army } to { $region }
label-invade = Break the alliance: march with { $army } into { $region } without asking
label-embark = Put { $army } aboard { $navy }
label-land = Land { $army } in { $region }
label-sail = Sail with { $navy } to { $sea }
label-dock = Dock { $navy } in { $region }
label-attack-navy = Attack { $other } with { $navy }
label-intercept = Intercept with { $navy }
label-assault = Assault the garrison with { $army }
label-conquer = Try to take the region with { $army }
label-fight = Attack the army in the same region with { $army }
label-subdue = Restore order with { $army }
label-reorganise = Reorganise { $army } and { $other }
label-merge-navies = Reorganise { $navy } and { $other }
label-give = Pass { $kind } from { $army } to { $other }
label-give-ship = Pass a ship of { $faction } from { $navy } to { $other }
label-done = Done
label-lead = Give { $army } to { $general }
label-drop = Drop { $kind }
label-avoid = Try to avoid battle
label-stand = Fight
label-escape = Escape to { $region }
label-escape-aboard = Escape aboard { $navy }
label-withdraw = Go to { $region }
label-lose = Give up { $kind }
label-retreat = Retreat with { $navy } to { $place }
label-take-free = Take { $kind }
label-ground = { $change-is ->
    [less] Make the terrain less difficult
    [more] Make the terrain more difficult
   *[same] Leave the terrain as it is
}
label-deploy = { $main-is ->
    [nothing] { $light-is ->
        [nothing] { $engine-is ->
            [nothing] Send nobody
           *[other] Send { $engine } alone
        }
       *[other] { $engine-is ->
            [nothing] Send { $light } alone
           *[other] Send { $light } and { $engine } alone
        }
    }
   *[other] { $light-is ->
        [nothing] { $engine-is ->
            [nothing] Send { $main }
           *[other] Send { $main } with { $engine }
        }
       *[other] { $engine-is ->
            [nothing] Send { $main } with { $light }
           *[other] Send { $main } with { $light } and { $engine }
        }
    }
}
label-reveal = Look at what the enemy sends
label-hold = Hold back
label-charge = Throw in the mounted cards
label-strike = { $state-is ->
    [wounded] Strike at the wounded { $target } with { $kind }
   *[other] Strike at { $target } with { $kind }
}
label-inspire = Let the general fight himself
label-fury = Use Battle Fury
label-boost = Boost morale: remove a wound
label-recover = Recover { $kind }
label-upgrade = Make veterans of { $kind }
label-buy = Recruit { $kind } for army { $number }
label-buy-ship = Build a ship for navy { $number }
label-develop = Buy the next development of column { $number }
label-build = Build { $building-one } in { $region }
label-road = Build the road { $border }
label-hire-general = Hire a 2-star general
label-raise = Raise a new army under { $general }
label-post = Put { $general } at the head of army { $number }
label-hire-agent = Hire an agent
label-soothe = Pay for calm in { $region }
label-use-card = Use { $card } for these orders
label-enlist = Let { $kind } of { $army } fight
label-leave-out = Leave out { $kind } of { $army }
label-finish = Seal your orders

## What moves do, in one line

effect-bid = The gold goes to the bank, whoever wins. You have { $gold_left } gold.
effect-order = That is the turn order of the whole round.
effect-treaty = If the other agrees, you stand one step better to each other.
effect-trade = Both gain gold: 2 if neutral, 3 if friendly, 4 if allied, and 1 for each own market at a port.
effect-spy = You and your allies see its cards.
effect-protests = 1 unrest marker: the region pays half its taxes.
effect-riots = 2 unrest markers: the region pays no taxes.
effect-uprising = Its defence dice hit the army there. If none is left, the owner loses the region.
effect-bribe-army = It costs gold. One red die: a skull takes its mercenaries and half of the rest, and you move it; an X kills your agent.
effect-bribe-region = It costs gold. One red die: with a skull the region is yours; an X kills your agent.
effect-sabotage = One red die: a skull destroys it; an X kills your agent.
effect-theft = One red die: a skull brings you half its owner's gold; an X kills your agent.
effect-double-agent = It goes home and does nothing more in this round.
effect-sow-distrust = They stand one step worse to each other, but not as enemies.
effect-hire = It joins the army at once. You have { $gold_left } gold.
effect-hire-special = It joins the army at once. You have { $gold_left } gold.
effect-murder-general = One red die: a skull kills him; an X kills your agent.
effect-murder-agent = Two red dice: one skull is enough; two X kill your agent.
effect-levy = You discard the card for gold. No agent is needed. You have { $gold_left } gold.
effect-play-army = The card is discarded.
effect-play-navy = The card is discarded.
effect-play-regions = The card is discarded.
effect-play-region = The card is discarded.
effect-play-seat = The card is discarded.
effect-play-number = The card is discarded.
effect-play = The card is discarded.
effect-pass = { $step-is ->
    [intercepting] The other navy goes its way.
    [bribed-march] The army stays where it is.
   *[other] You keep your cards.
}
effect-reroll = Drill: once in a battle.
effect-reroll-all = Once, and all of them.
effect-accept = { $step-is ->
    [treaty-answer] You stand one step better to each other.
    [consent] The army enters as a guest and takes nothing.
    [agreeing] His cards fight on your side, under your general.
   *[other] Your cards fight on his side; his enemy becomes yours.
}
effect-decline = { $step-is ->
    [treaty-answer] Nothing changes between you.
    [consent] The army stays where it is.
    [agreeing] Your army fights alone.
   *[other] Your army looks on.
}
effect-end-turn = { $step-is ->
    [agent-menu] Agents who have not acted stay where they are.
   *[other] MU that are left are lost.
}
effect-place = Placing is free; it can move at once.
effect-place-navy = Placing is free; it can sail at once.
effect-march = 1 MU, or 2 over a river or mountains; roads are faster. Land that is not yours has to be taken.
effect-invade = You lose 1 VP; your ally becomes an enemy, and all your friends become neutral.
effect-embark = It costs army and navy 1 MU each.
effect-land = It costs army and navy 1 MU each. Land that is not yours has to be taken.
effect-sail = It costs 1 MU. Enemies there are fought at once.
effect-dock = It is free. In port a navy can't be attacked.
effect-attack-navy = It costs 1 MU. Whoever loses fewer ships wins.
effect-intercept = It moves there and fights at once.
effect-assault = The garrison rolls first; then you must do more damage than you took. Once in a turn.
effect-conquer = The region makes a defence roll; if the army is not destroyed, the region is yours.
effect-fight = The other army may still try to avoid battle.
effect-subdue = It costs 1 MU and removes 1 unrest marker.
effect-reorganise = It costs both 1 MU; then cards pass between them in secret.
effect-merge-navies = It costs both 1 MU; then ships pass between them.
effect-give = Others see that a card passes, but not which.
effect-give-ship = Everybody sees it.
effect-done = { $step-is ->
    [striking] The cards that are left do not strike.
    [composing] The battle is fought with these cards.
   *[other] No more cards pass.
}
effect-lead = It costs no MU; an army changes its general once in a turn.
effect-drop = The card goes back to its stack.
effect-avoid = Both generals roll: skull beats X, X beats S, S beats a blank. With the better roll the army escapes.
effect-stand = If nobody avoids, there is a battle.
effect-escape = The army takes nothing there.
effect-escape-aboard = The army is safe as long as the navy is.
effect-withdraw = The army takes nothing there.
effect-lose = The card goes back to its stack.
effect-retreat = The navy has lost and must go.
effect-take-free = It joins the army for nothing.
effect-ground = Difficult terrain is the number of combats of the fight for terrain.
effect-deploy = A card fights once in a battle; nobody sees your choice before the dice are rolled.
effect-reveal = It costs one reveal; then you may deploy again.
effect-hold = { $step-is ->
    [charging] They wait for the envelopment.
    [revealing] You keep your reveal.
   *[other] Your officers send the first cards that may fight.
}
effect-charge = They fight in the centre now and can't envelop.
effect-strike = Nobody replies. A card strikes once.
effect-inspire = One green die more; but if the enemy's roll has a skull left, the general dies. Once in a battle.
effect-fury = One green die more for your infantry. Once in a battle.
effect-boost = Once in a battle.
effect-recover = The card comes back to the army.
effect-upgrade = The card is exchanged for a veteran of its type; everybody sees it.
effect-buy = It joins the army when all orders are shown.
effect-buy-ship = It joins the navy when all orders are shown.
effect-develop = It can be used from the next round on.
effect-build = At most 5 improvements in a round, and one in a region.
effect-road = At most 5 improvements in a round, roads included.
effect-hire-general = He is spare until he gets an army.
effect-raise = It needs cards too: order at least one for it.
effect-post = The general he replaces is spare.
effect-hire-agent = He begins in the capital.
effect-soothe = 1 unrest marker is removed.
effect-use-card = The card is discarded when the orders are shown.
effect-enlist = It fights in this battle, under your general.
effect-leave-out = It stays behind and is safe.
effect-finish = Then nothing can be changed any more. You have { $gold_left } gold left.

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
position-stuck = The position can't be: nobody can act in it.
not-a-line = This is no position in one line.

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

## The board in the terminal

board-name = { $name }
board-of = { $count }/{ $most }
board-list = { $items }
board-named = { $name }
board-round = { $last ->
    [yes] Round { $turn }, the last one.
   *[no] Round { $turn } of { $most } at most; { $trigger } VP make a round the last one.
}
board-asked = Asked at once: { $seats }.
board-decides = { $seat-number ->
    [plural] { $seat } decide.
   *[other] { $seat } decides.
}
board-next = Then: { $turns }.
board-next-phase = { $phase }
board-next-turn = { $seat } ({ $phase })
# The phases of a round, as the tracker names them.
name-initiative = initiative
name-agents = agents
name-taxation = taxation
name-campaign = campaign
name-spending = spending
# The heads of the tables.
board-faction = Faction
board-vp = VP
board-gold = gold
board-cards = cards
board-agents = agents
board-regions = regions
board-homes = homes
board-developments = dev.
board-relations = stands to others
board-status = { $seat }: { $status }
board-own-developments = Developments of { $seat } (■ bought, else the price)
board-spare = Spare generals: { $generals }.
board-effect = { $what }
board-unlocks = unlocks { $troops }
board-legend = R C G B: who controls it. 1-3: gold, p: port. m market, b barracks, w walls, A wonder. g3: garrison of 3 dice, ! besieged, u1: unrest. R.II: army II of Rome, R.n1: navy 1.
board-army = Army
board-where = where
board-mu = MU
board-army-cards = general and cards
board-at = { $place }
board-aboard = aboard { $navy }
board-beside = beside the board
board-no-general = no general
board-size = { $mercenaries ->
    [0] { $size ->
        [one] { $size } card:
       *[other] { $size } cards:
    }
   *[other] { $size ->
        [one] { $size } card ({ $mercenaries } hired):
       *[other] { $size } cards ({ $mercenaries } hired):
    }
}
board-copies = { $count ->
    [1] { $kind }
   *[other] { $count } { $kind }
}
board-known = { $hidden ->
    [0] { $kinds }
   *[other] { $kinds-count ->
        [0] { $hidden } hidden
       *[other] { $kinds }, { $hidden } hidden
    }
}
board-navy = { $ships ->
    [one] { $where }, { $ships } ship
   *[other] { $where }, { $ships } ships
}
board-navy-carries = { $ships ->
    [one] { $where }, { $ships } ship, carries { $army }
   *[other] { $where }, { $ships } ships, carries { $army }
}
board-agents-of = Agents of { $seat }: { $agents }
board-agent = { $state-is ->
    [barred] { $number } in { $region } (does nothing more)
    [acted] { $number } in { $region } (has acted)
   *[free] { $number } in { $region }
}
board-hand = Hand of { $seat }
board-action = action
board-levy = levy
board-event = event
board-card-event = { $event }: { $about }
board-about = { $about-does }

## What happened, as the terminal tells it

board-dealt = { $seat } { is } dealt { $cards }.
board-dealt-hidden = { $number ->
    [one] { $seat } { is } dealt { $number } action card.
   *[other] { $seat } { is } dealt { $number } action cards.
}
board-generals-drawn = { $generals } enter the service of { $seat }.
board-spied = The spy sees in { $army }: { $kinds }.
board-spied-hidden = { $number ->
    [one] The spy sees { $number } card of { $army }.
   *[other] The spy sees { $number } cards of { $army }.
}

## Scenes in the terminal

board-battle = Battle of { $region }: { $phase-where }. Difficult terrain { $terrain }.
board-side = { $reveals ->
    [0] { $army } ({ $side }), main battle cards lost: { $lost }
    [one] { $army } ({ $side }, { $reveals } reveal), main battle cards lost: { $lost }
   *[other] { $army } ({ $side }, { $reveals } reveals), main battle cards lost: { $lost }
}
board-zone = { $zone-is ->
    [deployed] in combat
    [wounded] active: wounded
    [under] safe: under the general
    [beside] safe: next to the general
    [dead] dead
    [spent] used up
   *[hand] not used yet
}
board-told-zone = { $zone-is ->
    [deployed] In combat: { $cards }.
    [wounded] Wounded, in the active zone: { $cards }.
    [under] Safe, under the general: { $cards }.
    [beside] Safe, next to the general: { $cards }.
    [dead] In the dead zone: { $cards }.
    [spent] Used up: { $cards }.
   *[hand] Not used yet: { $cards }.
}
board-unseen = { $hidden ->
    [one] { $hidden } hidden card
   *[other] { $hidden } hidden cards
}
board-dice = Dice: { $dice }.
board-battle-dice = { $attacker-count ->
    [0] Dice of the defender: { $defender }.
   *[other] { $defender-count ->
        [0] Dice of the attacker: { $attacker }.
       *[other] Dice of the attacker: { $attacker }. Dice of the defender: { $defender }.
    }
}
board-sea-battle = Battle at sea: { $navy } ({ $ships }) against { $enemy_navy } ({ $enemy_ships }).
board-orders = Your orders so far leave { $gold } gold. 'undo' takes back the last one, 'cancel N' any of them.
board-order = { "  " }{ $number } { $words }

## What the terminal adds to moves

board-price = { $gold } gold
board-card-levy = { $gold } gold instead of { $action } or { $event }
board-card-spent = instead of { $event } or { $gold } gold
board-garrison = { $dice ->
    [one] garrison of { $dice } die
   *[other] garrison of { $dice } dice
}
board-army-there = { $cards ->
    [one] { $army } with { $cards } card
   *[other] { $army } with { $cards } cards
}
board-independent = independent
board-held-by = held by { $seat }
board-general = { $stars ->
    [one] { $stars } star
   *[other] { $trait-is ->
        [none] { $stars } stars
       *[other] { $stars } stars, { $trait }
    }
}
board-troop = { $troop_class }; good going { $good }, difficult { $difficult }
board-rolls = rolls { $dice }

## The board in sentences

board-told-round = { $round } Phase: { $phase }.
board-told-order = Turn order: { $seats }.
board-told-asked = Asked at once: { $seats }.
board-told-decides = { $seat-number ->
    [plural] { $seat } decide.
   *[other] { $seat } decides.
}
board-told-next = { $next }
board-told-seat = { $developments-count ->
    [0] { $seat }: { $points } of { $trigger } VP, { $gold } gold, action cards { $cards }, regions { $regions }, home regions { $homes } of { $all_homes }. { $relations }.
   *[other] { $seat }: { $points } of { $trigger } VP, { $gold } gold, action cards { $cards }, regions { $regions }, home regions { $homes } of { $all_homes }. { $relations }. Developments: { $developments }.
}
board-told-free = Independent in { $area }: { $regions }.
board-told-free-region = { $region } { $gold }
board-told-region = { $region }: { $things }.
board-told-gold = { $gold } gold
board-told-port = port
board-told-unrest = unrest { $unrest }
board-told-besieged = besieged
board-told-army = { $army }, { $where }: { $general }, { $size } { $cards }. MU { $movement }.
board-told-general = { $stars ->
    [one] { $general } with { $stars } star
   *[other] { $general } with { $stars } stars
}
board-told-navy = { $navy }: { $what }.
board-told-agents = { $agents-count ->
    [0] { $seat } { has } no agents.
   *[other] Agents of { $seat }: { $agents }.
}
board-told-column = Column { $number }, { $column }: { $developments }.
board-told-bought = { $name } bought
board-told-costs = { $name } for { $gold } gold
board-told-card = { $card }: { $action }, levy { $gold }, { $event }.

## The picture

picture-round = Round { $turn }
picture-points = { $points } of { $trigger } VP
picture-seat = { $gold } gold, action cards { $cards }, agents { $agents }, regions { $regions }
