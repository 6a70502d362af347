import { useEffect } from 'react';

/** Whether a key would write something where the focus is. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]):not([type=radio]):read-write, textarea:read-write, select') !== null);

/** A dialog lies over everything, whether it has the focus or nothing has. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Esc for something that stands beside the page: before whatever the page itself does with it, after whatever lies over
 * both (a dialog, a menu) or has a use for it where the focus is.
 */
export const useEscape = (act: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      event.preventDefault();
      act();
    };
    // React hears its keys below, the page (useKey) above.
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [act]);
};

/** A single key that acts wherever the focus is: letters and signs not while someone types, none in a dialog. */
export const useKey = (key: string, act: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (key.length === 1 && isTyping(event.target)) return;
      if (isCovered()) return;
      event.preventDefault();
      act();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [act, key]);
};

/**
 * Ctrl or Cmd and Z undoes, with Shift, or Ctrl and Y, does again: where somebody types, that is the field's own.
 * @param on whether there is anything to step through; keep the identity of both
 */
export const useStepKeys = (on: boolean, undo: () => void, redo: () => void): void => {
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        isCovered()
      )
        return;
      if (key !== 'z' && (key !== 'y' || event.shiftKey)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [on, redo, undo]);
};
