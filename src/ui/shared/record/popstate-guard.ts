type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;
// Listeners on the window run in the order in which they were added: this one before the router's.
globalThis.addEventListener('popstate', (event) => {
  hold?.(event);
});

/** Sets the guard that sees a press on the back button before the router does; null removes it. */
export const guardPopstate = (by: Hold | null): void => {
  hold = by;
};
