import { useMachine, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { hasOffer } from '../../../application/shared/record/record-changes';
import type { RecordMachine } from '../../../application/shared/record/record.machine';
import { stopWhenSaved, WiredMenuTree } from '../../../application/site/wire-menu-tree';
import type { Id } from '../../../domain/shared/id';
import { itemEditorMachine } from '../../../domain/site/item-editor.machine';
import type { MenuItemKind } from '../../../domain/site/menu-item';
import { nodeTreeOf, openedAtFirst, parentsIn, type ItemMove } from '../../../domain/site/menu-tree';
import { useConnection } from '../../shared/record/actor-effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** The actor of a menu tree; it runs until the screen is closed and its moves are saved. */
const useMenuTree = (menu: Id): ActorRefFrom<WiredMenuTree> => {
  const machine = useService(WiredMenuTree);
  const [actor] = useState(() => createActor(machine, { input: { menu } }));
  useConnection(
    useCallback(() => {
      actor.start();
      return () => {
        stopWhenSaved(actor);
      };
    }, [actor]),
  );
  return actor;
};

/** The items of a menu, the expanded ones, and the operations on them. */
export const useMenuItems = (menu: Id) => {
  const actor = useMenuTree(menu);
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  const { shown } = context;
  const [opened, setOpened] = useState<ReadonlySet<Id> | null>(null);
  const atFirst = useMemo(() => (shown === null ? new Set<Id>() : openedAtFirst(shown)), [shown]);
  const open = opened ?? atFirst;
  const tree = useMemo(() => (shown === null ? null : nodeTreeOf(shown, open)), [open, shown]);
  return {
    ...context,
    isLoading: state === 'loading',
    isMoving: state === 'moving',
    hasFailed: state === 'failed',
    open,
    /** The tree to render; `null` until loaded. */
    tree,
    reload: useCallback(() => {
      actor.send({ type: 'reload.requested' });
    }, [actor]),
    move: useCallback(
      (move: ItemMove) => {
        actor.send({ type: 'item.moved', move });
      },
      [actor],
    ),
    openNodes: useCallback(
      (ids: readonly Id[]) => {
        setOpened((now) => new Set([...(now ?? atFirst), ...ids]));
      },
      [atFirst],
    ),
    closeNode: useCallback(
      (id: Id) => {
        setOpened((now) => new Set([...(now ?? atFirst)].filter((other) => other !== id)));
      },
      [atFirst],
    ),
    openAll: () => {
      setOpened(new Set(shown === null ? [] : parentsIn(shown)));
    },
    closeAll: () => {
      setOpened(new Set());
    },
  };
};

export type BoundMenuItems = ReturnType<typeof useMenuItems>;

/** State of the item panel; asks before unsaved work is left. Rule R-NAV-10. */
export const useItemEditor = () => {
  const leaving = useService(LeavingActor);
  const [snapshot, send] = useMachine(itemEditorMachine);
  const askBeforeLeaving = useCallback(
    (go: () => void) => {
      leaving.send({ type: 'leave.requested', go });
    },
    [leaving],
  );
  return {
    mode: snapshot.value,
    ...snapshot.context,
    add: (parent: Id | null): void => {
      askBeforeLeaving(() => {
        send({ type: 'item.adding', parent });
      });
    },
    select: (id: Id): void => {
      if (snapshot.context.item === id) return;
      askBeforeLeaving(() => {
        send({ type: 'item.selected', id });
      });
    },
    close: useCallback(() => {
      send({ type: 'item.left' });
    }, [send]),
  };
};

type ItemActor = ActorRefFrom<RecordMachine<MenuItemKind>>;

/**
 * Starts the edit once an item has loaded. Keep the identity of each argument.
 * @param onChanged called after a save or deletion: the tree must reload @param onDone called when the edit has ended
 */
export const useItemEditing = (actor: ItemActor, onChanged: () => void, onDone: () => void): void => {
  useConnection(
    useCallback(() => {
      let isEdited = false;
      const goOn = (): void => {
        if (hasOffer(actor.getSnapshot().context)) return;
        if (isEdited) onDone();
        else actor.send({ type: 'edit.requested' });
      };
      const heard = [
        actor.on('form.opened', () => {
          isEdited = true;
        }),
        actor.on('record.opened', goOn),
        actor.on('edit.ended', goOn),
        actor.on('record.saved', onChanged),
        actor.on('record.removed', onChanged),
      ];
      return () => {
        for (const listener of heard) listener.unsubscribe();
      };
    }, [actor, onChanged, onDone]),
  );
};
