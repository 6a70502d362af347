import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import type { Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { findFilesByLocation, type LocatedFile } from './file-references';

/**
 * The files that a user may store in a record, given those it already has. No record may refer to a private file.
 * Rule R-SHR-53.
 */
export const storableFiles = (caller: Caller, ids: readonly number[], held: readonly number[]): ReadonlySet<number> =>
  new Set(ids.filter((id) => held.includes(id) || mayChoose(caller, 'library')));

/** Finds files that a user may store by location; leaves out all others. */
export const findStorableFiles = async (
  db: Pick<Database, 'execute'>,
  caller: Caller,
  locations: readonly string[],
  held: readonly number[],
): Promise<ReadonlyMap<string, LocatedFile>> => {
  const found = await findFilesByLocation(db, locations);
  const storable = storableFiles(
    caller,
    [...found.values()].map(({ id }) => id),
    held,
  );
  return new Map([...found].filter(([, { id }]) => storable.has(id)));
};
