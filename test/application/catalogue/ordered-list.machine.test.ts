import { either, taskEither } from 'fp-ts';
import { Subject } from 'rxjs';
import { createActor, waitFor, type AnyActorLogic } from 'xstate';
import { orderedListMachineOf } from '../../../src/application/catalogue/ordered-list.machine';
import type { FaqLists } from '../../../src/application/catalogue/ports/faq-lists.port';
import { wireFaqCategories, wireFaqQuestions, wireFaqSearch } from '../../../src/application/catalogue/wire-faq-lists';
import { flagSavings } from '../../../src/application/shared/flags/flag-savings';
import type { Failure } from '../../../src/domain/shared/failure';
import { announcerInMind } from '../support/backend';
import type { Ordered } from '../../../src/application/catalogue/ports/ordered.port';
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
      'wanted': { type: 'flag.wanted', id: '1', field: 'online', value: true },
      'refused': { type: 'flag.finished', id: '1', field: 'online', value: true, failure: { kind: 'Forbidden' } },
      'not known': { type: 'flag.finished', id: '1', field: 'online', value: true, failure: { kind: 'NotFound' } },
      'changed elsewhere': { type: 'rows.doubted' },
    },
    remember: ({ asked, list, failure, flags, isDoubtful }) => [asked, list, failure, [...flags.saving], isDoubtful],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
    expect(tableOf(steps)).toEqual({
      loading: { 'came': 'shown', 'did not come': 'failed | shown' },
      shown: { 'again': 'loading', 'another': 'loading', 'not known': 'loading', 'changed elsewhere': 'loading' },
      failed: { again: 'loading', another: 'loading' },
    });
  });

  test('keeps what it shows while it is read again', () => {
    for (const { event, before, after } of steps)
      if (event === 'again' || event === 'another') expect(after.context.list).toEqual(before.context.list);
  });
});

describe('the lists of the FAQ that somebody else changes (R-LIV-06)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const refused = () => taskEither.left<Failure>({ kind: 'Forbidden' });
  const gateway = { list: refused, get: refused, save: refused, toggle: refused, remove: refused, removeOne: refused };
  const world = () => {
    const changes = new Subject<void>();
    const [watched, reads]: [unknown[], string[]] = [[], []];
    let failure: Failure | null = null;
    const read = <Answer>(name: string, answer: Answer) => {
      reads.push(name);
      return failure === null ? taskEither.right(answer) : taskEither.left(failure);
    };
    const lists: FaqLists = {
      categories: () => read('categories', { rows: [], version: null }),
      questions: (category) => read(`questions ${category}`, { rows: [], version: null }),
      search: (term) => read(`search ${term}`, []),
      sortCategories: refused,
      sortQuestions: refused,
    };
    const live = {
      watchList: (...list: readonly unknown[]) => {
        watched.push(list);
        return changes;
      },
    };
    const edges = [announcerInMind().announcer, flagSavings({ onEnd: () => undefined }), live] as const;
    return {
      ...{ changes, watched, reads },
      machines: {
        categories: wireFaqCategories(lists, gateway, ...edges),
        questions: wireFaqQuestions(lists, gateway, ...edges),
        search: wireFaqSearch(lists, gateway, ...edges),
      },
      fail: () => {
        failure = { kind: 'Unreachable', reason: 'cut' };
      },
    };
  };

  test.each([
    ['categories', null, ['faq/category'], 'categories'],
    ['questions', '3', ['faq/question', '3'], 'questions 3'],
    ['search', 'pomp', ['faq/question'], 'search pomp'],
  ] as const)('%s are read again, and stay where that fails', async (name, input, watched, read) => {
    const faq = world();
    const machine: AnyActorLogic = faq.machines[name];
    const actor = createActor(machine, { input }).start();
    const isShown = (snapshot: { readonly value: unknown }) => snapshot.value === 'shown';
    const changed = async () => {
      faq.changes.next();
      jest.advanceTimersByTime(2000);
      await waitFor(actor, isShown);
    };
    await waitFor(actor, isShown);
    await changed();
    faq.fail();
    await changed();
    expect([faq.watched, faq.reads]).toEqual([[watched], [read, read, read]]);
  });
});
