import { act, fireEvent, screen } from '@testing-library/react';
import { PEOPLE } from '../../../../src/adapters/memory/access/published/memory-people.seed';
import { freshBrowser, openConsole, rowsOf } from '../../shell/support/console';
import { holdAnswers } from '../../shell/support/hold-answers';

const TABLE = 'List of users';
const pass = (milliseconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
});

describe('rows that are long in coming (R-SHR-59)', () => {
  test('replace the count by what happens', async () => {
    const { line } = openConsole({ at: '/users' });
    const count = await screen.findByText(`1–10 of ${PEOPLE.length} users`);
    jest.useFakeTimers();
    const letGo = holdAnswers(line);
    fireEvent.click(screen.getByRole('button', { name: 'E-mail' }));
    pass(999);
    expect(count).toHaveTextContent(`1–10 of ${PEOPLE.length} users`);
    pass(1);
    expect(count).toHaveTextContent('Loading …');
    jest.useRealTimers();
    letGo();
    expect(await screen.findByText(`1–10 of ${PEOPLE.length} users`)).toBe(count);
  });

  test('replace what was said of the search before', async () => {
    const { line } = openConsole({ at: '/users?q=nergens' });
    await screen.findByRole('heading', { name: 'No results for “nergens”' });
    jest.useFakeTimers();
    const letGo = holdAnswers(line);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    pass(1000);
    expect(screen.queryByRole('heading', { name: /^No results/ })).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: TABLE }).parentElement).toHaveAttribute('aria-busy', 'true');
    jest.useRealTimers();
    letGo();
    await screen.findByText(`1–10 of ${PEOPLE.length} users`);
    expect(rowsOf(TABLE)).toHaveLength(10);
  });
});
