import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { readPairs, writePairs } from '../../../application/shared/list-address';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import { seenOf } from '../../../application/shared/displayed-rows';
import { faqCategories, type FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import { faqQuestions, partsOfQuestionId, type FaqQuestionRow } from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import { useWhenTrue } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';
import { questionPath, categoryPath } from './faq-places';

const KEY = 'faq';
const [TERM, OPEN] = ['q', 'open'];

interface FaqPlace {
  readonly term: string;
  /** Expanded categories. */
  readonly open: ReadonlySet<Id>;
}

const placeOf = (search: string): FaqPlace => {
  const pairs = readPairs(search);
  const valueOf = (name: string): string => pairs.find(([key]) => key === name)?.[1] ?? '';
  return {
    term: valueOf(TERM),
    open: new Set(
      valueOf(OPEN)
        .split(',')
        .filter((id) => id !== ''),
    ),
  };
};

const searchOf = ({ term, open }: FaqPlace): string =>
  writePairs([
    ...(term === '' ? [] : [[TERM, term] as const]),
    ...(open.size === 0 ? [] : [[OPEN, [...open].join(',')] as const]),
  ]);

const rowOf = (state: unknown): Id | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

/** The category in which a row is shown; null for a category. */
const holderOf = (row: Id | null): Id | null => (row?.includes('/') === true ? partsOfQuestionId(row).category : null);

/**
 * Binds the FAQ to the URL: search and expanded categories. A bare URL restores the last ones; opening a record stores
 * its id in the history state. Rule R-CAT-62.
 */
export const useFaqPlace = () => {
  const path = usePathname();
  const [, navigate] = useLocation();
  const memory = useService(FilterMemory);
  const search = useSearch().replace(/^\?/, '');
  const state = useHistoryState<unknown>();
  const returnTo = rowOf(state);
  const [seenCategories, seenQuestions] = [useService(seenOf(faqCategories)), useService(seenOf(faqQuestions))];
  const known = search === '' ? (memory.recall(KEY) ?? '') : search;
  const place = useMemo(() => {
    const { term, open } = placeOf(known);
    const holder = holderOf(returnTo);
    return { term, open: holder === null ? open : new Set([...open, holder]) };
  }, [known, returnTo]);
  const wanted = searchOf(place);
  useWhenTrue(
    wanted !== search,
    useCallback(() => {
      memory.remember(KEY, wanted);
      navigate(wanted === '' ? path : `${path}?${wanted}`, { replace: true, state });
    }, [memory, navigate, path, state, wanted]),
  );

  const go = useCallback(
    (changed: (now: FaqPlace) => Partial<FaqPlace>) => {
      const here = globalThis.location.search;
      const now = placeOf(here === '' ? (memory.recall(KEY) ?? '') : here);
      const next = searchOf({ ...now, ...changed(now) });
      memory.remember(KEY, next);
      navigate(next === '' ? path : `${path}?${next}`, { replace: true });
    },
    [memory, navigate, path],
  );
  const leaveFor = useCallback(
    (row: Id, to: string) => {
      navigate(`${path}${globalThis.location.search}`, { replace: true, state: { returnTo: row } });
      navigate(to);
    },
    [navigate, path],
  );
  return {
    ...place,
    returnTo,
    search: useCallback(
      (term: string) => {
        go(() => ({ term }));
      },
      [go],
    ),
    expand: useCallback(
      (open: readonly Id[]) => {
        go(() => ({ open: new Set(open) }));
      },
      [go],
    ),
    toggle: useCallback(
      (id: Id) => {
        go((now) => {
          const open = new Set(now.open);
          if (!open.delete(id)) open.add(id);
          return { open };
        });
      },
      [go],
    ),
    openCategory: useCallback(
      (row: FaqCategoryRow) => {
        seenCategories.clear();
        seenCategories.set(row.id, row);
        leaveFor(row.id, categoryPath(row.id));
      },
      [leaveFor, seenCategories],
    ),
    openQuestion: useCallback(
      (row: FaqQuestionRow) => {
        seenQuestions.clear();
        seenQuestions.set(row.id, row);
        leaveFor(row.id, questionPath(row.id));
      },
      [leaveFor, seenQuestions],
    ),
  };
};
