// Where every card can be, as far as the viewer can know: the hints, sorted for the eye.
import { HOUSES, type CardFacts, type House, type Hints, type Place } from './position';

export interface Counted {
  card: CardFacts;
  /** Where it surely is, or open. */
  state: 'table' | 'own' | 'pledged' | 'sure' | 'never' | 'open';
  /** It may be among hidden pledges. */
  mayBePledged: boolean;
}

const inHandOf = (places: readonly Place[], house: House): boolean => places.some((one) => one.place === 'hand' && one.seat === house);
const pledgedBy = (places: readonly Place[], house: House): boolean => places.some((one) => one.place === 'pledges' && one.seat === house);

/** For a viewer in a seat: what the rival can hold; for others: what anybody can. */
export function count(deck: readonly CardFacts[], counting: NonNullable<Hints['counting']>, viewer: House | null): Counted[] {
  const rivals = HOUSES.filter((house) => house !== viewer);
  return deck.map((card) => {
    const places = counting.places[card.name] ?? [];
    return { card, state: stateOf(places, viewer, rivals), mayBePledged: places.length > 1 && rivals.some((house) => pledgedBy(places, house)) };
  });
}

function stateOf(places: readonly Place[], viewer: House | null, rivals: readonly House[]): Counted['state'] {
  if (places.some((one) => one.place === 'table')) return 'table';
  if (viewer && inHandOf(places, viewer)) return 'own';
  const isSure = places.length === 1;
  if (isSure && HOUSES.some((house) => pledgedBy(places, house))) return 'pledged';
  const canBeHeld = rivals.some((house) => inHandOf(places, house));
  if (!canBeHeld) return 'never';
  return isSure ? 'sure' : 'open';
}
