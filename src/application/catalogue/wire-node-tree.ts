import { isRight } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import { reportNameOf } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Reports } from '../shared/ports/reports.port';
import { token } from '../shared/token';
import { nodeTreeMachine, type KeptTree } from './node-tree.machine';
import type { StructureLevels } from './ports/structure-levels.port';

/** Tree of a structure; a level that fails to load is reported. Rule R-CAT-51. */
export type WiredNodeTree = typeof nodeTreeMachine;
export const WiredNodeTree = token<WiredNodeTree>('wired-node-tree');

export const wireNodeTree = (levels: StructureLevels, reports: Reports): WiredNodeTree =>
  nodeTreeMachine.provide({
    actors: {
      loadLevel: fromCallback(({ input: { structure, node }, sendBack }) => {
        const stop = new AbortController();
        void levels
          .below(structure, node, { signal: stop.signal })()
          .then((outcome) => {
            if (stop.signal.aborted) return;
            if (!isRight(outcome) && outcome.left.kind !== 'Unauthenticated')
              reports.report(`Loading nodes of a structure failed: ${reportNameOf(outcome.left)}`);
            sendBack({ type: 'level.answered', id: node, nodes: isRight(outcome) ? outcome.right : null });
          });
        return () => {
          stop.abort();
        };
      }),
    },
  });

/** Tree states by structure code, kept until the page closes. */
export type KeptTrees = Map<Id, KeptTree>;
export const KeptTrees = token<KeptTrees>('trees-left');
