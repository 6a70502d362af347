import { either, taskEither } from 'fp-ts';
import { NEVER, Subject } from 'rxjs';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Said } from '../../../src/application/shared/announcer';
import { flagSavings } from '../../../src/application/shared/flags/flag-savings';
import type { SavedEtimOrder } from '../../../src/application/catalogue/etim-order-saving';
import { etimOverviewMachine } from '../../../src/application/catalogue/etim-overview.machine';
import { SORT_REST } from '../../../src/application/catalogue/order-saving.machine';
import type { EtimLists } from '../../../src/application/catalogue/ports/etim-lists.port';
import type { NewOrder } from '../../../src/application/catalogue/ports/ordered.port';
import { wireEtimOverview } from '../../../src/application/catalogue/wire-etim-overview';
import { OTHER_GROUP } from '../../../src/domain/catalogue/etim-feature.rule';
import { orderOf, type ListedFeature } from '../../../src/domain/catalogue/etim-order';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Notice } from '../../../src/domain/shared/notice';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const CATEGORIES = [
  { id: '1', name: 'Heat' },
  { id: '2', name: 'Water' },
];
const featureOf = (id: string, category: string | null): ListedFeature => ({
  id,
  code: `EF${id}`,
  label: id,
  unit: '',
  postfix: '',
  visible: true,
  filterable: false,
  brochure: false,
  category: category === null ? null : { id: category, name: '' },
});
const FEATURES = [featureOf('a', '1'), featureOf('b', '1'), featureOf('c', '2'), featureOf('d', null)];
const READ = {
  categories: { rows: CATEGORIES, version: 'v1' },
  features: { rows: FEATURES, version: 'v1' },
};
const CHANGED: Failure = { kind: 'Changed' };
const NOW = Date.UTC(2026, 10, 20, 9, 42);

const ORDER = orderOf(CATEGORIES, FEATURES);
const swapped = { ...ORDER, features: new Map(ORDER.features).set('1', ['b', 'a']) };
const lastSave = (stored: typeof ORDER, failure: Failure | null = null): SavedEtimOrder => ({
  ...{ stored, failure },
  version: new Map(),
  done: [],
  at: NOW,
});
/** A stub of the machine that saves the order, in a fixed state. */
const orders = (value: 'idle' | 'waiting' | 'saving' | 'outdated', last: SavedEtimOrder | null = null) => ({
  type: 'xstate.snapshot.orders',
  snapshot: { value, context: { order: last?.stored ?? swapped, version: new Map(), last } },
});

// Rules R-CAT-27 and R-SHR-70.
describe('the ETIM overview (R-CAT-32), every event in every state', () => {
  const [LOAD, AGAIN, FRESH] = ['loading', 'rereading', 'refreshing'].map((state) => `0.etim-overview.${state}`);
  const steps = walk(etimOverviewMachine, {
    input: { maySort: true },
    events: {
      'read': done(LOAD ?? '', either.right(READ)),
      'not read': done(LOAD ?? '', either.left({ kind: 'Forbidden' })),
      'retry': { type: 'retry.requested' },
      'a move': { type: 'features.moved', ids: ['a'], group: '1', shown: ['a', 'b'], place: 1 },
      'a move back': { type: 'features.moved', ids: ['a'], group: '1', shown: ['b', 'a'], place: 0 },
      'a category moves': { type: 'category.moved', id: '2', shown: ['1', '2'], place: 0 },
      'the screen closes': { type: 'save.requested' },
      'waiting': orders('waiting'),
      'saving': orders('saving'),
      'saved': orders('idle', lastSave(swapped)),
      'refused': orders('outdated', lastSave(ORDER, CHANGED)),
      'read again': done(AGAIN ?? '', either.right(READ)),
      'not read again': done(AGAIN ?? '', either.left({ kind: 'Forbidden' })),
      'refreshed': done(FRESH ?? '', either.right(READ)),
      'not refreshed': done(FRESH ?? '', either.left({ kind: 'Forbidden' })),
      'changed elsewhere': { type: 'rows.doubted' },
      'a flag': { type: 'flag.toggled', id: 'a', flag: 'visible', value: false },
      'flag wanted': { type: 'flag.wanted', id: 'a', field: 'visible', value: false },
      'flag saved': { type: 'flag.finished', id: 'a', field: 'visible', value: false, failure: null },
      'flag refused': { type: 'flag.finished', id: 'a', field: 'visible', value: false, failure: CHANGED },
    },
    remember: ({ order, features, saving, flags, isDoubtful }) => [
      order.categories,
      [...order.features],
      features.get('a')?.visible,
      saving,
      [...flags.saving],
      isDoubtful,
    ],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(etimOverviewMachine));
    expect(tableOf(steps)).toEqual({
      loading: { 'read': 'refreshing | shown', 'not read': 'failed' },
      failed: { retry: 'loading' },
      shown: {
        'changed elsewhere': 'refreshing | shown',
        'flag refused': 'refreshing | shown',
        'saved': 'refreshing | shown',
        'refused': 'rereading',
      },
      refreshing: {
        'a move': 'shown',
        'a move back': 'shown',
        'a category moves': 'shown',
        'refreshed': 'refreshing | shown',
        'not refreshed': 'refreshing | rereading | shown',
      },
      rereading: { 'read again': 'refreshing | shown', 'not read again': 'refreshing | shown' },
    });
  });

  test('keeps every feature and category once, whatever happens', () => {
    for (const { before, after: next } of steps) {
      if (before.value === 'loading' || next.value === 'loading' || next.value === 'failed') continue;
      const { categories, features } = next.context.order;
      expect([...categories].sort()).toEqual(['1', '2']);
      expect([...features.values()].flat().sort()).toEqual(['a', 'b', 'c', 'd']);
    }
  });
});

