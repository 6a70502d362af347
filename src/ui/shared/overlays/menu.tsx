import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Loaded } from '../runtime/loadable';
import type { MenuEntry } from './menu-entry';
import { MissingDialog } from './part-not-loaded';
import { menuPopup } from './widgets';

export interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Draws the button with the attributes that tie it to the menu. */
  readonly trigger: (tie: MenuTie) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Stands above the entries: who is signed in. */
  readonly head?: ReactNode;
}

/** Attributes of the button of a menu or popover. */
export interface MenuTie {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'onClick': (event: MouseEvent<HTMLElement>) => void;
  readonly 'onKeyDown': (event: KeyboardEvent<HTMLElement>) => void;
  readonly 'onBlur': () => void;
  readonly 'onPointerEnter': () => void;
}

/** A button with a menu. The menu is fetched on demand; one that is pressed before opens when the menu arrives. */
export const Menu = ({ label, entries, trigger, align = 'start', head }: MenuProps) => {
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isWaiting = (): boolean => opener !== null && typeof menuPopup.peek() !== 'function';
  const close = (): void => {
    setOpener(null);
  };
  const tie: MenuTie = {
    'aria-haspopup': 'menu',
    'aria-expanded': opener !== null,
    'aria-controls': opener === null ? undefined : id,
    'onPointerEnter': menuPopup.load,
    'onClick': ({ currentTarget }) => {
      setOpener(opener === null || isWaiting() ? currentTarget : null);
    },
    'onKeyDown': (event) => {
      if (event.key === 'ArrowDown') setOpener(event.currentTarget);
      else if (event.key === 'Escape' && opener !== null) close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Whoever goes on elsewhere before the menu has arrived keeps the focus there.
    'onBlur': () => {
      if (isWaiting()) close();
    },
  };
  return (
    <>
      {trigger(tie)}
      {opener !== null && (
        <Loaded
          part={menuPopup}
          props={{ id, label, entries, align, head, opener, onClose: close }}
          missing={(retry) => <MissingDialog onRetry={retry} onClose={close} />}
        />
      )}
    </>
  );
};
