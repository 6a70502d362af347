/** A controlled box keeps its state. */
const stay = (): void => undefined;

/** What a box that is off has instead of its handler; it keeps the focus, so that the reason can be read. */
export const offAttributes = (off: string | undefined) =>
  off !== undefined && { 'aria-disabled': true, 'aria-description': off, 'data-tooltip': off, 'onChange': stay };
