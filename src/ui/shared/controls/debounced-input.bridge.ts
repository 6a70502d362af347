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
  /** Returns to the applied value; what was typed is not applied. */
  readonly cancel: () => void;
}

/** Holds typed text until it is applied; a changed `value` (Reset, link, back button) replaces it. */
export const useDebouncedInput = (
  value: string,
  apply: (text: string) => void,
  rest = FILTER_DEBOUNCE,
): DebouncedInput => {
  const [typed, setTyped] = useState({ value, text: value });
  if (typed.value !== value) setTyped({ value, text: value });
  const pending = useRef(Subscription.EMPTY);
  // Uses the latest `apply`: another filter may have changed meanwhile.
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
        // Another input may be due in the same task: it must see this change.
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
