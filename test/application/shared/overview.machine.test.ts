import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { flagSavings, followFlags } from '../../../src/application/shared/flags/flag-savings';
import type { ToggleProblem } from '../../../src/application/shared/overview';
import type { RowToggle } from '../../../src/application/shared/flags/row-toggle';
import { overviewMachineOf } from '../../../src/application/shared/overview.machine';
import type { RemovalReport } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Id } from '../../../src/domain/shared/id';
import { defaultQuery, lastPage, refineQuery, type ListQuery, type Page } from '../../../src/domain/shared/list-query';
import type { Outcome } from '../../../src/domain/shared/outcome';
import type { Kind } from '../../../src/domain/shared/resource';
import type { ClickKeys } from '../../../src/domain/shared/list/selection';
import { called } from '../../domain/support/called';
import { done, nameOf, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

interface Row {
  readonly id: Id;
  readonly active: boolean;
}
type Filter = { readonly name: string };

interface ActiveKind extends Kind {
  row: Row;
  filter: Filter;
}

const machine = overviewMachineOf<ActiveKind>();
const query = defaultQuery<Filter>({ name: '' });
const page = (...ids: readonly Id[]): Page<Row> => ({
  rows: ids.map((id) => ({ id, active: false })),
  total: ids.length,
  page: 1,
  perPage: 10,
});
const shownPage = (...ids: readonly Id[]): Outcome<Page<Row>> => either.right(page(...ids));
const emptyPage = (asked: number, total: number): Outcome<Page<Row>> =>
  either.right({ rows: [], total, page: asked, perPage: 10 });
const PROBLEMS = [{ kind: 'missing', name: 'x' }];
const lineCut: Failure = { kind: 'Unreachable', reason: 'cut' };
const cut: Outcome<never> = either.left(lineCut);
const plain: ClickKeys = { toggle: false, range: false };
const withCtrl: ClickKeys = { toggle: true, range: false };
const withShift: ClickKeys = { toggle: false, range: true };

// Rules R-SHR-08 and R-SHR-13.
describe('overview machine, every event in every state', () => {
  const events = {
    'other query': { type: 'query.changed', query: refineQuery(query, { term: 'x' }) },
    'reload': { type: 'reload.requested' },
    'click': { type: 'row.clicked', id: 'a', keys: plain },
    'all': { type: 'all.toggled' },
    'clear': { type: 'selection.cleared' },
    'switch': { type: 'row.toggled', id: 'a', field: 'active', value: true },
    'switched': { type: 'flag.wanted', id: 'a', field: 'active', value: true },
    'saved': { type: 'flag.finished', id: 'a', field: 'active', value: true, failure: null },
    'not saved': { type: 'flag.finished', id: 'a', field: 'active', value: true, failure: { kind: 'Forbidden' } },
    'not known': { type: 'flag.finished', id: 'a', field: 'active', value: true, failure: lineCut },
    'check failed': { type: 'check.failed', id: 'a', field: 'active', value: true, failure: lineCut },
    'checked': { type: 'toggle.checked', id: 'a', field: 'active', value: true, problems: [] },
    'checked with problems': { type: 'toggle.checked', id: 'a', field: 'active', value: true, problems: PROBLEMS },
    'switch after all': { type: 'toggle.confirmed' },
    'do not switch': { type: 'toggle.cancelled' },
    'remove': { type: 'removal.requested' },
    'confirm': { type: 'removal.confirmed' },
    'cancel': { type: 'removal.cancelled' },
    'loaded': done('0.overview.list.loading', shownPage('a', 'b')),
    'loaded less': done('0.overview.list.loading', shownPage('b')),
    'nothing there': done('0.overview.list.loading', shownPage()),
    'behind the last page': done('0.overview.list.loading', emptyPage(3, 12)),
    'not loaded': done('0.overview.list.loading', cut),
    'all gone': done('0.overview.removal.removing', either.right({ refused: [] })),
    'some refused': done('0.overview.removal.removing', either.right({ refused: [{ id: 'a', code: 'LOCKED' }] })),
    'not removed': done('0.overview.removal.removing', either.left({ kind: 'Forbidden' })),
    'no answer': done('0.overview.removal.removing', cut),
  };
  const steps = walk(machine, {
    input: { query },
    events,
    remember: ({ page: shown, selection, removing, refused, asked, isDoubtful }) => [
      asked.length,
      isDoubtful,
      shown?.rows.length,
      [...selection.ids].sort(),
      removing.length > 0,
      refused.length,
    ],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
  });

  test('loading and deletion are independent, except that a deletion reloads the list', () => {
    const table = tableOf(steps);
    const removals = {
      idle: { remove: 'confirming | idle' },
      confirming: { confirm: 'idle | removing', cancel: 'idle' },
      removing: { 'some refused': 'reporting', 'all gone': 'idle', 'not removed': 'idle', 'no answer': 'idle' },
      reporting: { cancel: 'idle' },
    };
    const loads = { 'other query': 'loading', 'reload': 'loading' };
    const doubts = { 'not known': 'loading' };
    const lists = {
      loading: {
        'loaded': 'shown',
        'loaded less': 'shown',
        'nothing there': 'shown',
        'behind the last page': 'shown',
        'not loaded': 'failed | shown',
      },
      shown: { ...loads, ...doubts },
      failed: loads,
    };
    for (const [list, loading] of Object.entries(lists)) {
      for (const [removal, removing] of Object.entries(removals)) {
        const expected = [
          ...Object.entries(loading).map(([event, ways]) => [
            event,
            ways
              .split(' | ')
              .map((to) => `list.${to} + removal.${removal}`)
              .join(' | '),
          ]),
          ...Object.entries(removing).map(([event, ways]) => {
            const next = ['some refused', 'all gone', 'no answer'].includes(event) ? 'loading' : list;
            return [
              event,
              ways
                .split(' | ')
                .map((to) => `list.${next} + removal.${to}`)
                .join(' | '),
            ];
          }),
        ];
        const from = `list.${list} + removal.${removal}`;
        expect([from, table[from]]).toEqual([from, Object.fromEntries(expected)]);
      }
    }
  });

  test('nothing is deleted without a confirmation, and a deletion asks for at least one row', () => {
    for (const {
      before,
      event,
      after: { value, context },
    } of steps) {
      const [from, to] = [nameOf(before.value), nameOf(value)];
      if (!to.includes('removing') || from.includes('removing')) continue;
      expect([from.includes('confirming'), event]).toEqual([true, 'confirm']);
      expect(context.removing.length).toBeGreaterThan(0);
    }
  });

  test('after an answer only rows on the screen are selected', () => {
    for (const {
      before,
      event,
      after: { context },
    } of steps) {
      if (!event.startsWith('loaded') || !nameOf(before.value).includes('list.loading')) continue;
      const ids = context.page?.rows.map(({ id }) => id) ?? [];
      expect([...context.selection.ids].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('rows stay on the screen whatever fails', () => {
    for (const {
      before,
      after: { context },
    } of steps) {
      if (before.context.page !== null) expect(context.page).not.toBeNull();
    }
  });
});

/** @param checked flags that are set only after the record was read */
const started = (asked = query, checked: readonly string[] = []) => {
  const calls = {
    load: called<Outcome<Page<Row>>, ListQuery<Filter>>(),
    remove: called<Outcome<RemovalReport>, readonly Id[]>(),
  };
  const toggles: { readonly input: RowToggle; readonly answer: (failure: Failure | null) => Promise<void> }[] = [];
  const checks: { readonly input: RowToggle; readonly find: (problems: readonly ToggleProblem[]) => void }[] = [];
  const said: unknown[] = [];
  const corrected: number[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        loadPage: fromPromise(calls.load.run),
        removeRows: fromPromise(calls.remove.run),
        followFlags: followFlags(
          flagSavings({ onEnd: () => undefined }).of('people', {
            save: (input) => () =>
              new Promise((resolve) => {
                toggles.push({
                  input,
                  answer: async (failure) => {
                    resolve(failure === null ? either.right(undefined) : either.left(failure));
                    await new Promise((next) => setImmediate(next));
                  },
                });
              }),
            announce: ({ field, failure }) => {
              if (failure !== null) said.push(`toggle ${field}`);
            },
          }),
        ),
        checkToggle: fromCallback(({ input, sendBack }) => {
          checks.push({
            input,
            find: (problems) => {
              sendBack({ type: 'toggle.checked', ...input, problems });
            },
          });
        }),
      },
      guards: { needsCheck: (_, { field, value }) => value && checked.includes(field) },
      actions: {
        announceFailure: (_, { failure }) => {
          said.push(failure);
        },
        announceToggle: (_, { field }) => {
          said.push(`toggle ${field}`);
        },
        announceRemoval: (_, { count }) => {
          said.push(`removed ${String(count)}`);
        },
        announceKept: () => {
          said.push('kept');
        },
      },
    }),
    { input: { query: asked } },
  );
  actor.on('page.corrected', (event) => {
    corrected.push(event.page);
  });
  actor.start();
  const until = async (state: string) => (await waitFor(actor, ({ value }) => nameOf(value).includes(state))).context;
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    calls,
    toggles,
    checks,
    said,
    corrected,
    until,
    context,
    now: () => nameOf(actor.getSnapshot().value),
    selected: () => [...context().selection.ids],
    flag: (id: Id) => context().page?.rows.find((row) => row.id === id)?.active,
  };
};

const shown = async (...ids: readonly Id[]) => {
  const world = started();
  world.calls.load.answer(shownPage(...ids));
  await world.until('list.shown');
  return world;
};

describe('loading', () => {
  test('asks for the query it was given', () => {
    expect(started().calls.load.input()).toEqual(query);
  });

  test('another query aborts the earlier load, whose answer counts no more', async () => {
    const { actor, calls, context, until } = started();
    const other = refineQuery(query, { term: 'em' });
    actor.send({ type: 'query.changed', query: other });
    expect([calls.load.signal(0).aborted, calls.load.signal(1).aborted, calls.load.input()]).toEqual([
      true,
      false,
      other,
    ]);
    calls.load.answer(shownPage('new'), 1);
    await until('list.shown');
    calls.load.answer(shownPage('old'), 0);
    await Promise.resolve();
    expect(context().page?.rows.map(({ id }) => id)).toEqual(['new']);
  });

  test('leaving the list aborts the load', () => {
    const { actor, calls } = started();
    actor.stop();
    expect(calls.load.signal().aborted).toBe(true);
  });

  test('a failure keeps the rows, and goes away with the next good answer', async () => {
    const { actor, calls, context, until } = await shown('a');
    actor.send({ type: 'reload.requested' });
    calls.load.answer(cut);
    await until('list.failed');
    expect([context().failure, context().page?.rows.length]).toEqual([lineCut, 1]);
    actor.send({ type: 'reload.requested' });
    calls.load.answer(shownPage('b'));
    expect((await until('list.shown')).failure).toBeNull();
  });

  test.each([
    [3, 12, 2],
    [2, 0, 1],
    [9, 10, 1],
    [99, 1000, null],
    [100, 1000, null],
    [101, 1000, 100],
  ])('page %d of %d rows leads to page %p', async (asked, total, led) => {
    const { calls, corrected, until } = started({ ...query, page: asked });
    calls.load.answer(emptyPage(asked, total));
    await until('list.shown');
    expect(corrected).toEqual(led === null ? [] : [led]);
    if (led !== null) expect(led).toBe(lastPage(total, 10));
  });
});

describe('selecting', () => {
  test('clicks, ctrl/cmd and shift work on the rows as shown', async () => {
    const { actor, selected } = await shown('a', 'b', 'c', 'd');
    actor.send({ type: 'row.clicked', id: 'b', keys: plain });
    actor.send({ type: 'row.clicked', id: 'd', keys: withShift });
    expect(selected()).toEqual(['b', 'c', 'd']);
    actor.send({ type: 'row.clicked', id: 'c', keys: withCtrl });
    expect(selected()).toEqual(['b', 'd']);
    actor.send({ type: 'all.toggled' });
    expect(selected()).toEqual(['a', 'b', 'c', 'd']);
    actor.send({ type: 'selection.cleared' });
    expect(selected()).toEqual([]);
  });

  test('a selection keeps what is still shown after the next answer', async () => {
    const { actor, calls, selected, until } = await shown('a', 'b', 'c');
    actor.send({ type: 'all.toggled' });
    actor.send({ type: 'reload.requested' });
    calls.load.answer(shownPage('c', 'd', 'a'));
    await until('list.shown');
    expect(selected()).toEqual(['c', 'a']);
  });
});

describe('a flag that is set after a check', () => {
  const on = (id: Id): RowToggle => ({ id, field: 'active', value: true });
  const checking = async () => {
    const world = started(query, ['active']);
    world.calls.load.answer(shownPage('a', 'b'));
    await world.until('list.shown');
    world.actor.send({ type: 'row.toggled', ...on('a') });
    return world;
  };

  test('is saved when nothing stands against it', async () => {
    const { checks, toggles, flag, context } = await checking();
    expect([checks.map(({ input }) => input), flag('a'), toggles]).toEqual([[on('a')], true, []]);
    checks[0]?.find([]);
    expect([flag('a'), toggles.map(({ input }) => input), context().asked]).toEqual([true, [on('a')], []]);
  });

  test('is saved with problems after a confirmation only', async () => {
    const { actor, checks, toggles, flag, context } = await checking();
    checks[0]?.find(PROBLEMS);
    expect([flag('a'), toggles, context().asked]).toEqual([false, [], [{ ...on('a'), problems: PROBLEMS }]]);
    actor.send({ type: 'toggle.confirmed' });
    expect([flag('a'), toggles.map(({ input }) => input), context().asked]).toEqual([true, [on('a')], []]);
    actor.send({ type: 'toggle.confirmed' });
    expect(toggles).toHaveLength(1);
  });

  test('stays as it is when the question is declined', async () => {
    const { actor, checks, toggles, flag, context } = await checking();
    checks[0]?.find(PROBLEMS);
    actor.send({ type: 'toggle.cancelled' });
    expect([flag('a'), toggles, context().asked]).toEqual([false, [], []]);
  });

  test('is wanted last after many clicks, however fast they follow each other (R-SHR-55)', async () => {
    const { actor, checks, toggles, flag } = await checking();
    for (let clicks = 1; clicks < 9; clicks += 1)
      actor.send({ type: 'row.toggled', id: 'a', field: 'active', value: flag('a') !== true });
    // The save of an earlier change ends while the record is being read.
    await toggles[0]?.answer(null);
    expect(flag('a')).toBe(true);
    checks.at(-1)?.find([]);
    expect([flag('a'), toggles.map(({ input }) => input.value)]).toEqual([true, [false, true]]);
  });

  test('is taken back without a check', async () => {
    const { actor, checks, toggles } = await checking();
    actor.send({ type: 'row.toggled', ...on('b'), value: false });
    expect([checks.length, toggles.map(({ input }) => input)]).toEqual([1, [{ ...on('b'), value: false }]]);
  });

  test('is asked about once, and one flag after the other', async () => {
    const { actor, checks, toggles, context } = await checking();
    actor.send({ type: 'row.toggled', ...on('b') });
    actor.send({ type: 'row.toggled', ...on('a') });
    for (const { find } of checks) find(PROBLEMS);
    expect(context().asked.map(({ id }) => id)).toEqual(['b', 'a']);
    actor.send({ type: 'toggle.cancelled' });
    actor.send({ type: 'toggle.confirmed' });
    expect([toggles.map(({ input }) => input), context().asked]).toEqual([[on('a')], []]);
  });
});

describe('switching a flag', () => {
  test('shows at once and stays when it is saved', async () => {
    const { actor, toggles, said, flag } = await shown('a', 'b');
    actor.send({ type: 'row.toggled', id: 'a', field: 'active', value: true });
    expect([flag('a'), flag('b'), toggles.map(({ input }) => input)]).toEqual([
      true,
      false,
      [{ id: 'a', field: 'active', value: true }],
    ]);
    await toggles[0]?.answer(null);
    expect([flag('a'), said]).toEqual([true, []]);
  });

  test('goes back when it is refused, and says so', async () => {
    const { actor, toggles, said, flag } = await shown('a', 'b');
    actor.send({ type: 'row.toggled', id: 'a', field: 'active', value: true });
    await toggles[0]?.answer({ kind: 'Forbidden' });
    expect([flag('a'), said]).toEqual([false, ['toggle active']]);
  });

  test('two rows at once do not disturb each other', async () => {
    const { actor, toggles, flag } = await shown('a', 'b');
    actor.send({ type: 'row.toggled', id: 'a', field: 'active', value: true });
    actor.send({ type: 'row.toggled', id: 'b', field: 'active', value: true });
    await toggles[0]?.answer(lineCut);
    await toggles[1]?.answer(null);
    expect([flag('a'), flag('b')]).toEqual([false, true]);
  });

  test('a saved flag stands although the list was loaded anew meanwhile', async () => {
    const { actor, calls, toggles, until, flag } = await shown('a');
    actor.send({ type: 'row.toggled', id: 'a', field: 'active', value: true });
    actor.send({ type: 'reload.requested' });
    calls.load.answer(shownPage('a'));
    await until('list.shown');
    await toggles[0]?.answer(null);
    expect(flag('a')).toBe(true);
  });

  test('an answer for a row that is gone changes nothing', async () => {
    const { actor, calls, toggles, until, context } = await shown('a');
    actor.send({ type: 'row.toggled', id: 'a', field: 'active', value: true });
    actor.send({ type: 'reload.requested' });
    calls.load.answer(shownPage('b'));
    await until('list.shown');
    await toggles[0]?.answer(null);
    expect(context().page).toEqual(page('b'));
  });
});

describe('deleting', () => {
  const removing = async () => {
    const world = await shown('a', 'b', 'c');
    world.actor.send({ type: 'row.clicked', id: 'a', keys: plain });
    world.actor.send({ type: 'row.clicked', id: 'b', keys: withCtrl });
    world.actor.send({ type: 'removal.requested' });
    world.actor.send({ type: 'removal.confirmed' });
    return world;
  };

  test('is not even asked for without a selection', async () => {
    const { actor, now } = await shown('a');
    actor.send({ type: 'removal.requested' });
    expect(now()).toBe('list.shown + removal.idle');
  });

  test('a cancelled question deletes nothing and keeps the selection', async () => {
    const { actor, calls, selected, said, now } = await shown('a');
    actor.send({ type: 'all.toggled' });
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.cancelled' });
    expect([now(), selected(), calls.remove.times()]).toEqual(['list.shown + removal.idle', ['a'], 0]);
    expect(said).toEqual(['kept']);
  });

  test('takes the selected rows, says how many, and loads the list anew', async () => {
    const { calls, said, selected, until } = await removing();
    expect(calls.remove.input()).toEqual(['a', 'b']);
    calls.remove.answer(either.right({ refused: [] }));
    await until('removal.idle');
    expect([said, selected(), calls.load.times()]).toEqual([['removed 2'], [], 2]);
  });

  test('rows that were refused stay selected, with the reason, until the report is closed', async () => {
    const { actor, calls, context, said, selected, until } = await removing();
    const refused = [{ id: 'b', code: 'LOCKED' }];
    calls.remove.answer(either.right({ refused }));
    await until('removal.reporting');
    calls.load.answer(shownPage('b', 'c'));
    await until('list.shown');
    expect([context().refused, selected(), said]).toEqual([refused, ['b'], []]);
    actor.send({ type: 'removal.cancelled' });
    expect([context().refused, selected()]).toEqual([[], ['b']]);
  });

  test('a refusal keeps the selection for another try', async () => {
    const { calls, said, selected, until } = await removing();
    const refusal: Failure = { kind: 'Forbidden' };
    calls.remove.answer(either.left(refusal));
    await until('removal.idle');
    expect([said, selected(), calls.load.times()]).toEqual([[refusal], ['a', 'b'], 1]);
  });

  test.each<Failure>([lineCut, { kind: 'Malformed', path: '' }])(
    'without a readable answer the list is read again, and rows that are gone are no longer selected: %j',
    async (failure) => {
      const { calls, said, selected, until } = await removing();
      calls.remove.answer(either.left(failure));
      await until('removal.idle');
      expect([said, selected(), calls.load.times()]).toEqual([[failure], ['a', 'b'], 2]);
      calls.load.answer(shownPage('b', 'c'));
      await until('list.shown');
      expect(selected()).toEqual(['b']);
    },
  );

  test('counts and unselects what was deleted, not what was clicked meanwhile', async () => {
    const { actor, calls, said, selected, until } = await removing();
    actor.send({ type: 'row.clicked', id: 'c', keys: plain });
    calls.remove.answer(either.right({ refused: [] }));
    await until('removal.idle');
    expect(said).toEqual(['removed 2']);
    expect(selected()).toEqual(['c']);
  });

  test('rows that a new answer took away under the question are not asked for', async () => {
    const { actor, calls, now, until } = await shown('a', 'b');
    actor.send({ type: 'row.clicked', id: 'a', keys: plain });
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'reload.requested' });
    calls.load.answer(shownPage('b'));
    await until('list.shown');
    actor.send({ type: 'removal.confirmed' });
    expect([now(), calls.remove.times()]).toEqual(['list.shown + removal.idle', 0]);
  });
});
