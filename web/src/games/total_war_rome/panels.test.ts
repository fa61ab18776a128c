// What the panels and the battle make of a view: sifted, counted and said, without a rule of their own.
import { describe, expect, it } from 'vitest';
import type { Move } from '../../lib/types';
import { armySpaces, orderSaid, stillPossible, wordsOf, type Order } from './basket';
import { canDeploy, deedsOf, deployment, diceOf, farSide, inCombat, knownInHand, nearSide, NO_PICKS, picked, rerolls, strikeAt, strikers } from './battle';
import { columnsOf } from './developments';
import { usable, usesOf } from './hand';
import { naviesIn, splitAtSea } from './naval';
import { phasesOf, waitedFor } from './rounds';
import type { Battle, BattleSide, Board, Die, SeatName, Troop, TroopClass, View } from './shapes.gen';
import { effectSaid, piled, roomOf, troopSaid, without } from './troops';
import { columnsDone, taxesOf } from './vp';

const troop = (name: string, troopClass: TroopClass, cost: number, more: Partial<Troop> = {}): Troop => ({
  name,
  seat: 'Rome',
  region: null,
  veteran: false,
  cost,
  troop_class: troopClass,
  good: ['yellow', 'green'],
  difficult: ['green'],
  s_good: ['cancel'],
  s_difficult: ['infantry', 'elephant'],
  copies: 4,
  needs: null,
  ...more,
});

const board = {
  troops: [
    troop('Legionaries', 'infantry', 3),
    troop('veteran Legionaries', 'infantry', 3, { veteran: true }),
    troop('Auxilia', 'infantry', 2),
    troop('Horse', 'cavalry', 3),
    troop('Velites', 'foot_skirmisher', 2),
    troop('Onager', 'artillery', 3, { needs: 'Onager' }),
  ],
  generals: [],
  dice: { red: { skull: 3 }, yellow: { skull: 2 }, green: { skull: 1 }, white: { skull: 1 }, black: { skull: 0 } },
  factions: [
    {
      name: 'Rome',
      capital: 'Roma',
      homes: ['Roma'],
      columns: ['Engines', 'Ships'],
      ships: { name: 'Quinquereme', cards: 10, cost: 2, dice: ['green', 'white'] },
      developments: [
        { name: 'Scorpio', column: 'Engines', number: 1, row: 1, cost: 1, effect: 'unlock' },
        { name: 'Onager', column: 'Engines', number: 1, row: 2, cost: 2, effect: 'unlock' },
        { name: 'Shipyards', column: 'Ships', number: 2, row: 1, cost: 2, effect: 'cheap ships' },
      ],
    },
  ],
  tiers: [
    { raised: 4, points: 1 },
    { raised: 9, points: 2 },
  ],
  regions: [
    { name: 'Roma', gold: 3 },
    { name: 'Etruria', gold: 2 },
  ],
  cards: [{ name: 'card 5', action: 'treaty', levy: 1, event: 'conscription' }],
} as unknown as Board;

let id = 0;
const move = (fields: { verb: string } & Record<string, unknown>): Move => ({ id: ++id, words: Object.values(fields).join(' '), group: '', fields }) as Move;
const deploy = (main: string, light = 'nothing', engine = 'nothing'): Move => move({ verb: 'deploy', main, light, engine });

const side = (seat: SeatName, more: Partial<BattleSide> = {}): BattleSide => ({
  side: seat === 'Rome' ? 'attacker' : 'defender',
  seat,
  army: `${seat} I`,
  ally: null,
  general: null,
  cards: [],
  hidden: 0,
  deployed: false,
  reveals: 0,
  used: [],
  extra: [],
  size: 4,
  lost: 0,
  shield: 0,
  charge: null,
  gains: 0,
  surgeons: 0,
  ...more,
});
const battle = { region: 'Umbria', phase: 'terrain', terrain: 2, combats: 0, part: null, ambush: null, result: null } as Omit<Battle, 'sides'>;

