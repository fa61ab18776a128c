// A question to several seats at once, as far as one may know of it: one's own answer, and who is awaited.
import { seatOf, seatsOf } from './names';
import { asWritten, rowOf, say, tell, type Field } from './words';
import type { Snapshot } from './types';

export interface Told {
  /** What has become of one's own part, or what is going on among others. */
  lead: string;
  /** For whom one waits. */
  wait: string;
}

/** The seats that still owe an answer; where it may not be known who does, all that are asked. */
export function awaited(now: Snapshot): string[] {
  const { asked } = now;
  if (!asked) return [];
  const ready = new Set([...asked.ready, ...now.seats.filter((seat) => seat.ready).map((seat) => seat.seat)]);
  return asked.seats.filter((seat) => !ready.has(seat));
}

/** A seat and who plays it, where that is a person: "Anna (Crassus)". */
export function playerOf(now: Snapshot, name: string): Field {
  const seat = now.seats.find((one) => one.seat === name);
  if (seat?.kind !== 'person' || seat.stand_in || !seat.name || seat.name === name) return seatOf(now.game, name);
  return asWritten(say('match-player', { name: asWritten(seat.name), seat: seatOf(now.game, name) }));
}

/** For whom everybody else waits; empty where somebody is asked oneself, or nobody is. */
export function waitingFor(now: Snapshot): string {
  if (now.status !== 'running' || now.asked || now.deciding || !now.to_act || now.thinking || now.to_act === 'chance') return '';
  return say('match-waiting-for', { names: [playerOf(now, now.to_act)] });
}

/** How an answer is read: by its words, if nothing else is known. */
export type Reading = (words: string, seat: string) => string;

/** What is told to somebody who has nothing to answer (any more); null where nobody is asked together, or one still has to. */
export function toldOf(now: Snapshot, read: Reading = (words) => words): Told | null {
  const { asked, deciding } = now;
  if (!asked || deciding) return null;
  const isMine = asked.ready.length > 0;
  const words = asked.ready.flatMap((seat) => (asked.answers[seat] ?? []).map((one) => read(one, seat)));
  if (asked.window)
    return {
      lead: isMine ? say('match-answered', { words: rowOf(words.map(asWritten), 'comma') }) : say('match-asked-window'),
      wait: isMine ? say('match-waiting-window') : '',
    };
  const open = awaited(now);
  return {
    lead: isMine ? say('match-answered', { words: rowOf(words.map(asWritten), 'comma') }) : say('match-asked-all', { names: seatsOf(now.game, asked.seats) }),
    wait: open.length > 0 ? say('match-waiting-for', { names: open.map((seat) => playerOf(now, seat)) }) : '',
  };
}

/** One sentence on what is expected now. */
export function expected(now: Snapshot): string {
  const told = toldOf(now);
  return told ? `${told.lead} ${told.wait}`.trim() : tell(now.prompt);
}
