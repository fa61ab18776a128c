// The fields of this game's moves. Written by web/make_types.py from the game's grammar.
export type Province = string;
export type Goods = 'gold' | 'legions';
export type Track = 'political' | 'military';
export type Seat = 'Caesar' | 'Pompeius' | 'Crassus';

export type MoveFields =
  | { verb: 'take'; province: Province; what: Goods; amount: number }
  | { verb: 'rome'; gold: number; legions: number; provinces: Province[] }
  | { verb: 'march'; to: Province; legions: number; servants: number }
  | { verb: 'sail'; to: Province; legions: number; servants: number }
  | { verb: 'place servant' }
  | { verb: 'end movement' }
  | { verb: 'draw'; weapons: { Caesar: number; Pompeius: number; Crassus: number } }
  | { verb: 'collect'; take: boolean }
  | { verb: 'escape'; province: Province }
  | { verb: 'claim'; track: Track }
  | { verb: 'improve'; track: Track }
  | { verb: 'persuade' }
  | { verb: 'dissuade'; seat: Seat }
  | { verb: 'arm' }
  | { verb: 'end turn' }
  | { verb: 'station'; province: Province };
