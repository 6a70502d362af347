import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import { pricePasteMachine } from '../../../src/application/commerce/price-paste.machine';
import type { ItemReference } from '../../../src/domain/commerce/references';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';

const PUMP: ItemReference = { id: '1', code: 'WP-8', label: 'Warmtepomp', grossPrice: null };
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

const opened = () => {
  const lookUp = called<
    Outcome<readonly ItemReference[]>,
    { readonly codes: readonly string[]; readonly onProgress: (share: number) => void }
  >();
  const actor = createActor(pricePasteMachine.provide({ actors: { lookUp: fromPromise(lookUp.run) } }), {
    input: { language: 'nl', prices: [] },
  });
  actor.start();
  actor.send({ type: 'text.changed', text: 'WP-8\t1\nwp-8\t2\nNOPE\t3' });
  return { actor, lookUp };
};

describe('pasting a table of prices (R-COM-08)', () => {
  test('each code is looked up once, and each line is shown with what becomes of it', async () => {
    const { actor, lookUp } = opened();
    actor.send({ type: 'preview.requested' });
    expect(lookUp.input().codes).toEqual(['wp-8', 'NOPE']);
    lookUp.input().onProgress(0.5);
    expect(actor.getSnapshot().context.share).toBe(0.5);
    lookUp.answer(either.right([PUMP]));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('shown');
    expect(actor.getSnapshot().context.judged.map(({ verdict }) => verdict)).toEqual(['repeated', 'added', 'unknown']);
  });

  test('of prices that can be read two ways a person says how, and may say otherwise (R-COM-65)', async () => {
    const { actor, lookUp } = opened();
    actor.send({ type: 'text.changed', text: 'WP-8\t2.500' });
    actor.send({ type: 'preview.requested' });
    lookUp.answer(either.right([PUMP]));
    await flushPromises();
    const { reading, chosen } = actor.getSnapshot().context;
    expect([reading, chosen]).toEqual([{ mark: null, example: '2.500', isDoubtful: true }, null]);
    for (const [mark, cents] of [
      ['.', 250],
      [',', 250_000],
    ] as const) {
      actor.send({ type: 'mark.chosen', mark });
      expect(actor.getSnapshot().context).toMatchObject({
        chosen: mark,
        judged: [{ price: { cents }, verdict: 'added' }],
      });
    }
  });

  test('a failure keeps the text, and it can be tried again', async () => {
    const { actor, lookUp } = opened();
    actor.send({ type: 'preview.requested' });
    lookUp.answer(either.left({ kind: 'Unreachable', reason: 'cut' }));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('typing');
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { kind: 'Unreachable' },
      text: 'WP-8\t1\nwp-8\t2\nNOPE\t3',
    });
    actor.send({ type: 'preview.requested' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['looking', null]);
  });

  test('the lookup is given up by a cancel and by typing on', () => {
    const { actor, lookUp } = opened();
    actor.send({ type: 'preview.requested' });
    actor.send({ type: 'preview.cancelled' });
    expect([actor.getSnapshot().value, lookUp.signal().aborted]).toEqual(['typing', true]);
    actor.send({ type: 'preview.requested' });
    actor.send({ type: 'text.changed', text: 'other' });
    expect([actor.getSnapshot().value, lookUp.signal().aborted]).toEqual(['typing', true]);
  });

  test('without text there is nothing to preview', () => {
    const { actor, lookUp } = opened();
    actor.send({ type: 'text.changed', text: ' \n' });
    actor.send({ type: 'preview.requested' });
    expect([actor.getSnapshot().value, lookUp.times()]).toEqual(['typing', 0]);
  });
});
