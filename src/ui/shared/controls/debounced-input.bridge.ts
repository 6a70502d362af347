import { useEffect, useMemo, useRef, useState } from 'react';
import { EMPTY, map, of, Subject, switchMap, timer } from 'rxjs';

/** Milliseconds of rest after which a typed filter or search of a screen is asked. Rule R-SHR-12. */
export const TYPING_REST = 300;
/** The same for the filter of a table inside a form. Rule R-SHR-12. */
export const TABLE_REST = 100;

/** A text that a person is typing and that is applied when they rest, or at once with `submit`. */
export interface Typing {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
}

interface Key {
  readonly text: string;
  /** How long it waits; null takes back what waits. */
  readonly rest: number | null;
}

/** Holds what is typed until it is applied; a value that changes from outside (Reset, a link, the back button) wins. */
export const useTyping = (value: string, apply: (text: string) => void, rest = TYPING_REST): Typing => {
  const [typed, setTyped] = useState({ value, text: value });
  if (typed.value !== value) setTyped({ value, text: value });
  const keys = useMemo(() => new Subject<Key>(), []);
  // What waits is applied by the newest `apply`: another filter may have been asked in the meantime.
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
  };
};
