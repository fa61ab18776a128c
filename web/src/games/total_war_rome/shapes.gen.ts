// What this game tells the page. Written by web/make_types.py from the game's shapes.

export type SeatName = 'Rome' | 'Carthage' | 'Greece' | 'Barbarians';

export type Phase = '' | 'initiative' | 'agents' | 'taxation' | 'campaign' | 'spending';

export type Ending = 'points' | 'homes' | 'gold' | 'shared';

export type Status = 'enemy' | 'neutral' | 'friendly' | 'ally';

export type Building = 'market' | 'barracks' | 'walls' | 'wonder';

export type Colour = 'black' | 'white' | 'green' | 'yellow' | 'red';

export type Face = 'blank' | 's' | 'x' | 'skull';

export type TroopClass = 'infantry' | 'bowmen' | 'cavalry' | 'chariot' | 'elephant' | 'foot_skirmisher' | 'mounted_skirmisher' | 'artillery';

export type Zone = 'hand' | 'deployed' | 'wounded' | 'under' | 'beside' | 'dead' | 'spent';

export type Role = 'main' | 'light' | 'engine' | 'striker' | 'target';

export type Side = 'attacker' | 'defender';

export type BattlePhase = 'preparing' | 'terrain' | 'flanks' | 'centre' | 'envelopment' | 'victor';

export type Question = 'taxation' | 'campaign_turn' | 'action' | 'death' | 'assault' | 'meeting' | 'escape' | 'battle' | 'combat' | 'roll' | 'victory' | 'agent_turn' | 'conquest';

export type Step = 'over' | 'draw_generals' | 'deal_initiative' | 'bidding' | 'ordering' | 'dealing' | 'agent_menu' | 'treaty_answer' | 'bribed_march' | 'campaign_menu' | 'consent' | 'meet_first' | 'meet_second' | 'escaping' | 'losses' | 'free_mercenary' | 'reorganising' | 'merging' | 'intercepting' | 'retreating' | 'random_losses' | 'joining' | 'agreeing' | 'composing' | 'ground' | 'charging' | 'deploying' | 'revealing' | 'redeploying' | 'striking' | 'recovering' | 'upgrading' | 'withdrawing' | 'promoting' | 'window' | 'roll' | 'baskets' | 'leave_ally';

/** The position as a viewer knows it. */
export interface View {
  viewer: SeatName | null;
  turn: number;
  round_limit: number;
  last_round: boolean;
  trigger: number;
  phase: Phase;
  step: Step;
  decides: SeatName | 'chance' | null;
  asked: SeatName[];
  active: SeatName;
  order: SeatName[];
  cursor: number;
  seats: Partial<Record<SeatName, SeatState>>;
  regions: Record<string, RegionState>;
  roads: string[];
  armies: Record<string, Army>;
  navies: Record<string, Navy>;
  agents: Record<string, Agent>;
  deck: number;
  discards: string[];
  decks: Record<string, number>;
  dice: Dice | null;
  window: Window | null;
  plays: Play[];
  agent_turn: AgentTurn | null;
  losses: Losses | null;
  campaign: Campaign | null;
  battle: Battle | null;
  sea_battle: SeaBattle | null;
  agenda: Todo[];
  next: Next[];
  result: Result | null;
}

/** What a seat has. */
export interface SeatState {
  gold: number;
  points: number;
  hand_count: number;
  hand_limit: number;
  hand: HandCard[] | null;
  shown: HandCard[];
  developments: string[];
  new_developments: string[];
  status: Partial<Record<SeatName, Status>>;
  initiative: number | null;
  bid: number | null;
  has_bid: boolean;
  agents_left: number;
  agent_limit: number;
  spare_generals: string[];
  ships_left: number;
  reserve: Record<string, number> | null;
  invaded: string[];
  harvest: number;
  raided: number;
  has_built_wonder: boolean;
  basket: Basket | null;
}

/** An action card that the viewer knows. */
export interface HandCard {
  card: string;
  action: string;
  levy: number;
  event: string;
  known_by: SeatName[] | null;
}

/** The viewer's own orders in the spending phase, what each costs, and what they leave him. */
export interface Basket {
  orders: (Record<string, number | string>)[];
  costs: number[];
  gold_left: number;
  prices: Prices;
}

/** What the next order would cost, with everything that makes it cheaper. */
export interface Prices {
  troops: Record<string, number>;
  ship: number;
  road: number;
  building: number;
  wonder: number;
  general: number;
  agent: number;
  calm: number;
}

