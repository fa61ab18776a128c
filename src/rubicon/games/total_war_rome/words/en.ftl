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

# Pieces and cards, as moves name them too.
name-rome-navy-1 = Rome navy 1
name-rome-navy-2 = Rome navy 2
name-rome-agent-1 = Rome agent 1
name-rome-agent-2 = Rome agent 2
name-rome-agent-3 = Rome agent 3
name-carthage-navy-1 = Carthage navy 1
name-carthage-navy-2 = Carthage navy 2
name-carthage-agent-1 = Carthage agent 1
name-carthage-agent-2 = Carthage agent 2
name-carthage-agent-3 = Carthage agent 3
name-greece-navy-1 = Greece navy 1
name-greece-navy-2 = Greece navy 2
name-greece-agent-1 = Greece agent 1
name-greece-agent-2 = Greece agent 2
name-greece-agent-3 = Greece agent 3
name-barbarians-navy-1 = Barbarians navy 1
name-barbarians-navy-2 = Barbarians navy 2
name-barbarians-agent-1 = Barbarians agent 1
name-barbarians-agent-2 = Barbarians agent 2
name-barbarians-agent-3 = Barbarians agent 3
name-card-1 = card 1
name-card-2 = card 2
name-card-3 = card 3
name-card-4 = card 4
name-card-5 = card 5
name-card-6 = card 6
name-card-7 = card 7
name-card-8 = card 8
name-card-9 = card 9
name-card-10 = card 10
name-card-11 = card 11
name-card-12 = card 12
name-card-13 = card 13
name-card-14 = card 14
name-card-15 = card 15
name-card-16 = card 16
name-card-17 = card 17
name-card-18 = card 18
name-card-19 = card 19
name-card-20 = card 20
name-card-21 = card 21
name-card-22 = card 22
name-card-23 = card 23
name-card-24 = card 24
name-card-25 = card 25
name-card-26 = card 26
name-card-27 = card 27
name-card-28 = card 28
name-card-29 = card 29
name-card-30 = card 30
name-card-31 = card 31
name-card-32 = card 32
name-card-33 = card 33
name-card-34 = card 34
name-card-35 = card 35
name-card-36 = card 36
name-card-37 = card 37
name-card-38 = card 38
name-card-39 = card 39
name-card-40 = card 40
name-card-41 = card 41
name-card-42 = card 42
name-card-43 = card 43
name-card-44 = card 44
name-card-45 = card 45
name-card-46 = card 46
name-card-47 = card 47
name-card-48 = card 48
name-card-49 = card 49
name-card-50 = card 50
name-card-51 = card 51
name-card-52 = card 52
name-card-53 = card 53
name-card-54 = card 54
name-card-55 = card 55
name-red = red
name-red-skull = red skull
name-red-blank = red blank
name-yellow = yellow
name-yellow-skull = yellow skull
name-yellow-blank = yellow blank
name-green = green
name-green-skull = green skull
name-green-blank = green blank
name-white = white
name-white-skull = white skull
name-white-blank = white blank
name-black = black
name-black-skull = black skull
name-black-blank = black blank
name-attacker = attacker
name-defender = defender
name-clockwise = clockwise
name-counter-clockwise = counter-clockwise
name-nothing = nothing
name-blank = blank
name-s = S
name-x = X
name-skull = skull
name-region = region
name-army = army

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
prompt-roll = The dice are rolled: { $roll }.
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
moment-roll = { $roll }, and the dice show { $dice }
moment-victory = the battle is decided
# What a roll is for.
roll-naval = { $navy } fights { $enemy_navy }
roll-storm = a storm strikes { $navy }
roll-infighting = { $army } and { $foe } come to blows
roll-general = the general of { $army } may make a name
roll-meet = { $army } and { $foe } roll for escape from { $region }
roll-action = an agent of { $seat } acts in { $region } ({ $action })
roll-defence = { $region } defends itself against { $army }
roll-garrison = the garrison of { $region } rolls against { $army }
roll-attack = { $army } assaults { $region }
roll-combat = { $army } fights { $foe } in { $region }
roll-panic = the elephants of { $army } may panic
roll-strike = { $army } strikes without reply
roll-desertion = mercenaries may leave { $army }

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
refusal-other-army = { $army } is not yours
refusal-no-army = There is no { $army }
refusal-beside = { $army } is beside the board; it has to be placed first
refusal-aboard = { $army } is aboard a navy; it has to land first
refusal-fight-first = { $army } must fight the army in its region before it leaves
refusal-halted = { $army } stands before the garrison of { $region } and does not move on in this turn
refusal-taken = { $army } has taken { $region } by assault and does not move on in this turn
refusal-not-adjacent = { $region } is not adjacent to { $place }
refusal-too-far = The step costs { $cost } MU, and { $army } has { $has }
refusal-on-board = { $army } is on the board already
refusal-no-general = { $army } has no general
refusal-too-large = { $army } has more cards than it may have on the board
refusal-not-your-region = { $region } is not under your control
refusal-no-card = No card of { $kind } can be bought
refusal-too-dear = That costs { $price } gold, and you have { $gold }
refusal-no-room = { $army } has no room for such a card
refusal-mercenary = { $kind } are hired in their region only: you must control it, have had barracks there before this round's orders, and the army must be near
refusal-other-troops = { $kind } do not serve your faction
refusal-locked = { $kind } can't be recruited now: a development is missing, or the Marian Reforms have replaced them
refusal-no-line = No line leads from { $army } to a home region of yours
refusal-tribes = { $army } can't take such a card before National Unity
refusal-besieged = { $region } is besieged
refusal-built = { $region } has its { $building } already
refusal-improvements = { $most } improvements in a round are the most
refusal-improved = { $region } gets an improvement in this round already
refusal-wonder = An Ancient Wonder needs the gold, a region that had market, barracks, walls and a road across each border before this round's orders, and a faction that has built none
refusal-two-of-type = { $most } of a type in a round are the most
refusal-column-complete = The column is complete
refusal-row-used = { $development } is in a row of which you have bought one in this round
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
event-stormed =
    { $number ->
        [one] { $army } storms { $region } with one die.
       *[other] { $army } storms { $region } with { $number } dice.
    }
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
    [0] { $army } sends nobody.
   *[other] { $army } sends { $cards }.
}
event-revealed = { $cards-count ->
    [0] { $seat } use{ s } a reveal: the enemy sends nobody.
   *[other] { $seat } use{ s } a reveal: the enemy sends { $cards }.
}
event-revealed-hidden = { $seat } use{ s } a reveal and look{ s } at what the enemy sends.
event-damaged = { $damage ->
    [1] A second wound in { $army } kills { $wounded }.
    [2] { $army } loses { $kind }.
   *[other] { $army } loses { $kind }, and a second wound kills { $wounded }.
}
event-damaged-alone = { $damage ->
    [1] { $army } has a wounded card now: { $kind }.
   *[other] { $army } loses { $kind }.
}
event-struck = { $army } strikes at { $target } with { $kind }, without reply.
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
ending-limit = { $rounds ->
    [1] The only round is over (16.4). { $result }
   *[other] The limit of { $rounds } rounds is reached (16.4). { $result }
}

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
# The same answers on the page, by what was asked.
label-accept-treaty = Make the treaty
label-decline-treaty = Decline the treaty
label-accept-guest = Let the army in
label-decline-guest = Refuse
label-accept-joining = Fight at his side
label-decline-joining = Look on
label-accept-ally = Let the ally fight
label-decline-ally = Fight alone
label-pass-navy = Let it pass
label-pass-army = Leave the army where it is
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

