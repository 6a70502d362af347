/** Formats milliseconds since 1970 for the database and the wire: `YYYY-MM-DD HH:mm:ss`, UTC. */
export const utc = (instant: number): string => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** Parses a moment that `utc` formatted. */
export const fromUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
