import { act, screen, waitFor, within } from '@testing-library/react';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { SessionSignals, type SessionSignal } from '../../../src/application/session/ports/session-signals.port';
import { usergroups, type Usergroup } from '../../../src/domain/access/usergroup';
import '../../../src/ui/access/usergroup.view';
import { answered } from '../../contract/support/answered';
import { EDITOR, freshBrowser, notices, openConsole, READER, rowsOf, SU, USER_KEEPERS } from '../shell/support/console';
import { holdRecord } from '../shell/support/hold-record';

beforeEach(freshBrowser);

const NEWS = '2';
const LOOKERS = '8';
const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByRole('textbox', { name: 'Name' });
// By label: a search by role goes through a hundred boxes each time.
const tick = (label: string) => screen.getByLabelText(label);
const memberOf = (person: string) => screen.getByLabelText(`${person} is a member`);
const members = () => rowsOf('Users and whether they are in this group');
type Desk = Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0];

const openGroup = async (id: string | null, options: Parameters<typeof openConsole>[0] = {}) => {
  const desk = openConsole({ at: id === null ? '/usergroups/add' : `/usergroups/${id}`, ...options });
  await screen.findByRole('button', { name: /^Content/, expanded: true });
  await waitFor(() => { expect(members()).toHaveLength(10); });
  const stored = (group = id ?? ''): Usergroup => {
    const found = desk.staff.groups.find(group);
    if (found === null) throw new Error('This group is gone');
    return found.record;
  };
  const edit = async (): Promise<void> => { await desk.user.click(button('Edit')); };
  const rename = async (text: string): Promise<void> => {
    await desk.user.clear(name());
    if (text !== '') await desk.user.type(name(), text);
  };
  return { ...desk, stored, edit, rename };
};

/** The reader keeps groups and users, and has no other right. */
const asKeeper = { as: READER, arrange: ({ staff }: Desk) => {
  const reader = staff.users.find('3');
  if (reader !== null) staff.users.put({ ...reader.record, usergroups: [USER_KEEPERS] });
} };

describe('the list', () => {
  test('shows name, members and the last change, and leads to a new group', async () => {
    const { user, address } = openConsole({ at: '/usergroups' });
    await screen.findByRole('table', { name: 'List of user groups' });
    await waitFor(() => { expect(rowsOf('List of user groups')).toHaveLength(8); });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['', 'Name', 'Members', 'Changed']);
    expect(rowsOf('List of user groups')[1]).toHaveTextContent(/Colleagues, look only5\d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
    await user.click(button('New group'));
    expect(address()).toBe('/usergroups/add');
  });

  test('offers nothing that the person may not do', async () => {
    openConsole({ at: '/usergroups', as: READER, arrange: ({ staff }) => {
      const [reader, group] = [staff.users.find('3'), staff.groups.find(LOOKERS)];
      if (reader !== null && group !== null) staff.groups.put({ ...group.record, rights: ['usergroups.view'] });
    } });
    await screen.findByRole('table', { name: 'List of user groups' });
    expect(screen.queryByRole('button', { name: 'New group' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Bulk actions/ })).toBeNull();
  });
});

describe('a record on its way', () => {
  test('neither counts nor switches its members, and shows them once both have come', async () => {
    const { user, services } = openConsole({ at: '/usergroups' });
    await waitFor(() => { expect(rowsOf('List of user groups')).toHaveLength(8); });
    const letGo = holdRecord(services, usergroups);
    await user.dblClick(screen.getByText('Redactie, alleen nieuws'));
    await screen.findByRole('heading', { name: 'Members' });
    await screen.findByText(/^1–10 of \d+$/);
    expect(screen.queryByRole('switch', { name: /is a member$/ })).toBeNull();
    expect(screen.queryByText(/of \d+ users/)).toBeNull();
    letGo();
    expect(await screen.findByText(/^[1-9]\d* of \d+ users$/)).toBeVisible();
    // Members first: nothing was asked anew, so nothing jumped.
    expect(within(members()[0] ?? document.body).getByRole('switch')).toBeChecked();
  });

  test('a list of members that fails is not counted, and there is no search that is kept', async () => {
    const { user, services, line } = openConsole({ at: '/usergroups' });
    await waitFor(() => { expect(rowsOf('List of user groups')).toHaveLength(8); });
    const letGo = holdRecord(services, usergroups);
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.dblClick(screen.getByText('Redactie, alleen nieuws'));
    expect(await screen.findByRole('heading', { name: 'The users did not load' })).toBeVisible();
    letGo();
    await waitFor(() => { expect(button('Edit')).toBeEnabled(); });
    expect(screen.queryByText(/of \d+ users/)).toBeNull();
    expect(screen.queryByText(/search and filters/)).toBeNull();
  });
});

