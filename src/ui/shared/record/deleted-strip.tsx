import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import { useText } from '../runtime/use-text';

interface DeletedStripProps {
  readonly onBack: () => void;
  /** Saves the draft as a new record; absent for whoever may add none. */
  readonly onCopy?: (() => void) | undefined;
}

/** Says that the record was deleted while it was edited; the draft stays on the screen. Rule R-SHR-21. */
export const DeletedStrip = ({ onBack, onCopy }: DeletedStripProps) => {
  const text = useText();
  return (
    <MessageStrip
      intent="warning"
      title={text('shared.record.gone.title')}
      actions={
        <>
          {onCopy !== undefined && <Button onClick={onCopy}>{text('shared.record.gone.copy')}</Button>}
          <Button onClick={onBack}>{text('shared.actions.back')}</Button>
        </>
      }
    >
      {text(onCopy === undefined ? 'shared.record.gone.body' : 'shared.record.gone.bodyCopy')}
    </MessageStrip>
  );
};
