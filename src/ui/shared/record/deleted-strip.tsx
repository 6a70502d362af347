import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import { useText } from '../runtime/use-text';

interface GoneStripProps {
  readonly onBack: () => void;
  /** Makes a new record of the work; absent for whoever may add none. */
  readonly onCopy?: (() => void) | undefined;
}

/**
 * The record was deleted while somebody was at work in it: what they typed stays on the screen until they have it. Rule
 * R-SHR-21.
 */
export const GoneStrip = ({ onBack, onCopy }: GoneStripProps) => {
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
