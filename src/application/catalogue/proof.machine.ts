import { assign, fromPromise, setup } from 'xstate';
import { PROOF_SIZE } from '../../domain/catalogue/etim-proof.rule';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, lacksCall, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { ProductReference, PreviewProduct, ProofSample } from './ports/preview-products.port';

/** Debounce in milliseconds between a change of the codes and the search for products. Rule R-CAT-40. */
export const PROOF_REST = 300;

interface ProofContext {
  readonly codes: readonly string[];
  /** Number of products before the first displayed one. */
  readonly skip: number;
  readonly products: readonly PreviewProduct[];
  readonly total: number;
  readonly failure: Failure | null;
  /** Products that the user chose, newest first. */
  readonly chosen: readonly PreviewProduct[];
  /** Product whose values are loading, or could not be loaded. */
  readonly asked: ProductReference | null;
}

type ProofEvent =
  | { readonly type: 'codes.changed'; readonly codes: readonly string[] }
  | { readonly type: 'others.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'product.chosen'; readonly product: ProductReference }
  | { readonly type: 'product.dropped'; readonly id: Id };

/** Finds sample products for a combination; keeps the displayed ones until others are loaded. Rule R-CAT-40. */
export const proofMachine = setup({
  types: { context: phantom<ProofContext>(), events: phantom<ProofEvent>() },
  actors: {
    findProducts: fromPromise<Outcome<ProofSample>, { readonly codes: readonly string[]; readonly skip: number }>(
      unwired('findProducts'),
    ),
    readValues: fromPromise<Outcome<ReadonlyMap<string, string>>, { readonly id: Id }>(unwired('readValues')),
  },
  delays: { rest: PROOF_REST },
}).createMachine({
  id: 'proof',
  context: { codes: [], skip: 0, products: [], total: 0, failure: null, chosen: [], asked: null },
  type: 'parallel',
  states: {
    sample: {
      initial: 'empty',
      on: {
        'codes.changed': [
          {
            guard: ({ event }) => event.codes.length > 0,
            target: '.waiting',
            actions: assign({ codes: ({ event }) => event.codes, skip: 0, failure: null }),
          },
          { target: '.empty', actions: assign({ codes: [], skip: 0, products: [], total: 0, failure: null }) },
        ],
      },
      states: {
        /** The template contains no feature. */
        empty: {},
        waiting: { after: { rest: 'asking' } },
        asking: {
          invoke: {
            src: 'findProducts',
            input: ({ context: { codes, skip } }) => ({ codes, skip }),
            onDone: byOutcome(
              {
                target: 'shown',
                actions: assign(({ event }) => {
                  const found = valueOf(event);
                  return { products: found?.products ?? [], total: found?.total ?? 0 };
                }),
              },
              { guard: lacksCall, target: 'lacking' },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ),
          },
        },
        shown: {
          on: {
            'others.requested': {
              target: 'asking',
              actions: assign({
                skip: ({ context: { skip, total } }) => (skip + PROOF_SIZE < total ? skip + PROOF_SIZE : 0),
              }),
            },
          },
        },
        failed: { on: { 'retry.requested': { target: 'asking', actions: assign({ failure: null }) } } },
        /** The API lacks this call: the user chooses products and types values. */
        lacking: { on: { 'codes.changed': { actions: assign({ codes: ({ event }) => event.codes }) } } },
      },
    },
    choice: {
      initial: 'idle',
      on: {
        // No `reenter`: it would restart both regions. The target state is entered again anyway.
        'product.chosen': {
          target: '.reading',
          actions: assign({ asked: ({ event }) => event.product }),
        },
        'product.dropped': {
          actions: assign({
            chosen: ({ context: { chosen }, event }) => chosen.filter(({ id }) => id !== event.id),
          }),
        },
      },
      states: {
        idle: {},
        reading: {
          invoke: {
            src: 'readValues',
            input: ({ context: { asked } }) => ({ id: asked?.id ?? '' }),
            onDone: byOutcome(
              {
                target: 'idle',
                actions: assign(({ context: { chosen, asked }, event }) => {
                  const values = valueOf(event);
                  if (asked === null || values === null) return {};
                  return { chosen: [{ ...asked, values }, ...chosen.filter(({ id }) => id !== asked.id)], asked: null };
                }),
              },
              { target: 'refused' },
            ),
          },
        },
        /** Loading the values of the product failed. */
        refused: {},
      },
    },
  },
});
