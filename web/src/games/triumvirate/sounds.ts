// Which events of this game make which sound.
import type { Sound } from '../kit/sound';
import type { Event } from './shapes.gen';

export const sounds: Partial<Record<Event['name'], Sound>> = {
  dealt: 'card',
  led: 'card',
  followed: 'card',
  discarded: 'card',
  decided: 'card',
  elected: 'cube',
  crowned: 'coin',
  game_won: 'coin',
};
