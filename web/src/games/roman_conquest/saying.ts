// The sentences of this game: the entries of its catalogue, as the compiler knows them.
import { rowOf, sayer } from '../../lib/words';
import { chanceOf, forcesIn, leadersIn, troopsIn, type Board, type Force, type Hex, type SeatName, type Sides, type View } from './position';
import type { GameWords } from './words.gen';

export const say = sayer<GameWords>('roman_conquest');

/** A percentage without false precision: what is not certain is neither 0 nor 100. */
export const percent = (chance: number): number => (chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100))));

const WORTH = ['zone', 'italy', 'sea'] as const;

/** Where a hex lies, and what that means. */
export function groundSaid(hex: Hex): string {
  const kind = WORTH.find((one) => (one === 'zone' ? hex.zone : one === 'italy' ? hex.italy : hex.terrain === 'sea'));
  if (kind === 'zone') return say('page-ground-zone', { region: hex.region, seat: hex.zone! });
  return kind ? say(`page-ground-${kind}`, { region: hex.region }) : say('page-ground-land', { region: hex.region });
}

/** Who stands in a hex. */
export function standsSaid(view: View, hex: string): string[] {
  const moved = view.stacks[hex]?.moved ?? 0;
  return [
    ...leadersIn(view, hex).map((seat) => say('page-leader-here', { seat })),
    ...forcesIn(view, hex).map((force) => say('page-troops-of', { n: troopsIn(view, hex, force), force })),
    ...(moved ? [say('page-moved', { n: moved })] : []),
  ];
}

/** A hex and what stands in it, for those who hear the board. */
export function hexSaid(view: View, hex: Hex): string {
  const what = standsSaid(view, hex.name);
  return what.length
    ? say('page-hex', { hex: hex.name, ground: groundSaid(hex), what: rowOf(what, 'comma') })
    : say('page-hex-empty', { hex: hex.name, ground: groundSaid(hex) });
}

const sideSaid = (troops: number, leads: boolean, force: Force): string => say('odds-side', { troops, leader: leads ? 1 : 0, force });

/** The odds of a meeting, in the words of the tray: the chance, one troop more, and with the leader. */
export function oddsSaid(board: Board, seat: SeatName, sides: Sides & { defender: Force }, limit: number): { chance: number; lines: string[] } | null {
  const chance = chanceOf(board, sides);
  if (chance === null) return null;
  const more = sides.attackers < limit ? chanceOf(board, { ...sides, attackers: sides.attackers + 1 }) : null;
  const led = sides.attackerLeader ? null : chanceOf(board, { ...sides, attackerLeader: true });
  const head = say('odds-battle', {
    attackers: sideSaid(sides.attackers, sides.attackerLeader, seat),
    defenders: sideSaid(sides.defenders, sides.defenderLeader, sides.defender),
    win: percent(chance),
  });
  const rest = [
    ...(more === null ? [] : [say('odds-one-more', { win: percent(more) })]),
    ...(led === null ? [] : [say('odds-with-leader', { seat, win: percent(led) })]),
  ];
  return { chance, lines: [head, ...(rest.length ? [rest.join(' ')] : [])] };
}
