import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Shape } from '../icons/icon';
import { Loaded } from '../runtime/loadable';
import { MissingDialog } from './part-not-loaded';
import { menuPopup } from './widgets';

/** One entry of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: Shape;
  /** A key, a count, the present choice. */
  readonly aside?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Disabled, and why; stands under the label. */
  readonly off?: string | undefined;
  /** A rule above this entry. */
  readonly ruled?: boolean;
  /** One of several: whether this is the chosen one. */
  readonly checked?: boolean;
  /** On or off by itself. */
  readonly on?: boolean;
  /** A menu beside this one. */
  readonly entries?: readonly MenuEntry[];
  readonly onChoose?: () => void;
}

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
