// The short choices that lead to a move: what Rome sends and where; what a journey is for and where it goes.
import type { Move } from '../../lib/types';
import type { Step } from '../../lib/ways';
import { fieldsOf, isAttack } from './narrow';
import type { SeatName } from './position';
import { say } from './saying';
import type { View } from './shapes.gen';

const place = (name: string): Step => ({ key: name, title: name });

/** Rome's gift: what first, then where, by a click on the map or here. The order of two provinces does not matter. */
function gift(gold: number, legions: number, provinces: string[]): Step[][] {
  const what: Step = { key: `${gold}+${legions}`, title: say('page-gift', { gold, legions }), asks: say('page-gift-where', { legions }) };
  const [first, second] = provinces;
  if (!first) return [[what]];
  if (!second) return legions > 1 ? [[what, asksAgain(first), place(first)]] : [[what, place(first)]];
  const ways = [[what, asksAgain(first), place(second)]];
  return first === second ? ways : [...ways, [what, asksAgain(second), place(first)]];
}

const asksAgain = (name: string): Step => ({ ...place(name), asks: say('page-gift-where-second') });

export function waysTo(move: Move, view: View, deciding: string | null): Step[][] | null {
  const fields = fieldsOf(move);
  if (fields.verb === 'rome') return gift(fields.gold, fields.legions, fields.provinces);
  if (fields.verb !== 'march' && fields.verb !== 'sail') return null;
  const kind = isAttack(move, view, deciding as SeatName | null) ? 'attack' : fields.verb;
  const what: Step = { key: kind, title: say(`page-way-${kind}`), asks: say('page-way-where') };
  return [[what, { ...place(fields.to), asks: say('page-way-how-many') }]];
}
