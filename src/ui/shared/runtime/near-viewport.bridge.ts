import { useEffect, useState, type RefObject } from 'react';

/** Distance in px within which an element counts as near, in nested scrollers too. */
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
 * Whether an element is in or near the viewport; others keep their last height. The focused element and one with
 * unfinished input (`data-unfinished`) count as near. Without IntersectionObserver everything does.
 */
export const useNearViewport = (element: RefObject<HTMLElement | null>, initially: boolean): boolean => {
  const [near, setNear] = useState(initially || observer === null);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || observer === null) return undefined;
    told.set(watched, ({ isIntersecting: isNear, boundingClientRect }) => {
      // A hidden part has no height and keeps its state.
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
