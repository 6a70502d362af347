import { NEVER } from 'rxjs';
import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { createActor } from 'xstate';
import { wireEtimOverview } from '../../../../src/application/catalogue/wire-etim-overview';
import { wireFaqQuestions } from '../../../../src/application/catalogue/wire-faq-lists';
import { flagSavings, type FlagSavings } from '../../../../src/application/shared/flags/flag-savings';
import type { Answer } from '../../../../src/application/shared/ports/call';
import { wireOverview } from '../../../../src/application/shared/wire-overview';
import type { FaqQuestion } from '../../../../src/domain/catalogue/faq-question';
import type { Failure } from '../../../../src/domain/shared/failure';
import type { Id } from '../../../../src/domain/shared/id';
import { defaultQuery } from '../../../../src/domain/shared/list-query';
import { announcerInMind, gatewayOfOne, people } from '../../support/backend';

type Rows = Readonly<Record<Id, boolean>>;
const REFUSED: Failure = { kind: 'Forbidden' };

/** Live events that never report anything. */
const QUIET = { watchList: () => NEVER };

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A call that the test answers. */
const waiting = <A>() => {
  const answers: ((answer: either.Either<Failure, A>) => void)[] = [];
  return {
    call: (): Answer<A> => () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
    answer: async (place: number, answer: either.Either<Failure, A>) => {
      answers[place]?.(answer);
      await turn();
    },
    times: () => answers.length,
  };
};

interface World {
  readonly save: (id: Id, field: string, value: boolean) => Answer<void>;
  readonly read: () => Answer<Rows>;
  readonly announcer: ReturnType<typeof announcerInMind>['announcer'];
  readonly savings: FlagSavings;
}

/** A list on the screen: how a flag is switched and read. */
interface Shown {
  readonly toggle: (id: Id, value: boolean) => void;
  readonly flag: (id: Id) => boolean | undefined;
  /** Null if the list reads itself again only on its own. */
  readonly reload: (() => void) | null;
  readonly leave: () => void;
  readonly children: () => readonly string[];
}

const overview = ({ save, read, announcer, savings }: World): Shown => {
  const gateway = {
    ...gatewayOfOne({ id: 'a', name: '', active: false }).gateway,
    list: () =>
      pipe(
        read(),
        taskEither.map((rows) => ({
          rows: Object.entries(rows).map(([id, active]) => ({ id, name: id, active })),
          total: 2,
          page: 1,
          perPage: 10,
        })),
      ),
    toggle: save,
  };
  const machine = wireOverview(people)(gateway, announcer, { report: () => undefined }, savings, QUIET);
  const actor = createActor(machine, { input: { query: defaultQuery(people.noFilter) } }).start();
  return {
    toggle: (id, value) => {
      actor.send({ type: 'row.toggled', id, field: 'active', value });
    },
    flag: (id) => actor.getSnapshot().context.page?.rows.find((row) => row.id === id)?.active,
    reload: () => {
      actor.send({ type: 'reload.requested' });
    },
    leave: () => void actor.stop(),
    children: () => Object.keys(actor.getSnapshot().children),
  };
};

const NOT_ASKED = () => taskEither.left(REFUSED);

const orderedList = ({ save, read, announcer, savings }: World): Shown => {
  const lists = {
    categories: NOT_ASKED,
    search: NOT_ASKED,
    sortCategories: NOT_ASKED,
    sortQuestions: NOT_ASKED,
    questions: () =>
      pipe(
        read(),
        taskEither.map((rows) => ({
          rows: Object.entries(rows).map(([id, online]) => ({ id, title: id, url: id, online, filterable: false })),
          version: null,
        })),
      ),
  };
  const questions = {
    list: NOT_ASKED,
    get: (): Answer<{ record: FaqQuestion; version: string }> => NOT_ASKED(),
    save: NOT_ASKED,
    toggle: save,
    remove: NOT_ASKED,
    removeOne: NOT_ASKED,
  };
  const actor = createActor(wireFaqQuestions(lists, questions, announcer, savings, QUIET), { input: '1' }).start();
  return {
    toggle: (id, value) => {
      actor.send({ type: 'row.toggled', id, field: 'online', value });
    },
    flag: (id) => actor.getSnapshot().context.list?.rows.find((row) => row.id === id)?.online,
    reload: () => {
      actor.send({ type: 'reload.requested' });
    },
    leave: () => void actor.stop(),
    children: () => Object.keys(actor.getSnapshot().children),
  };
};

