// Sentences, formed from the server's own catalogues: `src/rubicon/words/language.py` does exactly the same.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { PageWords } from './words.gen';

/** An entry of a catalogue, as `scope.entry`, and what it is about. */
export interface Phrase {
  id: string;
  fields: Fields;
}

/** A name that another scope knows: a seat of a game, in a sentence of the page's. */
export interface Named {
  name: string;
  of: string;
}

/** Several things in a row, joined by `and`, by `or`, by commas or by semicolons. */
export interface Listed {
  list: readonly Field[];
  by: string;
}

export type Field = number | string | boolean | null | Phrase | Named | Listed | readonly Field[] | { readonly [key: string]: Field };
/** As they come over the wire. */
export type Fields = Readonly<Record<string, unknown>>;
type Arguments = Record<string, FluentVariable>;

/** The catalogues of a language by scope, best first: what one lacks the next one has. */
export type Sources = Record<string, string[]>;

const AS_IT_IS = 'as it is';

export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const isRow = (value: object): value is readonly Field[] => Array.isArray(value);
const split = (id: string): [string, string] => [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)];

interface Found {
  bundle: FluentBundle;
  message: Message;
}

export class Language {
  readonly #bundles = new Map<string, FluentBundle[]>();
  readonly #names = new Map<string, Arguments>();

  readonly code: string;

  constructor(code: string, sources: Sources) {
    this.code = code;
    for (const [scope, texts] of Object.entries(sources)) {
      this.#bundles.set(
        scope,
        texts.map((text, place) => {
          const last = place === texts.length - 1;
          const bundle = new FluentBundle(last ? ['en'] : [code, 'en'], { useIsolating: false });
          bundle.addResource(new FluentResource(text));
          return bundle;
        }),
      );
    }
  }

  /** The sentence, or the form of it that an attribute of the entry gives, where it has that one. */
  say(phrase: Phrase, attribute?: string): string {
    const [scope, entry] = split(phrase.id);
    const found = this.#find(scope, entry);
    if (!found) return phrase.id;
    const given = this.#arguments(scope, phrase.fields);
    const form = attribute ? found.message.attributes[attribute] : undefined;
    return form ? found.bundle.formatPattern(form, given, []) : this.#format(found, given);
  }

  knows(id: string): boolean {
    return this.#find(...split(id)) !== null;
  }

  #find(scope: string, entry: string): Found | null {
    for (const bundle of this.#bundles.get(scope) ?? []) {
      const message = bundle.getMessage(entry);
      if (message) return { bundle, message };
    }
    return null;
  }

  #format({ bundle, message }: Found, given: Arguments): string {
    return message.value === null ? '' : bundle.formatPattern(message.value, given, []);
  }

  // ---- fields ----

  #arguments(scope: string, fields: Fields): Arguments {
    const found: Arguments = {};
    for (const [name, value] of Object.entries(fields)) Object.assign(found, this.#argument(scope, name, value as Field));
    return found;
  }

  #argument(scope: string, name: string, value: Field): Arguments {
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
    if (typeof value === 'number') return { [name]: value };
    if (value === null) return { [name]: '', [`${name}-is`]: '' };
    if (typeof value === 'string') return this.#named(scope, name, value);
    if (isRow(value)) return this.#listed(scope, name, { list: value, by: 'and' });
    if ('id' in value && 'fields' in value) return this.#said(name, value as Phrase);
    if ('name' in value && 'of' in value) return this.#named((value as Named).of, name, (value as Named).name);
    if ('list' in value && 'by' in value) return this.#listed(scope, name, value as Listed);
    const found: Arguments = {};
    for (const [key, one] of Object.entries(value)) Object.assign(found, this.#argument(scope, `${name}-${slug(key)}`, one as Field));
    return found;
  }

  /** A name, with what its entry tells of it for agreement. */
  #named(scope: string, name: string, value: string): Arguments {
    const key = `${scope} ${name} ${value}`;
    let found = this.#names.get(key);
    if (!found) this.#names.set(key, (found = this.#lookUp(scope, name, value)));
    return found;
  }

  #lookUp(scope: string, name: string, value: string): Arguments {
    const found = value ? this.#find(scope, `name-${slug(value)}`) : null;
    return { ...(found ? this.#withAttributes(name, found, {}) : { [name]: value }), [`${name}-is`]: value };
  }

  #said(name: string, phrase: Phrase): Arguments {
    const [scope, entry] = split(phrase.id);
    const found = this.#find(scope, entry);
    return found ? this.#withAttributes(name, found, this.#arguments(scope, phrase.fields)) : { [name]: phrase.id };
  }

  #withAttributes(name: string, found: Found, given: Arguments): Arguments {
    const texts: Arguments = { [name]: this.#format(found, given) };
    for (const [key, pattern] of Object.entries(found.message.attributes)) {
      texts[`${name}-${key}`] = found.bundle.formatPattern(pattern, given, []);
    }
    return texts;
  }

  #listed(scope: string, name: string, row: Listed): Arguments {
    const texts = row.list.map((item) => (row.by === AS_IT_IS ? String(item) : this.#textOf(scope, item)));
    const count: Arguments = { [`${name}-count`]: texts.length, [`${name}-kinds`]: new Set(texts).size };
    if (texts.length > 0) count[`${name}-first`] = texts[0]!;
    let joined = texts.pop() ?? '';
    for (let kind = 'pair'; texts.length > 0; kind = 'more') {
      const fields = { first: { list: [texts.pop()!], by: AS_IT_IS }, rest: { list: [joined], by: AS_IT_IS } };
      joined = this.say({ id: `core.list-${row.by}-${kind}`, fields });
    }
    return { [name]: joined, ...count };
  }

  #textOf(scope: string, value: Field): string {
    const found = this.#argument(scope, 'it', value)['it']!;
    return typeof found === 'number' ? this.say({ id: 'core.number', fields: { it: found } }) : String(found);
  }
}

// ---- the language of this page ----

let spoken = new Language('en', {});

export function speak(language: Language): void {
  spoken = language;
}

export function spokenCode(): string {
  return spoken.code;
}

export function knows(id: string): boolean {
  return spoken.knows(id);
}

/** A phrase of the server's, as a sentence. */
export function tell(phrase: Phrase): string {
  return spoken.say(phrase);
}

/** The same as it is said to the player it is about: "choose what Rome sends", without his name. */
export function tellYou(phrase: Phrase): string {
  return spoken.say(phrase, 'you');
}

/** Sentences of one catalogue: the compiler knows its entries and their fields. */
export function sayer<Words>(scope: string) {
  return <Id extends keyof Words & string>(entry: Id, ...given: Words[Id] extends null ? [] : [fields: Words[Id]]): string =>
    spoken.say({ id: `${scope}.${entry}`, fields: given[0] ?? {} });
}

/** A sentence of the page's own. */
export const say = sayer<PageWords>('page');

/** A text that is in no catalogue: what a person or another program wrote. */
export function asWritten(text: string): Listed {
  return { list: [text], by: AS_IT_IS };
}

export const rowOf = (list: readonly Field[], by: 'and' | 'or' | 'comma' | 'semicolon' = 'and'): Listed => ({ list, by });

/** How a name of a game is said: a seat, a card, a province. */
export function nameOf(game: string, name: string): string {
  const id = `${game}.name-${slug(name)}`;
  return spoken.knows(id) ? spoken.say({ id, fields: {} }) : name;
}

export const named = (game: string, name: string): Named => ({ name, of: game });
