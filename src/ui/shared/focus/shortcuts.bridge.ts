import { useEffect } from 'react';
import { isDialogOpen, isTyping } from './keys.bridge';

interface Shortcuts {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
  readonly onHelp: () => void;
}

/**
 * Global shortcuts: Ctrl/Cmd+K, question mark, F1. While typing, only Ctrl/Cmd+K works; none while a dialog is open.
 */
export const useShortcuts = ({ onPalette, onShortcuts, onHelp }: Shortcuts): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = event.ctrlKey || event.metaKey;
      const isPalette = command && !event.altKey && event.key.toLowerCase() === 'k';
      const isShortcuts = event.key === '?' && !command && !isTyping(event.target);
      if (!isPalette && !isShortcuts && event.key !== 'F1') return;
      event.preventDefault();
      if (isDialogOpen()) return;
      if (isPalette) onPalette();
      else if (isShortcuts) onShortcuts();
      else onHelp();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [onHelp, onPalette, onShortcuts]);
};
