import { sql } from 'drizzle-orm';
import { foldName } from '../../../src/domain/library/name.rule';
import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import { idArray, queryRows, type Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import type { PathNames } from '../paths';
import { findFilesByLocation, type LocatedFile } from './file-references';
import { PRIVATE_FOLDER } from './generated-file';

type Db = Pick<Database, 'execute'>;

/** Those of these files that are private to persons. Rule R-JOB-10. */
const privateFiles = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const found = await queryRows<{ id: number; names: PathNames }>(
    db,
    sql`select id, library_names(id) as names from library_nodes where id = any(${idArray(ids)})`,
  );
  const isPrivate = ({ names }: { readonly names: PathNames }) => foldName(names[0] ?? '') === foldName(PRIVATE_FOLDER);
  return new Set(found.filter(isPrivate).map(({ id }) => id));
};

/** Those of these files that a person can be offered in the library. Rule R-SHR-53. */
export const offeredFiles = async (db: Db, caller: Caller, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (!mayChoose(caller, 'library')) return new Set();
  const hidden = caller.su ? new Set() : await privateFiles(db, ids);
  return new Set(ids.filter((id) => !hidden.has(id)));
};

/** Those of these files that a person may read: public ones without signing in, private ones as they are offered. */
export const readableFiles = async (db: Db, caller: Caller, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const hidden = await privateFiles(db, ids);
  const offered = await offeredFiles(db, caller, [...hidden]);
  return new Set(ids.filter((id) => !hidden.has(id) || offered.has(id)));
};

/** Those of these files that a person may store in a record that holds some already. Rule R-SHR-53. */
export const storableFiles = async (
  db: Db,
  caller: Caller,
  ids: readonly number[],
  held: readonly number[],
): Promise<ReadonlySet<number>> => {
  const kept = new Set(held);
  const offered = await offeredFiles(
    db,
    caller,
    ids.filter((id) => !kept.has(id)),
  );
  return new Set(ids.filter((id) => kept.has(id) || offered.has(id)));
};

/** Finds files that a person may store by their locations; others are left out, as unknown locations are. */
export const findStorableFiles = async (
  db: Db,
  caller: Caller,
  locations: readonly string[],
  held: readonly number[],
): Promise<ReadonlyMap<string, LocatedFile>> => {
  const found = await findFilesByLocation(db, locations);
  const storable = await storableFiles(
    db,
    caller,
    [...found.values()].map(({ id }) => id),
    held,
  );
  return new Map([...found].filter(([, { id }]) => storable.has(id)));
};
