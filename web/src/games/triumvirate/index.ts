// Triumvirate for the page: what the shell takes from this folder.
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import { describe, gathered, headline, isSmall, phaseOf, phases } from './describe';
import SeatCard from './SeatCard.svelte';
import { isScene } from './stage.svelte';
import { weigh } from './telling';
import type { Shapes } from './shapes.gen';
import { sounds } from './sounds';

const game: GameModule<Shapes> = { Board, SeatCard, describe, gathered, headline, isScene, isSmall, phaseOf, phases, sounds, weigh };
export default game;
