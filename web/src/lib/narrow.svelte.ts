// What the screen has room for; the styles use the same limits.
import { MediaQuery } from 'svelte/reactivity';

/** Too narrow or too low for the panels beside the board. */
export const narrow = new MediaQuery('(max-width: 59.99rem), (max-height: 31.24rem)');

/** A phone upright: a sheet takes the whole width below. */
export const slim = new MediaQuery('(max-width: 560px)');

/** A tablet upright: there is room for the last events under the board. */
export const upright = new MediaQuery('(min-width: 40rem) and (max-width: 59.99rem) and (min-height: 60rem)');
