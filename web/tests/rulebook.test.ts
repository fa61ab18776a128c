import { describe, expect, it } from 'vitest';
import { pieces } from '../src/lib/marks';
import { searchRules } from '../src/lib/rulebook';

const rules = {
  title: 'Toy',
  introduction: '',
  chapters: [
    {
      number: '4',
      title: 'Movement',
      introduction: '',
      paragraphs: [
        { number: '4.1', text: 'A **march** costs a point.', note: false },
        { number: '4.7', text: 'You need a legion.', note: false },
      ],
    },
    { number: '5', title: 'Battle', introduction: '', paragraphs: [{ number: '5.1', text: 'Legions fight.', note: true }] },
  ],
};

describe('searching the rules', () => {
  it('finds by words, by number and by chapter', () => {
    const numbers = (text: string): string[] => searchRules(rules, text).flatMap((chapter) => chapter.paragraphs.map((one) => one.number));
    expect(numbers('legion')).toEqual(['4.7', '5.1']);
    expect(numbers('4.7')).toEqual(['4.7']);
    expect(numbers('movement march')).toEqual(['4.1']);
    expect(numbers('  ')).toEqual(['4.1', '4.7', '5.1']);
    expect(numbers('elephant')).toEqual([]);
  });
});

describe('marks', () => {
  it('tells bold, italics and rule numbers from text', () => {
    expect(pieces('You **may** *not* (4.7).')).toEqual([
      { kind: 'text', text: 'You ' },
      { kind: 'strong', text: 'may' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'not' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: '4.7' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('never makes HTML', () => {
    expect(pieces('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }]);
  });
});
