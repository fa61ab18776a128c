// The short choices that lead to a move: an order is from where, then where to, then how many.
import type { Move } from '../../lib/types';
import type { Step } from '../../lib/ways';
import type { MoveFields } from './moves.gen';
import { say } from './saying';
import type { View } from './shapes.gen';

export const fieldsOf = (move: Move): MoveFields => move.fields as MoveFields;

export function waysTo(move: Move, _view: View, _deciding: string | null): Step[][] | null {
  const fields = fieldsOf(move);
  if (fields.verb === 'march') {
    const from: Step = { key: fields.home, title: say('page-way-from', { hex: fields.home }), asks: say('page-way-where') };
    return [[from, { key: fields.to, title: fields.to, asks: say('page-way-how-many') }]];
  }
  return null;
}
