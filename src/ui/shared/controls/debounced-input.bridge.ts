import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Subscription, timer } from 'rxjs';

/** Debounce of filters and searches on screens, in ms. Rule R-SHR-12. */
export const FILTER_DEBOUNCE = 300;
/** Debounce of a table's filter inside a form, in ms. Rule R-SHR-12. */
export const TABLE_FILTER_DEBOUNCE = 100;

/** Text that is applied after a debounce, or at once by `submit`. */
export interface DebouncedInput {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  /** Restores the applied value and discards the typed text. */
  readonly cancel: () => void;
}

/** Holds typed text until it is applied; a change of `value` (Reset, link, back button) replaces the text. */
export const useDebouncedInput = (
  value: string,
  apply: (text: string) => void,
  rest = FILTER_DEBOUNCE,
): DebouncedInput => {
  const [typed, setTyped] = useState({ value, text: value });
  if (typed.value !== value) setTyped({ value, text: value });
  const pending = useRef(Subscription.EMPTY);
  // Use the latest `apply`, because another filter may have changed during the debounce.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(
    () => () => {
      pending.current.unsubscribe();
    },
    [value],
  );
  return {
    text: typed.text,
    type: (text) => {
      setTyped({ value, text });
      pending.current.unsubscribe();
      pending.current = timer(rest).subscribe(() => {
        // Another debounced input may fire in the same task and must see this change.
        flushSync(() => {
          latest.current(text);
        });
      });
    },
    submit: () => {
      pending.current.unsubscribe();
      latest.current(typed.text);
    },
    cancel: () => {
      setTyped({ value, text: value });
      pending.current.unsubscribe();
    },
  };
};