describe('what is not theirs', () => {
  test('a group that gives more than they have is not offered for deletion', async () => {
    await openGroup(NEWS, asKeeper);
    expect(button('Edit')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('R-ACC-16: rights that one takes from oneself are named and asked about before they go', async () => {
    const { user, edit, stored } = await openGroup(USER_KEEPERS, asKeeper);
    expect(button('Delete')).toBeEnabled();
    await edit();
    await user.click(screen.getByRole('button', { name: /^Administration/, expanded: false }));
    await user.click(tick('Users: Add'));
    await user.click(button('Save'));
    const question = await screen.findByRole('alertdialog', { name: 'Take these rights away from yourself?' });
    expect(within(question).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Users: Add']);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(stored().rights).toContain('users.add');
    expect(tick('Users: Add')).not.toBeChecked();
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save and lose them' }));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().rights).not.toContain('users.add');
  });

  test('a form without rights and members says in its own words what to choose', async () => {
    const { user } = await openGroup(null);
    await user.type(name(), 'Nachtploeg');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Choose at least one right.')).toBeVisible();
    expect(screen.getByText('Choose at least one member.')).toBeVisible();
    expect(screen.queryByText('Fill in this field.')).toBeNull();
  });
});

describe('R-ACC-11: saving', () => {
  test('a new group is off until it has a name, a right and a member, and says which is next', async () => {
    const { user, staff, address } = await openGroup(null);
    expect(screen.getByText('Save is off until the group has a valid name')).toBeVisible();
    await user.type(name(), ' Nachtploeg ');
    expect(screen.getByText('Save is off until at least one right is given')).toBeVisible();
    await user.click(tick('Blog: View'));
    expect(screen.getByText('Save is off until there is at least one member')).toBeVisible();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await user.click(memberOf('Amber Schouten'));
    expect(button('Save')).toBeEnabled();
    await user.click(button('Save'));
    expect(await screen.findByText('User group saved')).toBeVisible();
    await screen.findByRole('button', { name: 'Edit' });
    const made = staff.groups.all().at(-1);
    expect(made).toMatchObject({ name: 'Nachtploeg', rights: ['blog.view'], members: 1 });
    expect(address()).toBe(`/usergroups/${made?.id ?? ''}`);
  });

  test('an edit is off until something differs from what is stored', async () => {
    const { user, edit } = await openGroup(NEWS);
    await edit();
    expect(button('Save')).toBeDisabled();
    expect(button('Save')).toHaveAccessibleDescription('Save is off until something is changed');
    await user.click(tick('News: Delete'));
    expect(button('Save')).toBeEnabled();
    await user.click(tick('News: Delete'));
    await user.click(tick('News: View'));
    await user.click(tick('News: View'));
    const [first] = members();
    const member = within(first ?? document.body).getByRole('switch');
    await user.click(member);
    await user.click(member);
    expect(button('Save')).toBeDisabled();
  });

  test('an edit is off without a name', async () => {
    const { user, edit, rename, stored } = await openGroup(NEWS);
    await edit();
    await rename('');
    expect(screen.getByText('Save is off until the group has a valid name')).toBeVisible();
    await rename('Nieuws');
    await user.click(button('Save'));
    await waitFor(() => { expect(stored().name).toBe('Nieuws'); });
  });

  test('a name that another group has is said on its field', async () => {
    const { user, edit, rename } = await openGroup(NEWS);
    await edit();
    await rename('REDACTIE');
    await user.click(button('Save'));
    await waitFor(() => { expect(name()).toHaveAccessibleDescription('This name is already used.'); });
    expect(notices()).toEqual(['Name - This name is already used.']);
    expect(name()).toHaveValue('REDACTIE');
  });

  test('R-ACC-13: rights and menu are loaded anew, here and in the other tabs', async () => {
    const told: SessionSignal[] = [];
    const { user, edit, stored } = await openGroup(USER_KEEPERS, { ...asKeeper, arrange: (desk) => {
      asKeeper.arrange(desk);
      const signals = desk.services.get<SessionSignals>(SessionSignals);
      jest.spyOn(signals, 'tell').mockImplementation((signal) => { told.push(signal); });
    } });
    const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu().getByRole('link', { name: 'Users' })).toBeInTheDocument();
    await edit();
    await user.click(screen.getByRole('button', { name: /^Administration/, expanded: false }));
    await user.click(tick('All rights of Users'));
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save and lose them' }));
    await waitFor(() => { expect(menu().queryByRole('link', { name: 'Users' })).toBeNull(); });
    expect(menu().getByRole('link', { name: 'User groups' })).toBeInTheDocument();
    expect(stored().rights.every((right) => right.startsWith('usergroups.'))).toBe(true);
    expect(told).toContain('rights-changed');
  });
});

describe('the rights', () => {
  test('are counted by group and in all, and are read-only until Edit', async () => {
    const { stored } = await openGroup(NEWS);
    const { rights } = stored();
    expect(screen.getByRole('button', { name: new RegExp(`^Content ?${String(rights.length)} of `) })).toBeInTheDocument();
    expect(screen.getAllByText(new RegExp(`^${String(rights.length)} of \\d+$`))).toHaveLength(2);
    expect(tick('News: View')).toBeChecked();
    for (const label of ['News: View', 'All rights of News', 'All rights of Content']) expect(tick(label)).toBeDisabled();
  });

  test('are given and taken by module and by group; some of them show as mixed', async () => {
    const { user, edit, stored } = await openGroup(NEWS);
    await edit();
    expect(tick('All rights of News')).toBePartiallyChecked();
    await user.click(tick('All rights of News'));
    expect(tick('All rights of News')).toBeChecked();
    expect(tick('News: Delete')).toBeChecked();
    await user.click(tick('All rights of Content'));
    expect(tick('Blog: Unlock')).toBeChecked();
    await user.click(tick('All rights of Content'));
    expect(screen.getByText('Save is off until at least one right is given')).toBeVisible();
    await user.click(tick('All rights of News'));
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().rights).toEqual(['news.add', 'news.delete', 'news.edit', 'news.unlock', 'news.view']);
  });

  test('are found by a word, whichever part they stand in, and what does not fit goes', async () => {
    const { user } = await openGroup(NEWS);
    const find = screen.getByRole('searchbox', { name: 'Find a right' });
    await user.type(find, 'start');
    expect(tick('Jobs: Start')).toBeInTheDocument();
    expect(screen.queryByLabelText('News: View')).toBeNull();
    await user.clear(find);
    await user.type(find, 'xyzzy');
    expect(screen.getByText('No right is called “xyzzy”')).toBeVisible();
    await user.clear(find);
    expect(tick('News: View')).toBeInTheDocument();
  });

  test('all open and close at once', async () => {
    const { user } = await openGroup(NEWS);
    await user.click(button('Expand all'));
    expect(tick('Statistics: Orders')).toBeInTheDocument();
    await user.click(button('Collapse all'));
    expect(screen.queryByLabelText(/: View$/)).toBeNull();
  });

  test('R-ACC-10: one that no list has is shown by its code and stays until it is taken away', async () => {
    const { user, edit, rename, stored } = await openGroup(NEWS, { arrange: ({ staff }) => {
      const group = staff.groups.find(NEWS);
      if (group !== null) staff.groups.put({ ...group.record, rights: [...group.record.rights, 'old.right'] });
    } });
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
    await waitFor(() => { expect(stored().rights).not.toContain('old.right'); });
  });

  test('R-ACC-12: only those that one has can be switched, and a stronger group keeps name and members', async () => {
    const { user, edit, stored } = await openGroup(NEWS, { ...asKeeper, arrange: (desk) => {
      asKeeper.arrange(desk);
      const group = desk.staff.groups.find(NEWS);
      if (group !== null) desk.staff.groups.put({ ...group.record, rights: [...group.record.rights, 'users.view'] });
    } });
    await edit();
    expect(screen.getByText('You give and take only rights that you have yourself.')).toBeVisible();
    expect(tick('News: View')).toBeDisabled();
    expect(name()).toHaveAttribute('readonly');
    expect(within(members()[0] ?? document.body).getByRole('switch')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Administration/, expanded: false }));
    await user.click(tick('Users: View'));
    await user.click(button('Save'));
    await waitFor(() => { expect(stored().rights).not.toContain('users.view'); });
    expect(stored().rights).toContain('news.view');
  });
});

