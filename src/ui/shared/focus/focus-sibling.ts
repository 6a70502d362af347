/** Moves the focus before a row is removed: to the same button of the next or previous row, else below the rows. */
export const focusSibling = (button: HTMLElement): void => {
  const line = button.closest('li, [data-line]');
  const beside = [line?.nextElementSibling, line?.previousElementSibling]
    .map((other) => other?.querySelector<HTMLElement>('[data-remove]'))
    .find((found) => found !== null && found !== undefined);
  (beside ?? line?.closest('[data-lines]')?.querySelector<HTMLElement>('[data-add]'))?.focus();
};
