import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';
import type { RecordMachine } from '../shared/record.machine';

export type LockActor = ActorRefFrom<typeof editorLockMachine>;
export type ItemActor = ActorRefFrom<RecordMachine<ContentItem, ContentDraft>>;

/** The state of the form, without its child states. */
export const nameOf = ({ value }: SnapshotFrom<ItemActor>): string => (typeof value === 'string' ? value : 'editing');

/**
 * Connects the lock and the form of an item: an acquired lock opens the form, and a form that is closed, saved or left
 * releases it. Typing never waits for the lock. Rule R-CON-06.
 * @returns disconnects them
 */
export const coupleEditor = (item: ItemActor, lock: LockActor): (() => void) => {
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
    if (was === 'saving' && is === 'comparing') lock.send({ type: 'save.refused', locked: null });
    if (is === 'reading') {
      // Only a record that was just read knows its holder; one that was edited or saved still names the person.
      if (isRead) lock.send({ type: 'holder.seen', holder: now.context.stored?.record.locked ?? null });
      // Nobody edits it any more; the lock may have arrived while a deletion was being confirmed.
      lock.send({ type: 'lock.released' });
    }
    if (is === 'removed' || is === 'lost') lock.send({ type: 'lock.released' });
  });
  return () => {
    given.unsubscribe();
    followed.unsubscribe();
    lock.send({ type: 'lock.released' });
  };
};
