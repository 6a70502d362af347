import { act, screen, within } from '@testing-library/react';
import '../../../src/adapters/memory/library/library.memory.module';
import '../../../src/application/library/library.module';
import '../../../src/ui/library/overview/library.view';
import { UploadProgress } from '../../../src/application/shared/upload-progress.machine';
import { freshBrowser, openConsole, READER } from './support/console';

beforeEach(freshBrowser);

const openRunning = async (isPaused = false) => {
  const app = openConsole({ as: READER, at: '/users' });
  await screen.findByRole('navigation', { name: 'Main menu' });
  const uploads = app.services.get<UploadProgress>(UploadProgress);
  const stops: string[] = [];
  uploads.on('stop.wanted', ({ type }) => {
    stops.push(type);
  });
  act(() => {
    uploads.send({ type: 'uploads.moved', progress: { done: 3, total: 12, share: 0.456, isPaused } });
  });
  return { ...app, uploads, stops };
};
const signOut = async (user: ReturnType<typeof openConsole>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
};

describe('uploads on other screens (R-LIB-15)', () => {
  test('show count and progress and lead to the library', async () => {
    await openRunning();
    const sign = screen.getByRole('link', { name: 'Uploading: 3 of 12 files, 45%. Open the library' });
    expect(sign).toHaveTextContent('3 of 12 · 45%');
    expect(sign).toHaveAttribute('href', '/library');
  });

  test('show that they are paused', async () => {
    await openRunning(true);
    expect(screen.getByRole('link', { name: /^Upload paused/ })).toHaveTextContent('Upload paused');
  });

  test('show completion', async () => {
    const { uploads } = await openRunning();
    act(() => {
      uploads.send({ type: 'uploads.ended', done: 12 });
    });
    expect(screen.getByRole('link', { name: '12 files uploaded' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Uploading/ })).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('12 files uploaded');
  });

  test('ask before sign-out: Stay keeps them, Leave cancels them', async () => {
    const { user, stops } = await openRunning();
    await signOut(user);
    const question = screen.getByRole('alertdialog', { name: 'Files are still being uploaded' });
    expect(within(question).getByRole('button', { name: 'Stay' })).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect([stops, screen.queryByRole('alertdialog')]).toEqual([[], null]);
    await signOut(user);
    await user.click(screen.getByRole('button', { name: 'Stop and leave' }));
    expect(stops).toEqual(['stop.wanted']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
});
