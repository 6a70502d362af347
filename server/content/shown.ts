import type { Database } from '../database/database';
import { findFilesById, type FileReference } from '../library/published/file-references';
import { labelsOf } from './choice-labels';
import type { ChoiceSource } from './choice-sources';
import { choicesInBlocks, filesOf } from './gathered';
import type { ItemState } from './item-state';

/** Everything that items show and lead to, with its present names and places. */
export interface Shown {
  readonly files: ReadonlyMap<number, FileReference>;
  /** The words of the choices of one kind, by identity. */
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

/** Looks everything up at once, once for every kind. */
export const gatherShown = async (
  db: Pick<Database, 'execute'>,
  website: number | null,
  states: readonly ItemState[],
): Promise<Shown> => {
  const wanted = new Map<ChoiceSource, number[]>();
  for (const { source, ids } of states.flatMap(choicesOf)) wanted.set(source, [...(wanted.get(source) ?? []), ...ids]);
  const files = await findFilesById(db, states.flatMap(filesOf));
  const found = new Map<ChoiceSource, ReadonlyMap<number, string>>();
  for (const [source, ids] of wanted) if (ids.length > 0) found.set(source, await labelsOf(db, source, website, ids));
  return { files, labels: (source) => found.get(source) ?? NONE };
};
