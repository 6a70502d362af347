import { useSyncExternalStore } from 'react';
import { phoneQuery } from './sizes';

/** Whether a CSS media query matches; false without a window. */
export const useMedia = (query: string): boolean => {
  const list = typeof matchMedia === 'function' ? matchMedia(query) : null;
  return useSyncExternalStore(
    (changed) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => list?.matches ?? false,
  );
};

export const usePhone = (): boolean => useMedia(phoneQuery);
