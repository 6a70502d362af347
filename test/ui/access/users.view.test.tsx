import { screen, waitFor, within } from '@testing-library/react';
import { PEOPLE } from '../../../src/adapters/memory/access/published/memory-people.seed';
import { FilterMemory } from '../../../src/application/shared/ports/filter-memory.port';
import { PreferenceStore } from '../../../src/application/shared/ports/preferences.port';
import {
  EDITOR,
  expectNotice,
  freshBrowser,
  notices,
  openConsole,
  READER,
  rowsOf,
  USER_KEEPERS,
} from '../shell/support/console';

beforeEach(freshBrowser);

const LIST = 'List of users';
type ConsoleParts = Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0];

const openList = async (options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: '/users', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  await screen.findByRole('table', { name: LIST });
  await waitFor(() => {
    expect(rowsOf(LIST).length).toBeGreaterThan(0);
  });
  return app;
};
const addresses = () => rowsOf(LIST).map((row) => within(row).getByRole('cell', { name: /@/ }).textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const search = () => screen.getByRole('searchbox', { name: 'Search users' });
/** A content editor who may also edit users, in English. */
const keeper = ({ staff }: ConsoleParts, groups: readonly string[] = [USER_KEEPERS]) => {
  const editor = staff.users.find('2');
  if (editor === null) return;
  staff.users.put({ ...editor.record, usergroups: groups });
  staff.saveSettings(
    { id: '2', su: false, rights: [], websites: [] },
    { language: 'en', date: 'd-M-yyyy', time: 'HH:mm' },
  );
};

describe('permissions (R-ACC-04)', () => {
  test('shows rows without actions to readers', async () => {
    const { user, address } = await openList({ as: READER });
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Bulk actions/ })).not.toBeInTheDocument();
    for (const toggle of screen.getAllByRole('switch')) expect(toggle).toBeDisabled();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(row('Agnieszka'));
    await user.click(row('Agnieszka'));
    await user.keyboard('{Enter}{Delete}');
    expect([address(), screen.queryByRole('alertdialog')]).toEqual(['/users', null]);
  });

  test('offers invite, toggle and delete to user managers', async () => {
    const { user, address } = await openList({ as: EDITOR, arrange: keeper });
    for (const toggle of screen.getAllByRole('switch')) expect(toggle).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Bulk actions' })).toHaveAccessibleDescription('Select the rows first');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(address()).toBe('/users/invite');
  });

  test('disables toggles of superusers and oneself with the reason (R-ACC-02, R-ACC-03)', async () => {
    await openList({ as: EDITOR, at: '/users?perPage=100', arrange: keeper });
    const active = (name: string) => screen.getByRole('switch', { name: `${name} is active` });
    expect(active('Susanne Zandstra')).toHaveAttribute('aria-disabled', 'true');
    expect(active('Susanne Zandstra')).toHaveAccessibleDescription('Only a superuser can change a superuser.');
    expect(active('Edwin van Rijn')).toHaveAttribute('aria-disabled', 'true');
    expect(active('Edwin van Rijn')).toHaveAccessibleDescription('You cannot deactivate your own account.');
    expect(active('Rhea Thompson')).not.toHaveAttribute('aria-disabled');
  });

  test("does not offer one's own account for deletion (R-ACC-03)", async () => {
    const { user } = await openList({ at: '/users?q=kantoor.example' });
    const own = row('Susanne');
    expect(within(own).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(own);
    expect(own).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Bulk actions' })).toHaveAccessibleDescription(
      'The selected row cannot be deleted',
    );
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(own).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{Escape}');
  });

  test('opens the only selected row on a second click and on Enter', async () => {
    const { user, address } = await openList();
    await user.click(row('Agnieszka'));
    expect([address(), row('Agnieszka').getAttribute('aria-selected')]).toEqual(['/users', 'true']);
    await user.click(row('Agnieszka'));
    expect(await screen.findByDisplayValue('agnieszka.wojcik@zilvermeeuw.example')).toBeInTheDocument();
    expect(address()).toMatch(/^\/users\/\d+$/);
  });

  test('selects, not opens, one of several selected rows (R-SHR-04)', async () => {
    const { user, address } = await openList();
    await user.click(row('Agnieszka'));
    await user.keyboard('{Control>}');
    await user.click(row('Amber'));
    await user.keyboard('{/Control}');
    await user.click(row('Agnieszka'));
    expect([address(), screen.getAllByRole('row', { selected: true }).length]).toEqual(['/users', 1]);
  });

  test('returns to the row of the record that was left', async () => {
    const { user } = await openList();
    await user.click(row('Amber'));
    await user.click(row('Amber'));
    await screen.findByDisplayValue('amber.schouten@zilvermeeuw.example');
    await user.click(screen.getByRole('button', { name: 'Back to overview' }));
    await waitFor(() => {
      expect(row('Amber')).toHaveFocus();
    });
  });
});

