/** Milliseconds since 1970-01-01 00:00 UTC. */
export type Instant = number;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Parses `YYYY-MM-DD HH:mm:ss` (UTC) strictly; null for an invalid moment, including 30 February. */
export const parseUtc = (text: string): Instant | null => {
  const parts = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const instant = Date.UTC(year, month - 1, day, hour, minute, second);
  return formatUtc(instant) === text ? instant : null;
};

/** Formats a moment as `YYYY-MM-DD HH:mm:ss` in UTC; fractions of a second are truncated. */
export const formatUtc = (instant: Instant): string => {
  const date = new Date(instant);
  const day = [pad(date.getUTCFullYear(), 4), pad(date.getUTCMonth() + 1, 2), pad(date.getUTCDate(), 2)].join('-');
  return `${day} ${[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map((part) => pad(part, 2)).join(':')}`;
};