type Call = readonly [string, ...unknown[]];

describe('the ETIM overview, as it is wired', () => {
  /** @param answers to the calls that change something, in order; a string is a new version */
  const started = async (answers: readonly (string | Failure)[] = [], maySort = true, features = FEATURES) => {
    const [calls, told, left]: [Call[], string[], (string | Failure)[]] = [[], [], [...answers]];
    let reads = 0;
    const refusedReads: Failure[] = [];
    const change = (...call: Call) => {
      calls.push(call);
      const answer = left.shift() ?? 'v9';
      return typeof answer === 'string' ? taskEither.right(answer) : taskEither.left(answer);
    };
    const nothing = (...call: Call) => taskEither.map(() => undefined)(change(...call));
    const lists: EtimLists = {
      categories: () => taskEither.right(READ.categories),
      features: () => {
        reads += 1;
        const refused = refusedReads.shift();
        if (refused !== undefined) return taskEither.left(refused);
        return taskEither.right({ ...READ.features, rows: features });
      },
      setFlag: (id, flag, value) => nothing('flag', id, flag, value),
      moveToGroup: (id, group) => nothing('move', id, group),
      sortCategories: ({ ids, version }: NewOrder) => change('categories', ids, version),
      sortFeatures: (group, { ids, version }: NewOrder) => change('features', group, ids, version),
    };
    const announcer = {
      failure: (failure: Failure | null) => void told.push(failure?.kind ?? ''),
      say: (_intent: string, key: string, _time: number, values?: Notice['values']) =>
        void told.push(`${key.replace('catalogue.etimOverview.', '')} ${values?.['names'] ?? ''}`.trim()),
      sayAll: (_intent: string, _time: number, said: readonly Said[]) =>
        void told.push(
          said
            .flatMap((part) =>
              part === null
                ? []
                : 'kind' in part
                  ? [part.kind]
                  : [part.key.replace('catalogue.etimOverview.', ''), ...[part.values?.['names'] ?? []].flat()],
            )
            .join(' '),
        ),
      keepSaying: () => undefined,
    };
    const changes = new Subject<void>();
    const reports: string[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(
      wireEtimOverview(
        lists,
        announcer,
        { report: (message) => void reports.push(message) },
        { now: () => NOW, zone: () => 'UTC' },
        flagSavings({ onEnd: () => undefined }),
        { watchList: (list) => (list === 'etim/feature' ? changes : NEVER) },
      ),
      { input: { maySort }, clock },
    ).start();
    const idle = () => waitFor(actor, (state) => state.matches('shown') && state.context.saving === 'idle');
    await idle();
    const groupOf = (group: string) => actor.getSnapshot().context.order.features.get(group);
    return { actor, clock, calls, told, reports, idle, groupOf, changes, reads: () => reads, refusedReads };
  };
  const across = { type: 'features.moved', ids: ['a'], group: '2', shown: ['c'], place: 0 } as const;

  test('saves a move across groups and both sorts when nothing moved for a while', async () => {
    const { actor, clock, calls, idle } = await started(['moved', 'v2', 'v3']);
    actor.send(across);
    clock.increment(SORT_REST - 1);
    expect(calls).toEqual([]);
    clock.increment(1);
    await idle();
    expect(calls).toEqual([
      ['move', 'a', '2'],
      ['features', '1', ['b'], 'v1'],
      ['features', '2', ['a', 'c'], 'v1'],
    ]);
    expect(actor.getSnapshot().context.savedAt).toBe(NOW);
  });

  test('keeps a version for each list: that of one sort does not hide the sort of another', async () => {
    const { actor, clock, calls, idle } = await started(['v2', 'v3', 'v4']);
    const swap = (group: string, ids: readonly string[]) => {
      actor.send({ type: 'features.moved', ids: ids.slice(0, 1), group, shown: ids, place: 1 });
      clock.increment(SORT_REST);
      return idle();
    };
    await swap('1', ['a', 'b']);
    await swap('1', ['b', 'a']);
    actor.send({ type: 'category.moved', id: '2', shown: ['1', '2'], place: 0 });
    clock.increment(SORT_REST);
    await idle();
    expect(calls.map((call) => call.at(-1))).toEqual(['v1', 'v2', 'v1']);
  });

  test('saves at once when the screen closes', async () => {
    const { actor, calls } = await started();
    actor.send(across);
    actor.send({ type: 'save.requested' });
    actor.stop();
    await Promise.resolve();
    expect(calls[0]).toEqual(['move', 'a', '2']);
  });

  test('saves what moved during a save afterwards', async () => {
    const { actor, clock, calls, idle } = await started();
    actor.send({ type: 'category.moved', id: '2', shown: ['1', '2'], place: 0 });
    clock.increment(SORT_REST);
    actor.send(across);
    await waitFor(actor, (state) => state.context.saving === 'waiting');
    clock.increment(SORT_REST);
    await idle();
    expect(calls.map(([kind]) => kind)).toEqual(['categories', 'move', 'features', 'features']);
  });

  test('saves what moved during a save without a rest when somebody leaves', async () => {
    const { actor, clock, calls, idle } = await started();
    actor.send({ type: 'category.moved', id: '2', shown: ['1', '2'], place: 0 });
    clock.increment(SORT_REST);
    actor.send(across);
    actor.send({ type: 'save.requested' });
    await idle();
    expect(calls.map(([kind]) => kind)).toEqual(['categories', 'move', 'features', 'features']);
  });

  test('tells that the lists could not be read again', async () => {
    const { actor, clock, told, idle, groupOf, refusedReads } = await started([CHANGED]);
    refusedReads.push({ kind: 'Unreachable', reason: 'server' });
    actor.send(across);
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('rereading'));
    expect(actor.getSnapshot().hasTag('movable')).toBe(false);
    await idle();
    expect([told, groupOf('2')]).toEqual([['changedUnread Unreachable'], ['c']]);
  });

  test('after a sort by somebody else reads again, tells it, and keeps what had been saved', async () => {
    const { actor, clock, told, idle, reads, groupOf } = await started(['moved', CHANGED]);
    actor.send(across);
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('rereading'));
    expect([groupOf('1'), groupOf('2')]).toEqual([['b'], ['c', 'a']]);
    await idle();
    expect([reads(), told]).toEqual([2, ['partly.moved a partly.changed']]);
    expect([groupOf('1'), groupOf('2')]).toEqual([['a', 'b'], ['c']]);
  });

  test('tells why a move was refused, and shows the stored order', async () => {
    const { actor, clock, told, idle, groupOf } = await started([{ kind: 'Locked', holder: 'Edwin', since: null }]);
    actor.send(across);
    clock.increment(SORT_REST);
    await waitFor(actor, (state) => state.matches('rereading'));
    await idle();
    expect([told, groupOf('2')]).toEqual([['Locked'], ['c']]);
  });

  test('only moves for somebody without the right to sort', async () => {
    const { actor, clock, calls, idle } = await started([], false);
    actor.send({ type: 'features.moved', ids: ['d'], group: '1', shown: ['a', 'b'], place: 2 });
    clock.increment(SORT_REST);
    await idle();
    expect(calls).toEqual([['move', 'd', '1']]);
  });

  test('shows a flag at once, and takes it back when it is refused', async () => {
    const { actor, calls, told, reports } = await started(['saved', { kind: 'NotFound' }]);
    const isVisible = () => actor.getSnapshot().context.features.get('d')?.visible;
    actor.send({ type: 'flag.toggled', id: 'd', flag: 'visible', value: false });
    expect(isVisible()).toBe(false);
    await waitFor(actor, () => told.length === 1);
    expect([isVisible(), calls]).toEqual([false, [['flag', 'd', 'visible', false]]]);
    actor.send({ type: 'flag.toggled', id: 'd', flag: 'visible', value: true });
    expect(isVisible()).toBe(true);
    await waitFor(actor, () => told.length === 2);
    expect([isVisible(), told]).toEqual([false, ['flag.saved', 'flag.failed']]);
    expect(reports).toEqual(['Feature d: visible was not saved (NotFound)']);
  });

  const toggled = (flag: 'visible' | 'filterable', value: boolean) =>
    ({ type: 'flag.toggled', id: 'd', flag, value }) as const;

  test('saves one flag after the other; the last wanted value wins', async () => {
    const { actor, calls, told } = await started();
    for (const value of [false, true, false, true]) actor.send(toggled('visible', value));
    actor.send(toggled('filterable', true));
    expect(calls).toEqual([
      ['flag', 'd', 'visible', false],
      ['flag', 'd', 'filterable', true],
    ]);
    await waitFor(actor, () => told.length === 2);
    expect(calls.slice(2)).toEqual([['flag', 'd', 'visible', true]]);
    expect(actor.getSnapshot().context.features.get('d')).toMatchObject({ visible: true, filterable: true });
  });

  test('after two refused toggles of a flag shows what the server has', async () => {
    const { actor, calls, told } = await started([{ kind: 'NotFound' }, { kind: 'NotFound' }]);
    actor.send(toggled('visible', false));
    actor.send(toggled('visible', true));
    await waitFor(actor, () => told.length === 1);
    expect(calls.map((call) => call.at(-1))).toEqual([false, true]);
    expect(actor.getSnapshot().context.features.get('d')?.visible).toBe(true);
  });

  const LOST: Failure = { kind: 'Unreachable', reason: 'slow' };
  test.each<readonly [string, readonly (string | Failure)[], readonly string[]]>([
    ['nothing, because somebody else sorted', [CHANGED], ['changed']],
    ['nothing, because the feature is locked', [{ kind: 'Locked', holder: 'Edwin', since: null }], ['Locked']],
    ['the new category, and somebody else sorted the old one', ['moved', CHANGED], ['partly.moved a partly.changed']],
    ['the new category and one order', ['moved', 'v2', CHANGED], ['partly.moved a partly.changed']],
    ['the new category, and the answer of the order was lost', ['moved', LOST], ['partly.moved a Unreachable']],
    ['all of it', ['moved', 'v2', 'v3'], []],
  ])('of a move in several calls says what is stored: %s', async (_, answers, said) => {
    const { actor, clock, told, idle, reads } = await started(answers);
    actor.send(across);
    clock.increment(SORT_REST);
    await idle();
    expect([told, reads()]).toEqual([said, said.length === 0 ? 1 : 2]);
  });

  test('of two sorts the first one stays, and that is said', async () => {
    const { actor, clock, told, idle } = await started(['v2', CHANGED]);
    actor.send({ type: 'category.moved', id: '2', shown: ['1', '2'], place: 0 });
    actor.send({ type: 'features.moved', ids: ['b'], group: '1', shown: ['a', 'b'], place: 0 });
    clock.increment(SORT_REST);
    await idle();
    expect(told).toEqual(['partly.sorted partly.changed']);
  });

  describe('lists that somebody else changes (R-LIV-06)', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const changed = ({ changes }: Awaited<ReturnType<typeof started>>): void => {
      changes.next();
      jest.advanceTimersByTime(2000);
    };

    test('are read again in silence; where that fails, what is shown stays', async () => {
      const world = await started();
      changed(world);
      expect(world.actor.getSnapshot().value).toBe('refreshing');
      await world.idle();
      expect([world.reads(), world.told]).toEqual([2, []]);
      world.refusedReads.push({ kind: 'Unreachable', reason: 'server' });
      changed(world);
      await world.idle();
      expect([world.reads(), world.told, world.groupOf('1')]).toEqual([3, [], ['a', 'b']]);
    });

    test('are read after the move that is waiting or comes meanwhile', async () => {
      const world = await started();
      changed(world);
      world.actor.send(across);
      expect(world.actor.getSnapshot()).toMatchObject({ value: 'shown', context: { saving: 'waiting' } });
      world.clock.increment(SORT_REST);
      await waitFor(world.actor, (state) => state.matches('refreshing'));
      expect(world.calls.map(([kind]) => kind)).toEqual(['move', 'features', 'features']);
      await world.idle();
      expect(world.told).toEqual([]);
    });
  });

  test('names a category that was added between the two answers by its features', async () => {
    const late = { ...featureOf('e', null), category: { id: '7', name: 'Late' } };
    const { actor, groupOf } = await started([], true, [...FEATURES, late]);
    expect(actor.getSnapshot().context.categories.at(-1)).toEqual({ id: '7', name: 'Late' });
    expect([groupOf('7'), groupOf(OTHER_GROUP)]).toEqual([['e'], ['d']]);
  });
});
