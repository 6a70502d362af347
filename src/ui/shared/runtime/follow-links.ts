import type { MouseEvent } from 'react';

/**
 * For the onClick of an element around links: a plain click on one of our own paths goes through `navigate`, anything
 * else (new tab, download, another site) stays the browser's.
 */
export const followLinks = (navigate: (path: string) => void) => (event: MouseEvent<HTMLElement>) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !path?.startsWith('/') || link.target === '_blank' || !plain || event.defaultPrevented) return;
  event.preventDefault();
  navigate(path);
};
