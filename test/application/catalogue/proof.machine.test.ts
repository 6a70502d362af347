import { either, taskEither } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { PreviewProducts } from '../../../src/application/catalogue/ports/preview-products.port';
import { PROOF_REST, proofMachine } from '../../../src/application/catalogue/proof.machine';
import { wireProof } from '../../../src/application/catalogue/wire-etim';
import { PROOF_SIZE } from '../../../src/domain/catalogue/etim-proof.rule';
import { after, done, reached, walk } from '../../domain/support/walk';

const product = (id: string) => ({ id, code: `P-${id}`, label: `Product ${id}`, values: new Map([['EF1', id]]) });
const SAMPLE = { products: [product('1')], total: 7 };
const ASK = '0.proof.sample.asking';
const READ = '0.proof.choice.reading';

const steps = walk(proofMachine, {
  input: undefined,
  events: {
    'codes': { type: 'codes.changed', codes: ['EF1'] },
    'no codes': { type: 'codes.changed', codes: [] },
    'rest': after('rest', 'proof.sample.waiting'),
    'came': done(ASK, either.right(SAMPLE)),
    'did not come': done(ASK, either.left({ kind: 'Unreachable', reason: 'cut' })),
    'lacks the call': done(ASK, either.left({ kind: 'NotFound' })),
    'others': { type: 'others.requested' },
    'retry': { type: 'retry.requested' },
    'chosen': { type: 'product.chosen', product: { id: '9', code: 'P-9', label: 'Product 9' } },
    'values': done(READ, either.right(new Map([['EF1', '9']]))),
    'no values': done(READ, either.left({ kind: 'NotFound' })),
    'dropped': { type: 'product.dropped', id: '9' },
  },
  remember: ({ skip, products, chosen, asked }) => [skip, products.length, chosen.length, asked?.id],
});

const sampleOf = ({ value }: { readonly value: unknown }): string =>
  typeof value === 'object' && value !== null && 'sample' in value ? String(value.sample) : '';

describe('a proof (R-CAT-40), every event in every state', () => {
  test('reaches every state', () => {
    const states = reached(steps).join(' ');
    for (const state of ['empty', 'waiting', 'asking', 'shown', 'failed', 'lacking', 'idle', 'reading', 'refused'])
      expect(states).toContain(state);
  });

  test('goes where it may', () => {
    const next = (from: string, event: string): readonly string[] => [
      ...new Set(
        steps
          .filter((step) => step.event === event && sampleOf(step.before) === from)
          .map((step) => sampleOf(step.after)),
      ),
    ];
    expect(next('empty', 'codes')).toEqual(['waiting']);
    expect(next('waiting', 'rest')).toEqual(['asking']);
    expect(next('asking', 'came')).toEqual(['shown']);
    expect(next('asking', 'did not come')).toEqual(['failed']);
    expect(next('asking', 'lacks the call')).toEqual(['lacking']);
    expect(next('shown', 'others')).toEqual(['asking']);
    expect(next('failed', 'retry')).toEqual(['asking']);
    for (const state of ['waiting', 'asking', 'shown', 'failed']) expect(next(state, 'no codes')).toEqual(['empty']);
    for (const event of ['codes', 'no codes'])
      expect(next('lacking', event).filter((state) => state !== 'lacking')).toEqual([]);
  });

  test('shows nothing without codes, and keeps products until others are there', () => {
    for (const { event, before, after: then } of steps) {
      if (event === 'no codes' && sampleOf(before) !== 'lacking') expect(then.context.products).toEqual([]);
      if (event === 'codes') expect(then.context.products).toBe(before.context.products);
    }
  });
});

describe('a proof (R-CAT-40), as it is wired', () => {
  const open = () => {
    const asked: (readonly [readonly string[], number])[] = [];
    const products: PreviewProducts = {
      sample: (codes, skip) => {
        asked.push([codes, skip]);
        return taskEither.right(SAMPLE);
      },
      search: () => taskEither.right([]),
      valuesOf: (id) =>
        id === '9' ? taskEither.right(new Map([['EF1', '9']])) : taskEither.left({ kind: 'NotFound' }),
    };
    const clock = new SimulatedClock();
    const actor = createActor(wireProof(products), { clock }).start();
    return { actor, asked, clock };
  };

  test('asks once the codes rest, then for the next products, and for the first behind the last', async () => {
    const { actor, asked, clock } = open();
    actor.send({ type: 'codes.changed', codes: ['EF1'] });
    clock.increment(PROOF_REST - 1);
    actor.send({ type: 'codes.changed', codes: ['EF1', 'EF2'] });
    clock.increment(PROOF_REST);
    await waitFor(actor, (state) => state.matches({ sample: 'shown' }));
    for (let times = 0; times < 2; times += 1) {
      actor.send({ type: 'others.requested' });
      await waitFor(actor, (state) => state.matches({ sample: 'shown' }));
    }
    expect(asked).toEqual([
      [['EF1', 'EF2'], 0],
      [['EF1', 'EF2'], PROOF_SIZE],
      [['EF1', 'EF2'], 0],
    ]);
  });

  test('keeps chosen products, the newest first and each once, and names one without values', async () => {
    const { actor } = open();
    const choose = async (id: string, state: 'idle' | 'refused') => {
      actor.send({ type: 'product.chosen', product: { id, code: `P-${id}`, label: '' } });
      await waitFor(actor, (now) => now.matches({ choice: state }));
    };
    await choose('9', 'idle');
    await choose('9', 'idle');
    expect(actor.getSnapshot().context.chosen.map(({ id }) => id)).toEqual(['9']);
    await choose('8', 'refused');
    expect(actor.getSnapshot().context.asked?.code).toBe('P-8');
    actor.send({ type: 'product.dropped', id: '9' });
    expect(actor.getSnapshot().context.chosen).toEqual([]);
  });
});
