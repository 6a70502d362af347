import { useEffect, useState } from 'react';
import { auditTime, debounceTime, Subject, timer, type MonoTypeOperatorFunction } from 'rxjs';

/** Debounces a value. @param rest in ms */
export const useDebouncedValue = <Value>(value: Value, rest: number): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const waiting = timer(rest).subscribe(() => {
      setRested(value);
    });
    return () => {
      waiting.unsubscribe();
    };
  }, [rest, value]);
  return rested;
};

const useThrough = <Value>(
  thinned: MonoTypeOperatorFunction<Value>,
  act: (value: Value) => void,
): ((value: Value) => void) => {
  const [values] = useState(() => new Subject<Value>());
  const [thin] = useState(() => thinned);
  useEffect(() => {
    const subscription = values.pipe(thin).subscribe(act);
    return () => {
      subscription.unsubscribe();
    };
  }, [act, thin, values]);
  const [next] = useState(() => (value: Value): void => {
    values.next(value);
  });
  return next;
};

/** Debounces a callback without rendering. @param rest in ms @param act keep its identity */
export const useDebounced = <Value>(rest: number, act: (value: Value) => void): ((value: Value) => void) =>
  useThrough(debounceTime<Value>(rest), act);

/** Throttles a callback; passes the last value. @param stretch in ms @param act keep its identity */
export const useThrottled = <Value>(stretch: number, act: (value: Value) => void): ((value: Value) => void) =>
  useThrough(auditTime<Value>(stretch), act);
