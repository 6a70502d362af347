import { screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { Clipboard } from '../../../src/application/shared/ports/clipboard.port';
import { readOnlyOf, type ReadOnlyGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { logEntries, type LogEntry, type LogEntryKind } from '../../../src/domain/insight/log-entry';
import type { Failure } from '../../../src/domain/shared/failure';
import '../../../src/adapters/memory/insight/insight.memory.module';
import '../../../src/application/insight/insight.module';
import '../../../src/ui/insight/log.view';
import '../../../src/ui/insight/logs.view';
import { freshBrowser, notices, openConsole, rowsOf } from '../shell/support/console';

type LogGateway = ReadOnlyGateway<LogEntryKind>;

beforeEach(freshBrowser);

const LIST = 'List of log entries';
const rows = async () => {
  await screen.findByRole('table', { name: LIST });
  await waitFor(() => {
    expect(document.querySelectorAll('tbody tr[data-id]').length).toBeGreaterThan(0);
  });
  return rowsOf(LIST);
};
const searchBox = () => screen.getByRole('searchbox', { name: 'Search in logs' });

test('lists entries with level, message and a moment with seconds, the newest first', async () => {
  openConsole({ at: '/logs' });
  const [first] = await rows();
  expect(first).toHaveTextContent(/^Error.*Upload of tuin-groot\.tif timed out after 812 MB.*\d\d:\d\d:\d\d/);
  expect(screen.getByRole('columnheader', { name: /Date and time/ })).toHaveAttribute('aria-sort', 'descending');
});

test('search is off while the filters are open, with the reason, and opening them clears it (R-INS-26)', async () => {
  const { user, address } = openConsole({ at: '/logs?q=timed' });
  await rows();
  expect(searchBox()).toHaveValue('timed');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await waitFor(() => {
    expect(address()).toBe('/logs');
  });
  expect(searchBox()).toBeDisabled();
  expect(searchBox()).toHaveValue('');
  expect(searchBox()).toHaveAccessibleDescription('Clear the filters to search');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(searchBox()).toBeEnabled();
});

test('search stays off while a filter is active behind the closed panel, and its text is highlighted', async () => {
  const { user } = openConsole({ at: '/logs?level=error&message=timed' });
  const found = await rows();
  for (const row of found) expect(within(row).getByText(/^timed$/i).tagName).toBe('MARK');
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  expect(searchBox()).toBeDisabled();
});

test('a filter of one character is not highlighted', async () => {
  openConsole({ at: '/logs?message=t' });
  await rows();
  expect(document.querySelector('mark')).toBeNull();
});

test('Refresh loads the list again', async () => {
  const { user, services } = openConsole({ at: '/logs' });
  await rows();
  const list = jest.spyOn(services.get<LogGateway>(readOnlyOf(logEntries)), 'list');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => {
    expect(list).toHaveBeenCalledTimes(1);
  });
});

test('one click opens an entry, and Back returns to the list', async () => {
  const { user, address } = openConsole({ at: '/logs?level=error' });
  const [first] = await rows();
  if (first !== undefined) await user.click(first);
  await screen.findByRole('heading', { level: 2, name: 'Upload of tuin-groot.tif timed out after 812 MB' });
  expect(address()).toBe('/logs/120');
  await user.click(screen.getByRole('button', { name: 'Back to overview' }));
  await rows();
  expect(address()).toBe('/logs?level=error');
});

const ENTRY: LogEntry = {
  id: '5',
  level: 'critical',
  source: 'database',
  module: 'Test',
  message: '<b>Not</b> bold',
  method: 'CLI',
  datetime: Date.UTC(2026, 10, 24, 17, 12, 41),
  user: null,
  url: '',
  answer: [['code', '<i>E</i>']],
  place: { file: 'server/a.ts', line: 214 },
  info: [['host', 'api-2']],
};
/** Opens the console with this answer for every entry, and opens the first entry. */
const openEntry = async (answer: ReturnType<LogGateway['get']>) => {
  const written: string[] = [];
  const opened = openConsole({
    at: '/logs',
    arrange: ({ services }) => {
      services.unbind(Clipboard);
      services.bind<Clipboard>(Clipboard).toConstantValue({
        write: (text) => {
          written.push(text);
          return Promise.resolve(true);
        },
        read: () => Promise.resolve(null),
      });
    },
  });
  const [first] = await rows();
  jest.spyOn(opened.services.get<LogGateway>(readOnlyOf(logEntries)), 'get').mockReturnValue(answer);
  if (first !== undefined) await opened.user.click(first);
  return { ...opened, written };
};
const valueOf = (name: string): string | null | undefined =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows every field; words that only the API knows are shown as they are, and HTML is text (R-INS-27)', async () => {
  await openEntry(taskEither.right(ENTRY));
  await screen.findByRole('heading', { level: 2, name: '<b>Not</b> bold' });
  expect(
    ['Level', 'User', 'Date and time', 'Code location', 'Method', 'URL', 'Source', 'code', 'host'].map(valueOf),
  ).toEqual([
    'critical',
    'Command, no user',
    expect.stringMatching(/^2026-2[45]-11 \d\d:12 [AP]M$/),
    'server/a.ts, line 214',
    'CLI',
    '—',
    'database',
    '<i>E</i>',
    'api-2',
  ]);
  expect(screen.getByText('1 value')).toBeVisible();
});

test('an answer that is text is shown with its lines, and what is missing as a dash', async () => {
  await openEntry(taskEither.right({ ...ENTRY, answer: 'one\ntwo', place: null, method: 'GET' }));
  expect(await screen.findByText(/^one\s+two$/)).toBeVisible();
  expect([valueOf('Code location'), valueOf('User')]).toEqual(['—', '—']);
});

test('the user of an entry is a link', async () => {
  // Other facts may have the same label.
  const answer = [['User', 'Rhea Thompson']] as const;
  const { user, address } = await openEntry(
    taskEither.right({ ...ENTRY, answer, user: { id: '3', name: 'Rhea Thompson' } }),
  );
  await user.click(await screen.findByRole('link', { name: 'Rhea Thompson' }));
  expect(address()).toBe('/users/3');
});

test('is copied as text, and leads to the entries with the same message', async () => {
  const { user, written, address } = await openEntry(taskEither.right({ ...ENTRY, message: 'Index update finished' }));
  await screen.findByRole('heading', { level: 2, name: 'Index update finished' });
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(written[0]).toMatch(
    /^Index update finished\n\nLevel: critical\n[^]*\nResponse\ncode: <i>E<\/i>\n\nServer info\nhost: api-2$/,
  );
  expect(notices().join()).toContain('The log entry was copied');
  await user.click(screen.getByRole('button', { name: 'Entries with the same message' }));
  await rows();
  expect(address()).toBe('/logs?message=Index%20update%20finished');
});

test.each<[Failure, string]>([
  [{ kind: 'NotFound' }, 'Nothing found in'],
  [{ kind: 'Malformed', path: 'log.datetime' }, 'log.datetime'],
])('an entry that fails with %j leads back to the list and says so', async (failure, said) => {
  const { address } = await openEntry(taskEither.left(failure));
  await waitFor(() => {
    expect(notices().join()).toContain(said);
  });
  await rows();
  expect(address()).toBe('/logs');
});
