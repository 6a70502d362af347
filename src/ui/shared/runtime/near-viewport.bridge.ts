import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keepInSight } from './keep-in-sight';

/** Distance in px within which an element counts as near, in nested scrollers too. */
const MARGINS = { rootMargin: '600px 0px', scrollMargin: '600px 0px' };

const told = new WeakMap<
  Element,
  (entry: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>) => void
>();
const observer =
  'IntersectionObserver' in globalThis
    ? new IntersectionObserver((entries) => {
        // In one task: a layout between the removal of a height and the rendered content would clamp the scroll
        // position.
        keepInSight(
          entries.map(({ target }) => target),
          () => {
            flushSync(() => {
              for (const entry of entries) told.get(entry.target)?.(entry);
            });
          },
        );
      }, MARGINS)
    : null;

/**
 * Whether an element is in or near the viewport; others keep their last height, and visible elements their position.
 * Elements with the focus or unfinished input (`data-unfinished`) count as near; without IntersectionObserver, all do.
 * Rule R-CON-23.
 */
export const useNearViewport = (element: RefObject<HTMLElement | null>, initially: boolean): boolean => {
  const [near, setNear] = useState(initially || observer === null);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || observer === null) return undefined;
    told.set(watched, ({ isIntersecting: isNear, boundingClientRect: { height } }) => {
      // A hidden element has no height and keeps its state.
      if (!isNear && height === 0) return;
      if (!isNear && (watched.contains(document.activeElement) || watched.querySelector('[data-unfinished]') !== null))
        return;
      watched.style.minHeight = isNear ? '' : `${String(height)}px`;
      setNear(isNear);
    });
    observer.observe(watched);
    return () => {
      observer.unobserve(watched);
    };
  }, [element]);
  return near;
};
