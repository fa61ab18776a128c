// The short choices that lead to a move: which piece and where to; what an agent does, to whom, by which card; what is bought, and for what.
import { capital } from '../../lib/capital';
import type { Move } from '../../lib/types';
import type { Step } from '../../lib/ways';
import { nameOf } from '../../lib/words';
import { placeOf, type View } from './position';
import { say } from './saying';
import type { HandCard } from './shapes.gen';
import { cardOf, fieldsOf, isAction, isOrder, moverOf } from './targets';

const GAME = 'total_war_rome';
const named = (name: string): string => nameOf(GAME, name);

/** An action card of the viewer's hand. */
export function handCard(view: View, card: string): HandCard | null {
  for (const seat of Object.values(view.seats)) {
    const found = seat.hand?.find((one) => one.card === card);
    if (found) return found;
  }
  return null;
}

/** A card as one recognises it. */
export function cardSaid(view: View, card: string): string {
  const found = handCard(view, card);
  return found ? say('page-card', { action: found.action, levy: found.levy, event: found.event }) : card;
}

/** What yes, no and nothing come to, by what was asked. */
const ANSWERS: Partial<Record<View['step'], Record<string, string>>> = {
  treaty_answer: { accept: 'accept_treaty', decline: 'decline_treaty' },
  consent: { accept: 'accept_guest', decline: 'decline_guest' },
  joining: { accept: 'accept_joining', decline: 'decline_joining' },
  agreeing: { accept: 'accept_ally', decline: 'decline_ally' },
  intercepting: { pass: 'pass_navy' },
  bribed_march: { pass: 'pass_army' },
};

/** A move as it is read: a card by what is on it, an answer by its question. */
export function saidAs(move: Move, view: View): Move {
  const meant = ANSWERS[view.step]?.[move.fields.verb];
  if (meant) return { ...move, fields: { ...move.fields, verb: meant } };
  const card = cardOf(move);
  const found = card && handCard(view, card);
  if (!found) return move;
  const isEvent = move.fields.verb.startsWith('play') || move.fields.verb === 'use_card';
  const { verb, region, other } = move.fields;
  // Twice the same region is one.
  const read = verb === 'play_regions' && region === other ? 'play_region' : verb;
  return { ...move, fields: { ...move.fields, verb: read, card: isEvent ? named(found.event) : cardSaid(view, found.card) } };
}

const step = (key: string, title: string, asks?: string): Step => (asks === undefined ? { key, title } : { key, title, asks });

/** Whom or what an agent's action is aimed at. */
function aimed(move: Move): Step {
  const fields = fieldsOf(move);
  const asks = say('page-way-card');
  switch (fields.verb) {
    case 'treaty':
    case 'trade':
      return step(`${fields.seat} ${fields.region}`, say('page-way-with', { seat: fields.seat, region: fields.region }), asks);
    case 'sabotage':
      return step(`${fields.building} ${fields.region}`, say('page-way-building', { building: fields.building, region: fields.region }), asks);
    case 'sow_distrust':
      return step(`${fields.seat} ${fields.other}`, say('page-way-between', { seat: fields.seat, other: fields.other }), asks);
    case 'hire':
    case 'hire_special':
      return step(`${fields.kind} ${fields.army}`, say('page-way-into', { kind: fields.kind, army: fields.army }), asks);
    case 'double_agent':
    case 'murder_agent':
      return step(fields.agent, fields.agent, asks);
    case 'spy':
    case 'bribe_army':
      return step(fields.army, fields.army, asks);
    case 'murder_general':
      return step(fields.army, say('page-way-general', { army: fields.army }), asks);
    default:
      return 'region' in fields ? step(fields.region, fields.region, asks) : step(move.words, move.words, asks);
  }
}

/** What an action is called: two of them are aimed at different things. */
function action(move: Move): Step {
  const { verb } = move.fields;
  return step(verb, say(`page-action-${verb.replace(/_/g, '-')}` as 'page-action-spy'), say('page-way-whom'));
}

/** What an event is played on. */
function eventAim(move: Move): Step[] {
  const fields = fieldsOf(move);
  switch (fields.verb) {
    case 'play_army':
      return [step(fields.army, fields.army)];
    case 'play_navy':
      return [step(fields.navy, fields.navy)];
    case 'play_region':
      return [step(fields.region, fields.region)];
    case 'play_regions':
      return fields.region === fields.other
        ? [step(fields.region, fields.region, say('page-way-and')), step('', say('page-way-only'))]
        : [step(fields.region, fields.region, say('page-way-and')), step(fields.other, fields.other)];
    case 'play_seat':
      return [step(fields.seat, named(fields.seat))];
    case 'play_number':
      return [step(fields.number, say('page-way-die', { n: fields.number }))];
    default:
      return [];
  }
}

