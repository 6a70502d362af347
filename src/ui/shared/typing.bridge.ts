import { useEffect, useMemo, useState } from 'react';
import { debounceTime, Subject } from 'rxjs';

/** Milliseconds of rest after which a typed filter or search is asked. Rule R-SHR-12. */
export const TYPING_REST = 300;

/** A text that a person is typing and that is applied when they rest, or at once with `submit`. */
export interface Typing {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
}

/** Holds what is typed until it is applied; a value that changes from outside (Reset, a link, the back button) wins. */
export const useTyping = (value: string, apply: (text: string) => void): Typing => {
  const [typed, setTyped] = useState({ value, text: value });
  if (typed.value !== value) setTyped({ value, text: value });
  const keys = useMemo(() => new Subject<string>(), []);
  useEffect(() => {
    const resting = keys.pipe(debounceTime(TYPING_REST)).subscribe(apply);
    return () => { resting.unsubscribe(); };
  }, [keys, apply]);
  return {
    text: typed.text,
    type: (text) => {
      setTyped({ value, text });
      keys.next(text);
    },
    submit: () => { apply(typed.text); },
  };
};
