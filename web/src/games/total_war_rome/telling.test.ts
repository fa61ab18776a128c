// A log entry: what it shows, where, and what it changes on the way.
import { describe, expect, it } from 'vitest';
import type { EntryOf } from '../../lib/types';
import { board, view } from './sample';
import type { Shapes } from './shapes.gen';
import { dieOf, embarked, isScene, isStill, moved, placesIn, removed, startOf, stepsOf, taken } from './steps';
import { gathered, isSmall, partOf, weigh } from './telling';

const entry = (...events: { name: string; fields: object }[]): EntryOf<Shapes> =>
  ({
    ply: 1,
    joined: false,
    turn: 2,
    seat: 'Rome',
    words: '',
    forced: false,
    events: events.map((event) => ({ ...event, rules: [], entry: '', text: `told ${event.name}` })),
  }) as unknown as EntryOf<Shapes>;

const marched = { name: 'marched', fields: { seat: 'Rome', army: 'Rome I', home: 'Roma', region: 'Etruria', points: 1 } };

describe('an entry', () => {
  it('shows marches, dice and regions that change hands', () => {
    const one = entry(
      marched,
      { name: 'rolled', fields: { dice: ['red skull', 'green x'] } },
      { name: 'took_region', fields: { seat: 'Rome', region: 'Etruria' } },
    );
    expect(stepsOf(one, board).map(({ kind, event }) => [kind, event])).toEqual([
      ['travel', 0],
      ['dice', 1],
      ['take', 2],
    ]);
    expect(placesIn(one, board)).toEqual(['Roma', 'Etruria', 'Etruria']);
    expect(isStill(one)).toBe(true);
    expect(isScene(one)).toBe(false);
    expect(dieOf('red skull')).toEqual({ colour: 'red', face: 'skull' });
  });
  it('waits for the reader where a home falls or an alliance breaks', () => {
    expect(isScene(entry({ name: 'invaded', fields: {} }))).toBe(true);
    expect(isScene(entry({ name: 'alliance_broken', fields: {} }))).toBe(true);
  });
  it('belongs to a phase, and weighs by what it tells', () => {
    expect(partOf(entry(marched))).toBe('campaign');
    expect(partOf(entry({ name: 'seat_began', fields: { seat: 'Rome', phase: 'agents', turn: 1 } }))).toBe('agents');
    expect(partOf(entry({ name: 'rolled', fields: { dice: [] } }))).toBeNull();
    const [won, walked] = entry({ name: 'won_battle', fields: {} }, marched).events;
    expect(weigh(won!)).toBeGreaterThan(weigh(walked!));
  });
  it('is small where cards are dealt, and many of them are told in one line', () => {
    const dealt = entry({ name: 'card_dealt', fields: { seat: 'Rome', card: '?' } });
    expect(isSmall(dealt)).toBe(true);
    expect(isSmall(entry(marched))).toBe(false);
    expect(gathered([dealt, dealt])).toEqual(['2 action cards are dealt.']);
  });
});

describe('on the way', () => {
  it('pieces stand where they have come to', () => {
    expect(moved(view, 'Rome I', 'Etruria').armies['Rome I']!.place).toBe('Etruria');
    const aboard = embarked(view, 'Rome I', 'Rome navy 1');
    expect(aboard.armies['Rome I']).toMatchObject({ place: 'Mare Tyrrhenum', aboard: 'Rome navy 1' });
    expect(moved(aboard, 'Rome navy 1', 'Roma').armies['Rome I']!.place).toBe('Roma');
    const landed = moved(aboard, 'Rome I', 'Etruria');
    expect(landed.navies['Rome navy 1']!.carries).toBeNull();
    expect(removed(view, 'Rome I').armies['Rome I']).toBeUndefined();
    expect(taken(view, 'Etruria', 'Rome').regions['Etruria']!.owner).toBe('Rome');
    expect(startOf(view, { kind: 'travel', piece: 'Rome I', from: null, to: 'Etruria', text: '' })).toBe('Roma');
  });
});
