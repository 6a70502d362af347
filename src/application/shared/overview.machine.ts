import { assign, emit, raise, sendTo } from 'xstate';
import { lastPage } from '../../domain/shared/list-query';
import { failureOf, succeeded, valueOf } from '../../domain/shared/outcome';
import type { Kind } from '../../domain/shared/resource';
import { noSelection, retain, select, selectAll, deselect } from '../../domain/shared/list/selection';
import {
  beforePage,
  idsOf,
  keepRefused,
  removableIds,
  withAnswer,
  withAsked,
  withCheck,
  withoutAsked,
  withoutCheck,
  withSign,
} from './overview';
import { overviewSetupOf } from './overview.setup';
import { endCheck, NO_ROW_FLAGS } from './flags/row-flags';
import { nameOfFlag, toggleOf, type RowToggle } from './flags/row-toggle';

/** List: load, select, toggle flags, delete. The URL holds the query. */
export const overviewMachineOf = <K extends Kind>() => {
  const overview = overviewSetupOf<K>();
  const checkOf = (toggle: RowToggle): string => `check ${nameOfFlag(toggle)}`;
  /** Toggling a flag again cancels its running check and its confirmation. */
  const want = overview.enqueueActions(({ context, event, enqueue, check }) => {
    if (event.type !== 'row.toggled') return;
    enqueue.stopChild(checkOf(event));
    enqueue.assign({ asked: withoutAsked(context.asked, event) });
    if (check({ type: 'needsCheck', params: event })) {
      enqueue.assign(withCheck(context, toggleOf(event)));
      enqueue.spawnChild('checkToggle', { id: checkOf(event), input: toggleOf(event) });
    } else {
      enqueue.assign({ flags: endCheck(context.flags, event) });
      enqueue.sendTo('flags', { type: 'want', ...toggleOf(event) });
    }
  });
  const finishCheck = overview.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'toggle.checked' && event.type !== 'check.failed') return;
    enqueue.stopChild(checkOf(event));
    if (event.type === 'toggle.checked' && event.problems.length === 0) {
      enqueue.assign({ flags: endCheck(context.flags, event) });
      enqueue.sendTo('flags', { type: 'want', ...toggleOf(event) });
      return;
    }
    enqueue.assign(withoutCheck(context, event));
    if (event.type === 'check.failed') enqueue({ type: 'announceToggle', params: event });
    else enqueue.assign({ asked: withAsked(context.asked, event) });
  });
  const confirm = overview.enqueueActions(({ context: { asked }, enqueue }) => {
    const [first, ...rest] = asked;
    if (first === undefined) return;
    enqueue.assign({ asked: rest });
    enqueue.sendTo('flags', { type: 'want', ...toggleOf(first) });
  });
  const showSign = overview.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'flag.wanted' && event.type !== 'flag.stored' && event.type !== 'flag.finished') return;
    const { isDoubtful, ...next } = withSign(context, event);
    enqueue.assign(next);
    if (isDoubtful) enqueue.raise({ type: 'rows.doubted' });
  });

  return overview.createMachine({
    id: 'overview',
    context: ({ input }) => ({
      query: input.query,
      page: null,
      failure: null,
      selection: noSelection,
      kept: input.kept ?? null,
      removing: [],
      refused: [],
      asked: [],
      flags: NO_ROW_FLAGS,
      isDoubtful: false,
    }),
    type: 'parallel',
    invoke: [
      { id: 'flags', src: 'followFlags' },
      { id: 'rows', src: 'followRows' },
    ],
    on: {
      'row.toggled': { actions: want },
      'toggle.checked': { actions: finishCheck },
      'check.failed': { actions: finishCheck },
      'toggle.confirmed': { actions: confirm },
      'toggle.cancelled': { actions: assign({ asked: ({ context }) => context.asked.slice(1) }) },
      'flag.wanted': { actions: showSign },
      'flag.stored': { actions: showSign },
      'flag.finished': { actions: showSign },
    },
    states: {
      list: {
        initial: 'loading',
        // Transitions do not re-enter, because a parallel machine would restart the deletion.
        on: {
          'query.changed': {
            target: '.loading',
            actions: assign({ query: ({ event }) => event.query, isDoubtful: false }),
          },
          'reload.requested': { target: '.loading', actions: assign({ isDoubtful: false }) },
          'row.clicked': {
            actions: assign({
              selection: ({ context, event }) => select(context.selection, idsOf(context.page), event.id, event.keys),
            }),
          },
          'all.toggled': {
            actions: assign({
              selection: ({ context }) =>
                selectAll(
                  context.selection,
                  idsOf(context.page).filter((id) => id !== context.kept),
                ),
            }),
          },
          'selection.cleared': { actions: assign({ selection: noSelection }) },
        },
        states: {
          loading: {
            entry: assign(({ context }) => beforePage(context)),
            // The pending answer may predate the change, so load again.
            on: { 'rows.doubted': { target: 'loading', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context }) => context.query,
              onDone: [
                {
                  guard: { type: 'overrun', params: ({ event }) => event },
                  target: 'shown',
                  actions: emit(({ event }) => {
                    const page = valueOf(event);
                    return { type: 'page.corrected', page: page === null ? 1 : lastPage(page.total, page.perPage) };
                  }),
                },
                {
                  guard: succeeded,
                  target: 'shown',
                  actions: assign(({ context, event }) => {
                    const next = withAnswer(context, valueOf(event));
                    return { ...next, failure: null, selection: retain(context.selection, idsOf(next.page)) };
                  }),
                },
                { guard: ({ context }) => context.isDoubtful && context.page !== null, target: 'shown' },
                { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
              ],
            },
          },
          shown: {
            entry: sendTo('rows', { type: 'rows.shown' }),
            on: { 'rows.doubted': { target: 'loading', actions: assign({ isDoubtful: true }) } },
          },
          failed: {},
        },
      },
      removal: {
        initial: 'idle',
        states: {
          idle: { on: { 'removal.requested': { guard: 'somethingSelected', target: 'confirming' } } },
          confirming: {
            on: {
              'removal.confirmed': [
                {
                  guard: 'somethingSelected',
                  target: 'removing',
                  actions: assign({ removing: ({ context }) => removableIds(context.selection, context.kept) }),
                },
                { target: 'idle' },
              ],
              'removal.cancelled': { target: 'idle', actions: 'announceKept' },
            },
          },
          removing: {
            entry: sendTo('flags', ({ context }) => ({ type: 'deletion', ids: context.removing })),
            invoke: {
              src: 'removeRows',
              input: ({ context }) => context.removing,
              onDone: [
                {
                  guard: { type: 'allGone', params: ({ event }) => event },
                  target: 'idle',
                  actions: [
                    { type: 'announceRemoval', params: ({ context }) => ({ count: context.removing.length }) },
                    assign({ selection: ({ context }) => deselect(context.selection, context.removing) }),
                    raise({ type: 'reload.requested' }),
                  ],
                },
                {
                  guard: succeeded,
                  target: 'reporting',
                  actions: [
                    assign(({ event }) => {
                      const refused = valueOf(event)?.refused ?? [];
                      return { refused, selection: keepRefused(refused) };
                    }),
                    raise({ type: 'reload.requested' }),
                  ],
                },
                {
                  guard: { type: 'uncertain', params: ({ event }) => event },
                  target: 'idle',
                  actions: [
                    { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
                    raise({ type: 'reload.requested' }),
                  ],
                },
                {
                  target: 'idle',
                  actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
                },
              ],
            },
          },
          /** Shows refused rows until closed. */
          reporting: { on: { 'removal.cancelled': { target: 'idle', actions: assign({ refused: [] }) } } },
        },
      },
    },
  });
};

export type OverviewMachine<K extends Kind> = ReturnType<typeof overviewMachineOf<K>>;
