import { useEffect, useRef, type RefObject } from 'react';

/** Two buttons that disable each other: the focus moves to the one that was enabled. */
export const useFocusOnOther = (): readonly [
  RefObject<HTMLButtonElement | null>,
  RefObject<HTMLButtonElement | null>,
] => {
  const [one, other] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const held = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const pair = [one.current, other.current];
    const { activeElement } = document;
    // Browsers drop the focus of a disabled button at once or later.
    const from =
      pair.find((button) => button === activeElement) ?? (activeElement === document.body ? held.current : null);
    const to = pair.find((button) => button !== from);
    if (from?.disabled === true && to?.disabled === false) to.focus();
  });
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      held.current = target === one.current ? one.current : target === other.current ? other.current : null;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, [one, other]);
  return [one, other];
};
