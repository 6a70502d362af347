import type { ListQuery } from '../../../domain/shared/list-query';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { Button } from '../controls/button';
import { valueOfColumn, type Column } from '../table/column';
import { Dialog } from '../overlays/dialog';
import { ProgressBar } from '../overlays/progress-dialog';
import { useText } from '../runtime/use-text';
import { useExport } from './export.bridge';
import { useFailureText } from './use-failure-text';

export interface ExportDialogProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly query: ListQuery<K['filter']>;
  readonly columns: readonly Column<K['row']>[];
  readonly onClose: () => void;
}

/** Progress of a CSV export, with cancel and errors. */
export const ExportDialog = <K extends Kind>({ resource, query, columns, onClose }: ExportDialogProps<K>) => {
  const text = useText();
  const reasonOf = useFailureText();
  const { snapshot, retry } = useExport({
    resource,
    query,
    onDone: onClose,
    columns: columns.map((column) => ({ title: column.title, value: (row: K['row']) => valueOfColumn(column, row) })),
  });
  const { counted, failure } = snapshot.context;
  const failed = snapshot.matches('failed');
  return (
    <Dialog
      title={text(failed ? 'shared.export.failed' : 'shared.export.running')}
      onClose={onClose}
      actions={
        <>
          {failed && (
            <Button variant="primary" onClick={retry}>
              {text('shared.actions.retry')}
            </Button>
          )}
          <Button data-focus="" onClick={onClose}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      {failed ? (
        <p>{reasonOf(failure)}</p>
      ) : (
        <>
          <p role="status">{text('shared.dialogs.progress.done', { done: counted.done, count: counted.total })}</p>
          <ProgressBar label={text('shared.export.running')} done={counted.done} total={counted.total} />
        </>
      )}
    </Dialog>
  );
};
