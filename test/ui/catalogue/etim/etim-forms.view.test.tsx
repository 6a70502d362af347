import { screen, waitFor, within } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import { asHolderOf } from '../support/rights';
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
    expect(notices()).toContain('ETIM feature saved');
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

test.each([
  ['/etim/feature/999', '/etim', 'Nothing found in ETIM features'],
  ['/etim/category/999', '/etim', 'Nothing found in ETIM categories'],
  ['/etim/combination/999', '/etim/combination', 'Nothing found in ETIM combinations'],
])('where there is nothing at %s, leads to %s and says so', async (at, list, said) => {
  const { address } = openConsole({ at });
  await waitFor(() => {
    expect(address()).toBe(list);
  });
  expect(notices()).toContain(said);
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
  await user.click(screen.getByRole('button', { name: 'Delete 1 ETIM category' }));
  await waitFor(() => {
    expect(address()).toBe('/etim');
  });
});

test('says why a category with features is not deleted', async () => {
  openConsole({ at: '/etim/category/1' });
  expect(await screen.findByText('8 features are in this category.')).toBeVisible();
  expect(screen.getByText(/A category with features cannot be deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

describe('rights decide what is offered', () => {
  const edit = () => screen.findByRole('button', { name: 'Edit' });

  test.each([
    ['etim.feature.edit', '/etim/feature/1'],
    ['etim.category.edit', '/etim/category/1'],
    ['etim.combination.edit', '/etim/combination/1'],
  ])('%s edits %s, and deletes nothing', async (right, at) => {
    const { user } = openConsole({ at, ...asHolderOf(right) });
    await user.click(await edit());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test.each(['/etim/category/1', '/etim/category/add', '/etim/combination/1', '/etim/combination/add'])(
    'etim.feature.edit does not open %s',
    async (at) => {
      const { address } = openConsole({ at, ...asHolderOf('etim.feature.edit') });
      await waitFor(() => {
        expect(address()).toBe('/dashboard');
      });
      expect(screen.queryByRole('textbox', { name: /^(Name|Description)/ })).toBeNull();
    },
  );

  test('etim.feature.edit reads the combinations, and neither adds nor selects any', async () => {
    openConsole({ at: '/etim/combination', ...asHolderOf('etim.feature.edit') });
    const table = await screen.findByRole('table');
    expect((await within(table).findAllByRole('row')).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /^Add ETIM combination/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
