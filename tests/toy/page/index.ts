// Curia for the page: what the shell takes from this folder.
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import { describe, headline, isScene } from './describe';
import SeatCard from './SeatCard.svelte';
import type { Shapes } from './shapes.gen';

const game: GameModule<Shapes> = { Board, SeatCard, describe, headline, isScene, phases: [], phaseOf: () => '' };
export default game;
