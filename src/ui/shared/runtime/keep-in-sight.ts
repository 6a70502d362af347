const scrollerOf = (element: Element): Element | null => {
  const parent = element.parentElement;
  return parent === null || /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
};

/**
 * Changes elements of a column without moving the visible ones: the first element that starts in the viewport keeps its
 * position, else the one that fills it. Native scroll anchoring fails if a visible element changes. R-CON-23.
 * @param change must be synchronous
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
