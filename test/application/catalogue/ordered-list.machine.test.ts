import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { orderedListMachineOf } from '../../../src/application/catalogue/ordered-list.machine';
import type { Ordered } from '../../../src/application/catalogue/ports/ordered.port';
import type { RowToggle } from '../../../src/application/shared/overview';
import type { Failure } from '../../../src/domain/shared/failure';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

interface Row {
  readonly id: string;
  readonly online: boolean;
}
const LIST: Ordered<Row> = { rows: [{ id: '1', online: false }], version: 'v1' };
const machine = orderedListMachineOf<Row, string>();
const LOAD = '0.ordered-list.loading';

describe('a list that is read whole (R-CAT-62), every event in every state', () => {
  const steps = walk(machine, {
    input: 'a',
    events: {
      'came': done(LOAD, either.right(LIST)),
      'did not come': done(LOAD, either.left({ kind: 'NotFound' })),
      'again': { type: 'reload.requested' },
      'another': { type: 'list.asked', asked: 'b' },
    },
    remember: ({ asked, list, failure }) => [asked, list, failure],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
    expect(tableOf(steps)).toEqual({
      loading: { 'came': 'shown', 'did not come': 'failed' },
      shown: { again: 'loading', another: 'loading' },
      failed: { again: 'loading', another: 'loading' },
    });
  });

  test('keeps what it shows while it is read again', () => {
    for (const { event, before, after } of steps)
      if (event === 'again' || event === 'another') expect(after.context.list).toEqual(before.context.list);
  });
});

describe('a switch in such a list (R-CAT-62)', () => {
  const started = async () => {
    const [asked, told]: [RowToggle[], string[]] = [[], []];
    const answers: ((failure: Failure | null) => void)[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          loadList: fromPromise(() => Promise.resolve(either.right(LIST))),
          saveToggle: fromCallback(({ input, sendBack }) => {
            asked.push(input);
            answers.push((failure) => {
              sendBack({ type: 'toggle.settled', ...input, failure });
            });
          }),
        },
        actions: { announceToggle: () => void told.push('refused') },
      }),
      { input: 'a' },
    ).start();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    const isOnline = () => actor.getSnapshot().context.list?.rows[0]?.online;
    return { actor, asked, answers, told, isOnline };
  };
  const TOGGLED = { type: 'row.toggled', id: '1', field: 'online', value: true } as const;

  test('shows at once, and stays when it was saved', async () => {
    const { actor, asked, answers, told, isOnline } = await started();
    actor.send(TOGGLED);
    expect([isOnline(), asked]).toEqual([true, [{ id: '1', field: 'online', value: true }]]);
    answers[0]?.(null);
    expect([isOnline(), told]).toEqual([true, []]);
  });

  test('is taken back with a notice when it was refused', async () => {
    const { actor, answers, told, isOnline } = await started();
    actor.send(TOGGLED);
    answers[0]?.({ kind: 'Forbidden' });
    expect([isOnline(), told]).toEqual([false, ['refused']]);
  });

  const BACK = { ...TOGGLED, value: false };

  test('pressed again meanwhile is saved once at a time: what was wanted last follows', async () => {
    const { actor, asked, answers, isOnline } = await started();
    for (const press of [TOGGLED, BACK]) actor.send(press);
    expect([isOnline(), asked.length]).toEqual([false, 1]);
    answers[0]?.(null);
    expect([isOnline(), asked.map(({ value }) => value)]).toEqual([false, [true, false]]);
    answers[1]?.(null);
    expect([isOnline(), asked.length, Object.keys(actor.getSnapshot().children)]).toEqual([false, 2, []]);
  });

  test('pressed back before a refusal ends as it is stored, without a notice', async () => {
    const { actor, asked, answers, told, isOnline } = await started();
    for (const press of [TOGGLED, BACK]) actor.send(press);
    answers[0]?.({ kind: 'Forbidden' });
    expect([isOnline(), asked.length, told]).toEqual([false, 1, []]);
  });

  test('tells other lists of what was saved, and shows what it hears', async () => {
    const { actor, answers, isOnline } = await started();
    const saved: RowToggle[] = [];
    actor.on('toggle.saved', ({ toggle }) => saved.push(toggle));
    actor.send(TOGGLED);
    answers[0]?.(null);
    expect(saved).toEqual([{ id: '1', field: 'online', value: true }]);
    actor.send({ ...BACK, type: 'toggle.heard' });
    expect(isOnline()).toBe(false);
  });
});
