// A log entry played out on the table: cards that fly, tricks taken, pledges turned over.
import { tick } from 'svelte';
import type { EntryOf, EventOf } from '../../lib/types';
import { Stage as BoardStage } from '../kit/stage.svelte';
import { other, sorted, type House, type Play, type Position, type Shown, type Suit, type Trick } from './position';
import type { Shapes } from './shapes.gen';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card or a sign on its way. */
export interface Flight {
  id: number;
  card: string | null;
  sign: Suit | null;
  from: Rect;
  to: Rect;
  time: number;
}

export interface Note {
  text: string;
  suit: Suit | null;
}

/** A consul is elected, and perhaps an Emperor crowned. */
export interface Honour {
  suit: Suit;
  sentences: string[];
}

/** Where something is drawn now, relative to the table. */
export type Find = (anchor: string) => Rect | null;

/** The position before an entry. */
export interface Start {
  position: Position;
  tricks: Trick[];
}

/** What the stage needs to know of the table that shows it. */
export interface Scenery {
  speed: number;
  pause: number | null;
  find: Find;
}

const LONGEST_DEAL = 130;
/** What is told when it has been seen, not before. */
const OUTCOMES = new Set(['trick_taken', 'elected', 'crowned', 'pledges_counted', 'shown', 'game_won', 'game_tied']);
/** The great moments: an election with what it brings, and the pledges turned over with who wins by them. */
const SCENES = [new Set(['elected', 'crowned']), new Set(['shown', 'game_won', 'game_tied'])];

const sceneOf = (event: EventOf<Shapes> | undefined): Set<string> | undefined => SCENES.find((scene) => event && scene.has(event.name));

export const isScene = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => sceneOf(event));

/** A scene ends where the next event is of another. */
function isLastOfScene(events: readonly EventOf<Shapes>[], index: number): boolean {
  const scene = sceneOf(events[index]);
  return scene !== undefined && sceneOf(events[index + 1]) !== scene;
}

export class Stage extends BoardStage<Position> {
  /** The finished tricks, while a position in between is shown. */
  tricks: Trick[] = $state.raw([]);
  flights: Flight[] = $state.raw([]);
  note: Note | null = $state.raw(null);
  honour: Honour | null = $state.raw(null);
  /** Who wins by the pledges that lie open. */
  verdict = $state('');
  /** The pledges as they are turned over. */
  reveal: Shown | null = $state.raw(null);
  /** The last trick was taken away: the middle is free. */
  isBare = $state(false);
  #next = 0;

  animate(entry: EntryOf<Shapes>, from: Start, after: Position, { speed, pause, find }: Scenery, tell: (events: number) => void): Promise<void> {
    return this.run(after, true, async ({ isOn }) => {
      if (!this.between) {
        this.between = from.position;
        this.tricks = from.tricks;
      }
      for (const [index, event] of entry.events.entries()) {
        if (!isOn()) break;
        // Before it is shown only where what is said is what is seen.
        if (!OUTCOMES.has(event.name)) tell(index + 1);
        await this.#show(event, speed, find, () => tell(index + 1));
        if (isOn() && isLastOfScene(entry.events, index)) await this.#stay(pause);
      }
    });
  }

