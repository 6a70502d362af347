import type { ActorRefFrom, StateValue } from 'xstate';
import type { ContentDraft, ContentItem, LockHolder } from '../../domain/content/content-item';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';
import type { Fields } from '../../domain/shared/merge';
import type { Identified } from '../../domain/shared/resource';
import type { RecordMachine } from '../shared/record/record.machine';

export type LockActor = ActorRefFrom<typeof editorLockMachine>;
export type ItemActor = ActorRefFrom<RecordMachine<ContentItem, ContentDraft>>;

/** Top-level state of the record machine. */
export const nameOf = ({ value }: { readonly value: StateValue }): string =>
  typeof value === 'string' ? value : 'editing';

/**
 * Connects lock and record machine: an acquired lock opens the form; closing, saving or leaving releases it.
 * Input never waits for the lock. Rule R-CON-06. @param holderOf reads who has it @returns disconnects them
 */
export const coupleEditor = <Detail extends Draft & Identified, Draft extends Fields>(
  item: ActorRefFrom<RecordMachine<Detail, Draft>>,
  lock: LockActor,
  holderOf: (record: Detail) => LockHolder | null = () => null,
): (() => void) => {
  let before = item.getSnapshot();
  const given = lock.on('lock.acquired', () => {
    item.send({ type: 'edit.granted' });
  });
  const followed = item.subscribe((now) => {
    const [was, is] = [nameOf(before), nameOf(now)];
    const isRead = was === 'loading' && before.context.saved?.stored === undefined;
    before = now;
    if (was === is) return;
    if (is === 'saving') lock.send({ type: 'save.started' });
    if (was === 'saving' && is === 'saved') lock.send({ type: 'save.succeeded' });
    if (was === 'saving' && is === 'editing')
      lock.send({ type: 'save.refused', locked: now.context.failure?.kind === 'Locked' ? now.context.failure : null });
    if (was === 'saving' && is === 'comparing') lock.send({ type: 'save.outdated' });
    if (is === 'reading') {
      // Only a fresh read knows the holder; an edited record still names the current user.
      const { stored } = now.context;
      const holder = stored === null ? null : holderOf(stored.record);
      if (isRead) lock.send({ type: 'holder.seen', holder: holder?.isOwn === true ? null : holder });
      // Also releases a lock that was acquired while a deletion was being confirmed. A read ends no request for the lock.
      if (was !== 'loading' || lock.getSnapshot().matches('held')) lock.send({ type: 'lock.released' });
    }
    if (is === 'removed' || is === 'lost') lock.send({ type: 'lock.released' });
  });
  return () => {
    given.unsubscribe();
    followed.unsubscribe();
    lock.send({ type: 'lock.released' });
  };
};
