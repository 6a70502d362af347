import type { Shape } from '../../icons/icon';
import type { MenuEntry } from '../../overlays/menu-entry';
import { FIT } from '../sizes';

/** Something in the toolbar: a button, or a menu where it has entries. */
export interface ToolItem {
  readonly key: string;
  readonly name: string;
  readonly shape: Shape;
  /** Tools of one group stand together; the last group stands at the end. */
  readonly group: number;
  /**
   * The lower, the longer it stays in a row that gets narrower. What has none stands under “more” wherever there is
   * room.
   */
  readonly rank?: number;
  readonly on?: boolean;
  /** It opens a strip under the toolbar, which is open or not. */
  readonly expanded?: boolean;
  /** Off, and why where that needs words. */
  readonly off?: boolean | string;
  readonly act?: () => void;
  readonly entries?: readonly MenuEntry[];
  /** The keys that do the same. */
  readonly keys?: string;
  /** Shown instead of the shape. */
  readonly words?: string;
}

/** The tools that stand in a row of this width, and those that stand under “more”. */
export const fitted = (
  items: readonly ToolItem[],
  width: number,
  phone: boolean,
): { readonly row: readonly ToolItem[]; readonly more: readonly ToolItem[] } => {
  const ranked = items
    .filter((item) => item.rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  const button = phone ? FIT.phoneButton : FIT.button;
  // The button of “more” itself, and the padding of the row.
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

/** A tool as an entry of a menu. */
export const entryOf = ({ key, name, shape, on, off, act, entries, keys }: ToolItem, ruled: boolean): MenuEntry => ({
  key,
  label: name,
  ruled,
  icon: shape,
  ...(keys !== undefined && { aside: keys }),
  ...(on !== undefined && { on }),
  ...(typeof off === 'string' ? { off } : { disabled: off === true }),
  ...(entries !== undefined && off === false && { entries }),
  ...(act !== undefined && { onChoose: act }),
});
