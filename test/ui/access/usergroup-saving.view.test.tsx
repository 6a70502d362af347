import { screen, waitFor, within } from '@testing-library/react';
import { SessionSignals, type SessionSignal } from '../../../src/application/session/ports/session-signals.port';
import { expectNotice, freshBrowser, notices, USER_KEEPERS } from '../shell/support/console';
import { NEWS, button, name, tick, memberOf, members, openGroup, asKeeper } from './support/open-usergroup';

beforeEach(freshBrowser);

// Rule R-ACC-16.
describe('saving (R-ACC-11)', () => {
  test('is off for a new group without name, right and member, with the next reason', async () => {
    const { user, staff, address } = await openGroup(null);
    expect(screen.getByText('Enter a valid name first')).toBeVisible();
    await user.type(name(), ' Nachtploeg ');
    expect(screen.getByText('Choose at least one right first')).toBeVisible();
    await user.click(tick('Blog: View'));
    expect(screen.getByText('Choose at least one member first')).toBeVisible();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await user.click(memberOf('Amber Schouten'));
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
    await user.click(button('Save'));
    await expectNotice('User group saved');
    await screen.findByRole('button', { name: 'Edit' });
    const made = staff.groups.all().at(-1);
    expect(made).toMatchObject({ name: 'Nachtploeg', rights: ['blog.view'], members: 1 });
    expect(address()).toBe(`/usergroups/${made?.id ?? ''}`);
  });

  test('is off without changes', async () => {
    const { user, edit } = await openGroup(NEWS);
    await edit();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Save')).toHaveAccessibleDescription('There are no changes to save');
    await user.click(tick('News: Delete'));
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
    await user.click(tick('News: Delete'));
    await user.click(tick('News: View'));
    await user.click(tick('News: View'));
    const [first] = members();
    const member = within(first ?? document.body).getByRole('switch');
    await user.click(member);
    await user.click(member);
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is off without a name', async () => {
    const { user, edit, rename, stored } = await openGroup(NEWS);
    await edit();
    await rename('');
    expect(screen.getByText('Enter a valid name first')).toBeVisible();
    await rename('Nieuws');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(stored().name).toBe('Nieuws');
    });
  });

  test('shows a taken name at the field', async () => {
    const { user, edit, rename } = await openGroup(NEWS);
    await edit();
    await rename('REDACTIE');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(name()).toHaveAccessibleDescription('This name is already used.');
    });
    expect(notices()).toEqual(['Name - This name is already used.']);
    expect(name()).toHaveValue('REDACTIE');
  });

  test('reloads rights and menu in all tabs (R-ACC-13)', async () => {
    const told: SessionSignal[] = [];
    const { user, edit, stored } = await openGroup(USER_KEEPERS, {
      ...asKeeper,
      arrange: (parts) => {
        asKeeper.arrange(parts);
        const signals = parts.services.get<SessionSignals>(SessionSignals);
        jest.spyOn(signals, 'broadcast').mockImplementation((signal) => {
          told.push(signal);
        });
      },
    });
    const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu().getByRole('link', { name: 'Users' })).toBeInTheDocument();
    await edit();
    await user.click(screen.getByRole('button', { name: /^Administration/, expanded: false }));
    await user.click(tick('All rights of Users'));
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save and lose rights' }));
    await waitFor(() => {
      expect(menu().queryByRole('link', { name: 'Users' })).toBeNull();
    });
    expect(menu().getByRole('link', { name: 'User groups' })).toBeInTheDocument();
    expect(stored().rights.every((right) => right.startsWith('usergroups.'))).toBe(true);
    expect(told).toContain('rights-changed');
  });
});
