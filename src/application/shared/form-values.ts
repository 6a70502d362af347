import type { DraftForm } from '../../domain/shared/drafts/draft';
import { changedFields, type Fields } from '../../domain/shared/merge';

/**
 * Access of machines and draft keeper to the values of a form. The form owns the values; the machine replaces them when
 * an edit starts, ends or is merged.
 */
export interface FormValues<Draft> extends DraftForm<Draft> {
  /** Replaces all values and resets the touched fields. */
  readonly fill: (draft: Draft) => void;
}

/** Whether two drafts differ, so that leaving would lose changes. */
export const isDirty = <Draft extends Fields>(base: Draft, draft: Draft): boolean =>
  changedFields(base, draft).length > 0;
