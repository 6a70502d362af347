import { menuFor } from '../../../src/domain/session/menu.rule';
import { ENTRIES } from '../../../src/domain/shared/modules/module-entries.rule';

const opened = (su: boolean, ...rights: readonly string[]) =>
  menuFor({ su, rights }).flatMap(({ items }) => items.map(({ module }) => module));

// Rule R-ACC-04.
test.each<[string, readonly string[], readonly string[]]>([
  ['nothing', [], ['dashboard', 'help']],
  ['one right', ['holidays.view'], ['dashboard', 'holidays', 'help']],
  ['a right of three parts', ['navigation.menu.edit'], ['dashboard', 'navigation', 'help']],
  ['a right that opens two modules', ['spareparts.edit'], ['dashboard', 'spare-parts', 'spare-part-logs', 'help']],
  ['a right that no module has', ['unknown.view'], ['dashboard', 'help']],
])('R-ACC-05: who holds %s is offered what it opens', (_, rights, modules) => {
  expect(opened(false, ...rights)).toEqual(modules);
});

test('R-ACC-05: a group without anything to open is left out', () => {
  expect(menuFor({ su: false, rights: ['popup.view'] }).map(({ label }) => label)).toEqual([
    null,
    'shell.menu.site',
    'shell.menu.administration',
  ]);
});

test('R-ACC-05: a superuser is offered every module once, but the profile', () => {
  expect(opened(true).toSorted()).toEqual(
    ENTRIES.map(([module]) => module)
      // A spare part is opened from its list.
      .filter((module) => module !== 'profile')
      .toSorted(),
  );
});

/** The menu groups of the specification with their modules; the menu may have further modules between them. */
const SPECIFIED: readonly (readonly [string | null, readonly string[]])[] = [
  [null, ['dashboard', 'statistics']],
  ['shell.menu.content', ['blog', 'news', 'press', 'page', 'reference', 'branch', 'faq', 'library']],
  ['shell.menu.arrangement', ['category', 'tag', 'navigation']],
  ['shell.menu.commerce', ['promotion', 'netPricepromotion', 'coupon', 'defaultcart', 'calendar', 'explain']],
  ['shell.menu.catalogue', ['etim', 'structure', 'spare-parts', 'spare-part-categories', 'spare-part-logs']],
  ['shell.menu.site', ['event', 'popup', 'redirect', 'holidays', 'form', 'emails', 'whitelist', 'dns', 'searchlog']],
  ['shell.menu.administration', ['users', 'usergroups', 'errorcode', 'queue', 'logs', 'help']],
];

test('R-ACC-05: groups and modules stand in their order', () => {
  const known = SPECIFIED.flatMap(([, modules]) => modules);
  expect(
    menuFor({ su: true, rights: [] }).map(({ label, items }) => [
      label,
      items.map(({ module }) => module).filter((module) => known.includes(module)),
    ]),
  ).toEqual(SPECIFIED);
});
