import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import type { Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { findFilesByLocation, type LocatedFile } from './file-references';

/**
 * Those of these files that a person may store in a record that holds some already. No record refers to a private file.
 * Rule R-SHR-53.
 */
export const storableFiles = (caller: Caller, ids: readonly number[], held: readonly number[]): ReadonlySet<number> =>
  new Set(ids.filter((id) => held.includes(id) || mayChoose(caller, 'library')));

/** Finds files that a person may store by their locations; others are left out, as unknown locations are. */
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
