import type { FilterShape, ListQuery } from '../../../domain/shared/list-query';
import type { Identified, Listing } from '../../../domain/shared/resource';
import { Button } from '../controls/button';
import { valueOfColumn, type Column } from '../table/column';
import { Dialog } from '../overlays/dialog';
import { ProgressBar } from '../overlays/progress-dialog';
import { useText } from '../runtime/use-text';
import { useExport } from './export.bridge';
import { useFailureText } from './use-failure-text';

export interface ExportDialogProps<Row extends Identified, Filter extends FilterShape> {
  readonly resource: Listing<Row, Filter>;
  readonly query: ListQuery<Filter>;
  readonly columns: readonly Column<Row>[];
  readonly onClose: () => void;
}

/** Progress of a CSV export, with cancel and errors. */
export const ExportDialog = <Row extends Identified, Filter extends FilterShape>({
  resource,
  query,
  columns,
  onClose,
}: ExportDialogProps<Row, Filter>) => {
  const text = useText();
  const reasonOf = useFailureText();
  const { snapshot, retry } = useExport({
    resource,
    query,
    onDone: onClose,
    columns: columns.map((column) => ({ title: column.title, value: (row: Row) => valueOfColumn(column, row) })),
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
            <Button look="primary" onClick={retry}>
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
