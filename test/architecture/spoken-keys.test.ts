import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_RIGHTS } from '../../src/domain/access/rights';
import { LANGUAGES, textsOf } from '../support/texts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'));
const literals = (pattern: RegExp): readonly string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((found) => found[1] ?? ''));

// No compiler checks the key of a notice: with a wrong key a person would read "*general".
test.each(LANGUAGES)('every key that the source names has its words (%s)', (language) => {
  const keys = [...textsOf(language).keys()];
  const contexts = new Set(keys.map((key) => key.split('.')[0]));
  // A view may get the branch of its module.
  const spoken = new Set(
    keys.flatMap((key) => {
      const parts = key.replace(/_(one|other|zero)$/, '').split('.');
      return parts.map((_, end) => parts.slice(0, end + 1).join('.'));
    }),
  );
  const [events, rights] = [new Set(literals(/type: '([\w.-]+)'/g)), new Set(ALL_RIGHTS)];
  const named = [...new Set(literals(/'([a-z-]+(?:\.[\w-]+)+)'/g))].filter(
    (key) => contexts.has(key.split('.')[0]) && !events.has(key) && !rights.has(key),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter((key) => !spoken.has(key))).toEqual([]);
});
