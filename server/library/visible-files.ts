import { sql, type SQL } from 'drizzle-orm';
import { textArray } from '../database/database';
import type { Caller } from '../shared/endpoint';

/** The viewer. Null for content that anyone may see: on websites, and in records that other users read. */
export type Viewer = Pick<Caller, 'id' | 'su' | 'rights' | 'website'> | null;

/**
 * Condition: the viewer may see the nodes `n`. A private file is visible to its owner while the owner has the right
 * to its module, and to superusers; for both on its website only. Rule R-LIB-16.
 */
export const visibleTo = (viewer: Viewer): SQL => {
  if (viewer === null) return sql`not n.private`;
  const isTheirs = viewer.su
    ? sql`true`
    : sql`(n.owner_id = ${viewer.id} and n.module = any(${textArray(modulesOf(viewer.rights))}))`;
  return sql`(not n.private or (coalesce(n.website_id = ${viewer.website}, n.website_id is null) and ${isTheirs}))`;
};

const modulesOf = (rights: readonly string[]): readonly string[] => [
  ...new Set(rights.map((right) => right.split('.')[0] ?? '')),
];