# Headings for all moves of a kind.

verb-bid = Bid
verb-order = Choose the order
verb-treaty = Treaty
verb-trade = Trade
verb-spy = Spy
verb-protests = Protests
verb-riots = Riots
verb-uprising = Rebel uprising
verb-bribe-army = Bribe an army
verb-bribe-region = Bribe a region
verb-sabotage = Sabotage
verb-theft = Theft
verb-double-agent = Double agent
verb-sow-distrust = Sow distrust
verb-hire = Hire mercenaries
verb-hire-special = Enlist special troops
verb-murder-general = Murder a general
verb-murder-agent = Murder an agent
verb-levy = Cash a card
verb-play-army = Play an event for an army
verb-play-navy = Play an event for a navy
verb-play-regions = Play an event in two regions
verb-play-region = Play an event in a region
verb-play-seat = Play an event against
verb-play-number = Play an event for a number
verb-play = Play an event
verb-reroll = Roll a die again
verb-place = Place an army
verb-place-navy = Place a navy
verb-march = March
verb-invade = March in without asking
verb-embark = Embark
verb-land = Land
verb-sail = Sail
verb-dock = Dock
verb-attack-navy = Attack a navy
verb-intercept = Intercept
verb-assault = Assault
verb-conquer = Take the region
verb-fight = Attack
verb-subdue = Restore order
verb-reorganise = Reorganise armies
verb-merge-navies = Reorganise navies
verb-give = Pass a card
verb-give-ship = Pass a ship
verb-lead = Give an army a general
verb-drop = Drop a card
verb-escape = Escape to
verb-escape-aboard = Escape aboard
verb-withdraw = Go to
verb-lose = Give up
verb-retreat = Retreat
verb-take-free = Take a card
verb-ground = Choose the ground
verb-deploy = Send into battle
verb-strike = Shoot
verb-boost = Boost morale
verb-recover = Recover
verb-upgrade = Make veterans
verb-buy = Recruit
verb-buy-ship = Build ships
verb-develop = Develop
verb-build = Build
verb-road = Build roads
verb-hire-general = Hire a general
verb-raise = Raise an army
verb-post = Post a general
verb-hire-agent = Hire an agent
verb-soothe = Calm unrest
verb-use-card = Use a card
verb-show-army = Show an army
verb-show-hand = Show your hand
verb-enlist = Offer a card
verb-leave-out = Leave out

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
page-attack-meets = { $army } stands there. You meet it, and each side may try to avoid the battle.
page-attack-enemies = { $seat } and you become enemies.
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
effect-show-army = Your ally sees all its cards.
effect-show-hand = Your ally sees all your action cards.
effect-finish = Then nothing can be changed any more. You have { $gold_left } gold left.

## Odds, warnings, laws, positions

odds-conquest = The army takes the region in { $percent } % of cases and loses { $losses } cards on average.
odds-assault = The assault succeeds in { $percent } % of cases and costs { $losses } cards on average.
odds-siege = There you stand before its garrison. An assault succeeds in { $percent } % of cases and costs { $losses } cards on average.
odds-avoid = The army escapes in { $percent } % of cases.
odds-sea = You win the battle at sea in { $percent } % of cases and lose { $losses } ships on average.
odds-combat = An estimate from what you know: the enemy loses a card in about { $percent } % of cases, and you lose { $losses } on average.
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

## Allies show each other cards

label-show-army = Show { $army } to { $seat }
label-show-hand = Show your hand to { $seat }
event-army-shown = { $seat } shows the cards of { $army } to { $other }.
event-army-shown-hidden = { $seat } show{ s } cards to an ally.
event-hand-shown = { $seat } shows its action cards to { $other }.
refusal-show = This needs an ally who has not seen these cards

## Goals: all ways in which VP come and go

goal-points = Last round at { $needs } VP
goal-taxes = Taxes of { $low } gold or more: { $points } VP or more
goal-battles = Land victory: 1 VP, total 2
goal-sea = Navy destroyed: 1 VP
goal-columns = Column developed: 1 VP
goal-homes = Home stormed: 1 VP and its gold value
goal-alliance = Alliance broken: 1 VP less

## What can be wrong in a board file

boardfile-sound = { $file }: the board { $name } is sound; it has { $regions } regions and { $seas } sea areas.

boardfile-toml = { $file }: this is no TOML: { $error }.
boardfile-too-deep = { $file }: its lists lie too deep in each other.
boardfile-no-part = a board needs { $part }
boardfile-strange-part = { $part } is unknown in a board file
boardfile-no-tables = { $section } must be a list of entries, each under [[{ $section }]]
boardfile-place = [[{ $section }]] number { $number }, { $name },
boardfile-nameless = [[{ $section }]] number { $number }
boardfile-no-key = { $entry } has no { $key }
boardfile-strange-key = { $entry } has { $key }, which is unknown
boardfile-wrong = { $entry } has a wrong { $key }: it must be { $what }
boardfile-whole = a whole number from { $least } to { $most }
boardfile-words =
    { $least ->
        [2] { $most ->
            [2] a list of 2 words
           *[other] a list of { $least } to { $most } words
        }
       *[other] a list of { $least } to { $most } words
    }
