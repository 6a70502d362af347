import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import type { Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { findFilesByLocation, type LocatedFile } from './file-references';

type Db = Pick<Database, 'execute'>;

/** Those of these files that a person can be offered in the library. Rule R-SHR-53. */
export const offeredFiles = (_db: Db, caller: Caller, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  Promise.resolve(new Set(mayChoose(caller, 'library') ? ids : []));

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
