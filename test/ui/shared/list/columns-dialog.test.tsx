import { screen, waitFor, within } from '@testing-library/react';
import '../../../../src/ui/shared/list/columns-dialog';
import { freshBrowser, openConsole, rowsOf } from '../../shell/support/console';

beforeEach(freshBrowser);

const openList = async () => {
  const app = openConsole({ at: '/users' });
  await screen.findByRole('table', { name: 'List of users' });
  await waitFor(() => {
    expect(rowsOf('List of users').length).toBeGreaterThan(0);
  });
  return app;
};
const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== '');

test('by keyboard: hides and moves columns, keeps one, and remembers the layout', async () => {
  const { user, unmount } = await openList();
  expect(heads()).toEqual(['Name', 'E-mail', 'Active', 'Last login']);
  screen.getByRole('button', { name: 'View' }).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Columns of this list' });
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();

  within(dialog).getByRole('checkbox', { name: 'Last login' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect([heads(), within(dialog).getByRole('status').textContent]).toEqual([
    ['Name', 'E-mail', 'Last login', 'Active'],
    'Last login is now column 3 of 4',
  ]);
  expect(within(dialog).getByRole('checkbox', { name: 'Last login' })).toHaveFocus();
  for (const title of ['Name', 'E-mail', 'Active'])
    await user.click(within(dialog).getByRole('checkbox', { name: title }));
  const last = within(dialog).getByRole('checkbox', { name: 'Last login' });
  expect(last).toHaveAccessibleDescription('A list shows at least one column');
  await user.click(last);
  expect([heads(), last.matches(':checked')]).toEqual([['Last login'], true]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Active' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(heads()).toEqual(['Last login', 'Active']);

  unmount();
  const again = await openList();
  expect(heads()).toEqual(['Last login', 'Active']);
  await again.user.click(screen.getByRole('button', { name: 'View' }));
  await again.user.click(screen.getByRole('menuitem', { name: /^Choose columns/ }));
  await again.user.click(await screen.findByRole('button', { name: 'Reset columns' }));
  expect(heads()).toEqual(['Name', 'E-mail', 'Active', 'Last login']);
});
