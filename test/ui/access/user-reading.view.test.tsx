import { screen } from '@testing-library/react';
import { freshBrowser, notices, openConsole } from '../shell/support/console';
import { RHEA, field, toggle, openUser } from './support/open-user';

beforeEach(freshBrowser);

describe('reading', () => {
  test('shows the record read-only until Edit', async () => {
    const { edit } = await openUser();
    for (const name of ['First name', 'Surname', 'E-mail']) expect(field(name)).toHaveAttribute('readonly');
    for (const name of ['Active', 'Superuser', 'Zilvermeeuw NL']) expect(toggle(name)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await edit();
    for (const name of ['First name', 'Surname', 'E-mail']) expect(field(name)).not.toHaveAttribute('readonly');
    for (const name of ['Active', 'Superuser', 'Zilvermeeuw NL']) expect(toggle(name)).toBeEnabled();
  });

  test("lists the user's websites by name", async () => {
    await openUser('2');
    expect(screen.getByText(/^Zilvermeeuw NL and Zilvermeeuw/)).toBeInTheDocument();
  });

  test('shows an empty state without groups', async () => {
    await openUser(RHEA, {
      arrange: ({ staff }) => {
        for (const { id } of staff.groups.all()) staff.groups.delete(id);
      },
    });
    expect(await screen.findByRole('heading', { name: 'No user groups yet' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test('marks the three required fields while editing', async () => {
    const { edit } = await openUser();
    await edit();
    for (const name of ['First name', 'Surname', 'E-mail']) {
      expect(field(name)).toBeRequired();
      expect(screen.getByText(name, { selector: 'label' }).nextElementSibling).toHaveTextContent('*');
    }
  });

  test('returns to the list with a notice for an unknown record', async () => {
    const { address } = openConsole({ at: '/users/999' });
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
    expect([address(), notices()]).toEqual(['/users', [expect.stringContaining('Nothing found')]]);
  });

  test('returns to the list with the reason after a failed load', async () => {
    const { user, line, address } = openConsole({ at: '/users' });
    const row = await screen.findByRole('row', { name: /Agnieszka/ });
    await user.click(row);
    // The groups and the record are requested together.
    for (let times = 0; times < 2; times += 1) line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(row);
    expect(await screen.findByText('The server could not complete this.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
    expect(address()).toBe('/users');
  });
});
