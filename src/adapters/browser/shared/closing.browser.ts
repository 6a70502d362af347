import type { Closing } from '../../../application/shared/ports/closing.port';

const ask = (event: Event): void => {
  event.preventDefault();
};

/** The browser shows its own text. */
export const closingOf = (window: Pick<Window, 'addEventListener' | 'removeEventListener'>): Closing => {
  const held = new Set<string>();
  return {
    hold: (work, asks) => {
      if (asks) held.add(work);
      else held.delete(work);
      // Adding the same listener again has no effect.
      if (held.size > 0) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    },
  };
};
