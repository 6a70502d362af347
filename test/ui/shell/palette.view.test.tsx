import { act, screen, waitFor, within } from '@testing-library/react';
// Imported before fake timers start.
import '../../../src/adapters/memory/library/library.memory.module';
import '../../../src/application/library/library.module';
import '../../../src/ui/library/file/file.view';
import { RecentRecords } from '../../../src/application/shared/ports/recent-records.port';
import { EDITOR, freshBrowser, openConsole, READER, USER_KEEPERS } from './support/console';

beforeEach(freshBrowser);

const openPalette = async (options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole(options);
  await screen.findByRole('navigation', { name: /Main menu|Hoofdmenu/ });
  await app.user.keyboard('{Control>}k{/Control}');
  return app;
};
const field = () => screen.getByRole('combobox', { name: /Search records|Zoek/ });
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);

describe('groups', () => {
  test('offer recent records, screens and actions', async () => {
    await openPalette({
      as: READER,
      arrange: ({ services }) => {
        for (let place = 1; place <= 8; place += 1)
          services
            .get<RecentRecords>(RecentRecords)
            .add('3', { module: 'users', path: `/users/${String(place)}`, title: `Person ${String(place)}` });
      },
    });
    expect(group('Recently opened')).toEqual(['Person 8', 'Person 7', 'Person 6', 'Person 5', 'Person 4', 'Person 3']);
    expect(group('Screens')).toEqual(['Dashboard', 'Profile', 'Help', 'Users']);
    expect(group('Actions')).toEqual([
      'Dark theme',
      'Light theme',
      'Change your settings: language, date, time',
      'Change your password',
      'Show keyboard shortcuts',
      'Log out',
    ]);
  });

  test('show only matches, screens of all rights included', async () => {
    const { user } = await openPalette();
    await user.type(field(), 'usergr');
    expect(screen.queryByRole('group', { name: 'Screens' })).not.toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'user group');
    expect(group('Screens')).toEqual(['User groups', 'Add user group']);
  });

  test.each(['add post', 'post toevoegen', 'blogbericht'])(
    'find the form of a new record by %p (R-SES-24)',
    async (term) => {
      const { user, address } = await openPalette();
      await user.type(field(), term);
      expect(await screen.findByRole('option', { name: /^Add post/ })).toBeInTheDocument();
      await user.click(screen.getByRole('option', { name: /^Add post/ }));
      expect(address()).toBe('/blog/add');
    },
  );

  test.each(['settings', 'password', 'wachtwoord'])('find the profile by %p', async (term) => {
    const { user, address } = await openPalette();
    await user.type(field(), term);
    await user.click(await screen.findByRole('option', { name: /^Change your/ }));
    expect(address()).toBe('/profile');
  });

  test('find actions by the words of the other language (R-SES-24)', async () => {
    const { user } = await openPalette();
    await user.type(field(), 'donker');
    await waitFor(() => {
      expect(group('Actions')).toEqual(['Dark theme']);
    });
  });

  test('list at most eight screens', async () => {
    await openPalette();
    expect(group('Screens')).toHaveLength(8);
  });

  test('leave out what a person may not open', async () => {
    const { user } = await openPalette({ as: EDITOR });
    await user.type(field(), 'gebruikers');
    expect(screen.queryByRole('group', { name: 'Schermen' })).not.toBeInTheDocument();
  });
});

