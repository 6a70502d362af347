import { useCallback, useState } from 'react';
import type { FilterShape, ListQuery } from '../../../domain/shared/list-query';
import { removableIds } from '../../../application/shared/overview';
import type { Id } from '../../../domain/shared/id';
import type { Selection } from '../../../domain/shared/list/selection';
import type { DisabledReason } from '../commands/command';
import { usePress } from '../commands/command.bridge';

interface WholeInput<Filter extends FilterShape> {
  readonly query: ListQuery<Filter>;
  readonly snapshot: { readonly context: { readonly selection: Selection; readonly kept: Id | null } };
  readonly send: (event: { readonly type: 'removal.requested' | 'reload.requested' | 'selection.cleared' }) => void;
  /** A deletion of all rows is running. */
  readonly running: boolean;
}

/** Extends the selection to all rows of the query, until the selection or the rows change. */
export const useSelectAll = <Filter extends FilterShape>({ query, snapshot, send, running }: WholeInput<Filter>) => {
  const { selection, kept } = snapshot.context;
  const press = usePress();
  // The identity marks the selection that was extended: each change creates a new object.
  const [widened, setWidened] = useState<Selection | null>(null);
  const [wanted, setWanted] = useState<ListQuery<Filter> | null>(null);
  const whole = widened === selection && selection.ids.size > 0;
  const disabledReason: DisabledReason | null =
    removableIds(selection, kept).length > 0
      ? null
      : { key: selection.ids.size > 0 ? 'shared.list.off.kept' : 'shared.list.off.selection' };
  return {
    disabledReason,
    whole,
    wanted,
    running,
    chooseWhole: () => {
      setWidened(selection);
    },
    remove: () => {
      press({
        disabledReason,
        run: () => {
          if (whole) setWanted(query);
          else send({ type: 'removal.requested' });
        },
      });
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
