import { screen, waitFor } from '@testing-library/react';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { answered } from '../../contract/support/answered';
import { freshBrowser, openConsole } from './support/console';

beforeEach(freshBrowser);

const told = () => screen.findByRole('switch', { name: 'Notify customers in advance' });
const days = () => screen.getByRole('combobox', { name: 'Days before' });

test('restores a notice turned off and on; saving without one clears it', async () => {
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

test('keeps a notice turned off in the draft and restores it', async () => {
  const key = { person: '1', resource: 'holidays', id: null };
  const first = openConsole({ at: '/holidays/add' });
  await first.user.click(await told());
  await first.user.selectOptions(days(), '5');
  await first.user.click(await told());
  // What was done last is kept within a moment.
  const kept = await waitFor(async () => {
    const found = await answered(first.services.get<Drafts>(Drafts).find(key));
    if (found === null || 'unreadable' in found || found.mine['notice'] !== null)
      throw new Error('The notice that is off is not kept yet');
    return found;
  });
  first.unmount();

  const { user } = openConsole({
    at: '/holidays/add',
    arrange: ({ services }) => {
      void services.get<Drafts>(Drafts).keep(key, kept)();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await told()).not.toBeChecked();
  await user.click(await told());
  expect(days()).toHaveValue('5');
});

test('has nothing to save after looking at the notice', async () => {
  const { user } = openConsole({ at: '/holidays/add' });
  await user.click(await told());
  await user.click(await told());
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});
