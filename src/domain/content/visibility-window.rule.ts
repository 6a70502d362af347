import type { Instant } from '../shared/instant';
import type { FieldProblem } from '../shared/rule';
import { isMoment, momentProblem, type TypedMoment } from '../shared/typed-moment';

/** Visibility window of a block; a null end is open. */
export interface VisibilityWindow {
  readonly from: TypedMoment;
  readonly to: TypedMoment;
}

/** Visibility at a moment: `appears` before `from`, `expires` inside a window with an end. */
export type BlockVisibility =
  | { readonly kind: 'visible' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'expires'; readonly at: Instant }
  | { readonly kind: 'appears'; readonly at: Instant };

/** Visibility of a block at a moment; both ends are inclusive. Rule R-CON-04. */
export const visibilityAt = (window: VisibilityWindow | null | undefined, at: Instant): BlockVisibility => {
  const [from, to] = [window?.from ?? null, window?.to ?? null];
  if (typeof to === 'number' && to < at) return { kind: 'hidden' };
  if (typeof from === 'number' && from > at) return { kind: 'appears', at: from };
  return typeof to === 'number' ? { kind: 'expires', at: to } : { kind: 'visible' };
};

/** Rule R-CON-04. */
export const isVisibleAt = (window: VisibilityWindow | null | undefined, at: Instant): boolean =>
  ['visible', 'expires'].includes(visibilityAt(window, at).kind);

/** Problems of a window: an unreadable moment, or an end before the start. Rule R-CON-04. */
export const windowProblems = ({
  from,
  to,
}: VisibilityWindow): { readonly from: FieldProblem | null; readonly to: FieldProblem | null } => ({
  from: momentProblem(from),
  to:
    momentProblem(to) ??
    (isMoment(from) && isMoment(to) && from !== null && to !== null && to < from ? 'tooEarly' : null),
});