describe('the URL', () => {
  test('holds page, size, sort, term and filters', async () => {
    await openList({ at: '/users?q=zilvermeeuw&active=1&sort=-email&perPage=25&page=2' });
    expect(search()).toHaveValue('zilvermeeuw');
    expect(screen.getByRole('combobox', { name: 'Active' })).toHaveDisplayValue('Active');
    expect(screen.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('combobox', { name: 'Per page' })).toHaveDisplayValue('25');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const shown = addresses();
    expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a)));
  });

  test('restores filters, sort and page; a new filter returns to page 1', async () => {
    const { user, address } = await openList({ at: '/users?page=2' });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Active' }), 'Not active');
    await waitFor(() => {
      expect(address()).toBe('/users?active=0');
    });
    await user.click(await screen.findByRole('button', { name: 'E-mail' }));
    await waitFor(() => {
      expect(address()).toBe('/users?active=0&sort=email');
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => {
      expect(address()).toBe('/users?sort=email');
    });
  });

  test('restores the last query when bare', async () => {
    const { address } = await openList({
      arrange: ({ services }) => {
        services.get<FilterMemory>(FilterMemory).remember('users', 'q=zo&sort=-email');
      },
    });
    expect([address(), search().getAttribute('value')]).toEqual(['/users?q=zo&sort=-email', 'zo']);
  });

  test('wins over the stored query', async () => {
    const { address } = await openList({
      at: '/users?q=em',
      arrange: ({ services }) => {
        services.get<FilterMemory>(FilterMemory).remember('users', 'q=zo');
      },
    });
    expect([address(), search().getAttribute('value')]).toEqual(['/users?q=em', 'em']);
  });

  test.each([
    ['/users?q=&foo=1&page=abc', '/users'],
    ['/users?perPage=7&sort=password&active=maybe&name=%E0%A4%A', '/users'],
    ['/users?page=2&unknown=1&q=nergens+hier', '/users?q=nergens%20hier'],
    ['/users?sort=firstname&sort=-email', '/users'],
    ["/users?q=d'or", '/users?q=d%27or'],
    ['/users?q=100%25', '/users?q=100%25'],
  ])('replaces %s by %s without a history entry', async (at, canonical) => {
    const before = history.length;
    const { address } = openConsole({ at });
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    await waitFor(() => {
      expect(screen.queryByRole('table') ?? screen.queryByRole('heading', { level: 2 })).toBeInTheDocument();
    });
    await waitFor(() => {
      expect(address()).toBe(canonical);
    });
    expect(history.length).toBe(before);
    expect(search()).toHaveValue(new URLSearchParams(canonical.split('?')[1]).get('q') ?? '');
  });

  test('omits the default order, which the header shows', async () => {
    const { user, address } = await openList();
    const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    const press = async (name: string, to: string) => {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => {
        expect(address()).toBe(to);
      });
      return [order('Name'), order('E-mail')];
    };
    expect([order('Name'), order('E-mail')]).toEqual(['ascending', null]);
    expect(await press('Name', '/users?sort=-firstname')).toEqual(['descending', null]);
    expect(await press('Name', '/users')).toEqual(['ascending', null]);
    expect(await press('E-mail', '/users?sort=email')).toEqual([null, 'ascending']);
    expect(await press('E-mail', '/users?sort=-email')).toEqual([null, 'descending']);
    expect(await press('E-mail', '/users')).toEqual(['ascending', null]);
  });

  test('leads to the last page when the page is too high', async () => {
    const { address } = await openList({ at: '/users?page=99&perPage=25' });
    await waitFor(() => {
      expect(address()).toBe('/users?perPage=25&page=3');
    });
    await waitFor(() => {
      expect(rowsOf(LIST)).toHaveLength(PEOPLE.length - 50);
    });
  });

  test('shows the same rows after Back', async () => {
    const { user, address } = await openList();
    const first = addresses();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => {
      expect(addresses()).not.toEqual(first);
    });
    history.back();
    await waitFor(() => {
      expect(addresses()).toEqual(first);
    });
    expect(address()).toBe('/users');
  });
});

