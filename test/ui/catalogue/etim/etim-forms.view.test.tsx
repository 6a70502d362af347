import { screen, waitFor, within } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import '../../support/editor';

beforeEach(freshBrowser);

test('shows what the standard says of a feature, and saves what staff may change', async () => {
  const { user } = openConsole({ at: '/etim/feature/1' });
  const facts = await screen.findByText('EF000008');
  expect(facts.closest('dl')).toHaveTextContent(
    'CodeEF000008Copy EF000008LabelBreedteDescriptionGetal in mm.UnitmmPostfixNone',
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const category = await screen.findByRole('combobox', { name: 'Category' });
  await waitFor(() => {
    expect(within(category).getAllByRole('option').length).toBe(9);
  });
  expect(category).toHaveDisplayValue('Afmetingen en gewicht');
  await user.selectOptions(category, 'No category');
  await user.click(screen.getByRole('radio', { name: 'Green' }));
  await user.click(screen.getByRole('switch', { name: 'Visible on website' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(notices()).toContain('Feature saved');
  });
  expect(screen.getByRole('textbox', { name: 'Category' })).toHaveValue('No category');
  expect(screen.getByRole('group', { name: 'Colour' })).toHaveTextContent('Green');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('goes back to the overview', async () => {
  const { user, address } = openConsole({ at: '/etim/feature/1' });
  await screen.findByText('EF000008');
  await user.click(screen.getByRole('button', { name: 'Back to overview' }));
  expect(address()).toBe('/etim');
});

test('adds a category at a position, which can be deleted as long as it is empty', async () => {
  const { user, address } = openConsole({ at: '/etim/category/add' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Zonneboiler');
  const position = screen.getByRole('textbox', { name: 'Position' });
  await user.type(position, '0');
  await user.tab();
  expect(position).toBeInvalid();
  await user.clear(position);
  await user.type(position, '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(address()).toBe('/etim/category/9');
  });
  expect(await screen.findByText('No feature is in this category. It can be deleted.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Position' })).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Zonneboiler');
  await user.click(screen.getByRole('button', { name: 'Delete 1 category' }));
  await waitFor(() => {
    expect(address()).toBe('/etim');
  });
});

test('says why a category with features is not deleted', async () => {
  openConsole({ at: '/etim/category/1' });
  expect(await screen.findByText('8 features are in this category.')).toBeVisible();
  expect(screen.getByText(/A category with features is not deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
