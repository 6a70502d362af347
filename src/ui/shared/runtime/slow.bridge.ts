import { useEffect, useState } from 'react';

/** Duration of work, in ms, after which a text announces it. Rule R-SHR-59. */
const SLOW = 1000;

/** Whether work has taken so long that a text announces it. */
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
