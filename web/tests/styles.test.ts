// Several games are on one page in the lobby, and their styles stay: no two may name the same thing.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** Every property of the root, and every class that has a rule of its own. */
function named(text: string): Set<string> {
  const bare = text.replace(/\/\*[^]*?\*\//g, '');
  const roots = [...bare.matchAll(/:root\s*\{([^}]*)\}/g)].flatMap(([, inside]) => [...inside!.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!));
  const classes = [...bare.matchAll(/^(\.[\w-]+)\s*\{/gm)].map(([, name]) => name!);
  return new Set([...roots, ...classes]);
}

test('no two style sheets name the same property of the root, or the same class', () => {
  const owner = new Map<string, string>();
  const twice: string[] = [];
  for (const file of sheets) {
    for (const name of named(readFileSync(`src/${file}`, 'utf8'))) {
      if (owner.has(name)) twice.push(`${name}: ${owner.get(name)} and ${file}`);
      owner.set(name, file);
    }
  }
  expect([...owner.keys()]).toEqual(expect.arrayContaining(['--roman', '--twr-gold', '.faction-rome', '.of-rome', '.of-caesar']));
  expect(twice).toEqual([]);
});
