import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../../../src/application/session/routes';
import { RIGHTS } from '../../../src/domain/access/rights';
import { isLateStrings } from '../../../src/domain/shared/modules/module-entry.rule';
import { DRAWER, ENTRIES } from '../../../src/domain/shared/modules/module-entries.rule';
import { LANGUAGES, leavesOf, textsOf, writtenTexts } from '../../support/texts';

const folder = join(__dirname, '../../../src/ui/strings');
const contexts = readdirSync(join(folder, 'en'));

const read = (language: string, file: string): ReadonlyMap<string, string> =>
  new Map(leavesOf(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), ''));

const placeholders = (text = ''): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).sort();

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
    const empty = [...strings].filter(([, text]) => text.trim() === '');
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

describe.each(LANGUAGES)('the names of modules (%s)', (language) => {
  const texts = textsOf(language);
  const names = new Set([
    ...ENTRIES.flatMap(([, { rights = [] }]) => rights.flatMap((right) => right.names ?? [])),
    ...ENTRIES.map(([, entry]) => entry.names),
    ...ROUTES.map((route) => route.names),
  ]);

  test.each([...names])('%s has a name for its list and for one record', (branch) => {
    expect([texts.get(`${branch}.title`), texts.get(`${branch}.record`)]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
  });

  test('all of them come with the session, for the palette knows every screen', () => {
    const written = writtenTexts(language);
    const late = [...names].filter((branch) => isLateStrings(branch.split('.')[0] ?? ''));
    expect(late.filter((branch) => !written.has(`nouns.${branch}.one`))).toEqual([]);
    expect(late.filter((branch) => written.has(`${branch}.title`) || written.has(`${branch}.record`))).toEqual([]);
  });

  test.each(ROUTES.filter(({ action }) => action === 'add'))(
    '$path has the words of its button (R-SES-24)',
    (route) => {
      expect(texts.get(`${route.names}.add`)).toEqual(expect.any(String));
    },
  );

  test('every group of the drawer and of the rights has a name', () => {
    const groups = [...DRAWER.flatMap(({ key }) => key ?? []), ...RIGHTS.map(({ key }) => key)];
    const strings = read(language, 'shell.json');
    expect(groups.filter((key) => !strings.has(`menu.${key}`))).toEqual([]);
  });
});
