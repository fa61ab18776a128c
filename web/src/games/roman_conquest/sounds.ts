// Which events of this game make which sound.
import type { Sound } from '../kit/sound';
import type { Event } from './shapes.gen';

export const sounds: Partial<Record<Event['name'], Sound>> = {
  rolled: 'cube',
  travelled: 'march',
  marched: 'march',
  collected: 'coin',
  paraded: 'card',
  threw: 'cube',
  recruited: 'coin',
  rebuffed: 'cube',
  war_began: 'card',
  killed: 'card',
};
