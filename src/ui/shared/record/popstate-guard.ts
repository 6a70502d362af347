type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;
// Window listeners run in order of registration: this one is registered before the router's.
globalThis.addEventListener('popstate', (event) => {
  hold?.(event);
});

/** Sets the guard that receives `popstate` before the router; `null` removes it. */
export const guardPopstate = (by: Hold | null): void => {
  hold = by;
};
