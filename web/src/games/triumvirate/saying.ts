// The sentences of this game: the entries of its catalogue, as the compiler knows them.
import { sayer } from '../../lib/words';
import type { GameWords } from './words.gen';

export const say = sayer<GameWords>('triumvirate');
