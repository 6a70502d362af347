import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';
import type { RecordMachine } from '../shared/record.machine';

export type LockActor = ActorRefFrom<typeof editorLockMachine>;
export type ItemActor = ActorRefFrom<RecordMachine<ContentItem, ContentDraft>>;

/** The state of the form; what happens within an edit does not matter outside it. */
export const nameOf = ({ value }: SnapshotFrom<ItemActor>): string => (typeof value === 'string' ? value : 'editing');

/**
 * Ties the lock to the form of an item: the form opens for editing when the lock is given, and the lock is given back
 * when the form is closed, saved or left. What is typed never waits for the lock. Rule R-CON-06.
 * @returns unties them
 */
export const coupleEditor = (item: ItemActor, lock: LockActor): (() => void) => {
  let before = item.getSnapshot();
  const given = lock.on('lock.acquired', () => {
    item.send({ type: 'edit.granted' });
  });
  const followed = item.subscribe((now) => {
    const [was, is] = [nameOf(before), nameOf(now)];
    before = now;
    if (was === is) return;
    if (is === 'saving') lock.send({ type: 'save.started' });
    if (was === 'saving' && is === 'saved') lock.send({ type: 'save.succeeded' });
    if (was === 'saving' && is === 'editing')
      lock.send({ type: 'save.refused', locked: now.context.failure?.kind === 'Locked' ? now.context.failure : null });
    if (was === 'saving' && is === 'comparing') lock.send({ type: 'save.refused', locked: null });
    if (is === 'reading') {
      // Only what was just read knows who has it; what was edited still says that it is the person's own.
      if (was === 'loading') lock.send({ type: 'holder.seen', holder: now.context.stored?.record.locked ?? null });
      // Whatever led back here: nobody edits it any more. That also goes for a lock that came while somebody was asked
      // whether to delete it.
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
