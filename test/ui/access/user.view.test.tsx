import { act, screen, waitFor, within } from '@testing-library/react';
import { Drafts, type KeptDraft } from '../../../src/application/shared/ports/drafts.port';
import { users, type User } from '../../../src/domain/access/user';
import { answered } from '../../contract/support/answered';
import { EDITOR, freshBrowser, notices, openConsole, SU, USER_KEEPERS } from '../shell/support/console';
import { holdRecord } from '../shell/support/hold-record';

beforeEach(freshBrowser);

const RHEA = '3';
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });

const openUser = async (id = RHEA, options: Parameters<typeof openConsole>[0] = {}) => {
  const desk = openConsole({ at: `/users/${id}`, ...options });
  await screen.findByDisplayValue(desk.staff.users.find(id)?.record.email ?? '');
  const stored = (): User => {
    const found = desk.staff.users.find(id);
    if (found === null) throw new Error('This user is gone');
    return found.record;
  };
  const edit = async (): Promise<void> => { await desk.user.click(button('Edit')); };
  const retype = async (name: string, text: string): Promise<void> => {
    await desk.user.clear(field(name));
    if (text !== '') await desk.user.type(field(name), text);
  };
  const read = () => screen.findByRole('button', { name: 'Edit' });
  return { ...desk, stored, edit, retype, read };
};
const asKeeper = { as: EDITOR, arrange: ({ staff }: Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0]) => {
  const editor = staff.users.find('2');
  if (editor === null) return;
  staff.users.put({ ...editor.record, usergroups: [USER_KEEPERS] });
  staff.saveSettings({ id: '2', su: false, rights: [], websites: [] }, { language: 'en', date: 'd-M-yyyy', time: 'HH:mm' });
} };

