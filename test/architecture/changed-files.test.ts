import { browserTestsOf, contextOf, contractTestsOf } from '../changed-files';

test.each([
  [
    'test/contract/site/holidays.contract.ts',
    ['test/contract/site/site.http.test.ts', 'test/contract/site/site.memory.test.ts'],
  ],
  ['src/domain/site/holiday.ts', []],
])('the contract tests of %s', (path, tests) => {
  expect(contractTestsOf(path)).toEqual(tests);
});

test.each(['test/contract/shared/listed.contract.ts', 'test/contract/support/run-contracts.ts'])(
  '%s concerns the contracts of every context that finds them by folder',
  (path) => {
    expect(contractTestsOf(path)).toEqual(
      expect.arrayContaining(
        ['site', 'operations', 'insight'].map((context) => `test/contract/${context}/${context}.http.test.ts`),
      ),
    );
  },
);

test('a changed file concerns the browser tests of its context, a shared one the journeys', () => {
  expect([contextOf('src/ui/site/holiday.view.tsx'), browserTestsOf('src/ui/site/holiday.view.tsx')]).toEqual([
    'site',
    expect.arrayContaining(['site/']),
  ]);
  expect(browserTestsOf('test/e2e/site/holidays.test.ts')).toEqual(['site/holidays.test.ts']);
  expect(browserTestsOf('README.md')).toEqual([]);
});
