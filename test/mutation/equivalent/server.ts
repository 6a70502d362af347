import { TEXT, type EquivalentMutants } from './equivalent';

const LOCKS = 'server/shared/record-locks.ts';
const LIST_OF_ROWS = 'server/shared/list.ts';
const SAVE = 'server/content/items/save-item.ts';
const KEYS = 'server/shared/idempotency.ts';

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
  {
    source: SAVE,
    line: 'if (website === null) throw notFound();',
    replacements: ['false'],
    reason: 'Narrows a type: without a website no item is found.',
  },
  {
    source: SAVE,
    line: 'const resolved = await resolveItem(tx, caller, stored, sent, existingReferencesInItems([stored]));',
    replacements: ['[]'],
    reason: 'What is shown has what is stored; saves queries.',
  },
  {
    source: SAVE,
    line: 'if (Object.keys(resolved.errors).length === 0) return resolved;',
    replacements: ['false'],
    reason: 'Saves queries.',
  },
  {
    source: SAVE,
    line: "id !== null && (await isDescendant(tx, id, requested.parent)) ? { parent: 'VALUE_NOT_VALID' } : {};",
    replacements: ['true'],
    reason: 'Narrows a type: nothing stands above an item without an id.',
  },
  {
    source: SAVE,
    line: "state.status === 'published' && before.status !== 'published' && !('online' in values)",
    replacements: ['true'],
    reason: 'Other statuses do not read the moment.',
  },
  {
    source: SAVE,
    line: 'page === null',
    replacements: ['false'],
    reason: 'Saves a query: no item has this id.',
  },
  {
    source: KEYS,
    line: 'if (location === null) throw inProgress();',
    replacements: ['false'],
    reason: 'Narrows a type: nothing is reclaimed without a location.',
  },
  {
    source: KEYS,
    line: 'if (reclaimed.length === 0) throw inProgress();',
    replacements: ['false'],
    reason: 'What is made under a key of another is not kept.',
  },
  {
    source: KEYS,
    line: "const location = created.headers?.['Location'];",
    replacements: ["created.headers['Location']"],
    reason: 'Narrows a type: each creation has a location.',
  },
  {
    source: KEYS,
    line: 'if (location === undefined) return created;',
    replacements: ['false'],
    reason: 'Narrows a type: each creation has a location.',
  },
];
