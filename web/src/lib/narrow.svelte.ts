// Whether the screen is too narrow for the panels beside the board; the styles use the same limit.
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 59.99rem');
