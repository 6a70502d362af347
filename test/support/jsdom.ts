import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { computedStyle } from './computed-style';

// Nothing is laid out in jsdom and no test checks how something looks: the browser tests do.
CSSStyleSheet.prototype.insertRule = () => 0;
window.getComputedStyle = computedStyle;

// Fluent's focus manager takes what has no place in the layout for hidden.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLElement.prototype.checkVisibility = () => true;
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);

// A query that fails while `waitFor` tries again prints no document: its error is printed at the end only.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
