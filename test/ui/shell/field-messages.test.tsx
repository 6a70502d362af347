import { screen, waitFor } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from './support/console';

beforeEach(freshBrowser);

const field = (name: string) => screen.findByRole('textbox', { name });

test('says how many characters fit in a text that is too long', async () => {
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

test('shows input hints only while editing', async () => {
  const { user } = openConsole({ at: '/redirect/1' });
  const from = await field('From');
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => {
    expect(edit).not.toHaveAttribute('aria-disabled');
  });
  expect(from).not.toHaveAccessibleDescription();
  await user.click(edit);
  expect(await field('From')).toHaveAccessibleDescription(/old path/i);
});

test('explains a star in a redirect path', async () => {
  const { user } = openConsole({ at: '/redirect/add' });
  const from = await field('From');
  await user.type(from, '/downloads/*');
  expect(from).toHaveAccessibleDescription(/leave it out and turn on Catch all/);
});

test('shows at its end that a popup without start ended before its save', async () => {
  const { user } = openConsole({ at: '/popup/add' });
  await user.type(await field('Title'), 'Voorbij');
  await user.type(await field('End'), '1-1-2020');
  await user.type(await field('End, time'), '12:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This is before the start.');
  expect(screen.getByRole('textbox', { name: 'End' })).toBeInvalid();
  expect(notices()).toHaveLength(1);
});
