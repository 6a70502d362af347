import { blockMerging, isReadableBlockDraft, type WithBlocks } from '../content/published/blocks';
import type { PictureReference } from '../library/published/picture-reference';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { structureNodeRule } from './structure-node.rule';

/** The id of a node is its path below the structures. @param structure its code */
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

/** Name and description come from the catalogue; cover and blocks are edited. */
export type StructureNodeDraft = Omit<StructureNodeRow, 'id'> &
  WithBlocks & {
    /** An image. */
    readonly cover: PictureReference | null;
  };

export type StructureNode = StructureNodeRow & StructureNodeDraft;

/** Nodes are opened from a tree; they have no list of their own. */
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
