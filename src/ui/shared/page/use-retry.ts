import { useCallback, useState } from 'react';

/** The retries of a screen that failed to load, for `FailedState`. */
export interface Retry {
  /** The last attempt was an automatic retry: a further failure is neither announced nor focused. */
  readonly isRepeated?: boolean;
  readonly onRetry: (isAutomatic: boolean) => void;
}

/**
 * Remembers that a retry was automatic while the failed state is unmounted. Rule R-SHR-84.
 * @param isLoaded resets the memory, so that the next failure counts as new
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
