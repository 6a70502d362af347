import { isRight } from 'fp-ts/Either';
import { screen, waitFor, within } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import { listsOf, openWith } from '../support/faq';

beforeEach(freshBrowser);

const box = (name: string) => screen.findByRole('textbox', { name });
const press = async ({ user }: Pick<ReturnType<typeof openConsole>, 'user'>, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name }));
};

describe('the form of a category', () => {
  test('names what is missing, and saves a subcategory below the main category that was chosen', async () => {
    const app = openConsole({ at: '/faq/category/add' });
    await box('Name');
    await press(app, 'Save');
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Url is required')).toBeVisible();
    await app.user.type(await box('Name'), 'Zonneboilers');
    await app.user.click(screen.getByRole('switch', { name: 'Subcategory' }));
    const parent = await screen.findByRole('combobox', { name: /Main category/ });
    expect(within(parent).queryByRole('option', { name: 'Leveren' })).toBeNull();
    await app.user.selectOptions(parent, 'Warmtepompen');
    await press(app, 'Save');
    await waitFor(() => {
      expect(app.address()).toMatch(/^\/faq\/category\/\d+$/);
    });
    const lists = await listsOf(app);
    const stored = await lists.categories()();
    const rows = isRight(stored) ? stored.right.rows : [];
    expect(rows.find(({ url }) => url === 'zonneboilers')).toMatchObject({ name: 'Zonneboilers', parent: '4' });
  });

  test('keeps a category with subcategories a main category, and says why', async () => {
    const app = openConsole({ at: '/faq/category/1' });
    await press(app, 'Edit');
    const toggle = await screen.findByRole('switch', { name: 'Subcategory' });
    await waitFor(() => {
      expect(toggle).toHaveAccessibleDescription('Categories with subcategories are main categories.');
    });
    await app.user.click(toggle);
    expect(toggle).not.toBeChecked();
  });

  test('says what a category holds, which is not deleted', async () => {
    openConsole({ at: '/faq/category/1' });
    expect(await screen.findByText('3 questions')).toBeVisible();
    expect(screen.getByText('2 subcategories below it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('deletes an empty category and goes to the FAQ', async () => {
    const app = openConsole({ at: '/faq/category/8' });
    await press(app, 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete 1 FAQ category' }));
    await waitFor(() => {
      expect(app.address()).toBe('/faq');
    });
    expect(await screen.findByRole('button', { name: 'Edit category Warmtepompen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit category Mijn account' })).toBeNull();
  });

  test.each<readonly [string, readonly string[]]>([
    ['faq.category.edit', ['Edit']],
    ['faq.category.delete', []],
  ])('with %s alone', async (right, buttons) => {
    const { address } = openWith([right], '/faq/category/2');
    if (buttons.length === 0) {
      await waitFor(() => {
        expect(address()).not.toBe('/faq/category/2');
      });
      return;
    }
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('the form of a question', () => {
  test('begins in the category of the address, and names what is missing', async () => {
    const app = openConsole({ at: '/faq/question/add?category=5' });
    const category = await screen.findByRole('combobox', { name: /Category/ });
    await waitFor(() => {
      expect(category).toHaveDisplayValue('Warmtepompen › Hybride');
    });
    await press(app, 'Save');
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Url is required')).toBeVisible();
  });

  test('asks for a category where the address names none', async () => {
    const app = openConsole({ at: '/faq/question/add' });
    await screen.findByRole('combobox', { name: /Category/ });
    await press(app, 'Save');
    expect(await screen.findByText('Category is required')).toBeVisible();
  });

  test('follows a question to the category that it is moved to, with what was changed', async () => {
    const app = openConsole({ at: '/faq/category/1/question/2' });
    await press(app, 'Edit');
    const category = await screen.findByRole('combobox', { name: /Category/ });
    await screen.findByRole('option', { name: 'Vloerverwarming' });
    await app.user.selectOptions(category, 'Vloerverwarming');
    await app.user.click(screen.getByRole('switch', { name: 'Only for logged-in contacts' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'Particulieren' }));
    await press(app, 'Save');
    await waitFor(() => {
      expect(app.address()).toBe('/faq/category/6/question/2');
    });
    await press(app, 'Edit');
    expect(await screen.findByRole('switch', { name: 'Only for logged-in contacts' })).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: 'Particulieren' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Installateurs' })).toBeChecked();
  });

  test('shows target groups by name while reading', async () => {
    openConsole({ at: '/faq/category/1/question/1' });
    const group = await screen.findByRole('group', { name: 'Target groups' });
    await waitFor(() => {
      expect(
        within(group)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Installateurs', 'Bouwbedrijven']);
    });
  });

  test('shows a product by its code and name, before and after the save', async () => {
    const app = openConsole({ at: '/faq/category/1/question/2' });
    await press(app, 'Edit');
    await app.user.type(await screen.findByRole('combobox', { name: 'Products' }), 'WP-8');
    await app.user.click(await screen.findByRole('option', { name: /Warmtepomp 8 kW/ }));
    const chips = () => within(screen.getByRole('list', { name: /Products/ })).getAllByRole('listitem');
    expect(chips().map(({ textContent }) => textContent)).toEqual(['WP-8000 Warmtepomp 8 kW']);
    await press(app, 'Save');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(chips().map(({ textContent }) => textContent)).toEqual(['WP-8000 Warmtepomp 8 kW']);
  });

  test.each([
    ['/faq/category/1/question/999', 'Nothing found in FAQ questions'],
    ['/faq/category/2/question/1', 'Nothing found in FAQ questions'],
    ['/faq/category/999', 'Nothing found in FAQ categories'],
  ])('goes to the FAQ with a notice where there is nothing at %s', async (at, said) => {
    const { address } = openConsole({ at });
    await waitFor(() => {
      expect(address()).toBe('/faq');
    });
    expect(notices()).toContain(said);
  });
});
