import { assign, fromPromise, setup } from 'xstate';
import type { EtimFeatureReference } from '../../domain/catalogue/etim-feature';
import { byOutcome, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

interface NamesContext {
  /** Codes to look up, in order. */
  readonly asked: readonly string[];
  readonly found: readonly EtimFeatureReference[];
  /** Codes without a feature. */
  readonly missing: readonly string[];
}

type NamesEvent =
  | { readonly type: 'codes.seen'; readonly codes: readonly string[] }
  | { readonly type: 'retry.requested' };

const isLeft = ({ context }: { readonly context: NamesContext }): boolean => context.asked.length > 0;

const codesIn = (event: NamesEvent): readonly string[] => ('codes' in event ? event.codes : []);

/** Looks up the features of typed or pasted codes, one at a time; each code only once. Rule R-CAT-44. */
export const featureNamesMachine = setup({
  types: { context: phantom<NamesContext>(), events: phantom<NamesEvent>() },
  actors: {
    findFeature: fromPromise<Outcome<EtimFeatureReference | null>, { readonly code: string }>(unwired('findFeature')),
  },
  actions: {
    queue: assign({
      asked: ({ context: { asked, found, missing }, event }) => [
        ...asked,
        ...new Set(
          codesIn(event).filter(
            (code) =>
              !asked.includes(code) && !missing.includes(code) && found.every((feature) => feature.code !== code),
          ),
        ),
      ],
    }),
  },
}).createMachine({
  id: 'feature-names',
  context: { asked: [], found: [], missing: [] },
  initial: 'idle',
  on: {
    'codes.seen': {
      actions: 'queue',
    },
  },
  states: {
    idle: { always: { guard: isLeft, target: 'asking' } },
    asking: {
      invoke: {
        src: 'findFeature',
        input: ({ context: { asked } }) => ({ code: asked[0] ?? '' }),
        onDone: byOutcome(
          {
            target: 'idle',
            actions: assign(({ context: { asked, found, missing }, event }) => {
              const [code = '', ...rest] = asked;
              const feature = valueOf(event);
              return feature === null
                ? { asked: rest, missing: [...missing, code] }
                : { asked: rest, found: [...found, { id: feature.id, label: feature.label, code }] };
            }),
          },
          { target: 'unreached' },
        ),
      },
    },
    /** The lookup failed; the remaining codes are looked up again after the next change of the template. */
    unreached: { on: { 'codes.seen': { target: 'asking', actions: 'queue' }, 'retry.requested': 'asking' } },
  },
});
