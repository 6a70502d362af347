import { fireEvent, screen, within } from '@testing-library/react';
import { Clock } from '../../../src/application/shared/ports/clock.port';
import { PreferenceStore } from '../../../src/application/shared/ports/preferences.port';
import { RecentRecords } from '../../../src/application/shared/ports/recent-records.port';
import { EDITOR, freshBrowser, notices, openConsole, READER } from './support/console';

beforeEach(freshBrowser);

const drawer = () => screen.findByRole('navigation', { name: /Main menu|Hoofdmenu/ });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the drawer', () => {
  test('lists permitted modules and marks the current one', async () => {
    openConsole({ as: READER, at: '/users' });
    const menu = await drawer();
    expect(linksIn(menu)).toEqual(['/dashboard', '/users', '/help']);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  });

  test('stays collapsed', async () => {
    const { user, services } = openConsole();
    await user.click(within(await drawer()).getByRole('button', { name: 'Collapse menu' }));
    expect(services.get<PreferenceStore>(PreferenceStore).read().drawerCollapsed).toBe(true);
    expect(within(await drawer()).getByRole('button', { name: 'Expand menu' })).toBeInTheDocument();
  });

  test('keeps groups collapsed or expanded after a reload', async () => {
    const groupNamed = async (name: string) => within(await drawer()).getByRole('button', { name });
    const first = openConsole();
    expect(
      [await groupNamed('Content'), await groupNamed('Administration')].map((group) =>
        group.getAttribute('aria-expanded'),
      ),
    ).toEqual(['true', 'false']);
    for (const name of ['Content', 'Administration']) await first.user.click(await groupNamed(name));
    first.unmount();
    openConsole();
    expect(await groupNamed('Content')).toHaveAttribute('aria-expanded', 'false');
    expect(await groupNamed('Administration')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the start page', () => {
  test("lists the person's modules and recent records", async () => {
    const { user, address } = openConsole({
      as: READER,
      arrange: ({ services }) => {
        const recent = services.get<RecentRecords>(RecentRecords);
        recent.add('3', { module: 'users', path: '/users/7', title: 'Joris Van den Broeck' });
        recent.add('3', { module: 'blog', path: '/blog/1', title: 'No longer yours' });
        recent.add('2', { module: 'users', path: '/users/8', title: 'Somebody else’s' });
      },
    });
    expect(await screen.findByRole('link', { name: /Joris Van den Broeck/ })).toBeInTheDocument();
    // Without the right to edit, a recent record links to its list, filtered to it.
    expect(linksIn(screen.getByRole('main'))).toEqual(['/users', '/help', '/users?q=Joris%20Van%20den%20Broeck']);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Users/ }));
    expect(address()).toBe('/users');
  });

  test('shows an empty state', async () => {
    openConsole({ as: READER });
    expect(await screen.findByText('Records you open appear here.')).toBeInTheDocument();
  });

  test.each([
    [0, 'Good morning, Rhea'],
    [11, 'Good morning, Rhea'],
    [12, 'Good afternoon, Rhea'],
    [17, 'Good afternoon, Rhea'],
    [18, 'Good evening, Rhea'],
    [23, 'Good evening, Rhea'],
  ])('greets at %i o’clock with %s', async (hour, greeting) => {
    openConsole({
      as: READER,
      arrange: ({ services }) => {
        services.unbind(Clock);
        services.bind<Clock>(Clock).toConstantValue({ now: () => Date.UTC(2026, 10, 20, hour, 59), zone: () => 'UTC' });
      },
    });
    expect(await screen.findByText(greeting)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  });
});

test('menus open in a landmark of their own (R-SHR-63)', async () => {
  const { user } = openConsole({ at: '/users' });
  await user.click(await screen.findByRole('button', { name: 'Account of Susanne Zandstra' }));
  const popups = screen.getByRole('region', { name: 'Menus and tooltips' });
  expect(popups).toContainElement(screen.getByRole('menu'));
  await user.keyboard('{Escape}');
  expect(popups).toBeEmptyDOMElement();
});

describe('website and language', () => {
  test('reloads at the dashboard for another website', async () => {
    const { user, restarts } = openConsole({ at: '/users' });
    await user.click(await screen.findByRole('button', { name: 'Website: Zilvermeeuw NL' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }));
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(restarts).toEqual(['/dashboard']);
  });

  test.each([
    ['Zilvermeeuw Service', '3', true],
    ['Zilvermeeuw België', '2', false],
  ])('shows the staging banner on %s: %p %p', async (_, website, stands) => {
    openConsole({
      arrange: ({ staff }) => {
        staff.signIn('su@kantoor.example', 'Kantoor-Welkom-26!', 0);
        staff.switchWebsite(website);
      },
      as: 'nobody@kantoor.example',
    });
    await drawer();
    expect(
      screen.queryByText('You are working on the staging environment. Changes do not appear on the live website.') !==
        null,
    ).toBe(stands);
  });

  test('saves another language and reloads in place', async () => {
    const { user, restarts, staff } = openConsole({ at: '/users?q=zo' });
    await user.click(await screen.findByRole('button', { name: 'Account of Susanne Zandstra' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await user.click(screen.getByRole('menuitemradio', { name: 'Nederlands' }));
    await screen.findByRole('navigation', { name: 'Main menu' });
    const me = staff.users.find('1')?.record;
    expect([restarts, me && staff.settingsOf(me).language]).toEqual([['/users?q=zo'], 'nl']);
  });

  test('reports a language that could not be saved', async () => {
    const { user, restarts, line } = openConsole();
    await user.click(await screen.findByRole('button', { name: 'Account of Susanne Zandstra' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    line.failNext({ kind: 'Unreachable', reason: 'cut' });
    await user.click(screen.getByRole('menuitemradio', { name: 'Nederlands' }));
    expect(await screen.findByText('The connection to the server was lost.')).toBeInTheDocument();
    expect(restarts).toEqual([]);
  });

  test('shows Dutch to a Dutch person', async () => {
    openConsole({ as: EDITOR, at: '/nergens' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Deze pagina bestaat niet');
    expect(screen.getByRole('button', { name: /Account van Edwin van Rijn/ })).toBeInTheDocument();
  });
});

test('the search of the top bar is named by what it does, without its keys', async () => {
  openConsole();
  expect(await screen.findByRole('button', { name: 'Search or jump to …' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+K',
  );
});

describe('global shortcuts', () => {
  test('opens and closes help on F1, lists shortcuts on the question mark', async () => {
    const { user } = openConsole();
    await drawer();
    fireEvent.keyDown(document.body, { key: 'F1' });
    expect(await screen.findByRole('complementary', { name: 'Help' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'F1' });
    expect(screen.queryByRole('complementary', { name: 'Help' })).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('types a question mark in a field', async () => {
    const { user } = openConsole({ at: '/users' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), '?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(notices()).toEqual([]);
  });
});
