// What the shell wants to know to tell the story of a match: what matters to somebody who was away.
import type { EventOf } from '../../lib/types';
import type { Shapes } from './shapes.gen';

/** Single cards are in sight anyway. */
const WEIGHTS: Partial<Record<EventOf<Shapes>['name'], number>> = { match_over: 9, crowned: 8, game_won: 7, game_tied: 7, elected: 5, pledges_counted: 3 };

export const weigh = (event: EventOf<Shapes>): number => WEIGHTS[event.name] ?? 0;