const etim = ({ save, read, announcer, savings }: World): Shown => {
  const lists = {
    categories: () => taskEither.right({ rows: [], version: null }),
    features: () =>
      pipe(
        read(),
        taskEither.map((rows) => ({
          rows: Object.entries(rows).map(([id, visible]) => ({
            ...{ id, code: id, label: id, unit: '', postfix: '', category: null },
            ...{ visible, filterable: false, brochure: false },
          })),
          version: null,
        })),
      ),
    setFlag: save,
    moveToGroup: NOT_ASKED,
    sortCategories: NOT_ASKED,
    sortFeatures: NOT_ASKED,
  };
  const clock = { now: () => 0, zone: () => 'UTC' };
  const machine = wireEtimOverview(lists, announcer, { report: () => undefined }, clock, savings, QUIET);
  const actor = createActor(machine, { input: { maySort: true } }).start();
  return {
    toggle: (id, value) => {
      actor.send({ type: 'flag.toggled', id, flag: 'visible', value });
    },
    flag: (id) => actor.getSnapshot().context.features.get(id)?.visible,
    reload: null,
    leave: () => void actor.stop(),
    children: () => Object.keys(actor.getSnapshot().children),
  };
};

const backend = async (make: (world: World) => Shown) => {
  const [saving, reading, speech] = [waiting<undefined>(), waiting<Rows>(), announcerInMind()];
  const saved: string[] = [];
  let signOut = (): void => undefined;
  const savings = flagSavings({
    onEnd: (act) => {
      signOut = act;
    },
  });
  const open = () =>
    make({
      save: (id, _, value) => {
        saved.push(`${id} ${value ? 'on' : 'off'}`);
        return saving.call();
      },
      read: reading.call,
      announcer: speech.announcer,
      savings,
    });
  const list = open();
  const read = async (rows: Rows) => {
    await turn(); // Mapped calls start in a later turn.
    await reading.answer(reading.times() - 1, either.right(rows));
  };
  await read({ a: false, b: false });
  return {
    ...list,
    open,
    read,
    saved,
    reads: reading.times,
    answer: (place: number, failure?: Failure) =>
      saving.answer(place, failure === undefined ? either.right(undefined) : either.left(failure)),
    refusals: () => speech.said.filter((one) => Array.isArray(one) && one[0] !== 'success').length,
    signOut: () => {
      signOut();
    },
  };
};

const LISTS = [
  ['a list', overview],
  ['an ordered list', orderedList],
  ['the ETIM overview', etim],
] as const;

