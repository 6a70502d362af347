/** No-op handler: a controlled checkbox needs one. */
const stay = (): void => undefined;

/**
 * Attributes of a checkbox that is off, in place of its handler; it stays focusable, so that the reason can be read.
 */
export const offAttributes = (off: string | undefined) =>
  off !== undefined && { 'aria-disabled': true, 'aria-description': off, 'data-tooltip': off, 'onChange': stay };
