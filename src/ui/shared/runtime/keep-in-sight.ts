const scrollerOf = (element: Element): Element | null => {
  const parent = element.parentElement;
  return parent === null || /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
};

/**
 * Changes elements of a column without moving the others in sight: the first that begins in sight keeps its place, or
 * the one that fills the viewport. The browser's scroll anchoring does so only if nothing in sight changes. Rule R-CON-23.
 * @param change synchronous
 */
export const keepInSight = (changing: readonly Element[], change: () => void): void => {
  const scroller = changing[0] === undefined ? null : scrollerOf(changing[0]);
  if (scroller === null) {
    change();
    return;
  }
  const { top, bottom } = scroller.getBoundingClientRect();
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  const isInSight = (element: Element): boolean =>
    topOf(element) < bottom && element.getBoundingClientRect().bottom > top;
  const column = changing.some(isInSight) ? [...(changing[0]?.parentElement?.children ?? [])].filter(isInSight) : [];
  const anchor = column.find((element) => topOf(element) >= top) ?? column[0];
  const before = anchor && topOf(anchor);
  change();
  if (anchor !== undefined && before !== undefined) scroller.scrollTop += topOf(anchor) - before;
};
