import type { Database } from '../../database/database';
import { findFilesById, type FileReference } from '../../library/published/file-references';
import { labelsOf, type Chosen, type Labels } from '../choices/choice-labels';
import type { ReferenceWebsite } from '../../shared/references';
import type { ChoiceSource } from '../choices/choice-sources';
import { choicesInBlocks, filesInBlocks, filesInItem } from './collect-references';
import type { ItemState, StoredBlock } from './item-state';

/** Files and labels of the records that items refer to. */
export interface LinkedRecords {
  readonly files: ReadonlyMap<number, FileReference>;
  /** Labels by id. */
  readonly labels: (source: ChoiceSource) => Labels;
}

/** The records chosen in an item's fields and blocks. */
export const choicesInItem = (state: ItemState): readonly Chosen[] => {
  const one = (id: number | null) => (id === null ? [] : [id]);
  return [
    { source: 'category', ids: state.categories },
    { source: 'tag', ids: state.tags },
    { source: 'target', ids: state.targets },
    { source: 'branch', ids: state.branches },
    { source: 'page', ids: one(state.parent) },
    { source: 'project', ids: one(state.project) },
    { source: 'resource', ids: one(state.author) },
    ...choicesInBlocks(state.blocks),
  ];
};

/** Loads files and chosen records in one query each. */
const loadLinked = async (
  db: Pick<Database, 'execute'>,
  website: ReferenceWebsite,
  fileIds: readonly number[],
  choices: readonly Chosen[],
): Promise<LinkedRecords> => ({
  files: await findFilesById(db, fileIds),
  labels: await labelsOf(db, website, choices),
});

/** Loads all files and records that these states refer to. */
export const loadLinkedRecords = (
  db: Pick<Database, 'execute'>,
  website: number | null,
  states: readonly ItemState[],
): Promise<LinkedRecords> => loadLinked(db, website, states.flatMap(filesInItem), states.flatMap(choicesInItem));

/** Loads the records that blocks shared by all websites refer to, and these files. */
export const loadLinkedOfBlocks = (
  db: Pick<Database, 'execute'>,
  blocks: readonly StoredBlock[],
  files: readonly number[],
): Promise<LinkedRecords> =>
  loadLinked(db, 'any', [...files, ...filesInBlocks(blocks).map(({ file }) => file)], choicesInBlocks(blocks));