  /** A scene stays until it is read. */
  async #stay(pause: number | null): Promise<void> {
    await this.hold(pause);
    this.honour = null;
    this.reveal = null;
    this.verdict = '';
  }

  protected override clear(position: Position): void {
    this.tricks = this.tricks.filter((trick) => position.plays.some((play) => play.card === trick.card));
    this.flights = [];
    this.note = null;
    this.honour = null;
    this.reveal = null;
    this.verdict = '';
    this.isBare = false;
  }

  async #show(event: EventOf<Shapes>, speed: number, find: Find, tell: () => void): Promise<void> {
    switch (event.name) {
      case 'dealt':
        return this.#deal(event.fields.seat, event.fields.card || null, Math.min(LONGEST_DEAL, speed * 0.4), find);
      case 'led':
      case 'followed':
      case 'discarded': {
        const { seat, card } = event.fields;
        return this.#play({ seat, card }, event.name === 'led', speed, find);
      }
      case 'trick_taken': {
        const { seat, card, suit, tricks } = event.fields;
        return this.#take({ seat, card }, suit, event.text, tricks, speed, find, tell);
      }
      case 'elected':
        return this.#elect(event.fields.suit, event.text, event.fields.consuls, speed, find, tell);
      case 'crowned':
        tell();
        this.honour = { suit: event.fields.suit, sentences: [...(this.honour?.sentences ?? []), event.text] };
        return this.wait(speed * 3);
      case 'decided': {
        // One's own card may lie aside already; what the other decided is told when both are counted.
        const { seat, card } = event.fields;
        if (!card || card === 'nothing' || this.between?.seats[seat].decision === card) return undefined;
        return this.#pledge(seat, card, speed, find);
      }
      case 'pledges_counted': {
        const { seat, pledges, in_hand, made } = event.fields;
        await this.#count(seat, pledges, in_hand, made !== 0, speed, find);
        tell();
        return this.#say(event.text, speed * 1.5);
      }
      case 'shown': {
        const { seat, cards, points, suit } = event.fields;
        tell();
        return this.#reveal(seat, cards, points, suit, speed);
      }
      case 'game_won': {
        const { seat, markers } = event.fields;
        this.change((p) => ({ ...p, seats: { ...p.seats, [seat]: { ...p.seats[seat], markers } } }));
        tell();
        this.verdict = event.text;
        return this.wait(speed * 3);
      }
      case 'game_tied':
        tell();
        this.verdict = event.text;
        return this.wait(speed * 3);
      case 'turn_began': {
        const { seat, game, hand } = event.fields;
        return this.#begin(seat, game, hand, event.text, speed);
      }
      default:
        return undefined;
    }
  }

  async #deal(seat: House, card: string | null, time: number, find: Find): Promise<void> {
    this.reveal = null;
    await this.#fly({ card, sign: null }, find('deck'), find(`hand:${seat}`), time);
    this.#hold(seat, (hand) => (card ? sorted([...hand, card]) : hand), 1);
    this.change((p) => ({ ...p, aside: Math.max(0, p.aside - 1) }));
  }

  async #play(play: Play, isLead: boolean, speed: number, find: Find): Promise<void> {
    if (isLead) this.isBare = true;
    const from = find(`card:${play.card}`) ?? find(`hand:${play.seat}`);
    const to = find(`trick:${play.seat}`);
    this.#hold(play.seat, (hand) => hand.filter((card) => card !== play.card), -1);
    await this.#fly({ card: play.card, sign: null }, from, to, speed);
    this.isBare = false;
    this.change((p) => ({ ...p, plays: [...p.plays, play], lead: isLead ? play.card : p.lead, leader: isLead ? play.seat : p.leader }));
    await this.wait(isLead ? speed * 0.3 : speed * 0.5);
  }

  async #take(won: Play, suit: Suit, text: string, tricks: number, speed: number, find: Find, tell: () => void): Promise<void> {
    const plays = this.between?.plays.slice(-2) ?? [];
    this.tricks = [...this.tricks, { ...won, suit, plays }];
    this.note = { text, suit };
    tell();
    await this.wait(speed * 1.2);
    await this.#fly({ card: null, sign: suit }, find(`trick:${won.seat}`), find(`suit:${suit}`), speed);
    this.change((p) => ({ ...p, tricks: { ...p.tricks, [suit]: tricks }, lead: null, leader: won.seat }));
    await this.wait(speed * 0.8);
    this.note = null;
  }

  async #elect(suit: Suit, text: string, consuls: number, speed: number, find: Find, tell: () => void): Promise<void> {
    this.honour = { suit, sentences: [text] };
    tell();
    await this.#fly({ card: null, sign: suit }, find(`suit:${suit}`), find(`consul:${suit}`), speed);
    this.change((p) => ({ ...p, consuls: { ...p.consuls, [suit]: consuls } }));
    await this.wait(speed * 2.4);
  }

  async #pledge(seat: House, card: string | null, speed: number, find: Find): Promise<void> {
    const from = (card ? find(`card:${card}`) : null) ?? find(`hand:${seat}`);
    await this.#fly({ card: null, sign: null }, from, find(`pledges:${seat}`), speed);
    if (card) this.change((p) => ({ ...p, seats: { ...p.seats, [seat]: { ...p.seats[seat], decision: card } } }));
  }

  async #count(seat: House, pledged: number, cards: number, isMade: boolean, speed: number, find: Find): Promise<void> {
    const state = this.between?.seats[seat];
    if (isMade && state && !state.hand) await this.#pledge(seat, null, speed, find);
    this.change((p) => {
      const old = p.seats[seat];
      const card = old.decision;
      const pledges = card && old.pledges && isMade ? [...old.pledges, card] : old.pledges;
      const hand = old.hand && isMade ? old.hand.filter((held) => held !== card) : old.hand;
      return { ...p, seats: { ...p.seats, [seat]: { ...old, pledged, cards, pledges, hand, decision: null } } };
    });
  }

  async #reveal(seat: House, names: string[], points: number, suit: Suit, speed: number): Promise<void> {
    const none = { Aemilii: [], Claudii: [] } as Record<House, string[]>;
    const before = this.reveal ?? { emperor: suit, pledges: none, counted: none, points: { Aemilii: 0, Claudii: 0 } };
    this.note = null;
    this.reveal = {
      emperor: suit,
      pledges: { ...before.pledges, [seat]: names },
      counted: { ...before.counted, [seat]: points > 0 ? names.filter((name) => name.startsWith(suit)) : [] },
      points: { ...before.points, [seat]: points },
      hidden: this.reveal ? null : other(seat),
    };
    await this.wait(speed * 3);
  }

  async #begin(seat: House, game: number, hand: number, text: string, speed: number): Promise<void> {
    this.note = { text, suit: null };
    this.tricks = [];
    const none = { Caesar: 0, Pompeius: 0, Crassus: 0 };
    this.change((p) => {
      const isNew = hand === 1;
      const seats = isNew
        ? Object.fromEntries(
            Object.entries(p.seats).map(([house, state]) => [house, { ...state, hand: state.hand && [], cards: 0, pledged: 0, pledges: state.pledges && [] }]),
          )
        : p.seats;
      return {
        ...p,
        dealer: seat,
        game_number: game,
        hand_number: hand,
        plays: [],
        tricks: none,
        consuls: isNew ? none : p.consuls,
        emperor: null,
        seats: seats as Position['seats'],
        phase: 'deal',
        leader: null,
        lead: null,
        aside: p.aside + p.plays.length,
      };
    });
    await this.wait(speed * 1.5);
    this.note = null;
  }

  async #say(text: string, time: number): Promise<void> {
    this.note = { text, suit: null };
    await this.wait(time);
    this.note = null;
  }

  #hold(seat: House, how: (hand: string[]) => string[], more: number): void {
    this.change((p) => {
      const state = p.seats[seat];
      return { ...p, seats: { ...p.seats, [seat]: { ...state, hand: state.hand && how(state.hand), cards: state.cards + more } } };
    });
  }

  async #fly(what: Pick<Flight, 'card' | 'sign'>, from: Rect | null, to: Rect | null, time: number): Promise<void> {
    if (!from || !to || time <= 0) return;
    this.flights = [{ ...what, id: this.#next++, from, to, time }];
    await tick();
    await this.wait(time);
    this.flights = [];
  }
}
