import { describe as suite, expect, it } from 'vitest';
import type { EntryOf } from '../../lib/types';
import type { Phase, Shapes } from './shapes.gen';
import { describe, headline, isEnding, phaseOf, phases } from './describe';
import { board, journeys, view } from './sample';
import { Stage } from './stage.svelte';
import { schematic } from './schematic';
import { arrived, departed, stepsOf, weapons } from './steps';

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
  step: 0,
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

suite('what an entry shows', () => {
  it('reads journeys and battles from the events', () => {
    expect(stepsOf(entry).map((step) => step.kind)).toEqual(['travel', 'attack']);
    expect(weapons('draw 1 Caesar 2 Crassus')).toEqual(['Caesar', 'Crassus', 'Crassus']);
  });

  it('moves the pieces along', () => {
    const [step] = stepsOf(entry);
    if (step?.kind !== 'travel') throw new Error('no journey');
    const left = departed(view, step);
    expect(left.provinces['Italia']).toMatchObject({ legions: 1, servants: 0, governor: 'out' });
    const home = { ...step, from: 'Italia', to: 'Gallia' };
    const there = arrived(left, home);
    expect(there.provinces['Gallia']).toMatchObject({ legions: 4, gold: 0 });
    expect(there.seats.Caesar).toMatchObject({ character: 'Gallia', gold: 4 });
    expect(arrived(left, step).provinces['Sicilia']?.legions).toBe(2);
  });

  it('always comes to an end: at once, when skipped, and when overtaken', async () => {
    globalThis.requestAnimationFrame ??= (draw) => setTimeout(() => draw(0), 5) as unknown as number;
    const stage = new Stage();
    const after = { ...view, points: 2 };
    await stage.animate(entry, view, after, schematic(board), board, 0);
    expect(stage.between?.points).toBe(2);
    const long = stage.animate(entry, view, after, schematic(board), board, 60_000);
    expect(stage.running).toBe(true);
    setTimeout(() => stage.skip(), 10);
    await long;
    expect(stage.running).toBe(false);
    const overtaken = stage.animate(entry, view, after, schematic(board), board, 60_000);
    stage.settle(view);
    stage.skip();
    await overtaken;
    expect(stage.between).toBeNull();
  });
});
