import { assign, emit, fromCallback, fromPromise, raise, setup, spawnChild, type EventObject } from 'xstate';
import { mayBeDone, type Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { lastPage, type FilterShape, type ListQuery, type Page } from '../../domain/shared/list-query';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Identified } from '../../domain/shared/resource';
import { noSelection, retain, select, selectAll, deselect } from '../../domain/shared/selection';
import {
  idsOf,
  keepRefused,
  patch,
  removableIds,
  toggleOf,
  withAsked,
  type OverviewContext,
  type OverviewEvent,
  type RowToggle,
} from './overview';
import type { RemovalReport } from './ports/resource-gateway.port';

/** List: load, select, toggle flags, delete. The URL holds the query. */
export const overviewMachineOf = <Row extends Identified, Filter extends FilterShape>() => {
  const overview = setup({
    types: {
      context: phantom<OverviewContext<Row, Filter>>(),
      events: phantom<OverviewEvent<Filter>>(),
      input: phantom<{ readonly query: ListQuery<Filter>; readonly kept?: Id | null }>(),
      /** The requested page is beyond the last one; the URL has to follow. */
      emitted: phantom<{ readonly type: 'page.corrected'; readonly page: number }>(),
    },
    actors: {
      /** 404 is an empty page. */
      loadPage: fromPromise<Outcome<Page<Row>>, ListQuery<Filter>>(unwired('loadPage')),
      /** Optimistic: the flag already shows; answers with `toggle.settled`. */
      saveToggle: fromCallback<EventObject, RowToggle>(unwired('saveToggle')),
      /** Answers with `toggle.checked`, or with `toggle.settled` and a failure. */
      checkToggle: fromCallback<EventObject, RowToggle>(unwired('checkToggle')),
      removeRows: fromPromise<Outcome<RemovalReport>, readonly Id[]>(unwired('removeRows')),
    },
    actions: {
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceToggle: (_, _params: RowToggle) => unwired('announceToggle')(),
      announceRemoval: (_, _params: { readonly count: number }) => unwired('announceRemoval')(),
      announceKept: unwired('announceKept'),
    },
    guards: {
      /** Whether a flag is set only after its record was looked at. */
      needsCheck: (_, _toggle: RowToggle) => false,
      succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
      overrun: (_, event: { readonly output: Outcome<Page<Row>> }) => {
        const page = valueOf(event);
        return page !== null && page.page > lastPage(page.total, page.perPage);
      },
      somethingSelected: ({ context }) => removableIds(context.selection, context.kept).length > 0,
      /** The rows may be gone all the same: the list says which. */
      uncertain: (_, event: { readonly output: Outcome<RemovalReport> }) => {
        const failure = failureOf(event);
        return failure !== null && mayBeDone(failure);
      },
      allGone: (_, event: { readonly output: Outcome<RemovalReport> }) => valueOf(event)?.refused.length === 0,
    },
  });
  const takeToggle = overview.assign({
    page: ({ context, event }) => patch(context.page, toggleOf(event, context.asked)),
  });
  const saveToggle = overview.spawnChild('saveToggle', {
    input: ({ context, event }) => toggleOf(event, context.asked),
  });
  const closeQuestion = overview.assign({ asked: ({ context }) => context.asked.slice(1) });

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
    }),
    type: 'parallel',
    on: {
      'row.toggled': [
        {
          guard: { type: 'needsCheck', params: ({ event }) => event },
          actions: spawnChild('checkToggle', { input: ({ event }) => toggleOf(event, []) }),
        },
        { actions: [takeToggle, saveToggle] },
      ],
      'toggle.checked': [
        { guard: ({ event }) => event.problems.length === 0, actions: [takeToggle, saveToggle] },
        { actions: assign({ asked: ({ context, event }) => withAsked(context.asked, event) }) },
      ],
      'toggle.confirmed': {
        guard: ({ context }) => context.asked.length > 0,
        actions: [takeToggle, saveToggle, closeQuestion],
      },
      'toggle.cancelled': { actions: closeQuestion },
      'toggle.settled': [
        { guard: ({ event }) => event.failure === null, actions: takeToggle },
        {
          actions: [
            assign({ page: ({ context, event }) => patch(context.page, { ...event, value: !event.value }) }),
            { type: 'announceToggle', params: ({ event }) => event },
          ],
        },
      ],
    },
    states: {
      list: {
        initial: 'loading',
        // Transitions do not re-enter: in a parallel machine that would restart the removal.
        on: {
          'query.changed': { target: '.loading', actions: assign({ query: ({ event }) => event.query }) },
          'reload.requested': '.loading',
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
                  guard: { type: 'succeeded', params: ({ event }) => event },
                  target: 'shown',
                  actions: assign(({ context, event }) => {
                    const page = valueOf(event);
                    return { page, failure: null, selection: retain(context.selection, idsOf(page)) };
                  }),
                },
                { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
              ],
            },
          },
          shown: {},
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
                  guard: { type: 'succeeded', params: ({ event }) => event },
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

export type OverviewMachine<Row extends Identified, Filter extends FilterShape> = ReturnType<
  typeof overviewMachineOf<Row, Filter>
>;
