import { screen, waitFor, within } from '@testing-library/react';
import { usergroups } from '../../../src/domain/access/usergroup';
import { freshBrowser, openConsole, READER, rowsOf, SU } from '../shell/support/console';
import { holdRecord } from '../shell/support/hold-record';
import { NEWS, LOOKERS, button, members, openGroup } from './support/open-usergroup';

beforeEach(freshBrowser);

describe('the list', () => {
  test('shows name, members and last change, and leads to a new group', async () => {
    const { user, address } = openConsole({ at: '/usergroups' });
    await screen.findByRole('table', { name: 'List of user groups' });
    await waitFor(() => {
      expect(rowsOf('List of user groups')).toHaveLength(8);
    });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '',
      'Name',
      'Members',
      'Changed',
    ]);
    expect(rowsOf('List of user groups')[1]).toHaveTextContent(/Colleagues, look only5\d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
    await user.click(button('Add user group'));
    expect(address()).toBe('/usergroups/add');
  });

  test('offers only permitted actions', async () => {
    openConsole({
      at: '/usergroups',
      as: READER,
      arrange: ({ staff }) => {
        const [reader, group] = [staff.users.find('3'), staff.groups.find(LOOKERS)];
        if (reader !== null && group !== null) staff.groups.put({ ...group.record, rights: ['usergroups.view'] });
      },
    });
    await screen.findByRole('table', { name: 'List of user groups' });
    expect(screen.queryByRole('button', { name: 'Add user group' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Bulk actions/ })).toBeNull();
  });
});

describe('a loading record', () => {
  test('counts and enables members only after both lists are loaded', async () => {
    const { user, services } = openConsole({ at: '/usergroups' });
    await waitFor(() => {
      expect(rowsOf('List of user groups')).toHaveLength(8);
    });
    const letGo = holdRecord(services, usergroups);
    await user.dblClick(screen.getByText('Redactie, alleen nieuws'));
    await screen.findByRole('heading', { name: 'Members' });
    await screen.findByText(/^1–10 of \d+$/);
    expect(screen.queryByRole('switch', { name: /is a member$/ })).toBeNull();
    expect(screen.queryByText(/of \d+ users/)).toBeNull();
    letGo();
    expect(await screen.findByText(/^[1-9]\d* of \d+ users$/)).toBeVisible();
    // Members are still first: the list was not read again, so no row moved.
    expect(within(members()[0] ?? document.body).getByRole('switch')).toBeChecked();
  });

  test('shows no count for a failed member list', async () => {
    const { user, services, line } = openConsole({ at: '/usergroups' });
    await waitFor(() => {
      expect(rowsOf('List of user groups')).toHaveLength(8);
    });
    const letGo = holdRecord(services, usergroups);
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.dblClick(screen.getByText('Redactie, alleen nieuws'));
    expect(await screen.findByRole('heading', { name: 'The users did not load' })).toBeVisible();
    letGo();
    await waitFor(() => {
      expect(button('Edit')).not.toHaveAttribute('aria-disabled');
    });
    expect(screen.queryByText(/of \d+ users/)).toBeNull();
    expect(screen.queryByText(/search and filters/)).toBeNull();
  });
});

test('deletes a group after naming it and returns to the list after one second', async () => {
  const { user, staff, address } = await openGroup(NEWS, { as: SU });
  await user.click(button('Delete'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Redactie, alleen nieuws');
  expect(dialog).toHaveTextContent('Members lose the rights that no other group gives them.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 1 user group' }));
  await waitFor(() => {
    expect(staff.groups.find(NEWS)).toBeNull();
  });
  await waitFor(() => {
    expect(address()).toBe('/usergroups');
  });
  expect(await screen.findByRole('table', { name: 'List of user groups' })).toBeInTheDocument();
});
