// Orders that are planned but not given: what they would do, how many troops they can have, and how they are said. The page
// keeps one order for each way from a hex to another; the server puts them in the order of the board and has the last word.
import { troopsIn, type Hex, type SeatName, type View } from './position';

export interface Order {
  home: string;
  to: string;
  troops: number;
}

export type Plan = readonly Order[];

const isFor =
  (home: string, to: string) =>
  (order: Order): boolean =>
    order.home === home && order.to === to;

const sum = (plan: Plan, which: (order: Order) => boolean): number => plan.filter(which).reduce((all, order) => all + order.troops, 0);

/** A plan with one order more: those of one way are one, and those that lead in a circle cancel each other. */
export function withOrder(plan: Plan, { home, to, troops }: Order): Plan {
  const circle = wayBack(plan, to, home);
  if (circle) {
    const most = Math.min(troops, ...circle.map((order) => order.troops));
    const left = plan.map((order) => (circle.includes(order) ? { ...order, troops: order.troops - most } : order)).filter((order) => order.troops > 0);
    return troops > most ? withOrder(left, { home, to, troops: troops - most }) : left;
  }
  const before = plan.find(isFor(home, to))?.troops ?? 0;
  return [...plan.filter((order) => !isFor(home, to)(order)), { home, to, troops: before + troops }];
}

/** Orders that lead from a hex to another, one after the other; null if none do. */
function wayBack(plan: Plan, from: string, to: string, passed: readonly string[] = []): Order[] | null {
  for (const order of plan) {
    if (order.home !== from || passed.includes(order.to)) continue;
    const rest = order.to === to ? [] : wayBack(plan, order.to, to, [...passed, from]);
    if (rest) return [order, ...rest];
  }
  return null;
}

/** A plan with an order of its own number of troops; none takes it back. */
export function withTroops(plan: Plan, { home, to, troops }: Order): Plan {
  if (troops > 0 && plan.some(isFor(home, to))) return plan.map((order) => (isFor(home, to)(order) ? { home, to, troops } : order));
  const others = plan.filter((order) => !isFor(home, to)(order));
  return troops > 0 ? withOrder(others, { home, to, troops }) : others;
}

export interface Ground {
  view: View;
  hexes: ReadonlyMap<string, Hex>;
  seat: SeatName;
  limit: number;
}

/** Troops in a hex that have had no order yet. */
export const waiting = ({ view, seat }: Ground, plan: Plan, hex: string): number =>
  troopsIn(view, hex, seat) - (view.stacks[hex]?.moved ?? 0) - sum(plan, (order) => order.home === hex);

/** Troops of the seat in a hex once the plan is carried out. */
export const standing = ({ view, seat }: Ground, plan: Plan, hex: string): number =>
  troopsIn(view, hex, seat) - sum(plan, (order) => order.home === hex) + sum(plan, (order) => order.to === hex);

/** Whether troops of the seat may go from a hex to the next at all. */
export function mayEnter({ hexes, seat }: Ground, home: string, to: string): boolean {
  const there = hexes.get(to);
  return there !== undefined && (hexes.get(home)?.neighbours.includes(to) ?? false) && (there.terrain === 'land' || seat === 'Pompeius');
}

/** How many troops can be ordered from a hex to the next, beside what is planned. */
export function most(ground: Ground, plan: Plan, home: string, to: string): number {
  if (!mayEnter(ground, home, to)) return 0;
  const back = plan.find(isFor(to, home))?.troops ?? 0;
  return Math.max(0, Math.min(waiting(ground, plan, home), ground.limit - standing(ground, plan, to) + back));
}

/** Whether any troops of the seat can come to a hex this turn. */
export const canCome = (ground: Ground, plan: Plan, hex: string): boolean =>
  (ground.hexes.get(hex)?.neighbours ?? []).some((home) => most(ground, plan, home, hex) > 0);

/** Troops that are planned to come to a hex. */
export const coming = (plan: Plan, hex: string): number => sum(plan, (order) => order.to === hex);

/** The plan without what no longer fits, since troops that were to make room stay. */
export function fitting(ground: Ground, plan: Plan): Plan {
  let kept = [...plan];
  for (;;) {
    const full = kept.findLast((order) => standing(ground, kept, order.to) > ground.limit);
    if (!full) return kept;
    const over = standing(ground, kept, full.to) - ground.limit;
    kept = kept.flatMap((order) => (order !== full ? [order] : over < full.troops ? [{ ...full, troops: full.troops - over }] : []));
  }
}

/** The position as it would be after the plan, before anybody fights. */
export function carriedOut(view: View, seat: SeatName, plan: Plan): View {
  const stacks = { ...view.stacks };
  const shift = (hex: string, by: number, moved: number): void => {
    const stack = stacks[hex] ?? { troops: {}, moved: 0 };
    stacks[hex] = { troops: { ...stack.troops, [seat]: (stack.troops[seat] ?? 0) + by }, moved: stack.moved + moved };
  };
  for (const { home, to, troops } of plan) {
    shift(home, -troops, 0);
    shift(to, troops, troops);
  }
  const left = Object.entries(stacks).filter(([, stack]) => Object.values(stack.troops).some((n) => n > 0));
  return { ...view, stacks: Object.fromEntries(left) };
}

/** The plan in the words of the game. */
export const wordsOf = (plan: Plan): string[] => plan.map(({ home, to, troops }) => `march ${home} to ${to} ${troops} troop${troops === 1 ? '' : 's'}`);
