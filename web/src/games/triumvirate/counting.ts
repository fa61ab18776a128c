// Where every card can be, as far as the viewer can know: the hints, sorted for the eye.
import { HOUSES, type CardFacts, type House, type Hints } from './position';

export interface Counted {
  card: CardFacts;
  /** Where it surely is, or open. */
  state: 'table' | 'own' | 'pledged' | 'sure' | 'never' | 'open';
  /** It may be among hidden pledges. */
  mayBePledged: boolean;
}

const inHandOf = (house: House): string => `hand of ${house}`;
const pledgedBy = (house: House): string => `pledges of ${house}`;

/** For a viewer in a seat: what the rival can hold; for others: what anybody can. */
export function count(deck: readonly CardFacts[], counting: NonNullable<Hints['counting']>, viewer: House | null): Counted[] {
  const rivals = HOUSES.filter((house) => house !== viewer);
  return deck.map((card) => {
    const places = counting.places[card.name] ?? [];
    return { card, state: stateOf(places, viewer, rivals), mayBePledged: places.length > 1 && rivals.some((house) => places.includes(pledgedBy(house))) };
  });
}

function stateOf(places: readonly string[], viewer: House | null, rivals: readonly House[]): Counted['state'] {
  if (places.includes('table')) return 'table';
  if (viewer && places.includes(inHandOf(viewer))) return 'own';
  const isSure = places.length === 1;
  if (isSure && HOUSES.some((house) => places.includes(pledgedBy(house)))) return 'pledged';
  const canBeHeld = rivals.some((house) => places.includes(inHandOf(house)));
  if (!canBeHeld) return 'never';
  return isSure ? 'sure' : 'open';
}
