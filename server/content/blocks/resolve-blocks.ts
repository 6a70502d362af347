import type { Database } from '../../database/database';
import { findFilesByLocation, findFilesById } from '../../library/published/file-references';
import type { FieldCode } from '../../shared/refusal';
import { labelsOf } from '../choices/choice-labels';
import type { ChoiceSource } from '../choices/choice-sources';
import { choicesInBlocks, filesInBlocks } from '../items/collect-references';
import type { StoredBlock } from '../items/item-state';
import { readBlocks, type ResolvedFiles, type BlockErrors } from './read-blocks';

type Db = Pick<Database, 'execute'>;
/** By wire name; errors in blocks also by `content.{guid}.{field}`. */
export type FieldErrors = Readonly<Record<string, FieldCode>>;

/** The requested blocks and their errors. */
interface ResolvedBlocks {
  readonly blocks: readonly StoredBlock[];
  readonly errors: FieldErrors;
}

/**
 * Resolves the locations and ids in the JSON of blocks on this website. References that the stored blocks have already
 * may be missing; they are removed.
 * @param json undefined leaves the stored blocks
 */
export const resolveBlocks = async (
  db: Db,
  website: number,
  stored: readonly StoredBlock[],
  json: string | undefined,
): Promise<ResolvedBlocks> => {
  const read =
    json === undefined
      ? { blocks: stored, wrong: {} }
      : await readBlocks(json, (locations) => resolveFiles(db, stored, locations));
  const wrong = Object.entries({
    ...read?.wrong,
    ...(await missingChoices(db, website, stored, read?.blocks ?? [])),
  });
  return {
    blocks: read?.blocks ?? [],
    errors: Object.fromEntries([
      ...(read === null || wrong.length > 0 ? [['content', 'BLOCKS_NOT_VALID' as const] as const] : []),
      ...wrong.map(([place, code]) => [`content.${place}`, code] as const),
    ]),
  };
};

/** Files by location; if one is missing, also the places whose stored file was deleted. */
const resolveFiles = async (
  db: Db,
  before: readonly StoredBlock[],
  locations: readonly string[],
): Promise<ResolvedFiles> => {
  const files = await findFilesByLocation(db, locations);
  if (locations.every((location) => files.has(location))) return { files, deleted: new Set() };
  const had = filesInBlocks(before);
  const there = await findFilesById(
    db,
    had.map(({ file }) => file),
  );
  return { files, deleted: new Set(had.flatMap(({ place, file }) => (there.has(file) ? [] : [place]))) };
};

/** Places with new references to missing records; references that were stored before are allowed. */
const missingChoices = async (
  db: Db,
  website: number,
  before: readonly StoredBlock[],
  blocks: readonly StoredBlock[],
): Promise<BlockErrors> => {
  const previous = new Map<ChoiceSource, Set<number>>();
  for (const { source, ids } of choicesInBlocks(before))
    previous.set(source, new Set([...(previous.get(source) ?? []), ...ids]));
  const added = choicesInBlocks(blocks).map(({ place, source, ids }) => ({
    place,
    source,
    ids: ids.filter((id) => previous.get(source)?.has(id) !== true),
  }));
  const errors: Record<string, FieldCode> = {};
  for (const source of new Set(added.flatMap((one) => (one.ids.length > 0 ? [one.source] : [])))) {
    const asked = added.filter((one) => one.source === source);
    const labels = await labelsOf(
      db,
      source,
      website,
      asked.flatMap(({ ids }) => ids),
    );
    for (const { place, ids } of asked) if (ids.some((id) => !labels.has(id))) errors[place] = 'VALUE_NOT_VALID';
  }
  return errors;
};
