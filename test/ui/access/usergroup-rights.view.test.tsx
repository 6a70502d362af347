import { screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../shell/support/console';
import { NEWS, button, name, tick, members, openGroup, asKeeper } from './support/open-usergroup';

beforeEach(freshBrowser);

describe('the rights', () => {
  test('are counted per group and in total, and read-only until Edit', async () => {
    const { stored } = await openGroup(NEWS);
    const { rights } = stored();
    expect(
      screen.getByRole('button', { name: new RegExp(`^Content ?${String(rights.length)} of `) }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(new RegExp(`^${String(rights.length)} of \\d+$`))).toHaveLength(2);
    expect(tick('News: View')).toBeChecked();
    for (const label of ['News: View', 'All rights of News', 'All rights of Content'])
      expect(tick(label)).toBeDisabled();
  });

  test('are shown with label and code, and the group with when it was added', async () => {
    await openGroup(NEWS);
    const right = tick('News: View').closest('label');
    expect(right).toHaveTextContent('View');
    expect(right).toHaveTextContent('news.view');
    expect(screen.getByText(/^Added /)).toBeVisible();
  });

  test('are assigned by module and group; partly assigned ones are mixed', async () => {
    const { user, edit, stored } = await openGroup(NEWS);
    await edit();
    expect(tick('All rights of News')).toBePartiallyChecked();
    await user.click(tick('All rights of News'));
    expect(tick('All rights of News')).toBeChecked();
    expect(tick('News: Delete')).toBeChecked();
    await user.click(tick('All rights of Content'));
    expect(tick('Blog: Unlock')).toBeChecked();
    await user.click(tick('All rights of Content'));
    expect(screen.getByText('Choose at least one right first')).toBeVisible();
    await user.click(tick('All rights of News'));
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().rights).toEqual(['news.add', 'news.delete', 'news.edit', 'news.unlock', 'news.view']);
  });

  test('are filtered by a word across groups', async () => {
    const { user } = await openGroup(NEWS);
    const find = screen.getByRole('searchbox', { name: 'Search rights' });
    await user.type(find, 'start');
    expect(tick('Jobs: Start')).toBeInTheDocument();
    expect(screen.queryByLabelText('News: View')).toBeNull();
    await user.clear(find);
    await user.type(find, 'xyzzy');
    expect(screen.getByText('No right matches “xyzzy”')).toBeVisible();
    await user.clear(find);
    expect(tick('News: View')).toBeInTheDocument();
  });

  test('expand and collapse together', async () => {
    const { user } = await openGroup(NEWS);
    await user.click(button('Expand all'));
    expect(tick('Statistics: Orders')).toBeInTheDocument();
    await user.click(button('Collapse all'));
    expect(screen.queryByLabelText(/: View$/)).toBeNull();
  });

  test('shows an unknown right by its code until it is removed (R-ACC-10)', async () => {
    const { user, edit, rename, stored } = await openGroup(NEWS, {
      arrange: ({ staff }) => {
        const group = staff.groups.find(NEWS);
        if (group !== null) staff.groups.put({ ...group.record, rights: [...group.record.rights, 'old.right'] });
      },
    });
    expect(screen.getByRole('heading', { name: 'Other rights' })).toBeInTheDocument();
    await edit();
    await rename('Nieuws');
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().rights).toContain('old.right');
    await edit();
    await user.click(tick('old.right'));
    expect(tick('old.right')).not.toBeChecked();
    await user.click(button('Save'));
    await waitFor(() => {
      expect(stored().rights).not.toContain('old.right');
    });
  });

  test('enables only rights that the person has, and locks stronger groups (R-ACC-12)', async () => {
    const { user, edit, stored } = await openGroup(NEWS, {
      ...asKeeper,
      arrange: (parts) => {
        asKeeper.arrange(parts);
        const group = parts.staff.groups.find(NEWS);
        if (group !== null) parts.staff.groups.put({ ...group.record, rights: [...group.record.rights, 'users.view'] });
      },
    });
    await edit();
    expect(screen.getByText('You can only assign and remove rights that you have yourself.')).toBeVisible();
    expect(tick('News: View')).toBeDisabled();
    expect(name()).toHaveAttribute('readonly');
    expect(within(members()[0] ?? document.body).getByRole('switch')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Administration/, expanded: false }));
    await user.click(tick('Users: View'));
    await user.click(button('Save'));
    await waitFor(() => {
      expect(stored().rights).not.toContain('users.view');
    });
    expect(stored().rights).toContain('news.view');
  });
});
