import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import { useTakeHome } from './download-draft.bridge';
import { useText } from '../runtime/use-text';

interface UnreadableStripProps {
  /** The work as it lies there. */
  readonly work: string;
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly onDiscard: () => void;
}

/**
 * Tells of unsaved work that no form can show any more, and hands it out: nothing that was typed goes unasked. Rule
 * R-SHR-29.
 */
export const UnreadableStrip = ({ work, name, onDiscard }: UnreadableStripProps) => {
  const text = useText();
  const takeHome = useTakeHome();
  return (
    <MessageStrip
      intent="warning"
      title={text('shared.dialogs.recovery.unreadable.title')}
      actions={
        <>
          <Button
            data-resume=""
            onClick={() => {
              takeHome({ name: `${name}.json`, type: 'application/json', text: work });
            }}
          >
            {text('shared.dialogs.recovery.unreadable.take')}
          </Button>
          <Button look="subtleDanger" onClick={onDiscard}>
            {text('shared.dialogs.recovery.discard')}
          </Button>
        </>
      }
    >
      {text('shared.dialogs.recovery.unreadable.body')}
    </MessageStrip>
  );
};
