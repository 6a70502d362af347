import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { Id } from '../../domain/shared/id';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { sameValue } from '../../domain/shared/same-value';
import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import { orderSavingMachineOf, type SavedOrder } from './order-saving.machine';
import type { FaqLists } from './ports/faq-lists.port';

/** The list that is sorted. */
export type SortedList = { readonly kind: 'categories' } | { readonly kind: 'questions'; readonly category: Id };

type SavedList = SavedOrder<readonly Id[], string | null>;

export const listOrderSaving = orderSavingMachineOf<SortedList, readonly Id[], string | null, SavedList>(sameValue);

/** Saves the order of FAQ lists. Rule R-CAT-27. */
export type WiredOrderSaving = typeof listOrderSaving;
export const WiredOrderSaving = token<WiredOrderSaving>('wired-order-saving');

export const wireOrderSaving = (lists: FaqLists, announcer: Announcer): WiredOrderSaving =>
  listOrderSaving.provide({
    actors: {
      // Closing the screen does not cancel a running save, so that the order is stored.
      saveOrder: fromPromise(async ({ input: { sorted, order: ids, stored, version } }) => {
        const order = { ids, version };
        return pipe(
          await (
            sorted.kind === 'categories' ? lists.sortCategories(order) : lists.sortQuestions(sorted.category, order)
          )(),
          either.match(
            (failure): SavedList => ({ stored, version, failure }),
            (next): SavedList => ({ stored: ids, version: next, failure: null }),
          ),
        );
      }),
    },
    actions: {
      announceRefused: (_, { failure }) => {
        if (failure?.kind === 'Changed') announcer.say('warning', 'catalogue.order.changed', NOTICE_TIME.long);
        else announcer.failure(failure, undefined, { title: titleKeyOf('faq') });
      },
    },
  });
