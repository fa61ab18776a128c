// The fields of this game's moves. Written by web/make_types.py from the game's grammar.
export type House = 'Aemilii' | 'Claudii';
export type Card = 'Caesar 0' | 'Caesar 1' | 'Caesar 2' | 'Caesar 3' | 'Caesar 4' | 'Caesar 5' | 'Caesar 6' | 'Caesar 7' | 'Caesar 8' | 'Pompeius 0' | 'Pompeius 1' | 'Pompeius 2' | 'Pompeius 3' | 'Pompeius 4' | 'Pompeius 5' | 'Pompeius 6' | 'Pompeius 7' | 'Pompeius 8' | 'Crassus 0' | 'Crassus 1' | 'Crassus 2' | 'Crassus 3' | 'Crassus 4' | 'Crassus 5' | 'Crassus 6' | 'Crassus 7' | 'Crassus 8';

export type MoveFields =
  | { verb: 'dealer'; seat: House }
  | { verb: 'deal'; card: Card; seat: House }
  | { verb: 'play'; card: Card }
  | { verb: 'pledge'; card: 'nothing' }
  | { verb: 'pledge'; card: Card };
