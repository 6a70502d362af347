import { assign, setup } from 'xstate';
import { phantom } from '../shared/phantom';
import { sameValue } from '../shared/same-value';
import { isValid } from '../shared/rule';
import {
  accept,
  acceptAll,
  hasOpenProposal,
  reject,
  typed,
  undo,
  withProduct,
  type PartProduct,
  type SpareItem,
} from './spare-item';
import { spareItemRule, type UpdateField } from './spare-item.rule';

interface ItemInput {
  readonly stored: SpareItem;
  /** Includes earlier decisions. */
  readonly item: SpareItem;
}

type ReviewEvent =
  | { readonly type: 'field.typed'; readonly field: UpdateField; readonly value: string }
  | { readonly type: 'proposal.accepted' | 'proposal.rejected' | 'decision.undone'; readonly field: UpdateField }
  | { readonly type: 'product.chosen'; readonly product: PartProduct | null }
  | { readonly type: 'all.accepted' };

/** Edit of one item, with a decision on each proposed value. Rules R-SPA-10 and R-SPA-11. */
export const itemReviewMachine = setup({
  types: {
    context: phantom<ItemInput & { readonly opened: SpareItem }>(),
    events: phantom<ReviewEvent>(),
    input: phantom<ItemInput>(),
  },
  guards: {
    isWrong: ({ context: { item } }) => !isValid(spareItemRule(item)),
    isUnchanged: ({ context: { opened, item } }) => sameValue(opened, item),
    hasOpenProposal: ({ context }) => hasOpenProposal(context.item),
  },
}).createMachine({
  id: 'item-review',
  context: ({ input }) => ({ ...input, opened: input.item }),
  initial: 'judging',
  on: {
    'field.typed': {
      target: '.judging',
      actions: assign(({ context: { item }, event }) => ({
        item: typed(item, event.field, event.value),
      })),
    },
    'proposal.accepted': {
      target: '.judging',
      actions: assign(({ context: { item }, event }) => ({ item: accept(item, event.field) })),
    },
    'proposal.rejected': {
      target: '.judging',
      actions: assign(({ context: { stored, item }, event }) => ({ item: reject(stored, item, event.field) })),
    },
    'decision.undone': {
      target: '.judging',
      actions: assign(({ context: { stored, item }, event }) => ({ item: undo(stored, item, event.field) })),
    },
    'product.chosen': {
      target: '.judging',
      actions: assign(({ context: { item }, event }) => ({ item: withProduct(item, event.product) })),
    },
    'all.accepted': {
      guard: 'hasOpenProposal',
      target: '.judging',
      actions: assign(({ context: { item } }) => ({ item: acceptAll(item) })),
    },
  },
  states: {
    judging: {
      always: [
        { guard: 'isWrong', target: 'wrong' },
        { guard: 'isUnchanged', target: 'unchanged' },
        { target: 'changed' },
      ],
    },
    /** A field is invalid. */
    wrong: {},
    unchanged: {},
    changed: {},
  },
});
