import type { ActorRefFrom } from 'xstate';
import type { ContentKind, LockHolder } from '../../domain/content/content-item';
import { holderIn, isOwnLock } from '../../domain/content/editor-lock';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';
import type { DetailOf, Kind } from '../../domain/shared/resource';
import type { RecordMachine } from '../shared/record/record.machine';

export type LockActor = ActorRefFrom<typeof editorLockMachine>;
export type ItemActor = ActorRefFrom<RecordMachine<ContentKind>>;

/**
 * Connects lock and record machine: an acquired lock opens the form; closing, saving or leaving releases it. Typing
 * never waits for the lock. A save whose lock expired is repeated with the next lock. Rule R-CON-26.
 * @param holderOf returns the lock holder of a record @returns disconnects them
 */
export const bindEditorLock = <K extends Kind>(
  item: ActorRefFrom<RecordMachine<K>>,
  lock: LockActor,
  holderOf: (record: DetailOf<K>) => LockHolder | null = () => null,
): (() => void) => {
  /** Repetition of a save whose lock had expired; only once, as the server may never accept it. */
  let repetition: 'none' | 'due' | 'done' = 'none';
  const release = (): void => {
    repetition = 'none';
    lock.send({ type: 'lock.released' });
  };
  const heard = [
    lock.on('lock.acquired', () => {
      item.send({ type: 'edit.granted' });
      if (repetition !== 'due') return;
      repetition = 'done';
      item.send({ type: 'save.requested', overrides: item.getSnapshot().context.overrides });
    }),
    lock.on('lock.lost', () => {
      repetition = 'none';
    }),
    item.on('record.opened', ({ read }) => {
      if (read !== null) {
        const holder = holderOf(read.record);
        lock.send({ type: 'holder.seen', holder: holder?.isOwn === true ? null : holder });
      }
      // A reload must not cancel a lock request.
      if (lock.getSnapshot().matches('held')) release();
    }),
    item.on('save.started', () => {
      lock.send({ type: 'save.started' });
    }),
    item.on('save.outdated', () => {
      lock.send({ type: 'save.outdated' });
    }),
    item.on('save.refused', ({ failure }) => {
      const holder = holderIn(failure?.kind === 'Locked' ? failure : null);
      const isEnded = failure?.kind === 'Locked' && (holder === null || isOwnLock(lock.getSnapshot().context, holder));
      repetition = isEnded && repetition === 'none' && lock.getSnapshot().matches('held') ? 'due' : 'none';
      lock.send({ type: 'save.refused', locked: failure?.kind === 'Locked' ? failure : null });
    }),
    item.on('record.saved', () => {
      repetition = 'none';
      lock.send({ type: 'save.succeeded' });
    }),
    // Includes a lock that was acquired during the confirmation of a deletion.
    item.on('edit.ended', release),
    item.on('record.removed', release),
    item.on('record.lost', release),
  ];
  return () => {
    for (const listener of heard) listener.unsubscribe();
    release();
  };
};
