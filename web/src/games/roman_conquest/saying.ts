// The sentences of this game: the entries of its catalogue, as the compiler knows them.
import { rowOf, sayer } from '../../lib/words';
import { chanceOf, forcesIn, leadersIn, troopsIn, type Board, type Force, type Hex, type SeatName, type Sides, type View } from './position';
import type { Clash, Threat } from './shapes.gen';
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

/** A fight to come, with the leaders who take part. */
export function clashSaid(fight: Clash): string {
  const { hex, attacker, attackers, attacker_leader, defender, defenders, defender_leader, win } = fight;
  if (!defender) return say('page-orders-catch', { hex });
  if (!attackers) return say('page-orders-alone', { hex, seat: attacker, force: defender });
  const sides = { attackers: sideSaid(attackers, attacker_leader, attacker), defenders: sideSaid(defenders, defender_leader, defender) };
  return say('page-orders-fight', { hex, ...sides, force: defender, isLed: defender_leader ? 1 : 0, win: percent(win) });
}

/** What a fight in a hex is about, beside troops: the leaders who stand there. */
export function stakesSaid(view: View, seat: SeatName, hex: string): string[] {
  return leadersIn(view, hex).map((leader) => (leader === seat ? say('page-stake-own') : say('page-stake-rival', { seat: leader })));
}

/** Who can win, and when: with this turn, if it is his. */
export function threatSaid(view: View, { seat, how }: Threat): string {
  const when = { seat, now: view.active === seat ? 1 : 0 };
  return how === 'held_rome' ? say('page-plate-can-hold', when) : say('page-plate-can-kill', when);
}
