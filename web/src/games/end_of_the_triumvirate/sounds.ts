// Which events of this game make which sound.
import type { Sound } from '../kit/sound';
import type { Event } from './shapes.gen';

export const sounds: Partial<Record<Event['name'], Sound>> = {
  marched: 'march',
  sailed: 'march',
  escaped: 'march',
  drew: 'cube',
  armed: 'cube',
  rome_gave: 'coin',
  gathered: 'coin',
  paid: 'coin',
  elected: 'card',
  card_turned: 'card',
};
