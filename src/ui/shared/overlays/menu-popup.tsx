import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { Fragment, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { chevronUp } from '../icons/shell-shapes';
import { Icon } from '../icons/icon';
import { chevronDown } from '../icons/shapes';
import { FluentRoot } from '../theme/fluent-root';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { usePhone } from '../theme/use-media';
import type { MenuEntry } from './menu-entry';
import { Opener, placed } from './opener';
import { useReplay } from './replay-keys.bridge';

interface MenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly align: 'start' | 'end';
  readonly head: ReactNode;
  /** The button that opened the menu, which receives the focus on close. */
  readonly opener: HTMLElement;
  readonly keys: readonly string[];
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  popover: {
    minWidth: '232px',
    maxWidth: 'min(340px, 100vw - 16px)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralCardBackground,
  },
  submenu: { minWidth: '180px' },
  below: { paddingLeft: tokens.spacingHorizontalL },
  head: { margin: '-4px -4px 4px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  list: { gap: 0 },
  item: {
    'maxWidth': 'none',
    'backgroundColor': 'transparent',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { minHeight: sizes.touch, alignItems: 'center' },
  },
  able: { color: tokens.colorNeutralForeground1 },
  why: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  danger: {
    'color': tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    '& .fui-MenuItem__icon': { color: 'inherit' },
  },
});

/** Focuses the chosen entry of an opened menu; Fluent focuses the first one by default. */
const enterAtChosen = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[role="menuitemradio"][aria-checked="true"]')?.focus();
};

/** The checked values by the names that `Entry` gives to its kinds, and whether marks and icons need space. */
const marksOf = (entries: readonly MenuEntry[]) => ({
  checkedValues: {
    chosen: entries.filter(({ checked }) => checked).map(({ key }) => key),
    on: entries.filter(({ on }) => on).map(({ key }) => key),
  },
  hasCheckmarks: entries.some(({ checked, on }) => checked !== undefined || on !== undefined),
  hasIcons: entries.some(({ icon }) => icon !== undefined),
});

/** Keys used by the menu must not reach the elements around its button. */
const keepKeys = (event: KeyboardEvent): void => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
};

/** The open menu of a button, with Fluent's components. */
export const MenuPopup = ({ id, label, entries, align, head, opener, keys, onClose }: MenuPopupProps) => {
  const styles = useStyles();
  const isPhone = usePhone();
  useReplay(keys, opener);
  const choose = (entry: MenuEntry): void => {
    // Return the focus before the action, which may move it elsewhere.
    opener.focus();
    onClose();
    entry.onChoose?.();
  };
  return (
    <FluentRoot near={opener}>
      <Menu
        open
        {...marksOf(isPhone ? entries.flatMap((entry) => [entry, ...(entry.entries ?? [])]) : entries)}
        positioning={{ ...placed, position: 'below', align, offset: 4 }}
        onOpenChange={(_, { open, type }) => {
          if (open) return;
          if (type !== 'clickOutside') opener.focus();
          onClose();
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Opener opener={opener} />
        </MenuTrigger>
        <MenuPopover className={styles.popover} onKeyDown={keepKeys}>
          {head !== undefined && <div className={styles.head}>{head}</div>}
          <Entries id={id} label={label} entries={entries} onChoose={choose} />
        </MenuPopover>
      </Menu>
    </FluentRoot>
  );
};

interface EntriesProps {
  readonly id?: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (entry: MenuEntry) => void;
}

const Entries = ({ id, label, entries, onChoose }: EntriesProps) => {
  const styles = useStyles();
  return (
    <MenuList id={id} aria-label={label} aria-labelledby={undefined} className={styles.list} onFocus={enterAtChosen}>
      <Lines entries={entries} onChoose={onChoose} />
    </MenuList>
  );
};

const Lines = ({ entries, onChoose }: Pick<EntriesProps, 'entries' | 'onChoose'>) =>
  entries.map((entry) => (
    <Fragment key={entry.key}>
      {entry.ruled === true && <MenuDivider />}
      {entry.entries === undefined ? (
        <Entry entry={entry} onChoose={onChoose} />
      ) : (
        <Submenu entry={entry} entries={entry.entries} onChoose={onChoose} />
      )}
    </Fragment>
  ));

interface EntryProps {
  readonly entry: MenuEntry;
  readonly onChoose: (entry: MenuEntry) => void;
}

const useLook = ({ label, icon, aside, danger = false, disabledReason }: MenuEntry) => {
  const disabled = disabledReason !== undefined;
  const styles = useStyles();
  return {
    disabled,
    children: label,
    className: mergeClasses(styles.item, !disabled && styles.able, danger && !disabled && styles.danger),
    ...(icon !== undefined && { icon: <Icon icon={icon} /> }),
    ...(disabledReason === undefined
      ? aside !== undefined && { secondaryContent: aside }
      : { subText: { children: disabledReason, className: styles.why } }),
  };
};

const Entry = ({ entry, onChoose }: EntryProps) => {
  const look = useLook(entry);
  const props = {
    ...look,
    persistOnClick: true,
    onClick: () => {
      onChoose(entry);
    },
  };
  if (entry.checked !== undefined) return <MenuItemRadio {...props} name="chosen" value={entry.key} />;
  if (entry.on !== undefined) return <MenuItemCheckbox {...props} name="on" value={entry.key} />;
  return <MenuItem {...props} />;
};

type SubmenuProps = EntryProps & { readonly entries: readonly MenuEntry[] };

/** A submenu: at the side, or expanded below its entry on a phone. */
const Submenu = (props: SubmenuProps) => (usePhone() ? <SubmenuBelow {...props} /> : <SubmenuBeside {...props} />);

const SubmenuBelow = ({ entry, entries, onChoose }: SubmenuProps) => {
  const styles = useStyles();
  const look = useLook(entry);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuItem
        {...look}
        hasSubmenu
        persistOnClick
        submenuIndicator={<Icon icon={isOpen ? chevronUp : chevronDown} />}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <MenuGroup aria-label={entry.label} className={styles.below}>
          <Lines entries={entries} onChoose={onChoose} />
        </MenuGroup>
      )}
    </>
  );
};

const SubmenuBeside = ({ entry, entries, onChoose }: SubmenuProps) => {
  const styles = useStyles();
  const look = useLook(entry);
  return (
    <Menu {...marksOf(entries)} positioning={{ ...placed, position: 'before', align: 'top' }}>
      <MenuTrigger disableButtonEnhancement>
        <MenuItem {...look} />
      </MenuTrigger>
      <MenuPopover className={mergeClasses(styles.popover, styles.submenu)}>
        <Entries label={entry.label} entries={entries} onChoose={onChoose} />
      </MenuPopover>
    </Menu>
  );
};
