import { useEffect } from 'react';
import { isFocusLost } from './take-focus';

/** Input elements first; buttons only if a field has no input. */
const INPUTS = ['input, select, textarea, [contenteditable="true"]', 'button'];

const firstInput = (card: HTMLElement): HTMLElement | undefined => {
  const field = card.querySelector('[data-field]');
  return INPUTS.flatMap((part) => field?.querySelector<HTMLElement>(part) ?? [])[0];
};

/**
 * Scrolls an added card into view and focuses its first field (`data-field`) once both are rendered, unless the focus
 * has moved meanwhile. Rule R-CON-22.
 * @param key the card's `data-key`, set once the focus is back on the opener
 * @param time a counter that changes for each added card, because a new card may reuse a key
 */
export const useFirstField = (key: string | null, time = 0): void => {
  useEffect(() => {
    const card = key === null ? null : document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (card === null) return undefined;
    const opener = document.activeElement;
    const enter = (): void => {
      card.scrollIntoView({ block: 'nearest' });
      const input = firstInput(card);
      if (input === undefined) return;
      rendered.disconnect();
      if (document.activeElement !== opener && !isFocusLost()) return;
      input.focus({ preventScroll: true });
    };
    const rendered = new MutationObserver(enter);
    rendered.observe(card, { childList: true, subtree: true });
    enter();
    return () => {
      rendered.disconnect();
    };
  }, [key, time]);
};
