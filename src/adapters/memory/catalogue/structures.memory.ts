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
  const plain = plainMemory(structures, {
    seed,
    complete: (draft, before, id) => ({
      ...structures.blank,
      nodes: [],
      ...before,
      id,
      code: before?.code ?? id,
      cover: draft.cover,
    }),
  })(calls, people, clock);
  const plainNodes = plainMemory(structureNodes, {
    seed: nodes.map(({ record }) => record),
    reading: { text: ({ name }) => name },
    complete: (draft, before, id) => ({
      ...structureNodes.blank,
      ...before,
      id,
      cover: draft.cover,
      blocks: draft.blocks,
    }),
    refusal: ({ blocks }) =>
      blocks.every(({ code }) => isBlockType(code)) ? null : rejected(['blocks'], 'BLOCKS_NOT_VALID'),
    shown: (node) => ({ ...node, blocks: inWordsOf(people.language(), node.blocks) }),
  })(calls, people, clock);
  const childrenOf = (id: string): Either<Failure, readonly TreeNode[]> =>
    found(
      plainNodes.all().some((node) => node.id === id)
        ? nodes.find(({ record }) => record.id === id)?.children
        : undefined,
    );
  return {
    structures: showingPictures(plain, files, seed, {
      module: structures.key,
      field: 'cover',
      anyFile: true,
      titleOf: ({ description }) => description,
      of: ({ cover }) => cover,
      put: (structure, cover) => ({ ...structure, cover }),
    }),
    nodes: showingPictures(
      plainNodes,
      files,
      nodes.map(({ record }) => record),
      {
        module: structures.key,
        field: 'cover',
        titleOf: ({ name }) => name,
        of: ({ cover }) => cover,
        put: (node, cover) => ({ ...node, cover }),
      },
    ),
    levels: {
      below: (structure, node, options) =>
        answerTo(calls, people)(may('structure.edit'), options, () => childrenOf(nodeId(structure, node))),
    },
  };
};