boardfile-text = a text
boardfile-truth = true or false
boardfile-number = a number
boardfile-special = a text: cancel, or kill and some classes
boardfile-tables = a list of entries of its own
boardfile-hand = a list of pairs, a card and a number from 1 to 10
boardfile-stars = a list of four whole numbers from 2 to 5
boardfile-swap = a list of pairs of cards
boardfile-fault = { $file }: { $fault }.
boardfile-count = there are { $there } entries of [[{ $section }]], not { $needed }
boardfile-twice = the { $section } { $name } is there twice
boardfile-factions = the factions must be rome, carthage, greece and barbarians, in this order
boardfile-unknown = { $place } names { $other }, which is unknown
boardfile-port = { $place } has a port, but no sea
boardfile-gold = 1, 2 or 3
boardfile-place-twice = two regions or sea areas are called { $name }
boardfile-named-twice = { $place } names { $other } twice
boardfile-itself = { $place } names itself as adjacent
boardfile-cut-off = { $place } has neither a border nor a sea
boardfile-one-way = { $place } names { $other } as adjacent, but not the other way round
boardfile-border-twice = the border between { $one } and { $other } is there twice, or leads nowhere
boardfile-crowded = { $place } has { $number } borders; 7 is the most
boardfile-capital = the capital of { $faction } must be one of its home regions
boardfile-troops = { $faction } must have { $needed } types of troop card, each with an id of its own
boardfile-generals = { $faction } must have 10 generals
boardfile-specials = the special cards must be dogs, pigs and logs, in this order
boardfile-levels = { $faction } has not enough generals of the levels it starts with
boardfile-leaders = { $faction } must start with two armies, led by the first two of its generals
boardfile-ships = { $faction } starts with more ships than it has ship cards
boardfile-army = an army of { $faction } must start with 2 to 6 main battle cards and at most 2 skirmisher and 2 artillery cards
boardfile-too-few = { $faction } starts with more { $card } than there are cards
boardfile-card-twice = two cards of the same origin are called { $card }
boardfile-general-twice = two generals are called { $name }
boardfile-deck = { $place } has mercenary cards, but is no mercenary region
boardfile-no-deck = { $place } is a mercenary region, but has no mercenary cards
boardfile-developments = { $faction } must have 1 to 5 columns of 1 to 4 developments, 16 at most
boardfile-dice = the dice of { $card } must be one or two of a known colour, and as many for veterans
boardfile-card-order = action card { $number } stands in place { $there }
boardfile-colours = the dice must have the colours black, white, green, yellow and red
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
picture-region = { $built-count ->
    [0] { $region }: { $seat }, gold { $gold }, unrest { $unrest }
   *[other] { $region }: { $seat }, gold { $gold }, unrest { $unrest }, { $built }
}
picture-region-free = { $built-count ->
    [0] { $region }: independent, gold { $gold }, unrest { $unrest }
   *[other] { $region }: independent, gold { $gold }, unrest { $unrest }, { $built }
}
picture-points = { $points } of { $trigger } VP
picture-seat = { $gold } gold, action cards { $cards }, agents { $agents }, regions { $regions }

## Lessons

lesson-round = The round
lesson-round-about = The five phases of a round: initiative, agents, taxation, campaign, spending.
lesson-round-bid = A round begins with initiative. You hold initiative card 2, the highest of two. Bid nothing: your card may be enough.
lesson-round-bid-dear = Gold that you bid goes to the bank, whoever wins. With the highest card you need none. Bid nothing.
lesson-round-order = You have won. Say that Rome goes first: that is the turn order of the whole round.
lesson-round-order-other = You could, but let us begin ourselves: who goes first takes the best deals.
lesson-round-window = The agent phase begins, and all have new action cards. Each card is also an event for a certain moment. When such a moment comes, all who might hold a fitting card are asked. You hold none that fits: pass.
lesson-round-levy = In your agent turn a card sends an agent to work, or you cash it. Cash any card for its levy.
lesson-round-levy-early = First turn a card into gold. A levy needs no agent.
lesson-round-levy-agent = That is what agents do, and the next lesson is about it. Cash a card for now.
lesson-round-agents = End your agent turn. Then Carthage has its own.
lesson-round-agents-more = Keep the other cards: they may be useful as events. End your turn.
lesson-round-their-turn = The agents of Carthage set out, and you are asked again. Pass.
lesson-round-taxes = Now come taxes: everybody takes the gold value of his regions. Events such as a drought are played before. Pass, and look at your gold.
lesson-round-campaign = In the campaign phase you place and move armies and navies. There is a lesson for that. End your turn.
lesson-round-campaign-place = Soon. In this lesson the armies stay beside the board.
lesson-round-campaign-lead = Your generals are fine where they are. End your turn.
lesson-round-spend = Last comes spending. All write orders in secret. Write as many as you like: recruit, build, develop. Then seal them.
lesson-round-spend-people = That can be ordered too. For now recruit, build or develop, then seal your orders.
lesson-round-end = That was a round: initiative, agents, taxation, campaign, spending. Rounds go on until somebody has 15 VP. The round in which that happens is the last one.

lesson-agents = Agents
lesson-agents-about = What agents do with action cards: trade, theft, and cards as gold.
lesson-agents-trade = Each agent may take one action, by a card for it. Send one to Sicilia Punica and trade with Carthage: both gain 2 gold, since you are neutral.
lesson-agents-trade-where = That works as well. But an agent stays where it acts, and we want this one in Sicilia Punica.
lesson-agents-trade-levy = A levy brings 1 gold, trade brings 2. Trade first.
lesson-agents-trade-theft = We come to that. Trade first: it can't fail.
lesson-agents-trade-end = Both agents are still free. Trade first.
lesson-agents-theft = Your second agent can rob the treasury in Carthago, one of the richest regions of Carthage. A red die decides: a skull brings half its gold, an X kills the agent.
lesson-agents-theft-levy = Keep that for later: first the treasury.
lesson-agents-theft-end = Your second agent is still free. Try the treasury.
lesson-agents-omens = A skull! After a roll, whoever made or suffered it may change it by the event Omens. You do not hold it, and would not want to. Pass.
lesson-agents-cash = You are richer by half of their gold. Both agents have acted now. Cash your last card for its levy.
lesson-agents-cash-end = The card would stay in your hand as an event. This time take the gold.
lesson-agents-end-turn = Nothing is left to do. End your turn.
lesson-agents-end = Agents bring gold, spread unrest, spy, bribe and murder. Each card is one chance: an action, a levy or an event.

lesson-taking = Taking a region
lesson-taking-about = How an army takes land: by surviving a defence roll, or by an assault on a garrison.
lesson-taking-place = Your armies wait beside the board. Put Rome I on the board in Etruria. Placing is free.
lesson-taking-place-where = It may begin in any home region. Etruria is next to land that belongs to nobody.
lesson-taking-place-army = Rome II comes later. Begin with Rome I.
lesson-taking-place-other = First put Rome I on the board in Etruria.
lesson-taking-march = March to Insubria. It is independent and worth 2, so it rolls two yellow dice against you. Look at the odds before you go.
lesson-taking-march-where = Insubria is worth 2 gold in every round. March there.
lesson-taking-march-other = Rome I has 3 MU. Use them: march to Insubria.
lesson-taking-lose = A skull destroys a main battle card, and you choose which. Give up Italian Infantry: it is the cheapest.
lesson-taking-lose-dear = Those cost 3 gold. Italian Infantry costs 2.
lesson-taking-second = Insubria is yours. Now the south: put Rome II on the board in Magna Graecia.
lesson-taking-second-where = Sicily is near Magna Graecia. Begin there.
lesson-taking-second-other = Rome II still waits beside the board.
lesson-taking-syracusae = A strait is crossed like any border. March to Syracusae: it is worth 3 and rolls two red dice, but look.
lesson-taking-syracusae-where = Cross the strait: march with Rome II to Syracusae.
lesson-taking-syracusae-other = March with Rome II to Syracusae.
lesson-taking-siege = Blanks! Go on to Sicilia Punica. It is a home region of Carthage, so you become enemies, and it has a garrison.
lesson-taking-siege-where = Rome II goes on to Sicilia Punica.
lesson-taking-siege-other = Rome II has MU left: go on to Sicilia Punica.
lesson-taking-assault = Assault it. The garrison rolls first, with red dice. What is left of your army rolls then, and must do more damage than it took.
lesson-taking-assault-other = You could besiege it instead, but here the odds are good. Assault it.
lesson-taking-end-turn = Sicilia Punica has fallen: 3 VP, 1 for the invasion and 2 for its gold value. The army does not move any more. End your turn.
lesson-taking-end-turn-other = Enough for one turn. End it.
lesson-taking-end = A region without garrison needs an army that survives its dice. A garrison must be assaulted, and taking a home region of another player brings VP.

