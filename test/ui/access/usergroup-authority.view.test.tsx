import { screen, within } from '@testing-library/react';
import { freshBrowser, USER_KEEPERS } from '../shell/support/console';
import { NEWS, button, name, tick, openGroup, asKeeper } from './support/open-usergroup';

beforeEach(freshBrowser);

describe('limits of authority', () => {
  test('offers no deletion of a group with more rights', async () => {
    await openGroup(NEWS, asKeeper);
    expect(button('Edit')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test("confirms the removal of one's own rights by name (R-ACC-16)", async () => {
    const { user, edit, stored } = await openGroup(USER_KEEPERS, asKeeper);
    expect(button('Delete')).not.toHaveAttribute('aria-disabled');
    await edit();
    await user.click(screen.getByRole('button', { name: /^Administration/, expanded: false }));
    await user.click(tick('Users: Add'));
    await user.click(button('Save'));
    const question = await screen.findByRole('alertdialog', { name: 'Remove these rights from yourself?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Users: Add']);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(stored().rights).toContain('users.add');
    expect(tick('Users: Add')).not.toBeChecked();
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save and lose rights' }));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().rights).not.toContain('users.add');
  });

  test('asks for a right and a member in its own words', async () => {
    const { user } = await openGroup(null);
    await user.type(name(), 'Nachtploeg');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Choose at least one right.')).toBeVisible();
    expect(screen.getByText('Choose at least one member.')).toBeVisible();
    expect(screen.queryByText('This field is required')).toBeNull();
  });
});
