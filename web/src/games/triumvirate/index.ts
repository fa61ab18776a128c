// Triumvirate for the page: what the shell takes from this folder.
export { default as Board } from './Board.svelte';
export { default as SeatCard } from './SeatCard.svelte';
export { default as Picture } from './Picture.svelte';
export { describe, gathered, headline, isSmall, phaseOf, phases } from './describe';
