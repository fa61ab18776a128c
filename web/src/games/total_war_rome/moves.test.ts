// From all moves to one: which piece makes it, where it points, how it is read, and the short choices that lead to it.
import { describe, expect, it } from 'vitest';
import { choicesAt } from '../../lib/ways';
import { inCamp, piecesByPlace, placeOf, taxOf } from './position';
import { army, board, move, navy, view } from './sample';
import { askedAbout, isAttack, isGrave, moverOf, placesOf, wayOf } from './targets';
import { placeSaid } from './told';
import { saidAs, waysTo } from './ways';

const march = move('march', { army: 'Rome I', region: 'Etruria' });

describe('a move on the map', () => {
  it('is made by a piece and points at a place', () => {
    expect(moverOf(march)).toBe('Rome I');
    expect(placesOf(march, view, board)).toEqual(['Etruria']);
    expect(placesOf(move('assault', { army: 'Rome I' }), view, board)).toEqual(['Roma']);
    expect(placesOf(move('spy', { army: 'Carthage I', card: 'card 7' }), view, board)).toEqual(['Carthago']);
    expect(placesOf(move('embark', { army: 'Rome I', navy: 'Rome navy 1' }), view, board)).toEqual(['Mare Tyrrhenum']);
    expect(placesOf(move('road', { border: 'Roma - Etruria' }), view, board)).toEqual(['Roma', 'Etruria']);
    expect(placesOf(move('sow_distrust', { seat: 'Carthage', other: 'Rome', card: 'card 7' }), view, board)).toEqual(['Carthago']);
    expect(placesOf(move('end_turn'), view, board)).toEqual([]);
  });
  it('is an attack where somebody else, or nobody, holds the ground', () => {
    expect(isAttack(march, view, 'Rome')).toBe(true);
    expect(wayOf(march, view, 'Rome')).toBe('attack');
    const held = { ...view, regions: { ...view.regions, Etruria: { ...view.regions['Etruria']!, owner: 'Rome' as const } } };
    expect(isAttack(march, held, 'Rome')).toBe(false);
    expect(wayOf(march, held, 'Rome')).toBe('walk');
    const met = { ...held, armies: { ...held.armies, 'Carthage I': army('Carthage', 'Etruria') } };
    expect(isGrave(march, met, 'Rome')).toBe(true);
    const allied = { ...met, seats: { ...met.seats, Rome: { ...met.seats.Rome!, status: { Carthage: 'ally' as const } } } };
    expect(isGrave(march, allied, 'Rome')).toBe(false);
  });
  it('is an attack at sea where a navy of an enemy lies', () => {
    const sail = move('sail', { navy: 'Rome navy 1', sea: 'Mare Tyrrhenum' });
    const met = (status: 'enemy' | 'neutral') => ({
      ...view,
      navies: { 'Carthage navy 1': navy('Carthage', 'Mare Tyrrhenum') },
      seats: { ...view.seats, Rome: { ...view.seats.Rome!, status: { Carthage: status } } },
    });
    expect(wayOf(sail, met('enemy'), 'Rome')).toBe('attack');
    expect(isGrave(sail, met('enemy'), 'Rome')).toBe(true);
    expect(wayOf(sail, met('neutral'), 'Rome')).toBe('sail');
    expect(isGrave(sail, met('neutral'), 'Rome')).toBe(false);
  });
});

describe('a question', () => {
  it('is about the places of its pieces, and those that one can choose', () => {
    const campaign = { ...view.campaign!, army: 'Rome I', other: 'Carthage I', region: 'Etruria', escaping: null, pair: [] };
    const escape = move('escape', { region: 'Sicilia' });
    expect(askedAbout({ ...view, step: 'meet_first', campaign }, board, [move('avoid')])).toEqual(['Etruria', 'Roma', 'Carthago']);
    expect(askedAbout({ ...view, step: 'escaping', campaign: null }, board, [escape])).toEqual(['Sicilia']);
  });
  it('is about no place where one is free to choose, or has nothing to decide', () => {
    expect(askedAbout({ ...view, step: 'campaign_menu' }, board, [march])).toEqual([]);
    expect(askedAbout({ ...view, step: 'escaping' }, board, [])).toEqual([]);
  });
});

describe('a move in the tray', () => {
  const spies = ['Carthage I', 'Carthage II'].map((name) => move('spy', { army: name, card: 'card 7' }));
  it('reads a card by what is on it', () => {
    expect(saidAs(spies[0]!, view).fields['card']).toContain('levy 3');
    expect(saidAs(move('play', { card: 'card 7' }), view).fields['card']).toBe('Plague');
    expect(saidAs(march, view)).toBe(march);
  });
  it('is reached by short choices', () => {
    const moves = [march, ...spies, move('levy', { card: 'card 7' })];
    const ways = (one: typeof march) => waysTo(one, view) ?? [[{ key: one.words, title: one.words }]];
    const first = choicesAt(moves, ways, [], 1);
    expect(first.branches.map(({ step }) => step.key)).toEqual(['Rome I', 'spy', 'levy']);
    const second = choicesAt(moves, ways, ['spy'], 1);
    expect(second.branches.map(({ step }) => step.key)).toEqual(['Carthage I', 'Carthage II']);
    expect(waysTo(move('accept'), view)).toBeNull();
  });
  it('tells orders by what is bought, and for what', () => {
    const [way] = waysTo(move('buy', { kind: 'Velites', number: 'I' }), view)!;
    expect(way!.map(({ key }) => key)).toEqual(['buy', 'I', 'Velites']);
    const [deployed] = waysTo(move('deploy', { main: 'Velites', light: 'nothing', engine: 'nothing' }), view)!;
    expect(deployed!.map(({ key }) => key)).toEqual(['Velites', '']);
  });
});

describe('pieces', () => {
  it('stand where they are, and an army aboard goes with its navy', () => {
    const shipped = {
      ...view,
      armies: { ...view.armies, 'Rome I': army('Rome', 'Mare Tyrrhenum', { aboard: 'Rome navy 1' }) },
      navies: { 'Rome navy 1': navy('Rome', 'Mare Tyrrhenum', { carries: 'Rome I' }) },
    };
    expect(
      piecesByPlace(view)
        .get('Roma')!
        .map(({ name }) => name),
    ).toEqual(['Rome I', 'Rome agent 1']);
    expect(
      piecesByPlace(shipped)
        .get('Mare Tyrrhenum')!
        .map(({ name }) => name),
    ).toEqual(['Rome navy 1']);
    expect(placeOf(shipped, 'Rome I')).toBe('Mare Tyrrhenum');
    expect(inCamp(view, 'Rome').map(({ name }) => name)).toEqual(['Rome II']);
  });
  it('are told with what their place is', () => {
    const told = placeSaid(view, board, 'Etruria').join(' ');
    expect(told).toContain('Independent');
    expect(told).toContain('2 green');
    expect(told).toContain('1 unrest marker');
    expect(placeSaid(view, board, 'Roma').join(' ')).toContain('Scipio');
  });
  it('leave a region its tax as unrest and sieges allow', () => {
    const [, etruria] = board.regions;
    expect(taxOf(etruria!, view.regions['Etruria']!)).toBe(1);
    expect(taxOf(etruria!, { ...view.regions['Etruria']!, unrest: 0 })).toBe(2);
    expect(taxOf(etruria!, { ...view.regions['Etruria']!, unrest: 2 })).toBe(0);
  });
});
