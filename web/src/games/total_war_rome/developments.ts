// The developments of a faction by columns and rows, and how far each is.
import type { Move } from '../../lib/types';
import type { MoveFields } from './moves.gen';
import type { Board, Development, SeatName, View } from './shapes.gen';

export type Progress = 'bought' | 'new' | 'ordered' | 'next' | 'later';

export interface Item {
  development: Development;
  progress: Progress;
  /** The order for it, where it can be given now. */
  move: Move | null;
}

export interface Column {
  name: string;
  items: Item[];
  done: number;
}

/** How many of each column are ordered in the viewer's basket. */
function orderedIn(view: View, seat: SeatName): Map<number, number> {
  const found = new Map<number, number>();
  for (const order of view.seats[seat]?.basket?.orders ?? []) {
    if (order['verb'] !== 'develop') continue;
    const column = Number(order['number']);
    found.set(column, (found.get(column) ?? 0) + 1);
  }
  return found;
}

export function columnsOf(view: View, board: Board, seat: SeatName, moves: readonly Move[]): Column[] {
  const faction = board.factions.find(({ name }) => name === seat);
  const state = view.seats[seat];
  if (!faction || !state) return [];
  const ordered = orderedIn(view, seat);
  const orders = new Map<number, Move>();
  for (const move of view.viewer === seat ? moves : []) {
    const fields = move.fields as MoveFields;
    if (fields.verb === 'develop') orders.set(Number(fields.number), move);
  }
  return faction.columns.map((name, i) => {
    const list = faction.developments.filter(({ number }) => number === i + 1).sort((a, b) => a.row - b.row);
    let waiting = ordered.get(i + 1) ?? 0;
    let isNext = true;
    const items = list.map((development): Item => {
      if (state.developments.includes(development.name))
        return { development, progress: state.new_developments.includes(development.name) ? 'new' : 'bought', move: null };
      if (waiting > 0) {
        waiting -= 1;
        return { development, progress: 'ordered', move: null };
      }
      const item: Item = { development, progress: isNext ? 'next' : 'later', move: isNext ? (orders.get(i + 1) ?? null) : null };
      isNext = false;
      return item;
    });
    return { name, items, done: list.filter((one) => state.developments.includes(one.name)).length };
  });
}
