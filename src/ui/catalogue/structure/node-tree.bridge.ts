import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { EventFromLogic } from 'xstate';
import type { nodeTreeMachine, KeptTree } from '../../../application/catalogue/node-tree.machine';
import { KeptTrees, WiredNodeTree } from '../../../application/catalogue/wire-node-tree';
import { seenOf } from '../../../application/shared/displayed-rows';
import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import { nodeId, structureNodes } from '../../../domain/catalogue/structure-node';
import type { Id } from '../../../domain/shared/id';
import { useConnection } from '../../shared/record/actor-effects.bridge';
import { useService } from '../../shared/runtime/use-service';
import { pathOfNode } from './node-place';

interface BoundTree extends KeptTree {
  readonly send: (event: EventFromLogic<typeof nodeTreeMachine>) => void;
  /** Opens the content of a node; its name is shown at once. */
  readonly openNode: (node: TreeNode) => void;
}

/** The tree of a structure, in the state in which its screen was left. @param first its first level */
export const useNodeTree = (structure: Id, first: readonly TreeNode[]): BoundTree => {
  const left = useService(KeptTrees);
  const actor = useActorRef(useService(WiredNodeTree), {
    input: { structure, first, left: left.get(structure) ?? null },
  });
  useConnection(
    useCallback(() => {
      const followed = actor.subscribe(({ context: { tree, selected } }) => {
        left.set(structure, { tree, selected });
      });
      return () => {
        followed.unsubscribe();
      };
    }, [actor, left, structure]),
  );
  const { tree, selected } = useSelector(actor, ({ context }) => context);
  const send = useCallback(
    (event: EventFromLogic<typeof nodeTreeMachine>) => {
      actor.send(event);
    },
    [actor],
  );
  const seen = useService(seenOf(structureNodes));
  const [, navigate] = useLocation();
  const openNode = useCallback(
    ({ id: number, name, description }: TreeNode) => {
      const id = nodeId(structure, number);
      seen.set(id, { id, name, description });
      navigate(pathOfNode(id));
    },
    [navigate, seen, structure],
  );
  return { tree, selected, send, openNode };
};
