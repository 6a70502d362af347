import { screen, waitFor, within } from '@testing-library/react';
import '../../../../src/ui/shared/list/views-dialog';
import { Clipboard } from '../../../../src/application/shared/ports/clipboard.port';
import { ViewStore } from '../../../../src/application/shared/ports/view-store.port';
import type { SavedView } from '../../../../src/domain/shared/list/saved-view';
import { freshBrowser, openConsole, rowsOf } from '../../shell/support/console';

beforeEach(freshBrowser);

const openList = async (at: string, view?: SavedView) => {
  const copied: string[] = [];
  const app = openConsole({
    at,
    arrange: ({ services }) => {
      if (view !== undefined)
        services.get<ViewStore>(ViewStore).write('1', 'users', { views: [view], standard: view.name });
      services.unbind(Clipboard);
      services.bind<Clipboard>(Clipboard).toConstantValue({
        write: (text) => {
          copied.push(text);
          return Promise.resolve(true);
        },
        read: () => Promise.resolve(null),
      });
    },
  });
  await screen.findByRole('table', { name: 'List of users' });
  await waitFor(() => {
    expect(rowsOf('List of users').length).toBeGreaterThan(0);
  });
  return { ...app, copied };
};
const openViews = async (user: Awaited<ReturnType<typeof openList>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('menuitem', { name: 'Views' }));
  return screen.findByRole('dialog', { name: 'Saved views of this list' });
};

const store = (app: Awaited<ReturnType<typeof openList>>) => app.services.get<ViewStore>(ViewStore);

test('saves, shares and applies a view (R-SHR-33)', async () => {
  const app = await openList('/users?sort=-email&page=2');
  const dialog = await openViews(app.user);
  expect(within(dialog).getByLabelText('Save the current view as')).toHaveFocus();
  await app.user.keyboard('Backwards{Enter}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('“Backwards” is saved.');
  await app.user.click(within(dialog).getByLabelText('Copy the link to Backwards'));
  await waitFor(() => {
    expect(app.copied).toEqual([`${location.origin}/users?sort=-email`]);
  });
  await app.user.click(within(dialog).getByLabelText('Open this list with Backwards'));
  expect(store(app).read('1', 'users')).toEqual({
    views: [{ name: 'Backwards', search: 'sort=-email', columns: null }],
    standard: 'Backwards',
  });
});

test('opens an unvisited list with the default view and its columns', async () => {
  const { address } = await openList('/users', {
    name: 'Short',
    search: 'sort=-email',
    columns: { order: ['email', 'firstname'], hidden: ['active', 'lastLogin'] },
  });
  await waitFor(() => {
    expect(address()).toBe('/users?sort=-email');
  });
  expect(document.querySelector('thead')).toHaveTextContent(/^E-mailName$/);
});

test('carries columns in the link until the reader chooses others (R-SHR-33)', async () => {
  const app = await openList('/users?sort=email', {
    name: 'Short',
    search: 'sort=-email',
    columns: { order: ['email', 'firstname', 'active', 'lastLogin'], hidden: ['active', 'lastLogin'] },
  });
  const views = await openViews(app.user);
  await app.user.click(within(views).getByLabelText('Copy the link to Short'));
  await waitFor(() => {
    expect(app.copied).toEqual([`${location.origin}/users?sort=-email&columns=email,firstname`]);
  });
  app.unmount();
  const other = await openList('/users?sort=-email&columns=email,firstname,shoeSize');
  const head = () => document.querySelector('thead')?.textContent;
  expect(head()).toBe('E-mailName');
  await other.user.click(screen.getByRole('button', { name: /^Name/ }));
  await waitFor(() => {
    expect(other.address()).toBe('/users?columns=email,firstname,shoeSize');
  });
  await other.user.click(screen.getByRole('button', { name: 'View' }));
  await other.user.click(screen.getByRole('menuitem', { name: 'Choose columns' }));
  await other.user.click(await screen.findByRole('checkbox', { name: 'Active' }));
  await waitFor(() => {
    expect(other.address()).toBe('/users');
  });
  expect(head()).toBe('E-mailNameActive');
});

test('renames, applies and deletes a view after confirmation', async () => {
  const app = await openList('/users?sort=email', { name: 'Backwards', search: 'sort=-email', columns: null });
  const views = await openViews(app.user);
  await app.user.click(within(views).getByLabelText('Rename Backwards'));
  await app.user.type(within(views).getByLabelText('New name of Backwards'), ' again{Enter}');
  await app.user.click(within(views).getByText('Backwards again'));
  await waitFor(() => {
    expect(app.address()).toBe('/users?sort=-email');
  });
  const last = await openViews(app.user);
  await app.user.click(within(last).getByLabelText('Delete Backwards again'));
  const question = await screen.findByRole('alertdialog', { name: 'Delete the view Backwards again?' });
  expect(within(question).getByText('Cancel')).toHaveFocus();
  await app.user.click(within(question).getByText('Delete Backwards again'));
  expect(store(app).read('1', 'users')).toEqual({ views: [], standard: null });
});
