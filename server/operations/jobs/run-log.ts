import { sql, type SQL } from 'drizzle-orm';
import type { LogValues } from './job-texts';

export interface LogLine {
  /** UTC. */
  readonly at: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly key: string;
  readonly values: LogValues;
  /** Module of the record that it names, where the task is about several. */
  readonly about?: string;
}

/** Lines that a log keeps of its beginning and of its end. */
const FIRST_LINES = 150;
const LAST_LINES = 50;

/** A log of jsonb lines without its middle, when it is longer than is kept. */
export const shortened = (log: SQL): SQL => sql`(
  select coalesce(jsonb_agg(l.line order by l.n), '[]'::jsonb)
  from (select ${log} as whole) w, jsonb_array_elements(w.whole) with ordinality as l(line, n)
  where l.n <= ${FIRST_LINES}::integer or l.n > jsonb_array_length(w.whole) - ${LAST_LINES}::integer
)`;

/** The log of a run with lines added. */
export const appended = (...lines: readonly LogLine[]): SQL =>
  lines.length === 0 ? sql`log` : shortened(sql`log || ${JSON.stringify(lines)}::jsonb`);
