import { TEXT, type EquivalentMutants } from './equivalent';

const LOCKS = 'server/shared/record-locks.ts';
const LIST_OF_ROWS = 'server/shared/list.ts';

export const IN_SERVER: readonly EquivalentMutants[] = [
  {
    source: LIST_OF_ROWS,
    line: "return { expression, direction: order === 'asc' ? sql`asc` : sql`desc` };",
    replacements: ['``'],
    reason: 'Ascending is the default.',
  },
  {
    source: LIST_OF_ROWS,
    line: 'const direction = sorts.at(-1)?.direction ?? sql`asc`;',
    replacements: ['``'],
    reason: 'Ascending is the default.',
  },
  {
    source: LIST_OF_ROWS,
    line: 'if ((list.page - 1) * list.perPage >= total) return { rows: [], total };',
    replacements: ['false', '(list.page - 1) * list.perPage > total', '(list.page - 1) / list.perPage'],
    reason: 'Saves a query that finds no rows.',
  },
  {
    source: LIST_OF_ROWS,
    line: 'with found as ${total <= MAX_SORTED_ROWS ? sql`materialized` : sql`not materialized`} (',
    replacements: ['true', 'false', 'total < MAX_SORTED_ROWS', 'total > MAX_SORTED_ROWS', '``'],
    reason: 'How the rows are found, not which.',
  },
  {
    source: LOCKS,
    line: 'const isHeld = session !== null && seen !== null && isAlive(fromUtc(seen), now);',
    replacements: ['true'],
    reason: 'Narrows a type: both are stored together.',
  },
  {
    source: LOCKS,
    line: "const lock = isHeld ? { session, since: since ?? seen, name: name ?? '', user } : null;",
    replacements: [TEXT],
    reason: 'Each session has a user with a name.',
  },
];
