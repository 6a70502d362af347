import type { ListQuery } from '../../../domain/shared/list-query';
import type { Id } from '../../../domain/shared/id';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { Button } from '../controls/button';
import { WebsiteText } from '../controls/website-text';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { Dialog } from '../overlays/dialog';
import type { ListStrings } from './list-strings';
import { ProgressBar, ProgressDialog } from '../overlays/progress-dialog';
import { refusalKey } from './refusal-key';
import { useText } from '../runtime/use-text';
import { useFailureText } from './use-failure-text';
import { useRemoveAll } from './remove-all.bridge';

export interface WholeRemovalProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly strings: ListStrings;
  readonly nameOf: (row: K['row']) => string;
  readonly wanted: ListQuery<K['filter']> | null;
  /** A row that cannot be deleted. */
  readonly kept: Id | null;
  readonly onTaken: () => void;
  readonly onChanged: () => void;
}

/** Deletes all rows of a query: reading, confirmation, progress and result. */
export const RemoveAllDialog = <K extends Kind>({ strings, nameOf, ...input }: WholeRemovalProps<K>) => {
  const text = useText();
  const translate = useDynamicText();
  const reasonOf = useFailureText();
  const { snapshot, send } = useRemoveAll(input);
  if (snapshot === null || snapshot.matches('idle')) return null;
  const { counted, rows, left, unsure, done, refused, failure, stopping } = snapshot.context;
  const close = () => {
    send({ type: 'removal.closed' });
  };
  const names = new Map(rows.map((row) => [row.id, row]));
  const lines = refused.map(({ id, code }) => {
    const row = names.get(id);
    return { id, name: row === undefined ? id : nameOf(row), reason: text(refusalKey(code)) };
  });

  if (snapshot.matches('collecting'))
    return (
      <Dialog
        title={text('shared.whole.collecting')}
        onClose={close}
        actions={
          <Button data-focus="" onClick={close}>
            {text('shared.actions.cancel')}
          </Button>
        }
      >
        <p role="status">{text('shared.dialogs.progress.done', { done: counted.done, count: counted.total })}</p>
        <ProgressBar label={text('shared.whole.collecting')} done={counted.done} total={counted.total} />
      </Dialog>
    );
  if (snapshot.matches('unread'))
    return (
      <Dialog
        title={text('shared.whole.unread')}
        onClose={close}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => {
                send({ type: 'removal.retried' });
              }}
            >
              {text('shared.actions.retry')}
            </Button>
            <Button data-focus="" onClick={close}>
              {text('shared.actions.close')}
            </Button>
          </>
        }
      >
        <p>{reasonOf(failure)}</p>
      </Dialog>
    );
  if (snapshot.matches('confirming'))
    return (
      <ConfirmDialog
        title={translate(`${strings}.delete.title`, { count: rows.length })}
        body={translate(`${strings}.delete.body`, { count: rows.length })}
        confirm={translate(`${strings}.delete.confirm`, { count: rows.length })}
        names={rows.map((row) => (
          <WebsiteText key={row.id}>{nameOf(row)}</WebsiteText>
        ))}
        onConfirm={() => {
          send({ type: 'removal.confirmed' });
        }}
        onCancel={close}
      />
    );
  if (snapshot.matches('removing')) {
    const stop = () => {
      send({ type: 'removal.stopped' });
    };
    return (
      <Dialog
        title={translate(`${strings}.deleting`, { count: rows.length })}
        onClose={stop}
        actions={
          <Button data-focus="" aria-disabled={stopping} onClick={stop}>
            {text(stopping ? 'shared.whole.stopping' : 'shared.whole.stop')}
          </Button>
        }
      >
        <p role="status">{text('shared.dialogs.progress.done', { done: done + refused.length, count: rows.length })}</p>
        <ProgressBar
          label={translate(`${strings}.deleting`, { count: rows.length })}
          done={done + refused.length}
          total={rows.length}
        />
      </Dialog>
    );
  }
  const untried = left.length - unsure.length;
  return (
    <ProgressDialog
      title={
        left.length > 0
          ? text('shared.whole.halted', { done, count: rows.length })
          : text('shared.dialogs.progress.refused', { count: refused.length })
      }
      done={left.length > 0 ? undefined : done}
      total={rows.length}
      refused={lines}
      more={
        left.length > 0 && (
          <Button
            onClick={() => {
              send({ type: 'removal.continued' });
            }}
          >
            {text('shared.whole.continue', { count: left.length })}
          </Button>
        )
      }
      onClose={close}
    >
      {failure !== null && <p>{reasonOf(failure)}</p>}
      {unsure.length > 0 && <p>{text('shared.whole.unsure', { count: unsure.length })}</p>}
      {untried > 0 && <p>{text('shared.whole.untried', { count: untried })}</p>}
    </ProgressDialog>
  );
};
