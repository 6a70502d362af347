type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;
// On the window itself listeners run in the order in which they came, capturing or not: this one comes before the
// router's.
globalThis.addEventListener('popstate', (event) => {
  hold?.(event);
});

/** Says who looks at a press on the back button before the router does; null: nobody. */
export const holdBack = (by: Hold | null): void => {
  hold = by;
};
