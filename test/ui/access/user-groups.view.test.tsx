import { screen, within } from '@testing-library/react';
import { users } from '../../../src/domain/access/user';
import { EDITOR, freshBrowser, openConsole, USER_KEEPERS } from '../shell/support/console';
import { holdRecord } from '../shell/support/hold-record';
import { openUser } from './support/open-user';

beforeEach(freshBrowser);

describe('the groups of a user', () => {
  const groups = () => within(screen.getByRole('table', { name: 'User groups of this user' }));
  const names = () =>
    groups()
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  test("lists the user's groups first, checked, then the others by name", async () => {
    await openUser('2', {
      arrange: ({ staff }) => {
        const editor = staff.users.find('2');
        if (editor !== null) staff.users.put({ ...editor.record, usergroups: ['6', USER_KEEPERS] });
      },
    });
    expect(await screen.findByText('1–8 of 8 groups')).toBeInTheDocument();
    const own = groups()
      .getAllByRole('switch')
      .filter((box) => box instanceof HTMLInputElement && box.checked)
      .map((box) => box.getAttribute('aria-label')?.replace('Member of ', ''));
    expect(own).toHaveLength(2);
    const byName = (list: typeof own) => list.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));
    expect(names()).toEqual([...byName(own), ...byName(names().slice(2))]);
    expect(screen.getByText('member of 2 of 8')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'In this group' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('counts and enables nothing before the record is loaded', async () => {
    const { user, services } = openConsole({ at: '/users?q=edwin' });
    await screen.findByText(EDITOR);
    const letGo = holdRecord(services, users);
    await user.dblClick(screen.getByText(EDITOR));
    await screen.findByText('1–8 of 8 groups');
    expect(screen.queryByText(/member of/)).toBeNull();
    expect(screen.queryByText('0 of 3')).toBeNull();
    expect(screen.queryByRole('switch', { name: /^(Member of|Zilvermeeuw)/ })).toBeNull();
    letGo();
    expect(await screen.findByText('member of 1 of 8')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(within(groups().getAllByRole('row')[1] ?? document.body).getByRole('switch')).toBeChecked();
  });

  test('filters groups and shows an empty result', async () => {
    const { user } = await openUser();
    const filter = screen.getByRole('searchbox', { name: 'Filter groups' });
    await user.type(filter, 'redactie');
    await screen.findByText('1–2 of 2 groups');
    expect(names()).toEqual(['Redactie', 'Redactie, alleen nieuws']);
    await user.type(filter, ' nergens');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1–8 of 8 groups')).toBeInTheDocument();
  });

  test('sorts by a header: ascending, descending, default', async () => {
    const { user } = await openUser();
    await screen.findByText('1–8 of 8 groups');
    const head = groups().getByRole('columnheader', { name: 'Members' });
    const counts = () =>
      groups()
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
    for (const [order, sign] of [
      ['ascending', 1],
      ['descending', -1],
    ] as const) {
      await user.click(within(head).getByRole('button'));
      expect(await groups().findByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', order);
      await screen.findByText('1–8 of 8 groups');
      expect(counts()).toEqual(counts().toSorted((a, b) => sign * (a - b)));
    }
  });

  test('retries after a failed load', async () => {
    const { user, line } = await openUser();
    await screen.findByText('1–8 of 8 groups');
    line.failNext({ kind: 'Unreachable', reason: 'slow' });
    await user.click(groups().getByRole('button', { name: 'Members' }));
    expect(await screen.findByRole('heading', { name: 'The user groups did not load' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'User groups of this user' })).toBeInTheDocument();
  });
});