/** What is in a region. */
export interface RegionState {
  owner: SeatName | null;
  unrest: number;
  built: Building[];
  garrison: number;
  besieged: boolean;
  drought: boolean;
}

/** An army, on the board or beside it. */
export interface Army {
  seat: SeatName;
  place: string | null;
  aboard: string | null;
  general: string | null;
  stars: number;
  size: number;
  mercenaries: number;
  cards: ArmyCard[];
  hidden: number;
  movement: number;
  road_credit: number;
  halted: boolean;
  assaulted: string[];
  leader_changed: boolean;
}

/** A troop card of an army that the viewer knows. */
export interface ArmyCard {
  kind: string;
  known_by: (SeatName | 'watchers')[] | null;
}

/** A navy. */
export interface Navy {
  seat: SeatName;
  place: string | null;
  ships: Partial<Record<SeatName, number>>;
  size: number;
  movement: number;
  carries: string | null;
}

/** An agent. */
export interface Agent {
  seat: SeatName;
  region: string;
  acts: number;
  barred: boolean;
}

/** A roll. */
export interface Dice {
  dice: Die[];
  roller: SeatName | null;
  sufferer: SeatName | null;
  again: number | null;
  split: number;
  rerolled: boolean;
}

/** A die that lies on the table; no face yet if it is still to be thrown. */
export interface Die {
  colour: Colour;
  face: Face | null;
}

/** A chance to interrupt. */
export interface Window {
  question: Question;
  asked: SeatName[];
  waiting: SeatName[];
  answers: Partial<Record<SeatName, Record<string, number | string>>>;
}

/** An answer to a chance to interrupt that waits to be carried out. */
export interface Play {
  seat: SeatName;
  question: Question;
  move: Record<string, number | string>;
}

/** What holds in an agent turn. */
export interface AgentTurn {
  errands: number;
  subterfuge: boolean;
  gift: boolean;
  traded: SeatName[];
  action: Record<string, number | string> | null;
  agent: string | null;
  cancelled: boolean;
  saved: boolean;
}

/** Cards that an army has to lose. */
export interface Losses {
  army: string;
  main: number;
  small: number;
  random: number;
}

/** What holds in a campaign turn. */
export interface Campaign {
  refused: string[];
  army: string | null;
  other: string | null;
  region: string | null;
  avoiding: ('active' | 'other')[];
  escaping: string | null;
  stopped: boolean;
  defiant: number;
  traitor: number;
  damage_taken: number;
  s_taken: number;
  pair: string[];
  gifts: number;
}

/** A land battle. */
export interface Battle {
  region: string;
  phase: BattlePhase;
  terrain: number;
  combats: number;
  part: 'engines' | 'lights' | 'ambush' | 'archers' | 'mains' | 'panic' | null;
  ambush: Side | null;
  result: 'attacker' | 'defender' | 'tied' | 'both_lost' | null;
  sides: BattleSide[];
}

/** One side of a battle, as the viewer sees it. */
export interface BattleSide {
  side: Side;
  seat: SeatName;
  army: string;
  ally: string | null;
  general: string | null;
  cards: BattleCard[];
  hidden: number;
  deployed: boolean;
  reveals: number;
  used: string[];
  extra: string[];
  size: number;
  lost: number;
  shield: number;
  charge: 'charges' | 'holds' | null;
  gains: number;
  surgeons: number;
}

/** A card in battle: where it lies, whose army it comes from, what it does in this combat. */
export interface BattleCard {
  kind: string;
  zone: Zone;
  army: string;
  role: Role | null;
}

/** A naval battle, or a navy that arrives and may be intercepted. */
export interface SeaBattle {
  navies: string[];
  ships: number[];
  lost: number[];
  drowning: number[];
  arrives: string | null;
  asked: string[];
}

/** A step of the agenda; the number beside it is an army, a seat, a question, by step. */
export interface Todo {
  step: string;
  number: number;
}

/** What comes in this round after the turn under way. */
export interface Next {
  phase: Phase;
  seat: SeatName | null;
}

/** How the game ended. */
export interface Result {
  reason: Ending;
  winners: SeatName[];
}

/** What a good host points out. */
export interface Hints {
  warnings: Warning[];
  goals?: Goal[];
  standings: Partial<Record<SeatName, Standing>>;
}

/** Something a good host points out. */
export interface Warning {
  seat: string | null;
  rule: string | null;
  says: Sentence;
}

/** A sentence as programs are told it: an entry of a catalogue, and what it speaks of. */
export interface Sentence {
  id: string;
  fields: Record<string, unknown>;
}

