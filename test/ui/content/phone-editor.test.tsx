import { screen } from '@testing-library/react';
import { freshBrowser, openConsole } from '../shell/support/console';
import { offPhone, onPhone } from '../shell/support/phone';

beforeEach(() => {
  freshBrowser();
  onPhone();
});
afterEach(offPhone);

const tab = (name: string) => screen.getByRole('tab', { name });

test('has no publication tab without publication', async () => {
  openConsole({ at: '/branch/1' });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Content',
    'General',
    'Search and sharing',
  ]);
});

test('shows an item by tabs with a save dock on a phone', async () => {
  const { user } = openConsole({ at: '/blog/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Content',
    'General',
    'Publication',
    'Search and sharing',
  ]);
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  await user.click(tab('General'));
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Content blocks' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(tab('Publication')).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
});

test('has no cancel button on a phone', async () => {
  const { user } = openConsole({ at: '/blog/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'More ways to save' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Save as update', 'Cancel']);
});

test('disables both kinds of save with the reason', async () => {
  const { user } = openConsole({ at: '/blog/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('tab', { name: 'General' }));
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'More ways to save' }));
  const update = screen.getByRole('menuitem', { name: /^Save as update/ });
  expect(update).toHaveAttribute('aria-disabled', 'true');
  expect(update).toHaveTextContent('1 field');
});

test('opens a tab with an error after a refused save', async () => {
  const { user } = openConsole({ at: '/page/add' });
  await user.click(await screen.findByRole('tab', { name: 'Search and sharing' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(tab('Content')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Select at least one content block')).toBeVisible();
  await user.click(tab('General'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(tab('General')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
});
