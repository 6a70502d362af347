import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distance of the upper place from the top of the window. */
export const UPPER_PLACE = 64;

const overlap = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const coversButton = (place: DOMRectReadOnly): boolean =>
  [...document.querySelectorAll('form button[type=submit]')].some((button) =>
    overlap(place, button.getBoundingClientRect()),
  );

/**
 * Whether messages go to the upper place, because they would lie on the button that sends a form. Looked at when they
 * come and when the page moves beneath them; once there they stay until all are gone, so that nothing jumps to and fro.
 */
export const useLifted = (stack: RefObject<HTMLElement | null>, count: number): boolean => {
  const [lifted, setLifted] = useState(false);
  if (lifted && count === 0) setLifted(false);
  useLayoutEffect(() => {
    if (count === 0) return undefined;
    const look = (): void => {
      const here = stack.current?.getBoundingClientRect();
      if (
        here !== undefined &&
        coversButton(here) &&
        !coversButton(new DOMRect(here.x, UPPER_PLACE, here.width, here.height))
      )
        setLifted(true);
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [count, stack]);
  return lifted;
};
