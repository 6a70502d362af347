import { mergeClasses } from '@griffel/react';
import { memo, useState } from 'react';
import * as shellShapes from '../shared/icons/shell-shapes';
import { followLinks } from '../shared/runtime/follow-links';
import { Icon } from '../shared/icons/icon';
import { chevronDown } from '../shared/icons/shapes';
import { useStableValue } from '../shared/runtime/use-stable-value';
import { useText } from '../shared/runtime/use-text';
import { NamedIcon } from '../shared/icons/word-icon';
import { useDrawer, useDrawerStyles } from './drawer.styles';

export interface DrawerItem {
  readonly key: string;
  readonly label: string;
  /** Icon name. */
  readonly icon: string;
  readonly path: string;
}

export interface DrawerGroup {
  readonly key: string;
  /** `null`: listed first, without heading. */
  readonly label: string | null;
  readonly items: readonly DrawerItem[];
}

interface DrawerProps {
  readonly groups: readonly DrawerGroup[];
  /** Key of the current item. */
  readonly current: string | null;
  readonly onNavigate: (path: string) => void;
  /** Collapsed (true) or expanded (false) groups by key. */
  readonly folds: Readonly<Record<string, boolean>>;
  readonly onFold: (group: string, folded: boolean) => void;
  /** Icons only. */
  readonly collapsed?: boolean;
  /** Collapses or expands the drawer; absent in a sheet, which is always expanded. */
  readonly onCollapse?: () => void;
}

/** Number of groups that are initially expanded; one less if the current item is in a later group. */
const openAtFirst = 4;

/**
 * The expanded groups: the initial ones unless the person collapsed them. The group of the current item expands and
 * stays so.
 */
const useOpenGroups = (groups: readonly DrawerGroup[], current: string | null): ReadonlySet<string> => {
  const menu = useStableValue(groups.map(({ key }) => key));
  const here = groups.find(({ items }) => items.some(({ key }) => key === current))?.key;
  const atFirst = (): ReadonlySet<string> => {
    const first = groups.slice(0, openAtFirst).map(({ key }) => key);
    return new Set(here === undefined || first.includes(here) ? first : [...first.slice(0, -1), here]);
  };
  const [known, setKnown] = useState(() => ({ menu, open: atFirst() }));
  if (known.menu !== menu) setKnown({ menu, open: atFirst() });
  else if (here !== undefined && !known.open.has(here)) setKnown({ menu, open: new Set([...known.open, here]) });
  return known.open;
};

/**
 * Scrolls the current item into view. Not with `scrollIntoView`, which moves the start of the tab order; in the next
 * frame, because measuring now would force a layout.
 */
const intoView = (link: HTMLAnchorElement | null) => {
  requestAnimationFrame(() => {
    const scroller = link?.closest('section')?.parentElement;
    if (!link || !scroller) return;
    scroller.scrollTop = Math.max(scroller.scrollTop, link.offsetTop + 2 * link.offsetHeight - scroller.clientHeight);
  });
};

/** The main menu: collapsible groups, current item marked, icons only when collapsed. */
export const Drawer = memo(
  ({ groups, current, onNavigate, folds, onFold, collapsed = false, onCollapse }: DrawerProps) => {
    const drawer = useDrawer();
    const styles = useDrawerStyles();
    const text = useText();
    const openGroups = useOpenGroups(groups, current);
    const inSheet = onCollapse === undefined;
    const iconsOnly = !inSheet && collapsed;
    const collapseLabel = text(iconsOnly ? 'shell.drawer.expand' : 'shell.drawer.collapse');
    return (
      <nav
        className={mergeClasses(drawer, iconsOnly && styles.icons, inSheet && styles.sheet)}
        aria-label={text('shell.drawer.label')}
        onClick={followLinks(onNavigate)}
      >
        <div className={styles.scroller}>
          {groups.map(({ key, label, items }) => {
            const open = iconsOnly || label === null || !(folds[key] ?? !openGroups.has(key));
            return (
              <section key={key} aria-label={label ?? undefined}>
                {label !== null && !iconsOnly && (
                  <button
                    type="button"
                    className={styles.heading}
                    aria-expanded={open}
                    onClick={() => onFold(key, open)}
                  >
                    {label}
                    <Icon icon={open ? chevronDown : shellShapes.chevronRight} size={12} />
                  </button>
                )}
                {open &&
                  items.map((item) => (
                    <a
                      key={item.key}
                      ref={item.key === current ? intoView : undefined}
                      href={item.path}
                      aria-current={item.key === current ? 'page' : undefined}
                      aria-label={iconsOnly ? item.label : undefined}
                      data-tooltip={iconsOnly ? item.label : undefined}
                    >
                      <NamedIcon word={item.icon} />
                      {!iconsOnly && item.label}
                    </a>
                  ))}
              </section>
            );
          })}
        </div>
        {!inSheet && (
          <button
            type="button"
            className={styles.collapse}
            aria-label={collapseLabel}
            data-tooltip={iconsOnly ? collapseLabel : undefined}
            onClick={onCollapse}
          >
            <Icon icon={shellShapes.sidebar} />
            {!iconsOnly && collapseLabel}
          </button>
        )}
      </nav>
    );
  },
);
Drawer.displayName = 'Drawer';
