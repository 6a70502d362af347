import { readFileSync } from 'node:fs';
import { filesByRule, ruleRows, withColumns } from '../../docs/rules';

const LONGEST_STATEMENT = 300;

const page = readFileSync('docs/rules.md', 'utf8');
const code = filesByRule('src', 'server');
const tests = filesByRule('test');
const rows = ruleRows(page);
const catalogued = rows.map(([id = '']) => id);

/** The numbers from 1 to the last that no rule of a context uses. */
const missingNumbers = (context: string): readonly number[] => {
  const given = catalogued.filter((id) => id.startsWith(context)).map((id) => Number(id.slice(6)));
  return Array.from({ length: Math.max(...given) }, (_, index) => index + 1).filter(
    (number) => !given.includes(number),
  );
};

/** Parses lists such as `2, 4 to 6`. */
const numbersIn = (list: string): readonly number[] =>
  [...list.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );

describe('docs/rules.md', () => {
  test('lists the rules that code and tests name, each once', () => {
    const listed = [...catalogued].sort();
    expect([...code.keys()].sort()).toEqual(listed);
    expect([...tests.keys()].sort()).toEqual(listed);
  });

  test('is up to date; `npm run diagrams` writes the columns "code" and "tests"', () => {
    expect(withColumns(page, code, tests)).toBe(page);
  });

  test.each(rows)('%s is one short text of whole sentences', (...row) => {
    const [, statement = ''] = row;
    expect(row).toHaveLength(5);
    expect(statement).toMatch(/^[A-Z].*\.$/);
    expect(statement.length).toBeLessThanOrEqual(LONGEST_STATEMENT);
  });

  test('lists the numbers that were never given', () => {
    const contexts = [...new Set(catalogued.map((id) => id.slice(0, 5)))];
    const listed = contexts.map((context) => new RegExp(`^- ${context}: (.*)\\.$`, 'm').exec(page)?.[1] ?? '');
    expect(listed.map(numbersIn)).toEqual(contexts.map(missingNumbers));
  });
});
