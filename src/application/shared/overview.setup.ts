import { fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { mayBeDone, type Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { lastPage, type ListQuery, type Page } from '../../domain/shared/list-query';
import { failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { Kind } from '../../domain/shared/resource';
import type { FinishedFlag } from './flags/flag-saving.machine';
import type { FlagRequest } from './flags/flag-savings';
import type { RowToggle } from './flags/row-toggle';
import type { RowsShown } from './follow-rows';
import { removableIds, type OverviewContext, type OverviewEvent } from './overview';
import type { RemovalReport } from './ports/resource-gateway.port';

/** Actors, actions and guards of the machine of a list. */
export const overviewSetupOf = <K extends Kind>() =>
  setup({
    types: {
      context: phantom<OverviewContext<K>>(),
      events: phantom<OverviewEvent<K['filter']>>(),
      input: phantom<{ readonly query: ListQuery<K['filter']>; readonly kept?: Id | null }>(),
      /** The requested page is beyond the last one; the URL has to follow. */
      emitted: phantom<{ readonly type: 'page.corrected'; readonly page: number }>(),
    },
    actors: {
      /** 404 is an empty page. */
      loadPage: fromPromise<Outcome<Page<K['row']>>, ListQuery<K['filter']>>(unwired('loadPage')),
      /** Receives `FlagRequest`; sends `FlagSign` events. Does nothing for a read-only list. */
      followFlags: fromCallback<FlagRequest>(() => undefined),
      /** Sends `rows.doubted`. Does nothing for a read-only list. */
      followRows: fromCallback<RowsShown>(() => undefined),
      /** Sends `toggle.checked` or `check.failed`. */
      checkToggle: fromCallback<EventObject, RowToggle>(unwired('checkToggle')),
      removeRows: fromPromise<Outcome<RemovalReport>, readonly Id[]>(unwired('removeRows')),
    },
    actions: {
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceToggle: (_, _params: FinishedFlag) => unwired('announceToggle')(),
      announceRemoval: (_, _params: { readonly count: number }) => unwired('announceRemoval')(),
      announceKept: unwired('announceKept'),
    },
    guards: {
      /** Whether the record is validated before this flag is set. */
      needsCheck: (_, _toggle: RowToggle) => false,
      overrun: (_, event: { readonly output: Outcome<Page<K['row']>> }) => {
        const page = valueOf(event);
        return page !== null && page.page > lastPage(page.total, page.perPage);
      },
      somethingSelected: ({ context }) => removableIds(context.selection, context.kept).length > 0,
      /** The rows may have been deleted despite the failure; the reloaded list shows it. Rule R-SHR-13. */
      uncertain: (_, event: { readonly output: Outcome<RemovalReport> }) => {
        const failure = failureOf(event);
        return failure !== null && mayBeDone(failure);
      },
      allGone: (_, event: { readonly output: Outcome<RemovalReport> }) => valueOf(event)?.refused.length === 0,
    },
  });
