import type { Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Page } from '../../domain/shared/list-query';
import type { Selection } from '../../domain/shared/selection';
import { useDynamicText } from '../session/published/use-dynamic-text';
import { BulkMenu } from './bulk-menu';
import { ConfirmDialog } from './confirm-dialog';
import type { ListStrings } from './list-strings';
import { ProgressDialog } from './progress-dialog';
import { useText } from './use-text';

type Removal = 'confirming' | 'removing' | 'reporting';

interface ListRemovalProps<Row> {
  readonly strings: ListStrings;
  readonly snapshot: {
    readonly context: { readonly page: Page<Row> | null; readonly selection: Selection; readonly removing: readonly Id[]; readonly refused: readonly Refusal[] };
    matches(state: { readonly removal: Removal }): boolean;
  };
  readonly send: (event: { readonly type: 'removal.requested' | 'removal.confirmed' | 'removal.cancelled' | 'selection.cleared' }) => void;
  readonly nameOf: (row: Row) => string;
}

const REASONS = ['LOCKED', 'IN_USE', 'FORBIDDEN', 'NOT_FOUND', 'LAST_SUPERUSER', 'OWN_ACCOUNT'] as const;

/** Bulk deletion: the menu with the count, the question that names what goes, and what was left in place. */
export const ListRemoval = <Row extends { readonly id: Id }>({ strings, snapshot, send, nameOf }: ListRemovalProps<Row>) => {
  const text = useText();
  const translate = useDynamicText();
  const { page, selection, removing, refused } = snapshot.context;
  const count = selection.ids.size;
  const deleting = snapshot.matches({ removal: 'removing' });
  const going = deleting ? removing : [...selection.ids];
  const named = (id: Id): string => {
    const row = page?.rows.find((candidate) => candidate.id === id);
    return row === undefined ? id : nameOf(row);
  };
  const reasonOf = (code: string): string => text(`shared.failures.refused.${REASONS.find((known) => known === code) ?? 'other'}`);
  return (
    <>
      <BulkMenu
        count={count}
        onRemove={() => { send({ type: 'removal.requested' }); }}
        onClear={() => { send({ type: 'selection.cleared' }); }}
      />
      {(snapshot.matches({ removal: 'confirming' }) || deleting) && (
        <ConfirmDialog
          busy={deleting}
          title={deleting ? translate(`${strings}.deleting`, { count: going.length }) : translate(`${strings}.delete.title`, { count })}
          body={translate(`${strings}.delete.body`)}
          confirm={translate(`${strings}.delete.confirm`, { count: going.length })}
          names={going.map(named)}
          onConfirm={() => { send({ type: 'removal.confirmed' }); }}
          onCancel={() => { send({ type: 'removal.cancelled' }); }}
        />
      )}
      {snapshot.matches({ removal: 'reporting' }) && (
        <ProgressDialog
          title={text('shared.dialogs.progress.refused', { count: refused.length })}
          done={removing.length - refused.length}
          total={removing.length}
          refused={refused.map(({ id, code }) => ({ id, name: named(id), reason: reasonOf(code) }))}
          onClose={() => { send({ type: 'removal.cancelled' }); }}
        />
      )}
    </>
  );
};
