import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryLive, type LiveEventsMemory } from '../../../src/adapters/memory/shared/live-events.memory';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { answered } from '../../contract/support/answered';
import { expectNotice, freshBrowser, notices, SU } from '../shell/support/console';
import { RHEA, field, button, toggle, openUser } from './support/open-user';

beforeEach(freshBrowser);

// Rules R-SHR-21, R-SHR-41 and R-SHR-42.
describe('saving', () => {
  test('stores, confirms, and returns to read-only', async () => {
    const { user, edit, retype, read, stored } = await openUser();
    await edit();
    await retype('First name', '  Ria ');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(button('Save'));
    await expectNotice('User saved');
    await read();
    expect(stored().firstname).toBe('Ria');
    expect(field('First name')).toHaveValue('Ria');
    expect(field('First name')).toHaveAttribute('readonly');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('shows a save notice for 1.2 s and a field error for 4 s (R-SHR-06)', async () => {
    jest.useFakeTimers();
    const stays = (milliseconds: number) => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
      return notices().length;
    };
    const { user, edit, retype, read } = await openUser();
    await edit();
    await retype('E-mail', SU);
    await user.click(button('Save'));
    await screen.findByRole('alert');
    const field4 = [stays(3000), stays(1000)];
    await retype('E-mail', 'ria@kantoor.example');
    await user.click(button('Save'));
    await read();
    expect([field4, [stays(1000), stays(200)]]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    jest.useRealTimers();
  });

  test('sends websites and groups', async () => {
    const { user, edit, read, stored } = await openUser();
    await edit();
    await user.click(toggle('Zilvermeeuw België'));
    await user.click(toggle('Zilvermeeuw NL'));
    await user.click(await screen.findByRole('switch', { name: 'Member of Redactie' }));
    await user.click(button('Save'));
    await read();
    expect([stored().websites, [...stored().usergroups].sort()]).toEqual([['2'], ['1', '8']]);
  });

  test('shows a taken address at the field and as "label - message" (R-SHR-05)', async () => {
    const { user, edit, retype, stored } = await openUser();
    await edit();
    await retype('E-mail', SU);
    await retype('First name', 'Ria');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail - This value already exists.');
    expect(field('E-mail')).toHaveAccessibleDescription('This value already exists.');
    expect([field('First name'), field('E-mail')].map((input) => input.getAttribute('value'))).toEqual(['Ria', SU]);
    expect(stored().firstname).toBe('Rhea');
    await user.type(field('E-mail'), 'x');
    expect(field('E-mail')).not.toHaveAccessibleDescription('This value already exists.');
  });

  test('keeps the input after a failure and shows the reason', async () => {
    const { user, edit, retype, line } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not complete this.');
    expect(field('First name')).toHaveValue('Ria');
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
  });

  test('keeps the reason in the form, with a way to try again, until the next attempt', async () => {
    const { user, edit, retype, read, line, stored } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(button('Save'));
    const strip = await screen.findByRole('note');
    expect(strip).toHaveTextContent(
      'The server could not complete this.This may not have been saved. Your changes are still here.',
    );
    await user.click(within(strip).getByRole('button', { name: 'Try again' }));
    await read();
    expect([stored().firstname, screen.queryByRole('note')]).toEqual(['Ria', null]);
  });

  test.each([
    [{ kind: 'TooMany', retryAfter: 3 }, 'Nothing was saved.'],
    [{ kind: 'Unreachable', reason: 'server', retryAfter: 3 }, ''],
  ] as const)('Save is off until Retry-After has passed, with a countdown: %j (R-SHR-48)', async (failure, said) => {
    jest.useFakeTimers();
    const { user, edit, retype, line } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    line.failNext(failure);
    await user.click(button('Save'));
    const strip = await screen.findByRole('note');
    expect(strip).toHaveTextContent(`Try again in 3 seconds.${said}`);
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Save')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('note')).toBe(strip);
    expect(within(strip).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    act(() => {
      jest.advanceTimersByTime(2000);
    });
    expect(strip).toHaveTextContent('Try again in 1 second.');
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
    expect(within(strip).getByRole('button')).toBeEnabled();
    jest.useRealTimers();
  });

  test('sends nothing without changes and returns to read-only', async () => {
    const { user, edit, read, staff } = await openUser();
    await edit();
    const version = staff.users.find(RHEA)?.version;
    await user.click(button('Save'));
    expect(await screen.findByText('There are no changes to save.')).toBeInTheDocument();
    await read();
    expect(field('First name')).toHaveAttribute('readonly');
    expect(staff.users.find(RHEA)?.version).toBe(version);
  });

  test('what somebody else saved is said by what was typed, and read after Cancel (R-LIV-05)', async () => {
    const { user, edit, read, retype, staff, services } = await openUser();
    await edit();
    const stored = staff.users.find(RHEA);
    if (stored === null) throw new Error('There is no such user');
    staff.users.put({ ...stored.record, firstname: 'Rita' });
    const title = 'Bram changed this record while you were editing it';
    // The screen subscribes when idle.
    await waitFor(() => {
      services
        .get<LiveEventsMemory>(MemoryLive)
        .emit(null, { type: 'record', by: 'Bram', isSelf: false, isDeleted: false });
      expect(screen.getByText(title)).toBeVisible();
    });
    const strip = () => screen.getByText(title).closest('[role=status]');
    expect(strip()).toHaveTextContent('You have changed nothing here yet.');
    await retype('Surname', 'Bakker');
    expect(strip()).toHaveTextContent('Your changes are still here.');
    await user.click(button('Cancel'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await read();
    await waitFor(() => {
      expect(field('First name')).toHaveValue('Rita');
    });
  });

  test('keeps the input of a record deleted meanwhile and offers a way back', async () => {
    const { user, edit, retype, staff, services, address } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    staff.users.delete(RHEA);
    await user.click(button('Save'));
    expect(await screen.findByText('This record was deleted while you were editing it')).toBeInTheDocument();
    expect(notices()).toEqual([expect.stringContaining('This record no longer exists.')]);
    expect([field('First name').getAttribute('value'), screen.getByText('Unsaved changes').tagName]).toEqual([
      'Ria',
      'SPAN',
    ]);
    expect(
      await answered(services.get<Drafts>(Drafts).find({ person: '1', resource: 'users', id: RHEA })),
    ).toMatchObject({ mine: { firstname: 'Ria' } });
    const strip = screen
      .getByText('This record was deleted while you were editing it')
      .closest<HTMLElement>('[role=status]');
    await user.click(within(strip ?? document.body).getByRole('button', { name: 'Back to overview' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByRole('table', { name: 'List of users' });
    expect(address()).toBe('/users');
  });

  test('saves a record deleted meanwhile as a new one', async () => {
    const { user, edit, retype, staff, address, line } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    await retype('E-mail', 'ria@zilvermeeuw.example');
    staff.users.delete(RHEA);
    await user.click(button('Save'));
    await screen.findByText('This record was deleted while you were editing it');
    expect(screen.getByText('This record was deleted, so it can no longer be saved')).toBeInTheDocument();
    const calls = jest.spyOn(line, 'answer');
    await user.keyboard('{Control>}s{/Control}');
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
    await user.click(button('Save as a new record'));
    await expectNotice('User saved');
    await waitFor(() => {
      expect(address()).toMatch(/^\/users\/\d+$/);
    });
    expect(address()).not.toBe(`/users/${RHEA}`);
    expect(staff.users.find(address().replace('/users/', ''))?.record).toMatchObject({
      firstname: 'Ria',
      email: 'ria@zilvermeeuw.example',
    });
  });

  test('filters the groups on Enter without saving', async () => {
    const { user, edit, retype, stored } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    await user.type(screen.getByRole('searchbox', { name: 'Filter groups' }), 'redactie{Enter}');
    await screen.findByText('1–2 of 2 groups');
    expect([stored().firstname, button('Save').textContent, notices()]).toEqual(['Rhea', 'Save', []]);
  });
});
