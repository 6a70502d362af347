import { assign, fromCallback, setup, type EventObject } from 'xstate';
import {
  isLoading,
  levelsToLoad,
  restoreTree,
  treeOf,
  withClosed,
  withLevel,
  withOpened,
  type NodeTree,
  type TreeNode,
} from '../../domain/shared/tree/node-tree';
import type { Id } from '../../domain/shared/id';
import { unwired } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** Maximum concurrent loads. Rule R-CAT-51. */
export const LEVELS_AT_ONCE = 4;

/** Tree state that is kept after the screen closes. */
export interface KeptTree {
  readonly tree: NodeTree;
  readonly selected: TreeNode | null;
}

interface TreeInput {
  /** Structure code. */
  readonly structure: Id;
  readonly first: readonly TreeNode[];
  /** State from the last visit; null at the first visit. */
  readonly left: KeptTree | null;
}

interface TreeContext extends KeptTree {
  readonly structure: Id;
  /** Expanded levels that are queued for loading. */
  readonly waiting: readonly Id[];
  /** Levels that are loading. */
  readonly asked: readonly Id[];
}

type TreeEvent =
  | { readonly type: 'nodes.opened'; readonly ids: readonly Id[] }
  | { readonly type: 'node.closed'; readonly id: Id }
  | { readonly type: 'node.selected'; readonly node: TreeNode }
  /** `nodes` is null when loading failed. */
  | { readonly type: 'level.answered'; readonly id: Id; readonly nodes: readonly TreeNode[] | null };

const setUp = setup({
  types: { input: phantom<TreeInput>(), context: phantom<TreeContext>(), events: phantom<TreeEvent>() },
  actors: {
    /** Loads one level and sends `level.answered`; aborts when stopped. */
    loadLevel: fromCallback<EventObject, { readonly structure: Id; readonly node: Id }>(unwired('loadLevel')),
  },
});

const actorOf = (node: Id): string => `level-${node}`;

/** Starts queued loads, up to the limit. */
const pump = setUp.enqueueActions(({ context: { structure, waiting, asked }, enqueue }) => {
  const next = waiting.slice(0, LEVELS_AT_ONCE - asked.length);
  for (const node of next) enqueue.spawnChild('loadLevel', { id: actorOf(node), input: { structure, node } });
  enqueue.assign({ waiting: waiting.slice(next.length), asked: [...asked, ...next] });
});

/** Tree whose levels are loaded on expansion; expanding a failed level again retries. R-CAT-51. */
export const nodeTreeMachine = setUp.createMachine({
  id: 'node-tree',
  context: ({ input: { structure, first, left } }) => ({
    structure,
    tree: left === null ? treeOf(first) : restoreTree(left.tree, first),
    selected: left?.selected ?? null,
    waiting: [],
    asked: [],
  }),
  initial: 'idle',
  on: {
    'nodes.opened': {
      actions: [
        assign(({ context: { tree, waiting }, event: { ids } }) => ({
          waiting: [...waiting, ...levelsToLoad(tree, ids)],
          tree: withOpened(tree, ids),
        })),
        pump,
      ],
    },
    'node.closed': { actions: assign({ tree: ({ context, event }) => withClosed(context.tree, event.id) }) },
    'node.selected': { actions: assign({ selected: ({ event }) => event.node }) },
  },
  states: {
    idle: { always: { guard: ({ context }) => isLoading(context.tree), target: 'loading' } },
    loading: {
      always: { guard: ({ context }) => !isLoading(context.tree), target: 'idle' },
      on: {
        'level.answered': {
          guard: ({ context, event }) => context.asked.includes(event.id),
          actions: [
            setUp.stopChild(({ event }) => ('id' in event ? actorOf(event.id) : '')),
            assign(({ context: { tree, asked }, event: { id, nodes } }) => ({
              tree: withLevel(tree, id, nodes),
              asked: asked.filter((other) => other !== id),
            })),
            pump,
          ],
        },
      },
    },
  },
});
