import { useActorRef, useSelector } from '@xstate/react';
import { createElement, useCallback, useMemo } from 'react';
import { coupleEditor } from '../../../application/content/couple-editor';
import { isLockLost } from '../../../application/content/lock-standing';
import { WiredEditorLock } from '../../../application/content/wire-editor-lock';
import type { Id } from '../../../domain/shared/id';
import { usePageHide } from '../../shared/record/actor-effects.bridge';
import type { RecordHold } from '../../shared/record/record-hold';
import { useService } from '../../shared/runtime/use-service';
import { useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { LockStrip } from '../lock-strip';

/**
 * The lock of a record without blocks, by its endpoint. A new record has none. Another record is another screen: give
 * the screen its identity as key. Rules R-CON-06 and R-CAT-43.
 */
export const useRecordLock = (module: string, id: Id | null, mayTakeOver: boolean): RecordHold | undefined => {
  const text = useText();
  const { firstname, surname } = useSession().me;
  const lock = useActorRef(useService(WiredEditorLock), {
    input: { ref: { module, id: id ?? '' }, mayTakeOver, ownName: `${firstname} ${surname}`, kind: 'record' },
  });
  const isLost = useSelector(lock, isLockLost);
  const isFree = useSelector(lock, (state) => state.matches('free'));
  usePageHide(
    useCallback(() => {
      lock.send({ type: 'lock.released' });
    }, [lock]),
  );
  const onEdit = useCallback(() => {
    lock.send({ type: 'lock.requested' });
  }, [lock]);
  const couple = useCallback<RecordHold['couple']>((actor) => coupleEditor(actor, lock), [lock]);
  return useMemo(
    () =>
      id === null
        ? undefined
        : {
            isFree,
            saveOff: isLost ? text('content.lock.saveOff') : null,
            onEdit,
            couple,
            strips: (onKeep) => createElement(LockStrip, { lock, blocks: null, isElsewhere: false, onKeep }),
          },
    [couple, id, isFree, isLost, lock, onEdit, text],
  );
};
