import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import type { RecordParts } from '../../../src/application/shared/ports/record-parts.port';
import { SpareItems } from '../../../src/application/spare-parts/ports/spare-items.port';
import type { SpareItem } from '../../../src/domain/spare-parts/spare-item';
import { ReferenceLogs } from '../../../src/application/spare-parts/ports/reference-logs.port';
import { SparePartView } from '../../../src/ui/spare-parts/part/part.view';
import { freshBrowser, openConsole } from '../shell/support/console';
import { showSignedIn } from '../shared/support/signed-in';

/** In the memory backend: 2 has two items with proposals, 8 was not read yet, 11 could not be read. */
const show = (id: string, arrange?: Parameters<typeof showSignedIn>[3], search = '') => {
  history.replaceState(null, '', `/spare-parts/${id}${search}`);
  return showSignedIn(<SparePartView params={{ id }} title="Spare part" action="edit" />, {}, ['spare-parts'], arrange);
};
const row = (name: string | RegExp) => screen.findByRole('row', { name });

test.each([
  ['8', 'Data not fetched yet'],
  ['11', 'There was a problem fetching the data'],
])('a reference without categories says why: %s', async (id, title) => {
  await show(id);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('tells what the supplier calls a reference, since when it is known, and its category with code and icon', async () => {
  await show('2');
  expect(await screen.findByText('External ID NZT-40007')).toBeVisible();
  expect(screen.getByText('Created 02-11-2026 09:00')).toBeVisible();
  const tab = await screen.findByRole('tab', { selected: true });
  expect(screen.getByText(/^Code [A-Z]/)).toBeVisible();
  await waitFor(() => {
    expect(tab.querySelector('[style*="mask-image"]')).not.toBeNull();
  });
});

test('the address names the category that is shown, and Cancel in its editor leads back to it (R-SPA-44)', async () => {
  freshBrowser();
  const { user } = openConsole({ at: '/spare-parts/2' });
  const [first, second] = await screen.findAllByRole('tab');
  if (first === undefined || second === undefined) throw new Error('There are no two categories');
  await user.click(second);
  expect(location.pathname + location.search).toBe('/spare-parts/2?sheet=5');
  await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Crop the drawing' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findAllByRole('tab');
  expect(location.pathname + location.search).toBe('/spare-parts/2?sheet=4');
});

test('the category that the address names is shown', async () => {
  await show('2', undefined, '?sheet=5');
  const [, second] = await screen.findAllByRole('tab');
  expect(second).toHaveAttribute('aria-selected', 'true');
});

test('an item is read in its dialog, edited from there, and what was decided stands in its row (R-SPA-10)', async () => {
  const { user } = await show('2');
  const hood = await row(/Burner hood/);
  act(() => {
    hood.focus();
  });
  await user.keyboard('{Enter}');
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'Accept all' })).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit' }));
  const apply = await screen.findByRole('button', { name: 'Apply' });
  const dialog = screen.getByRole('dialog');
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Accept: Name' }));
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Burner hood with seal');
  expect(within(dialog).getByRole('button', { name: 'Undo: Name' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Reject: Quantity' }));
  expect(within(dialog).getByText('Rejected, stays 1')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Accept all' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(apply);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(await row(/Burner hood with seal/)).toHaveTextContent('Accepted');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Review updates/ })).toHaveTextContent('1');
  });
  expect(await row(/Burner hood with seal/)).not.toHaveTextContent('Accepted');
});

test('Enter in a field of the dialog applies it, and saves nothing (R-SPA-10)', async () => {
  const { user } = await show('2');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const valve = await row(/Gas valve/);
  act(() => {
    valve.focus();
  });
  await user.keyboard('{Enter}');
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
  await user.type(name, ' B');
  // jsdom does not submit a form by a button outside of it.
  fireEvent.submit(name);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(await row(/Gas valve B/)).toHaveTextContent('Changed');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a review keeps its keys whatever is pressed, and decides nothing while it is saved (R-SPA-13)', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user } = await show('2', (services) => {
    const given = services.get<RecordParts<SpareItem>>(SpareItems);
    services.unbind(SpareItems);
    services.bind<RecordParts<SpareItem>>(SpareItems).toConstantValue({
      ...given,
      change:
        (...call) =>
        async () => {
          await held;
          return given.change(...call)();
        },
    });
  });
  await user.click(await screen.findByRole('button', { name: /^Review updates/ }));
  const pane = await screen.findByRole('region', { name: 'Review updates' });
  expect(pane).toHaveFocus();
  await user.click(await within(pane).findByRole('button', { name: 'Accept: Name' }));
  await user.keyboard('n');
  expect(within(pane).getByText('2 of 2')).toBeVisible();
  await user.keyboard('p');
  expect(within(pane).getByText('1 of 2')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await user.keyboard('n');
  await user.keyboard('a');
  expect(await row(/Ignition electrode/)).toHaveTextContent('Update');
  release();
  await waitFor(() => {
    expect(pane).not.toBeInTheDocument();
  });
  expect(await row(/Burner hood with seal/)).toHaveTextContent('Update');
  expect(await row(/Ignition electrode/)).toHaveTextContent('Update');
});

test('a field that cannot be stored says so, and cannot be applied (R-SPA-11)', async () => {
  const { user } = await show('2');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const valve = await row(/Gas valve/);
  act(() => {
    valve.focus();
  });
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  const quantity = within(dialog).getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, 'two');
  expect(within(dialog).getByText('Enter a whole number of at most 4 digits, or nothing.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
});

test('logs that did not load are asked for again (R-SPA-24)', async () => {
  let asked = 0;
  const { user } = await show('2', (services) => {
    services.unbind(ReferenceLogs);
    services.bind<ReferenceLogs>(ReferenceLogs).toConstantValue({
      page: ({ page, levels }) => {
        asked += 1;
        const entry = {
          id: '1',
          level: 'warning',
          names: [],
          message: `Told by ${levels.join()}`,
          createdAt: Date.UTC(2026, 10, 3, 15, 7),
        };
        return asked === 1
          ? taskEither.left({ kind: 'Unreachable', reason: 'cut' })
          : taskEither.right({ rows: [entry], total: 11, page, perPage: 10 });
      },
      levels: () => taskEither.right(['warning']),
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Logs' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Error fetching logs')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Warning, 03-11-2026 16:07')).toBeVisible();
  expect(within(dialog).getByText('1–10 of 11 log entries')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Warning' }));
  expect(await within(dialog).findByText('Told by warning')).toBeVisible();
});