describe('troop cards', () => {
  it('are piled by class, the dearest first', () => {
    expect(piled(board, ['Velites', 'Auxilia', 'Legionaries', 'Auxilia', 'Horse', 'veteran Legionaries'])).toEqual([
      { kind: 'veteran Legionaries', n: 1 },
      { kind: 'Legionaries', n: 1 },
      { kind: 'Auxilia', n: 2 },
      { kind: 'Horse', n: 1 },
      { kind: 'Velites', n: 1 },
    ]);
  });
  it('are taken away one by one', () => {
    expect(without(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b']);
    expect(roomOf(board, ['Legionaries', 'Horse', 'Velites', 'Onager', 'unknown'])).toEqual({ main: 2, light: 1, engine: 1 });
  });
  it('are said with everything on them', () => {
    const said = troopSaid(board.troops[1]!);
    expect(said).toContain('Legionaries, infantry. Good going: one yellow die and one green die. Difficult terrain: one green die.');
    expect(said).toContain('An S in good going: cancels an opposing die.');
    expect(said).toContain('An S in difficult terrain: kills infantry and elephants.');
    expect(said).toContain('A veteran.');
  });
  it('are what a development allows, or ships', () => {
    expect(effectSaid(board, 'Rome', 'Onager', 'unlock')).toBe('Allows Onager.');
    expect(effectSaid(board, 'Rome', 'Shipwrights', 'unlock')).toBe('Allows ships.');
    expect(effectSaid(board, 'Rome', 'Shipyards', 'cheap ships')).toContain('ships of a round');
  });
});

describe('a battle', () => {
  const moves = [deploy('Legionaries'), deploy('Legionaries', 'Velites'), deploy('Horse'), deploy('nothing', 'Velites'), move({ verb: 'hold' })];

  it('puts one’s own side below, also as an ally, and the attacker for those who look on', () => {
    const whole = { ...battle, sides: [side('Rome'), side('Carthage', { ally: 'Greece I' })] };
    const view = { battle: whole, armies: { 'Greece I': { seat: 'Greece', cards: [] } } } as unknown as View;
    expect(nearSide(view, whole, 'Carthage').seat).toBe('Carthage');
    expect(nearSide(view, whole, 'Greece').seat).toBe('Carthage');
    expect(nearSide(view, whole, 'Barbarians').seat).toBe('Rome');
    expect(farSide(whole, whole.sides[0]!).seat).toBe('Carthage');
  });

  it('deploys what was clicked, together or alone', () => {
    expect(canDeploy(moves, board, 'Velites')).toBe(true);
    expect(canDeploy(moves, board, 'Onager')).toBe(false);
    expect(deployment(moves, NO_PICKS)).toBeNull();
    const one = picked(moves, board, NO_PICKS, 'Legionaries');
    const two = picked(moves, board, one, 'Velites');
    expect(deployment(moves, two)?.words).toBe('deploy Legionaries Velites nothing');
    // Horse goes without them, so they are put back.
    expect(picked(moves, board, two, 'Horse')).toEqual({ main: 'Horse', light: null, engine: null });
    // The same again is put back, and what is left goes alone.
    expect(deployment(moves, picked(moves, board, two, 'Legionaries'))?.words).toBe('deploy nothing Velites nothing');
  });

  it('waits for a main battle card where one is needed', () => {
    const centre = [deploy('Legionaries'), deploy('Legionaries', 'Velites')];
    const light = picked(centre, board, NO_PICKS, 'Velites');
    expect(light.light).toBe('Velites');
    expect(deployment(centre, light)).toBeNull();
  });

  it('strikes at a wounded or an unhurt card', () => {
    const strikes = [
      move({ verb: 'strike', target: 'Hoplites', state: 'wounded', kind: 'Horse' }),
      move({ verb: 'strike', target: 'Hoplites', state: 'unhurt', kind: 'Horse' }),
    ];
    expect(strikers(strikes)).toEqual(['Horse']);
    expect(strikeAt(strikes, 'Horse', 'Hoplites', true)).toBe(strikes[0]);
    expect(strikeAt(strikes, 'Horse', 'Hoplites', false)).toBe(strikes[1]);
    expect(strikeAt(strikes, null, 'Hoplites', false)).toBeNull();
  });

  it('tells the dice of both sides apart, and which can be rolled again', () => {
    const dice: Die[] = [
      { colour: 'red', face: 'skull' },
      { colour: 'white', face: 'x' },
      { colour: 'green', face: null },
    ];
    expect(diceOf(dice, 1, 'attacker').map(({ place }) => place)).toEqual([0]);
    expect(diceOf(dice, 1, 'defender').map(({ place }) => place)).toEqual([1, 2]);
    expect([...rerolls([move({ verb: 'reroll', number: '2' })]).keys()]).toEqual([1]);
  });

  it('shows what is known of the enemy’s hand, and what fights', () => {
    const far = side('Carthage', {
      hidden: 2,
      cards: [
        { kind: 'Velites', zone: 'deployed', army: 'Carthage I', role: 'light' },
        { kind: 'Auxilia', zone: 'deployed', army: 'Carthage I', role: 'main' },
        { kind: 'Horse', zone: 'dead', army: 'Carthage I', role: null },
      ],
    });
    const view = { armies: { 'Carthage I': { cards: [{ kind: 'Auxilia' }, { kind: 'Auxilia' }, { kind: 'Horse' }] } } } as unknown as View;
    expect(inCombat(far).map(({ kind }) => kind)).toEqual(['Auxilia', 'Velites']);
    expect(knownInHand(view, far)).toEqual(['Auxilia']);
  });

  it('has a button for each deed, once, with what does nothing last', () => {
    const hand = [
      { card: 'card 1', event: 'omens' },
      { card: 'card 2', event: 'ambush' },
      { card: 'card 3', event: 'ambush' },
    ];
    const view = { step: 'window', seats: { Rome: { hand } } } as unknown as View;
    const some = [
      move({ verb: 'pass' }),
      move({ verb: 'play', card: 'card 2' }),
      move({ verb: 'play', card: 'card 3' }),
      move({ verb: 'play_number', card: 'card 1', number: '1' }),
    ];
    expect(deedsOf(some, view, [{ colour: 'red', face: 'x' }]).map(({ label }) => label)).toEqual(['Play Ambush', 'Play Omens: the red die with X', 'Pass']);
    const held = { step: 'charging', seats: {} } as unknown as View;
    expect(deedsOf([move({ verb: 'hold' }), move({ verb: 'charge' })], held, []).map(({ label }) => label)).toEqual(['Throw them in', 'Save them']);
  });
});

describe('a battle at sea', () => {
  it('shows the ships that are left and those that are gone', () => {
    const view = {
      sea_battle: { navies: ['Rome navy 1', 'Carthage navy 1'], ships: [3, 2], lost: [1, 2], drowning: [1, 0], asked: [] },
      navies: { 'Rome navy 1': { seat: 'Rome', ships: { Rome: 1, Greece: 1 }, carries: 'Rome I' } },
      armies: { 'Rome I': { size: 5 } },
      seats: { Rome: { developments: [], new_developments: [] } },
    } as unknown as View;
    const [first, second] = naviesIn(view, board);
    expect(first).toMatchObject({ had: 3, lost: 1, aboard: 5, drowning: 1, role: 'attacker' });
    expect(first?.ships.map(({ isLost }) => isLost)).toEqual([false, false, true]);
    // A navy that is gone is known by its name alone.
    expect(second).toMatchObject({ seat: 'Carthage', had: 2, lost: 2, role: 'defender' });
    expect(splitAtSea(view, board)).toBe(6);
  });
  it('shows who may intercept, and what arrives', () => {
    const view = {
      sea_battle: { navies: [], ships: [0, 0], lost: [0, 0], drowning: [0, 0], arrives: 'Rome navy 1', asked: ['Carthage navy 2'] },
      navies: {
        'Rome navy 1': { seat: 'Rome', ships: { Rome: 2 }, carries: null },
        'Carthage navy 2': { seat: 'Carthage', ships: { Carthage: 3 }, carries: null },
      },
      armies: {},
      seats: {},
    } as unknown as View;
    const some = [move({ verb: 'pass' }), move({ verb: 'intercept', navy: 'Carthage navy 2' })];
    expect(naviesIn(view, board, some).map(({ name, had, lost }) => [name, had, lost])).toEqual([
      ['Carthage navy 2', 3, 0],
      ['Rome navy 1', 2, 0],
    ]);
  });
});

describe('developments', () => {
  const view = {
    viewer: 'Rome',
    seats: {
      Rome: { developments: ['Scorpio'], new_developments: ['Scorpio'], basket: { orders: [{ verb: 'develop', number: '2' }], costs: [2] } },
    },
  } as unknown as View;

  it('are bought, ordered, next or later, and can be ordered where the rules offer it', () => {
    const order = move({ verb: 'develop', number: '1' });
    const [engines, ships] = columnsOf(view, board, 'Rome', [order]);
    expect(engines?.items.map(({ progress }) => progress)).toEqual(['new', 'next']);
    expect(engines?.items[1]?.move).toBe(order);
    expect(ships?.items.map(({ progress, move: any }) => [progress, any])).toEqual([['ordered', null]]);
    expect(columnsDone(view, board, 'Rome')).toEqual({ done: 0, all: 2 });
  });
});

describe('orders', () => {
  const all: Order[] = [
    { verb: 'buy', kind: 'Velites', number: 'II' },
    { verb: 'buy_ship', number: '1' },
    { verb: 'develop', number: '1' },
    { verb: 'build', building: 'market', region: 'Roma' },
    { verb: 'road', border: 'Roma - Etruria' },
    { verb: 'hire_general' },
    { verb: 'raise', general: 'Varro' },
    { verb: 'post', general: 'Varro', number: 'I' },
    { verb: 'hire_agent' },
    { verb: 'soothe', region: 'Roma' },
    { verb: 'use_card', card: 'card 5' },
  ];

  it('have words for the server and for people', () => {
    expect(all.map(wordsOf)).toEqual([
      'buy Velites for army II',
      'buy a ship for navy 1',
      'develop column 1',
      'build market in Roma',
      'road Roma - Etruria',
      'hire a general',
      'raise an army under Varro',
      'post Varro to army I',
      'hire an agent',
      'soothe Roma',
      'use card 5',
    ]);
    const said = all.map((order) => orderSaid(order, board, 'Rome', [], ['Scorpio']));
    expect(said.slice(0, 4)).toEqual(['Velites for army II', 'Ship for navy 1', 'Development: Onager', 'Market in Roma']);
    expect(said.at(-1)).toBe('Use Conscription');
  });

  it('stay as far as they can without the one that is taken back', async () => {
    const tried: string[][] = [];
    const isFine = (words: string[]): Promise<boolean> => {
      tried.push(words);
      return Promise.resolve(!words.includes('buy Velites for army III'));
    };
    expect(await stillPossible(['road a', 'buy Velites for army III', 'road b'], isFine)).toEqual(['road a', 'road b']);
    expect(await stillPossible(['road a', 'road b'], isFine)).toEqual(['road a', 'road b']);
    expect(await stillPossible([], isFine)).toEqual([]);
    expect(tried.at(-1)).toEqual(['road a', 'road b']);
  });

  it('fill armies, also one that is only ordered', () => {
    const view = {
      armies: { 'Rome I': { seat: 'Rome', cards: [{ kind: 'Legionaries' }] }, 'Carthage I': { seat: 'Carthage', cards: [] } },
      seats: { Rome: { basket: { orders: [{ verb: 'buy', kind: 'Velites', number: 'I' }] } } },
    } as unknown as View;
    const buy = move({ verb: 'buy', kind: 'Auxilia', number: 'III' });
    expect(armySpaces(view, 'Rome', [buy])).toEqual([
      { number: 'I', army: 'Rome I', kinds: ['Legionaries', 'Velites'], orders: [] },
      { number: 'III', army: null, kinds: [], orders: [{ move: buy, kind: 'Auxilia' }] },
    ]);
  });
});

describe('action cards', () => {
  it('have up to three uses', () => {
    const moves = [move({ verb: 'levy', card: 'card 1' }), move({ verb: 'spy', army: 'Rome I', card: 'card 1' }), move({ verb: 'play', card: 'card 2' })];
    expect(usesOf(moves, 'card 1').map(({ use }) => use)).toEqual(['agent', 'levy']);
    expect(usesOf(moves, 'card 2').map(({ use }) => use)).toEqual(['event']);
    expect([...usable(moves)]).toEqual(['card 1', 'card 2']);
  });
});

describe('the round', () => {
  const view = { phase: 'campaign', order: ['Greece', 'Rome', 'Carthage'], active: 'Rome', asked: [], decides: 'Rome', result: null } as unknown as View;

  it('shows what is done, whose turn it is, and what comes later', () => {
    const phases = phasesOf(view);
    expect(phases.map(({ when }) => when)).toEqual(['done', 'done', 'done', 'now', 'later']);
    expect(phases[3]?.turns.map(({ when }) => when)).toEqual(['done', 'now', 'later']);
    expect(phasesOf({ ...view, phase: 'initiative' })[1]?.turns).toEqual([]);
  });
  it('says who is waited for', () => {
    expect(waitedFor(view)).toEqual(['Rome']);
    expect(waitedFor({ ...view, asked: ['Greece', 'Rome'] })).toEqual(['Greece', 'Rome']);
    expect(waitedFor({ ...view, decides: 'chance' })).toEqual([]);
  });
  it('counts taxes and the tier they reach', () => {
    const land = {
      regions: { Roma: { owner: 'Rome', unrest: 0 }, Etruria: { owner: 'Rome', unrest: 1 } },
    } as unknown as View;
    expect(taxesOf(land, board, 'Rome')).toMatchObject({ raised: 4, now: { points: 1 }, next: { points: 2 }, missing: 5 });
  });
});
