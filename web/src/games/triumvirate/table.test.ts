import { describe as suite, expect, it, vi } from 'vitest';
import { gather } from '../../lib/gather';
import type { Seat } from '../../lib/types';
import { count } from './counting';
import { describe, gathered, headline, isSmall, phaseOf, phases } from './describe';
import { fan, TARGET, towards } from './fan';
import { deckOf, inHand, middle, near, rankOf, SECRET, sorted, suitOf, withAnswers, wonBy, type Place, type Position, type Trick } from './position';
import { asked, board, dealt, entry, position } from './sample';
import type { Phase } from './shapes.gen';
import { Stage } from './stage.svelte';

suite('cards', () => {
  it('are sorted by suit and from the highest down', () => {
    expect(sorted(position.seats.Aemilii.hand ?? [])).toEqual(['Caesar 7', 'Caesar 0', 'Pompeius 3', 'Crassus 2']);
    expect([suitOf('Pompeius 3'), rankOf('Pompeius 3')]).toEqual(['Pompeius', 3]);
    expect(
      deckOf(board)
        .map((card) => card.name)
        .slice(0, 2),
    ).toEqual(['Caesar 8', 'Caesar 7']);
  });

  it('leave the hand to the eye once they are to be pledged', () => {
    expect(inHand({ ...position.seats.Aemilii, decision: 'Pompeius 3' })).not.toContain('Pompeius 3');
    expect(inHand(position.seats.Claudii)).toBeNull();
  });

  it('lie in the middle until the next one is led', () => {
    expect(middle(position)).toEqual({ plays: [{ seat: 'Claudii', card: 'Crassus 5' }], isOver: false });
    const before = { ...position, plays: position.plays.slice(0, 2) };
    const trick: Trick = { plays: before.plays, seat: 'Aemilii', card: 'Caesar 8', suit: 'Caesar' };
    expect(wonBy(middle(before), [trick])).toBe(trick);
    expect(wonBy(middle(position), [trick])).toBeUndefined();
    expect([near(position), near({ ...position, viewer: null })]).toEqual(['Aemilii', 'Aemilii']);
  });
});

suite('the fan', () => {
  it('shows enough of every card for a finger, at any width', () => {
    for (const width of [348, 420, 560, 700, 1600]) {
      for (let cards = 1; cards <= 13; cards++) {
        const { lies } = fan([cards], width, 52, 73);
        expect(lies).toHaveLength(cards);
        for (const row of [0, 1]) {
          const xs = lies.filter((lie) => lie.row === row).map((lie) => lie.x);
          xs.slice(1).forEach((x, i) => expect(x - xs[i]!).toBeGreaterThanOrEqual(TARGET - 0.01));
          if (xs.length > 0) expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
          if (xs.length > 0) expect(Math.max(...xs) + 52).toBeLessThanOrEqual(width + 0.01);
        }
      }
    }
  });

  it('leaves room between suits where there is some', () => {
    const { lies, rows } = fan([2, 0, 2], 700, 80, 112);
    expect(rows).toBe(1);
    expect(lies[2]!.x - lies[1]!.x).toBeGreaterThan(lies[1]!.x - lies[0]!.x);
    expect(fan([6, 5], 348, 52, 73).rows).toBe(2);
    expect(fan([], 348, 52, 73).lies).toEqual([]);
  });

  it('is walked with arrow keys', () => {
    const { lies } = fan([6, 5], 348, 52, 73);
    expect(towards(lies, 0, 'ArrowRight')).toBe(1);
    expect(towards(lies, 0, 'ArrowLeft')).toBeNull();
    expect(towards(lies, 10, 'ArrowRight')).toBeNull();
    expect(lies[towards(lies, 2, 'ArrowDown') ?? 0]!.row).toBe(1);
    expect(lies[towards(lies, 8, 'ArrowUp') ?? 9]!.row).toBe(0);
    expect(towards(lies, 2, 'ArrowUp')).toBeNull();
    expect([towards(lies, 4, 'Home'), towards(lies, 4, 'End'), towards(lies, 4, 'x'), towards(lies, 99, 'Home')]).toEqual([0, 10, null, null]);
  });
});

