import { drawerGroups } from '../../../src/ui/shell/drawer-groups';
import type { Menu } from '../../../src/domain/shared/session';

const item = (module: string) => ({ module, label: `shell.names.${module}.title`, icon: 'document' });
const menu: Menu = [
  { label: null, icon: null, items: [item('dashboard'), item('statistics')] },
  { label: 'shell.menu.content', icon: 'document', items: [item('blog'), item('navigation'), item('library')] },
  {
    label: 'Beheer van de firma',
    icon: 'shield',
    items: [item('users'), item('usergroups'), item('logs'), { ...item('unknown-module'), label: 'Iets nieuws' }],
  },
];
const shownTo = (su: boolean, ...rights: readonly string[]) =>
  drawerGroups(menu, { su, rights }, (key) => `<${key}>`).map(({ label, items }) => [
    label,
    ...items.map(({ path }) => path),
  ]);

test.each<[string, boolean, readonly string[], readonly unknown[]]>([
  ['nobody in particular', false, [], [[null, '/dashboard']]],
  [
    'an editor',
    false,
    ['blog.view', 'library.edit'],
    [
      [null, '/dashboard'],
      ['<shell.menu.content>', '/blog', '/library'],
    ],
  ],
  [
    'somebody with one right of three parts',
    false,
    ['navigation.menu.edit'],
    [
      [null, '/dashboard'],
      ['<shell.menu.content>', '/navigation'],
    ],
  ],
  [
    'a keeper of users',
    false,
    ['users.edit', 'statistics.users'],
    [
      [null, '/dashboard', '/statistics'],
      ['Beheer van de firma', '/users'],
    ],
  ],
  [
    'a superuser',
    true,
    [],
    [
      [null, '/dashboard', '/statistics'],
      ['<shell.menu.content>', '/blog', '/navigation', '/library'],
      ['Beheer van de firma', '/users', '/usergroups', '/logs'],
    ],
  ],
])('shows %s the modules of their rights without empty groups (R-ACC-05)', (_, su, rights, groups) => {
  expect(shownTo(su, ...rights)).toEqual(groups);
});

test('accepts module names from the API', () => {
  const [group] = drawerGroups(
    [{ label: 'Beheer', icon: null, items: [{ ...item('users'), label: 'Onze mensen' }] }],
    { su: true, rights: [] },
    () => 'never asked',
  );
  expect([group?.label, group?.items.map(({ label }) => label)]).toEqual(['Beheer', ['Onze mensen']]);
});
