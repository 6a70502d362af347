/** How a person laid out the columns of a list, by their keys. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** Every column that a list has, in the person's order; one that came later stands at the end. Rule R-SHR-32. */
export const inOrder = (keys: readonly string[], layout: ColumnLayout | null): readonly string[] => {
  const known = layout?.order.filter((key, place, order) => keys.includes(key) && order.indexOf(key) === place) ?? [];
  return [...known, ...keys.filter((key) => !known.includes(key))];
};

/** The columns that are shown; a layout that hides all of them hides none. Rule R-SHR-32. */
export const shownKeys = (keys: readonly string[], layout: ColumnLayout | null): readonly string[] => {
  const order = inOrder(keys, layout);
  const shown = order.filter((key) => layout?.hidden.includes(key) !== true);
  return shown.length > 0 ? shown : order;
};

/** The layout that shows these columns only, in this order; null when the list has none of them. */
export const layoutShowing = (keys: readonly string[], wanted: readonly string[]): ColumnLayout | null => {
  const shown = [...new Set(wanted)].filter((key) => keys.includes(key));
  const hidden = keys.filter((key) => !shown.includes(key));
  return shown.length === 0 ? null : { order: [...shown, ...hidden], hidden };
};

/** The layout with one column shown or hidden; the last one that is shown stays. */
export const withColumn = (
  keys: readonly string[],
  layout: ColumnLayout | null,
  key: string,
  shown: boolean,
): ColumnLayout => {
  const visible = shownKeys(keys, layout).filter((other) => other !== key);
  const order = inOrder(keys, layout);
  const left = shown || visible.length === 0 ? [...visible, key] : visible;
  return { order, hidden: order.filter((other) => !left.includes(other)) };
};

/** The layout with one column a place nearer to the start (-1) or the end (1); at an edge it stays. */
export const movedColumn = (
  keys: readonly string[],
  layout: ColumnLayout | null,
  key: string,
  by: -1 | 1,
): ColumnLayout => {
  const order = [...inOrder(keys, layout)];
  const [from, hidden] = [order.indexOf(key), layout?.hidden ?? []];
  const other = order[from + by];
  if (from < 0 || other === undefined) return { order, hidden };
  [order[from], order[from + by]] = [other, key];
  return { order, hidden };
};
