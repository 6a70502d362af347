import { useEffect, useRef } from 'react';

/** Runs on each change of a value after the first. @param act keep its identity */
export const useChange = <Value>(value: Value, act: (now: Value, before: Value) => void): void => {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    const was = before.current;
    before.current = value;
    act(value, was);
  }, [act, value]);
};

/** Subscribes while mounted. @param listen keep its identity */
export const useSubscription = (listen: () => { unsubscribe(): void }): void => {
  useEffect(() => {
    const subscription = listen();
    return () => {
      subscription.unsubscribe();
    };
  }, [listen]);
};

/** Runs when a condition holds at first or becomes true. @param act keep its identity */
export const useWhenTrue = (holds: boolean, act: () => void): void => {
  useEffect(() => {
    if (holds) act();
  }, [act, holds]);
};
