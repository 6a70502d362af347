import { useCallback, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Loadable } from '../runtime/loadable';

/** ARIA attributes of a button that opens a popup. */
export interface PopupButtonProps {
  readonly 'aria-expanded': boolean;
  readonly 'onClick': (event: MouseEvent<HTMLElement>) => void;
  readonly 'onKeyDown': (event: KeyboardEvent<HTMLElement>) => void;
  readonly 'onBlur': () => void;
  readonly 'onPointerEnter': () => void;
}

interface OpenerState {
  /** The button while its popup is open; `null` while closed. */
  readonly opener: HTMLElement | null;
  /** Keys pressed before the popup received the focus, for `useReplay`. */
  readonly keys: readonly string[];
  readonly close: () => void;
  readonly tie: PopupButtonProps;
}

const EARLY_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' ']);

/** Whether a popup handles the key. */
export const isForPart = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  EARLY_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * The state of a button that opens a lazily loaded popup. A press opens it, even before the chunk has loaded; arrow
 * down opens; Esc and a second press close.
 */
export const useOpener = (part: Pick<Loadable<never>, 'load' | 'peek'>): OpenerState => {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const close = useCallback(() => {
    setOpener(null);
    setKeys([]);
  }, []);
  // Evaluated at each event: the chunk may have loaded since the last render.
  const isWaiting = (): boolean => opener !== null && part.peek() === null;
  return {
    opener,
    keys,
    close,
    tie: {
      'aria-expanded': opener !== null,
      'onPointerEnter': part.load,
      'onClick': ({ currentTarget }) => {
        setOpener(opener === null || isWaiting() ? currentTarget : null);
      },
      'onKeyDown': (event) => {
        if (event.key === 'Escape' && opener !== null) close();
        else if (!isForPart(event)) return;
        else if (opener !== null) setKeys([...keys, event.key]);
        else if (event.key === 'ArrowDown') setOpener(event.currentTarget);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      // A person who moved on before the chunk loaded keeps the focus.
      'onBlur': () => {
        if (isWaiting()) close();
      },
    },
  };
};
