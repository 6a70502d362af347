import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Nodes of structures by level. Rule R-CAT-51. */
export interface StructureLevels {
  /** Children of a node. @param structure its code; `NotFound` when the structure or node does not exist */
  below(structure: Id, node: Id, options?: CallOptions): Answer<readonly TreeNode[]>;
}
export const StructureLevels = token<StructureLevels>('structure-levels');
