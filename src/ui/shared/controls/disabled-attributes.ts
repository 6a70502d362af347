/** No-op handler: a controlled checkbox needs one. */
const stay = (): void => undefined;

/**
 * Attributes of a checkbox that is disabled, in place of its handler; it stays focusable, so that the reason can be read.
 */
export const disabledAttributes = (reason: string | undefined) =>
  reason !== undefined && {
    'aria-disabled': true,
    'aria-description': reason,
    'data-tooltip': reason,
    'onChange': stay,
  };
