import { act, screen } from '@testing-library/react';
import { either } from 'fp-ts';
import { SessionGateway } from '../../../src/application/session/ports/session-gateway.port';
import { FilterMemory } from '../../../src/application/shared/ports/filter-memory.port';
import { EDITOR, freshBrowser, notices, openConsole, PASSWORD, READER, SU, USER_KEEPERS } from './support/console';

beforeEach(freshBrowser);

const email = () => screen.findByRole('textbox', { name: 'E-mail address' });
/** The greeting in the header of the dashboard. */
const dashboardOf = async (name: string) => {
  const greeting = await screen.findByText(new RegExp(`^Good \\w+, ${name}$`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  return greeting;
};

describe('startup', () => {
  test('leads a signed-in person to the dashboard', async () => {
    const { address } = openConsole({ at: '/' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading Kantoor …');
    expect(await dashboardOf('Susanne')).toBeInTheDocument();
    expect([address(), document.title]).toEqual(['/dashboard', 'Dashboard · Kantoor']);
  });

  const signIn = async ({ user }: ReturnType<typeof openConsole>, who: string, password = PASSWORD) => {
    await user.type(await email(), who);
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  };

  test('leads a visitor to the dashboard after sign-in', async () => {
    const app = openConsole({ as: null, at: '/' });
    expect(screen.queryByText('Log in to continue where you were.')).not.toBeInTheDocument();
    await signIn(app, SU);
    expect(await dashboardOf('Susanne')).toBeInTheDocument();
    expect(app.address()).toBe('/dashboard');
  });

  test('leads a visitor to the requested page after sign-in', async () => {
    const app = openConsole({ as: null, at: '/users?q=zo' });
    expect(await screen.findByText('Log in to continue where you were.')).toBeInTheDocument();
    expect(app.address()).toBe('/login');
    await signIn(app, SU);
    expect(await screen.findByRole('cell', { name: /^zo ?e\.claes@zilvermeeuw\.example$/ })).toBeInTheDocument();
    expect(app.address()).toBe('/users?q=zo');
  });

  test.each(['/nowhere', '/users/12/x'])('shows sign-in to a visitor at %s', async (at) => {
    const { address } = openConsole({ as: null, at });
    await email();
    expect(address()).toBe('/login');
  });

  test.each(['/login', '/auth', '/auth/login', '/reset'])(
    'leads a signed-in person from %s to the dashboard',
    async (at) => {
      const { address } = openConsole({ at });
      await dashboardOf('Susanne');
      expect(address()).toBe('/dashboard');
    },
  );

  test('refuses an invalid form and says what is wrong', async () => {
    const app = openConsole({ as: null });
    await app.user.click(await screen.findByRole('button', { name: 'Log in' }));
    for (const field of [await email(), screen.getByLabelText('Password')])
      expect(field).toHaveAccessibleDescription('This field is required');
    await signIn(app, 'su@', 'short');
    expect(screen.getByRole('alert')).toHaveTextContent('Something is missing');
    expect(await email()).toHaveAccessibleDescription('This is not a complete e-mail address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This is too short.');
  });

  test("uses the person's language after sign-in", async () => {
    const app = openConsole({ as: null });
    await signIn(app, EDITOR);
    expect(await screen.findByRole('navigation', { name: 'Hoofdmenu' })).toBeInTheDocument();
  });
});

describe('a refused sign-in (R-SES-03)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  };

  test('shows its box for 3 s and keeps the input', async () => {
    const { user } = openConsole({ as: null });
    await user.type(await email(), SU);
    await user.type(screen.getByLabelText('Password'), 'Not-The-Word-1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    // Two turns: one for the refusal, one for the machine's response.
    await act(async () => {
      await Promise.resolve();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Login failedThis e-mail address and password do not match.');
    pass(2999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(
      [await email(), screen.getByLabelText('Password')].map((field) =>
        field instanceof HTMLInputElement ? field.value : null,
      ),
    ).toEqual([SU, 'Not-The-Word-1']);
  });
});

describe('too many attempts (R-SHR-41)', () => {
  test.each([
    ['/login', 'Log in', 'signIn'],
    ['/reset', 'Send the link', 'requestReset'],
  ] as const)('%s counts down while %s is off, and keeps the input', async (at, name, call) => {
    jest.useFakeTimers();
    const { user, services } = openConsole({ as: null, at });
    await user.type(await email(), SU);
    if (call === 'signIn') await user.type(screen.getByLabelText('Password'), 'Not-The-Word-1');
    jest
      .spyOn(services.get<SessionGateway>(SessionGateway), call)
      .mockReturnValue(() => Promise.resolve(either.left({ kind: 'TooMany', retryAfter: 30 })));
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 30 seconds before you try again.');
    act(() => {
      jest.advanceTimersByTime(20_000);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Wait 10 seconds before you try again.');
    expect(screen.getByRole('button', { name })).toBeDisabled();
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(await email()).toHaveValue(SU);
    jest.useRealTimers();
  });
});

describe('an API that does not answer', () => {
  test('shows an error and continues when the API is back', async () => {
    const { user } = openConsole({
      arrange: ({ line }) => {
        line.failNext({ kind: 'Unreachable', reason: 'cut' });
      },
    });
    expect(await screen.findByRole('heading', { name: 'Kantoor cannot be reached' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dashboardOf('Susanne')).toBeInTheDocument();
  });

  test('continues by itself when the server said when (R-SHR-84)', async () => {
    jest.useFakeTimers();
    const second = async (): Promise<void> => {
      await act(async () => {
        await jest.advanceTimersByTimeAsync(1000);
      });
    };
    const { line } = openConsole({
      arrange: ({ line: calls }) => {
        calls.failNext({ kind: 'Unreachable', reason: 'server', retryAfter: 1 });
      },
    });
    const alert = await screen.findByRole('alert');
    line.failNext({ kind: 'Unreachable', reason: 'server', retryAfter: 1 });
    await second();
    // The same element, so screen readers do not announce the second failure again.
    expect(screen.getByRole('alert')).toBe(alert);
    await second();
    jest.useRealTimers();
    expect(await dashboardOf('Susanne')).toBeInTheDocument();
  });

  test('says which call was answered with which status (R-SES-28)', async () => {
    openConsole({
      arrange: ({ line }) => {
        line.failNext({ kind: 'NotFound', atStart: { call: 'GET menu', status: 404 } });
      },
    });
    expect(await screen.findByRole('heading', { name: 'Kantoor cannot start' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The server answered with an error\..*GET menu: 404$/);
  });

  test('shows another error for unreadable answers, with what could not be read', async () => {
    openConsole({
      arrange: ({ line }) => {
        line.failNext({ kind: 'Malformed', path: 'me.rights', atStart: { call: 'GET me', status: 200 } });
      },
    });
    expect(await screen.findByRole('heading', { name: 'The server sent an invalid response' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/GET me: me\.rights$/);
  });
});

describe('the end of a session', () => {
  test('leads to sign-in with a warning, and back afterwards', async () => {
    const { user, staff, address } = openConsole({ at: '/users' });
    await screen.findByRole('table', { name: 'List of users' });
    staff.signOut();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await email();
    expect([notices(), address()]).toEqual([[expect.stringContaining('You are not authenticated')], '/login']);
    expect(screen.getByText('Log in to continue with “Users”.')).toBeInTheDocument();
    await user.type(await email(), SU);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
    expect(address()).toBe('/users?page=2');
  });

  test('clears filters on sign-out; the next person starts at the dashboard', async () => {
    const { user, services, address } = openConsole({ at: '/users?q=zo' });
    await screen.findByRole('cell', { name: /^zo ?e\.claes@zilvermeeuw\.example$/ });
    await user.click(screen.getByRole('button', { name: 'Account of Susanne Zandstra' }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await user.type(await email(), READER);
    expect([services.get<FilterMemory>(FilterMemory).recall('users'), notices()]).toEqual([null, []]);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await dashboardOf('Rhea');
    expect(address()).toBe('/dashboard');
  });

  test('reports a failed sign-out and keeps the session', async () => {
    const { user, line } = openConsole();
    await user.click(await screen.findByRole('button', { name: 'Account of Susanne Zandstra' }));
    line.failNext({ kind: 'Unreachable', reason: 'slow' });
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('The server did not answer in time.')).toBeInTheDocument();
    expect(await dashboardOf('Susanne')).toBeInTheDocument();
  });
});

describe('refused pages', () => {
  test.each([
    ['/users/7', 'You cannot edit users'],
    ['/users/invite', 'You cannot invite users'],
    ['/logs', 'You cannot open Logs'],
    ['/usergroups', 'You cannot open User groups'],
    ['/page', 'You cannot open Pages'],
    ['/page/add', 'You cannot add pages'],
    ['/blog/1', 'You cannot edit posts'],
    ['/etim/combination/add', 'You cannot add ETIM combinations'],
  ])('says for %s what a person cannot do, at the top right, and redirects (R-SES-10)', async (at, said) => {
    const { address } = openConsole({ as: READER, at });
    expect(await dashboardOf('Rhea')).toBeInTheDocument();
    expect([address(), notices('top'), notices('bottom')]).toEqual(['/dashboard', [expect.stringContaining(said)], []]);
  });

  test("shows the guard's notice for 2 s (R-SES-10)", async () => {
    jest.useFakeTimers();
    openConsole({ as: READER, at: '/logs' });
    await dashboardOf('Rhea');
    const shown = notices('top').length;
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    const stillShown = notices('top').length;
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect([shown, stillShown, notices('top').length]).toEqual([1, 1, 0]);
    jest.useRealTimers();
  });

  test('shows not-found inside the shell and keeps the URL', async () => {
    const { user, address } = openConsole({ at: '/users/12/nothing' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument();
    expect(screen.getByText(/\/users\/12\/nothing/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    expect([address(), document.title]).toEqual(['/users/12/nothing', 'Page not found · Kantoor']);
    await user.click(screen.getByRole('button', { name: 'Go to dashboard' }));
    expect(await dashboardOf('Susanne')).toBeInTheDocument();
  });

  test('treats an invalid escape as not found', async () => {
    openConsole({ at: '/users/%E0%A4%A' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument();
    expect(screen.getByText(/\/users\/%E0%A4%A/)).toBeInTheDocument();
  });

  test('opens the page after the right is granted', async () => {
    openConsole({
      as: READER,
      at: '/users/7',
      arrange: ({ staff }) => {
        const reader = staff.users.all().find((known) => known.email === READER);
        if (reader !== undefined) staff.users.put({ ...reader, usergroups: [USER_KEEPERS] });
      },
    });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(notices('top')).toEqual([]);
  });
});

test('shows a crashed screen inside the shell', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openConsole({
    at: '/users',
    arrange: ({ services }) => {
      jest.spyOn(services.get<FilterMemory>(FilterMemory), 'recall').mockImplementation(() => {
        throw new Error('This browser keeps nothing');
      });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This screen has stopped' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('button', { name: 'Reload' }));
  expect(document.querySelectorAll('main main')).toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await dashboardOf('Susanne')).toBeInTheDocument();
  silence.mockRestore();
});

describe('a forgotten password', () => {
  test.each(['/reset', '/auth/reset'])('is requested at %s, linked both ways', async (at) => {
    const { user } = openConsole({ as: null, at });
    await user.click(await screen.findByRole('link', { name: 'Back to the login page' }));
    expect(await email()).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
  });

  test.each(['/reset/su%40kantoor.example/wrong', '/auth/reset/su%40kantoor.example/wrong'])(
    'redirects an invalid link to sign-in: %s',
    async (at) => {
      const { address } = openConsole({ at });
      expect(await screen.findByText('This link is not valid.')).toBeInTheDocument();
      expect(await email()).toBeInTheDocument();
      expect(address()).toBe('/login');
    },
  );
});

describe('an expired link', () => {
  test.each([
    [
      '/reset/su%40kantoor.example/late',
      'checkReset',
      'The reset link has expired, please request a new password reset',
    ],
    ['/accept/su%40kantoor.example/late', 'checkInvitation', 'This invitation has expired. Ask for a new one.'],
  ] as const)('redirects to sign-in and says so: %s', async (at, check, words) => {
    const { address } = openConsole({
      as: null,
      at,
      arrange: ({ services }) => {
        jest
          .spyOn(services.get<SessionGateway>(SessionGateway), check)
          .mockReturnValue(() =>
            Promise.resolve(
              either.left({ kind: 'FieldsRejected', code: 'CODE_EXPIRED', fields: { code: 'CODE_EXPIRED' } }),
            ),
          );
      },
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await email()).toBeInTheDocument();
    expect(address()).toBe('/login');
  });
});
