import type { Closing } from '../../../application/shared/ports/closing.port';

const ask = (event: Event): void => {
  event.preventDefault();
};

/** The browser asks in its own words. */
export const closingOf = (window: Pick<Window, 'addEventListener' | 'removeEventListener'>): Closing => ({
  hold: (asks) => {
    // A listener that is there already is not added again.
    if (asks) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  },
});
