import { describe, expect, it } from 'vitest';
import * as n from './narrow';
import { gifts, journeys, move, view } from './sample';

const position = view;

describe('narrowing the moves', () => {
  it('finds every province that can be reached, and how', () => {
    expect([...n.reachable(journeys)]).toEqual([
      ['Gallia', 'march'],
      ['Sicilia', 'march'],
      ['Africa', 'sail'],
    ]);
  });

  it('keeps only journeys once the character is lifted, then only those to the target', () => {
    expect(n.narrow(journeys, { lifted: true, province: null })).toHaveLength(7);
    expect(n.narrow(journeys, { lifted: true, province: 'Sicilia' })).toHaveLength(4);
    expect(n.narrow(journeys, n.NOTHING)).toBe(journeys);
  });

  it('offers the numbers that exist and no others', () => {
    const left = n.pointing(journeys, 'Sicilia');
    expect(n.legionChoices(left)).toEqual([1, 2, 3]);
    expect(n.servantChoices(left, 3)).toEqual([0, 1]);
    expect(n.servantChoices(left, 2)).toEqual([0]);
    expect(n.journey(left, 3, 1)?.fields['servants']).toBe(1);
    expect(n.journey(left, 2, 1)?.fields['servants']).toBe(0);
    expect(n.journey(left, 9, 0)).toBeUndefined();
    expect(n.nearest([1, 2, 3], 99)).toBe(3);
  });

  it('plays the only move at once, unless it is an attack', () => {
    expect(n.harmless(n.pointing(journeys, 'Gallia'), position, 'Caesar')?.fields['to']).toBe('Gallia');
    expect(n.harmless(n.pointing(journeys, 'Africa'), position, 'Caesar')).toBeNull();
    expect(n.harmless(n.pointing(journeys, 'Sicilia'), position, 'Caesar')).toBeNull();
  });

  it('splits a gift over one or two provinces', () => {
    expect(n.giftsInto(gifts, 'Italia').map(n.legionsOf)).toEqual([1, 2]);
    expect([...n.secondPlaces(gifts, 'Italia').keys()]).toEqual(['Gallia']);
    expect([...n.secondPlaces(gifts, 'Gallia').keys()]).toEqual(['Italia']);
  });

  it('finds what is played beside the map', () => {
    const moves = [move('improve', { track: 'military' }), move('persuade'), move('dissuade', { seat: 'Crassus' }), move('arm')];
    expect(n.trackMove(moves, 'military')).toBe(moves[0]);
    expect(n.trackMove(moves, 'political')).toBeUndefined();
    expect(n.citizenMove(moves, null)).toBe(moves[1]);
    expect(n.citizenMove(moves, 'Crassus')).toBe(moves[2]);
    expect(n.citizenMove(moves, 'Caesar')).toBeUndefined();
    expect(n.bareMove(moves, 'arm')).toBe(moves[3]);
  });

  it('asks about what was clicked, as one would have meant it', () => {
    expect(n.question(position, 'Caesar', 'Sicilia', ['Gallia', 'Sicilia'])).toEqual({ verb: 'march', to: 'Sicilia', legions: 4, servants: 0 });
    expect(n.question(position, 'Caesar', 'Africa', ['Gallia', 'Sicilia']).verb).toBe('sail');
    expect(n.question({ ...position, phase: 'escape' }, 'Caesar', 'Africa', [])).toEqual({ verb: 'escape', province: 'Africa' });
  });
});
