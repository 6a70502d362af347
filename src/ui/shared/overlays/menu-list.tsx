import { mergeClasses } from '@griffel/react';
import { useRef, useState } from 'react';
import * as deskShapes from '../icons/desk-shapes';
import { Icon, type Shape } from '../icons/icon';
import { intoWindow } from './keep-in-viewport';
import { focusFirst, moveInMenu } from './menu-keys';
import { useItem, useMenuStyles, usePopup } from './menu.styles';

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
  /** A menu beside this one. */
  readonly entries?: readonly MenuEntry[];
  readonly onChoose?: () => void;
}

interface MenuListProps {
  readonly id?: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** True gives the focus back to what opened the menu. */
  readonly onClose: (andReturn: boolean) => void;
  readonly onEscape: () => void;
}

/** The entries of one open menu; the focus stands in it from the start. */
export const MenuList = ({ id, label, entries, onClose, onEscape }: MenuListProps) => {
  const styles = useMenuStyles();
  return (
    <div
      ref={focusFirst}
      id={id}
      role="menu"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose(false);
        else if (event.key === 'Escape') onEscape();
        else if (!moveInMenu(event)) return;
        event.stopPropagation();
        if (event.key !== 'Tab') event.preventDefault();
      }}
    >
      {entries.map((entry) => [
        entry.ruled === true && <hr key="rule" className={styles.rule} />,
        entry.entries ? (
          <Submenu key={entry.key} entry={entry} entries={entry.entries} onClose={onClose} />
        ) : (
          <MenuItem key={entry.key} entry={entry} onClose={onClose} />
        ),
      ])}
    </div>
  );
};

interface MenuItemProps {
  readonly entry: MenuEntry;
  readonly onClose: (andReturn: boolean) => void;
}

const MenuItem = ({ entry, onClose }: MenuItemProps) => {
  const item = useItem();
  const styles = useMenuStyles();
  const { label, icon, aside, danger = false, off, disabled = off !== undefined, checked, onChoose } = entry;
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      className={mergeClasses(item, danger && styles.danger)}
      onClick={() => {
        if (disabled) return;
        onClose(true);
        onChoose?.();
      }}
    >
      {checked === false && <span className={styles.blank} />}
      {checked === true && <Icon shape={deskShapes.check} />}
      {icon !== undefined && <Icon shape={icon} />}
      {off === undefined ? (
        label
      ) : (
        <span>
          {label}
          <em className={styles.why}>{off}</em>
        </span>
      )}
      {off === undefined && aside !== undefined && <small>{aside}</small>}
    </button>
  );
};

/** On a phone there is no room beside a menu: what unfolds in it makes it larger. */
const fit = (popup: HTMLDivElement | null): void => {
  if (popup === null || getComputedStyle(popup).position !== 'static') {
    intoWindow(popup);
    return;
  }
  intoWindow(popup.parentElement?.closest<HTMLElement>('[role="menu"]')?.parentElement ?? null);
  popup.scrollIntoView({ block: 'nearest' });
};

const Submenu = ({ entry, entries, onClose }: MenuItemProps & { readonly entries: readonly MenuEntry[] }) => {
  const item = useItem();
  const popup = usePopup();
  const styles = useMenuStyles();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shut = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      className={styles.nest}
      role="group"
      aria-label={entry.label}
      onKeyDown={(event) => {
        const opening = event.key === 'ArrowRight' && !open;
        const shutting = event.key === 'ArrowLeft' && open;
        if (!opening && !shutting) return;
        event.stopPropagation();
        event.preventDefault();
        if (opening) setOpen(true);
        else shut();
      }}
    >
      <button
        ref={opener}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={open}
        tabIndex={-1}
        className={item}
        onClick={() => setOpen(!open)}
      >
        {entry.icon !== undefined && <Icon shape={entry.icon} />}
        {entry.label}
        <small>
          {entry.aside}
          <Icon shape={deskShapes.chevronRight} size={12} />
        </small>
      </button>
      {open && (
        <div ref={fit} className={mergeClasses(popup, styles.beside)}>
          <MenuList label={entry.label} entries={entries} onClose={onClose} onEscape={shut} />
        </div>
      )}
    </div>
  );
};
