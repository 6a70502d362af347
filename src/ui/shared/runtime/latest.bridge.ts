import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref with the value of the last render, for callbacks that keep their identity. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** Calls `act` when the screen unmounts, before its actors stop. */
export const useOnLeave = (act: () => void): void => {
  const latest = useLatest(act);
  useLayoutEffect(
    () => () => {
      latest.current();
    },
    [latest],
  );
};
