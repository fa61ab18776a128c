// What the cards show, as the board describes them; known to every drawing once a board is there.
import type { CardFacts, Kind } from './position';

const known = new Map<string, Kind>();

export function learn(deck: readonly CardFacts[]): void {
  for (const card of deck) known.set(card.name, card.kind);
}

export const kindOf = (card: string | null): Kind => (card === null ? 'mob' : (known.get(card) ?? 'senator'));
