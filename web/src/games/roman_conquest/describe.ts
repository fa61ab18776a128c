// The position in words: for screen readers, for the headline and for the strip of phases.
import type { Move } from '../../lib/types';
import { numberOf, seated, turnsToHold, type SeatName, type SeatState } from './position';
import { hexSaid, say } from './saying';
import type { Board, View } from './shapes.gen';

const PHASES = ['leader', 'troops', 'fights', 'favour'] as const;
type Phase = (typeof PHASES)[number];

export const phases: { id: string; title: string }[] = PHASES.map((id) => ({ id, title: say(`page-phase-${id}`) }));

const PART: Record<View['phase'], Phase> = {
  opening: 'leader',
  leader: 'leader',
  rolling: 'leader',
  travel: 'leader',
  'token values': 'leader',
  troops: 'troops',
  fights: 'fights',
  attack: 'fights',
  defence: 'fights',
  favour: 'favour',
  twenty: 'favour',
  over: 'favour',
};

export const phaseOf = (view: View): string => PART[view.phase];

export const headline = (view: View, board: Board): string =>
  say(view.war ? 'page-headline-war' : 'page-headline-conquest', { round: view.round, last: numberOf(board, 'round_limit', 40) });

function seatSentence(seat: SeatName, state: SeatState, board: Board, isWar: boolean): string {
  if (state.leader === null) return say('page-told-dead', { seat });
  const has = [
    say('page-told-troops', { n: state.troops }),
    ...(isWar ? [] : [say('page-told-conquests', { n: state.conquests })]),
    say('page-told-popularity', { n: state.popularity }),
    ...(isWar ? [say('page-told-rome', { n: state.rome, of: turnsToHold(board) })] : []),
  ];
  return say('page-told-seat', { seat, hex: state.leader, has });
}

export function describe(view: View, board: Board): string[] {
  const told = board.hexes.filter((hex) => view.stacks[hex.name] || seated(view).some(([, state]) => state.leader === hex.name));
  return [
    say('page-told-where', { headline: headline(view, board), phase: say(`page-phase-${PART[view.phase]}`) }),
    ...seated(view).map(([seat, state]) => seatSentence(seat, state, board, view.war)),
    say('page-told-roman', { n: view.roman_troops }),
    ...told.map((hex) => say('page-told', { what: hexSaid(view, hex) })),
  ];
}

export const isOut = (view: View, seat: string): boolean => seated(view).some(([name, { leader }]) => name === seat && leader === null);

export const isEnding = (move: Move): boolean => move.fields.verb === 'done';
