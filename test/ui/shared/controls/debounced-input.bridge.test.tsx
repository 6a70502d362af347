import { act, screen } from '@testing-library/react';
import { PEOPLE } from '../../../../src/adapters/memory/access/published/memory-people.seed';
import { freshBrowser, openConsole } from '../../shell/support/console';

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = async (milliseconds: number) => {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
};
const open = async () => {
  const app = openConsole({ at: '/users' });
  const search = await screen.findByRole('searchbox', { name: 'Search users' });
  await screen.findByText(`1–10 of ${PEOPLE.length} users`);
  return { ...app, search };
};

describe('a typed search (R-SHR-12)', () => {
  test('is applied 300 ms after the last key', async () => {
    const { user, search, address } = await open();
    await user.type(search, 'zo');
    await pass(299);
    await user.type(search, 'e');
    await pass(299);
    expect(address()).toBe('/users');
    await pass(1);
    expect(address()).toBe('/users?q=zoe');
    expect(await screen.findByText('1–1 of 1 user')).toBeInTheDocument();
  });

  test('is applied on Enter, and not again after the debounce', async () => {
    const { user, search, address } = await open();
    await user.type(search, 'zoe{Enter}');
    await pass(0);
    expect(address()).toBe('/users?q=zoe');
    const visited = history.length;
    await pass(1000);
    expect([address(), history.length]).toEqual(['/users?q=zoe', visited]);
  });

  test('debounces two text filters independently', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'an');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'zilver');
    await pass(299);
    expect(address()).toBe('/users');
    await pass(300);
    expect(address()).toBe('/users?name=an&email=zilver');
  });

  test('drops pending text on reset', async () => {
    const { user, search, address } = await open();
    await user.type(search, 'zoe');
    await user.clear(search);
    await pass(300);
    expect(address()).toBe('/users');
  });
});
