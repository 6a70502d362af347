import { screen } from '@testing-library/react';
import { freshBrowser, openConsole } from './support/console';

beforeEach(freshBrowser);

const told = () => screen.findByRole('switch', { name: 'Notify customers in advance' });
const days = () => screen.getByRole('combobox', { name: 'Days before' });

test('empties a notice turned off and on before saving; saving without one clears it', async () => {
  const { user } = openConsole({ at: '/holidays/add' });
  await user.type(await screen.findByRole('textbox', { name: 'Date' }), '1-6-2031');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Inventaris');
  await user.click(await told());
  await user.selectOptions(days(), '5');
  await user.click(await told());
  expect(screen.queryByRole('combobox', { name: 'Days before' })).toBeNull();
  await user.click(await told());
  expect(days()).toHaveValue('1');
  await user.click(await told());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await told()).not.toBeChecked();
  await user.click(await told());
  expect(days()).toHaveValue('1');
});

test('has nothing to save after looking at the notice', async () => {
  const { user } = openConsole({ at: '/holidays/add' });
  await user.click(await told());
  await user.click(await told());
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});
