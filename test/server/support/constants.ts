/** Parameters of a hash with minimal cost. */
export const CHEAP = { memoryCost: 8, timeCost: 1 };
/** The demonstration data with events of one month only: tests store their own. */
export const DEMO = { kind: 'demo', eventDays: 30 } as const;
/**
 * Start time of a test server's clock, in milliseconds since 1970; the demonstration data are created at this time.
 */
export const NOW = Date.UTC(2026, 10, 20, 9, 0, 0);
