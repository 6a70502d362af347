import type { Id } from '../id';

/** Selected rows; `anchor` is the start of a range. */
export interface Selection {
  readonly ids: ReadonlySet<Id>;
  readonly anchor: Id | null;
}

/** Modifier keys of a click: Ctrl/Cmd toggles, Shift selects a range. */
export interface ClickKeys {
  readonly toggle: boolean;
  readonly range: boolean;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

/**
 * Selection after a click: plain selects, toggle flips one row, range selects from the anchor in display order.
 * Rule R-SHR-04.
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

/** Selects all rows of the page, or none when all are selected. */
export const selectAll = (selection: Selection, order: readonly Id[]): Selection =>
  order.length > 0 && order.every((id) => selection.ids.has(id))
    ? noSelection
    : { ids: new Set(order), anchor: order[0] ?? null };

/** Drops rows that are no longer displayed. */
export const retain = (selection: Selection, order: readonly Id[]): Selection => {
  const ids = new Set(order.filter((id) => selection.ids.has(id)));
  return { ids, anchor: selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : null };
};

export const deselect = (selection: Selection, removed: readonly Id[]): Selection =>
  retain(
    selection,
    [...selection.ids].filter((id) => !removed.includes(id)),
  );

/** Whether a click opens the record: a plain click on the only selected row. */
export const opensRecord = (selection: Selection, id: Id, keys: ClickKeys): boolean =>
  !keys.toggle && !keys.range && selection.ids.size === 1 && selection.ids.has(id);