describe('pages (R-SHR-02)', () => {
  test('have ten rows by default and remember the choice', async () => {
    const { user, services, address } = await openList();
    expect([rowsOf(LIST).length, screen.getByText(`1–10 of ${PEOPLE.length} users`).tagName]).toEqual([10, 'P']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '25');
    await waitFor(() => {
      expect(rowsOf(LIST)).toHaveLength(25);
    });
    expect([address(), services.get<PreferenceStore>(PreferenceStore).read().perPage]).toEqual([
      '/users?perPage=25',
      25,
    ]);
  });

  test('have the size chosen on an earlier visit', async () => {
    const { address } = await openList({
      arrange: ({ services }) => {
        services.get<PreferenceStore>(PreferenceStore).change({ perPage: 50 });
      },
    });
    await waitFor(() => {
      expect(rowsOf(LIST)).toHaveLength(50);
    });
    expect(address()).toBe('/users?perPage=50');
  });

  test('can be 10, 25, 50 or 100', async () => {
    await openList();
    expect(
      within(screen.getByRole('combobox', { name: 'Per page' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50', '100']);
  });
});

describe('a toggle in a row (R-SHR-08)', () => {
  test('changes at once and is stored', async () => {
    const { user, personOf } = await openList();
    const active = screen.getByRole('switch', { name: 'Agnieszka Wójcik is active' });
    await user.click(active);
    expect(active).not.toBeChecked();
    await waitFor(() => {
      expect(personOf('agnieszka.wojcik@zilvermeeuw.example').active).toBe(false);
    });
    expect(notices()).toEqual([]);
  });

  test('reverts with a message when refused', async () => {
    const { user, line, personOf } = await openList();
    const active = screen.getByRole('switch', { name: 'Agnieszka Wójcik is active' });
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(active);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to update the status');
    expect(active).toBeChecked();
    expect(personOf('agnieszka.wojcik@zilvermeeuw.example').active).toBe(true);
  });
});

describe('deleting', () => {
  const choose = async (...names: readonly string[]) => {
    const app = await openList();
    for (const name of names)
      await app.user.click(screen.getByRole('checkbox', { name: new RegExp(`Select ${name}`) }));
    await app.user.click(screen.getByRole('button', { name: /Bulk actions/ }));
    return app;
  };

  test('names the records and focuses the safe button', async () => {
    const { user, staff } = await choose('Agnieszka', 'Amber');
    expect(screen.getByRole('img', { name: '2 selected' })).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: /Delete \(2\)/ }));
    const question = screen.getByRole('alertdialog', { name: 'Delete 2 users?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Agnieszka Wójcik', 'Amber Schouten']);
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(staff.users.all()).toHaveLength(PEOPLE.length);
  });

  test('removes them and confirms for 1 s', async () => {
    const { user, staff } = await choose('Agnieszka', 'Amber');
    await user.click(screen.getByRole('menuitem', { name: /Delete \(2\)/ }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 users' }));
    await expectNotice('2 users deleted');
    expect(await screen.findByText(`1–10 of ${PEOPLE.length - 2} users`)).toBeInTheDocument();
    expect([staff.users.all().length, screen.queryByRole('row', { name: /Agnieszka/ })]).toEqual([
      PEOPLE.length - 2,
      null,
    ]);
  });

  test('lists refused records with reasons and keeps them selected (R-SHR-13)', async () => {
    const { user, staff } = await openList({ as: EDITOR, at: '/users?q=kantoor', arrange: keeper });
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: /Bulk actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /Delete \(2\)/ }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 users' }));
    const report = await screen.findByRole('dialog', { name: '1 not deleted' });
    expect(report).toHaveTextContent(/Susanne Zandstra/);
    await waitFor(() => {
      expect(screen.getAllByRole('row', { selected: true }).map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Susanne'),
      ]);
    });
    expect(staff.users.all()).toHaveLength(PEOPLE.length - 1);
  });

  test('keeps everything after a failure and shows the reason', async () => {
    const { user, line, staff } = await choose('Agnieszka');
    await user.click(screen.getByRole('menuitem', { name: /Delete \(1\)/ }));
    line.failNext({ kind: 'Unreachable', reason: 'slow' });
    await user.click(screen.getByRole('button', { name: 'Delete 1 user' }));
    expect(await screen.findByText('The server did not answer in time.')).toBeInTheDocument();
    expect([staff.users.all().length, screen.getAllByRole('row', { selected: true }).length]).toEqual([
      PEOPLE.length,
      1,
    ]);
  });
});

describe('in place of the rows', () => {
  test.each([
    ['server', 'The server could not complete this.'],
    ['slow', 'The server did not answer in time.'],
    ['cut', 'The connection to the server was lost.'],
  ] as const)('shows a failure (%s) with retry and keeps the search', async (reason, words) => {
    const { user, line } = await openList({ at: '/users?q=zo' });
    line.failNext({ kind: 'Unreachable', reason });
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(await screen.findByRole('heading', { name: 'The users did not load' })).toBeInTheDocument();
    expect(screen.getByText(`${words} Your search and filters are kept.`)).toBeInTheDocument();
    expect(search()).toHaveValue('zo');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: LIST })).toBeInTheDocument();
  });

  test('shows a failed page without counting missing rows', async () => {
    const { user, line, address } = await openList();
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('heading', { name: 'The users did not load' });
    expect(screen.queryByText(/\d of \d+ users/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText(`1–10 of ${PEOPLE.length} users`)).toBeInTheDocument();
    expect(address()).toBe('/users');
  });

  test('shows an empty search result with a way out', async () => {
    const { user, address } = openConsole({ at: '/users?q=nergens&active=1' });
    expect(await screen.findByRole('heading', { name: 'No results for “nergens”' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText(`1–10 of ${PEOPLE.length} users`)).toBeInTheDocument();
    expect(address()).toBe('/users');
  });

  test('shows an empty list after a 404', async () => {
    const { user, line } = await openList();
    line.failNext({ kind: 'NotFound' });
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeInTheDocument();
    expect(notices()).toEqual([]);
  });

  test('shows whom to ask after a 403, and reads again on request', async () => {
    const { user, line } = await openList();
    line.failNext({ kind: 'Forbidden' });
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(await screen.findByRole('heading', { name: 'You cannot open Users' })).toBeInTheDocument();
    expect(screen.getByText(/a superuser can check your user groups/)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const tool of ['Invite', 'Filters', 'View']) expect(screen.queryByRole('button', { name: tool })).toBeNull();
    expect(screen.queryByRole('searchbox', { name: 'Search users' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(rowsOf(LIST)).toHaveLength(10);
    });
  });

  test('says nothing of other rows after a search that is answered with 404', async () => {
    const { user, line } = await openList();
    line.failNext({ kind: 'NotFound' });
    await user.type(search(), 'zo{Enter}');
    expect(await screen.findByRole('heading', { name: 'No results for “zo”' })).toBeInTheDocument();
    expect(screen.getByText('Use fewer words, or clear the filters.')).toBeInTheDocument();
  });
});
