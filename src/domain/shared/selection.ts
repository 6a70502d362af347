import type { Id } from './id';

/** Chosen rows; `anchor` is where a range starts. */
export interface Selection {
  readonly ids: ReadonlySet<Id>;
  readonly anchor: Id | null;
}

/** Keys held during a click: ctrl or cmd toggles one row, shift takes a range. */
export interface ClickKeys {
  readonly toggle: boolean;
  readonly range: boolean;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

/**
 * What a click on a row makes of the selection: alone it selects, with ctrl/cmd it toggles, with shift it selects from
 * the anchor to here in the order shown. Rule R-SHR-04.
 */
export const select = (selection: Selection, order: readonly Id[], id: Id, keys: ClickKeys): Selection => {
  if (keys.range && selection.anchor !== null) {
    const [from, to] = [order.indexOf(selection.anchor), order.indexOf(id)].sort((a, b) => a - b);
    if (from !== undefined && to !== undefined && from >= 0) {
      const range = order.slice(from, to + 1);
      return { ids: new Set(keys.toggle ? [...selection.ids, ...range] : range), anchor: selection.anchor };
    }
  }
  if (!keys.toggle) return { ids: new Set([id]), anchor: id };
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
};

/** All rows of the page, or none when all were selected already. */
export const selectAll = (selection: Selection, order: readonly Id[]): Selection =>
  order.length > 0 && order.every((id) => selection.ids.has(id))
    ? noSelection
    : { ids: new Set(order), anchor: order[0] ?? null };

/** Keeps only rows that are still shown. */
export const retain = (selection: Selection, order: readonly Id[]): Selection => {
  const ids = new Set(order.filter((id) => selection.ids.has(id)));
  return { ids, anchor: selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : null };
};

/** Leaves out rows that are gone. */
export const without = (selection: Selection, gone: readonly Id[]): Selection =>
  retain(
    selection,
    [...selection.ids].filter((id) => !gone.includes(id)),
  );

/** A plain click on the only selected row is the second click: it opens the record. */
export const opens = (selection: Selection, id: Id, keys: ClickKeys): boolean =>
  !keys.toggle && !keys.range && selection.ids.size === 1 && selection.ids.has(id);
