import { fromCallback, fromPromise } from 'xstate';
import {
  NO_DRAFT,
  type DraftRef,
  type FoundDraft,
  type KeeperEvent,
  type OpenDraft,
} from '../../../domain/shared/drafts/draft';
import type { Fields } from '../../../domain/shared/merge';
import { sameValue } from '../../../domain/shared/same-value';
import type { DraftKeeper } from './draft-keeper';

/**
 * Actor that stores the draft of an open edit. Values that differ from the base at the start, as after a refused save,
 * are stored at once.
 */
export const keepDraftWith = <Draft extends Fields>(keeper: Pick<DraftKeeper<Draft>, 'open'> | null) =>
  fromCallback<KeeperEvent<Draft>, OpenDraft<Draft>>(({ input: { form, ...origin }, receive }) => {
    const writer = keeper?.open(origin);
    if (writer === undefined) return undefined;
    if (form !== undefined && !sameValue(form.read(), origin.base)) writer.change(form.read());
    const unsubscribe = form?.subscribe(() => {
      writer.change(form.read());
    });
    receive((event) => {
      if (event.type === 'draft.changed') writer.change(event.draft);
      else writer.flush(event.all);
    });
    return () => {
      unsubscribe?.();
      writer.close();
    };
  });

/** Draft actors of a form. @param keeper null when no draft may be stored */
export const wireDraft = <Draft extends Fields>(keeper: DraftKeeper<Draft> | null) => ({
  findDraft: fromPromise<FoundDraft<Draft>, DraftRef>(
    ({ input }) => keeper?.find(input.id) ?? Promise.resolve(NO_DRAFT),
  ),
  keepDraft: keepDraftWith(keeper),
  dropDraft: fromPromise<unknown, DraftRef>(({ input }) => keeper?.drop(input.id) ?? Promise.resolve()),
  setDraftAside: fromPromise<unknown, DraftRef>(({ input }) => keeper?.setAside(input.id) ?? Promise.resolve()),
});
