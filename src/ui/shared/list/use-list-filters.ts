import { useCallback, useState } from 'react';
import { countFilters, type FilterShape, type ListQuery } from '../../../domain/shared/list-query';

type Ask<Filter extends FilterShape> = (change: Partial<ListQuery<Filter>>) => void;

/** The filter panel of a list. @param isExclusive whether a search and filters do not apply together */
export const useListFilters = <Filter extends FilterShape>(
  query: ListQuery<Filter>,
  noFilter: Filter,
  ask: Ask<Filter>,
  isExclusive: boolean,
) => {
  const count = countFilters(query.filter);
  const [isOpen, setOpen] = useState(count > 0);
  const change = useCallback(
    (changed: Partial<Filter>) => {
      ask({ filter: { ...query.filter, ...changed }, ...(isExclusive && { term: '' }) });
    },
    [ask, isExclusive, query.filter],
  );
  return {
    /** Filters that are set. */
    count,
    isOpen,
    change,
    reset: () => {
      ask({ filter: noFilter, ...(isExclusive && { term: '' }) });
    },
    toggle: () => {
      // A search that cannot be changed would narrow the list unseen.
      if (isExclusive && !isOpen && query.term !== '') ask({ term: '' });
      setOpen(!isOpen);
    },
  };
};
