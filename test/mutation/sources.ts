/** A source to mutate, with the only test files that run on its mutants. */
export interface MutatedSource {
  readonly source: string;
  readonly tests: readonly string[];
}

const beside = (folder: string, sources: readonly string[], tests: readonly string[]): readonly MutatedSource[] =>
  sources.map((source) => ({
    source: `${folder}/${source}.ts`,
    tests: tests.map((test) => `test/${folder.replace('src/', '')}/${test}.test.ts`),
  }));

const inServer = (sources: readonly string[], tests: readonly string[]): readonly MutatedSource[] =>
  beside('server', sources, tests);

const CONTENT_FOLDER = 'src/domain/content';
const COMMERCE = 'src/domain/commerce';
const SHARED = 'src/domain/shared';

export const MUTATED_SOURCES: readonly MutatedSource[] = [
  ...beside(COMMERCE, ['promotion.rule'], ['promotion.rule']),
  ...beside(COMMERCE, ['promotion'], ['promotion', 'promotion.rule']),
  ...beside(COMMERCE, ['promotion-checks'], ['promotion-checks']),
  ...beside(
    COMMERCE,
    ['explain', 'explain-rule'],
    ['explain', 'explain-rule', 'explain-prices', 'explain-default-cart'],
  ),
  ...beside(SHARED, ['merge'], ['merge']),
  ...beside(SHARED, ['parts/merge-parts'], ['parts/merge-parts', 'parts/merge-part-fields']),
  ...beside(CONTENT_FOLDER, ['merge-blocks', 'merge-content'], ['merge-content', 'merge-block-fields']),
  ...beside(
    CONTENT_FOLDER,
    ['editor-lock.machine', 'editor-lock.setup', 'editor-lock'],
    ['editor-lock.machine', 'editor-lock-release'],
  ),
  ...beside('src/domain/site', ['redirect-check.rule'], ['redirect-check.rule']),
  {
    source: `${SHARED}/links/website-target.rule.ts`,
    tests: ['test/domain/shared/website-target.rule.test.ts', 'test/domain/site/redirect-check.rule.test.ts'],
  },
  ...beside(SHARED, ['slug.rule'], ['slug.rule']),
  ...beside(SHARED, ['read-date'], ['read-date']),
  ...beside(SHARED, ['calendar-date'], ['calendar-date']),
  ...beside(SHARED, ['calendar-month'], ['calendar-month']),
  ...beside(SHARED, ['typed-moment'], ['typed-moment']),
  ...beside(SHARED, ['permission'], ['permission']),
  ...beside('src/domain/access', ['superuser.rule'], ['superuser.rule']),
  ...beside('src/domain/access', ['usergroup-authority.rule'], ['usergroup.rule']),
  ...inServer(['shared/check-access', 'shared/rights-fingerprint'], ['access/check-access']),
  ...inServer(['shared/list'], ['access/users']),
  ...inServer(
    ['content/items/save-item'],
    ['content/content', 'content/content-life', 'content/content-locks', 'shared/offered-references'],
  ),
  ...inServer(['content/items/validate-item'], ['content/content', 'content/content-life', 'content/content-blocks']),
  ...inServer(['shared/record-locks'], ['content/content-locks', 'catalogue/etim-features']),
  ...inServer(['shared/idempotency'], ['shared/idempotency']),
];
