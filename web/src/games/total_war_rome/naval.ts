// Two navies in battle, or before one, as the page lays them out, and what one can do there.
import type { Move } from '../../lib/types';
import { deedSaid, type Deed } from './battle';
import type { MoveFields } from './moves.gen';
import { say } from './saying';
import type { Board, Die, SeatName, Side, View } from './shapes.gen';

export interface NavySeen {
  name: string;
  seat: SeatName;
  role: Side;
  /** Ship cards before the battle, and lost in it. */
  had: number;
  lost: number;
  ships: { seat: SeatName; isLost: boolean }[];
  carries: string | null;
  aboard: number;
  drowning: number;
  hasMarines: boolean;
}

const ROLES: readonly Side[] = ['attacker', 'defender'];

function hasMarines(view: View, board: Board, seat: SeatName): boolean {
  const state = view.seats[seat];
  const names = board.factions.find(({ name }) => name === seat)?.developments.filter(({ effect }) => effect === 'marines') ?? [];
  return names.some(({ name }) => state?.developments.includes(name) && !state.new_developments.includes(name));
}

/** The navies that fight; before that the one that may intercept, and the one that arrives. */
function namesIn(view: View, moves: readonly Move[]): string[] {
  const sea = view.sea_battle;
  if (!sea?.arrives) return sea?.navies ?? [];
  const own = moves.flatMap(({ fields }) => (fields.verb === 'intercept' ? [(fields as Extract<MoveFields, { verb: 'intercept' }>).navy] : []));
  return [...own.slice(0, 1), sea.arrives];
}

export function naviesIn(view: View, board: Board, moves: readonly Move[] = []): NavySeen[] {
  const sea = view.sea_battle;
  if (!sea) return [];
  return namesIn(view, moves).map((name, i): NavySeen => {
    const navy = view.navies[name];
    const seat = navy?.seat ?? (name.split(' ')[0] as SeatName);
    const left = Object.entries(navy?.ships ?? {}).flatMap(([of, n]) => Array.from({ length: n }, () => ({ seat: of as SeatName, isLost: false })));
    const had = sea.ships[i] || left.length;
    const gone = Array.from({ length: Math.max(0, had - left.length) }, () => ({ seat, isLost: true }));
    return {
      name,
      seat,
      role: ROLES[i] ?? 'attacker',
      had,
      lost: gone.length,
      ships: [...left, ...gone],
      carries: navy?.carries ?? null,
      aboard: navy?.carries ? (view.armies[navy.carries]?.size ?? 0) : 0,
      drowning: sea.drowning[i] ?? 0,
      hasMarines: hasMarines(view, board, seat),
    };
  });
}

/** Where the attacker's dice end: each ship card has the dice of its faction. */
export function splitAtSea(view: View, board: Board): number {
  const each = board.factions[0]?.ships.dice.length ?? 0;
  return (view.sea_battle?.ships[0] ?? 0) * each;
}

export function navalDeeds(moves: readonly Move[], view: View, dice: readonly Die[]): Deed[] {
  return moves.map((move): Deed => {
    const fields = move.fields as MoveFields;
    const label =
      fields.verb === 'intercept'
        ? say('page-sea-intercept', { navy: fields.navy })
        : fields.verb === 'retreat'
          ? say('page-sea-retreat', { place: fields.place })
          : fields.verb === 'pass' && view.step === 'intercepting'
            ? say('page-sea-let-pass')
            : deedSaid(move, view, dice);
    return { label, move, isQuiet: fields.verb === 'pass' };
  });
}