lesson-battle = A land battle
lesson-battle-about = A battle with its fights for terrain, flanks and centre, wounds, and what a victory brings.
lesson-battle-place = Carthage I stands before Magna Graecia, your home. Put Rome I on the board in Campania, beside it.
lesson-battle-place-where = Campania is nearest.
lesson-battle-place-other = Rome I is your strongest army. Put it on the board in Campania.
lesson-battle-march = March to Magna Graecia and meet the enemy.
lesson-battle-march-other = The enemy is in Magna Graecia.
lesson-battle-stand = Two armies meet. Each may try to avoid battle. You came to fight.
lesson-battle-stand-avoid = That needs a better roll of your general. You came to fight.
lesson-battle-terrain = Difficult terrain is 1, so there is one combat for terrain. Both sides deploy in secret. Send Italian Infantry, and Velites with it: they roll first.
lesson-battle-terrain-other = Each card fights once in a battle. Save your best cards, and let skirmishers help: Italian Infantry with Velites.
lesson-battle-terrain-hold = Then your officers choose. Choose yourself: Italian Infantry with Velites.
lesson-battle-flanks = Two wounds have destroyed their card. Now the flanks: only mounted cards fight. Send your Allied Cavalry.
lesson-battle-flanks-hold = Your officers would send the same card. Send it yourself.
lesson-battle-centre = A skull kills at once. Now the centre: foot must fight until one side has no more. Send Republican Legionaries.
lesson-battle-centre-other = Begin with your best foot: Republican Legionaries.
lesson-battle-centre-hold = Choose yourself: Republican Legionaries.
lesson-battle-wound = Again: send your other Republican Legionaries.
lesson-battle-wound-other = Keep Italian Infantry for the end.
lesson-battle-wound-hold = Choose yourself: Republican Legionaries.
lesson-battle-last = An X only wounds: the card lies in the active zone. The next wound would kill a card. Send your last Italian Infantry.
lesson-battle-last-hold = Choose yourself: it is your last card.
lesson-battle-veterans = Carthage has one main battle card left, so its army is destroyed: a total victory. Two of your cards become veterans. Begin with Republican Legionaries.
lesson-battle-veterans-other = All gain from it, but legionaries fight in every battle.
lesson-battle-more = And the other Republican Legionaries. Then your general rolls his die: an X makes him a greater one.
lesson-battle-more-other = Make it two of the same: Republican Legionaries.
lesson-battle-end-turn = Scipio Africanus leads your army. You could march on with the MU that are left. End your turn.
lesson-battle-end-turn-other = Enough for one turn. End it.
lesson-battle-end = A total victory: the enemy had 4 or more cards and has fewer than two main battle cards left. 2 VP, two upgrades, and a greater general.

lesson-spending = Spending
lesson-spending-about = How orders are written, changed and sealed, and what gold can buy.
lesson-spending-develop = Developments are bought from the top of a column down, at most one in each row in a round. A complete column is worth 1 VP. Order the first of column 2, Manipular Drill.
lesson-spending-develop-other = All four columns are good. This time The Legions, column 2.
lesson-spending-develop-early = Sealed orders can't be changed. Order something first.
lesson-spending-market = A market at a port helps every trade, and linked markets help taxes. Build one in Roma.
lesson-spending-market-what = That is an improvement too, but a market pays for itself.
lesson-spending-market-where = Begin in your capital.
lesson-spending-market-early = There is gold left. Build a market in Roma first.
lesson-spending-recruit = Recruit a card for army I: any you like. Others learn only the army and the price.
lesson-spending-recruit-army = Army II is not on the board. Strengthen army I.
lesson-spending-recruit-early = Your army should grow. Recruit a card for it first.
lesson-spending-more = Order more if you like: roads, improvements, cards. You can take orders back as long as they are not sealed. Then seal them.
lesson-spending-more-people = That can be ordered too, in a real game. Here roads, improvements and cards are enough.
lesson-spending-end = All orders are shown together and carried out in turn order. What a development allows can be used from the next round on.

lesson-first-round = A first round
lesson-first-round-about = A whole round with a plan: gold first, then land, then strength.
lesson-first-round-bid = You hold initiative card 2. Bid nothing: gold is scarce now.
lesson-first-round-bid-dear = Your card is the highest. Keep the gold for troops.
lesson-first-round-order = Go first: whoever is first takes the free land.
lesson-first-round-order-other = Then Carthage would be first in Sicily. Go first.
lesson-first-round-window = Nobody plays an event you could answer. Pass.
lesson-first-round-trade = Gold first: trade with Carthage, anywhere. It gains as much as you, but you choose the moment.
lesson-first-round-trade-levy = That is 1 gold; trade brings 2.
lesson-first-round-trade-theft = Tempting, but half the time it fails. Trade first.
lesson-first-round-trade-end = You have cards and agents. Trade first.
lesson-first-round-cash = Cash your card for Spy: there is nothing to spy on yet.
lesson-first-round-cash-theft = Keep that one: theft can bring much more. Cash Spy, card 14.
lesson-first-round-cash-end = Cash your card for Spy first, card 14.
lesson-first-round-cash-more = Cash the last card too: this round gold buys land.
lesson-first-round-cash-more-theft = It could also cost you an agent. Take the sure gold.
lesson-first-round-cash-more-end = Cash your last card first, card 38.
lesson-first-round-agents = End your agent turn.
lesson-first-round-place = Taxes are in. Now land: put Rome I on the board in Etruria.
lesson-first-round-place-other = Begin with Rome I in Etruria: it is next to rich free land.
lesson-first-round-insubria = March to Insubria, worth 2.
lesson-first-round-insubria-other = Insubria is worth more than its neighbours. March there.
lesson-first-round-lose = An S destroys a skirmisher or artillery card. You have one: Velites.
lesson-first-round-second = Insubria is yours. Put Rome II on the board in Magna Graecia.
lesson-first-round-second-other = Rome II can take Syracusae, the richest free region. Put it in Magna Graecia.
lesson-first-round-syracusae = March to Syracusae, worth 3. It rolls two red dice.
lesson-first-round-syracusae-other = Syracusae is worth the risk. March there.
lesson-first-round-lose-second = Give up Italian Infantry.
lesson-first-round-lose-second-dear = Those cost more.
lesson-first-round-campaign = Both armies stand well. End your turn.
lesson-first-round-campaign-other = Do not spread too thin. End your turn.
lesson-first-round-develop = Now spend. First a development: Manipular Drill, at the top of column 2.
lesson-first-round-develop-other = The Legions help in every battle. Column 2.
lesson-first-round-develop-early = Gold that is not spent does nothing. Order Manipular Drill first, in column 2.
lesson-first-round-recruit = Army II has lost a card, and a line leads home over the strait. Recruit a card for it.
lesson-first-round-recruit-army = Army I is safe. Army II is next to Carthage.
lesson-first-round-recruit-early = Army II needs a card first.
lesson-first-round-more = Order more, within your gold, and seal your orders.
lesson-first-round-more-people = That waits for another round.
lesson-first-round-end = You have two more regions, a development and a stronger army. Go on like this: land brings gold, gold brings armies, and 20 gold in taxes bring the first VP.

