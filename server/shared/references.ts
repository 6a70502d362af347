import { sql, type SQL } from 'drizzle-orm';
import { mayChoose, OFFERED_TO, type OfferedKind } from '../../src/domain/shared/offered-records.rule';
import { idArray, queryRows, type Database } from '../database/database';
import { withAnyRightOf, type Caller } from './endpoint';
import { allConditions } from './list';

/** The table of records that others refer to by id. */
interface Stored {
  readonly table: string;
  /** Only records of the same website can be referred to. */
  readonly perWebsite?: true;
  /** The module, for a table that holds several. */
  readonly module?: string;
}

const STORED = {
  'page': { table: 'content_items', perWebsite: true, module: 'page' },
  'branch': { table: 'content_items', perWebsite: true, module: 'branch' },
  'tag': { table: 'tags', perWebsite: true },
  'category': { table: 'categories', perWebsite: true },
  'form': { table: 'forms', perWebsite: true },
  'navigation': { table: 'menus', perWebsite: true },
  'emails/category': { table: 'email_categories', perWebsite: true },
  'target': { table: 'targets' },
  'project': { table: 'projects' },
  'resource': { table: 'authors' },
  'assortment': { table: 'assortments' },
  'item': { table: 'shop_items' },
  'account': { table: 'accounts' },
} as const satisfies Partial<Record<OfferedKind, Stored>>;

/** Kinds of record that are referred to by id. */
export type ReferenceKind = keyof typeof STORED;

export const storedAt = (kind: ReferenceKind): Stored => STORED[kind];

/** The website whose records can be referred to; null for a user without one. */
export type ReferenceWebsite = number | null | 'any';

/** Condition that selects the records that a website may refer to. */
export const referenceCondition = (kind: ReferenceKind, website: ReferenceWebsite): SQL => {
  const { perWebsite = false, module } = storedAt(kind);
  return allConditions([
    ...(perWebsite && website !== 'any' ? [sql`website_id = ${website}`] : []),
    ...(module === undefined ? [] : [sql`module = ${module}`]),
  ]);
};

/** An endpoint for every user who can choose records of a kind. */
export const offering = (kind: OfferedKind) => withAnyRightOf(...OFFERED_TO[kind]);

/**
 * The ids that a user may store: those the record already has, and those the user can choose on this website. All
 * others are treated as missing. Rule R-SHR-53.
 */
export const storableIds = async (
  db: Pick<Database, 'execute'>,
  caller: Pick<Caller, 'su' | 'rights' | 'website'>,
  kind: ReferenceKind,
  ids: readonly number[],
  held: readonly number[],
): Promise<ReadonlySet<number>> => {
  const added = ids.filter((id) => !held.includes(id));
  if (added.length === 0 || !mayChoose(caller, kind)) return storableAmong(caller, kind, ids, held, new Set());
  const offered = await queryRows<{ id: number }>(
    db,
    sql`
      select id from ${sql.identifier(storedAt(kind).table)}
      where id = any(${idArray(added)}) and ${referenceCondition(kind, caller.website)}`,
  );
  return storableAmong(caller, kind, ids, held, new Set(offered.map(({ id }) => id)));
};

/** Like `storableIds`. @param offered ids that exist on the user's website */
export const storableAmong = (
  caller: Pick<Caller, 'su' | 'rights'>,
  kind: ReferenceKind,
  ids: readonly number[],
  held: readonly number[],
  offered: Pick<ReadonlySet<number>, 'has'>,
): ReadonlySet<number> =>
  new Set(ids.filter((id) => held.includes(id) || (mayChoose(caller, kind) && offered.has(id))));

/** Whether a user may store all of these ids. @see storableIds */
export const areStorable = async (...asked: Parameters<typeof storableIds>): Promise<boolean> => {
  const [, , , ids] = asked;
  const storable = await storableIds(...asked);
  return ids.every((id) => storable.has(id));
};
