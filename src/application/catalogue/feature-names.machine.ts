import { assign, fromPromise, setup } from 'xstate';
import type { EtimFeatureReference } from '../../domain/catalogue/etim-feature';
import { succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

interface NamesContext {
  /** Codes to be looked up, the first one next. */
  readonly asked: readonly string[];
  readonly found: readonly EtimFeatureReference[];
  /** Codes that no feature has. */
  readonly missing: readonly string[];
}

type NamesEvent = { readonly type: 'codes.seen'; readonly codes: readonly string[] };

const isLeft = ({ context }: { readonly context: NamesContext }): boolean => context.asked.length > 0;

/** Finds the features of codes that a person wrote or pasted, one by one; each code is asked for once. Rule R-CAT-44. */
export const featureNamesMachine = setup({
  types: { context: phantom<NamesContext>(), events: phantom<NamesEvent>() },
  actors: {
    findFeature: fromPromise<Outcome<EtimFeatureReference | null>, { readonly code: string }>(unwired('findFeature')),
  },
}).createMachine({
  id: 'feature-names',
  context: { asked: [], found: [], missing: [] },
  initial: 'settled',
  on: {
    'codes.seen': {
      actions: assign({
        asked: ({ context: { asked, found, missing }, event }) => [
          ...asked,
          ...new Set(
            event.codes.filter(
              (code) =>
                !asked.includes(code) && !missing.includes(code) && found.every((feature) => feature.code !== code),
            ),
          ),
        ],
      }),
    },
  },
  states: {
    settled: { always: { guard: isLeft, target: 'asking' } },
    asking: {
      invoke: {
        src: 'findFeature',
        input: ({ context: { asked } }) => ({ code: asked[0] ?? '' }),
        onDone: [
          {
            guard: succeeded,
            target: 'settled',
            actions: assign(({ context: { asked, found, missing }, event }) => {
              const [code = '', ...rest] = asked;
              const feature = valueOf(event);
              return feature === null
                ? { asked: rest, missing: [...missing, code] }
                : { asked: rest, found: [...found, { id: feature.id, label: feature.label, code }] };
            }),
          },
          // The next change of the template asks again.
          { target: 'unreached', actions: assign({ asked: [] }) },
        ],
      },
    },
    /** Nothing is known of the codes that were asked for. */
    unreached: { always: { guard: isLeft, target: 'asking' } },
  },
});
