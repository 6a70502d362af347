import { useEffect } from 'react';
import { isFocusLost } from './take-focus';

/** What a field is filled in with; its buttons only where it has nothing else. */
const INPUTS = ['input, select, textarea, [contenteditable="true"]', 'button'];

const firstInput = (card: HTMLElement): HTMLElement | undefined => {
  const field = card.querySelector('[data-field]');
  return INPUTS.flatMap((part) => field?.querySelector<HTMLElement>(part) ?? [])[0];
};

/**
 * Scrolls an added card into view and focuses its first field (`data-field`) as soon as both are rendered, unless the
 * focus was moved meanwhile. Rule R-CON-22.
 * @param key the card's `data-key`, set once the focus is back at the opener
 * @param time another one focuses a card again that has the key of an earlier one
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
