import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import type { Failure } from '../../../src/domain/shared/failure';
import '../../../src/adapters/memory/insight/insight.memory.module';
import '../../../src/adapters/memory/session/profile.memory.module';
import '../../../src/application/insight/insight.module';
import '../../../src/application/session/profile.module';
import '../../../src/ui/insight/help-page.view';
import '../../../src/ui/insight/help.view';
import '../../../src/ui/insight/published/help-for-key';
import '../../../src/ui/session/published/support-dialog';
import { EDITOR, freshBrowser, notices, openConsole } from '../shell/support/console';

beforeEach(freshBrowser);

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };

/** Holds the next call until the returned function is called. */
const holdNext = (line: MemoryCalls): (() => void) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = line.answer.bind(line);
  line.answer = (...call) => {
    line.answer = answer;
    return async () => {
      await released;
      return answer(...call)();
    };
  };
  return release;
};

test('groups help pages with links', async () => {
  const { user, address } = openConsole({ at: '/help' });
  await user.click(await screen.findByText('General'));
  await user.click(screen.getByRole('link', { name: 'Read: Getting started' }));
  expect(address()).toBe('/help/general/start');
  const article = await screen.findByRole('article', { name: 'Getting started' });
  expect(article).toHaveTextContent('What stands where.');
  expect(within(article).getByRole('heading', { level: 3, name: 'Find something' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Help view' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Help contents' })).getByRole('link', { current: 'page' }),
  ).toHaveTextContent('Getting started');
});

test('follows links within the console', async () => {
  const { user, address } = openConsole({ at: '/help/usergroups/users' });
  await user.click(await screen.findByRole('link', { name: 'getting started' }));
  expect(address()).toBe('/help/general/start');
  expect(await screen.findByRole('article', { name: 'Getting started' })).toBeInTheDocument();
});

test('shows not-found beside the contents', async () => {
  openConsole({ at: '/help/general/nothing' });
  expect(await screen.findByRole('heading', { name: 'Help page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Getting started' })).toBeInTheDocument();
});

test("uses the person's language", async () => {
  openConsole({ at: '/help/general/start', as: EDITOR });
  expect(await screen.findByRole('article', { name: 'Beginnen' })).toBeInTheDocument();
});

test("shows the screen's page in the drawer with a link to the full page", async () => {
  const { user, address } = openConsole({ at: '/users' });
  await screen.findByRole('table', { name: 'List of users' });
  await user.keyboard('{F1}');
  const drawer = within(await screen.findByRole('complementary', { name: 'Help' }));
  expect(await drawer.findByText('People who may sign in.')).toBeInTheDocument();
  await user.click(drawer.getByRole('link', { name: 'Open the full page' }));
  expect(address()).toBe('/help/usergroups/users');
});

test('shows all help for a screen without a page', async () => {
  const { user } = openConsole({ at: '/dashboard' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{F1}');
  const drawer = within(await screen.findByRole('complementary', { name: 'Help' }));
  expect(await drawer.findByText('There is no help page for this screen yet.')).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Getting started' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'All help pages' })).toHaveAttribute('href', '/help');
});

test('sends a support request with both fields and closes', async () => {
  const { user } = openConsole({ at: '/help' });
  await user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for support' }));
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('Fill in both fields first');
  });
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Vraag');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hoe werkt dit?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(notices()).toEqual([expect.stringContaining('Your question is on its way')]);
});

test('takes the focus and returns it on Esc', async () => {
  const { user } = openConsole({ at: '/users' });
  await screen.findByRole('table', { name: 'List of users' });
  const button = screen.getByRole('button', { name: 'Help' });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Close help' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Help' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{F1}');
  const search = screen.getByRole('searchbox', { name: 'Search users' });
  search.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Help' })).not.toBeInTheDocument();
  expect(search).toHaveFocus();
});