/** What is bought. */
function order(move: Move, view: View): Step[] {
  const fields = fieldsOf(move);
  const title = say(`page-order-${move.fields.verb.replace(/_/g, '-')}` as 'page-order-buy');
  switch (fields.verb) {
    case 'buy':
      return [
        step('buy', title, say('page-way-for')),
        step(fields.number, say('page-way-army', { n: fields.number }), say('page-way-what')),
        step(fields.kind, fields.kind),
      ];
    case 'buy_ship':
      return [step('buy_ship', title, say('page-way-for')), step(fields.number, say('page-way-navy', { n: fields.number }))];
    case 'develop':
      return [step('develop', title, say('page-way-what')), step(fields.number, say('page-way-column', { n: fields.number }))];
    case 'build':
      return [
        step('build', title, say('page-way-what')),
        step(fields.building, capital(named(fields.building)), say('page-way-where')),
        step(fields.region, fields.region),
      ];
    case 'road':
      return [step('road', title, say('page-way-where')), step(fields.border, fields.border)];
    case 'post':
      return [
        step('post', title, say('page-way-whom')),
        step(fields.general, fields.general, say('page-way-for')),
        step(fields.number, say('page-way-army', { n: fields.number })),
      ];
    case 'raise':
      return [step('raise', title, say('page-way-whom')), step(fields.general, fields.general)];
    case 'soothe':
      return [step('soothe', title, say('page-way-where')), step(fields.region, fields.region)];
    case 'use_card':
      return [step('use_card', title), step(fields.card, cardSaid(view, fields.card))];
    default:
      return [step(fields.verb, title)];
  }
}

/** What a piece does, and where. */
function moved(move: Move, piece: string, view: View): Step[] {
  const fields = fieldsOf(move);
  const at = placeOf(view, piece);
  const who = step(piece, at ? say('page-way-piece', { piece, place: at }) : say('page-way-camp', { piece }), say('page-way-what'));
  const goal = 'region' in fields ? fields.region : 'sea' in fields ? fields.sea : 'place' in fields ? fields.place : '';
  const verb = say(`page-do-${fields.verb.replace(/_/g, '-')}` as 'page-do-march');
  if (goal) return [who, step(`${fields.verb} ${goal}`, say('page-way-to', { verb, place: goal }))];
  const other = 'other' in fields ? fields.other : fields.verb === 'embark' ? fields.navy : fields.verb === 'lead' ? fields.general : '';
  return [who, step(`${fields.verb} ${other}`, other ? say('page-way-to', { verb, place: other }) : verb)];
}

const NOTHING = 'nothing';

/** Who is sent into a combat: the main battle card, then who goes along. */
function deployed({ main, light, engine }: { main: string; light: string; engine: string }): Step[] {
  const along = [light, engine].filter((kind) => kind !== NOTHING);
  const first = step(main, main === NOTHING ? say('page-way-no-main') : main, say('page-way-along'));
  return [first, step(along.join('+'), along.length ? say('page-way-deploy-with', { what: along }) : say('page-way-deploy-alone'))];
}

export function waysTo(move: Move, view: View): Step[][] | null {
  const fields = fieldsOf(move);
  const card = cardOf(move);
  const piece = moverOf(move);
  if (piece && fields.verb !== 'retreat' && fields.verb !== 'intercept') return [moved(move, piece, view)];
  if (isAction(move)) return [[action(move), aimed(move), ...(card ? [step(card, cardSaid(view, card))] : [])]];
  if (isOrder(move)) return [order(move, view)];
  if (fields.verb === 'levy' && card) return [[step('levy', say('page-way-levy'), say('page-way-card')), step(card, cardSaid(view, card))]];
  if (fields.verb === 'deploy') return [deployed(fields)];
  if (card) {
    const found = handCard(view, card);
    const event = found ? found.event : card;
    const aim = eventAim(move);
    return [
      [
        step(event, say('page-way-event', { event }), aim.length ? say('page-way-where') : undefined),
        ...aim,
        ...(aim.length ? [] : [step(card, cardSaid(view, card))]),
      ],
    ];
  }
  return null;
}
