import type { Database } from '../../database/database';
import { findFilesById, type FileReference } from '../../library/published/file-references';
import { labelsOf } from '../choices/choice-labels';
import type { ChoiceSource } from '../choices/choice-sources';
import { choicesInBlocks, filesInItem } from './collect-references';
import type { ItemState } from './item-state';

/** Files and labels of the records that items refer to. */
export interface LinkedRecords {
  readonly files: ReadonlyMap<number, FileReference>;
  /** Labels by id. */
  readonly labels: (source: ChoiceSource) => ReadonlyMap<number, string>;
}

const NONE: ReadonlyMap<number, string> = new Map();

const choicesOf = (state: ItemState): readonly { readonly source: ChoiceSource; readonly ids: readonly number[] }[] => {
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

/** Loads everything that these states refer to, in one query per source. */
export const loadLinkedRecords = async (
  db: Pick<Database, 'execute'>,
  website: number | null,
  states: readonly ItemState[],
): Promise<LinkedRecords> => {
  const wanted = new Map<ChoiceSource, number[]>();
  for (const { source, ids } of states.flatMap(choicesOf)) wanted.set(source, [...(wanted.get(source) ?? []), ...ids]);
  const files = await findFilesById(db, states.flatMap(filesInItem));
  const found = new Map<ChoiceSource, ReadonlyMap<number, string>>();
  for (const [source, ids] of wanted) if (ids.length > 0) found.set(source, await labelsOf(db, source, website, ids));
  return { files, labels: (source) => found.get(source) ?? NONE };
};