test('closes help before cancelling an edit, and a dialog before help', async () => {
  const { user } = openConsole({ at: '/users/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'x');
  await user.keyboard('{F1}');
  const drawer = await screen.findByRole('complementary', { name: 'Help' });
  screen.getByRole('textbox', { name: 'First name' }).focus();
  await user.click(within(drawer).getByRole('button', { name: 'Ask for support' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for support' });
  await user.keyboard('{Escape}');
  expect(drawer).toBeInTheDocument();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  screen.getByRole('textbox', { name: 'First name' }).focus();
  await user.keyboard('{Escape}');
  expect(drawer).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

test('searches other pages in the drawer and leads back', async () => {
  const { user, address } = openConsole({ at: '/users' });
  await screen.findByRole('table', { name: 'List of users' });
  await user.keyboard('{F1}');
  const drawer = within(await screen.findByRole('complementary', { name: 'Help' }));
  await drawer.findByText('People who may sign in.');
  expect(drawer.getByText('People and rights › Users')).toBeInTheDocument();
  const search = drawer.getByRole('searchbox', { name: 'Search help' });
  await user.type(search, 'zzz');
  expect(drawer.getByRole('status')).toHaveTextContent('No help page contains “zzz”');
  await user.clear(search);
  await user.type(search, 'WHAT stands');
  expect(drawer.getByRole('status')).toHaveTextContent('1 page');
  await user.click(drawer.getByRole('button', { name: 'Getting started' }));
  expect(await drawer.findByRole('heading', { name: 'Getting started' })).toHaveFocus();
  expect(address()).toBe('/users');
  await user.click(drawer.getByRole('button', { name: 'Back to help for this screen' }));
  expect(await drawer.findByText('People who may sign in.')).toBeInTheDocument();
});

test('shows skeletons, and retry after a failure', async () => {
  const { user, line } = openConsole({ at: '/help' });
  await user.click(await screen.findByText('General'));
  const page = holdNext(line);
  await user.click(screen.getByRole('link', { name: 'Read: Getting started' }));
  await waitFor(() => {
    expect(screen.getByRole('main').querySelector('[aria-busy] [data-skeleton]')).toBeInTheDocument();
  });
  page();
  expect(await screen.findByRole('article', { name: 'Getting started' })).toBeInTheDocument();
  expect(screen.getByRole('main').querySelector('[data-skeleton]')).not.toBeInTheDocument();
  const help = holdNext(line);
  await user.keyboard('{F1}');
  const drawer = await screen.findByRole('complementary', { name: 'Help' });
  await waitFor(() => {
    expect(drawer.querySelector('[aria-busy] [data-skeleton]')).toBeInTheDocument();
  });
  line.failNext(cut);
  help();
  await user.click(await within(drawer).findByRole('button', { name: 'Try again' }));
  expect(await within(drawer).findByRole('button', { name: 'Users' })).toBeInTheDocument();
});

const askSupport = async (app: ReturnType<typeof openConsole>, subject = 'Vraag') => {
  await app.user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  await screen.findByRole('dialog', { name: 'Ask for support' });
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveAttribute('readonly');
  });
  await app.user.click(screen.getByRole('textbox', { name: 'Subject' }));
  await app.user.paste(subject);
  await app.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hoe?');
};

test('keeps the dialog open while sending and offers nothing sent again (R-SES-20)', async () => {
  const app = openConsole({ at: '/help' });
  await askSupport(app);
  const answer = holdNext(app.line);
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Sending …');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toBe(dialog);
  answer();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(notices()).toEqual([expect.stringContaining('Your question is on its way')]);
  await app.user.click(screen.getByRole('button', { name: 'Ask for support' }));
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveAttribute('readonly');
  });
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('does not offer a request again that was sent while leaving (R-SES-20)', async () => {
  const app = openConsole({ at: '/help' });
  await askSupport(app);
  const answer = holdNext(app.line);
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sending …');
  act(() => {
    history.pushState(null, '', '/dashboard');
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  answer();
  act(() => {
    history.pushState(null, '', '/help');
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveAttribute('readonly');
  });
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('reopens a dialog that the browser closed while sending', async () => {
  const app = openConsole({ at: '/help' });
  await askSupport(app);
  const answer = holdNext(app.line);
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  answer();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('gives the real reason why Send is off: a long subject', async () => {
  const app = openConsole({ at: '/help' });
  await askSupport(app, 'x'.repeat(201));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
    'The subject can be one line of at most 200 characters',
  );
});

test('shows no errors while the form is read-only', async () => {
  const app = openConsole({ at: '/help' });
  await askSupport(app);
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await app.user.click(screen.getByRole('button', { name: 'Ask for support' }));
  await screen.findByRole('button', { name: 'Continue' });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Subject' }));
  fireEvent.blur(screen.getByRole('textbox', { name: 'Message' }));
  await app.user.tab();
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
});

test('keeps the text after a failure and after closing (R-SES-20)', async () => {
  const { user, line } = openConsole({ at: '/help' });
  await user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  const subject = () => screen.getByRole('textbox', { name: 'Subject' });
  await screen.findByRole('dialog');
  await waitFor(() => {
    expect(subject()).not.toHaveAttribute('readonly');
  });
  await user.type(subject(), 'Vraag');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hoe?');
  line.failNext(cut);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('The connection to the server was lost.')]);
  });
  expect(subject()).toHaveValue('Vraag');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Ask for support' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => {
    expect(subject()).toHaveValue('Vraag');
  });
});
