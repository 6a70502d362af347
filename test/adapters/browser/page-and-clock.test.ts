import fc from 'fast-check';
import { browserPage } from '../../../src/adapters/browser/session/page.browser';
import { browserClock } from '../../../src/adapters/browser/shared/clock.browser';
import { createFormat } from '../../../src/domain/shared/format';

it('the clock runs with the computer and knows its zone', () => {
  const clock = browserClock();
  const before = Date.now();
  const now = clock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  const settings = { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' } as const;
  const [here, named] = [clock.zone(), new Intl.DateTimeFormat().resolvedOptions().timeZone].map((zone) =>
    createFormat({ ...settings, zone }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), (instant) => {
      expect(here?.stamp(instant)).toBe(named?.stamp(instant));
    }),
  );
});

it('the page hands over what its entry in the history was given', () => {
  // Only the members of `window` that the adapter uses.
  const window = { history: { state: { wanted: '/users' } } } as unknown as Window;
  expect(browserPage(window).entry()).toEqual({ wanted: '/users' });
});

it('the page starts again without a way back, and says its language', () => {
  const visited: string[] = [];
  const html = { lang: '' };
  // Only the members of `window` that the adapter uses.
  const window = {
    location: { replace: (path: string) => visited.push(path) },
    document: { documentElement: html },
  } as unknown as Window;
  browserPage(window).restartAt('/dashboard');
  browserPage(window).speak('nl');
  expect(visited).toEqual(['/dashboard']);
  expect(html.lang).toBe('nl');
});
