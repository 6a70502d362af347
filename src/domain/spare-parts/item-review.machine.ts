import { assign, setup } from 'xstate';
import { phantom } from '../shared/phantom';
import { accept, acceptAll, beginReview, hasOpen, isChanged, reject, type, undo, type ItemReview } from './item-review';
import type { ItemFields, Proposals, UpdateField } from './spare-item.rule';

type ReviewEvent =
  | { readonly type: 'field.typed'; readonly field: UpdateField; readonly value: string }
  | { readonly type: 'proposal.accepted' | 'proposal.rejected' | 'decision.undone'; readonly field: UpdateField }
  | { readonly type: 'all.accepted' }
  /** The item was stored, or another one is reviewed. */
  | { readonly type: 'item.given'; readonly stored: ItemFields; readonly proposals: Proposals };

/** Editing of one item of a spare part with a decision for each proposed value. Rule R-SPA-10. */
export const itemReviewMachine = setup({
  types: {
    context: phantom<{ readonly review: ItemReview }>(),
    events: phantom<ReviewEvent>(),
    input: phantom<{ readonly stored: ItemFields; readonly proposals: Proposals }>(),
  },
  guards: {
    isChanged: ({ context }) => isChanged(context.review),
    isUnchanged: ({ context }) => !isChanged(context.review),
    hasOpen: ({ context }) => hasOpen(context.review),
  },
}).createMachine({
  id: 'item-review',
  context: ({ input: { stored, proposals } }) => ({ review: beginReview(stored, proposals) }),
  initial: 'unchanged',
  on: {
    'field.typed': {
      actions: assign(({ context, event }) => ({ review: type(context.review, event.field, event.value) })),
    },
    'proposal.accepted': { actions: assign(({ context, event }) => ({ review: accept(context.review, event.field) })) },
    'proposal.rejected': { actions: assign(({ context, event }) => ({ review: reject(context.review, event.field) })) },
    'decision.undone': { actions: assign(({ context, event }) => ({ review: undo(context.review, event.field) })) },
    'all.accepted': {
      guard: 'hasOpen',
      actions: assign(({ context }) => ({ review: acceptAll(context.review) })),
    },
    'item.given': { actions: assign(({ event }) => ({ review: beginReview(event.stored, event.proposals) })) },
  },
  states: {
    unchanged: { always: { guard: 'isChanged', target: 'changed' } },
    changed: { always: { guard: 'isUnchanged', target: 'unchanged' } },
  },
});
