import { useEffect } from 'react';

/** Whether a key would write something where the focus is. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input:not([type=checkbox]):not([type=radio]):read-write, textarea:read-write, select') !== null);

/** A single key that acts wherever the focus is: letters and signs not while someone types, none in a dialog. */
export const useKey = (key: string, act: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (key.length === 1 && isTyping(event.target)) return;
      if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
      event.preventDefault();
      act();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => { globalThis.removeEventListener('keydown', onKey); };
  }, [act, key]);
};
