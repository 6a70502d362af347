import { screen, waitFor, within } from '@testing-library/react';
import { EDITOR, freshBrowser } from '../shell/support/console';
import { LOOKERS, button, memberOf, members, openGroup, asKeeper } from './support/open-usergroup';

beforeEach(freshBrowser);

describe('the members', () => {
  test('disables superusers with the reason (R-ACC-12)', async () => {
    const { user, edit } = await openGroup(LOOKERS, asKeeper);
    const reason = 'Only a superuser can add superusers to a group or remove them.';
    await edit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), 'kantoor.example');
    await waitFor(() => {
      expect(members()).toHaveLength(3);
    });
    expect(memberOf('Susanne Zandstra')).toBeDisabled();
    expect(memberOf('Susanne Zandstra')).toHaveAccessibleDescription(reason);
    expect(memberOf('Edwin van Rijn')).toBeEnabled();
    expect(screen.getByText(reason)).toBeVisible();
  });

  test('lists members first, finds by name or e-mail, and keeps choices across pages', async () => {
    const { user, edit, stored, staff } = await openGroup(LOOKERS);
    expect(
      members()
        .slice(0, stored().members)
        .every((row) => within(row).getByRole<HTMLInputElement>('switch').checked),
    ).toBe(true);
    await edit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), EDITOR);
    await waitFor(() => {
      expect(members()).toHaveLength(1);
    });
    await user.click(memberOf('Edwin van Rijn'));
    await user.clear(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }));
    await waitFor(() => {
      expect(members()).toHaveLength(10);
    });
    expect(
      screen.getByText(`${String(stored().members + 1)} of ${String(staff.users.all().length)} users`),
    ).toBeVisible();
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().users).toContain('2');
  });

  test('pages and sorts without saving the form', async () => {
    const { user, edit, address } = await openGroup(LOOKERS);
    await edit();
    await user.click(button('Name'));
    await waitFor(() => {
      expect(members()[0]).toHaveTextContent('Agnieszka Wójcik');
    });
    await user.click(button('Next page'));
    await waitFor(() => {
      expect(members()[0]).not.toHaveTextContent('Agnieszka Wójcik');
    });
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(address()).toBe(`/usergroups/${LOOKERS}`);
  });

  test('retries after a failed load', async () => {
    const { user, line } = await openGroup(LOOKERS);
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(button('Next page'));
    expect(await screen.findByText('The server could not complete this.')).toBeVisible();
    line.failNext({ kind: 'Forbidden' });
    await user.click(button('Try again'));
    expect(await screen.findByText('You do not have the right to see this.')).toBeVisible();
    await user.click(button('Try again'));
    await waitFor(() => {
      expect(members()).toHaveLength(10);
    });
  });
});
