import { useSyncExternalStore } from 'react';
import { phoneQuery } from './sizes';

/** True while the window matches a CSS media query; false where there is no window to ask. */
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