describe('records (R-SES-07)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = async (milliseconds: number) => {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds);
    });
  };

  test('show a name and kind', async () => {
    const { user } = await openPalette();
    await user.type(field(), 'error codes u4');
    await pass(1000);
    expect(
      screen.getByRole('option', { name: /^U4 · Geen communicatie tussen binnen- en buitenunit/ }),
    ).toHaveTextContent(/Error code$/);
  });

  test('are found from two characters, 150 ms after the last key', async () => {
    const { user } = await openPalette({ as: READER });
    await user.type(field(), 'z');
    await pass(1000);
    expect(screen.queryByRole('group', { name: 'Records' })).not.toBeInTheDocument();
    expect(screen.getByText('Type at least two characters to search records.')).toBeInTheDocument();
    await user.type(field(), 'oë');
    await pass(149);
    expect(screen.queryByRole('group', { name: 'Records' })).not.toBeInTheDocument();
    await pass(1);
    await pass(0);
    expect(group('Records')).toEqual(['Zoë Claes']);
  });

  test('open their screen and close the palette', async () => {
    const { user, address } = await openPalette();
    await user.type(field(), 'users rhea');
    await pass(200);
    await user.keyboard('{Enter}');
    await pass(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/users/3');
  });

  test('are asked of five modules, and of one whose name starts the term in either language (R-SES-23)', async () => {
    const { user } = await openPalette();
    await user.type(field(), 'rhea');
    await pass(1000);
    expect(screen.queryByRole('group', { name: 'Records' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Five modules are searched/)).toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'gebruikers rhea');
    await pass(1000);
    expect(group('Records')).toEqual(['Rhea Thompson']);
  });

  test('are asked first of the module that the person is in (R-SES-23)', async () => {
    const { user } = await openPalette({ at: '/users' });
    await user.type(field(), 'rhea');
    await pass(1000);
    expect(group('Records')).toEqual(['Rhea Thompson']);
  });

  test('leave a hint to name a module that was not asked', async () => {
    const { user } = await openPalette();
    await user.type(field(), 'rhea');
    await pass(1000);
    const named = (): string => /“(.+) …”/.exec(screen.getByText(/^Five modules/).textContent)?.[1] ?? '';
    const first = named();
    await user.clear(field());
    await user.type(field(), `${first} rhea`);
    expect(named()).not.toBe(first);
    await pass(1000);
    expect(named()).not.toBe(first);
  });

  test('names a module whose search failed', async () => {
    const { user, line } = await openPalette();
    line.failNext({ kind: 'Unreachable', reason: 'slow' });
    await user.type(field(), 'users rhea');
    await pass(200);
    expect(screen.getByText('Searching Users failed.')).toBeInTheDocument();
  });

  test('does not name a module that may not be searched', async () => {
    const { user, line } = await openPalette();
    line.failNext({ kind: 'Forbidden' });
    await user.type(field(), 'users rhea');
    await pass(200);
    expect(screen.queryByText(/ failed\./)).not.toBeInTheDocument();
  });
});

test('runs actions after closing the palette', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'shortcuts');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

describe('library files (R-LIB-14)', () => {
  const openWith = (rights: readonly string[]) =>
    openPalette({
      as: READER,
      arrange: ({ services, staff }) => {
        const [group, reader] = [staff.groups.find(USER_KEEPERS), staff.users.find('3')];
        if (group === null || reader === null) throw new Error('No group or nobody in it');
        staff.groups.put({ ...group.record, id: 'found', name: 'Found', rights, users: ['3'] });
        staff.users.put({ ...reader.record, usergroups: ['found'] });
        services.get<RecentRecords>(RecentRecords).add('3', {
          module: 'library',
          path: '/library/Brochures%2Fonderhoud.pdf',
          title: 'Brochures/onderhoud.pdf',
        });
      },
    });

  test('are found by name, with thumbnail or icon and folder', async () => {
    const { user, address } = await openWith(['library.view', 'library.edit']);
    const recent = screen.getByRole('option', { name: /^onderhoud\.pdf/ });
    expect(recent).toHaveTextContent('Brochures');
    expect(recent.querySelector('svg')).not.toBeNull();
    await user.type(field(), 'wintercheck');
    const hit = await screen.findByRole('option', { name: /^wintercheck ?\.jpg/ });
    expect(hit).toHaveTextContent('Nieuws/2026');
    expect(hit.querySelector('img')).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/library/Nieuws%2F2026%2Fwintercheck.jpg');
  });

  test('are not offered without the library right, not even recent ones', async () => {
    const { user } = await openWith(['users.view']);
    expect(screen.queryByRole('option', { name: /onderhoud/ })).toBeNull();
    await user.type(field(), 'wintercheck');
    expect(await screen.findByText(/^No results/)).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /wintercheck/ })).toBeNull();
  });
});
