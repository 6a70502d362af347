/** Column order and visibility of a list as the user chose them; by column key. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** All columns in the user's order; columns unknown to the layout come last. Rule R-SHR-32. */
export const orderedKeys = (keys: readonly string[], layout: ColumnLayout | null): readonly string[] => {
  const known = layout?.order.filter((key, place, order) => keys.includes(key) && order.indexOf(key) === place) ?? [];
  return [...known, ...keys.filter((key) => !known.includes(key))];
};

/** Visible columns; all of them when the layout hides every one. Rule R-SHR-32. */
export const visibleKeys = (keys: readonly string[], layout: ColumnLayout | null): readonly string[] => {
  const order = orderedKeys(keys, layout);
  const shown = order.filter((key) => layout?.hidden.includes(key) !== true);
  return shown.length > 0 ? shown : order;
};

/** Layout that shows exactly these columns; null when the list has none of them. */
export const layoutShowing = (keys: readonly string[], wanted: readonly string[]): ColumnLayout | null => {
  const shown = [...new Set(wanted)].filter((key) => keys.includes(key));
  const hidden = keys.filter((key) => !shown.includes(key));
  return shown.length === 0 ? null : { order: [...shown, ...hidden], hidden };
};

/** Layout with one column shown or hidden; the last visible column stays. */
export const withColumn = (
  keys: readonly string[],
  layout: ColumnLayout | null,
  key: string,
  shown: boolean,
): ColumnLayout => {
  const visible = visibleKeys(keys, layout).filter((other) => other !== key);
  const order = orderedKeys(keys, layout);
  const left = shown || visible.length === 0 ? [...visible, key] : visible;
  return { order, hidden: order.filter((other) => !left.includes(other)) };
};

/** Layout with one column moved one position; unchanged at the edge. */
export const moveColumn = (
  keys: readonly string[],
  layout: ColumnLayout | null,
  key: string,
  by: -1 | 1,
): ColumnLayout => {
  const order = [...orderedKeys(keys, layout)];
  const [from, hidden] = [order.indexOf(key), layout?.hidden ?? []];
  const other = order[from + by];
  if (from < 0 || other === undefined) return { order, hidden };
  [order[from], order[from + by]] = [other, key];
  return { order, hidden };
};
