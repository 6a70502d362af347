import '@testing-library/jest-dom';
import * as React from 'react';
import { computedStyle } from './computed-style';

// Nothing is laid out in jsdom and no test checks how something looks: the browser tests do.
CSSStyleSheet.prototype.insertRule = () => 0;
window.getComputedStyle = computedStyle;

// React's development build records a stack trace for each of the first 10,000 elements a second.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// Fluent's focus manager takes what has no place in the layout for hidden.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
