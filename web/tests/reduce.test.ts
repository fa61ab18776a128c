import { describe, expect, it } from 'vitest';
import * as reduce from '../src/lib/reduce';
import type { MatchState } from '../src/lib/reduce';
import { told } from '../src/lib/tell';
import type { Snapshot, Update } from '../src/lib/types';
import { asked, entry, move, seat, snapshot, update } from './samples';

const words = { overtaken: (text: string) => `overtaken: ${text}`, away: (count: number) => `away: ${count}` };
const take = (state: MatchState, next: Snapshot | Update): MatchState =>
  reduce.receive(state, 'type' in next ? next : { type: 'snapshot', snapshot: next, log_from: 0 }, words);
const at = (ply: number): MatchState => take(reduce.emptyMatch, snapshot(ply));

describe('snapshots and updates', () => {
  it('shows the first snapshot without animating its log', () => {
    const state = at(3);
    expect(state.log).toHaveLength(3);
    expect(state.queue).toEqual([]);
  });

  it('joins new entries to the log and queues them', () => {
    const state = take(at(3), update(5, 3));
    expect(state.log.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5]);
    expect(state.queue.map((one) => one.ply)).toEqual([4, 5]);
  });

  it('counts entries by the position they lead to, though the wire counts from 0', () => {
    const wire = [0, 1, 2].map((ply) => entry(ply));
    const state = take(reduce.emptyMatch, snapshot(3, { log: wire }));
    expect(state.log.map((one) => one.ply)).toEqual([1, 2, 3]);
    expect(take(state, update(4, 3, { log: [entry(3)] })).queue.map((one) => one.ply)).toEqual([4]);
  });

  it('takes the same revision again without queueing twice', () => {
    const state = take(take(at(3), update(4, 3)), update(4, 3));
    expect(state.queue.map((one) => one.ply)).toEqual([4]);
  });

  it('keeps the list one is choosing from when the same position comes again', () => {
    const offered = (...moves: string[]): Partial<Snapshot> => ({ moves: moves.map((text) => move(text)) });
    const state = take(reduce.emptyMatch, snapshot(3, offered('a', 'b')));
    expect(take(state, snapshot(3, offered('a', 'b'))).snapshot?.moves).toBe(state.snapshot?.moves);
    expect(take(state, snapshot(3, offered('a', 'c'))).snapshot?.moves.map((one) => one.words)).toEqual(['a', 'c']);
    expect(take(state, update(4, 3, offered('a', 'b'))).snapshot?.moves).not.toBe(state.snapshot?.moves);
  });

  it('takes over another question, answer or list at the same revision and ply', () => {
    const state = take(reduce.emptyMatch, snapshot(3, { asked: asked(), moves: [move('bid 1'), move('bid 2')] }));
    const next = take(state, update(3, 3, { asked: asked(['bid 2'], { ready: ['Caesar'] }), deciding: null, moves: [] }));
    expect(next.snapshot?.asked?.answers).toEqual({ Caesar: ['bid 2'] });
    expect([next.snapshot?.deciding, next.snapshot?.moves, next.queue]).toEqual([null, [], []]);
    const back = take(next, update(3, 3, { asked: asked(), moves: [move('bid 1'), move('bid 2')] }));
    expect(back.snapshot?.asked?.answers).toEqual({ Caesar: [] });
    expect(reduce.mayAct(back)).toBe(true);
    const basket = take(back, update(3, 3, { asked: asked(['add 1']), moves: [move('add 3'), move('seal')] }));
    expect(basket.snapshot?.moves.map((one) => one.words)).toEqual(['add 3', 'seal']);
  });

  it('drops undone entries and animates nothing', () => {
    const state = take(at(5), update(3, 3, { revision: 6 }));
    expect(state.log.map((one) => one.ply)).toEqual([1, 2, 3]);
    expect(state.queue).toEqual([]);
  });

  it('replaces an undone entry by another one', () => {
    const state = take(at(3), update(3, 2, { revision: 5, log: [entry(3, 'Caesar', 'other')] }));
    expect(state.log.map((one) => one.words)).toEqual(['move 1', 'move 2', 'other']);
    expect(state.queue).toEqual([]);
  });

  it('knows when it missed something, and a whole snapshot mends it', () => {
    const state = take(at(3), update(9, 7));
    expect(state.gap).toBe(true);
    expect(state.log).toHaveLength(3);
    const mended = take(state, snapshot(9));
    expect(mended.gap).toBe(false);
    expect(mended.log).toHaveLength(9);
    expect(take(reduce.emptyMatch, update(1, 0)).gap).toBe(true);
  });

  it('shows every entry of a turn, however long it was, with the position to which it led', () => {
    const state = take(at(3), update(203, 3));
    expect(state.queue).toHaveLength(200);
    expect(state.queue.map((one) => state.passed.get(one.ply)?.view)).toEqual(state.queue.map((one) => ({ ply: one.ply })));
    expect(take(state, update(204, 203)).passed.get(4)?.view).toEqual({ ply: 4 });
    expect(reduce.skipAll(state).passed.size).toBe(0);
  });

  it('builds each message on the one before, whatever was shown meanwhile', () => {
    const first = take(at(3), update(4, 3));
    const present = reduce.receive(first, { type: 'presence', seats: [] }, words);
    const next = reduce.receive(
      present,
      {
        type: 'update',
        change: { prompt: ['Go on.'], thinking: [true] },
        moves: null,
        log: [],
        log_from: 4,
        way: { start: 4, first: {}, changes: [], last: { view: { seen: [1] } } },
      },
      words,
    );
    expect(next.snapshot).toMatchObject({ prompt: 'Go on.', thinking: true, ply: 4, view: { ply: 4, seen: 1 } });
    expect(next.snapshot?.seats).toHaveLength(2);
    expect(next.queue.map((one) => one.ply)).toEqual([4]);
  });

  it('does not show what happened while the line was gone, but says so', () => {
    const state = take(at(1), snapshot(3));
    expect(state.queue).toEqual([]);
    expect(state.notice?.text).toBe('away: 2');
    expect(take(at(1), snapshot(1)).notice).toBeNull();
  });

  it('queues nothing while one looks back', () => {
    const state = take(reduce.lookAt(at(5), 2), update(6, 5));
    expect(state.cursor).toBe(2);
    expect(state.queue).toEqual([]);
    expect(state.log).toHaveLength(6);
  });
});

