// The fields of this game's moves. Written by web/make_types.py from the game's grammar.
export type Seat = 'Caesar' | 'Pompeius' | 'Crassus';
export type Hex = string;

export type MoveFields =
  | { verb: 'begin'; seat: Seat }
  | { verb: 'roll' }
  | { verb: 'collect' }
  | { verb: 'parade' }
  | { verb: 'stay' }
  | { verb: 'die'; number: number }
  | { verb: 'go'; to: Hex }
  | { verb: 'tokens'; ones: number; twos: number; threes: number }
  | { verb: 'march'; home: Hex; to: Hex; troops: number }
  | { verb: 'done' }
  | { verb: 'fight'; hex: Hex }
  | { verb: 'throw'; dice: { troops: number[]; leader: number } }
  | { verb: 'recruit' }
  | { verb: 'decline' }
  | { verb: 'twenty'; number: number };
