// Playing the same again: who sat where, as wishes for a new match.
import type { Comparison, DuplicateTable, NewDuplicate, Seat, SeatChoice, Snapshot } from './types';

/** Myself, the same bots, and the others by invitation. */
export function seatsAgain(seats: readonly Seat[]): SeatChoice[] {
  return seats.map((seat): SeatChoice => {
    if (seat.you) return { kind: 'me' };
    return seat.bot && seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'invite' };
  });
}

/** The other table: whose name is a bot's is that bot, everybody else is invited. */
function otherTable(compared: Comparison, id: string, bots: readonly string[]): SeatChoice[] {
  const players = compared.tables.find((table) => table.id !== id)?.players ?? [];
  return players.map((name): SeatChoice => (bots.includes(name) ? { kind: 'bot', bot: name } : { kind: 'invite' }));
}

/** A duplicate with the same people: new cards at two tables. */
export function duplicateAgain(now: Snapshot, duplicate: DuplicateTable, compared: Comparison, bots: readonly string[]): NewDuplicate {
  const wanted = { game: now.game, options: now.options, board: null, public: now.public, mode: duplicate.mode };
  const mine = seatsAgain(now.seats);
  // At the second table of an exchange everybody sits in the other chair.
  if (duplicate.mode === 'exchange') return { ...wanted, first: duplicate.table === 2 ? [...mine].reverse() : mine, second: null };
  const other = otherTable(compared, now.id, bots);
  return { ...wanted, first: duplicate.table === 1 ? mine : other, second: duplicate.table === 1 ? other : mine };
}