describe('a move on its way', () => {
  it('stays pending until its position is here', () => {
    let state = reduce.sent(at(3), ['move 4'], 'Caesar');
    state = reduce.acknowledged(state, 4);
    expect(state.pending?.revision).toBe(4);
    expect(take(state, update(4, 3)).pending).toBeNull();
  });

  it('is done when the position came before the answer', () => {
    const state = take(reduce.sent(at(3), ['move 4'], 'Caesar'), update(4, 3));
    expect(state.pending).toBeNull();
    expect(reduce.acknowledged(state, 4).pending).toBeNull();
  });

  it('survives news that leave the position as it is', () => {
    const state = take(reduce.sent(at(3), ['march'], 'Caesar'), update(3, 3, { revision: 9 }));
    expect(state.pending?.words).toBe('march');
  });

  it('says so when the match went on without it', () => {
    const state = take(reduce.sent(at(3), ['march'], 'Caesar'), update(4, 3));
    expect(state.pending).toBeNull();
    expect(state.notice?.text).toBe('overtaken: march');
  });

  it('is refused with its rule', () => {
    const state = reduce.refused(reduce.sent(at(3), ['march'], 'Caesar'), { rule: '4.7', text: 'You need a legion.' });
    expect(state.notice).toEqual({ kind: 'refusal', rule: '4.7', text: 'You need a legion.' });
    expect(state.pending).toBeNull();
  });

  it('clears the last refusal when the position changes', () => {
    const state = reduce.refused(at(3), { rule: '4.7', text: 'No.' });
    expect(take(state, update(4, 3)).notice).toBeNull();
  });
});

