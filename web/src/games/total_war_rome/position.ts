// What the view tells, asked by place and by piece.
import type { Agent, Army, Board, Navy, Region, RegionState, SeatName, View } from './shapes.gen';

export type { Board, SeatName, View };

export const SEATS: readonly SeatName[] = ['Rome', 'Carthage', 'Greece', 'Barbarians'];

/** The seats of a match, in their order. */
export const seated = (view: View): SeatName[] => SEATS.filter((seat) => view.seats[seat]);

export const classOf = (seat: SeatName | null): string => (seat ? `faction-${seat.toLowerCase()}` : '');

/** The number of an army or navy: "Rome II" is II. */
export const numeralOf = (piece: string): string => piece.split(' ').at(-1) ?? '';

export type Piece =
  | { kind: 'army'; name: string; seat: SeatName; army: Army }
  | { kind: 'navy'; name: string; seat: SeatName; navy: Navy }
  | { kind: 'agent'; name: string; seat: SeatName; agent: Agent };

/** All pieces by where they stand: armies first, then navies, then agents; an army aboard goes with its navy. */
export function piecesByPlace(view: View): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const put = (place: string | null, piece: Piece): void => {
    if (place === null) return;
    const list = found.get(place);
    if (list) list.push(piece);
    else found.set(place, [piece]);
  };
  for (const [name, army] of Object.entries(view.armies)) if (!army.aboard) put(army.place, { kind: 'army', name, seat: army.seat, army });
  for (const [name, navy] of Object.entries(view.navies)) put(navy.place, { kind: 'navy', name, seat: navy.seat, navy });
  for (const [name, agent] of Object.entries(view.agents)) put(agent.region, { kind: 'agent', name, seat: agent.seat, agent });
  return found;
}

/** The armies and navies of a seat that are beside the board. */
export function inCamp(view: View, seat: SeatName): Piece[] {
  const armies = Object.entries(view.armies).flatMap(([name, army]): Piece[] =>
    army.seat === seat && army.place === null && !army.aboard ? [{ kind: 'army', name, seat, army }] : [],
  );
  const navies = Object.entries(view.navies).flatMap(([name, navy]): Piece[] =>
    navy.seat === seat && navy.place === null ? [{ kind: 'navy', name, seat, navy }] : [],
  );
  return [...armies, ...navies];
}

/** Where a piece stands: an army aboard is where its navy is. */
export function placeOf(view: View, piece: string): string | null {
  const army = view.armies[piece];
  if (army) return army.aboard ? (view.navies[army.aboard]?.place ?? army.place) : army.place;
  return view.navies[piece]?.place ?? view.agents[piece]?.region ?? null;
}

export const regionOf = (board: Board, name: string): Region | undefined => board.regions.find((region) => region.name === name);

export const controlled = (view: View, seat: SeatName): string[] =>
  Object.entries(view.regions)
    .filter(([, state]) => state.owner === seat)
    .map(([name]) => name);

/** What a region would bring its owner in taxes, before developments and linked markets. */
export function taxOf(region: Region, state: RegionState): number {
  if (state.besieged || state.drought || state.unrest > 1) return 0;
  return state.unrest ? Math.floor(region.gold / 2) : region.gold;
}
