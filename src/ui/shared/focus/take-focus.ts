/** A `ref` callback that focuses an element when it mounts, unless something else has the focus. */
export const focusOnMount = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};

/** A `ref` callback that focuses the first input of an added row. */
export const focusFirstInput = (line: HTMLElement | null): void => {
  line?.querySelector('input')?.focus();
};

/** Scrolls to an opened element and focuses it, because it may be far from the button that opened it. */
export const arriveAt = (element: HTMLElement): void => {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
};

/** The element that `keepFocus` has focused provisionally. */
const lent: { to: Element | null } = { to: null };

export const focusProvisionally = (to: HTMLElement | null): void => {
  to?.focus({ preventScroll: true });
  lent.to = to;
};

/** Whether the focus is on the body, or only provisionally on an element. Rule R-SHR-58. */
export const isFocusLost = (): boolean =>
  [null, document.body, lent.to].some((element) => element === document.activeElement);
