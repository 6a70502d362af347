import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { StructureLevels } from '../../../application/catalogue/ports/structure-levels.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { StructureKind } from '../../../domain/catalogue/structure';
import { nodeId, partsOfNodeId, type StructureNodeKind } from '../../../domain/catalogue/structure-node';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { linkedNames } from '../content/published/blocks.codec';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { payload } from '../shared/wire';
import { nodeCodecOf, NodesBelow, structureCodec } from './structure.codec';

type Nodes = ResourceGateway<StructureNodeKind>;

/** Structures over HTTP. */
export const structuresHttp = (http: Http): ResourceGateway<StructureKind> => httpGateway(http, structureCodec);

/** The levels of structures over HTTP. */
export const structureLevelsHttp = (http: Http): StructureLevels => ({
  below: (structure, node, options) =>
    pipe(
      http.call(
        { method: 'GET', path: `structure/${encodeURIComponent(structure)}/node/${encodeURIComponent(node)}` },
        payload('node', NodesBelow),
        options,
      ),
      taskEither.map(({ body }) => body),
    ),
});

/** Nodes can only be read and saved one by one. */
const unavailable = taskEither.left<Failure>({ kind: 'NotOffered' });

/** Nodes of structures over HTTP. */
export const structureNodesHttp = (http: Http): Nodes => {
  const below = (structure: Id): Nodes => httpGateway(http, nodeCodecOf(structure));
  const names = linkedNames(http);
  return {
    list: () => unavailable,
    toggle: () => unavailable,
    remove: () => unavailable,
    removeOne: () => unavailable,
    get: (id, options) => {
      const { structure, number } = partsOfNodeId(id);
      return pipe(
        below(structure).get(number, options),
        taskEither.chain((stored) =>
          pipe(
            names.blocks(stored.record.blocks, options),
            taskEither.map((blocks) => ({ ...stored, record: { ...stored.record, blocks } })),
          ),
        ),
      );
    },
    save: ({ id, ...request }, options) => {
      if (id === null) return unavailable;
      const { structure, number } = partsOfNodeId(id);
      return pipe(
        below(structure).save({ ...request, id: number }, options),
        taskEither.map((saved) => ({ ...saved, id: nodeId(structure, saved.id) })),
      );
    },
  };
};
