import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { placeOfText, textOfPlace, type EtimPlace } from '../../../domain/catalogue/etim-place';
import { WiredEtimOverview } from '../../../application/catalogue/wire-etim-overview';
import type { EtimOverviewEvent } from '../../../application/catalogue/etim-overview.machine';
import { Announcer } from '../../../application/shared/announcer';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import { groupsOf, reachableIds, unfilteredIds, WHOLE_VIEW, type EtimView } from '../../../domain/catalogue/etim-lines';
import { MAX_MOVED } from '../../../domain/catalogue/etim-order';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { can } from '../../../domain/shared/permission';
import {
  noSelection,
  opensRecord,
  retain,
  select,
  type ClickKeys,
  type Selection,
} from '../../../domain/shared/list/selection';
import type { Id } from '../../../domain/shared/id';
import { useFlush, useUnsaved } from '../../shared/record/unsaved.bridge';
import { useWhenTrue } from '../../shared/runtime/effects.bridge';
import { useLatest, useOnLeave } from '../../shared/runtime/latest.bridge';
import { useService } from '../../shared/runtime/use-service';
import { useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';

/** Storage key of the overview in `FilterMemory`. */
const MEMORY = 'etim.overview';

/** What the person may do in the overview. */
export interface EtimRights {
  /** Toggle flags, open features and move them to another category. */
  readonly edit: boolean;
  readonly sort: boolean;
  readonly addCategory: boolean;
  readonly editCategory: boolean;
  readonly combinations: boolean;
}

const useEtimRights = (): EtimRights => {
  const { me } = useSession();
  return useMemo(
    () => ({
      edit: can(me, 'etim.feature.edit'),
      sort: can(me, 'etim.category.sort'),
      addCategory: can(me, 'etim.category.add'),
      editCategory: can(me, 'etim.category.edit'),
      combinations: me.su || me.rights.some((right) => right.startsWith('etim.combination.')),
    }),
    [me],
  );
};

/** The groups; unchanged ones keep their identity. */
const useGroups = (shown: Parameters<typeof groupsOf>[0]) => {
  const [made, setMade] = useState(() => ({ shown, groups: groupsOf(shown) }));
  const { order, features, names, view } = made.shown;
  if (order === shown.order && features === shown.features && names === shown.names && view === shown.view)
    return made.groups;
  const groups = groupsOf(shown, made.groups);
  setMade({ shown, groups });
  return groups;
};

/** Binds the overview: lists, saves, filters, selection, and the place to return to. Rule R-CAT-64. */
export const useEtimOverview = () => {
  const [text, memory, announcer] = [useText(), useService(FilterMemory), useService(Announcer)];
  const [, navigate] = useLocation();
  const rights = useEtimRights();
  const [place] = useState(() => placeOfText(memory.recall(MEMORY)));
  const [view, setView] = useState<EtimView>(place.view);
  /** The current place, stored for the way back. */
  const now = useRef<EtimPlace>(place);

  const actor = useActorRef(useService(WiredEtimOverview), { input: { maySort: rights.sort } });
  const snapshot = useSelector(actor, (state) => state);
  const send = useCallback(
    (event: EtimOverviewEvent) => {
      actor.send(event);
    },
    [actor],
  );
  // Save a pending move when the screen is left.
  useOnLeave(() => {
    send({ type: 'save.requested' });
    memory.remember(MEMORY, textOfPlace({ ...now.current, view }));
  });
  const saveNow = useCallback(() => {
    send({ type: 'save.requested' });
  }, [send]);
  useFlush(saveNow);
  const { saving } = snapshot.context;
  const isAtWork = saving === 'waiting' || saving === 'saving' || snapshot.matches('rereading');
  useUnsaved(
    isAtWork || snapshot.context.flags.saving.size > 0 ? 'saving' : 'nothing',
    useCallback(() => undefined, []),
  );
  // Leaving waits for the save: save at once instead of waiting for more moves.
  const isLeaving = useSelector(useService(LeavingActor), ({ context }) => context.go !== null);
  useWhenTrue(isLeaving, saveNow);

  const { order, features, categories } = snapshot.context;
  const [selected, setSelected] = useState<Selection>(noSelection);
  const other = text('catalogue.etimOverview.other');
  const names = useMemo(
    () => new Map<Id, string>([...categories.map(({ id, name }) => [id, name] as const), [OTHER_GROUP, other]]),
    [categories, other],
  );
  const groups = useGroups({ order, features, names, view });
  // Rows hidden by a filter are deselected, so that no command applies to them.
  const selection = useMemo(
    () => (selected.ids.size === 0 ? selected : retain(selected, unfilteredIds(groups))),
    [groups, selected],
  );
  const latest = useLatest({ groups, selection, rights });

  const open = useCallback(
    (id: Id) => {
      if (latest.current.rights.edit) navigate(`/etim/feature/${encodeURIComponent(id)}`);
    },
    [latest, navigate],
  );
  return {
    snapshot,
    send,
    /** Moves are possible: no list is loading. */
    mayMove: snapshot.hasTag('movable'),
    /** Announces that too many features are selected for one move. */
    refuse: (count: number): void => {
      announcer.say('warning', 'catalogue.etimOverview.move.tooMany', NOTICE_TIME.warning, { count, max: MAX_MOVED });
    },
    rights,
    view,
    names,
    groups,
    selection,
    /** The place to return to. */
    place,
    go: navigate,
    open,
    click: useCallback(
      (id: Id, keys: ClickKeys) => {
        if (opensRecord(latest.current.selection, id, keys) && latest.current.rights.edit) open(id);
        else setSelected(select(latest.current.selection, reachableIds(latest.current.groups), id, keys));
      },
      [latest, open, setSelected],
    ),
    pick: useCallback(
      (ids: readonly Id[]) => {
        setSelected({ ids: new Set(ids), anchor: ids[0] ?? null });
      },
      [setSelected],
    ),
    clear: useCallback(() => {
      setSelected(noSelection);
    }, [setSelected]),
    fold: useCallback(
      (id: Id, collapsed: boolean) => {
        setView((before) => {
          const ids = new Set(before.collapsed);
          if (collapsed) ids.add(id);
          else ids.delete(id);
          return { ...before, collapsed: ids };
        });
      },
      [setView],
    ),
    foldAll: useCallback(
      (collapsed: boolean) => {
        setView((before) => ({ ...before, collapsed: new Set(collapsed ? names.keys() : []) }));
      },
      [names, setView],
    ),
    filter: useCallback(
      (id: Id, term: string) => {
        setView((before) => ({ ...before, terms: new Map(before.terms).set(id, term) }));
      },
      [setView],
    ),
    filterCategories: useCallback(
      (categoryTerm: string) => {
        setView((before) => ({ ...before, categoryTerm }));
      },
      [setView],
    ),
    showAll: useCallback(() => {
      setView((before) => ({ ...WHOLE_VIEW, collapsed: before.collapsed }));
    }, [setView]),
    notePlace: useCallback((at: Partial<Pick<EtimPlace, 'scrolled' | 'line'>>) => {
      now.current = { ...now.current, ...at };
    }, []),
  };
};

export type BoundEtim = ReturnType<typeof useEtimOverview>;
