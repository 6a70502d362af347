import { sql, type SQL } from 'drizzle-orm';
import { textArray } from '../database/database';
import type { Caller } from '../shared/endpoint';

/** Who asks. Null for what anyone may be shown: websites, and records, which other people read as well. */
export type Viewer = Pick<Caller, 'id' | 'su' | 'rights' | 'website'> | null;

/**
 * The condition that a viewer may know of the nodes `n`. A private file exists only for its owner, while the right to
 * see its module lasts, and for superusers; for both on its website only. Rule R-LIB-16.
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
