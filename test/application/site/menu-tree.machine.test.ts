import { either, taskEither } from 'fp-ts';
import { EMPTY, Subject } from 'rxjs';
import { createActor, toPromise, waitFor } from 'xstate';
import type { Announcer } from '../../../src/application/shared/announcer';
import type { CloseConfirmation } from '../../../src/application/shared/ports/close-confirmation.port';
import { menuTreeMachine } from '../../../src/application/site/menu-tree.machine';
import type { LiveEvent, LiveEvents } from '../../../src/application/shared/ports/live-events.port';
import type { MenuTrees, ReadMenu } from '../../../src/application/site/ports/menu-trees.port';
import { stopWhenSaved, wireMenuTree } from '../../../src/application/site/wire-menu-tree';
import type { Failure } from '../../../src/domain/shared/failure';
import { childrenOf } from '../../../src/domain/shared/tree/ordered-tree';
import type { MenuTreeItem } from '../../../src/domain/site/menu-tree';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const item = (id: string, parent: string | null = null): MenuTreeItem => ({
  id,
  parent,
  label: `Item ${id}`,
  type: 'page',
  isNewWindow: false,
  broken: null,
  movedTo: null,
  submenu: null,
});
const MENU: ReadMenu = { title: 'Hoofdmenu', hasIcons: false, items: [item('1'), item('2'), item('3')], version: 'v1' };
const FIRST = { id: '3', parent: null, position: 1 };
const SECOND = { id: '2', parent: '3', position: 1 };

describe('the items of a menu (R-NAV-05), every event in every state', () => {
  const steps = walk(menuTreeMachine, {
    input: { menu: '1' },
    events: {
      'a move': { type: 'item.moved', move: FIRST },
      'an impossible move': { type: 'item.moved', move: { id: '1', parent: '1', position: 1 } },
      'reload': { type: 'reload.requested' },
      'read': done('0.menu-tree.loading', either.right(MENU)),
      'not read': done('0.menu-tree.loading', either.left<Failure>({ kind: 'NotFound' })),
      'moved': done('0.menu-tree.moving', either.right('v2')),
      'refused': done('0.menu-tree.moving', either.left<Failure>({ kind: 'Changed' })),
    },
    remember: ({ stored, moves, isStale, failure }) => [
      stored === null,
      Math.min(moves.length, 2),
      isStale,
      failure?.kind,
    ],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(menuTreeMachine));
    expect(tableOf(steps)).toMatchObject({
      failed: { reload: 'loading' },
      shown: { 'a move': 'moving', 'reload': 'loading' },
      moving: { refused: 'loading' },
    });
  });

  test('shows every item once, whatever happens', () => {
    for (const { after: next } of steps) {
      const { shown } = next.context;
      if (shown !== null) expect([...shown.order.parents.keys()].sort()).toEqual(['1', '2', '3']);
    }
  });
});

