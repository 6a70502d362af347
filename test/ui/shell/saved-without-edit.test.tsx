import { screen, waitFor } from '@testing-library/react';
import { searchableModules } from '../../../src/domain/session/palette.rule';
import { ENTRIES } from '../../../src/domain/shared/modules/module-entries.rule';
import { mayEnter } from '../../../src/domain/shared/modules/module-entry.rule';
import { findRoute } from '../../../src/application/session/find-route';
import { addressOfHit, offersAddress } from '../../../src/application/session/fallback-address';
import { freshBrowser, notices, openConsole, READER, USER_KEEPERS } from './support/console';

beforeEach(freshBrowser);

/** The console of a person with these rights only. */
const openWith = (at: string, rights: readonly string[]) =>
  openConsole({
    at,
    as: READER,
    arrange: ({ staff }) => {
      const [group, reader] = [staff.groups.find(USER_KEEPERS), staff.users.find('3')];
      if (group === null || reader === null) throw new Error('No group or nobody in it');
      staff.groups.put({ ...group.record, id: 'adders', name: 'Adders', rights, users: ['3'] });
      staff.users.put({ ...reader.record, usergroups: ['adders'] });
    },
  });

test('a record that was added without the right to edit leads to its list, with one message (R-ACC-17)', async () => {
  const { user, address } = openWith('/coupon/add', ['coupon.add']);
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'ZOMER31');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Sweepstake');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('table');
  await waitFor(() => {
    expect(address().split('?')[0]).toBe('/coupon');
  });
  expect([...notices(), ...notices('top')]).toEqual([expect.stringContaining('Coupon saved')]);
});

const added = ENTRIES.flatMap(([module, { routes, rights = [] }]) =>
  rights.filter(({ actions }) => actions.includes('add')).map(({ prefix }) => [prefix, module, routes[0]] as const),
);

test.each(added)('%s.add opens the list that its new records lead to', (prefix, _module, list) => {
  expect(mayEnter({ su: false, rights: [`${prefix}.add`] }, list)).toBe(true);
});

test.each(searchableModules({ su: true, rights: [] }, []).map((module) => [module]))(
  'a search hit of %s leads somebody who may only view to the list',
  (module) => {
    const path = ENTRIES.find(([key]) => key === module)?.[1].routes.find(({ path: one }) => one.endsWith(':id'))?.path;
    if (path === undefined || module === 'library') return;
    const hit = { module, path: path.replaceAll(/:\w+/g, '7'), title: 'Zo & zo' };
    const guard = findRoute(hit.path)?.route.guard;
    const right = guard !== undefined && 'permission' in guard ? guard.permission : module;
    expect(addressOfHit({ su: false, rights: [`${right}.view`] }, hit)).toMatch(/^\/[\w/-]+\?q=Zo%20%26%20zo$/);
    expect(offersAddress({ su: false, rights: [`${right}.edit`] }, hit.path)).toBe(true);
  },
);
