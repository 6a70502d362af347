import { screen, within } from '@testing-library/react';
import { type User } from '../../../src/domain/access/user';
import { freshBrowser } from '../shell/support/console';
import { field, button, openUser } from './support/open-user';

beforeEach(freshBrowser);

describe('a concurrent save (R-SHR-07)', () => {
  const meanwhile = async (change: Partial<User>) => {
    const app = await openUser();
    await app.edit();
    await app.retype('First name', 'Mine');
    app.staff.users.put({ ...app.stored(), ...change });
    await app.user.click(button('Save'));
    return app;
  };

  test('merges changes to different fields without a question', async () => {
    const { read, stored } = await meanwhile({ surname: 'Theirs' });
    await read();
    expect([stored().firstname, stored().surname]).toEqual(['Mine', 'Theirs']);
  });

  test.each([
    ['stored', 'Theirs'],
    ['yours', 'Mine'],
  ])('stores the chosen value of the same field: %s', async (whose, name) => {
    const { user, read, stored } = await meanwhile({ firstname: 'Theirs' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
    expect(within(dialog.getByRole('group', { name: 'First name' })).getAllByRole('radio')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: `${name} ${whose}` }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await read();
    expect(stored().firstname).toBe(name);
  });

  test('loses nothing when the question is dismissed', async () => {
    const { user, stored } = await meanwhile({ firstname: 'Theirs' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(field('First name')).toHaveValue('Mine');
    expect(stored().firstname).toBe('Theirs');
    expect(button('Save')).toHaveFocus();
  });

  test('shows no saving state while the question is open', async () => {
    await meanwhile({ firstname: 'Theirs' });
    await screen.findByRole('dialog');
    expect(screen.queryByText('Saving …')).not.toBeInTheDocument();
  });

  test('returns the focus to the field when the question is dismissed', async () => {
    const { user, edit, retype, staff, stored } = await openUser();
    await edit();
    await retype('First name', 'Mine');
    staff.users.put({ ...stored(), firstname: 'Theirs' });
    await user.keyboard('{Control>}s{/Control}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(field('First name')).toHaveFocus();
  });
});
