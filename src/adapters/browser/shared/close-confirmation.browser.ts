import type { CloseConfirmation } from '../../../application/shared/ports/close-confirmation.port';

const ask = (event: Event): void => {
  event.preventDefault();
};

/** The browser shows its own text. */
export const closeConfirmationOf = (
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): CloseConfirmation => {
  const held = new Set<string>();
  return {
    setBlocked: (work, asks) => {
      if (asks) held.add(work);
      else held.delete(work);
      // Adding the same listener again has no effect.
      if (held.size > 0) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    },
  };
};
