import type { Instant } from '../shared/instant';
import type { FieldProblem } from '../shared/rule';
import { isMoment, momentProblem, type TypedMoment } from '../shared/typed-moment';

/** From when until when visitors see a block; an open end has no limit. */
export interface BlockWindow {
  readonly from: TypedMoment;
  readonly to: TypedMoment;
}

/** How a block stands towards its window: `from` has not come yet, `to` is still to come, or is over. */
export type BlockSight =
  | { readonly kind: 'visible' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'expires'; readonly at: Instant }
  | { readonly kind: 'appears'; readonly at: Instant };

/** What visitors see of a block at a moment; both ends belong to the window. Rule R-CON-04. */
export const sightOf = (window: BlockWindow | null, at: Instant): BlockSight => {
  const [from, to] = [window?.from ?? null, window?.to ?? null];
  if (typeof to === 'number' && to < at) return { kind: 'hidden' };
  if (typeof from === 'number' && from > at) return { kind: 'appears', at: from };
  return typeof to === 'number' ? { kind: 'expires', at: to } : { kind: 'visible' };
};

/** Whether visitors see a block at a moment. Rule R-CON-04. */
export const isVisibleAt = (window: BlockWindow | null, at: Instant): boolean =>
  ['visible', 'expires'].includes(sightOf(window, at).kind);

/** What is wrong with a window: a moment that cannot be read, or an end before its beginning. Rule R-CON-04. */
export const windowProblems = ({
  from,
  to,
}: BlockWindow): { readonly from: FieldProblem | null; readonly to: FieldProblem | null } => ({
  from: momentProblem(from),
  to:
    momentProblem(to) ??
    (isMoment(from) && isMoment(to) && from !== null && to !== null && to < from ? 'tooEarly' : null),
});
