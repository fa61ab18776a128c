// Roman Conquest for the page: what the shell takes from this folder.
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import { describe, headline, isEnding, isOut, phaseOf, phases } from './describe';
import SeatCard from './SeatCard.svelte';
import type { Shapes } from './shapes.gen';
import { sounds } from './sounds';
import { isScene, isStill } from './steps';
import { colourOf, partOf, weigh } from './telling';
import { waysTo } from './ways';

const game: GameModule<Shapes> = {
  Board,
  SeatCard,
  describe,
  headline,
  isEnding,
  isOut,
  isScene,
  isStill,
  partOf,
  phaseOf,
  phases,
  sounds,
  waysTo,
  weigh,
  colourOf,
};
export default game;
