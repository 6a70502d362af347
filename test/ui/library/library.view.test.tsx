import { screen, waitFor, within } from '@testing-library/react';
import '../../../src/adapters/memory/library/library.memory.module';
import '../../../src/application/library/library.module';
import '../../../src/ui/library/library.view';
import { freshBrowser, openConsole } from '../shell/support/console';

beforeEach(() => {
  freshBrowser();
  // jsdom has no layout to scroll in.
  Element.prototype.scrollTo = () => undefined;
});

const option = (name: RegExp) => screen.findByRole('option', { name });
const openLibrary = async (at = '/library') => {
  const desk = openConsole({ at });
  await screen.findAllByRole('option');
  return desk;
};

test('the root holds folders only: files cannot be uploaded, a folder can be made', async () => {
  const { user } = await openLibrary();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  expect(screen.queryByRole('option', { name: /^Up to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New folder' }));
  await user.keyboard('Acties{Enter}');
  expect(await option(/^Acties/)).toBeInTheDocument();
});

test('a second click opens a folder and the way up is followed at the first (R-LIB-04)', async () => {
  const { user } = await openLibrary();
  await user.click(await option(/^Nieuws/));
  expect(await option(/^Nieuws/)).toHaveAttribute('aria-selected', 'true');
  await user.click(await option(/^Nieuws/));
  await user.click(await option(/^Up to/));
  expect(await option(/^Brochures/)).toBeInTheDocument();
});

test('keys select the way up without following it, and then nothing can be deleted (R-LIB-04)', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  (await option(/nieuwe bus/)).focus();
  await user.keyboard('{ArrowUp}');
  const up = await option(/^Up to/);
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what is selected is shown beside the list', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  await user.click(await option(/open dag/));
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(preview).toHaveTextContent('open dag.jpg');
  expect(preview).toHaveTextContent('JPEG image');
});

test('deleting asks first with the focus on the safe button, and leaves it among the rows (R-LIB-12)', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  await user.click(await option(/open dag/));
  await user.keyboard('{Delete}');
  await waitFor(() => { expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' })).toHaveFocus(); });
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('open dag.jpg');
  await user.click(within(question).getByRole('button', { name: 'Delete 1 item' }));
  await waitFor(() => { expect(screen.queryByRole('option', { name: /open dag/ })).toBeNull(); });
  await waitFor(async () => { expect(await option(/wintercheck/)).toHaveFocus(); });
});

test('a search in the folder can go on in the whole library', async () => {
  const { user, address } = await openLibrary('/library?folder=Brochures');
  await user.type(screen.getByRole('searchbox', { name: 'Search in this folder' }), 'winter');
  await user.click(await screen.findByRole('button', { name: 'Search for “winter” in the whole library' }));
  expect((await screen.findByText('Nieuws/2026')).closest('[role=option]')).toHaveTextContent('wintercheck.jpg');
  expect(address()).toContain('in=all');
  await user.click(screen.getByRole('button', { name: 'Search in this folder only' }));
  await waitFor(() => { expect(screen.queryByText('Nieuws/2026')).toBeNull(); });
});

test('a name that is HTML is text', async () => {
  const { user } = await openLibrary('/library?folder=Brochures');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])');
  if (chooser === null) throw new Error('Nothing to choose files with');
  // jsdom does not know where in a chosen folder a file lies.
  await user.upload(chooser, Object.assign(new File(['x'], '<img src=x onerror=alert(1)>.txt', { type: 'text/plain' }), { webkitRelativePath: '' }));
  const panel = await screen.findByRole('region', { name: 'Uploads' });
  expect(panel).toHaveTextContent('<img src=x onerror=alert(1)>.txt');
  expect(panel).toHaveTextContent('The library cannot hold this name.');
  expect(panel.querySelector('img')).toBeNull();
});
