// Total War: Rome for the page: what the shell takes from this folder.
import type { GameModule } from '../../lib/types';
import { answerSaid } from './answers';
import Board from './Board.svelte';
import { describe, headline, isEnding, phaseOf, phases } from './describe';
import SeatCard from './SeatCard.svelte';
import type { Shapes } from './shapes.gen';
import { sounds } from './sounds';
import { isScene, isStill } from './steps';
import { actorOf, colourOf, gathered, hasLongTurns, isAside, isHushed, isSmall, partOf, turnSaid, weigh } from './telling';
import { saidAs, waysTo } from './ways';

const game: GameModule<Shapes> = {
  Board,
  SeatCard,
  answerSaid,
  describe,
  headline,
  isEnding,
  isScene,
  isSmall,
  gathered,
  isStill,
  isWordy: true,
  partOf,
  phaseOf,
  phases,
  saidAs,
  sounds,
  waysTo,
  weigh,
  colourOf,
  actorOf,
  hasLongTurns,
  isAside,
  isHushed,
  turnSaid,
};
export default game;