describe('the members', () => {
  test('who is a superuser stays in or out, and why is said (R-ACC-12)', async () => {
    const { user, edit } = await openGroup(LOOKERS, asKeeper);
    const reason = 'Only a superuser puts superusers in a group or takes them out.';
    await edit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), 'kantoor.example');
    await waitFor(() => { expect(members()).toHaveLength(3); });
    expect(memberOf('Susanne Zandstra')).toBeDisabled();
    expect(memberOf('Susanne Zandstra')).toHaveAccessibleDescription(reason);
    expect(memberOf('Edwin van Rijn')).toBeEnabled();
    expect(screen.getByText(reason)).toBeVisible();
  });

  test('come first, are found by name or e-mail, and stay ticked on other pages', async () => {
    const { user, edit, stored, staff } = await openGroup(LOOKERS);
    expect(members().slice(0, stored().members).every((row) => within(row).getByRole<HTMLInputElement>('switch').checked)).toBe(true);
    await edit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), EDITOR);
    await waitFor(() => { expect(members()).toHaveLength(1); });
    await user.click(memberOf('Edwin van Rijn'));
    await user.clear(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }));
    await waitFor(() => { expect(members()).toHaveLength(10); });
    expect(screen.getByText(`${String(stored().members + 1)} of ${String(staff.users.all().length)} users`)).toBeVisible();
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored().users).toContain('2');
  });

  test('page and sort inside the form, and nothing is saved by it', async () => {
    const { user, edit, address } = await openGroup(LOOKERS);
    await edit();
    await user.click(button('Name'));
    await waitFor(() => { expect(members()[0]).toHaveTextContent('Agnieszka Wójcik'); });
    await user.click(button('Next page'));
    await waitFor(() => { expect(members()[0]).not.toHaveTextContent('Agnieszka Wójcik'); });
    expect(button('Save')).toBeDisabled();
    expect(address()).toBe(`/usergroups/${LOOKERS}`);
  });

  test('a list that does not come can be asked for again', async () => {
    const { user, line } = await openGroup(LOOKERS);
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(button('Next page'));
    expect(await screen.findByText('The server could not finish this.')).toBeVisible();
    line.failNext({ kind: 'Forbidden' });
    await user.click(button('Try again'));
    expect(await screen.findByText('You do not have the right to see this.')).toBeVisible();
    await user.click(button('Try again'));
    await waitFor(() => { expect(members()).toHaveLength(10); });
  });
});