/** A way to win, and how far everybody is on it. */
export interface Goal {
  name: string;
  rule: string;
  says: Sentence;
  needs: number | null;
  has: Record<string, number>;
  first: Record<string, Sentence>;
}

/** How far a seat is, and what it can count on in this round. */
export interface Standing {
  points: number;
  missing: number;
  income: number;
  tax_points: number;
  taxes_to_come: boolean;
  columns: ColumnLeft[];
  homes: number;
  reaches_trigger: boolean;
  leads: boolean;
}

/** A column of developments: how many are missing, and what they cost together. */
export interface ColumnLeft {
  column: string;
  left: number;
  cost: number;
}

/** How likely an attempt succeeds, from what the seat knows. */
export interface Odds {
  what: 'conquest' | 'assault' | 'siege' | 'avoid' | 'sea' | 'action' | 'combat';
  success: number;
  success_exact: string | null;
  expected_losses: number;
}

/** The board, the cards, and the numbers in force. */
export interface Board {
  name: string;
  standard: boolean;
  regions: Region[];
  borders: Border[];
  seas: Sea[];
  troops: Troop[];
  cards: ActionCard[];
  generals: General[];
  factions: Faction[];
  dice: { black: { blank: number; s: number; x: number; skull: number }; white: { blank: number; s: number; x: number; skull: number }; green: { blank: number; s: number; x: number; skull: number }; yellow: { blank: number; s: number; x: number; skull: number }; red: { blank: number; s: number; x: number; skull: number } };
  tiers: Tier[];
  numbers: Record<string, number | string>;
}

/** A region of the board. */
export interface Region {
  id: string;
  name: string;
  city: string;
  area: string;
  gold: number;
  port: boolean;
  trees: number;
  mountains: number;
  terrain: number;
  home: SeatName | null;
  capital: boolean;
  defence: Colour[];
  mercenaries: Colour[];
  seas: string[];
  lon: number;
  lat: number;
}

/** A border of two regions. */
export interface Border {
  id: string;
  between: string[];
  kind: 'plain' | 'river' | 'mountain' | 'strait';
  name: string;
}

/** A sea area. */
export interface Sea {
  id: string;
  name: string;
  adjacent: string[];
  lon: number;
  lat: number;
}

/** A kind of troop card. */
export interface Troop {
  name: string;
  seat: SeatName | null;
  region: string | null;
  veteran: boolean;
  cost: number;
  troop_class: TroopClass;
  good: Colour[];
  difficult: Colour[];
  s_good: string[];
  s_difficult: string[];
  copies: number;
  needs: string | null;
}

/** An action card. */
export interface ActionCard {
  name: string;
  action: string;
  levy: number;
  event: string;
}

/** A general. */
export interface General {
  name: string;
  seat: SeatName;
  stars: number;
  die: Colour;
  trait: string;
}

/** A faction in play. */
export interface Faction {
  name: SeatName;
  capital: string;
  homes: string[];
  columns: string[];
  developments: Development[];
  ships: Ships;
}

/** A development of a faction's board. */
export interface Development {
  name: string;
  column: string;
  number: number;
  row: number;
  cost: number;
  effect: string;
}

/** The ship cards of a faction. */
export interface Ships {
  name: string;
  cards: number;
  cost: number;
  dice: Colour[];
}

/** Taxes that bring VP. */
export interface Tier {
  raised: number;
  points: number;
}

