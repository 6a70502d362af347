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

/** The next call is not answered before the returned function is called. */
const holdNext = (line: MemoryCalls): (() => void) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
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

test('help stands in groups, each page with a way to it', async () => {
  const { user, address } = openConsole({ at: '/help' });
  await user.click(await screen.findByText('General'));
  await user.click(screen.getByRole('link', { name: 'Read: Getting started' }));
  expect(address()).toBe('/help/general/start');
  const article = await screen.findByRole('article', { name: 'Getting started' });
  expect(article).toHaveTextContent('What stands where.');
  expect(within(article).getByRole('heading', { level: 3, name: 'Find something' })).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Contents of the help' })).getByRole('link', { current: 'page' })).toHaveTextContent('Getting started');
});

test('a link inside a page stays in the console', async () => {
  const { user, address } = openConsole({ at: '/help/usergroups/users' });
  await user.click(await screen.findByRole('link', { name: 'getting started' }));
  expect(address()).toBe('/help/general/start');
  expect(await screen.findByRole('article', { name: 'Getting started' })).toBeInTheDocument();
});

test('a page that is not there says so beside the contents', async () => {
  openConsole({ at: '/help/general/nothing' });
  expect(await screen.findByRole('heading', { name: 'This page of help is not there' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Getting started' })).toBeInTheDocument();
});

test('speaks the language of the person', async () => {
  openConsole({ at: '/help/general/start', as: EDITOR });
  expect(await screen.findByRole('article', { name: 'Beginnen' })).toBeInTheDocument();
});

test('the drawer shows the page of the screen, with the way to the whole of it', async () => {
  const { user, address } = openConsole({ at: '/users' });
  await screen.findByRole('table', { name: 'List of users' });
  await user.keyboard('{F1}');
  const drawer = within(await screen.findByRole('complementary', { name: 'Help' }));
  expect(await drawer.findByText('People who may sign in.')).toBeInTheDocument();
  await user.click(drawer.getByRole('link', { name: 'Open the full page' }));
  expect(address()).toBe('/help/usergroups/users');
});

test('a screen without a page of help leads to all of it', async () => {
  const { user } = openConsole({ at: '/dashboard' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{F1}');
  const drawer = within(await screen.findByRole('complementary', { name: 'Help' }));
  expect(await drawer.findByText('There is no help page for this screen yet.')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'All help' })).toHaveAttribute('href', '/help');
});

test('a question needs both its parts, goes, and the dialog closes', async () => {
  const { user } = openConsole({ at: '/help' });
  await user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for support' }));
  await waitFor(() => { expect(dialog.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('Send is off until both fields are filled in'); });
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Vraag');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hoe werkt dit?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect(notices()).toEqual([expect.stringContaining('Your question is on its way')]);
});

const askSupport = async (desk: ReturnType<typeof openConsole>, subject = 'Vraag') => {
  await desk.user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  await screen.findByRole('dialog', { name: 'Ask for support' });
  await waitFor(() => { expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveAttribute('readonly'); });
  await desk.user.click(screen.getByRole('textbox', { name: 'Subject' }));
  await desk.user.paste(subject);
  await desk.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hoe?');
};

test('while a question is on its way the dialog stays, and what has gone is never offered again (R-SES-20)', async () => {
  const desk = openConsole({ at: '/help' });
  await askSupport(desk);
  const answer = holdNext(desk.line);
  await desk.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Sending …');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toBe(dialog);
  answer();
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect(notices()).toEqual([expect.stringContaining('Your question is on its way')]);
  await desk.user.click(screen.getByRole('button', { name: 'Ask for support' }));
  await waitFor(() => { expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveAttribute('readonly'); });
  expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
});

test('a question that left while its page was left too is not offered again (R-SES-20)', async () => {
  const desk = openConsole({ at: '/help' });
  await askSupport(desk);
  const answer = holdNext(desk.line);
  await desk.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sending …');
  act(() => { history.pushState(null, '', '/dashboard'); });
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  answer();
  act(() => { history.pushState(null, '', '/help'); });
  await desk.user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  await waitFor(() => { expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveAttribute('readonly'); });
  expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
});

test('a dialog that the browser closes by itself while a question is on its way opens again', async () => {
  const desk = openConsole({ at: '/help' });
  await askSupport(desk);
  const answer = holdNext(desk.line);
  await desk.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  answer();
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
});

test('the reason why Send is off is the true one: a subject that is too long', async () => {
  const desk = openConsole({ at: '/help' });
  await askSupport(desk, 'x'.repeat(201));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('Send is off until the subject is one line of at most 200 characters');
});

test('nothing is called wrong in a form that cannot be typed in yet', async () => {
  const desk = openConsole({ at: '/help' });
  await askSupport(desk);
  await desk.user.click(screen.getByRole('button', { name: 'Close' }));
  await desk.user.click(screen.getByRole('button', { name: 'Ask for support' }));
  await screen.findByRole('button', { name: 'Go on' });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Subject' }));
  fireEvent.blur(screen.getByRole('textbox', { name: 'Message' }));
  await desk.user.tab();
  expect(screen.queryByText('Fill in this field.')).not.toBeInTheDocument();
});

test('a question that does not leave keeps its words, and so does a dialog that is closed (R-SES-20)', async () => {
  const { user, line } = openConsole({ at: '/help' });
  await user.click(await screen.findByRole('button', { name: 'Ask for support' }));
  const subject = () => screen.getByRole('textbox', { name: 'Subject' });
  await screen.findByRole('dialog');
  await waitFor(() => { expect(subject()).not.toHaveAttribute('readonly'); });
  await user.type(subject(), 'Vraag');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hoe?');
  line.failNext(cut);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => { expect(notices()).toEqual([expect.stringContaining('The connection to the server was cut.')]); });
  expect(subject()).toHaveValue('Vraag');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Ask for support' }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() => { expect(subject()).toHaveValue('Vraag'); });
});
