import { useEffect, useState, type RefObject } from 'react';

/**
 * How far outside of what is in sight something counts as near, in pixels; within a part of the page that scrolls by
 * itself, too.
 */
const MARGINS = { rootMargin: '600px 0px', scrollMargin: '600px 0px' };

const told = new WeakMap<
  Element,
  (entry: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>) => void
>();
const observer =
  'IntersectionObserver' in globalThis
    ? new IntersectionObserver((entries) => {
        for (const entry of entries) told.get(entry.target)?.(entry);
      }, MARGINS)
    : null;

/**
 * Whether an element is in sight or soon will be: what is far need not be drawn, and its element keeps the height that
 * it had. Whatever has the focus counts as near, and so does what somebody began to write and did not finish
 * (`data-unfinished`), which nothing else remembers. A browser that cannot tell draws everything.
 */
export const useNearby = (element: RefObject<HTMLElement | null>, initially: boolean): boolean => {
  const [near, setNear] = useState(initially || observer === null);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || observer === null) return undefined;
    told.set(watched, ({ isIntersecting: isNear, boundingClientRect }) => {
      // In a part of the page that is hidden for a while: it has no height to keep, and is where it was when that is
      // shown again.
      if (!isNear && boundingClientRect.height === 0) return;
      if (!isNear && (watched.contains(document.activeElement) || watched.querySelector('[data-unfinished]') !== null))
        return;
      watched.style.minHeight = isNear ? '' : `${String(watched.offsetHeight)}px`;
      setNear(isNear);
    });
    observer.observe(watched);
    return () => {
      observer.unobserve(watched);
    };
  }, [element]);
  return near;
};
