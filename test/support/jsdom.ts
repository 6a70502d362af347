import '@testing-library/jest-dom';

// Nothing is laid out here, and no test asks how something looks: that is what the browser tests are for. Without the
// rules of Griffel a query by role, which asks for the style of every element, takes half the time.
CSSStyleSheet.prototype.insertRule = () => 0;
