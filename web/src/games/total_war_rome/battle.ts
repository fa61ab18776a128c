// A land battle as the page lays it out: whose side is near, what lies in which zone, and which moves a click stands for.
import { labelOf } from '../../lib/labels';
import type { Move } from '../../lib/types';
import { eventName } from './hand';
import type { MoveFields } from './moves.gen';
import { say } from './saying';
import type { Battle, BattleCard, BattleSide, Board, Dice, Die, SeatName, Side, View, Zone } from './shapes.gen';
import { NOTHING, roleOf, troopOf, without, type Role } from './troops';

const fieldsOf = (move: Move): MoveFields => move.fields as MoveFields;

export const PHASES = ['preparing', 'terrain', 'flanks', 'centre', 'envelopment', 'victor'] as const;

// ---- sides and zones ----

/** Whether a seat fights on a side, by its own army or as an ally. */
export const fightsOn = (view: View, side: BattleSide, seat: SeatName | null): boolean =>
  seat !== null && (side.seat === seat || (side.ally !== null && view.armies[side.ally]?.seat === seat));

/** The side that is shown below: one's own, or the attacker's for those who look on. */
export function nearSide(view: View, battle: Battle, me: SeatName | null): BattleSide {
  return battle.sides.find((side) => fightsOn(view, side, me)) ?? battle.sides[0]!;
}

export const farSide = (battle: Battle, near: BattleSide): BattleSide => battle.sides.find((side) => side !== near) ?? battle.sides[1]!;

export const kindsIn = (side: BattleSide, zone: Zone): string[] =>
  side.cards.filter((card) => card.zone === zone && card.role === null).map(({ kind }) => kind);

/** The cards of this combat, the main battle card first; face down they are known to their owner, and to who used a reveal. */
export function inCombat(side: BattleSide): BattleCard[] {
  const order = ['main', 'striker', 'target', 'light', 'engine'];
  return side.cards.filter((card) => card.role !== null).sort((a, b) => order.indexOf(a.role ?? '') - order.indexOf(b.role ?? ''));
}

/** Cards of the enemy that one knows by a spy or an earlier battle, of those that he still has in hand. */
export function knownInHand(view: View, side: BattleSide): string[] {
  const seen = side.cards.map(({ kind }) => kind);
  const known = [side.army, side.ally].flatMap((name) => (name ? (view.armies[name]?.cards ?? []).map(({ kind }) => kind) : []));
  return side.hidden ? without(known, seen).slice(0, side.hidden) : [];
}

// ---- dice ----

export interface Thrown {
  die: Die;
  /** Its number among all that were thrown. */
  place: number;
}

/** The dice of a side: the attacker's come first. */
export function diceOf(dice: readonly Die[], split: number, side: Side): Thrown[] {
  const all = dice.map((die, place) => ({ die, place }));
  return side === 'attacker' ? all.slice(0, split) : all.slice(split);
}

/** Where the attacker's dice end: as the view says, or, for dice that fell before it, as it said then. */
export const splitOf = (dice: Dice | null, before: number): number => (dice ? dice.split : before);

/** How many combats this phase has, where that is fixed. */
export const combatsOf = (battle: Battle): number | null => (battle.phase === 'terrain' ? battle.terrain : null);

// ---- deploying [12.6] ----

export type Picks = Readonly<Record<Role, string | null>>;
export const NO_PICKS: Picks = { main: null, light: null, engine: null };

type Deploy = Extract<MoveFields, { verb: 'deploy' }>;
const deploys = (moves: readonly Move[]): { move: Move; fields: Deploy }[] =>
  moves.flatMap((move) => {
    const fields = fieldsOf(move);
    return fields.verb === 'deploy' ? [{ move, fields }] : [];
  });

const asked = (picks: Picks, role: Role): string => picks[role] ?? NOTHING;
const ROLES: readonly Role[] = ['main', 'light', 'engine'];

