const LAYERS =
  'src/(?:domain|application|ui|adapters/[^/]+)|server|test/(?:domain|application|ui|adapters/[^/]+|contract|server)';
const IN_CONTEXT = new RegExp(`^(?:src/ui/strings/[^/]+/([^/]+)\\.json$|(?:${LAYERS})/([^/]+)/)`);

/** The context of a file by its path: the folder below the layer, `shared` where there is none. */
export function contextOf(path: string): string {
  const [, strings, folder] = IN_CONTEXT.exec(path) ?? [];
  return strings ?? folder ?? 'shared';
}

/** Browser tests by path of the source that they cover; the first match counts. Paths below test/e2e. */
const BROWSER_TESTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/ui\/shared\/(?:list|table)\//, ['list/', 'journeys/operations']],
  [/\/(?:ui|domain)\/shared\/rich-text\//, ['record/rich-text', 'safety/']],
  [/\/ui\/shared\/record\//, ['record/', 'content/drafts']],
  [/\/ui\/shared\/theme\//, ['accessibility/']],
  [/\/(?:shared|shell|http|database|memory)\//, ['journeys/', 'extras/', 'accessibility/screens']],
];

const BROWSER_TESTS_OF_CONTEXT: Readonly<Record<string, readonly string[]>> = {
  access: ['access/', 'rights/', 'journeys/edit-a-user', 'journeys/user-groups', 'accessibility/user-groups'],
  content: ['content/', 'journeys/content'],
  insight: ['operations/', 'journeys/profile'],
  library: ['library/', 'journeys/library', 'accessibility/library'],
  operations: ['operations/', 'journeys/operations', 'accessibility/operations'],
  session: ['session/', 'journeys/profile', 'journeys/avatar'],
  site: ['site/', 'journeys/popups'],
};

/** The browser tests for a changed file: paths below test/e2e, as Playwright filters by them. */
export function browserTestsOf(path: string): readonly string[] {
  const test = /^test\/e2e\/(.+\.test\.ts|[^/]+\/)/.exec(path)?.[1];
  if (test !== undefined) return test === 'support/' ? ['journeys/'] : [test];
  if (!/^(?:src|server)\//.test(path)) return [];
  return (
    BROWSER_TESTS_OF_CONTEXT[contextOf(path)] ?? BROWSER_TESTS.find(([paths]) => paths.test(path))?.[1] ?? ['journeys/']
  );
}
