/** @jest-environment jsdom */
import { closingOf } from '../../../src/adapters/browser/shared/closing.browser';

/** Whether the browser would ask before it closes the page. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks for as long as the page is held, however often that was said', () => {
  const closing = closingOf(window);
  expect(asks()).toBe(false);
  closing.hold(true);
  closing.hold(true);
  expect(asks()).toBe(true);
  closing.hold(false);
  expect(asks()).toBe(false);
});
