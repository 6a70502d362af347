import { useEffect } from 'react';

/** Whether a key would type into the focused element. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]):not([type=radio]):read-write, textarea:read-write, select') !== null);

/** Whether a modal dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Handles Esc for a panel beside the page: before the page's handler, but after dialogs and menus. */
export const useEscape = (act: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    // React handles keys at the root, `useKey` at the window.
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [act]);
};

/** A single-key shortcut; letters are ignored while typing, and all keys while a dialog is open. */
export const useKey = (key: string, act: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Caps Lock changes the case of `key`.
      const pressed = event.shiftKey || event.key.length > 1 ? event.key : event.key.toLowerCase();
      if (pressed !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // Ignore repeats of a held letter.
      if (key.length === 1 && (event.repeat || isTyping(event.target))) return;
      if (isDialogOpen()) return;
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
 * Ctrl/Cmd+Z undoes; with Shift, or Ctrl+Y, redoes; text fields keep their own undo.
 * @param on whether there are steps; keep the identity of both functions
 */
export const useUndoKeys = (on: boolean, undo: () => void, redo: () => void): void => {
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        isDialogOpen()
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
