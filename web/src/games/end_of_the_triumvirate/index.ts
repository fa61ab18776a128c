// The End of the Triumvirate for the page: what the shell takes from this folder.
export { default as Board } from './Board.svelte';
export { default as SeatCard } from './SeatCard.svelte';
export { default as Picture } from './Picture.svelte';
export { describe, headline, isEnding, phaseOf, phases } from './describe';
