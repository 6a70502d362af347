import { useEffect, useLayoutEffect } from 'react';

/**
 * Connects two actors while the screen is mounted; connects before first paint, disconnects when the actors stop.
 * @param connect keep its identity
 */
export const useConnection = (connect: () => (() => void) | undefined): void => {
  useLayoutEffect(connect, [connect]);
};

/**
 * Calls `notify` in the layout phase of the change, so that the next key press already sees the result.
 * @param notify runs again when its identity changes
 */
export const useNotify = (notify: () => void): void => {
  useLayoutEffect(() => {
    notify();
  }, [notify]);
};

/** Calls `act` on `pagehide`: the page is unloaded or enters the back-forward cache. @param act keep its identity */
export const usePageHide = (act: () => void): void => {
  useEffect(() => {
    globalThis.addEventListener('pagehide', act);
    return () => {
      globalThis.removeEventListener('pagehide', act);
    };
  }, [act]);
};
