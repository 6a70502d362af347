import { assign, fromPromise, setup } from 'xstate';
import type { NetPrice } from '../../domain/commerce/net-price';
import {
  codeKey,
  judgePriceTable,
  readingOf,
  readPriceTable,
  type JudgedLine,
  type PriceReading,
  type PriceLine,
} from '../../domain/commerce/price-table';
import type { ItemReference } from '../../domain/commerce/references';
import type { DecimalMark } from '../../domain/shared/decimal';
import { languageOfMark } from '../../domain/shared/list/number-column';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import type { Parts } from '../../domain/shared/parts/part';
import { phantom } from '../../domain/shared/phantom';

interface PastingInput {
  readonly language: Language;
  /** Present prices. */
  readonly prices: Parts<NetPrice>;
}

interface PastingContext extends PastingInput {
  readonly text: string;
  readonly lines: readonly PriceLine[];
  readonly judged: readonly JudgedLine[];
  /** Items found by code. */
  readonly found: readonly ItemReference[];
  readonly reading: PriceReading;
  /** Decimal mark that the user chose for ambiguous prices; null before. */
  readonly chosen: DecimalMark | null;
  readonly share: number;
  readonly failure: Failure | null;
}

export type PastingEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'preview.requested' }
  | { readonly type: 'mark.chosen'; readonly mark: DecimalMark }
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

const NO_READING: PriceReading = { mark: null, example: '', isDoubtful: false };

/** Import of a pasted table of codes and prices: parse, look up items, preview, apply. Rule R-COM-08. */
export const pricePasteMachine = pasting.createMachine({
  id: 'pricePaste',
  context: ({ input }) => ({
    ...input,
    text: '',
    lines: [],
    judged: [],
    found: [],
    reading: NO_READING,
    chosen: null,
    share: 0,
    failure: null,
  }),
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
          actions: assign(({ context }) => ({
            lines: readPriceTable(context.text, context.language),
            reading: readingOf(context.text),
            chosen: null,
            failure: null,
          })),
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
        onDone: byOutcome(
          {
            target: 'shown',
            actions: assign(({ context, event }) => {
              const found = valueOf(event) ?? [];
              return { found, judged: judgePriceTable(context.lines, found, context.prices) };
            }),
          },
          { target: 'typing', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    shown: {
      on: {
        'preview.cancelled': 'typing',
        'mark.chosen': {
          actions: assign(({ context: { text, found, prices }, event: { mark } }) => {
            const lines = readPriceTable(text, languageOfMark(mark));
            return { chosen: mark, lines, judged: judgePriceTable(lines, found, prices) };
          }),
        },
      },
    },
  },
});
