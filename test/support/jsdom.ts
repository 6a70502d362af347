import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { computedStyle } from './computed-style';

// jsdom has no layout, and no test here checks appearance: the browser tests do.
CSSStyleSheet.prototype.insertRule = () => 0;
window.getComputedStyle = computedStyle;

// Fluent's focus manager treats elements without an `offsetParent` as hidden.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLElement.prototype.checkVisibility = () => true;
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);

// Queries that `waitFor` retries print no document; only the last error does.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
