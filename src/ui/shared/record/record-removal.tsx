import type { ReactNode } from 'react';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { FormPortal } from '../overlays/form-portal';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { WebsiteText } from '../controls/website-text';
import { useRecordState } from './record-context';

interface RecordRemovalProps {
  /** Where the strings of its list stand: deleting one there and here is said alike. */
  readonly strings: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What is to be known before. */
  readonly children: ReactNode;
}

/** Asks by its name whether the record that is open is deleted. */
export const RecordRemoval = ({ strings, isBusy, onConfirm, onCancel, children }: RecordRemovalProps) => {
  const translate = useDynamicText();
  const { name } = useRecordState();
  return (
    // The form may be hidden.
    <FormPortal>
      <ConfirmDialog
        busy={isBusy}
        title={translate(isBusy ? `${strings}.deleting` : `${strings}.delete.title`, { count: 1 })}
        body={translate(`${strings}.delete.body`, { count: 1 })}
        confirm={translate(`${strings}.delete.confirm`, { count: 1 })}
        names={[<WebsiteText key="">{name}</WebsiteText>]}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {children}
      </ConfirmDialog>
    </FormPortal>
  );
};
