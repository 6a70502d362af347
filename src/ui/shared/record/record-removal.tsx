import type { ReactNode } from 'react';
import type { RecordEvent } from '../../../application/shared/record/record';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { Button } from '../controls/button';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import * as deskShapes from '../icons/desk-shapes';
import { useText } from '../runtime/use-text';
import { WebsiteText } from '../controls/website-text';

type Removal = 'reading' | 'editing' | 'confirming' | 'removing';

interface RecordRemovalProps {
  /** Where the strings of its list stand: deleting one there and here is said alike. */
  readonly strings: string;
  /** What the record is called. */
  readonly name: string;
  readonly snapshot: { matches(state: Removal): boolean };
  readonly send: (event: RecordEvent<never>) => void;
  /** A sign without a word, where there is no room for one. */
  readonly small?: boolean;
  /** What is to be known before. */
  readonly children?: ReactNode;
}

/** Deletes the record that is open, after asking by its name. */
export const RecordRemoval = ({ strings, name, snapshot, send, small = false, children }: RecordRemovalProps) => {
  const text = useText();
  const translate = useDynamicText();
  const removing = snapshot.matches('removing');
  const asking = removing || snapshot.matches('confirming');
  return (
    <>
      <Button
        look="subtleDanger"
        icon={small ? deskShapes.trash : undefined}
        aria-label={small ? text('shared.actions.delete') : undefined}
        disabled={!asking && !snapshot.matches('reading') && !snapshot.matches('editing')}
        onClick={() => {
          send({ type: 'removal.requested' });
        }}
      >
        {small ? undefined : text('shared.actions.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          busy={removing}
          title={translate(removing ? `${strings}.deleting` : `${strings}.delete.title`, { count: 1 })}
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
      )}
    </>
  );
};
