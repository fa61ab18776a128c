import { describe as suite, expect, it, vi } from 'vitest';
import type { EntryOf } from '../../lib/types';
import type { Phase, Shapes } from './shapes.gen';
import { describe, headline, isEnding, phaseOf, phases } from './describe';
import { board, journeys, view } from './sample';
import { Stage, type Scenery } from './stage.svelte';
import { schematic } from './schematic';
import { arrived, departed, stepsOf, weapons } from './steps';
import { sum } from './sums';

suite('the position in words', () => {
  it('says where the game stands', () => {
    expect(headline(view, board)).toBe('Year 1, calendar V · 3 of 4 points, 3 gold');
    expect(headline({ ...view, phase: 'take gold', asked: 'Italia' }, board)).toContain('gold is short');
    expect(phases.map((p) => p.id)).toEqual(['supply', 'movement', 'actions']);
    expect((['rome', 'escape', 'actions', 'over'] satisfies Phase[]).map((phase) => phaseOf({ ...view, phase }))).toEqual([
      'supply',
      'movement',
      'actions',
      'actions',
    ]);
  });

  it('tells every seat and every province', () => {
    const told = describe(view, board);
    expect(told[0]).toBe('Year 1, calendar V · 3 of 4 points, 3 gold, II Movement.');
    expect(told).toContain('Italia, political, Caesar’s, Caesar is here, 4 legions, governor on a civil servant, 2 gold.');
    expect(told).toContain('Aegyptus, out of play.');
    expect(told.find((line) => line.startsWith('Caesar is in Italia'))).toContain('II political');
  });

  it('knows what ends a phase', () => {
    expect(journeys.filter(isEnding).map((m) => m.words)).toEqual(['end movement']);
  });
});

const entry: EntryOf<Shapes> = {
  ply: 1,
  joined: false,
  turn: 4,
  seat: 'Caesar',
  words: 'march Sicilia 3 legions',
  forced: false,
  events: [
    {
      name: 'marched',
      entry: 'event-marched',
      text: 'Caesar marches.',
      rules: [],
      fields: { seat: 'Caesar', home: 'Italia', to: 'Sicilia', legions: 3, servants: 1 },
    },
    {
      name: 'attacked',
      entry: 'event-attacked',
      text: 'Caesar attacks.',
      rules: [],
      fields: { seat: 'Caesar', defender: 'Pompeius', province: 'Sicilia', attackers: 3, defenders: 2 },
    },
  ],
};

/** What the weapons bring, as another entry tells it. */
const draw: EntryOf<Shapes> = {
  ...entry,
  ply: 2,
  seat: 'chance',
  words: 'draw 1 Caesar 1 Pompeius',
  events: [
    { name: 'drew', entry: '', text: 'Weapons drawn.', rules: [], fields: { attacking: 1, defending: 1, idle: 0, attackers: 2, defenders: 1 } },
    { name: 'clashed', entry: '', text: 'They clash.', rules: [], fields: { each: 1, attackers: 1, defenders: 0, province: 'Sicilia' } },
    {
      name: 'conquered',
      entry: '',
      text: 'Caesar conquers.',
      rules: [],
      fields: { seat: 'Caesar', loser: 'Pompeius', province: 'Sicilia', legions: 1, boxed: 0 },
    },
  ],
};
const election: EntryOf<Shapes> = {
  ...entry,
  events: [{ name: 'elected', entry: '', text: 'Caesar is consul.', rules: [], fields: { seat: 'Caesar', citizens: 2, time: 1, level: 1 } }],
};
const scenery = (speed: number): Scenery => ({ layout: schematic(board), board, speed, pause: null });
const ignore = (): void => undefined;

suite('what an entry shows', () => {
  it('tells of a battle only what has been seen of it', async () => {
    globalThis.requestAnimationFrame ??= (draw) => setTimeout(() => draw(0), 5) as unknown as number;
    const stage = new Stage();
    const battle = { ...view, phase: 'battle' as const, attack: { province: 'Sicilia', legions: 3 } };
    await stage.animate(entry, view, battle, scenery(0), ignore);
    const seen: [number, string][] = [];
    await stage.animate(draw, battle, { ...view, points: 1 }, scenery(2), (events) => {
      const { battle: one } = stage;
      seen.push([events, one ? `${sum(one.attacking)}; ${sum(one.defending)}; ${one.drawn.length} drawn` : '']);
    });
    expect(seen).toEqual([
      [0, '3 legions; 2 legions; 0 drawn'],
      [1, '3 − 1 weapon = 2; 2 − 1 weapon = 1; 2 drawn'],
      [1, '3 − 1 weapon = 2; 2 − 1 weapon = 1; 2 drawn'],
      [2, '3 − 1 weapon − 1 clash = 1; 2 − 1 weapon − 1 clash = 0; 2 drawn'],
      [2, '3 − 1 weapon − 1 clash = 1; 2 − 1 weapon − 1 clash = 0; 2 drawn'],
      [3, '3 − 1 weapon − 1 clash = 1; 2 − 1 weapon − 1 clash = 0; 2 drawn'],
    ]);
    expect([stage.battle, stage.between?.attack]).toEqual([null, undefined]);
  });

  it('waits at an election until it is read, also without animation', async () => {
    const stage = new Stage();
    const run = stage.animate(election, view, { ...view, points: 1 }, scenery(0), ignore);
    await vi.waitFor(() => expect(stage.isHeld).toBe(true));
    expect(stage.election).toMatchObject({ elected: 'Caesar', text: 'Caesar is consul.' });
    stage.skip();
    await run;
    expect([stage.election, stage.between?.points]).toEqual([null, 1]);
  });

  it('reads journeys and battles from the events', () => {
    expect(stepsOf(entry).map((step) => step.kind)).toEqual(['travel', 'attack']);
    expect(weapons('draw 1 Caesar 2 Crassus')).toEqual(['Caesar', 'Crassus', 'Crassus']);
  });

  it('moves the pieces along', () => {
    const [step] = stepsOf(entry);
    if (step?.kind !== 'travel') throw new Error('no journey');
    const left = departed(view, step);
    expect(left.provinces['Italia']).toMatchObject({ legions: 1, servants: 0, governor: 'out' });
    const home = { ...step, from: 'Italia', to: 'Gallia', isAssault: false };
    const there = arrived(left, home);
    expect(there.provinces['Gallia']).toMatchObject({ legions: 4, gold: 0 });
    expect(there.seats.Caesar).toMatchObject({ character: 'Gallia', gold: 4 });
    const siege = arrived(left, step);
    expect([siege.provinces['Sicilia']?.legions, siege.seats.Caesar?.character, siege.attack]).toEqual([2, 'Italia', { province: 'Sicilia', legions: 3 }]);
  });

  it('always comes to an end: at once, when skipped, and when overtaken', async () => {
    globalThis.requestAnimationFrame ??= (draw) => setTimeout(() => draw(0), 5) as unknown as number;
    const stage = new Stage();
    const after = { ...view, points: 2 };
    await stage.animate(entry, view, after, scenery(0), ignore);
    expect(stage.between?.points).toBe(2);
    const long = stage.animate(entry, view, after, scenery(60_000), ignore);
    expect(stage.running).toBe(true);
    setTimeout(() => stage.skip(), 10);
    await long;
    expect(stage.running).toBe(false);
    const overtaken = stage.animate(entry, view, after, scenery(60_000), ignore);
    stage.settle(view);
    stage.skip();
    await overtaken;
    expect(stage.between).toBeNull();
  });
});
