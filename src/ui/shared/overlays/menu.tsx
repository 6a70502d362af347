import { mergeClasses } from '@griffel/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { intoWindow } from './keep-in-viewport';
import { MenuList, type MenuEntry } from './menu-list';
import { useMenuStyles, usePopup } from './menu.styles';

interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Draws the button with the attributes that tie it to the menu. */
  readonly trigger: (tie: MenuTie) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Stands above the entries: who is signed in. */
  readonly head?: ReactNode;
}

export interface MenuTie {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'onClick': () => void;
  readonly 'onKeyDown': (event: KeyboardEvent) => void;
}

/** A button with a menu under it: arrows and letters move, Esc closes, and so does the focus that goes elsewhere. */
export const Menu = ({ label, entries, trigger, align = 'start', head }: MenuProps) => {
  const styles = useMenuStyles();
  const popup = usePopup();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = (andReturn: boolean) => {
    setOpen(false);
    if (andReturn) anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const tie: MenuTie = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'onClick': () => setOpen(!open),
    'onKeyDown': (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {trigger(tie)}
      {open && (
        <div ref={intoWindow} className={mergeClasses(popup, styles[align])}>
          {head !== undefined && <div className={styles.head}>{head}</div>}
          <MenuList id={id} label={label} entries={entries} onClose={close} onEscape={() => close(true)} />
        </div>
      )}
    </span>
  );
};
