/** A `ref` callback that focuses an element when it mounts, unless something else has the focus. */
export const focusOnMount = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};

/** Brings what was opened into view and gives it the focus: it may lie far from the button that opened it. */
export const arriveAt = (element: HTMLElement): void => {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
};

/** Whether the focus is on the body. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
