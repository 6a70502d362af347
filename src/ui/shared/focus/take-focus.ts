/**
 * For the `ref` of what whoever opens a page came for. On opening only: nothing takes the focus from somebody at work.
 */
export const takeFocus = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};

/** Whether what had the focus is gone, and the page has it. */
export const nobodyHasFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
