import { useEffect, useMemo, useRef, useState } from 'react';
import { EMPTY, map, of, Subject, switchMap, timer } from 'rxjs';

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

interface Key {
  readonly text: string;
  /** Delay in ms; null cancels the pending call. */
  readonly rest: number | null;
}

/** Holds typed text until it is applied; a changed `value` (Reset, link, back button) replaces it. */
export const useDebouncedInput = (
  value: string,
  apply: (text: string) => void,
  rest = FILTER_DEBOUNCE,
): DebouncedInput => {
  const [typed, setTyped] = useState({ value, text: value });
  if (typed.value !== value) setTyped({ value, text: value });
  const keys = useMemo(() => new Subject<Key>(), []);
  // Uses the latest `apply`: another filter may have changed meanwhile.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    keys.next({ text: '', rest: null });
  }, [keys, value]);
  useEffect(() => {
    const resting = keys
      .pipe(
        switchMap((key) =>
          key.rest === null ? EMPTY : key.rest === 0 ? of(key.text) : timer(key.rest).pipe(map(() => key.text)),
        ),
      )
      .subscribe((text) => {
        latest.current(text);
      });
    return () => {
      resting.unsubscribe();
    };
  }, [keys]);
  return {
    text: typed.text,
    type: (text) => {
      setTyped({ value, text });
      keys.next({ text, rest });
    },
    submit: () => {
      keys.next({ text: typed.text, rest: 0 });
    },
    cancel: () => {
      setTyped({ value, text: value });
      keys.next({ text: '', rest: null });
    },
  };
};
