import { blockMerging, isReadableBlockDraft, type WithBlocks } from '../content/published/blocks';
import type { PictureReference } from '../library/published/picture-reference';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { structureNodeRule } from './structure-node.rule';

/** Node id: structure code and number as a path. @param structure code */
export const nodeId = (structure: Id, number: Id): Id => `${structure}/node/${number}`;

export const partsOfNodeId = (id: Id): { readonly structure: Id; readonly number: Id } => {
  const [structure = '', , number = ''] = id.split('/');
  return { structure, number };
};

export interface StructureNodeRow {
  /** See `nodeId`. */
  readonly id: Id;
  readonly name: string;
  readonly description: string;
}

/** Name and description are read-only; cover and blocks are edited. */
export type StructureNodeDraft = Omit<StructureNodeRow, 'id'> &
  WithBlocks & {
    /** An image file. */
    readonly cover: PictureReference | null;
  };

export type StructureNode = StructureNodeRow & StructureNodeDraft;

/** No filters: nodes have a tree in place of a list. */
type NoFilter = Readonly<Record<string, never>>;

export interface StructureNodeKind extends Kind {
  row: StructureNodeRow;
  detail: StructureNode;
  draft: StructureNodeDraft;
  filter: NoFilter;
}

/** Rule R-CAT-52. */
export const structureNodes = defineResource<StructureNodeKind>({
  key: 'structure/node',
  right: 'structure',
  offersToKeepDraft: true,
  strings: {
    one: 'catalogue.structureNode',
    many: 'catalogue.structures',
    saved: 'catalogue.structureNode.saved',
    problems: 'content.item',
    notSaved: 'catalogue.structure.notSaved',
  },
  sortable: [],
  noFilter: {},
  blank: { name: '', description: '', cover: null, blocks: [] },
  rule: structureNodeRule,
  merging: blockMerging<StructureNodeDraft>(),
  isReadableDraft: isReadableBlockDraft,
});