/** The move that these cards stand for; none where they can't go by themselves. */
export const deployment = (moves: readonly Move[], picks: Picks): Move | null =>
  ROLES.every((role) => picks[role] === null)
    ? null
    : (deploys(moves).find(({ fields }) => ROLES.every((role) => fields[role] === asked(picks, role)))?.move ?? null);

/** Whether a card in hand can be chosen for this combat, alone or with others. */
export const canDeploy = (moves: readonly Move[], board: Board, kind: string): boolean => {
  const troop = troopOf(board, kind);
  return troop !== null && deploys(moves).some(({ fields }) => fields[roleOf(troop.troop_class)] === kind);
};

/** One card more, or the same one back; what does not go with it is put back. */
export function picked(moves: readonly Move[], board: Board, picks: Picks, kind: string): Picks {
  const troop = troopOf(board, kind);
  if (!troop) return picks;
  const role = roleOf(troop.troop_class);
  const next: Picks = { ...picks, [role]: picks[role] === kind ? null : kind };
  const fits = (tried: Picks): boolean => deploys(moves).some(({ fields }) => ROLES.every((one) => tried[one] === null || fields[one] === tried[one]));
  if (fits(next)) return next;
  return { ...NO_PICKS, [role]: next[role] };
}

// ---- striking [12.24] ----

type Strike = Extract<MoveFields, { verb: 'strike' }>;
const strikes = (moves: readonly Move[]): { move: Move; fields: Strike }[] =>
  moves.flatMap((move) => {
    const fields = fieldsOf(move);
    return fields.verb === 'strike' ? [{ move, fields }] : [];
  });

export const strikers = (moves: readonly Move[]): string[] => [...new Set(strikes(moves).map(({ fields }) => fields.kind))];

/** The move against a card of the enemy, by the card that strikes. */
export const strikeAt = (moves: readonly Move[], striker: string | null, target: string, isWounded: boolean): Move | null =>
  strikes(moves).find(({ fields }) => fields.kind === striker && fields.target === target && (fields.state === 'wounded') === isWounded)?.move ?? null;

// ---- everything else ----

/** The move that a card of a zone stands for: it is recovered, becomes a veteran, or is lost. */
export const moveFor = (moves: readonly Move[], verb: 'recover' | 'upgrade' | 'lose', kind: string): Move | null =>
  moves.find((move) => {
    const fields = fieldsOf(move);
    return fields.verb === verb && fields.kind === kind;
  }) ?? null;

/** The moves that roll one die again, by the die. */
export function rerolls(moves: readonly Move[]): Map<number, Move[]> {
  const found = new Map<number, Move[]>();
  for (const move of moves) {
    const fields = fieldsOf(move);
    if (fields.verb !== 'reroll') continue;
    const place = Number(fields.number) - 1;
    found.set(place, [...(found.get(place) ?? []), move]);
  }
  return found;
}

/** What is chosen by a card; everything else has a button. */
const BY_CARD: readonly string[] = ['deploy', 'strike'];

export interface Deed {
  label: string;
  move: Move;
  /** What one does who wants nothing. */
  isQuiet: boolean;
}

const QUIET: readonly string[] = ['pass', 'hold', 'done', 'decline'];

/** The buttons of a moment, each once, what does nothing last. */
export function deedsOf(moves: readonly Move[], view: View, dice: readonly Die[], hand: readonly string[] = []): Deed[] {
  const found = new Map<string, Deed>();
  for (const move of moves) {
    const fields = fieldsOf(move);
    if (BY_CARD.includes(fields.verb)) continue;
    // The card itself is the button, where it lies in the hand.
    if ((fields.verb === 'upgrade' || fields.verb === 'lose') && hand.includes(fields.kind)) continue;
    const label = deedSaid(move, view, dice);
    if (!found.has(label)) found.set(label, { label, move, isQuiet: QUIET.includes(move.fields.verb) });
  }
  const all = [...found.values()];
  return [...all.filter(({ isQuiet }) => !isQuiet), ...all.filter(({ isQuiet }) => isQuiet)];
}

