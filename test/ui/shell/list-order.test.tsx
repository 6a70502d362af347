import { screen, within } from '@testing-library/react';
import { freshBrowser, openConsole } from './support/console';

beforeEach(freshBrowser);

test.each([
  ['/users', 'List of users', 'ascending'],
  ['/usergroups', 'List of user groups', 'ascending'],
  ['/holidays', 'List of holidays', 'descending'],
])('shows the default order of %s until sorted', async (at, label, order) => {
  const { address } = openConsole({ at });
  const table = within(await screen.findByRole('table', { name: label }));
  expect(table.getAllByRole('columnheader').flatMap((head) => head.getAttribute('aria-sort') ?? [])).toEqual([order]);
  expect(address()).toBe(at);
});

test('opens holidays on the last page', async () => {
  openConsole({ at: '/holidays' });
  const table = within(await screen.findByRole('table', { name: 'List of holidays' }));
  const days = (await table.findAllByRole('cell', { name: /\d{4}/ })).map(({ textContent }) => textContent);
  expect([days[0], days[1]]).toEqual(['26-12-2026', '25-12-2026']);
});
