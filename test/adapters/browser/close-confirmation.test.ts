/** @jest-environment jsdom */
import { closeConfirmationOf } from '../../../src/adapters/browser/shared/close-confirmation.browser';

/** Whether the browser would ask for confirmation before it closes the page. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks for as long as the page is held, however often that was said', () => {
  const closing = closeConfirmationOf(window);
  expect(asks()).toBe(false);
  closing.setBlocked('uploads', true);
  closing.setBlocked('uploads', true);
  expect(asks()).toBe(true);
  closing.setBlocked('uploads', false);
  expect(asks()).toBe(false);
});

test('the browser asks until all work has let go of the page', () => {
  const closing = closeConfirmationOf(window);
  closing.setBlocked('uploads', true);
  closing.setBlocked('moves', true);
  closing.setBlocked('uploads', false);
  expect(asks()).toBe(true);
  closing.setBlocked('moves', false);
  expect(asks()).toBe(false);
});
