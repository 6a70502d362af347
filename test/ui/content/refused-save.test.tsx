import { screen, waitFor, within } from '@testing-library/react';
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

test('the count of fields with errors includes those of blocks, and follows what is typed', async () => {
  const { user } = openConsole({ at: '/page/add' });
  await screen.findByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Add block' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.dblClick(await dialog.findByRole('option', { name: /^Quote$/i }));
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('1 field to correct')).toBeInTheDocument();
  expect(save).toHaveAccessibleDescription('Correct 3 fields first');
  const [quote = save] = within(screen.getByRole('list', { name: 'Content blocks' })).getAllByRole('textbox');
  await user.type(quote, 'Warm');
  expect(save).toHaveAccessibleDescription('Correct 2 fields first');
});

test('a field of a block that the server refused can be sent again as it is', async () => {
  const { user, line } = openConsole({ at: '/page/2' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  const refused = { 'blocks.page-2-1.text': 'FILE_NOT_FOUND' } as const;
  line.failNext({ kind: 'FieldsRejected', code: 'FIELDS_NOT_VALID', fields: refused });
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => {
    expect(save).toHaveAccessibleDescription('Correct 1 field first');
  });
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
});