function dieSaid(die: Die | undefined): { colour: string; face: string } {
  return { colour: die ? say(`page-colour-${die.colour}`) : '', face: die?.face ? say(`page-face-${die.face}`) : say('page-face-none') };
}

const SHOOTERS = ['main', 'light', 'engine'] as const;

/** The event of a card in one's hand. */
function eventOf(view: View, card: string): string {
  for (const seat of Object.values(view.seats)) {
    const found = seat.hand?.find((one) => one.card === card);
    if (found) return found.event;
  }
  return card;
}

function aimSaid(fields: MoveFields, event: string, dice: readonly Die[]): string {
  switch (fields.verb) {
    case 'play_army':
      return fields.army;
    case 'play_navy':
      return fields.navy;
    case 'play_region':
      return fields.region;
    case 'play_regions':
      return fields.region === fields.other ? fields.region : `${fields.region}, ${fields.other}`;
    case 'play_seat':
      return fields.seat;
    case 'play_number': {
      const place = Number(fields.number) - 1;
      const shooter = SHOOTERS[place];
      return event === 'rain of missiles' && shooter ? say(`page-battle-card-${shooter}`) : say('page-battle-die', dieSaid(dice[place]));
    }
    default:
      return '';
  }
}

/** What a button says. */
export function deedSaid(move: Move, view: View, dice: readonly Die[]): string {
  const fields = fieldsOf(move);
  switch (fields.verb) {
    case 'hold':
      return say(
        view.step === 'revealing'
          ? 'page-battle-no-reveal'
          : view.step === 'redeploying'
            ? 'page-battle-stay'
            : view.step === 'charging'
              ? 'page-battle-save'
              : 'page-battle-officers',
      );
    case 'reveal':
      return say('page-battle-reveal');
    case 'charge':
      return say('page-battle-charge');
    case 'ground':
      return say(`page-battle-ground-${fields.change as 'less'}`);
    case 'accept':
      return say('page-battle-join');
    case 'decline':
      return say('page-battle-look-on');
    case 'pass':
      return say('page-battle-pass');
    case 'done':
      return say('page-battle-done');
    case 'inspire':
      return say('page-battle-inspire');
    case 'fury':
      return say('page-battle-fury');
    case 'boost':
      return say('page-battle-boost');
    case 'reroll':
      return say('page-battle-reroll', dieSaid(dice[Number(fields.number) - 1]));
    case 'reroll_all':
      return say('page-battle-reroll-all');
    case 'withdraw':
      return say('page-battle-to', { region: fields.region });
    case 'recover':
      return say('page-battle-recover', { kind: fields.kind });
    case 'upgrade':
      return say('page-battle-upgrade', { kind: fields.kind });
    case 'lose':
      return say('page-battle-lose', { kind: fields.kind });
    default: {
      if (!('card' in fields)) return labelOf('total_war_rome', move);
      const event = eventOf(view, fields.card);
      const what = aimSaid(fields, event, dice);
      return what ? say('page-battle-event-on', { event: eventName(event), what }) : say('page-battle-event', { event: eventName(event) });
    }
  }
}

/** Steps of a battle that ask for something, and how. */
const ASKS = [
  'deploying',
  'redeploying',
  'revealing',
  'charging',
  'striking',
  'ground',
  'joining',
  'recovering',
  'upgrading',
  'withdrawing',
  'window',
  'losses',
] as const;

/** What is expected, in one sentence. */
export function askSaid(view: View, moves: readonly Move[], waited: readonly SeatName[]): string {
  if (moves.length) {
    if (view.step === 'window' && moves.every((move) => move.fields.verb === 'pass')) return say('page-battle-do-pass');
    const step = ASKS.find((one) => one === view.step);
    return step ? say(`page-battle-do-${step}`) : '';
  }
  if (view.decides === 'chance') return say('page-battle-wait-chance');
  return waited.length ? say('page-battle-wait', { who: [...waited] }) : '';
}
