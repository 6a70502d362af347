import { useCallback, useState } from 'react';
import type { FilterShape, ListQuery } from '../../../domain/shared/list-query';
import type { Selection } from '../../../domain/shared/list/selection';

interface WholeInput<Filter extends FilterShape> {
  readonly query: ListQuery<Filter>;
  readonly snapshot: { readonly context: { readonly selection: Selection } };
  readonly send: (event: { readonly type: 'removal.requested' | 'reload.requested' | 'selection.cleared' }) => void;
  /** A deletion of all rows is running. */
  readonly running: boolean;
}

/** Selects all rows of the query, until the selection or the rows change. */
export const useSelectAll = <Filter extends FilterShape>({ query, snapshot, send, running }: WholeInput<Filter>) => {
  const { selection } = snapshot.context;
  // Each change of the selection creates a new object.
  const [widened, setWidened] = useState<Selection | null>(null);
  const [wanted, setWanted] = useState<ListQuery<Filter> | null>(null);
  const whole = widened === selection && selection.ids.size > 0;
  return {
    whole,
    wanted,
    running,
    chooseWhole: () => {
      setWidened(selection);
    },
    remove: () => {
      if (whole) setWanted(query);
      else send({ type: 'removal.requested' });
    },
    onTaken: useCallback(() => {
      setWanted(null);
    }, []),
    onChanged: useCallback(() => {
      send({ type: 'selection.cleared' });
      send({ type: 'reload.requested' });
    }, [send]),
  };
};
