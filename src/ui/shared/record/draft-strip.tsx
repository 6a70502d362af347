import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import { useText } from '../runtime/use-text';

interface RecoveryStripProps {
  /** When the work was last kept, ready to read. */
  readonly when: string;
  /** The record was saved by someone since. */
  readonly changedSince?: boolean;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Offers work back that was left unsaved. */
export const RecoveryStrip = ({ when, changedSince = false, onResume, onDiscard }: RecoveryStripProps) => {
  const text = useText();
  return (
    <MessageStrip
      intent="info"
      title={text('shared.dialogs.recovery.title', { when })}
      actions={
        <>
          <Button data-resume="" onClick={onResume}>
            {text('shared.dialogs.recovery.resume')}
          </Button>
          <Button look="subtleDanger" onClick={onDiscard}>
            {text('shared.dialogs.recovery.discard')}
          </Button>
        </>
      }
    >
      {text(changedSince ? 'shared.dialogs.recovery.bodyChanged' : 'shared.dialogs.recovery.body')}
    </MessageStrip>
  );
};