## The page: the map and what stands on it

page-board = The map
page-picture = The western Mediterranean with the four factions' standards
page-percent = { $chance } %
page-told = { $what }.
page-dice = { $n } { $colour }
page-colour-black = black
page-colour-white = white
page-colour-green = green
page-colour-yellow = yellow
page-colour-red = red
page-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-mercenaries = { $n ->
        [one] { $n } mercenary among them
       *[other] { $n } mercenaries among them
    }
page-led-by = led by { $general } ({ $stars } stars)
page-no-general = without a general
page-movement = { $n } MU left
page-ships = { $n ->
        [one] { $n } ship card
       *[other] { $n } ship cards
    }
page-carries = carries { $army }
page-piece = { $name }: { $has }
page-agent-barred = { $name }, who can do nothing more in this round
page-times = { $n } × { $kind }
page-hidden-cards = { $n } unknown
page-known-cards = { $army } has: { $cards }.
page-sea = Sea area.
page-owned = held by { $seat }
page-independent = independent
page-home-of = home of { $seat }
page-capital-of = capital of { $seat }
page-worth = worth { $n } gold
page-port = port
page-terrain = difficult terrain { $n }
page-garrison = garrison: { $n ->
        [one] { $n } red die
       *[other] { $n } red dice
    }
page-defence = defence: { $dice }
page-mercenary-region = mercenary region, defence: { $dice }
page-built = built: { $what }
page-building-market = market
page-building-barracks = barracks
page-building-walls = walls
page-building-wonder = Ancient Wonder
page-unrest = { $n ->
        [one] { $n } unrest marker
       *[other] { $n } unrest markers
    }
page-besieged = besieged
page-drought = drought: no tax in this round
page-tax = tax: { $n } gold
page-can-start = click to pick up what stands here
page-can-attack = click to attack
page-can-walk = click to go there
page-can-sail = click to sail there
page-can-act = click for what can be done here
page-can-build = click to spend gold here
page-can-here = click for what can be done here
page-can-put-back = click for what { $piece } can do here, or to put it back
page-camp = Beside the board
page-camp-tip = { $piece }: click, then click where it begins.
page-camp-tip-idle = Beside the board: { $piece }.
page-chooser-piece = { $piece } …
page-phase-initiative = Bids
page-phase-agents = Agents
page-phase-taxation = Taxes
page-phase-campaign = War
page-phase-spending = Spend
page-headline = Round { $turn } · { $active }
page-headline-last = Last round ({ $turn }) · { $active }
page-headline-all = Round { $turn } · all at once
page-headline-start = Before the first round
page-panel-faction = Faction
page-panel-developments = Developments
page-panel-hand = Hand
page-panel-diplomacy = Diplomacy
page-panel-basket = Spending
page-panel-meeting = Meeting
page-panel-battle = Battle
page-panels = Panels
page-panel-close = Close the panel
page-bid = Bid for the initiative
page-bid-why = All bids are shown together. The gold is gone, whoever wins.
page-bid-gold = Gold
page-bid-confirm = { $n ->
        [0] Bid nothing
       *[other] Bid { $n } gold
    }
