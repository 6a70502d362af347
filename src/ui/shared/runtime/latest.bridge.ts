import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last drawing, for handlers that keep their identity. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** Runs when the screen is left, before its actors stop. */
export const useOnLeave = (act: () => void): void => {
  const latest = useLatest(act);
  useLayoutEffect(
    () => () => {
      latest.current();
    },
    [latest],
  );
};
