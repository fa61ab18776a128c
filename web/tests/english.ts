// Before every test: the English catalogues, from the files that the server sends.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Language, speak, type Sources } from '../src/lib/words';

const PACKAGE = new URL('../../src/rubicon/', import.meta.url).pathname;

/** Every folder that has a catalogue at a place inside it, by its name. */
function catalogues(folder: string, place: string): Sources {
  const names = readdirSync(`${PACKAGE}${folder}`).filter((name) => existsSync(`${PACKAGE}${folder}/${name}/${place}`));
  return Object.fromEntries(names.map((name) => [name, [readFileSync(`${PACKAGE}${folder}/${name}/${place}`, 'utf8')]]));
}

speak(new Language('en', { ...catalogues('words', 'en.ftl'), ...catalogues('games', 'words/en.ftl') }));
