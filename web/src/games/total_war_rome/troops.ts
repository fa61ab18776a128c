// Troop cards and generals: what is on each, in words and numbers.
import { nameOf } from '../../lib/words';
import { say } from './saying';
import type { Board, Colour, General, SeatName, Troop, TroopClass } from './shapes.gen';

const GAME = 'total_war_rome';
const VETERAN = 'veteran ';
export const NOTHING = 'nothing';

const kept = new WeakMap<Board, { troops: Map<string, Troop>; generals: Map<string, General> }>();

function known(board: Board): { troops: Map<string, Troop>; generals: Map<string, General> } {
  let found = kept.get(board);
  if (!found) {
    found = {
      troops: new Map(board.troops.map((troop) => [troop.name, troop])),
      generals: new Map(board.generals.map((general) => [general.name, general])),
    };
    kept.set(board, found);
  }
  return found;
}

export const troopOf = (board: Board, kind: string): Troop | null => known(board).troops.get(kind) ?? null;
export const generalOf = (board: Board, name: string | null): General | null => (name === null ? null : (known(board).generals.get(name) ?? null));

/** What a card is in an army and in a combat [3.2]. */
export type Role = 'main' | 'light' | 'engine';

export function roleOf(troopClass: TroopClass): Role {
  if (troopClass === 'artillery') return 'engine';
  return troopClass === 'foot_skirmisher' || troopClass === 'mounted_skirmisher' ? 'light' : 'main';
}

/** The name on a card: its star says that it is a veteran, its colour where it comes from. */
export function plainName(troop: Troop): string {
  const name = troop.veteran ? troop.name.slice(VETERAN.length) : troop.name;
  const origin = ` of ${troop.seat ?? troop.region ?? ''}`;
  return nameOf(GAME, name.endsWith(origin) ? name.slice(0, -origin.length) : name);
}

export const isMercenary = (troop: Troop): boolean => troop.seat === null;
export const isSpecial = (troop: Troop): boolean => troop.seat === null && troop.region === null;

/** How many of the six faces are skulls. */
export const skullsOn = (board: Board, colour: Colour): number => board.dice[colour].skull;

const CLASSES: readonly TroopClass[] = ['infantry', 'bowmen', 'elephant', 'cavalry', 'chariot', 'foot_skirmisher', 'mounted_skirmisher', 'artillery'];

export interface Pile {
  kind: string;
  n: number;
}

/** Cards by kind, in the order in which one looks for them: by class, then the dearest first. */
export function piled(board: Board, kinds: readonly string[]): Pile[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const place = (kind: string): number => {
    const troop = troopOf(board, kind);
    return troop ? CLASSES.indexOf(troop.troop_class) * 100 - troop.cost * 2 - (troop.veteran ? 1 : 0) : 0;
  };
  return [...counts].map(([kind, n]) => ({ kind, n })).sort((a, b) => place(a.kind) - place(b.kind) || a.kind.localeCompare(b.kind));
}

/** What is in the first and not in the second. */
export function without(kinds: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return kinds.filter((kind) => {
    const at = left.indexOf(kind);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** How much of an army's room is taken [3.3]. */
export function roomOf(board: Board, kinds: readonly string[]): Record<Role, number> {
  const room = { main: 0, light: 0, engine: 0 };
  for (const kind of kinds) {
    const troop = troopOf(board, kind);
    if (troop) room[roleOf(troop.troop_class)] += 1;
  }
  return room;
}

// ---- in words ----

export const classSaid = (troopClass: TroopClass): string => say(`page-class-${troopClass.replaceAll('_', '-') as 'infantry'}`);

function diceSaid(dice: readonly Colour[]): string[] {
  if (!dice.length) return [say('page-troop-no-dice')];
  return [...new Set(dice)].map((colour) => say('page-troop-dice', { n: dice.filter((one) => one === colour).length, colour: say(`page-colour-${colour}`) }));
}

const marksSaid = (marks: readonly string[]): string =>
  marks[0] === 'cancel' ? say('page-troop-s-cancel') : say('page-troop-s-kill', { classes: marks.map((one) => classSaid(one as TroopClass)) });

/** Everything on a card, for who hears it or rests on it. */
export function troopSaid(troop: Troop): string {
  const sentences = [
    say('page-troop-said', {
      name: plainName(troop),
      class: classSaid(troop.troop_class),
      good: diceSaid(troop.good),
      difficult: diceSaid(troop.difficult),
    }),
    ...(troop.s_good.length ? [say('page-troop-s-good', { what: marksSaid(troop.s_good) })] : []),
    ...(troop.s_difficult.length ? [say('page-troop-s-difficult', { what: marksSaid(troop.s_difficult) })] : []),
    ...(troop.veteran ? [say('page-troop-veteran')] : []),
    ...(troop.region ? [say('page-troop-mercenary', { region: troop.region })] : []),
    ...(isSpecial(troop) ? [say('page-troop-special')] : []),
    say('page-troop-cost', { n: troop.cost }),
  ];
  return sentences.join(' ');
}

export function generalSaid(general: General | null): string {
  if (!general) return say('page-general-none');
  const trait = general.trait === 'none' ? '' : ` ${say(`page-trait-${general.trait.replaceAll(' ', '-') as 'never-give-up'}`)}`;
  return say('page-general-said', { name: general.name, n: general.stars, colour: say(`page-colour-${general.die}`) }) + trait;
}

/** What a development does. */
export function effectSaid(board: Board, seat: SeatName, name: string, effect: string): string {
  if (effect !== 'unlock') return say(`page-effect-${effect.replaceAll(' ', '-') as 'drill'}`);
  const troops = board.troops.filter((troop) => troop.seat === seat && troop.needs === name && !troop.veteran).map((troop) => troop.name);
  return troops.length ? say('page-effect-unlock', { troops }) : say('page-effect-unlock-ships');
}
