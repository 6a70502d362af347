/** Between a popup and the edge of the window, in px. */
const GAP = 8;

/** How far a stretch must move to lie between the gaps; where it does not fit, its start is what shows. */
const shiftOf = (from: number, to: number, room: number): number => Math.max(GAP - from, Math.min(0, room - GAP - to));

/** Moves a popup that opens beyond an edge of the window back into it. */
export const intoWindow = (popup: HTMLElement | null): void => {
  if (popup === null) return;
  const { left, right, top, bottom } = popup.getBoundingClientRect();
  const [across, down] = [shiftOf(left, right, globalThis.innerWidth), shiftOf(top, bottom, globalThis.innerHeight)];
  if (across !== 0 || down !== 0) popup.style.translate = `${String(across)}px ${String(down)}px`;
};
