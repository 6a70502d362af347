import { browserPage } from '../../../src/adapters/browser/session/page.browser';
import { browserClock } from '../../../src/adapters/browser/shared/clock.browser';
import { LOCAL_ZONE } from '../../../src/domain/shared/format';

it('the clock runs with the computer and knows its zone', () => {
  const clock = browserClock();
  const before = Date.now();
  const now = clock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  expect(clock.zone()).toBe(LOCAL_ZONE);
});

it('the page hands over what its entry in the history was given', () => {
  // Only what the adapter touches of a window.
  const window = { history: { state: { wanted: '/users' } } } as unknown as Window;
  expect(browserPage(window).entry()).toEqual({ wanted: '/users' });
});

it('the page starts again without a way back, and says its language', () => {
  const visited: string[] = [];
  const html = { lang: '' };
  // Only what the adapter touches of a window.
  const window = { location: { replace: (path: string) => visited.push(path) }, document: { documentElement: html } } as unknown as Window;
  browserPage(window).restartAt('/dashboard');
  browserPage(window).speak('nl');
  expect(visited).toEqual(['/dashboard']);
  expect(html.lang).toBe('nl');
});
