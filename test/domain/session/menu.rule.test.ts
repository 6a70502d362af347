import { MODULES } from '../../../src/application/session/modules';
import { menuFor } from '../../../src/domain/session/menu.rule';

const opened = (su: boolean, ...rights: readonly string[]) =>
  menuFor({ su, rights }).flatMap(({ items }) => items.map(({ module }) => module));

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

test('a superuser is offered every module that is built, and the logs', () => {
  expect(opened(true)).toEqual(expect.arrayContaining([...Object.keys(MODULES), 'logs']));
});
