// Small matches for the tests.
import type { Asked, Entry, Move, Seat, Snapshot, Update } from '../src/lib/types';

export function entry(ply: number, seat = 'Caesar', words = `move ${ply}`): Entry {
  return {
    ply,
    joined: false,
    turn: 1,
    seat,
    words,
    forced: false,
    events: [{ name: 'moved', entry: 'event-moved', text: `${seat}: ${words}.`, fields: {}, rules: [] }],
  };
}

export function move(words: string, fields: Record<string, unknown> = {}): Move {
  const verb = words.startsWith('end ') ? words : words.split(' ')[0]!;
  return {
    id: [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7),
    words,
    group: words.replace(/\s+\d.*$/, ''),
    fields: { verb, ...fields },
  };
}

export function seat(name: string, you = false): Seat {
  return {
    seat: name,
    kind: you ? 'person' : 'bot',
    name,
    bot: you ? null : 'greedy',
    you,
    online: you,
    stand_in: null,
    resigned: false,
    ready: false,
    out: false,
  };
}

/** A question to Caesar, who reads it, and Pompeius. */
export function asked(answer: string[] = [], change: Partial<Asked> = {}): Asked {
  return { seats: ['Caesar', 'Pompeius'], window: false, answers: { Caesar: answer }, ready: [], standing: [], ...change };
}

export function snapshot(ply: number, change: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 'abc',
    game: 'toy',
    players: 2,
    options: {},
    board: 'standard',
    standard_board: true,
    status: 'running',
    public: true,
    revision: ply,
    ply,
    seats: [seat('Caesar', true), seat('Pompeius')],
    you: ['Caesar'],
    to_act: 'Caesar',
    deciding: 'Caesar',
    asked: null,
    thinking: false,
    prompt: { id: 'core.as-written', fields: { text: 'Caesar, move.' } },
    context: {},
    relevant_rule: '4.1',
    view: { ply },
    moves: [],
    undo: { possible: false, says: null },
    redo: false,
    hints: { warnings: [] },
    outcome: null,
    log: Array.from({ length: ply }, (_, index) => entry(index + 1)),
    chat: [],
    proposal: null,
    hand_over: null,
    viewer: 'Caesar',
    viewers: [],
    record: true,
    duplicate: null,
    written: null,
    older: null,
    stand_ins: { by: 'players', after: null, bot: null },
    lesson: null,
    ...change,
  };
}

/** An update as the server sends it: only the entries after `from`, and the positions on the way. */
export function update(ply: number, from: number, change: Partial<Snapshot> = {}): Update {
  const log = Array.from({ length: Math.max(0, ply - from) }, (_, index) => entry(from + index + 1));
  const { view, hints, moves, log: told, chat: _chat, ...head } = snapshot(ply, { log, ...change });
  const start = Math.min(from, ply);
  const changes = Array.from({ length: ply - start }, (_, index) => ({ view: { ply: [start + index + 1] } }));
  const way = { start, first: [{ view: { ply: start }, hints }], changes, last: { view: [view] } };
  return { type: 'update', change: [head], moves, log: told, log_from: from, way };
}