page-bid-left = { $n } gold are left.
page-seat-points = { $n } of { $of } VP
page-seat-gold = { $n } gold
page-seat-regions = { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
page-seat-armies = { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
page-seat-hand = { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }
page-seat-status-enemy = Enemy of { $seat }
page-seat-status-neutral = Neutral to { $seat }
page-seat-status-friendly = Friendly to { $seat }
page-seat-status-ally = Ally of { $seat }
page-seat-told = { $seat }: { $has }.
page-told-where = { $headline }, { $phase }.
page-told-camp = Beside the board: { $what }.
page-told-place = { $place }: { $what }
page-told-roads = Roads: { $what }.
page-note-gold = +{ $n } gold
page-note-unrest = unrest { $n }
page-note-points = +{ $n } VP
page-note-lost = lost: { $what }
page-scene-took = { $region } is taken
page-scene-end = The game is over

# What a move is, in the order in which one chooses: what, then where, then by which card.
page-card = { $action } / { $event } (levy { $levy })
page-way-where = Where?
page-way-whom = At what or whom?
page-way-card = By which card?
page-way-what = What?
page-way-for = For which?
page-way-along = With whom?
page-way-and = And where else?
page-way-only = Nowhere else
page-way-with = { $seat }, in { $region }
page-way-building = { $building } in { $region }
page-way-between = { $seat } and { $other }
page-way-into = { $kind } for { $army }
page-way-general = The general of { $army }
page-way-army = Army { $n }
page-way-navy = Navy { $n }
page-way-column = Column { $n }
page-way-die = Die { $n }
page-way-levy = Cash a card
page-way-event = Event: { $event }
page-way-piece = { $piece } in { $place }
page-way-camp = { $piece }, beside the board
page-way-to = { $verb }: { $place }
page-way-no-main = No main battle card
page-way-deploy-with = With { $what }
page-way-deploy-alone = Alone
page-action-treaty = Offer a treaty
page-action-trade = Trade
page-action-spy = Spy on an army
page-action-protests = Stir up protests
page-action-riots = Start riots
page-action-uprising = Start an uprising
page-action-bribe-army = Bribe an army
page-action-bribe-region = Bribe a region
page-action-sabotage = Sabotage
page-action-theft = Steal from a treasury
page-action-double-agent = Turn an agent
page-action-sow-distrust = Sow distrust
page-action-hire = Hire mercenaries
page-action-hire-special = Hire special cards
page-action-murder-general = Murder a general
page-action-murder-agent = Murder an agent
page-order-buy = Troop cards
page-order-buy-ship = Ships
page-order-develop = Developments
page-order-build = Improvements
page-order-road = Roads
page-order-hire-general = Hire a general
page-order-raise = New army
page-order-post = Post a general
page-order-hire-agent = Hire an agent
page-order-soothe = Calm a region
page-order-use-card = Use a card
page-do-place = Begin
page-do-place-navy = Begin
page-do-march = March
page-do-invade = Invade an ally
page-do-embark = Go aboard
page-do-land = Land
page-do-sail = Sail
page-do-dock = Dock
page-do-attack-navy = Attack
page-do-assault = Assault the garrison
page-do-conquer = Conquer the region
page-do-fight = Fight the army here
page-do-subdue = Calm the region
page-do-reorganise = Reorganise with
page-do-merge-navies = Regroup with
page-do-lead = New general
page-die = { $colour } die: { $face }
page-face-skull = skull
page-face-x = X
page-face-s = S
page-face-blank = blank
page-face-none = not thrown yet
page-status-enemy = enemy
page-status-neutral = neutral
page-status-friendly = friendly
page-status-ally = ally
page-bid-card = Your initiative card is { $n }.
page-bid-total = That makes { $n }.
page-scene-invaded = A home falls
page-scene-alliance = An alliance is broken
page-scene-triggered = The last round
page-scene-ended = The end
page-scene-battle = Victory
page-scene-sea = Victory at sea
page-gathered-cards = { $n ->
        [one] One action card is dealt.
       *[other] { $n } action cards are dealt.
    }
page-gathered-numbers = The initiative cards are dealt.
page-gathered-generals = The generals are drawn.
page-log-round = Round { $turn }
page-log-start = Before the first round
page-gathered-orders = Orders are written.
page-gathered-bids = Bids are made.

## The page: the panels beside the map, and the battle

# Troop cards.
page-class-infantry = infantry
page-class-bowmen = bowmen
page-class-cavalry = cavalry
page-class-chariot = chariots
page-class-elephant = elephants
page-class-foot-skirmisher = foot skirmishers
page-class-mounted-skirmisher = mounted skirmishers
page-class-artillery = artillery
page-troop-said = { $name }, { $class }. Good going: { $good }. Difficult terrain: { $difficult }.
page-troop-no-dice = no dice
page-troop-dice = { $n ->
        [one] one { $colour } die
       *[other] { $n } { $colour } dice
    }
page-troop-s-good = An S in good going: { $what }.
page-troop-s-difficult = An S in difficult terrain: { $what }.
page-troop-s-cancel = cancels an opposing die
page-troop-s-kill = kills { $classes }
page-troop-cost = Price: { $n } gold.
page-troop-veteran = A veteran.
page-troop-mercenary = Mercenaries from { $region }.
page-troop-special = A special card: it is used once.
page-troop-times = { $n } of them
page-troop-hidden-n = { $n ->
        [one] One card face down
       *[other] { $n } cards face down
    }
page-troop-pip = { $colour } die, { $n ->
        [0] no skull
        [one] one skull
       *[other] { $n } skulls
    } on six faces
page-troop-known-to = Known to { $who }.
page-troop-watchers = everybody

# Generals.
page-general-said = { $name }: { $n ->
        [one] one star
       *[other] { $n } stars
    }, { $colour } die.
page-general-none = No general: a black die
page-trait-inspired-fighter = Inspired Fighter: adds a green die to one combat of a battle.
page-trait-diplomacy-expert = Diplomacy Expert: an agent near him may roll again.
page-trait-battlefield-expert = Battlefield Expert: changes difficult terrain by 1.
page-trait-morale-booster = Morale Booster: removes one wound in a battle.
page-trait-scouting-expert = Scouting Expert: one reveal more.
page-trait-never-give-up = Never Give Up: his army fights on with one main battle card.
page-trait-mercenary-loyalty = Mercenary Loyalty: his mercenaries do not desert.

# Developments.
page-effect-unlock = Allows { $troops }.
page-effect-unlock-ships = Allows ships.
page-effect-siegecraft = Garrisons roll yellow dice against your assaults.
page-effect-drill = Once in a battle, roll one die of a drilled card again.
page-effect-cheap-troops = Your first two troop cards of a round cost 1 gold less.
page-effect-marian-reforms = Your old legions become Imperial cards; the old ones can't be bought any more.
page-effect-cheap-ships = Your first two ships of a round cost 1 gold each.
page-effect-marines = Each two S of your ships capture a ship.
page-effect-trade = 1 gold more for you in each trade.
page-effect-cheap-roads = Every second road of a round is free.
page-effect-calm = The first unrest marker of a region does not lower its tax.
page-effect-extra-agent = A third agent, and 6 action cards in hand.
page-effect-subterfuge = 7 action cards in hand, and a second action for one agent.
page-effect-cheap-mercenaries = Mercenary cards cost 1 gold less.
page-effect-silver-mines = 1 gold more in taxes for each region worth 3.
page-effect-seamanship = Your navies have 1 MU more.
page-effect-league = 2 gold for each treaty that you make.
page-effect-cheap-wonder = An Ancient Wonder costs 2 gold less.
page-effect-reduced-antipathy = Your armies do not quarrel any more.
page-effect-national-unity = No limit to new cards of an army, and all tribes fight together.
page-effect-battle-fury = Once in a battle, a green die more for an infantry card.
page-effect-peaceful-agriculture = Adjacent markets are linked without roads.
page-dev-title = Developments of { $seat }
page-dev-how = From the top of a column down, at most one in each row in a round. A complete column is worth 1 VP.
page-dev-row = Row { $n }
page-dev-bought = bought
page-dev-new = new: counts from the next round on
page-dev-ordered = ordered
page-dev-next = next in its column
page-dev-later = later
page-dev-cost = { $n } gold
page-dev-buy = Order { $name } for { $n } gold
page-dev-column = { $column }: { $done } of { $all }
page-dev-complete = complete: 1 VP

# Action cards.
page-deed-treaty = Offer another player a treaty: your status rises by one step if he agrees.
page-deed-trade = Gold for both: 2 if neutral, 3 if friendly, 4 if allies, and more for markets at ports.
page-deed-spy = See the cards of an army.
page-deed-protests = One unrest marker in a region of another player without barracks.
page-deed-riots = Two unrest markers in a region of another player without barracks.
page-deed-rebel-uprising = A conquered region rises against the army that holds it.
page-deed-bribe = Bribe an army, or a region without one. By a skull it works.
page-deed-sabotage = Destroy a market or barracks. By a skull it works.
page-deed-treasury-theft = Steal half of a player's gold. By a skull it works.
page-deed-double-agent = An agent of another player goes home and does nothing more.
page-deed-sow-distrust = The status of two others falls by one step.
page-deed-recruit-mercenaries = Buy a mercenary card or a special card for an army.
page-deed-assassination = Kill a general or an agent. By a skull it works.
page-event-forced-march = Your turn: an army has 2 MU more.
page-event-slip-away = When armies meet: avoid the battle without a roll.
page-event-no-escape = When an opponent has avoided battle: he must fight.
page-event-local-guides = Before a battle: difficult terrain rises by 1.
page-event-chosen-ground = Before a battle: difficult terrain falls by 1.
page-event-scouts-report = Before a battle: one reveal more.
page-event-ambush = In the fight for terrain: your main battle card rolls first.
page-event-hold-the-line = After a roll in battle: cancel one skull of the enemy.
page-event-furious-charge = On the flanks and in the centre: a red die more for your main battle card.
page-event-rain-of-missiles = In a combat: your skirmisher, bowmen or artillery roll twice the dice.
page-event-elephants-panic = In a combat: two red dice against an enemy elephant.
page-event-field-surgeons = After a battle: recover one more card.
page-event-mercenary-desertion = Mercenaries of an enemy army may leave it.
page-event-storm-at-sea = Two green dice against a navy at sea.
page-event-fair-winds = Your turn: a navy has 2 MU more.
page-event-pirates = At taxation: a player loses up to 3 gold for his markets at ports.
page-event-bountiful-harvest = At taxation: 3 gold more, which count as raised.
page-event-drought = At taxation: a region of another player pays no tax.
page-event-plague = Each army of a region loses a main battle card.
page-event-slave-revolt = One unrest marker in each of two adjacent regions of another player.
page-event-inspired-oratory = Remove up to 2 unrest markers from your regions.
page-event-second-errand = Your agent turn: an agent acts a second time.
page-event-counter-intelligence = Cancel an agent's action against you.
page-event-safe-house = Your agent goes home instead of dying.
page-event-traitor-at-the-gates = Your assault: the garrison rolls a die fewer.
page-event-defiant-citizens = Another player's attack: a red die more for the defence.
page-event-conscription = Spending: your troop cards cost 2 gold less in all.
page-event-master-builder = Spending: one market, barracks or walls are free.
page-event-omens = After a roll: one die is rolled again.
page-event-envoys-gift = Your agent turn: the next trade counts as one step better.
page-hand-title = Your action cards
page-hand-of = Action cards of { $seat }
page-hand-count = { $n } of { $limit } cards
page-hand-hidden = { $n ->
        [one] One card, face down
       *[other] { $n } cards, face down
    }
page-hand-none = No action cards.
page-hand-agent = Agent
page-hand-event = Event
page-hand-levy = Levy: { $n } gold
page-hand-how = Each card can be used in one of three ways: an agent acts by it, it is cashed for its levy, or its event is played.
page-hand-do-agent = Send an agent: { $action }
page-hand-do-levy = Cash it for { $n } gold
page-hand-do-event = Play { $event }
page-hand-nothing = Nothing can be done with this card now.
page-hand-map = { $n } choices: choose on the map
page-hand-piles = { $deck } cards in the deck, { $discards } discarded.

# Diplomacy.
page-dip-title = Diplomacy
page-dip-between = { $seat } and { $other }: { $status }
page-dip-you = You and { $seat }
page-dip-others = Between the others
page-dip-means-enemy = Your navies must fight each other. No trade.
page-dip-means-neutral = An attack makes you enemies. Trade brings 2 gold.
page-dip-means-friendly = An attack makes you enemies. Trade brings 3 gold.
page-dip-means-ally = Your armies pass with consent and fight side by side. Who attacks loses 1 VP. Trade brings 4 gold.
page-dip-traded = Traded in this turn already.
page-dip-offered = { $seat } offers you a treaty: you would be { $status-they }.
page-dip-accept = Accept the treaty
page-dip-decline = Decline
page-dip-treaty = Offer a treaty
page-dip-trade = Trade
page-dip-distrust = Sow distrust
page-dip-needs = Treaties and trade need an action card and an agent in your agent turn.

# Faction.
page-fac-title = The board of { $seat }
page-fac-seats = Whose board
page-fac-points = VP
page-fac-land = Land
page-fac-armies = Armies
page-fac-navies = Navies
page-fac-agents = Agents
page-fac-generals = Spare generals
page-fac-reserve = Reserve
page-fac-reserve-why = Cards that are in no army.
page-fac-nobody = none
page-fac-beside = beside the board
page-fac-aboard = aboard { $navy }
page-fac-room = { $main } of 6 main battle cards, { $light } of 2 skirmishers, { $engine } of 2 artillery
page-fac-moves = { $n } MU left
page-fac-halted = moves no more in this turn
page-fac-ships = { $n } × { $name }
page-fac-ships-left = { $n ->
        [one] One ship card is left in the stack.
       *[other] { $n } ship cards are left in the stack.
    }
page-fac-agent-free = can act
page-fac-agent-acted = has acted
page-fac-agent-barred = can do nothing more in this round
page-fac-agent-limit = { $n } of { $limit } agents
page-fac-vp-now = { $n } VP of { $of }
page-fac-vp-taxes = Rich taxes
page-fac-vp-taxes-how = Raise { $tiers } gold in one taxation for { $points } VP.
page-fac-vp-land = Victories on land
page-fac-vp-land-how = 1 VP for a victory, 2 VP for destroying an army of 4 or more cards.
page-fac-vp-sea = Victories at sea
page-fac-vp-sea-how = 1 VP for each navy of 2 or more ships that is gone.
page-fac-vp-columns = Complete columns
page-fac-vp-columns-how = { $done } of { $all } columns complete, 1 VP each.
page-fac-vp-invade = Invaded homes
page-fac-vp-invade-how = { $n ->
        [0] No home of another player taken by assault yet: 1 VP and its gold value, once each.
       *[other] Taken by assault: { $regions }. 1 VP and the gold value, once each.
    }
page-fac-vp-broken = Broken alliances
page-fac-vp-broken-how = Who attacks an ally loses 1 VP.
page-fac-tax = About { $n } gold at the next taxation, before linked markets.
page-fac-tier-next = { $n } gold more would bring { $points } VP.
page-fac-tier-now = That brings { $points } VP.
page-fac-homes = { $n } of { $of } homes held
page-fac-region = { $region }, worth { $n }
page-fac-lost-home = held by { $seat }
page-fac-free-home = independent

# The basket.
page-basket-title = Orders in secret
page-basket-shop = What can be bought
page-basket-own = Your orders
page-basket-none = Nothing ordered yet.
page-basket-gold = Gold
page-basket-costs = ordered
page-basket-left = left
page-basket-seal = Seal the orders
page-basket-sealed = Your orders are sealed. They are carried out when all are ready.
page-basket-remove = Take back: { $what }
page-basket-part-troops = Troops
page-basket-part-develop = Developments
page-basket-part-build = Improvements
page-basket-part-people = People and ships
page-basket-army = Army { $n }
page-basket-army-new = Army { $n }, new
page-basket-navy = Ship for navy { $n }
page-basket-for = For which army?
page-basket-no-troops = No troop card can be bought for this army now: there is too little gold, no room in it, or no line of regions to its home.
page-basket-no-armies = No army can get troop cards now.
page-basket-add = Order { $what } for { $n } gold
page-basket-road = Road { $border }
page-basket-calm = Calm in { $region }
page-basket-general = A new general
page-basket-agent = A new agent
page-basket-raise = New army under { $general }
page-basket-post = { $general } to army { $n }
page-basket-use = Use { $event }
page-basket-building = { $building } in { $region }
page-basket-sign = { $building }: { $n ->
        [0] free
       *[other] { $n } gold
    }
page-basket-troop = { $kind } for army { $n }
page-basket-develop = Development: { $name }
page-basket-nothing-here = Nothing of this can be bought now.
page-basket-map = Choose on the map
page-basket-group-build = Markets, barracks, walls
page-basket-group-road = Roads
page-basket-group-soothe = Calm
page-basket-group-ships = Ships
page-basket-group-people = Generals and agents
page-basket-group-cards = Event cards

# The battle.
page-battle-title = Battle in { $region }
page-battle-phases = Phases of the battle
page-battle-phase-preparing = Preparing
page-battle-phase-terrain = Terrain
page-battle-phase-flanks = Flanks
page-battle-phase-centre = Centre
page-battle-phase-envelopment = Envelopment
page-battle-phase-victor = Victor
page-battle-terrain = Difficult terrain { $n }
page-battle-terrain-tip = So many combats are fought for the terrain, by difficult terrain dice. Then flanks and centre by good going dice.
page-battle-combat = Combat { $n }
page-battle-combat-of = Combat { $n } of { $of }
page-battle-attacker = attacks
page-battle-defender = defends
page-battle-reveals = { $n ->
        [0] no reveal
        [one] one reveal
       *[other] { $n } reveals
    }
page-battle-reveals-tip = A reveal shows what the enemy has deployed, and lets its owner deploy again.
page-battle-sees = has seen the enemy's cards
page-battle-zone-general = With the general
page-battle-zone-active = In the field
page-battle-zone-dead = Dead
page-battle-zone-hand = In hand
page-battle-under = safe under the general
page-battle-beside = fought, next to the general
page-battle-spent = used up
page-battle-wounded = wounded
page-battle-lost = { $n ->
        [0] nothing lost
        [one] 1 main battle card lost
       *[other] { $n } main battle cards lost
    }
page-battle-known = You know of: { $cards }
page-battle-ready = face down
page-battle-not-ready = not deployed yet
page-battle-empty = nobody
page-battle-ally = with { $army }
page-battle-extra-inspired = inspired
page-battle-extra-raging = in a fury
page-battle-extra-charging = charging
page-battle-extra-rain-main = rain of missiles
page-battle-extra-rain-light = rain of missiles
page-battle-extra-rain-engine = rain of missiles
page-battle-shield = { $n ->
        [one] holds the line: one skull cancelled
       *[other] holds the line: { $n } skulls cancelled
    }
page-battle-part-engines = Artillery shoots
page-battle-part-lights = Skirmishers shoot
page-battle-part-ambush = An ambush
page-battle-part-archers = Bowmen shoot
page-battle-part-panic = The elephants may panic
page-battle-part-mains = The main battle cards fight
page-battle-dice-of = Dice of { $seat }
page-battle-story = What happened
page-battle-do-deploying = Choose a card for this combat.
page-battle-do-redeploying = You see the enemy's cards. Deploy again, or stay.
page-battle-do-revealing = Use a reveal to see what the enemy has deployed?
page-battle-do-charging = Throw your mounted cards into the centre, or save them for the envelopment.
page-battle-do-striking = Choose a card of yours, then a card of the enemy to strike at. There is no reply.
page-battle-do-striking-at = { $kind }: choose a card of the enemy to strike at.
page-battle-do-ground = Your general may change the ground.
page-battle-do-joining = Fight at the side of your ally?
page-battle-do-recovering = Choose a dead card that comes back.
page-battle-do-upgrading = Choose a card that becomes a veteran.
page-battle-do-withdrawing = Choose where the army withdraws to.
page-battle-do-window = You may play an event, or use an ability.
page-battle-do-pass = You have nothing to play here.
page-battle-do-losses = Choose the card that is lost.
page-battle-wait = Waiting for { $who }.
page-battle-wait-chance = The dice are rolled.
page-battle-deploy = Deploy { $cards }
page-battle-deploy-first = Deploy
page-battle-need-main = This card can't fight alone here: add a main battle card.
page-battle-officers = Leave it to the officers
page-battle-stay = Stay as you are
page-battle-reveal = Use a reveal
page-battle-no-reveal = No reveal
page-battle-charge = Throw them in
page-battle-save = Save them
page-battle-ground-less = One less
page-battle-ground-same = Leave it
page-battle-ground-more = One more
page-battle-join = Fight with them
page-battle-look-on = Look on
page-battle-pass = Pass
page-battle-done = No more strikes
page-battle-inspire = Inspired Fighter: a green die more
page-battle-fury = Battle Fury: a green die more
page-battle-boost = Morale Booster: remove the wound
page-battle-reroll = Drill: roll the { $colour } die again ({ $face })
page-battle-reroll-all = Roll all dice again
page-battle-event = Play { $event }
page-battle-event-on = Play { $event }: { $what }
page-battle-card-main = the main battle card
page-battle-card-light = the skirmisher
page-battle-card-engine = the artillery
page-battle-die = the { $colour } die with { $face }
page-battle-to = To { $region }
page-battle-recover = Recover { $kind }
page-battle-upgrade = Upgrade { $kind }
page-battle-lose = Lose { $kind }
page-battle-result-attacker = { $seat } has won the battle.
page-battle-result-defender = { $seat } has won the battle.
page-battle-result-tied = Neither side has won.
page-battle-result-both-lost = Both armies are destroyed.
page-battle-destroyed = The army is destroyed.
page-battle-fold = See the map
page-battle-said = { $seat } with { $army }, { $side }: { $has }.

# Armies that meet.
page-meet-title = Armies meet in { $region }
page-meet-enters = enters
page-meet-there = stands there
page-meet-avoids = tries to avoid battle
page-meet-how = Who avoids must roll better than the other general: a skull beats X, X beats S, S beats a blank. Otherwise there is a battle.
page-meet-asks = Fight, or try to avoid battle?

# The battle at sea.
page-sea-title = Battle at sea
page-sea-arrives = A navy arrives
page-sea-arrives-in = { $navy } arrives in { $sea }
page-sea-arrives-how = A navy at sea beside it may move in and fight it once.
page-sea-ships = { $n ->
        [one] { $n } ship card
       *[other] { $n } ship cards
    }
page-sea-lost = { $n ->
        [0] none lost
        [one] one lost
       *[other] { $n } lost
    }
page-sea-carries = carries { $army }, { $n ->
        [one] one card
       *[other] { $n } cards
    }
page-sea-drown = { $n ->
        [one] one troop card drowns
       *[other] { $n } troop cards drown
    }
page-sea-how = Each skull and each two X sink a ship. Each S drowns a troop card of an army aboard.
page-sea-marines = Marines: each two S capture a ship.
page-sea-intercept = Intercept with { $navy }
page-sea-let-pass = Let it pass
page-sea-retreat = Retreat to { $place }
page-sea-do-intercepting = Intercept the navy that arrives?
page-sea-do-retreating = Choose where the navy retreats to.
page-sea-asked = Asked already: { $navies }

# The round.
page-round-title = The round
page-round-of = Round { $turn } of { $limit } at most
page-round-last = The last round
page-round-next = Then: { $what }
page-round-turn = { $seat } ({ $phase })
page-round-waits = Waiting for { $who }
page-round-does-initiative = All bid in secret; the winner says who goes first.
page-round-does-agents = In turn order the agents act.
page-round-does-taxation = All take the gold of their regions.
page-round-does-campaign = In turn order armies and navies move and fight.
page-round-does-spending = All order in secret; then the orders are carried out.
