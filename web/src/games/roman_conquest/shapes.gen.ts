// What this game tells the page. Written by web/make_types.py from the game's shapes.

export type SeatName = 'Caesar' | 'Pompeius' | 'Crassus';

export type Force = 'Caesar' | 'Pompeius' | 'Crassus' | 'Rome';

export type Terrain = 'land' | 'sea';

export type Phase = 'opening' | 'leader' | 'rolling' | 'travel' | 'token values' | 'troops' | 'fights' | 'attack' | 'defence' | 'favour' | 'twenty' | 'over';

export type Ending = 'last_leader' | 'held_rome' | 'last_round';

export type Cause = 'entering' | 'standing' | 'favour';

export type Death = 'in battle' | 'caught' | 'walked in';

export type Victory = 'held_rome' | 'last_leader';

/** The whole position with names; everybody sees everything. */
export interface View {
  roll?: number;
  last_order?: Order;
  fights?: string[];
  battle?: Battle;
  result?: Result;
  turn: number;
  round: number;
  war: boolean;
  first: SeatName | null;
  active: SeatName;
  phase: Phase;
  decides: SeatName | 'chance' | null;
  stacks: Record<string, Stack>;
  seats: { Caesar: SeatState; Pompeius: SeatState; Crassus: SeatState };
  roman_troops: number;
}

/** The order before: what comes next has to come after it on the board. */
export interface Order {
  home: string;
  to: string;
  troops: number;
}

/** A fight in which dice are thrown. */
export interface Battle {
  hex: string;
  attacker: Force;
  attackers: number;
  attacker_leader: boolean;
  defender: Force;
  defenders: number;
  defender_leader: boolean;
  dice?: Dice;
}

/** A throw: the dice of troops, the highest first, and the leader's, 0 if he has none. */
export interface Dice {
  troops: number[];
  leader: number;
}

/** Who won, and how; several share. */
export interface Result {
  winners: SeatName[];
  reason: Ending;
}

/** All that stands in a hex: the troops of each force that has any. */
export interface Stack {
  troops: Partial<Record<Force, number>>;
  moved: number;
}

/** What a seat has. */
export interface SeatState {
  leader: string | null;
  conquests: number;
  popularity: number;
  rome: number;
  troops: number;
  in_zone: boolean;
}

/** What a good host points out. */
export interface Hints {
  warnings: Warning[];
  goals?: Goal[];
  fights: Clash[];
  can_win: Threat[];
  ways: { Caesar: Way; Pompeius: Way; Crassus: Way };
  deadly: string[];
  starts_war: string[];
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

/** A fight that comes if nothing else is ordered. */
export interface Clash {
  hex: string;
  attacker: Force;
  attackers: number;
  attacker_leader: boolean;
  defender: Force | null;
  defenders: number;
  defender_leader: boolean;
  in_danger: SeatName[];
  win: number;
}

/** Somebody who can win at the end of his next turn. */
export interface Threat {
  seat: SeatName;
  how: Victory;
}

/** How far a seat is from its two victories. */
export interface Way {
  rome: number;
  rome_needed: number;
  hexes_to_rome: number | null;
  turns_to_rome: number | null;
  marches_to_italy: number | null;
  rivals: SeatName[];
}

/** What a fight leads to, before any die is thrown. */
export interface BattleOdds {
  kind: 'battle';
  hex: string;
  attacker: Force;
  defender: Force;
  attackers: number;
  attacker_leader: boolean;
  defenders: number;
  defender_leader: boolean;
  win: number;
  win_exact: string;
  attackers_left: Record<string, number>;
  defenders_left: Record<string, number>;
  expected_attackers_left: number;
  expected_defenders_left: number;
  one_more_troop: number | null;
  with_leader: number | null;
  other_reading: number;
}

/** How likely Roman troops join. */
export interface FavourOdds {
  kind: 'favour';
  hex: string;
  troops: number;
  popularity: number;
  win: number;
  win_exact: string;
  starts_war: boolean;
}

export type Odds = BattleOdds | FavourOdds;

/** Hexes in the order of the board, the odds of all fights, and the numbers in force. */
export interface Board {
  name: string;
  standard: boolean;
  hexes: Hex[];
  odds: Chance[];
  numbers: Record<string, number | string>;
}

/** A hex of the board. Pointed tops, in rows; odd rows stand half a hex to the right. */
export interface Hex {
  name: string;
  code: string;
  q: number;
  r: number;
  column: number;
  terrain: Terrain;
  region: string;
  italy: boolean;
  zone: SeatName | null;
  home: Force | null;
  t: number;
  neighbours: string[];
}

/** The attacker's chance to win with these forces; a leader stands with his troops or not. */
export interface Chance {
  attackers: number;
  attacker_leader: boolean;
  defenders: number;
  defender_leader: boolean;
  win: number;
}

export type Event =
  | { name: 'begins'; fields: { seat: SeatName } }
  | { name: 'turn_began'; fields: { seat: SeatName; turn: number; round: number } }
  | { name: 'rolled'; fields: { seat: SeatName; number: number } }
  | { name: 'travelled'; fields: { seat: SeatName; home: string; to: string; deadly: boolean } }
  | { name: 'stayed'; fields: { seat: SeatName; hex: string } }
  | { name: 'collected'; fields: { seat: SeatName; gained: number; conquests: number; due: number } }
  | { name: 'paraded'; fields: { seat: SeatName; tokens: number } }
  | { name: 'valued'; fields: { seat: SeatName; gained: number; popularity: number; tokens: number } }
  | { name: 'marched'; fields: { seat: SeatName; home: string; to: string; troops: number; at_sea: boolean } }
  | { name: 'war_began'; fields: { seat: SeatName; hex: string; cause: Cause; tokens: number } }
  | { name: 'attacked'; fields: { attacker: Force; defender: Force; hex: string; attackers: number; defenders: number } }
  | { name: 'led'; fields: { seat: SeatName; hex: string } }
  | { name: 'rolls_for_rome'; fields: { seat: SeatName; hex: string } }
  | { name: 'threw'; fields: { force: Force; hex: string; dice: string } }
  | { name: 'clashed'; fields: { hex: string; attackers_lost: number; defenders_lost: number; attackers: number; defenders: number } }
  | { name: 'beat'; fields: { force: Force; loser: Force; hex: string; troops: number } }
  | { name: 'killed'; fields: { seat: SeatName; hex: string; killer: Force; how: Death } }
  | { name: 'turned'; fields: { seat: SeatName; troops: number } }
  | { name: 'trimmed'; fields: { hex: string; troops: number } }
  | { name: 'recruited'; fields: { seat: SeatName; hex: string; troops: number; number: number; popularity: number } }
  | { name: 'rebuffed'; fields: { seat: SeatName; hex: string; troops: number; number: number; popularity: number } }
  | { name: 'declined'; fields: { seat: SeatName; hex: string } }
  | { name: 'held'; fields: { seat: SeatName; turns: number; needed: number } }
  | { name: 'left'; fields: { seat: SeatName } }
  | { name: 'round_began'; fields: { round: number; last: number } }
  | { name: 'won'; fields: { winners: string[]; ending: Ending } }
  | { name: 'shared'; fields: { winners: string[]; ending: Ending } };

/** All of it, for the seam to the shell. */
export interface Shapes {
  view: View;
  hints: Hints;
  odds: Odds;
  board: Board;
  event: Event;
}
