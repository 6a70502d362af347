import { browserTestsOf, contextOf } from '../changed-files';
import { relatedTests, within } from '../choose-tests';
import { importersByFile } from '../import-graph';

test('a changed file concerns the browser tests of its context, a shared one the journeys', () => {
  expect([contextOf('src/ui/site/holiday.view.tsx'), browserTestsOf('src/ui/site/holiday.view.tsx')]).toEqual([
    'site',
    expect.arrayContaining(['site/']),
  ]);
  expect(browserTestsOf('test/e2e/site/holidays.test.ts')).toEqual(['site/holidays.test.ts']);
  expect(browserTestsOf('README.md')).toEqual([]);
});

describe('the related jest files', () => {
  const importers = importersByFile();
  const related = (path: string) =>
    relatedTests({ paths: [path], words: [] }, { importers, secondsOf: () => 1, textOf: () => '' });

  test('are those of the context first, and the nearest of them', () => {
    const own = related('src/domain/site/redirect.rule.ts').filter((path) => contextOf(path) === 'site');
    expect(own[0]).toBe('test/domain/site/redirect.rule.test.ts');
    expect(own).toEqual(
      expect.arrayContaining(['test/contract/site/site.http.test.ts', 'test/server/site/redirects.test.ts']),
    );
  });

  test('hold the tests of contracts, which find a contract by its folder', () => {
    expect(related('test/contract/site/holidays.contract.ts')).toEqual(
      expect.arrayContaining(['test/contract/site/site.http.test.ts', 'test/contract/site/site.memory.test.ts']),
    );
    expect(related('test/contract/shared/plain.contract.ts')).toEqual(
      expect.arrayContaining(
        ['site', 'operations', 'commerce'].map((name) => `test/contract/${name}/${name}.http.test.ts`),
      ),
    );
  });

  test('begin with what names that a change forgot something', () => {
    expect(related('src/ui/strings/en/site.json').slice(0, 5)).toEqual(
      expect.arrayContaining(['test/ui/shell/modules.test.tsx', 'test/ui/strings/strings.test.ts']),
    );
  });
});

test('tests that name changed words come before others', () => {
  const [changed, near, far] = ['src/ui/strings/en/site.json', 'test/ui/a/near.test.ts', 'test/ui/b/far.test.ts'];
  const importers = new Map([
    [changed, [near]],
    [near, [far]],
  ]);
  const textOf = (path: string): string => (path === far ? 'Add redirect' : '');
  const found = relatedTests({ paths: [changed], words: ['Add redirect'] }, { importers, secondsOf: () => 1, textOf });
  expect(found.slice(-2)).toEqual([far, near]);
});

test('a budget of seconds leaves out what does not fit, but for what is needed', () => {
  const seconds: Readonly<Record<string, number>> = { long: 60, short: 1, other: 2 };
  const secondsOf = (path: string): number => seconds[path] ?? 0;
  expect(within(3, ['short', 'long', 'other'], secondsOf)).toEqual({ chosen: ['short', 'other'], left: ['long'] });
  expect(within(3, ['long', 'short'], secondsOf, (path) => path === 'long')).toEqual({
    chosen: ['long'],
    left: ['short'],
  });
});
