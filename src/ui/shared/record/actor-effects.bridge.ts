import { useEffect, useLayoutEffect } from 'react';

/**
 * Connects two actors while the screen is shown: before its first paint, and until the actors stop.
 * @param connect keep its identity
 */
export const useConnection = (connect: () => (() => void) | undefined): void => {
  useLayoutEffect(connect, [connect]);
};

/**
 * Notifies within the event that caused a change, so that the next key already finds it done.
 * @param notify runs again when its identity changes
 */
export const useNotify = (notify: () => void): void => {
  useLayoutEffect(() => {
    notify();
  }, [notify]);
};

/** When the page goes away for good or into the browser's store. @param act keep its identity */
export const usePageHide = (act: () => void): void => {
  useEffect(() => {
    globalThis.addEventListener('pagehide', act);
    return () => {
      globalThis.removeEventListener('pagehide', act);
    };
  }, [act]);
};
