import { act, screen } from '@testing-library/react';
import { Clock } from '../../../../src/application/shared/ports/clock.port';
import { useCurrentMinute } from '../../../../src/ui/shared/dates/current-minute.bridge';
import { showSignedIn } from '../support/signed-in';

const START = Date.UTC(2026, 10, 20, 12, 30);
const Now = () => <p>{(useCurrentMinute() - START) / 60_000}</p>;

afterEach(() => {
  jest.useRealTimers();
});

test('updates each minute while mounted', async () => {
  let now = START;
  jest.useFakeTimers({ advanceTimers: true });
  const { unmount } = await showSignedIn(<Now />, {}, [], (services) => {
    services.unbind(Clock);
    services.bind<Clock>(Clock).toConstantValue({ now: () => now, zone: () => 'UTC' });
  });
  expect(screen.getByText('0')).toBeVisible();
  now = START + 60_000;
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('1')).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
