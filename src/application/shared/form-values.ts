import type { DraftForm } from '../../domain/shared/drafts/draft';
import { changedFields, type Fields } from '../../domain/shared/merge';

/**
 * The values of a form, as a machine and the draft keeper see them. The form owns them: the machine reads them when it
 * needs them, and replaces them when an edit begins, ends or is merged.
 */
export interface FormValues<Draft> extends DraftForm<Draft> {
  /** Replaces all values; the form starts again, with no field touched. */
  readonly fill: (draft: Draft) => void;
}

/** Whether two drafts differ: there is something that leaving would lose. */
export const isDirty = <Draft extends Fields>(base: Draft, draft: Draft): boolean =>
  changedFields(base, draft).length > 0;
