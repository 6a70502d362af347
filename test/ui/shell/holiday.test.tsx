import { screen } from '@testing-library/react';
import { freshBrowser, openConsole } from './support/console';

beforeEach(freshBrowser);

const told = () => screen.findByRole('switch', { name: 'Tell customers ahead' });
const days = () => screen.getByRole('combobox', { name: 'Days before' });

test('a notice that is turned off and on again is as it was; the save of one that is off clears it', async () => {
  const { user } = openConsole({ at: '/holidays/add' });
  await user.type(await screen.findByRole('textbox', { name: 'Date' }), '1-6-2031');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Inventaris');
  await user.click(await told());
  await user.selectOptions(days(), '5');
  await user.click(await told());
  expect(screen.queryByRole('combobox', { name: 'Days before' })).toBeNull();
  await user.click(await told());
  expect(days()).toHaveValue('5');
  await user.click(await told());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await told()).not.toBeChecked();
  await user.click(await told());
  expect(days()).toHaveValue('1');
});
