import { assign, fromPromise, setup } from 'xstate';
import type { NetPrice } from '../../domain/commerce/net-price';
import {
  codeKey,
  judgePriceTable,
  readPriceTable,
  type JudgedLine,
  type PriceLine,
} from '../../domain/commerce/price-table';
import type { ItemReference } from '../../domain/commerce/references';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import type { Parts } from '../../domain/shared/parts/part';
import { phantom } from '../../domain/shared/phantom';

interface PastingInput {
  readonly language: Language;
  /** The prices that are there. */
  readonly prices: Parts<NetPrice>;
}

interface PastingContext extends PastingInput {
  readonly text: string;
  readonly lines: readonly PriceLine[];
  readonly judged: readonly JudgedLine[];
  readonly share: number;
  readonly failure: Failure | null;
}

export type PastingEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'preview.requested' }
  | { readonly type: 'preview.cancelled' }
  | { readonly type: 'lookup.progressed'; readonly share: number };

interface Lookup {
  readonly codes: readonly string[];
  readonly onProgress: (share: number) => void;
}

const pasting = setup({
  types: {
    input: phantom<PastingInput>(),
    context: phantom<PastingContext>(),
    events: phantom<PastingEvent>(),
  },
  actors: { lookUp: fromPromise<Outcome<readonly ItemReference[]>, Lookup>(unwired('lookUp')) },
});

/** A table of codes and prices: typed or pasted, looked up, and shown before it is taken. Rule R-COM-08. */
export const pricePasteMachine = pasting.createMachine({
  id: 'pricePaste',
  context: ({ input }) => ({ ...input, text: '', lines: [], judged: [], share: 0, failure: null }),
  initial: 'typing',
  on: {
    'text.changed': { target: '.typing', actions: assign({ text: ({ event }) => event.text, failure: null }) },
  },
  states: {
    typing: {
      on: {
        'preview.requested': {
          guard: ({ context }) => context.text.trim() !== '',
          target: 'looking',
          actions: assign(({ context }) => ({ lines: readPriceTable(context.text, context.language), failure: null })),
        },
      },
    },
    looking: {
      entry: assign({ share: 0 }),
      on: {
        'lookup.progressed': { actions: assign({ share: ({ event }) => event.share }) },
        'preview.cancelled': 'typing',
      },
      invoke: {
        src: 'lookUp',
        input: ({ context, self }) => ({
          codes: [...new Map(context.lines.map(({ code }) => [codeKey(code), code])).values()],
          onProgress: (share) => {
            self.send({ type: 'lookup.progressed', share });
          },
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'shown',
            actions: assign(({ context, event }) => ({
              judged: judgePriceTable(context.lines, valueOf(event) ?? [], context.prices),
            })),
          },
          { target: 'typing', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    shown: { on: { 'preview.cancelled': 'typing' } },
  },
});
