import { useCallback, useState } from 'react';

/** The retries of a screen that could not load, as `FailedState` takes them. */
export interface Retry {
  /** The last attempt was an automatic retry: another outage is neither announced nor focused. */
  readonly isRepeated?: boolean;
  readonly onRetry: (isAutomatic: boolean) => void;
}

/**
 * Remembers an automatic retry while the failed state is not mounted. Rule R-SHR-84.
 * @param isLoaded forgets it: the next failure is a new one
 */
export const useRetry = (isLoaded: boolean, retry: () => void): Retry => {
  const [isRepeated, setRepeated] = useState(false);
  if (isRepeated && isLoaded) setRepeated(false);
  return {
    isRepeated,
    onRetry: useCallback(
      (isAutomatic) => {
        setRepeated(isAutomatic);
        retry();
      },
      [retry],
    ),
  };
};
