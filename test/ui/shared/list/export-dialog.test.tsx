import { screen, waitFor, within } from '@testing-library/react';
import '../../../../src/ui/shared/list/export-dialog';
import { FileSaves, type SavedText } from '../../../../src/application/shared/ports/file-saves.port';
import { PEOPLE } from '../../../../src/adapters/memory/access/published/memory-people.seed';
import { freshBrowser, notices, openConsole, rowsOf } from '../../shell/support/console';

beforeEach(freshBrowser);

const openList = async () => {
  const saved: SavedText[] = [];
  const app = openConsole({
    at: '/users?perPage=10&sort=email',
    arrange: ({ services }) => {
      services.unbind(FileSaves);
      services.bind<FileSaves>(FileSaves).toConstantValue({
        save: (file) => {
          if ('text' in file) saved.push(file);
        },
      });
    },
  });
  await screen.findByRole('table', { name: 'List of users' });
  await waitFor(() => {
    expect(rowsOf('List of users')).toHaveLength(10);
  });
  return { ...app, saved };
};

test('exports all rows of the query in the visible columns', async () => {
  const { user, saved } = await openList();
  screen.getByRole('button', { name: 'View' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  const lines = saved[0]?.text.split('\r\n') ?? [];
  expect([saved[0]?.name.startsWith('users-2'), lines[0], lines.length]).toEqual([
    true,
    '\uFEFFName,E-mail,Active,Last login',
    PEOPLE.length + 2,
  ]);
  expect(lines[1]).toMatch(/^[^,]+,[^,]+@[^,]+,(?:Yes|No),(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(notices().join()).toContain(`${String(PEOPLE.length)} rows exported`);
});

test('reports a failure and offers a retry', async () => {
  const { user, saved, line } = await openList();
  line.failNext({ kind: 'Unreachable', reason: 'slow' });
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'The export failed' });
  expect([saved, dialog.textContent.includes('did not answer in time')]).toEqual([[], true]);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
});
