import { act, screen, waitFor } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from './support/console';

beforeEach(freshBrowser);

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const FILL_IN = 'This field is required';

test('focuses the first field of a new record', async () => {
  openConsole({ at: '/redirect/add' });
  const from = await field('From');
  await waitFor(() => {
    expect(from).toHaveFocus();
  });
});

test.each([
  ['Enter', '{Enter}'],
  ['the keys that save', '{Control>}s{/Control}'],
  ['Save by keys', 'save{Enter}'],
  ['Save by the space bar', 'save '],
])('focuses the first invalid field after a refused save by %s', async (_, keys) => {
  const { user } = openConsole({ at: '/redirect/add' });
  const [from, to] = [await field('From'), await field('To')];
  await waitFor(() => {
    expect(from).toHaveFocus();
  });
  await user.keyboard('/old');
  if (keys.startsWith('save'))
    act(() => {
      save().focus();
    });
  await user.keyboard(keys.replace('save', ''));
  await waitFor(() => {
    expect(to).toHaveFocus();
  });
  expect(to).toHaveAccessibleDescription(FILL_IN);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveAccessibleDescription('Correct 1 field first');
});

test('lets the mouse reach Save from an empty first field', async () => {
  const { user } = openConsole({ at: '/redirect/add' });
  const [from, to] = [await field('From'), await field('To')];
  await waitFor(() => {
    expect(from).toHaveFocus();
  });
  await user.click(save());
  await waitFor(() => {
    expect(from).toHaveFocus();
  });
  expect(from).toHaveAccessibleDescription(FILL_IN);
  expect(to).toHaveAccessibleDescription(FILL_IN);
});

test.each([
  ['one field, left empty', '/popup/add', 'Title', ''],
  ['a field that was filled in wrongly', '/whitelist/add', 'Source', 'no address'],
])('handles a press on a Save that becomes disabled: %s', async (_, at, label, typed) => {
  const { user } = openConsole({ at });
  const wrong = await field(label);
  await waitFor(() => {
    expect(wrong).toHaveFocus();
  });
  if (typed !== '') await user.type(wrong, typed);
  await user.click(save());
  expect(notices()).toEqual([expect.stringContaining('Check all fields and try again.')]);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveAccessibleDescription('Correct 1 field first');
  await waitFor(() => {
    expect(wrong).toHaveFocus();
  });
  await user.click(save());
  expect(notices()).toEqual([expect.stringContaining('Check all fields and try again.')]);
});
