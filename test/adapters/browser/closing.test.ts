/** @jest-environment jsdom */
import { closingOf } from '../../../src/adapters/browser/shared/closing.browser';

/** Whether the browser would ask for confirmation before it closes the page. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks for as long as the page is held, however often that was said', () => {
  const closing = closingOf(window);
  expect(asks()).toBe(false);
  closing.hold('uploads', true);
  closing.hold('uploads', true);
  expect(asks()).toBe(true);
  closing.hold('uploads', false);
  expect(asks()).toBe(false);
});

test('the browser asks until all work has let go of the page', () => {
  const closing = closingOf(window);
  closing.hold('uploads', true);
  closing.hold('moves', true);
  closing.hold('uploads', false);
  expect(asks()).toBe(true);
  closing.hold('moves', false);
  expect(asks()).toBe(false);
});
