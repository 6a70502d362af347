import { screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../shell/support/console';
import { RHEA, button, toggle, openUser, asKeeper } from './support/open-user';

beforeEach(freshBrowser);

describe('the superuser switch (R-ACC-02)', () => {
  test('is offered to a superuser for somebody else', async () => {
    const { user, edit, read, stored } = await openUser();
    await edit();
    await user.click(toggle('Superuser'));
    await user.click(button('Save'));
    await read();
    expect(stored().su).toBe(true);
  });

  test('is not offered for oneself, and nobody shuts themselves out', async () => {
    const { edit } = await openUser('1');
    await edit();
    expect(screen.queryByRole('switch', { name: 'Superuser' })).not.toBeInTheDocument();
    expect(toggle('Active')).toBeDisabled();
  });

  test('are not for somebody else to change, who is told why before anything is typed', async () => {
    await openUser('1', asKeeper);
    await waitFor(() => {
      expect(button('Edit')).toHaveAccessibleDescription('Only a superuser can change a superuser.');
    });
    expect(button('Edit')).toBeDisabled();
  });

  test('is not offered to somebody who is no superuser, who sees only their own websites', async () => {
    const { edit } = await openUser(RHEA, asKeeper);
    await edit();
    expect(screen.queryByRole('switch', { name: 'Superuser' })).not.toBeInTheDocument();
    expect(
      ['Zilvermeeuw NL', 'Zilvermeeuw België', 'Zilvermeeuw Service'].map(
        (name) => screen.queryByRole('switch', { name }) !== null,
      ),
    ).toEqual([true, true, false]);
  });
});
