import type { Database } from '../../database/database';
import { findFilesById } from '../../library/published/file-references';
import { findStorableFiles } from '../../library/published/storable-files';
import type { Caller } from '../../shared/endpoint';
import { storableIds } from '../../shared/references';
import type { FieldCode } from '../../shared/refusal';
import type { ChoiceSource } from '../choices/choice-sources';
import { choicesInBlocks, filesInBlocks } from '../items/collect-references';
import type { StoredBlock } from '../items/item-state';
import { readBlocks, type ResolvedFiles, type BlockErrors } from './read-blocks';

type Db = Pick<Database, 'execute'>;
/** By wire name; errors in blocks also by `content.{guid}.{field}`. */
export type FieldErrors = Readonly<Record<string, FieldCode>>;

/** The blocks from a request, and their errors. */
interface ResolvedBlocks {
  readonly blocks: readonly StoredBlock[];
  readonly errors: FieldErrors;
  /** Files by location: those in the blocks, and the additional ones. */
  readonly files: ResolvedFiles['files'];
}

/** References that a record already has, so a user may store them again. */
export interface ExistingReferences {
  readonly files: readonly number[];
  readonly choices: (source: ChoiceSource) => readonly number[];
}

/** The references in blocks, combined with those of the rest of the record. */
export const existingReferencesInBlocks = (
  blocks: readonly StoredBlock[],
  { files, choices }: ExistingReferences = { files: [], choices: () => [] },
): ExistingReferences => {
  const chosen = choicesInBlocks(blocks);
  return {
    files: [...files, ...filesInBlocks(blocks).map(({ file }) => file)],
    choices: (source) => [
      ...choices(source),
      ...chosen.filter((one) => one.source === source).flatMap(({ ids }) => ids),
    ],
  };
};

/**
 * Resolves file locations and ids in the JSON of blocks. Removes files that the stored blocks contain but that were
 * deleted. Rule R-SHR-53.
 * @param json undefined leaves the stored blocks @param held what the whole record holds
 * @param more locations that the rest of the record refers to
 */
export const resolveBlocks = async (
  db: Db,
  caller: Caller,
  stored: readonly StoredBlock[],
  json: string | undefined,
  held: ExistingReferences = existingReferencesInBlocks(stored),
  more: readonly string[] = [],
): Promise<ResolvedBlocks> => {
  let resolved: ResolvedFiles | undefined;
  const resolve = async (locations: readonly string[]) =>
    (resolved ??= await resolveFiles(db, caller, stored, [...locations, ...more], held.files));
  const read = json === undefined ? { blocks: stored, wrong: {} } : await readBlocks(json, resolve);
  const wrong = Object.entries({
    ...read?.wrong,
    ...(await refusedChoices(db, caller, read?.blocks ?? [], held)),
  });
  return {
    blocks: read?.blocks ?? [],
    // If no blocks were read, this resolves only the additional locations.
    files: (await resolve([])).files,
    errors: Object.fromEntries([
      ...(read === null || wrong.length > 0 ? [['content', 'BLOCKS_NOT_VALID' as const] as const] : []),
      ...wrong.map(([place, code]) => [`content.${place}`, code] as const),
    ]),
  };
};

/** Files by location; if one is missing, also the places whose stored file was deleted. */
const resolveFiles = async (
  db: Db,
  caller: Caller,
  before: readonly StoredBlock[],
  locations: readonly string[],
  held: readonly number[],
): Promise<ResolvedFiles> => {
  const files = await findStorableFiles(db, caller, locations, held);
  if (locations.every((location) => files.has(location))) return { files, deleted: new Set() };
  const had = filesInBlocks(before);
  const there = await findFilesById(
    db,
    had.map(({ file }) => file),
  );
  return { files, deleted: new Set(had.flatMap(({ place, file }) => (there.has(file) ? [] : [place]))) };
};

/** Places whose references the user may not store. */
const refusedChoices = async (
  db: Db,
  caller: Caller,
  blocks: readonly StoredBlock[],
  held: ExistingReferences,
): Promise<BlockErrors> => {
  const chosen = choicesInBlocks(blocks);
  const errors: Record<string, FieldCode> = {};
  for (const source of new Set(chosen.map((one) => one.source))) {
    const asked = chosen.filter((one) => one.source === source);
    const ids = asked.flatMap((one) => one.ids);
    const storable = await storableIds(db, caller, source, ids, held.choices(source));
    for (const one of asked) if (one.ids.some((id) => !storable.has(id))) errors[one.place] = 'VALUE_NOT_VALID';
  }
  return errors;
};
