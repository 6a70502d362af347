import { useEffect, useRef } from 'react';

/** Acts on every change of a value after the first, with what it was before. @param act keep its identity */
export const useChange = <Value>(value: Value, act: (now: Value, before: Value) => void): void => {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    const was = before.current;
    before.current = value;
    act(value, was);
  }, [act, value]);
};

/** Listens for as long as the view is there. @param listen keep its identity */
export const useListening = (listen: () => { unsubscribe(): void }): void => {
  useEffect(() => {
    const heard = listen();
    return () => {
      heard.unsubscribe();
    };
  }, [listen]);
};

/** Acts when something holds from the start, or comes to hold. @param act keep its identity */
export const useWhile = (holds: boolean, act: () => void): void => {
  useEffect(() => {
    if (holds) act();
  }, [act, holds]);
};
