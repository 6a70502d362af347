import { useEffect, useState } from 'react';

/** Milliseconds of work after which it is shown in words. Rule R-SHR-59. */
const SLOW = 1000;

/** Whether work has gone on for so long that a person is told. */
export const useSlow = (isBusy: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => {
      setSlow(true);
    }, SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
};
