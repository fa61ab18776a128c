import { describe as about, expect, it } from 'vitest';
import { effectOf, labelOf } from '../../lib/labels';
import type { EntryOf, Move } from '../../lib/types';
import { nothingLast } from '../../lib/ways';
import { describe, headline, isEnding, isOut, phaseOf } from './describe';
import { board, move, view } from './sample';
import { isDoom } from './position';
import { clashSaid, groundSaid, hexSaid, oddsSaid, percent, stakesSaid, threatSaid } from './saying';
import type { Shapes } from './shapes.gen';
import { arrived, departed, isScene, isStill, placesOf, stepsOf } from './steps';
import { colourOf, partOf, weigh } from './telling';
import { waysTo } from './ways';

type Event = EntryOf<Shapes>['events'][number];
const event = (name: string, fields: object): Event => ({ name, fields, text: name, rules: [], says: { id: '', fields: {} } }) as unknown as Event;
const entry = (...events: Event[]): EntryOf<Shapes> => ({ ply: 1, seat: 'Caesar', words: '', events }) as unknown as EntryOf<Shapes>;

about('a leader who stays', () => {
  const go = (to: string): Move => ({ ...move('go'), fields: { verb: 'go', to } });
  const context = { here: 'Narbo', roll: 2 };

  it('is said as such, and listed last', () => {
    expect(labelOf('roman_conquest', go('Narbo'), context)).toBe('Stay in Narbo');
    expect(labelOf('roman_conquest', go('Utica'), context)).toBe('Go to Utica');
    expect(effectOf('roman_conquest', go('Narbo'), context)).toBe('Your leader stays where he is.');
    expect(nothingLast([go('Narbo'), go('Utica')], 'roman_conquest', context).map((one) => one.fields['to'])).toEqual(['Utica', 'Narbo']);
  });
});

about('the position in words', () => {
  it('says the phase of the game first', () => {
    expect(headline(view, board)).toBe('Conquest, round 2 of 40');
    expect(headline({ ...view, war: true }, board)).toBe('Civil war, round 2 of 40');
    expect(phaseOf(view)).toBe('troops');
    expect(phaseOf({ ...view, phase: 'defence' })).toBe('fights');
  });

  it('tells every seat and every stack', () => {
    const told = describe(view, board);
    expect(told).toContain('Caesar is in Narbo and has 3 troops, 2 conquest tokens and a popularity of 0.');
    expect(told).toContain('Crassus is dead.');
    expect(told).toContain('Rome has 2 troops.');
    expect(told.at(-1)).toContain('Massilia');
  });

  it('tells a hex: where it lies, and who stands there', () => {
    expect(hexSaid(view, board.hexes[1]!)).toBe('Taurini, Gallia: 2 troops of Caesar, 1 has moved');
    expect(groundSaid(board.hexes[0]!)).toBe('Gallia, military zone of Caesar');
    expect(groundSaid(board.hexes[4]!)).toBe('Mare, sea');
  });

  it('tells odds with one troop more and with the leader', () => {
    const sides = { attackers: 2, attackerLeader: false, defender: 'Rome' as const, defenders: 2, defenderLeader: false };
    expect(oddsSaid(board, 'Caesar', sides, 4)).toEqual({
      chance: 0.5,
      lines: ['2 against 2: 50 % to win.', '+1 troop: 60 %. With Caesar beside them: 60 %.'],
    });
    expect(percent(0.999)).toBe(99);
    expect(percent(0.001)).toBe(1);
    expect(percent(1)).toBe(100);
  });

  it('tells a fight with its leaders, and what is at stake', () => {
    const clash = {
      hex: 'Roma',
      attacker: 'Caesar' as const,
      attackers: 1,
      attacker_leader: true,
      defender: 'Rome' as const,
      defenders: 2,
      defender_leader: false,
      in_danger: ['Caesar' as const],
      win: 0.5,
    };
    expect(clashSaid(clash)).toBe('Fight in Roma: 1 and Caesar against 2 of Rome, 50 % to win.');
    expect(clashSaid({ ...clash, attackers: 0, defender: 'Pompeius', win: 0 })).toBe('Caesar is alone among the troops of Pompeius in Roma: he is killed.');
    expect(clashSaid({ ...clash, defender: null })).toContain('a leader alone');
    const met = { ...view, seats: { ...view.seats, Caesar: { ...view.seats.Caesar, leader: 'Massilia' } } };
    expect(stakesSaid(met, 'Caesar', 'Massilia')).toEqual(['If you lose, your leader dies.', 'If you win, Pompeius dies.']);
    expect([isDoom(clash, 'Caesar'), isDoom({ ...clash, attackers: 0 }, 'Caesar'), isDoom({ ...clash, attackers: 0 }, 'Crassus')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('tells who can win, and with which turn; and who is out', () => {
    expect(threatSaid(view, { seat: 'Caesar', how: 'held_rome' })).toBe('Caesar wins if he ends this turn in Rome.');
    expect(threatSaid(view, { seat: 'Pompeius', how: 'last_leader' })).toBe('Pompeius can kill every rival in his next turn.');
    expect([isOut(view, 'Crassus'), isOut(view, 'Caesar')]).toEqual([true, false]);
  });

  it('ends a turn with done, and takes an order from where to where', () => {
    expect(isEnding(move('done'))).toBe(true);
    expect(isEnding(move('stay'))).toBe(false);
    const ways = waysTo(move('march', { home: 'Narbo', to: 'Taurini', troops: 2 }), view, 'Caesar');
    expect(ways?.[0]?.map((step) => step.title)).toEqual(['From Narbo', 'Taurini']);
    expect(waysTo(move('roll'), view, 'Caesar')).toBeNull();
  });
});

about('what an entry shows', () => {
  const marched = event('marched', { seat: 'Caesar', home: 'Narbo', to: 'Taurini', troops: 2, at_sea: false });
  const war = event('war_began', { seat: 'Caesar', hex: 'Roma', cause: 'entering', tokens: 0 });
  const beat = event('beat', { force: 'Caesar', loser: 'Rome', hex: 'Roma', troops: 1 });

  it('is a march, a battle, a scene', () => {
    expect(stepsOf(entry(marched, war)).map((step) => [step.kind, step.event])).toEqual([
      ['march', 0],
      ['war', 1],
    ]);
    expect(placesOf(entry(marched, war))).toEqual(['Narbo', 'Taurini', 'Roma']);
    expect([isScene(entry(war)), isScene(entry(beat))]).toEqual([true, false]);
    expect([isStill(entry(beat)), isStill(entry(marched))]).toEqual([true, false]);
    expect([partOf(entry(marched)), partOf(entry(war))]).toEqual(['troops', null]);
    expect(weigh(war)).toBeGreaterThan(weigh(marched));
    expect(colourOf('Caesar')).toContain('caesar');
  });

  it('moves pieces on the way', () => {
    const [step] = stepsOf(entry(marched));
    if (step?.kind !== 'march') throw new Error('no march');
    expect(departed(view, step).stacks['Narbo']?.troops.Caesar).toBe(1);
    expect(arrived(departed(view, step), step).stacks['Taurini']?.troops.Caesar).toBe(4);
  });
});
