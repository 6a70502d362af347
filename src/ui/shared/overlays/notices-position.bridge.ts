import { useLayoutEffect, useState, type RefObject } from 'react';

/** Top offset of the upper notices, in px. */
export const UPPER_PLACE = 64;

const overlap = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Elements that notices must not cover: submit buttons, the focus, invalid fields. */
const NEEDED = 'button[type=submit], :focus, [aria-invalid=true]';

const countCovered = (place: DOMRectReadOnly, stack: HTMLElement): number =>
  [...document.querySelectorAll(NEEDED)].filter(
    (element) => !stack.contains(element) && overlap(place, element.getBoundingClientRect()),
  ).length;

/**
 * Whether the notices move to the top because they cover less there. Checked when they appear and when the page or the
 * focus moves; they stay there until all are closed, to avoid jumping.
 */
export const useLifted = (stack: RefObject<HTMLElement | null>, count: number): boolean => {
  const [lifted, setLifted] = useState(false);
  if (lifted && count === 0) setLifted(false);
  useLayoutEffect(() => {
    if (count === 0) return undefined;
    const look = (): void => {
      const element = stack.current;
      if (element === null) return;
      const here = element.getBoundingClientRect();
      const above = new DOMRect(here.x, UPPER_PLACE, here.width, here.height);
      if (countCovered(above, element) < countCovered(here, element)) setLifted(true);
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
      removeEventListener('focusin', look);
    };
  }, [count, stack]);
  return lifted;
};
