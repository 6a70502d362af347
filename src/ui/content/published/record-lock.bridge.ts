import { useActorRef, useSelector } from '@xstate/react';
import { createElement, useCallback, useMemo } from 'react';
import { bindEditorLock, type LockActor } from '../../../application/content/bind-editor-lock';
import { isLockLost } from '../../../application/content/lock-status';
import { WiredEditorLock } from '../../../application/content/wire-editor-lock';
import type { Id } from '../../../domain/shared/id';
import type { DisabledReason } from '../../shared/commands/command';
import { usePageHide } from '../../shared/record/actor-effects.bridge';
import type { EditLock } from '../../shared/record/edit-lock';
import { useService } from '../../shared/runtime/use-service';
import { useSession } from '../../shared/runtime/use-session';
import type { BlocksActor } from '../content.bridge';
import { LockStrip } from '../lock-strip';

const LOST: DisabledReason = { key: 'content.lock.saveOff' };

interface EditLockOptions {
  /** A new record has no lock. */
  readonly isNew: boolean;
  /** Blocks that can be copied after the lock is lost; `null` for a record without blocks. */
  readonly blocks: BlocksActor | null;
  readonly isOpenInOtherTab: boolean;
}

/** Connects a lock to the form that is edited under it. */
export const useEditLock = (lock: LockActor, { isNew, blocks, isOpenInOtherTab }: EditLockOptions): EditLock => {
  const isLost = useSelector(lock, isLockLost);
  const isFree = useSelector(lock, (state) => state.matches('free'));
  const request = useCallback(() => {
    lock.send({ type: 'lock.requested' });
  }, [lock]);
  return useMemo(
    () => ({
      isFree,
      disabledReason: isLost ? LOST : null,
      onEdit: isNew ? undefined : request,
      isOpenInOtherTab,
      strips: (onKeep) => createElement(LockStrip, { lock, blocks, isOpenInOtherTab, onKeep }),
    }),
    [blocks, isOpenInOtherTab, isFree, isLost, isNew, lock, request],
  );
};

/**
 * The lock of a record without blocks, by its endpoint; a new record has none. The screen must have the record's id as
 * `key`. Rules R-CON-06 and R-CAT-43.
 */
export const useRecordLock = (module: string, id: Id | null, mayTakeOver: boolean): EditLock | undefined => {
  const { firstname, surname } = useSession().me;
  const lock = useActorRef(useService(WiredEditorLock), {
    input: { ref: { module, id: id ?? '' }, mayTakeOver, ownName: `${firstname} ${surname}`, kind: 'record' },
  });
  usePageHide(
    useCallback(() => {
      lock.send({ type: 'lock.released' });
    }, [lock]),
  );
  const connect = useCallback<NonNullable<EditLock['connect']>>((actor) => bindEditorLock(actor, lock), [lock]);
  const hold = useEditLock(lock, { isNew: id === null, blocks: null, isOpenInOtherTab: false });
  return useMemo(() => (id === null ? undefined : { ...hold, connect }), [connect, hold, id]);
};