suite('card counting', () => {
  const at = (place: Place['place'], seat: Place['seat'] = null): Place => ({ place, seat });
  const places = {
    'Caesar 8': [at('table')],
    'Caesar 7': [at('hand', 'Aemilii')],
    'Crassus 7': [at('pledges', 'Aemilii')],
    'Caesar 6': [at('aside'), at('hand', 'Claudii'), at('pledges', 'Claudii')],
    'Caesar 5': [at('hand', 'Claudii')],
    'Caesar 4': [at('aside')],
    'Caesar 3': [at('aside'), at('pledges', 'Claudii')],
  };
  const counted = count(deckOf(board), { places, unseen: [] }, 'Aemilii');
  const of = (name: string) => counted.find((one) => one.card.name === name);

  it('tells what the rival may, must and cannot hold', () => {
    expect(['Caesar 8', 'Caesar 7', 'Crassus 7', 'Caesar 6', 'Caesar 5', 'Caesar 4', 'Caesar 3'].map((name) => of(name)?.state)).toEqual([
      'table',
      'own',
      'pledged',
      'open',
      'sure',
      'never',
      'never',
    ]);
    expect([of('Caesar 6')?.mayBePledged, of('Caesar 3')?.mayBePledged, of('Crassus 7')?.mayBePledged]).toEqual([true, true, false]);
  });

  it('counts for a watcher what anybody may hold', () => {
    const watched = count(deckOf(board), { places: { 'Caesar 7': [at('hand', 'Aemilii'), at('hand', 'Claudii')] }, unseen: [] }, null);
    expect(watched.find((one) => one.card.name === 'Caesar 7')?.state).toBe('open');
  });
});

suite('the position in words', () => {
  it('says where the game stands', () => {
    expect(headline(position, board)).toBe('Game 1, hand 2 · trick 2');
    expect(headline({ ...position, phase: 'pledge' }, board)).toContain('may pledge');
    expect(phases.map((one) => one.id)).toEqual(['deal', 'tricks', 'pledges']);
    expect((['dealer', 'lead', 'pledge', 'over'] satisfies Phase[]).map((phase) => phaseOf({ ...position, phase }))).toEqual([
      'deal',
      'tricks',
      'pledges',
      'pledges',
    ]);
  });

  it('tells all that the viewer sees, and no more', () => {
    const told = describe(position, board);
    expect(told).toContain('The Claudii have led Crassus 5.');
    expect(told).toContain('The Aemilii hold Caesar 7, Caesar 0, Pompeius 3 and Crassus 2.');
    expect(told).toContain('The Claudii hold 3 cards.');
    expect(told).toContain('The Aemilii have pledged Crassus 7.');
    expect(told).toContain('Pompeius: 0 of 3 tricks in this hand, 1 of 3 consul markers.');
    expect(told).toContain('Game markers: Aemilii 1 and Claudii 0; 2 win the match.');
    expect(describe({ ...position, emperor: 'Caesar' }, board)).toContain('Caesar is Emperor.');
  });

  it('tells a deal in one breath', () => {
    const entries = [dealt('Aemilii', 'Caesar 2'), dealt('Claudii', ''), dealt('Aemilii', 'Caesar 7'), dealt('Claudii', '')];
    expect(gathered(entries)).toEqual(['The Aemilii are dealt Caesar 7 and Caesar 2.', 'The Claudii are dealt 2 cards.']);
    expect(isSmall(entry({ name: 'led', fields: { seat: 'Aemilii', card: 'Caesar 2', trick: 1 } }))).toBe(false);
    const lines = gather(
      [
        entry({ name: 'led', fields: { seat: 'Aemilii', card: 'Caesar 2', trick: 1 } }),
        ...entries,
        entry({ name: 'led', fields: { seat: 'Aemilii', card: 'Caesar 2', trick: 1 } }),
      ],
      { isSmall, gathered },
    );
    expect(lines.map((line) => line.entries.length)).toEqual([1, 4, 1]);
    expect(gather(entries, null)).toHaveLength(4);
  });
});

suite('decisions that wait for each other', () => {
  const pledging: Position = { ...position, phase: 'pledge' };
  const seatOf = (seat: string, ready: boolean): Seat => ({
    seat,
    kind: 'person',
    name: null,
    bot: null,
    you: false,
    online: true,
    stand_in: null,
    resigned: false,
    ready,
    out: false,
  });

  it('show one what one pledges, and that the other has decided', () => {
    const mine = withAnswers(pledging, asked({ Aemilii: ['pledge Pompeius 3'] }), [seatOf('Claudii', false)]);
    expect([mine.seats.Aemilii.decision, mine.seats.Claudii.decision]).toEqual(['Pompeius 3', null]);
    expect(inHand(mine.seats.Aemilii)).not.toContain('Pompeius 3');
    const theirs = withAnswers(pledging, asked({ Aemilii: [] }), [seatOf('Claudii', true)]);
    expect([theirs.seats.Aemilii.decision, theirs.seats.Claudii.decision]).toEqual([null, SECRET]);
  });

  it('do not take the other for decided because the view of the second one looks like that', () => {
    const second: Position = { ...pledging, seats: { ...pledging.seats, Claudii: { ...pledging.seats.Claudii, decision: SECRET } } };
    expect(withAnswers(second, asked({ Aemilii: [] }), [seatOf('Claudii', false)]).seats.Claudii.decision).toBeNull();
    expect(withAnswers(second, null, []).seats.Claudii.decision).toBe(SECRET);
  });

  it('leave everything else as it is', () => {
    expect(withAnswers(pledging, null, [])).toBe(pledging);
    expect(withAnswers(position, asked({ Aemilii: ['pledge nothing'] }), [])).toBe(position);
    expect(withAnswers(pledging, asked({ Aemilii: ['pledge nothing'] }), []).seats.Aemilii.decision).toBe('nothing');
  });
});

