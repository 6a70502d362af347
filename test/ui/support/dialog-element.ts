/**
 * jsdom knows the dialog element, not its modal opening. This does what our screens rely on: the dialog is open, and
 * closing hands the focus back. What the browser adds (the page behind it is inert) is for the browser tests.
 */
export const teachDialogs = (): void => {
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    cameFrom.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const before = cameFrom.get(this);
    if (before instanceof HTMLElement) before.focus();
  };
};
