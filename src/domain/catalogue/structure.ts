import type { PictureReference } from '../library/published/picture-reference';
import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import type { TreeNode } from '../shared/tree/node-tree';
import { structureRule } from './structure.rule';

/** A product structure with its top-level nodes. `code` is its id. Only the cover (PDF) is editable. */
export const structureTable = {
  code: { kind: 'line', most: Infinity, listed: true, sortable: true, searched: true, filter: 'contains' },
  description: { kind: 'line', most: Infinity, listed: true, sortable: true, searched: true, filter: 'contains' },
  active: { kind: 'flag', listed: true, filter: 'yesNo' },
  cover: custom<PictureReference | null>(null),
  nodes: { ...custom<readonly TreeNode[]>([]), given: true },
} as const satisfies FieldTable;

export type StructureRow = RowOf<typeof structureTable>;
export type StructureDraft = DraftOf<typeof structureTable>;
export type Structure = RecordOf<typeof structureTable>;
export type StructureKind = KindOf<typeof structureTable>;

/** Rule R-CAT-50. */
export const structures = defineResource<StructureKind>({
  ...valuesOf(structureTable),
  key: 'structure',
  right: 'structure',
  strings: {
    one: 'catalogue.structure',
    many: 'catalogue.structures',
    saved: 'catalogue.structure.saved',
    notSaved: 'catalogue.structure.notSaved',
  },
  order: { field: 'code', order: 'asc' },
  rule: structureRule,
});
