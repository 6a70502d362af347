import { screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import type { Container } from 'inversify';
import { Jobs } from '../../../src/application/operations/ports/jobs.port';
import type { JobRun } from '../../../src/domain/operations/job';
import type { Failure } from '../../../src/domain/shared/failure';
import { JobsView } from '../../../src/ui/operations/jobs/jobs.view';
import { showSignedIn } from '../shared/support/signed-in';

const view = <JobsView params={{}} title="Jobs" action={undefined} />;
const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };

/** Replaces some calls of the jobs service. */
const answering = (own: (given: Jobs) => Partial<Jobs>) => (services: Container) => {
  const given = services.get<Jobs>(Jobs);
  services.unbind(Jobs);
  services.bind<Jobs>(Jobs).toConstantValue({ ...given, ...own(given) });
};
const aRun = (id: number, own: Partial<JobRun> = {}): JobRun => ({
  key: String(id),
  at: Date.UTC(2026, 10, 20, 9, 0, id),
  label: `Task ${String(id)}`,
  parameters: [],
  status: 'Done',
  log: [],
  progress: null,
  ...own,
});
const listing = (...runs: readonly JobRun[]) =>
  answering(() => ({ runs: () => taskEither.right({ runs, mark: null, older: null }) }));
const runs = () => screen.findByRole('table', { name: 'Queue' });

test('without runs it says where they come from', async () => {
  await showSignedIn(view, {}, ['operations']);
  expect(await screen.findByText('No runs yet')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search the queue' })).toBeDisabled();
});

test('a look that fails can be repeated', async () => {
  let isCut = true;
  const { user } = await showSignedIn(
    view,
    {},
    ['operations'],
    answering(({ runs: read }) => ({
      runs: (...asked) => (isCut ? taskEither.left(CUT) : read(...asked)),
    })),
  );
  expect(await screen.findByText('The jobs did not load')).toBeVisible();
  isCut = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No runs yet')).toBeVisible();
});

test('a task without options is started at once, and its run can be cancelled and started again', async () => {
  const { user } = await showSignedIn(view, {}, ['operations']);
  await user.click(await screen.findByRole('button', { name: 'Start Rebuild search index' }));
  const table = await runs();
  await user.click(await within(table).findByRole('button', { name: /^Cancel Rebuild search index/ }));
  expect(await within(table).findByText('Cancelled')).toBeVisible();
  await user.click(await within(table).findByRole('button', { name: /^Retry Rebuild search index/ }));
  expect(await within(table).findByRole('button', { name: /^Cancel Rebuild search index/ })).toBeVisible();
});

test('options that are missing are named, and what was chosen stays when the start is refused (R-JOB-03)', async () => {
  const { user } = await showSignedIn(
    view,
    {},
    ['operations'],
    answering(() => ({
      start: () =>
        taskEither.left<Failure>({
          kind: 'FieldsRejected',
          code: 'FIELDS_NOT_VALID',
          fields: { module: 'VALUE_NOT_VALID' },
        }),
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Start Export a module as CSV' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByText('This field is required.')).toBeVisible();
  const module = within(dialog).getByRole('combobox', { name: /^Module/ });
  await user.selectOptions(module, 'redirect');
  await user.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByText('This value is not possible here.')).toBeVisible();
  expect(module).toHaveValue('redirect');
});

/** Opens the options of an export and records what is started. */
const exporting = async () => {
  const started: Readonly<Record<string, string>>[] = [];
  const { user } = await showSignedIn(
    view,
    {},
    ['operations'],
    answering(({ start: given }) => ({
      start: (task, parameters, options) => {
        started.push(parameters);
        return given(task, parameters, options);
      },
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Start Export a module as CSV' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Module/ }), 'redirect');
  const item = await dialog.findByRole('combobox', { name: 'Item code' });
  const press = () => user.click(dialog.getByRole('button', { name: 'Start' }));
  return { user, dialog, item, press, started };
};

test('an item is found by its name from two letters on, and its code is sent (R-JOB-03)', async () => {
  const { user, dialog, item, press, started } = await exporting();
  await user.type(item, 'hy');
  await user.click(await screen.findByRole('option', { name: /WP-H400/ }));
  expect(dialog.getByText('WP-H400 Hybride warmtepomp 4 kW')).toBeVisible();
  await press();
  await waitFor(() => {
    expect(started).toEqual([{ module: 'redirect', item: 'WP-H400', separator: 'comma' }]);
  });
});

test('a code that is typed in full counts; one of no item is refused at its field (R-JOB-03)', async () => {
  const { user, dialog, item, press, started } = await exporting();
  await user.type(item, 'wp-x');
  await press();
  await waitFor(() => {
    expect(item).toHaveAccessibleDescription('No item has this code.');
  });
  expect(dialog.queryByText(/not chosen yet/)).toBeNull();
  await user.clear(item);
  await user.type(item, 'wp-h400');
  await press();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(started.map((parameters) => parameters['item'])).toEqual(['wp-x', 'wp-h400']);
});

test('a code that is typed is looked up when the field is left (R-JOB-03)', async () => {
  const { user, dialog, item, started } = await exporting();
  await user.type(item, 'wp-h400');
  await user.tab();
  expect(await dialog.findByText('WP-H400 Hybride warmtepomp 4 kW')).toHaveRole('status');
  await user.clear(item);
  await user.type(item, 'wp-x');
  await user.tab();
  expect(await dialog.findByText('No item has this code.')).toHaveRole('status');
  expect(started).toEqual([]);
});

test('a broken link leads to the item that has it (R-JOB-13)', async () => {
  const told = aRun(2, {
    label: 'Check links of a website',
    log: [{ at: null, level: 'warning', text: 'Zie (/news/4): Pomp (/stil) (/blog/3): broken link /oud/blog/4' }],
  });
  const { user } = await showSignedIn(view, {}, ['operations'], listing(told));
  const table = await runs();
  await user.click(within(table).getByRole('button', { name: /^Log of Check links/ }));
  expect(await within(table).findByRole('link')).toHaveAttribute('href', '/blog/3');
  expect(within(table).getByRole('link')).toHaveTextContent('Zie (/news/4): Pomp (/stil)');
  expect(within(table).getByText(/broken link \/oud/)).toBeVisible();
});

test('the log of a run opens below it; search leaves the runs with all its words', async () => {
  const told = aRun(2, {
    label: 'Check internal links',
    status: 'Failed',
    log: [{ at: Date.UTC(2026, 10, 20, 9, 0, 2), level: 'error', text: 'No answer' }],
  });
  const { user } = await showSignedIn(view, {}, ['operations'], listing(told, aRun(1)));
  const table = await runs();
  await user.click(within(table).getByRole('button', { name: /^Log of Check internal links/ }));
  expect(await within(table).findByText('No answer')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search the queue' }), 'failed links');
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-rowcount', '2');
  });
});
