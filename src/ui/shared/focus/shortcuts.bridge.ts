import { useEffect } from 'react';
import { isTyping } from './keys.bridge';

interface Shortcuts {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
  readonly onHelp: () => void;
}

/** Global shortcuts: Ctrl or Cmd K, question mark, F1. While typing, only those with a command key. */
export const useShortcuts = ({ onPalette, onShortcuts, onHelp }: Shortcuts): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = event.ctrlKey || event.metaKey;
      if (command && !event.altKey && event.key.toLowerCase() === 'k') onPalette();
      else if (event.key === 'F1') onHelp();
      else if (event.key === '?' && !command && !isTyping(event.target)) onShortcuts();
      else return;
      event.preventDefault();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [onHelp, onPalette, onShortcuts]);
};
