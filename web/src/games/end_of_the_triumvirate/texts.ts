// Every word this board says by itself; sentences about moves and events come from the server.
import type { ProvinceState, SeatName, Track } from './position';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
const list = (parts: string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const texts = {
  count,
  list,
  possessive,
  legions: (n: number) => count(n, 'legion'),
  servants: (n: number) => count(n, 'civil servant'),
  gold: (n: number) => `${n} gold`,
  board: 'The board: arrow keys go from province to province, Enter chooses, Escape goes back.',
  types: { political: 'political', military: 'military', competence: 'competence' } as Record<string, string>,
  outOfPlay: (name: string) => `${name}, out of play`,
  governor: {
    in: 'governor in the supply box',
    out: 'governor beside the supply box',
    servant: 'governor on a civil servant',
  } as Record<ProvinceState['governor'], string>,
  province: (name: string, type: string, state: ProvinceState, characters: SeatName[]) =>
    [
      `${name}, ${type}, ${possessive(state.owner)}`,
      ...characters.map((seat) => `${seat} is here`),
      state.legions ? count(state.legions, 'legion') : 'no legions',
      texts.governor[state.governor],
      ...(state.servants > 1 ? [`${state.servants} civil servants`] : []),
      ...(state.gold ? [`${state.gold} gold`] : []),
    ].join(', '),
  can: {
    march: 'you can march here',
    sail: 'you can sail here',
    attack: 'you can attack here',
    escape: 'you can escape here',
    station: 'you can send the new civil servant here',
    rome: 'Rome can send legions here',
    take: 'you decide here how much you take',
    start: 'you can move from here',
    collect: 'you decide whether to pick up the gold',
  } as Record<string, string>,
  nextSupply: (gold: number, legions: number) =>
    gold || legions
      ? `Next supplies: ${list([...(gold ? [`${gold} gold`] : []), ...(legions ? [count(legions, 'legion')] : [])])}.`
      : 'Next supplies: nothing, the box is closed.',
  placeServant: 'Put a civil servant you carry into this province',
  click: (what: string) => `Click: ${what}.`,
  zoom: { in: 'Closer', out: 'Farther', fit: 'Whole map' },
  forum: 'Forum',
  alii: 'Alii',
  citizens: (seat: string, n: number) => `${seat} has ${count(n, 'citizen')} on his side.`,
  neutral: (n: number) => `${texts.alii}: ${count(n, 'neutral citizen')}, nobody’s yet.`,
  persuade: 'persuade a neutral citizen',
  dissuade: (seat: string) => `dissuade a citizen of ${seat}`,
  tracks: { political: 'Political', military: 'Military' } as Record<Track, string>,
  trackTip: (track: Track) =>
    `The ${track} track: the top of both tracks wins; whoever leads acts without surcharge.`,
  onTrack: (seat: string, level: string, track: Track, leads: boolean) =>
    `${seat} stands at ${level} on the ${track} track${leads ? ' and leads' : ''}.`,
  improve: (track: Track) => `go up a step on the ${track} track`,
  calendar: 'The calendar: the stone moves one space after each turn; at ELECTIO a consul is elected.',
  calendarAt: (at: string) => `The calendar stands at ${at}.`,
  electio: 'ELECTIO',
  bag: 'Battle bag',
  reserve: 'Reserve',
  bagTip: (seat: string, inBag: number, reserve: number | null) =>
    reserve === null
      ? `${count(inBag, 'neutral weapon')} in the bag; they never leave it.`
      : `${seat}: ${count(inBag, 'weapon')} in the bag, ${reserve} in reserve.`,
  bags: (rows: string[]) => `${texts.bag}. ${rows.join(' ')}`,
  arm: 'put weapons from your reserve into the bag',
  supply: 'Supply',
  supplyGold: (n: number) => `${n} gold left in the common supply.`,
  supplyLegions: (n: number) => `${count(n, 'legion')} left in the common supply.`,
  supplyServants: (n: number) => `${count(n, 'civil servant')} left in the common supply.`,
  card: 'Compensation',
  cardFree: 'Nobody holds the compensation card yet.',
  cardHeld: (seat: string, side: number) =>
    side === 1
      ? `${seat} holds the compensation card, side I: a weapon went into the bag.`
      : `${seat} holds the compensation card, side II: each further loss brings a step on a track.`,
  chooser: {
    march: (n: number) => (n ? `March with ${count(n, 'legion')}` : 'March without legions'),
    sail: (n: number) => (n ? `Sail with ${count(n, 'legion')}` : 'Sail without legions'),
    attack: (n: number) => `Attack with ${count(n, 'legion')}`,
    take: (n: number, what: string) =>
      what === 'gold' ? `Take ${n} gold` : `Take ${count(n, 'legion')}`,
    legions: 'Legions',
    servants: 'Civil servants',
    gold: 'Gold',
    more: (what: string) => `One more: ${what}`,
    fewer: (what: string) => `One fewer: ${what}`,
    cancel: 'Cancel',
    twoHere: '2 legions here',
    oneHere: '1 legion here',
    goldAndOne: (gold: number) => `${gold} gold and 1 legion here`,
    elsewhere: 'or choose another glowing province for the second legion',
    counting: 'Counting the odds …',
    conquest: (p: string) => `${p} to conquer`,
    losses: (a: string, d: string) => `Expected losses: you ${a}, the defender ${d}`,
    told: (legions: number, p: string, a: string, d: string) =>
      `With ${count(legions, 'legion')}: ${p} to conquer; expected losses: you ${a}, the defender ${d}.`,
    oneMore: (p: string) => `+1 legion: ${p}`,
    collect: 'Pick up the gold',
    leave: 'Leave the gold',
  },
  note: {
    gold: (n: number) => `+${n} gold`,
    legions: (n: number) => `+${count(n, 'legion')}`,
    gathered: (n: number) => `${n} gold taken`,
    servant: 'civil servant',
    trimmed: (n: number) => `−${count(n, 'legion')}`,
  },
  battle: {
    title: (place: string) => `Battle of ${place}`,
    drawn: 'Drawn from the bag',
    guarded: (seat: string, n: number) => `${seat} himself defends: ${count(n, 'attacking legion')} lost`,
    left: 'Left',
    skip: 'Skip',
  },
  seat: {
    provinces: (n: number) => `${count(n, 'province')}; nine win.`,
    citizens: (n: number) => `${count(n, 'citizen')} in the Forum; six win for a former consul.`,
    gold: (n: number) => `${n} gold in hand, to pay for actions.`,
    weapons: (bag: number, reserve: number) => `${count(bag, 'weapon')} in the battle bag, ${reserve} in reserve.`,
    consul: 'Has been consul: a second election or six citizens win.',
    carried: (n: number) => `Carries ${count(n, 'civil servant')}.`,
    card: (side: number) => `Holds the compensation card, side ${side === 1 ? 'I' : 'II'}.`,
    decides: 'Decides now',
  },
  phases: { supply: 'I Supply', movement: 'II Movement', actions: 'III Actions' },
  headline: (year: number, at: string, what: string) => `Year ${year}, calendar ${at} · ${what}`,
  rome: 'Rome’s gift',
  points: (points: number, of: number, gold: number) => `${points} of ${of} points, ${gold} gold`,
  actions: (taken: number, gold: number) => `${count(taken, 'action')}, ${gold} gold`,
  doing: {
    'take gold': 'gold is short',
    'take legions': 'legions are short',
    battle: 'battle',
    'pick up': 'the gold',
    escape: 'escape',
    'pick up after escape': 'the gold',
    compensation: 'compensation',
    consul: 'election of the consul',
    over: 'the game is over',
  } as Record<string, string>,
  verbs: {
    march: 'March',
    sail: 'Sail',
    'place servant': 'Civil servant',
    rome: 'Rome sends',
    take: 'Take',
    improve: 'Go up a step',
    claim: 'Go up a step',
    persuade: 'Persuade',
    dissuade: 'Dissuade',
    arm: 'Arms',
    escape: 'Escape to',
    station: 'New civil servant in',
    collect: 'Gold',
    draw: 'Draw',
    'end movement': 'End movement',
    'end turn': 'End turn',
  } as Record<string, string>,
  picture: 'The Mediterranean with the heads of Caesar, Pompeius and Crassus',
  percent: (chance: number) =>
    chance <= 0 || chance >= 1 ? `${chance <= 0 ? 0 : 100}\u00a0%` : `${Math.min(99, Math.max(1, Math.round(chance * 100)))}\u00a0%`,
};
