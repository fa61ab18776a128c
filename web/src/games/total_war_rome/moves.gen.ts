// The fields of this game's moves. Written by web/make_types.py from the game's grammar.
export type Face = string;
export type General = string;
export type Card = string;
export type Seat = string;
export type Troop = string;
export type Army = string;
export type Direction = string;
export type Region = string;
export type Building = string;
export type Agent = string;
export type Navy = string;
export type Die = string;
export type Sea = string;
export type Faction = string;
export type Place = string;
export type Change = string;
export type State = string;
export type Space = string;
export type Column = string;
export type Border = string;

export type MoveFields =
  | { verb: 'roll_1'; die1: Face }
  | { verb: 'roll_2'; die1: Face; die2: Face }
  | { verb: 'roll_3'; die1: Face; die2: Face; die3: Face }
  | { verb: 'roll_4'; die1: Face; die2: Face; die3: Face; die4: Face }
  | { verb: 'roll_5'; die1: Face; die2: Face; die3: Face; die4: Face; die5: Face }
  | { verb: 'draw_general'; general: General }
  | { verb: 'draw_promoted'; general: General }
  | { verb: 'deal_card'; card: Card; seat: Seat }
  | { verb: 'deal_number'; number: number; seat: Seat }
  | { verb: 'lose_random'; kind: Troop; army: Army }
  | { verb: 'bid'; gold: number }
  | { verb: 'order'; seat: Seat; direction: Direction }
  | { verb: 'treaty'; seat: Seat; region: Region; card: Card }
  | { verb: 'trade'; seat: Seat; region: Region; card: Card }
  | { verb: 'spy'; army: Army; card: Card }
  | { verb: 'protests'; region: Region; card: Card }
  | { verb: 'riots'; region: Region; card: Card }
  | { verb: 'uprising'; region: Region; card: Card }
  | { verb: 'bribe_army'; army: Army; card: Card }
  | { verb: 'bribe_region'; region: Region; card: Card }
  | { verb: 'sabotage'; building: Building; region: Region; card: Card }
  | { verb: 'theft'; region: Region; card: Card }
  | { verb: 'double_agent'; agent: Agent; card: Card }
  | { verb: 'sow_distrust'; seat: Seat; other: Seat; card: Card }
  | { verb: 'hire'; kind: Troop; army: Army; card: Card }
  | { verb: 'hire_special'; kind: Troop; army: Army; card: Card }
  | { verb: 'murder_general'; army: Army; card: Card }
  | { verb: 'murder_agent'; agent: Agent; card: Card }
  | { verb: 'levy'; card: Card }
  | { verb: 'play_army'; card: Card; army: Army }
  | { verb: 'play_navy'; card: Card; navy: Navy }
  | { verb: 'play_regions'; card: Card; region: Region; other: Region }
  | { verb: 'play_region'; card: Card; region: Region }
  | { verb: 'play_seat'; card: Card; seat: Seat }
  | { verb: 'play_number'; card: Card; number: Die }
  | { verb: 'play'; card: Card }
  | { verb: 'pass' }
  | { verb: 'reroll'; number: Die }
  | { verb: 'reroll_all' }
  | { verb: 'accept' }
  | { verb: 'decline' }
  | { verb: 'end_turn' }
  | { verb: 'place'; army: Army; region: Region }
  | { verb: 'place_navy'; navy: Navy; region: Region }
  | { verb: 'march'; army: Army; region: Region }
  | { verb: 'invade'; region: Region; army: Army }
  | { verb: 'embark'; army: Army; navy: Navy }
  | { verb: 'land'; army: Army; region: Region }
  | { verb: 'sail'; navy: Navy; sea: Sea }
  | { verb: 'dock'; navy: Navy; region: Region }
  | { verb: 'attack_navy'; other: Navy; navy: Navy }
  | { verb: 'intercept'; navy: Navy }
  | { verb: 'assault'; army: Army }
  | { verb: 'conquer'; army: Army }
  | { verb: 'fight'; army: Army }
  | { verb: 'subdue'; army: Army }
  | { verb: 'reorganise'; army: Army; other: Army }
  | { verb: 'merge_navies'; navy: Navy; other: Navy }
  | { verb: 'give'; kind: Troop; army: Army; other: Army }
  | { verb: 'give_ship'; faction: Faction; navy: Navy; other: Navy }
  | { verb: 'done' }
  | { verb: 'lead'; general: General; army: Army }
  | { verb: 'drop'; kind: Troop }
  | { verb: 'avoid' }
  | { verb: 'stand' }
  | { verb: 'escape'; region: Region }
  | { verb: 'escape_aboard'; navy: Navy }
  | { verb: 'withdraw'; region: Region }
  | { verb: 'lose'; kind: Troop }
  | { verb: 'retreat'; navy: Navy; place: Place }
  | { verb: 'take_free'; kind: Troop }
  | { verb: 'ground'; change: Change }
  | { verb: 'deploy'; main: Troop; light: Troop; engine: Troop }
  | { verb: 'reveal' }
  | { verb: 'hold' }
  | { verb: 'charge' }
  | { verb: 'strike'; target: Troop; state: State; kind: Troop }
  | { verb: 'inspire' }
  | { verb: 'fury' }
  | { verb: 'boost' }
  | { verb: 'recover'; kind: Troop }
  | { verb: 'upgrade'; kind: Troop }
  | { verb: 'buy'; kind: Troop; number: Space }
  | { verb: 'buy_ship'; number: Space }
  | { verb: 'develop'; number: Column }
  | { verb: 'build'; building: Building; region: Region }
  | { verb: 'road'; border: Border }
  | { verb: 'hire_general' }
  | { verb: 'raise'; general: General }
  | { verb: 'post'; general: General; number: Space }
  | { verb: 'hire_agent' }
  | { verb: 'soothe'; region: Region }
  | { verb: 'use_card'; card: Card }
  | { verb: 'show_army'; army: Army; seat: Seat }
  | { verb: 'show_hand'; seat: Seat }
  | { verb: 'finish' }
  | { verb: 'enlist'; kind: Troop; army: Army }
  | { verb: 'leave_out'; kind: Troop; army: Army };
