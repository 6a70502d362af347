import { useEffect, useLayoutEffect } from 'react';

/**
 * Holds two things together for as long as the screen is shown: tied before it is painted, untied before its actors
 * stop. @param tie keep its identity
 */
export const useTied = (tie: () => (() => void) | undefined): void => {
  useLayoutEffect(tie, [tie]);
};

/**
 * Tells of something within the event that brought it about: a key right behind it already finds it told. @param tell
 * another identity tells anew
 */
export const useTold = (tell: () => void): void => {
  useLayoutEffect(() => {
    tell();
  }, [tell]);
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
