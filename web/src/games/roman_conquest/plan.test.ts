import { describe, expect, it } from 'vitest';
import { canCome, carriedOut, coming, fitting, mayEnter, most, standing, waiting, withOrder, withTroops, wordsOf, type Ground, type Plan } from './plan';
import { hexesOf, troopsIn, type SeatName } from './position';
import { board, view } from './sample';

const ground = (seat: SeatName = 'Caesar', limit = 4): Ground => ({ view, hexes: hexesOf(board), seat, limit });
const order = (home: string, to: string, troops: number) => ({ home, to, troops });

describe('a plan of orders', () => {
  it('has one order for each way', () => {
    const plan = withOrder(withOrder([], order('Narbo', 'Taurini', 1)), order('Narbo', 'Taurini', 2));
    expect(plan).toEqual([order('Narbo', 'Taurini', 3)]);
  });

  it('cancels orders there and back', () => {
    const plan: Plan = [order('Narbo', 'Taurini', 2)];
    expect(withOrder(plan, order('Taurini', 'Narbo', 1))).toEqual([order('Narbo', 'Taurini', 1)]);
    expect(withOrder(plan, order('Taurini', 'Narbo', 2))).toEqual([]);
    expect(withOrder(plan, order('Taurini', 'Narbo', 3))).toEqual([order('Taurini', 'Narbo', 1)]);
  });

  it('cancels orders that lead in a circle: nobody would end up elsewhere', () => {
    const plan: Plan = [order('Narbo', 'Taurini', 2), order('Taurini', 'Massilia', 1), order('Taurini', 'Roma', 1)];
    expect(withOrder(plan, order('Massilia', 'Narbo', 1))).toEqual([order('Narbo', 'Taurini', 1), order('Taurini', 'Roma', 1)]);
    expect(withOrder(plan, order('Massilia', 'Narbo', 3))).toEqual([order('Narbo', 'Taurini', 1), order('Taurini', 'Roma', 1), order('Massilia', 'Narbo', 2)]);
    expect(withOrder(plan, order('Massilia', 'Roma', 1))).toEqual([...plan, order('Massilia', 'Roma', 1)]);
  });

  it('changes or takes back an order', () => {
    const plan: Plan = [order('Narbo', 'Taurini', 2), order('Taurini', 'Roma', 1)];
    expect(withTroops(plan, order('Narbo', 'Taurini', 1))).toEqual([order('Narbo', 'Taurini', 1), order('Taurini', 'Roma', 1)]);
    expect(withTroops(plan, order('Narbo', 'Taurini', 0))).toEqual([order('Taurini', 'Roma', 1)]);
  });

  it('counts those who have no order yet: who has moved goes nowhere', () => {
    expect(waiting(ground(), [], 'Narbo')).toBe(3);
    expect(waiting(ground(), [], 'Taurini')).toBe(1);
    expect(waiting(ground(), [order('Narbo', 'Taurini', 2)], 'Narbo')).toBe(1);
    expect(waiting(ground(), [order('Narbo', 'Taurini', 2)], 'Taurini')).toBe(1);
  });

  it('fills no stack beyond its limit, and makes room where troops leave', () => {
    expect(most(ground(), [], 'Narbo', 'Taurini')).toBe(2);
    const leaving: Plan = [order('Taurini', 'Roma', 1)];
    expect(most(ground(), leaving, 'Narbo', 'Taurini')).toBe(3);
    expect(standing(ground(), [...leaving, order('Narbo', 'Taurini', 3)], 'Taurini')).toBe(4);
  });

  it('goes to sea only with Pompeius, and only to the next hex', () => {
    expect(mayEnter(ground(), 'Taurini', 'Mare')).toBe(false);
    expect(mayEnter(ground('Pompeius'), 'Massilia', 'Mare')).toBe(true);
    expect(mayEnter(ground(), 'Narbo', 'Roma')).toBe(false);
    expect(most(ground(), [], 'Taurini', 'Mare')).toBe(0);
  });

  it('knows whether troops can come to a hex at all', () => {
    expect(canCome(ground(), [], 'Roma')).toBe(true);
    expect(canCome(ground(), [], 'Campania')).toBe(false);
    expect(canCome(ground(), [], 'Mare')).toBe(false);
    expect(canCome(ground('Pompeius'), [], 'Mare')).toBe(true);
    expect(coming([order('Narbo', 'Taurini', 2)], 'Taurini')).toBe(2);
  });

  it('drops what no longer fits when room is gone', () => {
    const plan: Plan = [order('Narbo', 'Taurini', 3)];
    expect(fitting(ground(), plan)).toEqual([order('Narbo', 'Taurini', 2)]);
    expect(fitting(ground('Caesar', 2), plan)).toEqual([]);
  });

  it('shows the position as it would be', () => {
    const after = carriedOut(view, 'Caesar', [order('Narbo', 'Taurini', 2), order('Taurini', 'Roma', 1)]);
    expect(troopsIn(after, 'Narbo', 'Caesar')).toBe(1);
    expect(troopsIn(after, 'Taurini', 'Caesar')).toBe(3);
    expect(after.stacks['Roma']).toEqual({ troops: { Rome: 2, Caesar: 1 }, moved: 1 });
    expect(carriedOut(view, 'Caesar', [order('Narbo', 'Massilia', 3)]).stacks['Narbo']).toBeUndefined();
    expect(view.stacks['Narbo']?.troops.Caesar).toBe(3);
  });

  it('is said in the words of the game', () => {
    expect(wordsOf([order('Narbo', 'Taurini', 1), order('Taurini', 'Roma', 2)])).toEqual(['march Narbo to Taurini 1 troop', 'march Taurini to Roma 2 troops']);
  });
});
