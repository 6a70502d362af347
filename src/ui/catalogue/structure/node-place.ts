import { recordPath, type RecordPlace } from '../../../application/shared/record-path';
import { structures } from '../../../domain/catalogue/structure';
import { partsOfNodeId } from '../../../domain/catalogue/structure-node';
import type { Id } from '../../../domain/shared/id';

const LIST = `/${structures.key}`;

/** Path of a node. @param id includes its structure */
export const pathOfNode = (id: Id): string => {
  const { structure, number } = partsOfNodeId(id);
  return recordPath(`${recordPath(LIST, structure)}/node`, number);
};

/** The place of a structure's nodes; their tree is on the screen of the structure. */
export const placeOfNodes = (structure: Id): RecordPlace => ({
  module: structures.key,
  list: recordPath(LIST, structure),
  pathOf: pathOfNode,
});
