// What this game tells the page. Written by web/make_types.py from the game's shapes.

export type SeatName = 'Caesar' | 'Pompeius' | 'Crassus';

export type Track = 'political' | 'military';

export type ProvinceType = 'political' | 'military' | 'competence';

export type Governor = 'in' | 'out' | 'servant';

export type Goods = 'gold' | 'legions';

export type Phase = 'supply' | 'take gold' | 'take legions' | 'rome' | 'movement' | 'battle' | 'pick up' | 'escape' | 'pick up after escape' | 'compensation' | 'actions' | 'consul' | 'over';

export type Ending = 'second_consulship' | 'six_citizens' | 'nine_provinces' | 'both_tracks';

/** The whole position with names; everybody sees everything. */
export interface View {
  asked?: string;
  attack?: Attack;
  conquest?: Conquest;
  elected?: SeatName;
  result?: Result;
  turn: number;
  calendar: number;
  active: SeatName;
  phase: Phase;
  decides: SeatName | 'chance' | null;
  points: number;
  actions_taken: number;
  compensation: Compensation;
  provinces: Record<string, ProvinceState>;
  seats: Partial<Record<SeatName, SeatState>>;
  bag: { Caesar: number; Pompeius: number; Crassus: number };
  neutral_citizens: number;
  supply: Supply;
}

/** A battle for which weapons are about to be drawn. */
export interface Attack {
  province: string;
  legions: number;
}

/** A conquest that is being settled. */
export interface Conquest {
  province: string;
  loser: SeatName;
  captured_servants: number;
}

/** Who won, and how. */
export interface Result {
  winner: SeatName;
  reason: Ending;
}

/** Who holds the compensation card, and which side is up. */
export interface Compensation {
  holder: SeatName | null;
  side: number;
}

/** What is in a province. */
export interface ProvinceState {
  owner: SeatName;
  governor: Governor;
  servants: number;
  legions: number;
  gold: number;
}

/** What a seat has. */
export interface SeatState {
  character: string;
  gold: number;
  carried: number;
  political: number;
  military: number;
  citizens: number;
  consul: boolean;
  weapons_in_reserve: number;
  provinces: number;
  leads: Track[];
}

/** What is left for all. */
export interface Supply {
  gold: number;
  legions: number;
  servants: number;
}

/** What a good host points out. */
export interface Hints {
  warnings: Warning[];
  goals?: Goal[];
  next_supply: Record<string, Yield>;
  ways: Record<string, Way>;
  departure: Departure | null;
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

/** What a province brings. */
export interface Yield {
  gold: number;
  legions: number;
}

/** What it costs in points to go somewhere: without legions, and with some. */
export interface Way {
  free: number;
  laden: number;
}

/** What leaving a province with legions means for it. */
export interface Departure {
  province: string;
  legions: number;
  reached_by: SeatName[];
  keep: number;
}

/** What an attack leads to, before any weapon is drawn. */
export interface Odds {
  attackers: number;
  defenders: number;
  conquest: number;
  conquest_exact: string;
  attacker_losses: Record<string, number>;
  defender_losses: Record<string, number>;
  expected_attacker_losses: number;
  expected_defender_losses: number;
  one_more_legion: number | null;
}

/** Provinces and seas by name, and the numbers in force. */
export interface Board {
  name: string;
  standard: boolean;
  provinces: Province[];
  seas: Sea[];
  numbers: Record<string, number | string>;
}

/** A province of the board. */
export interface Province {
  code: string;
  name: string;
  type: ProvinceType;
  borders: string[];
  arrows: string[];
  seas: string[];
  in_play: boolean;
}

/** A sea of the board. */
export interface Sea {
  name: string;
  meets: string[];
}

export type Event =
  | { name: 'turn_began'; fields: { seat: SeatName; turn: number; calendar: number; carried: number } }
  | { name: 'governors_moved'; fields: { seat: SeatName; stayed: number } }
  | { name: 'yielded'; fields: { seat: SeatName; province: string; gold: number; legions: number; character: string } }
  | { name: 'took'; fields: { seat: SeatName; province: string; goods: Goods; amount: number } }
  | { name: 'rome_gave'; fields: { seat: SeatName; gold: number; first: string; second: string } }
  | { name: 'marched'; fields: { seat: SeatName; home: string; to: string; legions: number; servants: number } }
  | { name: 'sailed'; fields: { seat: SeatName; home: string; to: string; legions: number; servants: number } }
  | { name: 'servants_left'; fields: { seat: SeatName; province: string; number: number; standing: number } }
  | { name: 'placed'; fields: { seat: SeatName; province: string; standing: number } }
  | { name: 'gathered'; fields: { seat: SeatName; province: string; gold: number } }
  | { name: 'attacked'; fields: { seat: SeatName; defender: SeatName; province: string; attackers: number; defenders: number } }
  | { name: 'drew'; fields: { attacking: number; defending: number; idle: number; attackers: number; defenders: number } }
  | { name: 'guarded'; fields: { defender: SeatName; lost: number; province: string; attackers: number } }
  | { name: 'clashed'; fields: { each: number; attackers: number; defenders: number; province: string } }
  | { name: 'conquered'; fields: { seat: SeatName; loser: SeatName; province: string; legions: number; boxed: number } }
  | { name: 'failed'; fields: { seat: SeatName; province: string; home: string } }
  | { name: 'captured'; fields: { seat: SeatName; loser: SeatName; province: string; number: number } }
  | { name: 'escaped'; fields: { seat: SeatName; home: string; to: string } }
  | { name: 'stepped_down'; fields: { seat: SeatName; track: Track; level: number } }
  | { name: 'card_one'; fields: { seat: SeatName; added: number } }
  | { name: 'card_turned'; fields: { seat: SeatName; side: number } }
  | { name: 'stepped_up'; fields: { seat: SeatName; track: Track; level: number; type: ProvinceType; phase: Phase } }
  | { name: 'servant_weapons'; fields: { seat: SeatName; added: number; due: number } }
  | { name: 'paid'; fields: { seat: SeatName; gold: number; action: number; verb: string; surcharge: number } }
  | { name: 'persuaded'; fields: { seat: SeatName; citizens: number } }
  | { name: 'dissuaded'; fields: { seat: SeatName; other: SeatName; citizens: number } }
  | { name: 'armed'; fields: { seat: SeatName; added: number; bag: number } }
  | { name: 'turn_ended'; fields: { seat: SeatName; calendar: number } }
  | { name: 'trimmed'; fields: { province: string; number: number; owner: SeatName } }
  | { name: 'elected'; fields: { seat: SeatName; citizens: number; time: number; level: number } }
  | { name: 'stationed'; fields: { seat: SeatName; province: string; standing: number } }
  | { name: 'citizens_left'; fields: { seat: SeatName; number: number; citizens: number } }
  | { name: 'year_began'; fields: { calendar: number } }
  | { name: 'won'; fields: { seat: SeatName; ending: Ending } };

/** All of it, for the seam to the shell. */
export interface Shapes {
  view: View;
  hints: Hints;
  odds: Odds;
  board: Board;
  event: Event;
}
