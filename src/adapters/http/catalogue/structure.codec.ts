import * as t from 'io-ts';
import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import type { Structure, StructureDraft, StructureKind, StructureRow } from '../../../domain/catalogue/structure';
import { nodeId, type StructureNode, type StructureNodeKind } from '../../../domain/catalogue/structure-node';
import type { Id as DomainId } from '../../../domain/shared/id';
import { WireBlocks, writeBlocks } from '../content/published/blocks.codec';
import { Picture, writePicture } from '../library/published/picture-reference.codec';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped } from '../shared/wire';

const Text = defaulted(t.string, '');

const WireNode = mapped(
  t.type({ id: Id, name: Text, description: Text, hasChildren: defaulted(t.union([t.boolean, Flag]), false) }),
  'node',
  (node): TreeNode => node,
);
const WireNodes = defaulted(t.array(WireNode), []);

const WireRow = t.type({ code: Id, description: Text, active: defaulted(Flag, false) });
const rowOf = ({ code, description, active }: t.TypeOf<typeof WireRow>): StructureRow => ({
  id: code,
  code,
  description,
  active,
});

/** A cover is sent as its location without the API prefix. */
const writeCover = (draft: StructureDraft, before: StructureDraft): string | undefined =>
  writePicture(draft.cover, before.cover)?.replace(/^api\//, '');

/** Structures on the wire, identified by their codes. */
export const structureCodec: ResourceCodec<StructureKind> = {
  endpoint: 'structure',
  plural: 'structures',
  singular: 'structure',
  row: mapped(WireRow, 'structure row', rowOf),
  detail: mapped(
    t.intersection([WireRow, t.type({ cover: Picture, nodes: WireNodes })]),
    'structure',
    (wire): Structure => ({ ...rowOf(wire), cover: wire.cover, nodes: wire.nodes }),
  ),
  write: (draft, before) => ({ cover: writeCover(draft, before) }),
};

/** The nodes below a node. */
export const NodesBelow = mapped(
  t.type({ nodes: defaulted(t.type({ nodes: WireNodes }), { nodes: [] }) }),
  'nodes',
  ({ nodes }) => nodes.nodes,
);

/** Nodes of a structure on the wire. @param structure code of the structure */
export const nodeCodecOf = (structure: DomainId): ResourceCodec<StructureNodeKind> => ({
  endpoint: `structure/${encodeURIComponent(structure)}/node`,
  plural: 'nodes',
  singular: 'node',
  row: mapped(WireNode, 'node row', ({ id, name, description }) => ({ id: nodeId(structure, id), name, description })),
  detail: mapped(
    t.type({ id: Id, name: Text, description: Text, cover: Picture, content: WireBlocks }),
    'node',
    ({ id, content, ...node }): StructureNode => ({ ...node, id: nodeId(structure, id), blocks: content }),
  ),
  write: ({ cover, blocks }, before) => ({ cover: writePicture(cover, before.cover), content: writeBlocks(blocks) }),
  wireNames: { blocks: 'content' },
});