describe('the items of a menu (R-NAV-05), as they are wired', () => {
  const begun = (answers: readonly (string | Failure)[]) => {
    const calls: string[] = [];
    const said: string[] = [];
    const held: boolean[] = [];
    const left = [...answers];
    const trees: MenuTrees = {
      read: () => {
        calls.push('read');
        return taskEither.right(MENU);
      },
      move: (_, id, { parent, position }, version) => {
        calls.push(`${id} to ${parent ?? 'top'} ${position} of ${version ?? ''}`);
        const next = left.shift() ?? 'v9';
        return typeof next === 'string' ? taskEither.right(next) : taskEither.left(next);
      },
    };
    const announcer: Announcer = {
      failure: (failure) => said.push(failure?.kind ?? ''),
      say: (_, key) => said.push(key),
      keepSaying: () => undefined,
      sayAll: () => undefined,
    };
    const closing: CloseConfirmation = {
      setBlocked: (_, asks) => {
        held.push(asks);
      },
    };
    const events = new Subject<LiveEvent>();
    const live: Pick<LiveEvents, 'watch'> = {
      watch: (record) => (record?.resource === 'navigation' && record.id === '1' ? events : EMPTY),
    };
    const actor = createActor(wireMenuTree(trees, announcer, closing, live), { input: { menu: '1' } }).start();
    return { actor, calls, said, held, events };
  };
  const shownOf = ({ actor }: ReturnType<typeof begun>) => {
    const { shown } = actor.getSnapshot().context;
    return shown === null ? [] : [childrenOf(shown.order, null), childrenOf(shown.order, '3')];
  };

  test('moves show at once and are sent one after the other, each with the version of the one before', async () => {
    const menu = begun(['v2', 'v3']);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    menu.actor.send({ type: 'item.moved', move: FIRST });
    menu.actor.send({ type: 'item.moved', move: SECOND });
    expect(shownOf(menu)).toEqual([['3', '1'], ['2']]);
    expect(menu.calls).toEqual(['read', '3 to top 1 of v1']);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    expect(menu.calls).toEqual(['read', '3 to top 1 of v1', '2 to 3 1 of v2']);
    expect(menu.actor.getSnapshot().context.version).toBe('v3');
    expect(menu.said).toEqual([]);
  });

  test('a drop on a closed item is sent as the place behind its last', async () => {
    const menu = begun(['v2', 'v3']);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    menu.actor.send({ type: 'item.moved', move: SECOND });
    menu.actor.send({ type: 'item.moved', move: { id: '1', parent: '3', position: Infinity } });
    await waitFor(menu.actor, (state) => state.matches('shown') && state.context.moves.length === 0);
    expect(menu.calls).toEqual(['read', '2 to 3 1 of v1', '1 to 3 2 of v2']);
    expect(shownOf(menu)).toEqual([['3'], ['2', '1']]);
  });

  test.each([
    ['outdated', { kind: 'Changed' }, 'navigation.tree.outdated'],
    ['of what is gone', { kind: 'NotFound' }, 'navigation.tree.outdated'],
    ['made after the session ended', { kind: 'Unauthenticated' }, 'navigation.tree.refused'],
    ['lost on the way', { kind: 'Unreachable', reason: 'cut' }, 'navigation.tree.unsure'],
  ] as const)(
    'a move that is %s is taken back with those that followed, and the menu is read again',
    async (...row) => {
      const [, failure, message] = row;
      const menu = begun([failure]);
      await waitFor(menu.actor, (state) => state.matches('shown'));
      menu.actor.send({ type: 'item.moved', move: FIRST });
      menu.actor.send({ type: 'item.moved', move: SECOND });
      await waitFor(menu.actor, (state) => state.matches('shown') && state.context.moves.length === 0);
      expect(shownOf(menu)).toEqual([['1', '2', '3'], []]);
      expect(menu.calls).toEqual(['read', '3 to top 1 of v1', 'read']);
      expect(menu.said).toEqual([message]);
    },
  );

  test('moves that are left when the screen closes are still sent, and hold the page until then', async () => {
    const menu = begun(['v2', 'v3']);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    menu.actor.send({ type: 'item.moved', move: FIRST });
    menu.actor.send({ type: 'item.moved', move: SECOND });
    stopWhenSaved(menu.actor);
    expect(menu.held).toEqual([true]);
    await toPromise(menu.actor);
    expect(menu.calls).toEqual(['read', '3 to top 1 of v1', '2 to 3 1 of v2']);
    expect(menu.held).toEqual([true, false, true, false]);
  });

  test('a move that is refused after the screen closed is announced', async () => {
    const menu = begun([{ kind: 'Changed' }]);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    menu.actor.send({ type: 'item.moved', move: FIRST });
    stopWhenSaved(menu.actor);
    await toPromise(menu.actor);
    expect(menu.said).toEqual(['navigation.tree.outdated']);
  });

  test('a screen that closes without moves stops at once', async () => {
    const menu = begun([]);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    stopWhenSaved(menu.actor);
    expect(menu.actor.getSnapshot().status).toBe('stopped');
  });

  test('a menu that somebody else changed is read again, and is no longer followed once it is closed', async () => {
    const menu = begun([]);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    menu.events.next({ type: 'viewers', viewers: [] });
    menu.events.next({ type: 'connected' });
    expect(menu.calls).toEqual(['read']);
    menu.events.next({ type: 'record', by: 'Anna', isSelf: false, isDeleted: false });
    await waitFor(menu.actor, (state) => state.matches('shown'));
    expect(menu.calls).toEqual(['read', 'read']);
    stopWhenSaved(menu.actor);
    expect(menu.events.observed).toBe(false);
  });

  test('a menu that is to be read again waits for the moves that are on their way', async () => {
    const menu = begun(['v2']);
    await waitFor(menu.actor, (state) => state.matches('shown'));
    menu.actor.send({ type: 'item.moved', move: FIRST });
    menu.actor.send({ type: 'reload.requested' });
    await waitFor(
      menu.actor,
      (state) => state.matches('shown') && !state.context.isStale && state.context.moves.length === 0,
    );
    expect(menu.calls).toEqual(['read', '3 to top 1 of v1', 'read']);
  });
});
