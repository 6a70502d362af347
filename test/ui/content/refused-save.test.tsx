import { screen, waitFor } from '@testing-library/react';
import { freshBrowser, openConsole } from '../shell/support/console';

beforeEach(freshBrowser);

test('a refused save of a new item without blocks focuses the first field that is wrong', async () => {
  const { user } = openConsole({ at: '/page/add' });
  await screen.findByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Select at least one content block')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
});