describe('an answer on its way', () => {
  const question = (answer: string[] = []): MatchState => take(reduce.emptyMatch, snapshot(3, { asked: asked(answer) }));
  const stored = (answer: string[]): Update => update(3, 3, { asked: asked(answer, { ready: ['Caesar'] }), deciding: null });

  it('is here when the position tells of it', () => {
    expect(take(reduce.sent(question(), ['bid 2'], 'Caesar'), stored(['bid 2'])).pending).toBeNull();
    const second = reduce.sent(question(['add 1']), ['seal'], 'Caesar');
    expect(take(second, update(3, 3, { asked: asked(['add 1']) })).pending?.words).toBe('seal');
    expect(take(second, stored(['add 1', 'seal'])).pending).toBeNull();
  });

  it('stays pending between the word of the server and the position, so that nothing is sent twice', () => {
    const state = reduce.acknowledged(reduce.sent(question(), ['bid 2'], 'Caesar'), 3);
    expect(state.pending?.revision).toBe(3);
    expect(reduce.mayAct(state)).toBe(false);
    expect(take(state, stored(['bid 2'])).pending).toBeNull();
  });

  it('is done when the position came before the word of the server', () => {
    const state = take(reduce.sent(question(), ['bid 2'], 'Caesar'), stored(['bid 2']));
    expect(reduce.acknowledged(state, 3)).toBe(state);
  });

  it('is found among all answers once they are shown, in whatever place', () => {
    const log = [entry(4, 'Pompeius', 'bid 1'), entry(5, 'Caesar', 'bid 2')];
    const state = take(reduce.sent(question(), ['bid 2'], 'Caesar'), update(5, 3, { log }));
    expect([state.pending, state.notice]).toEqual([null, null]);
    expect(reduce.acknowledged(reduce.sent(take(question(), update(5, 3, { log })), ['bid 3'], 'Caesar'), 5).pending).toBeNull();
  });

  it('is overtaken when the match went on without it', () => {
    const log = [entry(4, 'Pompeius', 'bid 1'), entry(5, 'Caesar', 'bid 0')];
    expect(take(reduce.sent(question(), ['bid 2'], 'Caesar'), update(5, 3, { log })).notice?.text).toBe('overtaken: bid 2');
  });
});

describe('who may act', () => {
  it('lets one go on while only own moves are shown', () => {
    expect(reduce.mayAct(take(at(3), update(4, 3)))).toBe(true);
    const other = take(at(3), update(4, 3, { log: [entry(4, 'Pompeius')] }));
    expect(reduce.mayAct(other)).toBe(false);
    expect(reduce.mayAct(reduce.skipAll(other))).toBe(true);
  });

  it('holds everything while a move is pending or one looks back', () => {
    expect(reduce.mayAct(reduce.sent(at(3), ['x'], null))).toBe(false);
    expect(reduce.mayAct(reduce.lookAt(at(3), 1))).toBe(false);
    expect(reduce.mayAct(take(at(3), update(3, 3, { revision: 4, deciding: null })))).toBe(false);
  });
});

describe('looking back', () => {
  it('treats the last ply as now', () => {
    expect(reduce.lookAt(at(5), 5).cursor).toBeNull();
    expect(reduce.lookAt(at(5), 99).cursor).toBeNull();
    expect(reduce.lookAt(at(5), -3).cursor).toBe(0);
  });

  it('returns to now when the looked-at ply is undone', () => {
    expect(take(reduce.lookAt(at(5), 4), update(3, 3, { revision: 6 })).cursor).toBeNull();
  });
});

describe('presence and chat', () => {
  it('replaces the seats', () => {
    const state = reduce.receive(at(1), { type: 'presence', seats: [seat('Crassus')] }, words);
    expect(state.snapshot?.seats[0]?.seat).toBe('Crassus');
  });

  it('keeps each line once and in order', () => {
    const line = (id: number) => ({ id, seat: null, name: 'A', text: `${id}`, at: '' });
    let state = at(1);
    for (const id of [2, 1, 2]) state = reduce.receive(state, { type: 'chat', chat: line(id) }, words);
    expect(state.chat.map((one) => one.id)).toEqual([1, 2]);
  });
});

