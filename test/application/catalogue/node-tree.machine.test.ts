import { either, taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { LEVELS_AT_ONCE, nodeTreeMachine, type KeptTree } from '../../../src/application/catalogue/node-tree.machine';
import type { CallOptions } from '../../../src/application/shared/ports/call';
import type { StructureLevels } from '../../../src/application/catalogue/ports/structure-levels.port';
import { wireNodeTree } from '../../../src/application/catalogue/wire-node-tree';
import { visibleLines, type TreeNode } from '../../../src/domain/shared/tree/node-tree';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const node = (id: string, hasChildren = true): TreeNode => ({ id, name: `Node ${id}`, description: '', hasChildren });
const FIRST = [node('1'), node('2')];
const START = { structure: 'CODE', first: FIRST, left: null };

describe('the tree of a structure (R-CAT-51), every event in every state', () => {
  const steps = walk(nodeTreeMachine, {
    input: START,
    events: {
      'one opened': { type: 'nodes.opened', ids: ['1'] },
      'both opened': { type: 'nodes.opened', ids: ['1', '2'] },
      'closed': { type: 'node.closed', id: '1' },
      'selected': { type: 'node.selected', node: FIRST[0] },
      'one came': { type: 'level.answered', id: '1', nodes: [node('11', false)] },
      'other came': { type: 'level.answered', id: '2', nodes: [] },
      'one failed': { type: 'level.answered', id: '1', nodes: null },
      'unasked came': { type: 'level.answered', id: '9', nodes: [] },
    },
    remember: ({ tree, waiting, asked, selected }) => [
      [...tree.levels],
      [...tree.opened].sort(),
      waiting,
      asked,
      selected,
    ],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(nodeTreeMachine));
    expect(tableOf(steps)).toEqual({
      idle: { 'one opened': 'idle | loading', 'both opened': 'idle | loading' },
      loading: {
        'one came': 'idle | loading',
        'other came': 'idle | loading',
        'one failed': 'idle | loading',
      },
    });
  });

  test('asks for each level that is on its way once, and knows nothing that nobody asked for', () => {
    for (const { after } of steps) {
      const { tree, waiting, asked } = after.context;
      const loading = [...tree.levels].flatMap(([id, level]) => (level === 'loading' ? [id] : []));
      expect([...waiting, ...asked].sort()).toEqual(loading.sort());
      expect(tree.levels.has('9')).toBe(false);
    }
  });
});

describe('the tree of a structure (R-CAT-51), as it is wired', () => {
  const started = (below: StructureLevels['below'], left: KeptTree | null = null) => {
    const reported: string[] = [];
    const machine = wireNodeTree({ below }, { report: (message) => reported.push(message) });
    return { actor: createActor(machine, { input: { ...START, left } }).start(), reported };
  };
  const shownBy = ({ tree }: KeptTree): readonly string[] =>
    visibleLines(tree).map((line) => (line.kind === 'node' ? line.node.id : line.kind));

  test('reports a level that does not load, and loads it when it is opened again', async () => {
    const answers: Outcome<readonly TreeNode[]>[] = [either.left({ kind: 'NotFound' }), either.right([node('11')])];
    const { actor, reported } = started(() => () => Promise.resolve(answers.shift() ?? either.right([])));
    actor.send({ type: 'nodes.opened', ids: ['1'] });
    const failed = await waitFor(actor, (state) => state.matches('idle'));
    expect(shownBy(failed.context)).toEqual(['1', 'failed', '2']);
    expect(reported).toEqual(['Loading nodes of a structure failed: NotFound']);
    actor.send({ type: 'nodes.opened', ids: ['1'] });
    const loaded = await waitFor(actor, (state) => state.matches('idle'));
    expect(shownBy(loaded.context)).toEqual(['1', '11', '2']);
  });

  test('says nothing of the end of a session', async () => {
    const { actor, reported } = started(() => taskEither.left({ kind: 'Unauthenticated' }));
    actor.send({ type: 'nodes.opened', ids: ['1'] });
    await waitFor(actor, (state) => state.matches('idle'));
    expect(reported).toEqual([]);
  });

  test('asks for so many levels at a time, and aborts them when it ends', () => {
    const asked: { readonly node: string; readonly signal: CallOptions['signal'] }[] = [];
    const { actor } = started((_structure, id, options) => () => {
      asked.push({ node: id, signal: options?.signal });
      return new Promise(() => undefined);
    });
    actor.send({ type: 'nodes.opened', ids: ['1', '2', '3', '4', '5', '6'] });
    expect(asked.map(({ node: id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(asked).toHaveLength(LEVELS_AT_ONCE);
    actor.stop();
    expect(asked.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  test('is as it was left', async () => {
    const first = started(() => taskEither.right([node('11', false)]));
    first.actor.send({ type: 'nodes.opened', ids: ['1'] });
    first.actor.send({ type: 'node.selected', node: node('11') });
    const { context } = await waitFor(first.actor, (state) => state.matches('idle'));
    const again = started(() => taskEither.right([]), context).actor.getSnapshot();
    expect([shownBy(again.context), again.context.selected?.id]).toEqual([['1', '11', '2'], '11']);
  });
});
