import { sql, type SQL } from 'drizzle-orm';
import type { LogValues } from './job-texts';

export interface LogLine {
  /** UTC. */
  readonly at: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly key: string;
  readonly values: LogValues;
  /** Module of the record in the line, if the task concerns several modules. */
  readonly about?: string;
}

/** Number of lines that a log keeps at its start and at its end. */
const FIRST_LINES = 150;
const LAST_LINES = 50;

/** Shortens a log of jsonb lines by removing its middle. */
export const shortened = (log: SQL): SQL => sql`(
  select coalesce(jsonb_agg(l.line order by l.n), '[]'::jsonb)
  from (select ${log} as whole) w, jsonb_array_elements(w.whole) with ordinality as l(line, n)
  where l.n <= ${FIRST_LINES}::integer or l.n > jsonb_array_length(w.whole) - ${LAST_LINES}::integer
)`;

/** Appends lines to the log of a run. */
export const appended = (...lines: readonly LogLine[]): SQL =>
  lines.length === 0 ? sql`log` : shortened(sql`log || ${JSON.stringify(lines)}::jsonb`);
