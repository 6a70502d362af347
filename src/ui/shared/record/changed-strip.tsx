import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import { useText } from '../runtime/use-text';

interface ChangedStripProps {
  /** Who saved or deleted the record. */
  readonly by: string;
  readonly onCompare: () => void;
}

/** Says that somebody else saved the record during the edit, which goes on. Rule R-LIV-05. */
export const ChangedStrip = ({ by, onCompare }: ChangedStripProps) => {
  const text = useText();
  return (
    <MessageStrip
      intent="info"
      title={text('shared.record.live.changed', { name: by })}
      actions={<Button onClick={onCompare}>{text('shared.record.live.compare')}</Button>}
    >
      {text('shared.record.live.changedBody')}
    </MessageStrip>
  );
};
