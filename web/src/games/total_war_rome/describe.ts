// The position in words: for screen readers, for the headline and for the strip of phases.
import type { Move } from '../../lib/types';
import { controlled, inCamp, seated, type Board, type SeatName, type View } from './position';
import { say } from './saying';
import { pieceSaid, placeSaid } from './told';

const PHASES = ['initiative', 'agents', 'taxation', 'campaign', 'spending'] as const;

export const phases: { id: string; title: string }[] = PHASES.map((id) => ({ id, title: say(`page-phase-${id}`) }));

export const phaseOf = (view: View): string => view.phase || 'initiative';

export function headline(view: View, _board: Board): string {
  if (!view.phase) return say('page-headline-start');
  const together = view.asked.length > 1 && (view.phase === 'initiative' || view.phase === 'spending');
  if (together) return say('page-headline-all', { turn: view.turn });
  return say(view.last_round ? 'page-headline-last' : 'page-headline', { turn: view.turn, active: view.active });
}

function seatSentence(view: View, seat: SeatName): string {
  const state = view.seats[seat];
  if (!state) return '';
  const has = [
    say('page-seat-points', { n: state.points, of: view.trigger }),
    say('page-seat-gold', { n: state.gold }),
    say('page-seat-regions', { n: controlled(view, seat).length }),
    say('page-seat-armies', { n: Object.values(view.armies).filter((army) => army.seat === seat).length }),
    say('page-seat-hand', { n: state.hand_count }),
    ...seated(view)
      .filter((other) => other !== seat)
      .map((other) => say(`page-seat-status-${state.status[other] ?? 'neutral'}`, { seat: other })),
  ];
  return say('page-seat-told', { seat, has });
}

export function describe(view: View, board: Board): string[] {
  const told = board.regions.filter(({ name }) => view.regions[name]);
  const camps = seated(view).flatMap((seat) => inCamp(view, seat).map((piece) => pieceSaid(view, piece)));
  return [
    say('page-told-where', { headline: headline(view, board), phase: say(`page-phase-${phaseOf(view) as 'agents'}`) }),
    ...seated(view).map((seat) => seatSentence(view, seat)),
    ...(camps.length ? [say('page-told-camp', { what: camps })] : []),
    ...(view.roads.length ? [say('page-told-roads', { what: view.roads })] : []),
    ...[...told, ...board.seas].map(({ name }) => say('page-told-place', { place: name, what: placeSaid(view, board, name).join(' ') })),
  ];
}

export const isEnding = (move: Move): boolean => ['end_turn', 'finish', 'done', 'pass'].includes(move.fields.verb);
