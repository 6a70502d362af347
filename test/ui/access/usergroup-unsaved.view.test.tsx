import { act, screen, waitFor, within } from '@testing-library/react';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { answered } from '../../contract/support/answered';
import { EDITOR, freshBrowser } from '../shell/support/console';
import { NEWS, LOOKERS, button, name, tick, memberOf, members, openGroup } from './support/open-usergroup';

beforeEach(freshBrowser);

describe('unsaved changes', () => {
  test('are offered after the page was lost', async () => {
    const draft = { name: 'Half af', rights: ['news.view'], users: ['5'] };
    const { user } = await openGroup(NEWS, {
      arrange: ({ services, staff }) => {
        const group = staff.groups.find(NEWS);
        if (group === null) return;
        const { name: stored, rights, users } = group.record;
        void answered(
          services
            .get<Drafts>(Drafts)
            .keep(
              { person: '1', resource: 'usergroups', id: NEWS },
              { base: { name: stored, rights, users }, mine: draft, version: group.version, at: 0 },
            ),
        );
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      expect(name()).toHaveValue('Half af');
    });
    expect(tick('News: View')).toBeChecked();
    expect(tick('News: Edit')).not.toBeChecked();
  });

  test('are confirmed before leaving', async () => {
    const { user, edit, rename, address } = await openGroup(NEWS);
    await edit();
    await rename('Weg hiermee');
    await user.click(button('Back to overview'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(address()).toBe(`/usergroups/${NEWS}`);
    expect(name()).toHaveValue('Weg hiermee');
  });

  test('are merged with a concurrent save, members included', async () => {
    const { user, edit, stored, staff } = await openGroup(LOOKERS);
    await edit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), EDITOR);
    await waitFor(() => {
      expect(members()).toHaveLength(1);
    });
    await user.click(memberOf('Edwin van Rijn'));
    const before = stored();
    act(() => {
      staff.groups.put({ ...before, name: 'Kijkers', users: [...before.users, '5'] });
    });
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored()).toMatchObject({
      name: 'Kijkers',
      users: [...before.users, '2', '5'].sort((a, b) => Number(a) - Number(b)),
    });
  });
});
