import { fromPromise } from 'xstate';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import { orderSavingMachine } from './order-saving.machine';
import type { FaqLists } from './ports/faq-lists.port';

/** Saves the order of the FAQ. Rule R-CAT-27. */
export type WiredOrderSaving = typeof orderSavingMachine;
export const WiredOrderSaving = token<WiredOrderSaving>('wired-order-saving');

export const wireOrderSaving = (lists: FaqLists, announcer: Announcer): WiredOrderSaving =>
  orderSavingMachine.provide({
    actors: {
      // A save that is on its way is not cancelled when the screen closes: the order is to arrive.
      saveOrder: fromPromise(({ input: { list, order } }) =>
        (list.kind === 'categories' ? lists.sortCategories(order) : lists.sortQuestions(list.category, order))(),
      ),
    },
    actions: {
      announceRefused: (_, { failure }) => {
        if (failure?.kind === 'Changed') announcer.say('warning', 'catalogue.order.changed', NOTICE_TIME.long);
        else announcer.failure(failure, undefined, { title: titleKeyOf('faq') });
      },
    },
  });
