import { screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../shell/support/console';
import { RHEA, button, toggle, openUser, asKeeper } from './support/open-user';

beforeEach(freshBrowser);

describe('the superuser switch (R-ACC-02)', () => {
  test('is offered to superusers for other users', async () => {
    const { user, edit, read, stored } = await openUser();
    await edit();
    await user.click(toggle('Superuser'));
    await user.click(button('Save'));
    await read();
    expect(stored().su).toBe(true);
  });

  test('is not offered for oneself, nor is deactivating oneself', async () => {
    const { edit } = await openUser('1');
    await edit();
    expect(screen.queryByRole('switch', { name: 'Superuser' })).not.toBeInTheDocument();
    expect(toggle('Active')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is read-only for others, with the reason', async () => {
    await openUser('1', asKeeper);
    await waitFor(() => {
      expect(button('Edit')).toHaveAccessibleDescription('Only a superuser can change a superuser.');
    });
    expect(button('Edit')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a user with rights that the person cannot give is read-only, with the reason (R-ACC-07)', async () => {
    await openUser(RHEA, {
      ...asKeeper,
      arrange: (backend) => {
        asKeeper.arrange(backend);
        const rhea = backend.staff.users.find(RHEA);
        if (rhea !== null) backend.staff.users.put({ ...rhea.record, usergroups: ['1'] });
      },
    });
    await waitFor(() => {
      expect(button('Edit')).toHaveAccessibleDescription(
        'This user has rights that you cannot give, so you cannot change them.',
      );
    });
    expect(button('Edit')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is not offered to other users, who see only shared websites', async () => {
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
