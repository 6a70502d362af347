import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const RULE = /\bR-[A-Z]{3}-\d{2,}\b/g;

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);

const page = read('docs/rules.md');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| R-'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const catalogued = rows.map(([id = '']) => id);
const sources = [...filesUnder('src'), ...filesUnder('server')];
const named = new Map<string, string[]>();
for (const source of sources)
  for (const [id] of read(source).matchAll(RULE)) named.set(id, [...(named.get(id) ?? []), source]);

describe('docs/rules.md', () => {
  test('lists every rule that the code names', () => {
    const unknown = [...named]
      .filter(([id]) => !catalogued.includes(id))
      .map(([id, where]) => `${id} in ${where.join(', ')}`);
    expect(unknown).toEqual([]);
  });

  test('lists no rule that the code does not name, and none twice', () => {
    expect(catalogued.filter((id) => !named.has(id))).toEqual([]);
    expect([...catalogued].sort()).toEqual([...new Set(catalogued)].sort());
  });

  test.each(rows)(
    '%s stands where it says and is written in full',
    (id = '', rule = '', _figures = '', places = '', tests = '') => {
      const paths = [...`${places} ${tests}`.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
      expect(rule).toMatch(/\.$/);
      expect([...places.matchAll(/`([^`]+)`/g)].some(([, path = '']) => named.get(id)?.includes(path))).toBe(true);
    },
  );

  test('tests name only rules that exist', () => {
    const inTests = filesUnder('test').flatMap((path) =>
      [...read(path).matchAll(RULE)].map(([id]) => `${id} in ${path}`),
    );
    expect(inTests.filter((line) => !catalogued.includes(line.split(' ')[0] ?? ''))).toEqual([]);
  });
});