describe.each(LISTS)('the flags of %s (R-SHR-55)', (_, make) => {
  test('are saved one at a time, and the last wish wins', async () => {
    const { toggle, flag, saved, answer } = await backend(make);
    for (const value of [true, false, true, false]) toggle('a', value);
    expect([flag('a'), saved]).toEqual([false, ['a on']]);
    await answer(0);
    expect([flag('a'), saved]).toEqual([false, ['a on', 'a off']]);
    await answer(1);
    expect([flag('a'), saved.length]).toEqual([false, 2]);
  });

  test('go back to what the server confirmed last, and say it once', async () => {
    const { toggle, flag, answer, refusals } = await backend(make);
    toggle('a', true);
    toggle('a', false);
    await answer(0);
    await answer(1, REFUSED);
    expect([flag('a'), refusals()]).toEqual([true, 1]);
  });

  test('of a refused wish give way to a newer one', async () => {
    const { toggle, flag, saved, answer, refusals } = await backend(make);
    toggle('a', true);
    toggle('a', false);
    await answer(0, REFUSED);
    await answer(1);
    expect([flag('a'), saved, refusals()]).toEqual([false, ['a on', 'a off'], 0]);
  });

  test('of several rows are independent', async () => {
    const { toggle, flag, saved, answer } = await backend(make);
    toggle('a', true);
    toggle('b', true);
    expect(saved).toEqual(['a on', 'b on']);
    await answer(0, REFUSED);
    await answer(1);
    expect([flag('a'), flag('b')]).toEqual([false, true]);
  });

  test.each<Failure>([{ kind: 'Unreachable', reason: 'slow' }, { kind: 'NotFound' }, { kind: 'Changed' }])(
    'are read again after $kind',
    async (failure) => {
      const { toggle, flag, answer, read, reads } = await backend(make);
      toggle('a', true);
      await answer(0, failure);
      expect([flag('a'), reads()]).toEqual([false, 2]);
      await read({ a: true, b: false });
      expect(flag('a')).toBe(true);
    },
  );

  test('outlive the list: another one shows the wish, and saves nothing beside it', async () => {
    const { leave, toggle, flag, open, read, saved, answer } = await backend(make);
    toggle('a', true);
    toggle('a', false);
    leave();
    const next = open();
    await read({ a: true, b: false });
    expect([next.flag('a'), saved]).toEqual([false, ['a on']]);
    next.toggle('a', true);
    await answer(0);
    expect([next.flag('a'), saved]).toEqual([true, ['a on']]);
    expect(flag('a')).toBe(false);
  });

  test('are not saved in the name of the next person', async () => {
    const { toggle, saved, answer, refusals, signOut } = await backend(make);
    toggle('a', true);
    toggle('a', false);
    signOut();
    await answer(0, REFUSED);
    expect([saved, refusals()]).toEqual([['a on'], 0]);
  });

  test('leave no actor behind', async () => {
    const { toggle, answer, children } = await backend(make);
    const before = children();
    for (let time = 0; time < 3; time += 1) {
      toggle('a', time % 2 === 0);
      await answer(time);
    }
    expect(children()).toEqual(before);
  });
});

// Rule R-SHR-86.
describe.each(LISTS.slice(0, 2))('the flags of %s that is read again (R-SHR-55)', (_, make) => {
  test.each([
    // Order in which save and read end; rows of the read; value shown at the end.
    ['an older answer during a save', ['read', 'save'], false, undefined, true],
    ['an older answer after a save', ['save', 'read'], false, undefined, true],
    ['a newer value of somebody else during a save that is refused', ['read', 'save'], true, REFUSED, true],
    ['a newer value of somebody else after a refusal', ['save', 'read'], true, REFUSED, true],
  ])('%s', async (_name, order, row, failure, shown) => {
    const { toggle, flag, reload, read, answer } = await backend(make);
    toggle('a', true);
    reload?.();
    for (const step of order) await (step === 'read' ? read({ a: row, b: false }) : answer(0, failure));
    expect(flag('a')).toBe(shown);
  });

  test('after the save ended the server counts, not the wish', async () => {
    const { toggle, flag, reload, read, answer } = await backend(make);
    toggle('a', true);
    await answer(0);
    reload?.();
    await read({ a: false, b: false });
    expect(flag('a')).toBe(false);
  });

  test('an answer that was overtaken does not change what is confirmed', async () => {
    const { toggle, flag, reload, read, answer } = await backend(make);
    toggle('a', true);
    reload?.();
    toggle('a', false);
    await answer(0);
    await read({ a: false, b: false });
    await answer(1, REFUSED);
    expect(flag('a')).toBe(true);
  });
});
