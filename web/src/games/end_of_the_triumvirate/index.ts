// The End of the Triumvirate for the page: what the shell takes from this folder.
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import { describe, headline, isEnding, phaseOf, phases } from './describe';
import Picture from './Picture.svelte';
import SeatCard from './SeatCard.svelte';
import type { Shapes } from './shapes.gen';
import { sounds } from './sounds';
import { waysTo } from './ways';

const game: GameModule<Shapes> = { Board, SeatCard, Picture, describe, headline, isEnding, phaseOf, phases, sounds, waysTo };
export default game;
