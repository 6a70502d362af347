/** A `ref` callback that focuses an element when it mounts, unless something else has the focus. */
export const focusOnMount = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};

/** Whether the focus is on the body. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
