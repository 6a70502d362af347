import type { IconSource } from '../../icons/icon';
import type { MenuEntry } from '../../overlays/menu-entry';
import { FIT } from '../sizes';

/** A toolbar item: a button, or a menu if it has entries. */
export interface ToolItem {
  readonly key: string;
  readonly name: string;
  readonly icon: IconSource;
  /** Group number; the last group is at the end. */
  readonly group: number;
  /** Lower ranks stay longest in a narrow row. Without a rank the item is in the "more" menu if there is one. */
  readonly rank?: number;
  readonly on?: boolean;
  /** Whether the strip that it opens is open. */
  readonly expanded?: boolean;
  /** Why the item is off. */
  readonly disabledReason?: string;
  readonly act?: () => void;
  readonly entries?: readonly MenuEntry[];
  /** Keyboard shortcut. */
  readonly keys?: string;
  /** Shown instead of the icon. */
  readonly words?: string;
}

/** Splits tools into those that fit a row of this width and those in the "more" menu. */
export const fitted = (
  items: readonly ToolItem[],
  width: number,
  phone: boolean,
): { readonly row: readonly ToolItem[]; readonly more: readonly ToolItem[] } => {
  const ranked = items
    .filter((item) => item.rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  const button = phone ? FIT.phoneButton : FIT.button;
  // Width of the "more" button and the row's padding.
  let room = width === 0 ? Number.POSITIVE_INFINITY : width - button - FIT.group;
  const stays = new Set<ToolItem>();
  const groups = new Set<number>();
  for (const item of ranked) {
    room -= (item.words === undefined ? button : FIT.style) + (groups.has(item.group) ? 0 : FIT.group);
    if (room < 0) break;
    groups.add(item.group);
    stays.add(item);
  }
  return { row: items.filter((item) => stays.has(item)), more: items.filter((item) => !stays.has(item)) };
};

export const entryOf = (
  { key, name, icon, on, disabledReason, act, entries, keys }: ToolItem,
  ruled: boolean,
): MenuEntry => ({
  key,
  label: name,
  ruled,
  icon,
  ...(keys !== undefined && { aside: keys }),
  ...(on !== undefined && { on }),
  disabledReason,
  ...(entries !== undefined && disabledReason === undefined && { entries }),
  ...(act !== undefined && { onChoose: act }),
});