describe('reading', () => {
  test('is all that happens until Edit', async () => {
    const { edit } = await openUser();
    for (const name of ['First name', 'Surname', 'E-mail']) expect(field(name)).toHaveAttribute('readonly');
    for (const name of ['Active', 'Superuser', 'Zilvermeeuw NL']) expect(toggle(name)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await edit();
    for (const name of ['First name', 'Surname', 'E-mail']) expect(field(name)).not.toHaveAttribute('readonly');
    for (const name of ['Active', 'Superuser', 'Zilvermeeuw NL']) expect(toggle(name)).toBeEnabled();
  });

  test('the websites of the user are named as a list', async () => {
    await openUser('2');
    expect(screen.getByText(/^Zilvermeeuw NL and Zilvermeeuw/)).toBeInTheDocument();
  });

  test('where there are no groups at all, the table says so and offers nothing to clear', async () => {
    await openUser(RHEA, { arrange: ({ staff }) => { for (const { id } of staff.groups.all()) staff.groups.delete(id); } });
    expect(await screen.findByRole('heading', { name: 'No user groups yet' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test('the three that are required are marked with an asterisk while they are edited', async () => {
    const { edit } = await openUser();
    await edit();
    for (const name of ['First name', 'Surname', 'E-mail']) {
      expect(field(name)).toBeRequired();
      expect(screen.getByText(name, { selector: 'label' }).nextElementSibling).toHaveTextContent('*');
    }
  });

  test('a record that is not there leads back to the list, and says so', async () => {
    const { address } = openConsole({ at: '/users/999' });
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
    expect([address(), notices()]).toEqual(['/users', [expect.stringContaining('Nothing found')]]);
  });

  test('a record that does not load leads back to the list, and says why', async () => {
    const { user, line, address } = openConsole({ at: '/users' });
    const row = await screen.findByRole('row', { name: /Agnieszka/ });
    await user.click(row);
    // The groups and the record are asked for together.
    for (let times = 0; times < 2; times += 1) line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(row);
    expect(await screen.findByText('The server could not finish this.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
    expect(address()).toBe('/users');
  });
});

const NAME_FORM = 'Use letters, digits, spaces, hyphens and underscores; begin and end with a letter. At most 100 characters.';

describe('fields that their rule refuses (R-ACC-01, R-SHR-01)', () => {
  test.each([
    ['First name', '', 'Fill in this field.'], ['First name', '4ma', NAME_FORM], ['Surname', 'Wit-', NAME_FORM],
    ['E-mail', '', 'Fill in this field.'], ['E-mail', 'rhea@', 'This is not a complete e-mail address.'],
  ])('%s with %p: the message comes when the field is left, and Save is off with the reason', async (name, text, message) => {
    const { user, edit, retype } = await openUser();
    await edit();
    await retype(name, text);
    expect(field(name)).not.toHaveAccessibleDescription(message);
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toBeInvalid();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Save is off until 1 field is corrected')).toBeInTheDocument();
  });

  test('saved by keys, they warn for 1.2 s and nothing is sent', async () => {
    const { user, edit, retype, stored } = await openUser();
    await edit();
    await retype('First name', '');
    await user.keyboard('{Control>}s{/Control}');
    expect(notices()).toEqual([expect.stringContaining('Check all fields and try again.')]);
    expect(field('First name')).toHaveAccessibleDescription('Fill in this field.');
    expect(stored().firstname).toBe('Rhea');
    await retype('First name', 'Ria');
    await waitFor(() => { expect(button('Save')).toBeEnabled(); });
  });
});

describe('saving', () => {
  test('stores, says so, and the record is read-only again', async () => {
    const { user, edit, retype, read, stored } = await openUser();
    await edit();
    await retype('First name', '  Ria ');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(button('Save'));
    // Before anything else: it stays for 1.2 s only.
    expect(await screen.findByText('User saved')).toBeInTheDocument();
    await read();
    expect(stored().firstname).toBe('Ria');
    expect(field('First name')).toHaveValue('Ria');
    expect(field('First name')).toHaveAttribute('readonly');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('the message of a save stays 1.2 s, that of a field 4 s (R-SHR-06)', async () => {
    jest.useFakeTimers();
    const stays = (milliseconds: number) => { act(() => { jest.advanceTimersByTime(milliseconds); }); return notices().length; };
    const { user, edit, retype, read } = await openUser();
    await edit();
    await retype('E-mail', SU);
    await user.click(button('Save'));
    await screen.findByRole('alert');
    const field4 = [stays(3000), stays(1000)];
    await retype('E-mail', 'ria@kantoor.example');
    await user.click(button('Save'));
    await read();
    expect([field4, [stays(1000), stays(200)]]).toEqual([[1, 0], [1, 0]]);
    jest.useRealTimers();
  });

  test('websites and groups travel with it', async () => {
    const { user, edit, read, stored } = await openUser();
    await edit();
    await user.click(toggle('Zilvermeeuw België'));
    await user.click(toggle('Zilvermeeuw NL'));
    await user.click(await screen.findByRole('switch', { name: 'Member of Redactie' }));
    await user.click(button('Save'));
    await read();
    expect([stored().websites, [...stored().usergroups].sort()]).toEqual([['2'], ['1', '8']]);
  });

  test('an address that somebody has stands at the field and in a message "label - message" (R-SHR-05)', async () => {
    const { user, edit, retype, stored } = await openUser();
    await edit();
    await retype('E-mail', SU);
    await retype('First name', 'Ria');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail - This value already exists.');
    expect(field('E-mail')).toHaveAccessibleDescription('This value already exists.');
    expect([field('First name'), field('E-mail')].map((input) => input.getAttribute('value'))).toEqual(['Ria', SU]);
    expect(stored().firstname).toBe('Rhea');
    await user.type(field('E-mail'), 'x');
    expect(field('E-mail')).not.toHaveAccessibleDescription('This value already exists.');
  });

  test('that fails keeps what was typed and says why', async () => {
    const { user, edit, retype, line } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not finish this.');
    expect(field('First name')).toHaveValue('Ria');
    expect(button('Save')).toBeEnabled();
  });

  test('with nothing changed asks the server nothing, says so, and is read-only again', async () => {
    const { user, edit, read, staff } = await openUser();
    await edit();
    const version = staff.users.find(RHEA)?.version;
    await user.click(button('Save'));
    expect(await screen.findByText('Nothing was changed, so there was nothing to save.')).toBeInTheDocument();
    await read();
    expect(field('First name')).toHaveAttribute('readonly');
    expect(staff.users.find(RHEA)?.version).toBe(version);
  });

  test('what somebody deleted meanwhile says so, keeps every word, and offers the way back', async () => {
    const { user, edit, retype, staff, services, address } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    staff.users.delete(RHEA);
    await user.click(button('Save'));
    expect(await screen.findByText('This record was deleted while you were editing it')).toBeInTheDocument();
    expect(notices()).toEqual([expect.stringContaining('This record does not exist any more.')]);
    expect([field('First name').getAttribute('value'), screen.getByText('Unsaved changes').tagName]).toEqual(['Ria', 'SPAN']);
    expect(await answered(services.get<Drafts>(Drafts).find({ person: '1', resource: 'users', id: RHEA }))).toMatchObject({ mine: { firstname: 'Ria' } });
    const strip = screen.getByText('This record was deleted while you were editing it').closest<HTMLElement>('[role=status]');
    await user.click(within(strip ?? document.body).getByRole('button', { name: 'Back to overview' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByRole('table', { name: 'List of users' });
    expect(address()).toBe('/users');
  });

  test('what somebody deleted meanwhile can be saved as a new record', async () => {
    const { user, edit, retype, staff, address } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    await retype('E-mail', 'ria@zilvermeeuw.example');
    staff.users.delete(RHEA);
    await user.click(button('Save'));
    await screen.findByText('This record was deleted while you were editing it');
    expect(screen.getByText('Save is off: this record was deleted')).toBeInTheDocument();
    await user.click(button('Save as a new record'));
    await screen.findByText('User saved');
    await waitFor(() => { expect(address()).toMatch(/^\/users\/\d+$/); });
    expect(address()).not.toBe(`/users/${RHEA}`);
    expect(staff.users.find(address().replace('/users/', ''))?.record).toMatchObject({ firstname: 'Ria', email: 'ria@zilvermeeuw.example' });
  });

  test('Enter in the filter of the groups filters, and saves nothing', async () => {
    const { user, edit, retype, stored } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    await user.type(screen.getByRole('searchbox', { name: 'Filter groups' }), 'redactie{Enter}');
    await screen.findByText('1–2 of 2 groups');
    expect([stored().firstname, button('Save').textContent, notices()]).toEqual(['Rhea', 'Save', []]);
  });
});

describe('somebody saved meanwhile (R-SHR-07)', () => {
  const meanwhile = async (change: Partial<User>) => {
    const desk = await openUser();
    await desk.edit();
    await desk.retype('First name', 'Mine');
    desk.staff.users.put({ ...desk.stored(), ...change });
    await desk.user.click(button('Save'));
    return desk;
  };

  test('another field: both are stored without a question', async () => {
    const { read, stored } = await meanwhile({ surname: 'Theirs' });
    await read();
    expect([stored().firstname, stored().surname]).toEqual(['Mine', 'Theirs']);
  });

  test.each([['stored', 'Theirs'], ['yours', 'Mine']])('the same field: the %s one counts when it is chosen', async (whose, name) => {
    const { user, read, stored } = await meanwhile({ firstname: 'Theirs' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone saved before you' }));
    expect(within(dialog.getByRole('group', { name: 'First name' })).getAllByRole('radio')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: `${name} ${whose}` }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await read();
    expect(stored().firstname).toBe(name);
  });

  test('a choice that is put off loses nothing', async () => {
    const { user, stored } = await meanwhile({ firstname: 'Theirs' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(field('First name')).toHaveValue('Mine');
    expect(stored().firstname).toBe('Theirs');
    expect(button('Save')).toHaveFocus();
  });

  test('while the question stands, nothing says that it is being saved', async () => {
    await meanwhile({ firstname: 'Theirs' });
    await screen.findByRole('dialog');
    expect(screen.queryByText('Saving …')).not.toBeInTheDocument();
  });

  test('a question that was put off leads back to the field in which one pressed the keys of Save', async () => {
    const { user, edit, retype, staff, stored } = await openUser();
    await edit();
    await retype('First name', 'Mine');
    staff.users.put({ ...stored(), firstname: 'Theirs' });
    await user.keyboard('{Control>}s{/Control}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(field('First name')).toHaveFocus();
  });
});

describe('leaving with unsaved work', () => {
  test('is asked about; staying keeps everything, discarding loses it and goes', async () => {
    const { user, edit, retype, address, stored } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    const away = () => user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Dashboard' }));
    await away();
    const question = await screen.findByRole('alertdialog', { name: 'You have changes that are not saved' });
    expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect([field('First name').getAttribute('value'), address()]).toEqual(['Ria', '/users/3']);
    await away();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { level: 1, name: /Susanne/ });
    expect([address(), stored().firstname]).toEqual(['/dashboard', 'Rhea']);
  });

  test('is asked about before signing out and before Cancel as well', async () => {
    const { user, edit, retype } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    await user.click(screen.getByRole('button', { name: 'Account of Susanne Zandstra' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    await user.click(button('Cancel'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByDisplayValue('Rhea')).toHaveAttribute('readonly');
  });

  test('is not asked about where nothing was changed', async () => {
    const { user, edit, address } = await openUser();
    await edit();
    await user.click(button('Back to overview'));
    await screen.findByRole('table', { name: 'List of users' });
    expect(address()).toBe('/users');
  });
});

describe('unsaved work that was found (R-SHR-15)', () => {
  const draft: KeptDraft = {
    base: { firstname: 'Rhea', surname: 'Thompson', email: 'reader@kantoor.example', active: true, su: false, websites: ['1'], usergroups: ['8'] },
    mine: { firstname: 'Ria', surname: 'Thompson', email: 'reader@kantoor.example', active: true, su: false, websites: ['1'], usergroups: ['8'] },
    version: null, at: Date.UTC(2026, 10, 20, 9, 30),
  };
  const withDraft = async () => {
    const kept: { drafts?: Drafts } = {};
    const desk = await openUser(RHEA, { arrange: ({ services }) => {
      kept.drafts = services.get<Drafts>(Drafts);
      void kept.drafts.keep({ person: '1', resource: 'users', id: RHEA }, draft)();
    } });
    await screen.findByText(/There is unsaved work from/);
    const found = () => (kept.drafts === undefined ? Promise.reject(new Error('No drafts')) : answered(kept.drafts.find({ person: '1', resource: 'users', id: RHEA })));
    return { ...desk, found };
  };

  test('is offered, and nothing is edited over it', async () => {
    await withDraft();
    expect(field('First name')).toHaveValue('Rhea');
    expect(button('Edit')).toBeDisabled();
    expect(button('Edit')).toHaveAccessibleDescription('Edit is off until you choose below');
  });

  test('comes back when it is taken up, and can be saved', async () => {
    const { user, read, stored, found } = await withDraft();
    await user.click(button('Go on'));
    expect(field('First name')).toHaveValue('Ria');
    expect(screen.queryByText(/There is unsaved work/)).not.toBeInTheDocument();
    await user.click(button('Save'));
    await read();
    expect([stored().firstname, await found()]).toEqual(['Ria', null]);
  });

  test('is gone when it is thrown away', async () => {
    const { user, found } = await withDraft();
    await user.click(button('Throw away'));
    await screen.findByRole('button', { name: 'Edit' });
    expect([field('First name').getAttribute('value'), await found()]).toEqual(['Rhea', null]);
    expect(button('Edit')).toBeEnabled();
    expect(button('Edit')).not.toHaveAccessibleDescription();
  });
});

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
    await waitFor(() => { expect(button('Edit')).toHaveAccessibleDescription('Only a superuser changes a superuser.'); });
    expect(button('Edit')).toBeDisabled();
  });

  test('is not offered to somebody who is no superuser, who sees only their own websites', async () => {
    const { edit } = await openUser(RHEA, asKeeper);
    await edit();
    expect(screen.queryByRole('switch', { name: 'Superuser' })).not.toBeInTheDocument();
    expect(['Zilvermeeuw NL', 'Zilvermeeuw België', 'Zilvermeeuw Service'].map((name) => screen.queryByRole('switch', { name }) !== null)).toEqual([true, true, false]);
  });
});

describe('the groups of a user', () => {
  const groups = () => within(screen.getByRole('table', { name: 'User groups of this user' }));
  const names = () => groups().getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  test('are listed with those of the user first, each part by name, and they are ticked', async () => {
    await openUser('2', { arrange: ({ staff }) => {
      const editor = staff.users.find('2');
      if (editor !== null) staff.users.put({ ...editor.record, usergroups: ['6', USER_KEEPERS] });
    } });
    expect(await screen.findByText('1–8 of 8 groups')).toBeInTheDocument();
    const own = groups().getAllByRole('switch').filter((box) => box instanceof HTMLInputElement && box.checked).map((box) => box.getAttribute('aria-label')?.replace('Member of ', ''));
    expect(own).toHaveLength(2);
    const byName = (list: typeof own) => list.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));
    expect(names()).toEqual([...byName(own), ...byName(names().slice(2))]);
    expect(screen.getByText('member of 2 of 8')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'In this group' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('are neither counted nor switched before the record is there, nor are its websites', async () => {
    const { user, services } = openConsole({ at: '/users?q=edwin' });
    await screen.findByText(EDITOR);
    const letGo = holdRecord(services, users);
    await user.dblClick(screen.getByText(EDITOR));
    await screen.findByText('1–8 of 8 groups');
    expect(screen.queryByText(/member of/)).toBeNull();
    expect(screen.queryByText('0 of 3')).toBeNull();
    expect(screen.queryByRole('switch', { name: /^(Member of|Zilvermeeuw)/ })).toBeNull();
    letGo();
    expect(await screen.findByText('member of 1 of 8')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(within(groups().getAllByRole('row')[1] ?? document.body).getByRole('switch')).toBeChecked();
  });

  test('are filtered, and say when nothing is left', async () => {
    const { user } = await openUser();
    const filter = screen.getByRole('searchbox', { name: 'Filter groups' });
    await user.type(filter, 'redactie');
    await screen.findByText('1–2 of 2 groups');
    expect(names()).toEqual(['Redactie', 'Redactie, alleen nieuws']);
    await user.type(filter, ' nergens');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1–8 of 8 groups')).toBeInTheDocument();
  });

  test('are sorted by a head: up, down, and as they were', async () => {
    const { user } = await openUser();
    await screen.findByText('1–8 of 8 groups');
    const head = groups().getByRole('columnheader', { name: 'Members' });
    const counts = () => groups().getAllByRole('row').slice(1).map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
    for (const [order, sign] of [['ascending', 1], ['descending', -1]] as const) {
      await user.click(within(head).getByRole('button'));
      expect(await groups().findByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', order);
      await screen.findByText('1–8 of 8 groups');
      expect(counts()).toEqual(counts().toSorted((a, b) => sign * (a - b)));
    }
  });

  test('that do not come can be asked for again', async () => {
    const { user, line } = await openUser();
    await screen.findByText('1–8 of 8 groups');
    line.failNext({ kind: 'Unreachable', reason: 'slow' });
    await user.click(groups().getByRole('button', { name: 'Members' }));
    expect(await screen.findByRole('heading', { name: 'The user groups did not load' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'User groups of this user' })).toBeInTheDocument();
  });
});
