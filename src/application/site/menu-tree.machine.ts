import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import {
  canMoveItem,
  menuTreeOf,
  placedMove,
  withItemMoved,
  type ItemMove,
  type MenuTree,
} from '../../domain/site/menu-tree';
import type { ReadMenu } from './ports/menu-trees.port';

interface MenuTreeContext {
  readonly menu: Id;
  readonly title: string | null;
  readonly hasIcons: boolean;
  /** The menu on the server; null until loaded. */
  readonly stored: MenuTree | null;
  readonly version: string | null;
  /** Unsaved moves, in order. */
  readonly moves: readonly ItemMove[];
  /** The displayed menu, with all moves. */
  readonly shown: MenuTree | null;
  readonly failure: Failure | null;
  /** Reload as soon as no move is being saved. */
  readonly isStale: boolean;
}

type MenuTreeEvent =
  | { readonly type: 'item.moved'; readonly move: ItemMove }
  /** An item was saved or deleted, someone else changed the menu, or the user retries after a failure. */
  | { readonly type: 'reload.requested' };

interface SentMove {
  readonly menu: Id;
  readonly move: ItemMove;
  readonly version: string | null;
}

const shownOf = (stored: MenuTree, moves: readonly ItemMove[]): MenuTree => moves.reduce(withItemMoved, stored);

const setUp = setup({
  types: {
    input: phantom<{ readonly menu: Id }>(),
    context: phantom<MenuTreeContext>(),
    events: phantom<MenuTreeEvent>(),
    /** All moves are saved, or one was refused. */
    emitted: phantom<{ readonly type: 'moves.finished' }>(),
  },
  actors: {
    /** Sends `reload.requested` when someone else changed the menu; silent where the API has no live events. */
    followMenu: fromCallback<MenuTreeEvent, { readonly menu: Id }>(() => undefined),
    readMenu: fromPromise<Outcome<ReadMenu>, { readonly menu: Id }>(unwired('readMenu')),
    moveItem: fromPromise<Outcome<string | null>, SentMove>(unwired('moveItem')),
  },
  actions: {
    announceRefused: (_, _params: { readonly failure: Failure | null }) => unwired('announceRefused')(),
    announceUnread: (_, _params: { readonly failure: Failure | null }) => unwired('announceUnread')(),
    emitMovesFinished: enqueueActions(({ context: { moves }, enqueue }) => {
      if (moves.length === 0) enqueue.emit({ type: 'moves.finished' });
    }),
  },
});

const note = setUp.assign(({ context: { shown, moves }, event }) => {
  if (event.type !== 'item.moved' || shown === null || !canMoveItem(shown, event.move.id, event.move.parent)) return {};
  const move = placedMove(shown, event.move);
  return { moves: [...moves, move], shown: withItemMoved(shown, move) };
});

/**
 * Items of a menu: moves are optimistic and saved in sequence. A refused move is reverted with all later moves, and the
 * menu is reloaded. Rule R-NAV-05.
 */
export const menuTreeMachine = setUp.createMachine({
  id: 'menu-tree',
  context: ({ input: { menu } }) => ({
    menu,
    title: null,
    hasIcons: false,
    stored: null,
    version: null,
    moves: [],
    shown: null,
    failure: null,
    isStale: false,
  }),
  invoke: { src: 'followMenu', input: ({ context: { menu } }) => ({ menu }) },
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ isStale: false }),
      on: {
        'item.moved': { actions: note },
        'reload.requested': { target: 'loading', reenter: true },
      },
      invoke: {
        src: 'readMenu',
        input: ({ context: { menu } }) => ({ menu }),
        onDone: byOutcome(
          {
            target: 'shown',
            actions: assign(({ context, event }) => {
              const read = valueOf(event);
              if (read === null) return {};
              const stored = menuTreeOf(read.items);
              const { title, hasIcons, version } = read;
              return { title, hasIcons, version, stored, shown: shownOf(stored, context.moves), failure: null };
            }),
          },
          {
            guard: ({ context }) => context.stored !== null,
            target: 'shown',
            actions: { type: 'announceUnread', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    failed: { on: { 'reload.requested': 'loading' } },
    shown: {
      always: [
        { guard: ({ context }) => context.moves.length > 0, target: 'moving' },
        { guard: ({ context }) => context.isStale, target: 'loading' },
      ],
      on: {
        'item.moved': { actions: note },
        'reload.requested': 'loading',
      },
    },
    moving: {
      on: {
        'item.moved': { actions: note },
        'reload.requested': { actions: assign({ isStale: true }) },
      },
      invoke: {
        src: 'moveItem',
        input: ({ context: { menu, moves, version } }) => {
          const [move] = moves;
          if (move === undefined) throw new Error('There is no move to save.');
          return { menu, move, version };
        },
        onDone: byOutcome(
          {
            target: 'shown',
            actions: [
              assign(({ context: { stored, moves }, event }) => {
                const [move, ...rest] = moves;
                const next = stored === null || move === undefined ? stored : withItemMoved(stored, move);
                return { stored: next, moves: rest, version: valueOf(event) };
              }),
              'emitMovesFinished',
            ],
          },
          {
            target: 'loading',
            actions: [
              { type: 'announceRefused', params: ({ event }) => ({ failure: failureOf(event) }) },
              assign(({ context: { stored } }) => ({ moves: [], shown: stored })),
              'emitMovesFinished',
            ],
          },
        ),
      },
    },
  },
});
