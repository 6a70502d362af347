import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_RIGHTS } from '../../src/domain/access/rights';

const stringsOf = (language: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(`src/ui/strings/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join('src/ui/strings', language, file), 'utf8')),
    ]),
  );

const inside = (tree: unknown, name: string): unknown =>
  typeof tree === 'object' && tree !== null
    ? (new Map<string, unknown>(Object.entries(tree)).get(name) ?? new Map(Object.entries(tree)).get(`${name}_other`))
    : undefined;

/** Whether a language has words under a key, or a branch of them: a view may be given the branch of its module. */
const speaks = (strings: unknown, key: string): boolean => key.split('.').reduce(inside, strings) !== undefined;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'));
const literals = (pattern: RegExp): readonly string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((found) => found[1] ?? ''));

// A notice is spoken by its key, which no compiler checks: a person would read "*general".
test.each(['en', 'nl'])('every key that the source names has its words (%s)', (language) => {
  const strings = stringsOf(language);
  const [events, rights] = [new Set(literals(/type: '([\w.-]+)'/g)), new Set(ALL_RIGHTS)];
  const named = [...new Set(literals(/'([a-z-]+(?:\.[\w-]+)+)'/g))].filter(
    (key) => inside(strings, key.split('.')[0] ?? '') !== undefined && !events.has(key) && !rights.has(key),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter((key) => !speaks(strings, key))).toEqual([]);
});
