import { useEffect, useState } from 'react';
import { timer } from 'rxjs';

/** A value once it has not changed for a while, in milliseconds; what it was before, until then. */
export const useRested = <Value>(value: Value, rest: number): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const waiting = timer(rest).subscribe(() => { setRested(value); });
    return () => { waiting.unsubscribe(); };
  }, [rest, value]);
  return rested;
};
