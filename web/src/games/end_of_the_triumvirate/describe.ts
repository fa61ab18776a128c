// The position in words: for screen readers, for the headline and for the strip of phases.
import type { Move } from '../../lib/types';
import type { Board, View } from './shapes.gen';
import { fieldsOf } from './narrow';
import { characterIn, movementPoints, numeral, seated, year, type SeatName, type SeatState } from './position';
import { provinceSaid, say } from './saying';

const PHASES = ['supply', 'movement', 'actions'] as const;
type Phase = (typeof PHASES)[number];

export const phases: { id: string; title: string }[] = PHASES.map((id) => ({ id, title: say(`page-phase-${id}`) }));

export function phaseOf(view: View): Phase {
  const { phase } = view;
  if (phase === 'supply' || phase.startsWith('take') || phase === 'rome') return 'supply';
  return phase === 'actions' || phase === 'consul' || phase === 'over' ? 'actions' : 'movement';
}

/** What is going on. */
function doing(position: View, board: Board): string {
  const gold = position.seats[position.active]?.gold ?? 0;
  const { phase } = position;
  switch (phase) {
    case 'supply':
    case 'movement':
      return say('page-points', { points: position.points, of: movementPoints(board), gold });
    case 'rome':
      return say('page-rome');
    case 'actions':
      return say('page-actions', { taken: position.actions_taken, gold });
    case 'take gold':
      return say('page-doing-take-gold');
    case 'take legions':
      return say('page-doing-take-legions');
    case 'pick up':
      return say('page-doing-pick-up');
    case 'pick up after escape':
      return say('page-doing-pick-up-after-escape');
    default:
      return say(`page-doing-${phase}`);
  }
}

export function headline(view: View, board: Board): string {
  const position = view;
  return say('page-headline', {
    year: year(position, board),
    at: position.calendar ? numeral(position.calendar) : say('page-electio'),
    what: doing(position, board),
  });
}

function seatSentence(name: SeatName, seat: SeatState, bag: number): string {
  const has = [
    say('page-told-provinces', { n: seat.provinces }),
    say('page-told-political', { level: numeral(seat.political) }),
    say('page-told-military', { level: numeral(seat.military) }),
    say('page-told-citizens', { n: seat.citizens }),
    say('page-told-gold', { n: seat.gold }),
    say('page-told-weapons', { bag, reserve: seat.weapons_in_reserve }),
    ...(seat.consul ? [say('page-told-consul')] : []),
    ...(seat.carried ? [say('page-servants', { n: seat.carried })] : []),
  ];
  return say('page-told-seat', { seat: name, province: seat.character, has });
}

export function describe(view: View, board: Board): string[] {
  const position = view;
  const card = position.compensation;
  return [
    say('page-told-where', { headline: headline(view, board), phase: say(`page-phase-${phaseOf(view)}`) }),
    ...seated(position).map(([name, seat]) => seatSentence(name, seat, position.bag[name])),
    say('page-neutral', { n: position.neutral_citizens }),
    card.holder ? say('page-card-held', { seat: card.holder, side: card.side }) : say('page-card-free'),
    say('page-told-supply', {
      has: [
        say('page-gold', { n: position.supply.gold }),
        say('page-legions', { n: position.supply.legions }),
        say('page-servants', { n: position.supply.servants }),
      ],
    }),
    ...board.provinces.flatMap((p) => {
      const state = position.provinces[p.name];
      const told = state ? provinceSaid(p.name, p.type, state, characterIn(position, p.name)) : say('page-out-of-play', { name: p.name });
      return [say('page-told', { what: told })];
    }),
  ];
}

export function isEnding(move: Move): boolean {
  const { verb } = fieldsOf(move);
  return verb === 'end movement' || verb === 'end turn';
}
