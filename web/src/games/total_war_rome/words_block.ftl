
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
page-camp-tip-idle = { $piece } is beside the board.
page-chooser-piece = { $piece } …
page-confirm-attack = Go on
page-phase-initiative = Initiative
page-phase-agents = Agents
page-phase-taxation = Taxes
page-phase-campaign = Campaign
page-phase-spending = Spending
page-headline = Round { $turn } · { $active }
page-headline-last = Last round ({ $turn }) · { $active }
page-headline-all = Round { $turn } · all at once
page-headline-start = Before the first round
page-panel-faction = Faction
page-panel-developments = Developments
page-panel-hand = Hand
page-panel-diplomacy = Diplomacy
page-panel-basket = Spending
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
page-seat-agents = { $n ->
        [one] { $n } agent can still act
       *[other] { $n } agents can still act
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
page-note-built = { $what }
page-note-road = road
page-scene-took = { $region } is taken
page-scene-end = The game is over

# What a move is, in the order in which one chooses: what, then where, then by which card.
page-card = { $action } / { $event }, { $levy } gold
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
page-gathered-answers = All who are asked have answered.
page-gathered-orders = Orders are written.
page-gathered-bids = Bids are made.
