// Which events of this game make which sound.
import type { Sound } from '../kit/sound';
import type { Event } from './shapes.gen';

export const sounds: Partial<Record<Event['name'], Sound>> = {
  placed: 'march',
  marched: 'march',
  landed: 'march',
  sailed: 'march',
  withdrew: 'march',
  escaped: 'march',
  rolled: 'cube',
  rerolled: 'cube',
  card_dealt: 'card',
  played: 'card',
  acted: 'card',
  deployed_cards: 'card',
  taxed: 'coin',
  traded: 'coin',
  levied: 'coin',
  gold_stolen: 'coin',
};
