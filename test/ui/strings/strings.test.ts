import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../src/ui/strings');
const contexts = readdirSync(join(folder, 'en'));

const isBranch = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null;

const leavesOf = (node: unknown, path: string): readonly (readonly [string, unknown])[] =>
  isBranch(node)
    ? Object.entries(node).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, node]];

const read = (language: string, file: string): ReadonlyMap<string, unknown> =>
  new Map(leavesOf(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), ''));

const placeholders = (text: unknown): readonly string[] =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).sort();

test('both languages have the same files', () => {
  expect(readdirSync(join(folder, 'nl'))).toEqual(contexts);
});

describe.each(contexts)('%s', (file) => {
  const english = read('en', file);
  const dutch = read('nl', file);

  test('has the same keys in English and Dutch', () => {
    expect([...dutch.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each([
    ['en', english],
    ['nl', dutch],
  ] as const)('has no empty text in %s', (_, strings) => {
    const empty = [...strings].filter(([, text]) => typeof text !== 'string' || text.trim() === '');
    expect(empty).toEqual([]);
  });

  test('has the same placeholders', () => {
    const different = [...english].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(dutch.get(key)).join(),
    );
    expect(different).toEqual([]);
  });

  test('has a plural for each singular', () => {
    const keys = [...english.keys()];
    const alone = keys.filter((key) => key.endsWith('_one') && !english.has(key.replace(/_one$/, '_other')));
    const withoutOne = keys.filter((key) => key.endsWith('_other') && !english.has(key.replace(/_other$/, '_one')));
    expect([...alone, ...withoutOne]).toEqual([]);
  });
});

describe('uses one name per module', () => {
  const unalike = (language: string, file: string, branch: string, other: string) => {
    const menu = read(language, 'shell.json');
    return [...read(language, file)]
      .filter(([key]) => key.startsWith(`${branch}.`))
      .map(([key, name]) => [key.slice(branch.length + 1), name, menu.get(`${other}.${key.slice(branch.length + 1)}`)])
      .filter(([, name, inMenu]) => inMenu !== undefined && inMenu !== name);
  };

  test.each(['en', 'nl'])('in menu, titles and rights (%s)', (language) => {
    expect(unalike(language, 'shell.json', 'routes', 'menu')).toEqual([]);
    expect(unalike(language, 'access.json', 'rights.module', 'menu')).toEqual([]);
    expect(unalike(language, 'access.json', 'rights.group', 'menu')).toEqual([]);
  });

  test.each(['en', 'nl'])('in the menu and above its list (%s)', (language) => {
    const menu = read(language, 'shell.json');
    const ofLists = [
      ['site.json', 'holidays', 'holidays'],
      ['site.json', 'redirects', 'redirect'],
      ['site.json', 'popups', 'popup'],
      ['access.json', 'users', 'users'],
      ['access.json', 'usergroups', 'usergroups'],
    ] as const;
    for (const [file, list, module] of ofLists)
      expect([module, read(language, file).get(`${list}.title`)]).toEqual([module, menu.get(`menu.${module}`)]);
  });
});
