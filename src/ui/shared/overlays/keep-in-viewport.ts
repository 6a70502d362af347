/** Between a popup and the edge of what it is seen in, in px. */
const GAP = 8;

/** How far a stretch must move to lie between the gaps; where it does not fit, its start is what shows. */
const shiftOf = (from: number, to: number, first: number, last: number): number =>
  Math.max(first + GAP - from, Math.min(0, last - GAP - to));

/** The heights between which a popup is seen: those of the window, and of whatever scrolls around it. */
const sightOf = (popup: HTMLElement): { readonly top: number; readonly bottom: number } => {
  let [top, bottom] = [0, globalThis.innerHeight];
  for (let around = popup.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { top, bottom };
};

/** Moves a popup that opens beyond an edge of what it is seen in back into it; what is higher than that scrolls. */
export const intoWindow = (popup: HTMLElement | null): void => {
  if (popup === null) return;
  popup.style.translate = popup.style.maxHeight = popup.style.overflowY = '';
  const sight = sightOf(popup);
  const room = sight.bottom - sight.top - 2 * GAP;
  if (room > 0 && popup.offsetHeight > room) {
    popup.style.maxHeight = `${String(room)}px`;
    popup.style.overflowY = 'auto';
  }
  const { left, right, top, bottom } = popup.getBoundingClientRect();
  const [across, down] = [
    shiftOf(left, right, 0, globalThis.innerWidth),
    shiftOf(top, bottom, sight.top, sight.bottom),
  ];
  if (across !== 0 || down !== 0) popup.style.translate = `${String(across)}px ${String(down)}px`;
};
