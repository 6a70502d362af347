import type { PictureReference } from '../library/published/picture-reference';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import type { TreeNode } from '../shared/tree/node-tree';
import { structureRule } from './structure.rule';

export interface StructureRow {
  /** Its code. */
  readonly id: Id;
  readonly code: string;
  readonly description: string;
  readonly active: boolean;
}

/** Only the cover is edited; the rest is shown with it. */
export type StructureDraft = Omit<StructureRow, 'id'> & {
  /** A PDF file. */
  readonly cover: PictureReference | null;
};

/** A catalogue tree with the first level of its nodes. */
export type Structure = StructureRow & StructureDraft & { readonly nodes: readonly TreeNode[] };

export type StructureFilter = {
  readonly code: string;
  readonly description: string;
  readonly active: boolean | null;
};

export interface StructureKind extends Kind {
  row: StructureRow;
  detail: Structure;
  draft: StructureDraft;
  filter: StructureFilter;
}

/** Rule R-CAT-50. */
export const structures = defineResource<StructureKind>({
  key: 'structure',
  right: 'structure',
  strings: { one: 'catalogue.structure', many: 'catalogue.structures', notSaved: 'catalogue.structure.notSaved' },
  sortable: ['code', 'description'],
  order: { field: 'code', order: 'asc' },
  noFilter: { code: '', description: '', active: null },
  blank: { code: '', description: '', active: false, cover: null },
  rule: structureRule,
});
