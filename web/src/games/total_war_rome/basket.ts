// Orders in the spending phase: how they are said, what they cost, and what is left when one is taken back.
import { capital } from '../../lib/capital';
import type { Move } from '../../lib/types';
import { columnsOf } from './developments';
import { eventName } from './hand';
import type { MoveFields } from './moves.gen';
import { numeralOf } from './position';
import { say } from './saying';
import type { Board, Prices, SeatName, View } from './shapes.gen';
import { troopOf } from './troops';

export type Order = Extract<
  MoveFields,
  { verb: 'buy' | 'buy_ship' | 'develop' | 'build' | 'road' | 'hire_general' | 'raise' | 'post' | 'hire_agent' | 'soothe' | 'use_card' }
>;

/** An order in the words of the game. */
export function wordsOf(order: Order): string {
  switch (order.verb) {
    case 'buy':
      return `buy ${order.kind} for army ${order.number}`;
    case 'buy_ship':
      return `buy a ship for navy ${order.number}`;
    case 'develop':
      return `develop column ${order.number}`;
    case 'build':
      return `build ${order.building} in ${order.region}`;
    case 'road':
      return `road ${order.border}`;
    case 'hire_general':
      return 'hire a general';
    case 'raise':
      return `raise an army under ${order.general}`;
    case 'post':
      return `post ${order.general} to army ${order.number}`;
    case 'hire_agent':
      return 'hire an agent';
    case 'soothe':
      return `soothe ${order.region}`;
    case 'use_card':
      return `use ${order.card}`;
  }
}

/** The event of a card in somebody's hand. */
export function eventOf(board: Board, card: string): string {
  return eventName(board.cards.find(({ name }) => name === card)?.event ?? card);
}

/** An order as a person reads it. A development is named by how many of its column come before it. */
export function orderSaid(order: Order, board: Board, seat: SeatName, before: readonly Order[], has: readonly string[]): string {
  switch (order.verb) {
    case 'buy':
      return say('page-basket-troop', { kind: order.kind, n: order.number });
    case 'buy_ship':
      return say('page-basket-navy', { n: order.number });
    case 'develop': {
      const column = board.factions.find(({ name }) => name === seat)?.developments.filter(({ number }) => number === Number(order.number)) ?? [];
      const left = column.filter(({ name }) => !has.includes(name)).sort((a, b) => a.row - b.row);
      const place = before.filter((one) => one.verb === 'develop' && one.number === order.number).length;
      return say('page-basket-develop', { name: left[place]?.name ?? order.number });
    }
    case 'build':
      return capital(say('page-basket-building', { building: order.building, region: order.region }));
    case 'road':
      return say('page-basket-road', { border: order.border });
    case 'hire_general':
      return say('page-basket-general');
    case 'raise':
      return say('page-basket-raise', { general: order.general });
    case 'post':
      return say('page-basket-post', { general: order.general, n: order.number });
    case 'hire_agent':
      return say('page-basket-agent');
    case 'soothe':
      return say('page-basket-calm', { region: order.region });
    case 'use_card':
      return say('page-basket-use', { event: eventOf(board, order.card) });
  }
}

/** What an order would cost now. */
export function priceOf(order: Order, prices: Prices, view: View, board: Board, seat: SeatName): number {
  switch (order.verb) {
    case 'buy':
      return prices.troops[order.kind] ?? troopOf(board, order.kind)?.cost ?? 0;
    case 'buy_ship':
      return prices.ship;
    case 'develop':
      return columnsOf(view, board, seat, [])[Number(order.number) - 1]?.items.find(({ progress }) => progress === 'next')?.development.cost ?? 0;
    case 'build':
      return order.building === 'wonder' ? prices.wonder : prices.building;
    case 'road':
      return prices.road;
    case 'hire_general':
      return prices.general;
    case 'hire_agent':
      return prices.agent;
    case 'soothe':
      return prices.calm;
    default:
      return 0;
  }
}

export const ordersIn = (view: View, seat: SeatName): Order[] => (view.seats[seat]?.basket?.orders ?? []) as unknown as Order[];

/** The orders that can be given, of some verbs. */
export function offered<V extends Order['verb']>(moves: readonly Move[], ...verbs: V[]): { move: Move; order: Extract<Order, { verb: V }> }[] {
  return moves.flatMap((move) =>
    (verbs as string[]).includes(move.fields.verb) ? [{ move, order: move.fields as unknown as Extract<Order, { verb: V }> }] : [],
  );
}

export interface ArmySpace {
  /** I to IV. */
  number: string;
  /** Null for one that is only ordered. */
  army: string | null;
  /** The kinds in it, with those that are ordered. */
  kinds: string[];
  orders: { move: Move; kind: string }[];
}

/** One's armies, with those that are ordered, and the troop cards that each can get. */
export function armySpaces(view: View, seat: SeatName, moves: readonly Move[]): ArmySpace[] {
  const buys = offered(moves, 'buy');
  const ordered = ordersIn(view, seat);
  const own = Object.entries(view.armies).filter(([, army]) => army.seat === seat);
  const numbers = new Set([
    ...own.map(([name]) => numeralOf(name)),
    ...buys.map(({ order }) => order.number),
    ...ordered.flatMap((order) => (order.verb === 'buy' ? [order.number] : [])),
  ]);
  return ['I', 'II', 'III', 'IV']
    .filter((number) => numbers.has(number))
    .map((number) => {
      const found = own.find(([name]) => numeralOf(name) === number);
      return {
        number,
        army: found?.[0] ?? null,
        kinds: [
          ...(found?.[1].cards.map(({ kind }) => kind) ?? []),
          ...ordered.flatMap((order) => (order.verb === 'buy' && order.number === number ? [order.kind] : [])),
        ],
        orders: buys.filter(({ order }) => order.number === number).map(({ move, order }) => ({ move, kind: order.kind })),
      };
    });
}

/** Of orders, those that can still be given, in their order: one may need another that is gone. `isFine` tries a list. */
export async function stillPossible(orders: readonly string[], isFine: (words: string[]) => Promise<boolean>): Promise<string[]> {
  if (!orders.length || (await isFine([...orders]))) return [...orders];
  const kept: string[] = [];
  for (const order of orders) if (await isFine([...kept, order])) kept.push(order);
  return kept;
}
