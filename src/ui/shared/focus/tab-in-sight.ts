/** Shows the chosen tab where the row of tabs is longer than the screen. */
export const keepTabInSight = (tab: HTMLElement | null): void => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = Math.max(0, tab.offsetLeft + tab.offsetWidth / 2 - row.clientWidth / 2);
};