suite('the stage', () => {
  const nowhere = (): null => null;
  const here = () => ({ x: 0, y: 0, width: 10, height: 14 });
  const start = { position, tricks: [] };
  const ignore = (): void => undefined;

  it('shows every kind of event and always ends', async () => {
    const stage = new Stage();
    const all = entry(
      { name: 'followed', fields: { seat: 'Aemilii', card: 'Crassus 2', suit: 'Crassus' } },
      { name: 'trick_taken', fields: { seat: 'Claudii', card: 'Crassus 5', suit: 'Crassus', tricks: 1, how: 0 } },
      { name: 'elected', fields: { suit: 'Crassus', consuls: 3 } },
      { name: 'crowned', fields: { suit: 'Crassus', consuls: 3 } },
      { name: 'shown', fields: { seat: 'Aemilii', cards: ['Crassus 7'], points: 7, suit: 'Crassus' } },
      { name: 'shown', fields: { seat: 'Claudii', cards: [], points: 0, suit: 'Crassus' } },
      { name: 'game_won', fields: { seat: 'Aemilii', points: 7, against: 0, markers: 2 } },
      { name: 'turn_began', fields: { seat: 'Claudii', turn: 3, game: 2, hand: 1 } },
      { name: 'refilled', fields: { hand: 1, size: 11, aside: 5, first: 11, second: 11 } },
      { name: 'dealt', fields: { seat: 'Claudii', card: '' } },
    );
    const after = { ...position, plays: [] };
    const told: number[] = [];
    const run = stage.animate(all, start, after, { speed: 1, pause: null, find: here }, (events) => told.push(events));
    // The election and the reveal stay until the reader goes on; nothing that follows is told before.
    await vi.waitFor(() => expect(stage.isHeld).toBe(true));
    expect([stage.honour?.sentences.length, stage.reveal, told.at(-1)]).toEqual([2, null, 4]);
    stage.skip();
    await vi.waitFor(() => expect(stage.reveal?.hidden).toBeNull());
    await vi.waitFor(() => expect(stage.isHeld).toBe(true));
    expect([stage.honour, stage.verdict !== '', told.at(-1)]).toEqual([null, true, 7]);
    stage.skip();
    await run;
    expect(stage.running).toBe(false);
    expect(stage.between).toEqual(after);
    expect([stage.flights, stage.note, stage.reveal, told.at(-1)]).toEqual([[], null, null, 10]);
    stage.settle(after);
    expect(stage.between).toBeNull();
  });

  it('shows pledges, own and hidden, and can be cut short', async () => {
    const stage = new Stage();
    const pledges = entry(
      { name: 'decided', fields: { seat: 'Aemilii', card: 'Pompeius 3' } },
      { name: 'decided', fields: { seat: 'Claudii', card: '' } },
      { name: 'pledges_counted', fields: { seat: 'Aemilii', made: 1, pledges: 2, in_hand: 3 } },
      { name: 'pledges_counted', fields: { seat: 'Claudii', made: 1, pledges: 1, in_hand: 2 } },
      { name: 'game_tied', fields: { tie: 'replay' } },
    );
    await stage.animate(pledges, start, position, { speed: 1, pause: 0, find: nowhere }, ignore);
    const long = stage.animate(pledges, start, position, { speed: 100_000, pause: null, find: here }, ignore);
    // Hurried, but the verdict stays; who leaves does not wait for that either.
    stage.skip();
    await vi.waitFor(() => expect(stage.isHeld).toBe(true));
    stage.skip(true);
    await long;
    expect(stage.running).toBe(false);
  });

  it('does not let a card fly to the pledges that lies there already', async () => {
    const stage = new Stage();
    const decided = withAnswers({ ...position, phase: 'pledge' }, asked({ Aemilii: ['pledge Pompeius 3'] }), []);
    const run = stage.animate(
      entry({ name: 'decided', fields: { seat: 'Aemilii', card: 'Pompeius 3' } }),
      { position: decided, tricks: [] },
      decided,
      { speed: 100_000, pause: null, find: here },
      ignore,
    );
    expect(stage.flights).toEqual([]);
    await run;
    expect(stage.between).toBe(decided);
  });
});
