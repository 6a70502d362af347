import { act, screen, waitFor, within } from '@testing-library/react';
import { gatewayOf, type ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import { holidays, type HolidayKind } from '../../../../src/domain/site/holiday';
import '../../../../src/adapters/memory/site/site.memory.module';
import '../../../../src/application/site/site.module';
import '../../../../src/ui/site/holiday.view';
import { answered } from '../../../contract/support/answered';
import { EDITOR, freshBrowser, notices, openConsole } from '../../shell/support/console';

beforeEach(freshBrowser);

const BOXING_DAY = 'Tweede kerstdag';
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.getByRole('alertdialog', { name: 'Delete 1 holiday?' });
const yes = () => within(question()).getByRole('button', { name: 'Delete 1 holiday' });

/** The record of Boxing Day 2026, open on its page. */
const openHoliday = async (options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: '/holidays/11', ...options });
  await screen.findByDisplayValue(BOXING_DAY);
  const gateway = app.services.get<ResourceGateway<HolidayKind>>(gatewayOf(holidays));
  return { ...app, gateway, isGone: async () => (await gateway.get('11')())._tag === 'Left' };
};

test('names the record, focuses the safe button, and cancels on Esc', async () => {
  const { user, isGone } = await openHoliday();
  await user.click(button('Delete'));
  expect(within(question()).getByRole('listitem')).toHaveTextContent(BOXING_DAY);
  expect(within(question()).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  // jsdom's dialog does not fire an event on Esc.
  act(() => {
    question().dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(button('Delete')).toHaveFocus();
  expect(await isGone()).toBe(false);
});

test('deletes, confirms, and opens the list after one second (R-SHR-18)', async () => {
  const { user, address, isGone } = await openHoliday();
  await user.click(button('Delete'));
  await user.click(yes());
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('1 holiday deleted')]);
  });
  expect(address()).toBe('/holidays/11');
  for (const name of ['Delete', 'Edit']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('This was deleted');
  }
  expect(await screen.findByRole('table', { name: 'List of holidays' })).toBeInTheDocument();
  expect([address(), await isGone()]).toEqual(['/holidays', true]);
});

test('asks nothing about unsaved changes after deletion', async () => {
  const { user, address, isGone } = await openHoliday();
  await user.click(button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' 2026');
  await user.click(button('Delete'));
  await user.click(yes());
  expect(await screen.findByRole('table', { name: 'List of holidays' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect([address(), await isGone()]).toEqual(['/holidays', true]);
});

test('keeps the edit when cancelled', async () => {
  const { user } = await openHoliday();
  await user.click(button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' 2026');
  await user.click(button('Delete'));
  await user.click(within(question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue(`${BOXING_DAY} 2026`);
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
});

test('shows the reason of a refusal and continues the edit', async () => {
  const { user, line, address } = await openHoliday();
  await user.click(button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' 2026');
  await user.click(button('Delete'));
  line.failNext({ kind: 'Locked', holder: 'Jan de Vries', since: null });
  await user.click(yes());
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('Jan de Vries is editing this.')]);
  });
  expect(address()).toBe('/holidays/11');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue(`${BOXING_DAY} 2026`);
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
});

test('keeps a record saved by someone else and asks again', async () => {
  const { user, gateway } = await openHoliday();
  const { record, version } = await answered(gateway.get('11'));
  await answered(
    gateway.save({ id: '11', version, draft: { ...record, reason: 'Tweede Kerstdag, gewijzigd' }, before: record }),
  );
  await user.click(button('Delete'));
  await user.click(yes());
  await waitFor(() => {
    expect(notices()).toEqual([
      expect.stringContaining('This record was saved in the meantime, so it was not deleted.'),
    ]);
  });
  expect(await screen.findByDisplayValue('Tweede Kerstdag, gewijzigd')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(button('Delete'));
  await user.click(yes());
  expect(await screen.findByRole('table', { name: 'List of holidays' })).toBeInTheDocument();
});

test('treats a record deleted by someone else as deleted', async () => {
  const { user, gateway } = await openHoliday();
  await answered(gateway.removeOne({ id: '11', version: null }));
  await user.click(button('Delete'));
  await user.click(yes());
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('1 holiday deleted')]);
  });
  expect(await screen.findByRole('table', { name: 'List of holidays' })).toBeInTheDocument();
});

test('is not offered without the delete right', async () => {
  await openHoliday({
    as: EDITOR,
    arrange: ({ staff }) => {
      const [editor, [group]] = [staff.users.find('2'), staff.groups.all()];
      if (editor === null || group === undefined) throw new Error('The seed has neither editor nor groups');
      staff.groups.put({ ...group, rights: ['holidays.view', 'holidays.edit'], users: ['2'] });
      staff.saveSettings(
        { id: '2', su: false, rights: [], websites: [] },
        { language: 'en', date: 'd-M-yyyy', time: 'HH:mm' },
      );
    },
  });
  expect(button('Edit')).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('is not offered for a new record', async () => {
  openConsole({ at: '/holidays/add' });
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
