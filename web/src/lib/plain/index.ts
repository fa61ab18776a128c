// The board of a game that has no drawing of its own yet: its position as a readable tree.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { describe } from './describe';
import SeatCard from './SeatCard.svelte';

const plain: GameModule = { Board, SeatCard, describe, headline: () => '', phases: [], phaseOf: () => '' };
export default plain;
