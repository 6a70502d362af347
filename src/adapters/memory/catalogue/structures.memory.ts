import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { StructureLevels } from '../../../application/catalogue/ports/structure-levels.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import { structures, type StructureKind } from '../../../domain/catalogue/structure';
import { nodeId, structureNodes, type StructureNodeKind } from '../../../domain/catalogue/structure-node';
import type { Failure } from '../../../domain/shared/failure';
import type { MemoryPeople } from '../access/published/memory-people';
import { inWordsOf, isBlockType } from '../content/published/blocks.memory';
import type { MemoryFiles } from '../library/published/memory-files';
import { showingPictures } from '../library/published/picture-reference.memory';
import { answerTo, may } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { found, rejected } from '../shared/refusals';
import { plainMemory } from '../shared/plain.memory';
import { seededNodes, seededStructures } from './structures.seed';

/** The structures behind the memory adapters. */
export interface MemoryStructures {
  readonly structures: ResourceGateway<StructureKind>;
  readonly nodes: ResourceGateway<StructureNodeKind>;
  readonly levels: StructureLevels;
}

/** Structures in memory: their covers, their nodes, and the levels of their trees. */
export const structuresMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  clock: Clock,
  files: MemoryFiles,
): MemoryStructures => {
  const show = (path: string) =>
    pipe(
      files.file(path),
      either.match(
        () => null,
        ({ id }) => files.shownAs(id),
      ),
    );
  const [seed, nodes] = [seededStructures(show), seededNodes(show)];
  const nodeRecords = nodes.map(({ record }) => record);
  const covers = showingPictures<StructureNodeKind>(files, nodeRecords, {
    module: structures.key,
    field: 'cover',
    titleOf: ({ name }) => name,
    of: ({ cover }) => cover,
    put: (node, cover) => ({ ...node, cover }),
  });
  const plainNodes = plainMemory(structureNodes, {
    seed: nodeRecords,
    reading: { text: ({ name }) => name },
    complete: ({ cover, blocks }, before, id) => ({ ...structureNodes.blank, ...before, id, cover, blocks }),
    ...covers,
    refusal: (draft, ...more) =>
      draft.blocks.every(({ code }) => isBlockType(code))
        ? covers.refusal(draft, ...more)
        : rejected(['blocks'], 'BLOCKS_NOT_VALID'),
    shown: (node) => covers.shown({ ...node, blocks: inWordsOf(people.language(), node.blocks) }),
  })(calls, people, clock);
  const childrenOf = (id: string): Either<Failure, readonly TreeNode[]> =>
    found(
      plainNodes.all().some((node) => node.id === id)
        ? nodes.find(({ record }) => record.id === id)?.children
        : undefined,
    );
  return {
    structures: plainMemory(structures, {
      seed,
      complete: ({ cover }, before, id) => ({
        ...structures.blank,
        nodes: [],
        ...before,
        id,
        code: before?.code ?? id,
        cover,
      }),
      ...showingPictures<StructureKind>(files, seed, {
        module: structures.key,
        field: 'cover',
        anyFile: true,
        titleOf: ({ description }) => description,
        of: ({ cover }) => cover,
        put: (structure, cover) => ({ ...structure, cover }),
      }),
    })(calls, people, clock),
    nodes: plainNodes,
    levels: {
      below: (structure, node, options) =>
        answerTo(calls, people)(may('structure.edit'), options, () => childrenOf(nodeId(structure, node))),
    },
  };
};
