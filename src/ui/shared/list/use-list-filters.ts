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
    /** Number of active filters. */
    count,
    isOpen,
    change,
    reset: () => {
      ask({ filter: noFilter, ...(isExclusive && { term: '' }) });
    },
    toggle: () => {
      // Clear the search: it cannot be changed while the panel is open, but would still narrow the list.
      if (isExclusive && !isOpen && query.term !== '') ask({ term: '' });
      setOpen(!isOpen);
    },
  };
};
