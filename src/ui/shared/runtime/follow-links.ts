import type { MouseEvent } from 'react';

/**
 * An `onClick` handler for an element around links: plain clicks on internal paths call `navigate`; the browser handles
 * all others.
 */
export const followLinks = (navigate: (path: string) => void) => (event: MouseEvent<HTMLElement>) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !path?.startsWith('/') || link.target === '_blank' || !plain || event.defaultPrevented) return;
  event.preventDefault();
  navigate(path);
};