describe('unsaved work', () => {
  test('is offered again after the page was lost', async () => {
    const draft = { name: 'Half af', rights: ['news.view'], users: ['5'] };
    const { user } = await openGroup(NEWS, { arrange: ({ services, staff }) => {
      const group = staff.groups.find(NEWS);
      if (group === null) return;
      const { name: stored, rights, users } = group.record;
      void answered(services.get<Drafts>(Drafts).keep({ person: '1', resource: 'usergroups', id: NEWS }, { base: { name: stored, rights, users }, mine: draft, version: group.version, at: 0 }));
    } });
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => { expect(name()).toHaveValue('Half af'); });
    expect(tick('News: View')).toBeChecked();
    expect(tick('News: Edit')).not.toBeChecked();
  });

  test('is asked about on the way out', async () => {
    const { user, edit, rename, address } = await openGroup(NEWS);
    await edit();
    await rename('Weg hiermee');
    await user.click(button('Back to overview'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(address()).toBe(`/usergroups/${NEWS}`);
    expect(name()).toHaveValue('Weg hiermee');
  });

  test('another save in between is merged: both changes to the members go in', async () => {
    const { user, edit, stored, staff } = await openGroup(LOOKERS);
    await edit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), EDITOR);
    await waitFor(() => { expect(members()).toHaveLength(1); });
    await user.click(memberOf('Edwin van Rijn'));
    const before = stored();
    act(() => { staff.groups.put({ ...before, name: 'Kijkers', users: [...before.users, '5'] }); });
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored()).toMatchObject({ name: 'Kijkers', users: [...before.users, '2', '5'].sort((a, b) => Number(a) - Number(b)) });
  });
});

test('a group is deleted by its name, and the list comes back a second later', async () => {
  const { user, staff, address } = await openGroup(NEWS, { as: SU });
  await user.click(button('Delete'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Redactie, alleen nieuws');
  expect(dialog).toHaveTextContent('Members lose the rights that no other group gives them.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 1 group' }));
  await waitFor(() => { expect(staff.groups.find(NEWS)).toBeNull(); });
  await waitFor(() => { expect(address()).toBe('/usergroups'); });
  expect(await screen.findByRole('table', { name: 'List of user groups' })).toBeInTheDocument();
});
