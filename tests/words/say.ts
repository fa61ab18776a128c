// Forms phrases as the page does: reads {code, sources, phrases} from standard input, writes the sentences.
import { text } from 'node:stream/consumers';

const { Language } = await import(process.argv[2]!);
const { code, sources, phrases } = JSON.parse(await text(process.stdin));
const language = new Language(code, sources);
process.stdout.write(JSON.stringify(phrases.map((phrase: unknown) => language.say(phrase))));