describe('one’s turn', () => {
  const mine = (ply: number, log: string[]): MatchState => take(reduce.emptyMatch, snapshot(ply, { log: log.map((who, index) => entry(index + 1, who)) }));

  it('keeps its name through one’s own moves and draws, and has another one after somebody else’s', () => {
    const name = reduce.turnName(mine(2, ['Pompeius', 'Caesar']));
    expect(name).not.toBeNull();
    expect(reduce.turnName(mine(3, ['Pompeius', 'Caesar', 'chance']))).toBe(name);
    expect(reduce.turnName(mine(4, ['Pompeius', 'Caesar', 'Caesar', 'Pompeius']))).not.toBe(name);
  });

  it('has no name while another decides or when all is over', () => {
    expect(reduce.turnName(take(reduce.emptyMatch, snapshot(2, { deciding: null })))).toBeNull();
    expect(reduce.turnName(take(reduce.emptyMatch, snapshot(2, { status: 'over' })))).toBeNull();
  });
});

describe('what is known of earlier plies', () => {
  it('holds as long as the log only goes on', () => {
    const log = [entry(1), entry(2), entry(3)];
    expect(reduce.isContinued(log, [...log, entry(4)])).toBe(true);
    expect(reduce.isContinued(log, log.slice(0, 2))).toBe(false);
    expect(reduce.isContinued(log, [entry(1), entry(2, 'Caesar', 'other'), entry(3)])).toBe(false);
  });
});

describe('one table', () => {
  const sat = take(reduce.emptyMatch, snapshot(3, { hand_over: 'Caesar' }));

  it('asks for everything again when the device goes to another person', () => {
    const asked = take(sat, update(4, 3, { hand_over: 'Pompeius' }));
    expect(asked.gap).toBe(true);
    expect(asked.snapshot).toBe(sat.snapshot);
  });

  it('keeps nothing the last person saw, chose or was looking at', () => {
    const busy = reduce.sent(reduce.lookAt(sat, 1), ['secret'], 'Caesar');
    const log = [entry(1, 'chance', 'deal a card'), entry(2), entry(3), entry(4, 'Caesar', 'hidden')];
    const next = take(busy, snapshot(4, { hand_over: 'Pompeius', log }));
    expect(next).toMatchObject({ gap: false, cursor: null, pending: null, notice: null, queue: [] });
    expect(next.log.map((one) => one.words)).toEqual(['deal a card', 'move 2', 'move 3', 'hidden']);
  });
});

describe('other eyes', () => {
  const open = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => entry(from + index + 1, 'Caesar', `card ${index}`));

  it('reads the whole log again and still shows what is new', () => {
    const watching = take(reduce.emptyMatch, snapshot(3, { viewer: null }));
    const state = take(watching, { ...update(4, 3, { viewer: 'open', status: 'over', deciding: null }), log: open(0, 4), log_from: 0 });
    expect(state.log.map((one) => one.words)).toEqual(['card 0', 'card 1', 'card 2', 'card 3']);
    expect(state.queue.map((one) => one.ply)).toEqual([4]);
  });

  it('counts a log that was asked for like one that was sent', () => {
    expect(told([entry(0), entry(1)], 'toy').map((one) => one.ply)).toEqual([1, 2]);
  });
});

describe('coming back', () => {
  it('says what is here, and keeps it where only the rest is sent', () => {
    expect(reduce.known(reduce.emptyMatch)).toBe('');
    const state = at(3);
    const said = new URLSearchParams(reduce.known(state));
    expect(said.get('ply')).toBe('3');
    expect(said.get('status')).toBe('running');
    const rest = snapshot(5, { log: [entry(3), entry(4)] });
    const back = reduce.receive(state, { type: 'snapshot', snapshot: rest, log_from: 3 }, words);
    expect(back.log.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5]);
    expect(back.notice?.text).toBe('away: 2');
  });

  it('asks for everything after a gap, and where a device is handed over', () => {
    expect(reduce.known({ ...at(3), gap: true })).toBe('');
    expect(reduce.known(take(reduce.emptyMatch, snapshot(3, { hand_over: 'Caesar' })))).toBe('');
  });
});
