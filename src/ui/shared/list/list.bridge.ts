import { recordPath } from '../../../application/shared/record-path';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import type { OverviewEvent } from '../../../application/shared/overview';
import { bareSearch, queryAt, STANDARD_SIZE } from '../../../application/shared/first-page';
import { columnsAt, toSearch, withColumns } from '../../../application/shared/list-address';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import { PreferenceStore } from '../../../application/shared/ports/preferences.port';
import { RunningRemovals } from '../../../application/shared/running-removal';
import { ViewStore } from '../../../application/shared/ports/view-store.port';
import { seenOf } from '../../../application/shared/displayed-rows';
import { overviewOf } from '../../../application/shared/wire-overview';
import type { Id } from '../../../domain/shared/id';
import { refineQuery, type ListQuery } from '../../../domain/shared/list-query';
import { standardOf } from '../../../domain/shared/list/saved-view';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useSession } from '../runtime/use-session';
import { useService } from '../runtime/use-service';

const rowOfState = (state: unknown): Id | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

/** History state of a bare URL that was changed: going back shows it unchanged. */
const wasLeft = (state: unknown): boolean => typeof state === 'object' && state !== null && 'left' in state;

/**
 * Binds a list machine to the query in the URL. A bare URL restores the last query and page size; opening a record
 * stores its id in the history state, to return to its row.
 * @param keptRow a row that cannot be deleted
 */
export const useList = <K extends Kind>(resource: Listing<K>, keptRow: Id | null) => {
  const path = usePathname();
  const [, navigate] = useLocation();
  // Read from the raw URL: the router decodes escaped percent signs.
  const search = useSearch().replace(/^\?/, '');
  const state = useHistoryState<unknown>();
  const returnTo = rowOfState(state);
  const memory = useService(FilterMemory);
  const preferences = useService(PreferenceStore);
  const machine = useService(overviewOf(resource));
  const seen = useService(seenOf(resource));

  const views = useService(ViewStore);
  const { id: person } = useSession().me;
  // The first visit applies the person's default view.
  const [standard] = useState(() =>
    search === '' && memory.recall(resource.key) === null ? standardOf(views.read(person, resource.key)) : null,
  );
  const restored =
    search === '' && !wasLeft(state) ? bareSearch(resource.key, memory, preferences, standard?.search ?? null) : search;
  const query = useMemo(() => queryAt(restored, resource), [restored, resource]);

  const kept = toSearch(query, STANDARD_SIZE, resource.order);
  const asked = useMemo(() => columnsAt(search), [search]);
  const written = withColumns(kept, asked);

  const actor = useActorRef(machine, { input: { query, kept: keptRow } });
  // Render rows that loaded before the screen in its first frame.
  useLayoutEffect(() => {
    actor.start();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  const sent = useRef(query);

  const go = useCallback(
    (next: ListQuery<K['filter']>, replace: boolean) => {
      const text = toSearch(next, STANDARD_SIZE, resource.order);
      if (text === toSearch(sent.current, STANDARD_SIZE, resource.order) && !replace) return;
      memory.remember(resource.key, text);
      if (!replace && globalThis.location.search === '') navigate(path, { replace: true, state: { left: true } });
      const address = withColumns(text, columnsAt(globalThis.location.search));
      navigate(address === '' ? path : `${path}?${address}`, { replace });
    },
    [memory, navigate, path, resource.key, resource.order],
  );

  // Stored before the URL is corrected: an invalid URL becomes a bare one, which restores this query.
  useEffect(() => {
    memory.remember(resource.key, kept);
    if (written !== search) navigate(written === '' ? path : `${path}?${written}`, { replace: true, state });
  }, [kept, memory, navigate, path, resource.key, search, state, written]);

  useEffect(() => {
    if (sent.current === query) return;
    sent.current = query;
    actor.send({ type: 'query.changed', query });
  }, [actor, query]);

  useEffect(() => {
    const corrected = actor.on('page.corrected', ({ page }) => {
      go({ ...sent.current, page }, true);
    });
    return () => {
      corrected.unsubscribe();
    };
  }, [actor, go]);

  const forgetColumns = useCallback(() => {
    if (columnsAt(globalThis.location.search) === null) return;
    const text = toSearch(sent.current, STANDARD_SIZE, resource.order);
    navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  }, [navigate, path, resource.order]);

  const ask = useCallback(
    (change: Partial<ListQuery<K['filter']>>) => {
      if (change.perPage !== undefined) preferences.change({ perPage: change.perPage });
      go(refineQuery(sent.current, change), false);
    },
    [go, preferences],
  );

  // A list may have two URLs; the URL of a record derives from the resource key.
  const open = useCallback(
    (id: Id, to = recordPath(`/${resource.key}`, id)) => {
      navigate(`${path}${globalThis.location.search}`, { replace: true, state: { returnTo: id } });
      const row = actor.getSnapshot().context.page?.rows.find((candidate) => candidate.id === id);
      seen.clear();
      if (row !== undefined) seen.set(id, row);
      navigate(to);
    },
    [actor, navigate, path, resource.key, seen],
  );

  const send = useCallback(
    (event: OverviewEvent<K['filter']>) => {
      actor.send(event);
    },
    [actor],
  );
  const running = useService(RunningRemovals).of(resource).actor !== null;
  return { query, snapshot, send, ask, open, returnTo, running, standard, asked, forgetColumns };
};
