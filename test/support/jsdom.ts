import '@testing-library/jest-dom';

// Nothing is laid out here, and no test asks how something looks: that is what the browser tests are for. Without the
// rules of Griffel a query by role, which asks for the style of every element, takes half the time.
CSSStyleSheet.prototype.insertRule = () => 0;

// Fluent's focus manager takes what has no place in the layout for hidden.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
