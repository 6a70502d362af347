import { screen, waitFor } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from './support/console';

beforeEach(freshBrowser);

const field = (name: string) => screen.findByRole('textbox', { name });

test('a text of too many characters is called too long, with how many fit', async () => {
  const { user } = openConsole({ at: '/redirect/add' });
  const [from, comments] = [await field('From'), await field('Comments')];
  await user.click(from);
  await user.paste(`/${'x'.repeat(500)}`);
  await user.click(comments);
  await user.paste('x'.repeat(2_001));
  await user.tab();
  expect(from).toHaveAccessibleDescription('This is too long: at most 500 characters.');
  expect(comments).toHaveAccessibleDescription('This is too long: at most 2,000 characters.');
});

test('what to type is said while something can be typed', async () => {
  const { user } = openConsole({ at: '/redirect/1' });
  const from = await field('From');
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => {
    expect(edit).toBeEnabled();
  });
  expect(from).not.toHaveAccessibleDescription();
  await user.click(edit);
  expect(await field('From')).toHaveAccessibleDescription(/old path/i);
});

test('a star in the path of a redirect says what does what it seems to do', async () => {
  const { user } = openConsole({ at: '/redirect/add' });
  const from = await field('From');
  await user.type(from, '/downloads/*');
  expect(from).toHaveAccessibleDescription(/leave it out and turn on Catch all/);
});

test('a popup without a start that ended before its save is told so at its end', async () => {
  const { user } = openConsole({ at: '/popup/add' });
  await user.type(await field('Title'), 'Voorbij');
  await user.type(await field('End'), '1-1-2020');
  await user.type(await field('End, time'), '12:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This is before the start.');
  expect(screen.getByRole('textbox', { name: 'End' })).toBeInvalid();
  expect(notices()).toHaveLength(1);
});
