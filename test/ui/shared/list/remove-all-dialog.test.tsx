import { screen, waitFor, within } from '@testing-library/react';
import '../../../../src/ui/shared/list/remove-all-dialog';
import { PEOPLE } from '../../../../src/adapters/memory/access/published/memory-people.seed';
import { asKeeper } from '../../access/support/open-user';
import { freshBrowser, notices, openConsole, PASSWORD, rowsOf, SU } from '../../shell/support/console';

beforeEach(freshBrowser);

const LIST = 'List of users';
const ALL = PEOPLE.length;
/** All users except the signed-in one (R-ACC-03). */
const OTHERS = ALL - 1;

const openList = async (options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: '/users?perPage=10', ...options });
  await screen.findByRole('table', { name: LIST });
  await waitFor(() => {
    expect(rowsOf(LIST).length).toBe(10);
  });
  return app;
};
const tickPage = () => screen.getByRole('checkbox', { name: 'Select all rows of this page' });
const offer = () => screen.queryByRole('button', { name: /^Select all \d+$/ });

describe('all rows of a query', () => {
  test('are offered when the page is selected, and dropped on another choice', async () => {
    const { user } = await openList();
    expect(offer()).not.toBeInTheDocument();
    await user.click(tickPage());
    await user.click(screen.getByRole('button', { name: `Select all ${String(ALL)}` }));
    expect(rowsOf(LIST)[0]).toHaveFocus();
    expect([offer(), screen.getByRole('img', { name: `${String(ALL)} selected` })]).toEqual([null, expect.anything()]);
    await user.click(within(rowsOf(LIST)[0] ?? document.body).getByRole('checkbox'));
    expect(screen.getByRole('img', { name: '9 selected' })).toBeInTheDocument();
  });

  test('are confirmed by count with the safe button first', async () => {
    const { user, staff } = await openList();
    await user.click(tickPage());
    await user.click(screen.getByRole('button', { name: `Select all ${String(ALL)}` }));
    await user.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: `Delete ${String(OTHERS)} users?` });
    expect(question).toHaveTextContent('These users can no longer log in');
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(staff.users.all()).toHaveLength(ALL);
  });

  test('are deleted except refused ones, which are listed', async () => {
    const { user, staff } = await openList(asKeeper);
    await user.click(tickPage());
    await user.click(screen.getByRole('button', { name: `Select all ${String(ALL)}` }));
    await user.click(screen.getByRole('button', { name: /Bulk actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /Delete/ }));
    await user.click(await screen.findByRole('button', { name: `Delete ${String(OTHERS)} users` }));
    const report = await screen.findByRole('dialog', { name: /not deleted$/ });
    const kept = staff.users.all();
    expect(kept.map(({ email }) => email)).toContain(SU);
    expect(report).not.toHaveTextContent('Edwin van Rijn');
    expect(report).toHaveTextContent('Susanne Zandstra');
    expect(within(report).getByRole('status')).toHaveTextContent(
      `${String(ALL - kept.length)} of ${String(OTHERS)} done`,
    );
    await user.click(within(report).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(`1–10 of ${String(kept.length)} users`)).toBeVisible();
  });

  test('reports unconfirmed rows after a lost connection and continues', async () => {
    const { user, staff, line } = await openList();
    await user.click(tickPage());
    await user.click(screen.getByRole('button', { name: `Select all ${String(ALL)}` }));
    await user.click(screen.getByRole('button', { name: /Bulk actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /Delete/ }));
    const confirm = await screen.findByRole('button', { name: `Delete ${String(OTHERS)} users` });
    line.failNext({ kind: 'Unreachable', reason: 'cut' });
    await user.click(confirm);
    const halted = await screen.findByRole('dialog', { name: `Stopped: 0 of ${String(OTHERS)} deleted` });
    expect(halted).toHaveTextContent('The connection to the server was lost.');
    expect(halted).toHaveTextContent('No answer came');
    expect(staff.users.all()).toHaveLength(ALL);
    await user.click(within(halted).getByRole('button', { name: /^Continue with the other/ }));
    await waitFor(() => {
      expect(staff.users.all().map(({ email }) => email)).toEqual([SU]);
    });
  });

  test('continues after an expired session for the same person', async () => {
    const { user, staff, line } = await openList();
    await user.click(tickPage());
    await user.click(screen.getByRole('button', { name: `Select all ${String(ALL)}` }));
    await user.click(screen.getByRole('button', { name: /Bulk actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /Delete/ }));
    const confirm = await screen.findByRole('button', { name: `Delete ${String(OTHERS)} users` });
    line.failNext({ kind: 'Unauthenticated' });
    await user.click(confirm);
    await user.type(await screen.findByLabelText(/^E-mail/), SU);
    expect(notices().join()).toContain(`0 of ${String(OTHERS)} were deleted`);
    await user.type(screen.getByLabelText(/^Password/), `${PASSWORD}{Enter}`);
    const halted = await screen.findByRole('dialog', { name: `Stopped: 0 of ${String(OTHERS)} deleted` });
    expect(halted).toHaveTextContent('Your session has ended.');
    expect(halted).not.toHaveTextContent('No answer came');
    await user.click(within(halted).getByRole('button', { name: /^Continue with the other/ }));
    await waitFor(() => {
      expect(staff.users.all().map(({ email }) => email)).toEqual([SU]);
    });
  });
});
