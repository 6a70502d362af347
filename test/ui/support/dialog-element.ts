/**
 * Adds modal dialogs, which jsdom lacks, as far as the screens need them: the dialog is open, and closing it returns
 * the focus. The inert page behind it is covered by the browser tests.
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