export type Event =
  | { name: 'turn_began'; fields: { turn: number; last: number } }
  | { name: 'general_drawn'; fields: { seat: number | string; general: number | string; place: number | string } }
  | { name: 'number_dealt'; fields: { seat: number | string; number: number | string } }
  | { name: 'bid_made'; fields: { seat: number | string; gold: number | string } }
  | { name: 'bid_shown'; fields: { seat: number | string; number: number | string; gold: number | string } }
  | { name: 'order_set'; fields: { seat: number | string; other: number | string; direction: number | string } }
  | { name: 'card_dealt'; fields: { seat: number | string; card: number | string } }
  | { name: 'seat_began'; fields: { seat: number | string; phase: number | string; turn: number } }
  | { name: 'acted'; fields: { seat: number | string; action: number | string; region: number | string; target: number | string; card: number | string } }
  | { name: 'treaty_made'; fields: { seat: number | string; other: number | string; agreed: number; status: number | string } }
  | { name: 'traded'; fields: { seat: number | string; other: number | string; mine: number; theirs: number } }
  | { name: 'spied'; fields: { seat: number | string; other: number | string; army: number | string; viewers: number; kind: number | string } }
  | { name: 'unrest_rose'; fields: { seat: number | string; region: number | string; markers: number; unrest: number } }
  | { name: 'unrest_fell'; fields: { seat: number | string; region: number | string; other_region: number | string; unrest: number; other_unrest: number } }
  | { name: 'region_freed'; fields: { seat: number | string; region: number | string; lord: number | string } }
  | { name: 'region_bribed'; fields: { seat: number | string; region: number | string; other: number | string } }
  | { name: 'army_bribed'; fields: { seat: number | string; army: number | string; other: number | string } }
  | { name: 'building_lost'; fields: { seat: number | string; region: number | string; building: number | string } }
  | { name: 'gold_stolen'; fields: { seat: number | string; other: number | string; gold: number | string } }
  | { name: 'agent_home'; fields: { seat: number | string; agent: number | string } }
  | { name: 'agent_died'; fields: { seat: number | string; agent: number | string } }
  | { name: 'distrusted'; fields: { seat: number | string; other: number | string; third: number | string; status: number | string } }
  | { name: 'hired'; fields: { seat: number | string; army: number | string; kind: number | string; gold: number | string } }
  | { name: 'general_died'; fields: { seat: number | string; army: number | string; general: number | string; heir: number | string } }
  | { name: 'levied'; fields: { seat: number | string; card: number | string; gold: number | string } }
  | { name: 'cancelled'; fields: { seat: number | string } }
  | { name: 'played'; fields: { seat: number | string; card: number | string; one: number; two: number; three: number; event: number | string } }
  | { name: 'answered'; fields: { seat: number | string } }
  | { name: 'used'; fields: { seat: number | string; ability: number | string; number: number | string } }
  | { name: 'rolled'; fields: { dice: string[] } }
  | { name: 'rerolled'; fields: { dice: string[] } }
  | { name: 'taxed'; fields: { seat: number | string; raised: number; gold: number | string } }
  | { name: 'tier_reached'; fields: { seat: number | string; raised: number; points: number; total: number } }
  | { name: 'wonder_took'; fields: { seat: number | string; other: number | string; gold: number | string; region: number | string } }
  | { name: 'deteriorated'; fields: { seat: number | string; region: number | string; building: number | string } }
  | { name: 'placed'; fields: { seat: number | string; piece: number | string; region: number | string; naval: number } }
  | { name: 'marched'; fields: { seat: number | string; army: number | string; home: number | string; region: number | string; points: number } }
  | { name: 'consented'; fields: { seat: number | string; army: number | string; region: number | string; agreed: number } }
  | { name: 'army_lost'; fields: { seat: number | string; army: number | string; place: number | string; cards: number | string[] } }
  | { name: 'card_lost'; fields: { seat: number | string; army: number | string; kind: number | string; sort: number } }
  | { name: 'took_region'; fields: { seat: number | string; army: number | string; region: number | string; lord: number | string } }
  | { name: 'invaded'; fields: { seat: number | string; region: number | string; points: number; total: number; other: number | string } }
  | { name: 'joined_free'; fields: { seat: number | string; army: number | string; kind: number | string; region: number | string } }
  | { name: 'stormed'; fields: { seat: number | string; army: number | string; region: number | string; number: number | string; colours: number } }
  | { name: 'repelled'; fields: { seat: number | string; army: number | string; region: number | string; done: number; taken: number } }
  | { name: 'besieged'; fields: { seat: number | string; army: number | string; region: number | string; lord: number | string } }
  | { name: 'status_fell'; fields: { seat: number | string; other: number | string; status: number | string } }
  | { name: 'alliance_broken'; fields: { seat: number | string; other: number | string; points: number } }
  | { name: 'reorganised'; fields: { seat: number | string; one_piece: number | string; other_piece: number | string; how: number } }
  | { name: 'card_given'; fields: { seat: number | string; one_piece: number | string; other_piece: number | string; kind: number | string; naval: number } }
  | { name: 'led'; fields: { seat: number | string; army: number | string; general: number | string; before: number | string } }
  | { name: 'subdued'; fields: { seat: number | string; army: number | string; region: number | string; unrest: number } }
  | { name: 'fought_tribes'; fields: { seat: number | string; army: number | string; foe: number | string } }
  | { name: 'sailed'; fields: { navy: number | string; home: number | string; place: number | string; points: number } }
  | { name: 'embarked'; fields: { seat: number | string; army: number | string; home: number | string; navy: number | string } }
  | { name: 'landed'; fields: { seat: number | string; army: number | string; home: number | string; region: number | string; points: number } }
  | { name: 'docked'; fields: { navy: number | string; place: number | string } }
  | { name: 'intercepted'; fields: { navy: number | string; home: number | string; place: number | string; enemy_navy: number | string } }
  | { name: 'sea_fight'; fields: { navy: number | string; enemy_navy: number | string; ships: number; enemy_ships: number } }
  | { name: 'ships_lost'; fields: { navy: number | string; faction: number | string; ships: number } }
  | { name: 'ship_captured'; fields: { navy: number | string; enemy_navy: number | string; faction: number | string } }
  | { name: 'navy_retreated'; fields: { navy: number | string; place: number | string } }
  | { name: 'navy_sunk'; fields: { navy: number | string } }
  | { name: 'sea_victory'; fields: { seat: number | string; navy: number | string; points: number } }
  | { name: 'met'; fields: { army: number | string; foe: number | string; region: number | string } }
  | { name: 'avoided'; fields: { seat: number | string; army: number | string; avoids: number } }
  | { name: 'escaped'; fields: { seat: number | string; army: number | string; place: number | string; aboard: number } }
  | { name: 'joined_battle'; fields: { seat: number | string; army: number | string; agreed: number } }
  | { name: 'battle_began'; fields: { army: number | string; foe: number | string; region: number | string; reveals: number; foe_reveals: number } }
  | { name: 'terrain_set'; fields: { terrain: number } }
  | { name: 'deployed_cards'; fields: { army: number | string; main: number | string; light: number | string; engine: number | string; battle_phase: number | string; cards: number | string[] } }
  | { name: 'revealed'; fields: { seat: number | string; main: number | string; light: number | string; engine: number | string; reveals: number; cards: number | string[] } }
  | { name: 'damaged'; fields: { army: number | string; kind: number | string; damage: number; wounded: number | string; zone: number } }
  | { name: 'struck'; fields: { army: number | string; kind: number | string; target: number | string; state: number; battle_phase: number | string } }
  | { name: 'phase_began'; fields: { battle_phase: number | string; combats: number } }
  | { name: 'won_battle'; fields: { seat: number | string; army: number | string; foe: number | string; points: number; total: number } }
  | { name: 'tied_battle'; fields: { army: number | string; foe: number | string; lost: number; foe_lost: number } }
  | { name: 'collapsed'; fields: { army: number | string; foe: number | string; lost: number; foe_lost: number } }
  | { name: 'recovered'; fields: { seat: number | string; army: number | string; kind: number | string } }
  | { name: 'upgraded'; fields: { seat: number | string; army: number | string; kind: number | string } }
  | { name: 'promoted'; fields: { seat: number | string; army: number | string; general: number | string; heir_general: number | string } }
  | { name: 'withdrew'; fields: { seat: number | string; army: number | string; region: number | string } }
  | { name: 'ordered'; fields: { seat: number | string } }
  | { name: 'sealed'; fields: { seat: number | string } }
  | { name: 'bought'; fields: { seat: number | string; army: number | string; kind: number | string; gold: number | string } }
  | { name: 'bought_ship'; fields: { seat: number | string; navy: number | string } }
  | { name: 'developed'; fields: { seat: number | string; column: number; row: number; development: number | string } }
  | { name: 'column_done'; fields: { seat: number | string; column: number; points: number } }
  | { name: 'built'; fields: { seat: number | string; region: number | string; building: number | string } }
  | { name: 'paved'; fields: { seat: number | string; border: number | string } }
  | { name: 'general_hired'; fields: { seat: number | string; general: number | string } }
  | { name: 'army_raised'; fields: { seat: number | string; army: number | string; general: number | string } }
  | { name: 'agent_hired'; fields: { seat: number | string } }
  | { name: 'soothed'; fields: { seat: number | string; region: number | string; unrest: number } }
  | { name: 'refunded'; fields: { seat: number | string; verb: number } }
  | { name: 'reformed'; fields: { seat: number | string } }
  | { name: 'triggered'; fields: { seat: number | string; points: number; trigger: number } }
  | { name: 'army_shown'; fields: { seat: number | string; other: number | string; army: number | string } }
  | { name: 'hand_shown'; fields: { seat: number | string; other: number | string } }
  | { name: 'game_ended'; fields: { ending: number | string; winners: string[] } };

/** All of it, for the seam to the shell. */
export interface Shapes {
  view: View;
  hints: Hints;
  odds: Odds;
  board: Board;
  event: Event;
}
