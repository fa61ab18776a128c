// What stands and lies in a place, in sentences: for the card beside the pointer and for those who hear the board.
import { capital } from '../../lib/capital';
import { piecesByPlace, regionOf, taxOf, type Board, type Piece, type View } from './position';
import { nameOf } from '../../lib/words';
import { say } from './saying';
import type { Colour } from './shapes.gen';

const sentence = (what: string): string => say('page-told', { what: capital(what) });

/** Dice by colour, as one counts them: "2 red, 1 green". */
export function diceSaid(dice: readonly Colour[]): string {
  const counts = new Map<Colour, number>();
  for (const colour of dice) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, n]) => say('page-dice', { n, colour: say(`page-colour-${colour}`) })).join(', ');
}

/** A piece in a few words. */
export function pieceSaid(view: View, piece: Piece): string {
  const { name } = piece;
  if (piece.kind === 'army') {
    const { general, stars, size, mercenaries, movement } = piece.army;
    const has = [
      say('page-cards', { n: size }),
      ...(mercenaries ? [say('page-mercenaries', { n: mercenaries })] : []),
      general ? say('page-led-by', { general, stars }) : say('page-no-general'),
      ...(view.phase === 'campaign' && piece.seat === view.active ? [say('page-movement', { n: movement })] : []),
    ];
    return say('page-piece', { name, has });
  }
  if (piece.kind === 'navy') {
    const { size, carries, movement } = piece.navy;
    const has = [
      say('page-ships', { n: size }),
      ...(carries ? [say('page-carries', { army: carries })] : []),
      ...(view.phase === 'campaign' && piece.seat === view.active ? [say('page-movement', { n: movement })] : []),
    ];
    return say('page-piece', { name, has });
  }
  return piece.agent.barred ? say('page-agent-barred', { name }) : nameOf('total_war_rome', name);
}

/** The cards of an army that the viewer knows, as one counts them. */
export function cardsSaid(view: View, name: string): string {
  const army = view.armies[name];
  if (!army) return '';
  const counts = new Map<string, number>();
  for (const { kind } of army.cards) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const known = [...counts].map(([kind, n]) => (n > 1 ? say('page-times', { n, kind }) : kind));
  return [...known, ...(army.hidden ? [say('page-hidden-cards', { n: army.hidden })] : [])].join(', ');
}

/** The lines of a place's card, without its name. */
export function placeSaid(view: View, board: Board, place: string): string[] {
  const region = regionOf(board, place);
  const state = view.regions[place];
  const pieces = piecesByPlace(view).get(place) ?? [];
  const stands = pieces.map((piece) => sentence(pieceSaid(view, piece)));
  const cards = pieces.flatMap((piece) => {
    const said = piece.kind === 'army' && piece.army.cards.length ? cardsSaid(view, piece.name) : '';
    return said ? [say('page-known-cards', { army: piece.name, cards: said })] : [];
  });
  if (!region || !state) return [say('page-sea'), ...stands];
  const isHome = region.home !== null;
  const ground = [
    state.owner ? say('page-owned', { seat: state.owner }) : say('page-independent'),
    ...(isHome && region.home ? [say(region.capital ? 'page-capital-of' : 'page-home-of', { seat: region.home })] : []),
    say('page-worth', { n: region.gold }),
    ...(region.port ? [say('page-port')] : []),
    ...(region.terrain ? [say('page-terrain', { n: region.terrain })] : []),
  ];
  const defence = state.garrison
    ? say('page-garrison', { n: state.garrison })
    : region.mercenaries.length
      ? say('page-mercenary-region', { dice: diceSaid(region.mercenaries) })
      : say('page-defence', { dice: diceSaid(region.defence) });
  const more = [
    ...(state.built.length ? [say('page-built', { what: state.built.map((one) => say(`page-building-${one}`)) })] : []),
    ...(state.unrest ? [say('page-unrest', { n: state.unrest })] : []),
    ...(state.besieged ? [say('page-besieged')] : []),
    ...(state.drought ? [say('page-drought')] : []),
    ...(state.owner && taxOf(region, state) !== region.gold ? [say('page-tax', { n: taxOf(region, state) })] : []),
  ];
  return [sentence(ground.join(', ')), sentence(defence), ...more.map(sentence), ...stands, ...cards];
}

/** The same in one line. */
export const placeLabel = (view: View, board: Board, place: string): string => [place, ...placeSaid(view, board, place)].join('. ').replaceAll('..', '.');
