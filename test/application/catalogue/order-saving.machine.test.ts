import { taskEither } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { SORT_REST } from '../../../src/application/catalogue/order-saving.machine';
import { listOrderSaving, wireOrderSaving } from '../../../src/application/catalogue/wire-order-saving';
import type { FaqLists } from '../../../src/application/catalogue/ports/faq-lists.port';
import type { NewOrder } from '../../../src/application/catalogue/ports/ordered.port';
import type { Failure } from '../../../src/domain/shared/failure';
import { after, done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const START = { sorted: { kind: 'categories' } as const, order: ['1', '2', '3'], version: 'v1' };
const MOVED = ['2', '1', '3'];
const OTHER = ['3', '1', '2'];
const SAVE = '0.order-saving.saving';

describe('saving an order (R-CAT-27), every event in every state', () => {
  const steps = walk(listOrderSaving, {
    input: START,
    events: {
      'a move': { type: 'order.moved', order: MOVED },
      'another move': { type: 'order.moved', order: OTHER },
      'a move back': { type: 'order.moved', order: START.order },
      'rest': after('rest', 'order-saving.waiting'),
      'somebody leaves': { type: 'save.requested' },
      'saved': done(SAVE, { stored: MOVED, version: 'v2', failure: null }),
      'the other one saved': done(SAVE, { stored: OTHER, version: 'v2', failure: null }),
      'sorted by somebody else': done(SAVE, { stored: START.order, version: 'v1', failure: { kind: 'Changed' } }),
      'refused': done(SAVE, { stored: START.order, version: 'v1', failure: { kind: 'Forbidden' } }),
      'read again': { type: 'order.read', order: START.order, version: 'v3' },
    },
    remember: ({ order, stored, isHurried, isReadMeanwhile }) => [order, stored, isHurried, isReadMeanwhile],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(listOrderSaving));
    expect(tableOf(steps)).toEqual({
      idle: {
        'a move': 'idle | waiting',
        'another move': 'idle | waiting',
        'a move back': 'idle | waiting',
      },
      waiting: {
        'a move': 'idle | waiting',
        'another move': 'idle | waiting',
        'a move back': 'idle | waiting',
        'rest': 'saving',
        'somebody leaves': 'saving',
      },
      saving: {
        'saved': 'idle | saving | waiting',
        'the other one saved': 'idle | saving | waiting',
        'sorted by somebody else': 'outdated',
        'refused': 'idle',
      },
      outdated: { 'read again': 'idle' },
    });
  });

  test('keeps every record once, whatever happens', () => {
    for (const { after: next } of steps)
      for (const ids of [next.context.order, next.context.stored]) expect([...ids].sort()).toEqual(START.order);
  });
});

describe('saving an order (R-CAT-27), as it is wired', () => {
  const started = (answers: readonly (string | Failure)[]) => {
    const [orders, told]: [NewOrder[], (Failure | string | null)[]] = [[], []];
    const left = [...answers];
    const sort = (order: NewOrder) => {
      orders.push(order);
      const answer = left.shift() ?? 'v';
      return typeof answer === 'string' ? taskEither.right(answer) : taskEither.left(answer);
    };
    const lists: FaqLists = {
      categories: () => taskEither.left({ kind: 'NotFound' }),
      questions: () => taskEither.left({ kind: 'NotFound' }),
      search: () => taskEither.left({ kind: 'NotFound' }),
      sortCategories: sort,
      sortQuestions: (_category, order) => sort(order),
    };
    const announcer = {
      failure: (failure: Failure | null) => void told.push(failure),
      say: (_intent: string, key: string) => void told.push(key),
      keepSaying: () => undefined,
      sayAll: () => undefined,
    };
    const clock = new SimulatedClock();
    const actor = createActor(wireOrderSaving(lists, announcer), { input: START, clock }).start();
    const move = (...order: readonly string[]) => {
      actor.send({ type: 'order.moved', order });
    };
    return { actor, clock, orders, told, move };
  };

  test('sends the last of several moves once, after the rest', async () => {
    const { actor, clock, orders, move } = started(['v2']);
    move('2', '1', '3');
    clock.increment(SORT_REST - 1);
    move('3', '2', '1');
    clock.increment(SORT_REST - 1);
    expect(orders).toEqual([]);
    clock.increment(1);
    await waitFor(actor, (state) => state.matches('idle'));
    expect(orders).toEqual([{ ids: ['3', '2', '1'], version: 'v1' }]);
    move('1', '2', '3');
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('idle'));
    expect(orders[1]).toEqual({ ids: ['1', '2', '3'], version: 'v2' });
  });

  test('saves what moved during a save afterwards', async () => {
    const { actor, clock, orders, move } = started(['v2', 'v3']);
    move('2', '1', '3');
    clock.increment(SORT_REST);
    move('2', '3', '1');
    await waitFor(actor, (state) => state.matches('waiting'));
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('idle'));
    expect(orders.map(({ version }) => version)).toEqual(['v1', 'v2']);
  });

  test('takes a refused order back and says why', async () => {
    const { actor, clock, told, move } = started([{ kind: 'Forbidden' }]);
    move('2', '1', '3');
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('idle'));
    expect([actor.getSnapshot().context.order, told]).toEqual([START.order, [{ kind: 'Forbidden' }]]);
  });

  test('asks to read the list again when somebody else sorted it', async () => {
    const { actor, clock, told, move } = started([{ kind: 'Changed' }]);
    let outdated = 0;
    actor.on('order.outdated', () => {
      outdated += 1;
    });
    move('2', '1', '3');
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('outdated'));
    expect([outdated, told]).toEqual([1, ['catalogue.order.changed']]);
    actor.send({ type: 'order.read', order: ['3', '1', '2'], version: 'v9' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ order: ['3', '1', '2'], version: 'v9' });
  });

  test.each([
    ['during a move', 0],
    ['during its save', SORT_REST],
  ] as const)(
    'a list that is read %s keeps what moved, and is read again after the save (R-LIV-08)',
    async (_, rest) => {
      const { actor, clock, orders, move } = started(['v2']);
      let outdated = 0;
      actor.on('order.outdated', () => {
        outdated += 1;
      });
      move('2', '1', '3');
      clock.increment(rest);
      actor.send({ type: 'order.read', order: ['1', '2', '3', '4'], version: 'v9' });
      expect([actor.getSnapshot().context.order, outdated]).toEqual([['2', '1', '3'], 0]);
      clock.increment(SORT_REST - rest);
      await waitFor(actor, (state) => state.matches('idle'));
      expect([orders, outdated]).toEqual([[{ ids: ['2', '1', '3'], version: 'v1' }], 1]);
    },
  );

  test('a list that was asked for before a save and comes after it is read once more (R-LIV-08)', async () => {
    const { actor, clock, move } = started(['v2']);
    let outdated = 0;
    actor.on('order.outdated', () => {
      outdated += 1;
    });
    move('2', '1', '3');
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('idle'));
    const late = { type: 'order.read', order: START.order, version: START.version } as const;
    actor.send(late);
    expect([actor.getSnapshot().context.order, outdated]).toEqual([['2', '1', '3'], 1]);
    actor.send(late);
    expect([actor.getSnapshot().context.order, outdated]).toEqual([START.order, 1]);
  });
});
