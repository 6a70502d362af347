import { mergeFields, resolveConflicts, type Fields, type Merging } from '../../shared/merge';
import type { PageMeta } from './page-meta';

const metaPath = (field: string): string => `meta.${field}`;

/**
 * Three-way merge of a record with metadata; each metadata field is merged separately, as `meta.<field>`. Rule
 * R-SHR-07.
 */
export const metaMerging = <Draft extends Fields & { readonly meta: PageMeta }>(): Merging<Draft> => ({
  merge: (base, mine, stored) => {
    const flat = (draft: Draft): Draft => ({ ...draft, meta: stored.meta });
    const fields = mergeFields(flat(base), flat(mine), stored);
    const meta = mergeFields({ ...base.meta }, { ...mine.meta }, { ...stored.meta });
    return {
      merged: { ...fields.merged, meta: meta.merged },
      conflicts: [...fields.conflicts, ...meta.conflicts.map(metaPath)],
    };
  },
  resolve: (merged, stored, takeStored) => ({
    ...resolveConflicts(merged, stored, takeStored),
    meta: resolveConflicts(
      { ...merged.meta },
      { ...stored.meta },
      Object.keys(stored.meta).filter((field) => takeStored.includes(metaPath(field))),
    ),
  }),
});
