/** A hash that costs next to nothing. */
export const CHEAP = { memoryCost: 8, timeCost: 1 };
/** The demonstration data, with the events of one month: tests store their own. */
export const DEMO = { kind: 'demo', eventDays: 30 } as const;
/** When the clock of a test server begins, in milliseconds since 1970; its demonstration data are made at this moment. */
export const NOW = Date.UTC(2026, 10, 20, 9, 0, 0);
