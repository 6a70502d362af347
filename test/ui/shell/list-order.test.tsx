import { screen, within } from '@testing-library/react';
import { freshBrowser, openConsole } from './support/console';

beforeEach(freshBrowser);

test.each([['/users', 'List of users'], ['/usergroups', 'List of user groups'], ['/holidays', 'List of holidays']])('the list at %s shows by what it lies until somebody sorts it', async (at, label) => {
  const { address } = openConsole({ at });
  const table = within(await screen.findByRole('table', { name: label }));
  expect(table.getAllByRole('columnheader').flatMap((head) => head.getAttribute('aria-sort') ?? [])).toEqual(['ascending']);
  expect(address()).toBe(at);
});
