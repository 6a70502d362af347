import type { ReactNode } from 'react';
import type { Kind } from '../../../domain/shared/resource';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { FormPortal } from '../overlays/form-portal';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { WebsiteText } from '../controls/website-text';
import { useRecordState } from './record-context';
import type { BoundRecord } from './record.bridge';

interface RecordRemovalProps<K extends Kind> {
  readonly record: BoundRecord<K>;
  /** A note shown in the confirmation. */
  readonly children: ReactNode;
}

/** The delete confirmation of the open record. */
export const RecordRemoval = <K extends Kind>({
  record: { kind, snapshot, send },
  children,
}: RecordRemovalProps<K>) => {
  // The same strings as for deleting one row of the list.
  const strings = kind.strings.many;
  const isBusy = snapshot.matches('removing');
  const translate = useDynamicText();
  const { name } = useRecordState();
  return (
    // A portal, because the form itself may be hidden.
    <FormPortal>
      <ConfirmDialog
        busy={isBusy}
        title={translate(isBusy ? `${strings}.deleting` : `${strings}.delete.title`, { count: 1 })}
        body={translate(`${strings}.delete.body`, { count: 1 })}
        confirm={translate(`${strings}.delete.confirm`, { count: 1 })}
        names={[<WebsiteText key="">{name}</WebsiteText>]}
        onConfirm={() => {
          send({ type: 'removal.confirmed' });
        }}
        onCancel={() => {
          send({ type: 'removal.cancelled' });
        }}
      >
        {children}
      </ConfirmDialog>
    </FormPortal>
  );
};
