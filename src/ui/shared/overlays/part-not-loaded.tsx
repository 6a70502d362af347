import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { MessageStrip } from '../page/message-strip';
import * as shapes from '../icons/shapes';
import { StatePage } from '../page/state-page';
import { useText } from '../runtime/use-text';

interface MissingPartProps {
  readonly onRetry: () => void;
}

const reload = (): void => {
  globalThis.location.reload();
};

const WaysOn = ({ onRetry }: MissingPartProps) => {
  const text = useText();
  return (
    <>
      <Button look="primary" icon={shapes.refresh} onClick={onRetry}>
        {text('boot.retry')}
      </Button>
      <Button onClick={reload}>{text('boot.reloadPage')}</Button>
    </>
  );
};

/** A part of the console did not come: in place of a screen, or of what a drawer shows. */
export const MissingState = ({ level, onRetry }: MissingPartProps & { readonly level: 1 | 2 }) => {
  const text = useText();
  return (
    <StatePage
      urgent
      level={level}
      sign="failed"
      title={text('boot.missing.title')}
      body={text('boot.missing.body')}
      actions={<WaysOn onRetry={onRetry} />}
    />
  );
};

/** The same of a dialog: what lies under it stays as usable as it was. */
export const MissingDialog = ({ onRetry, onClose }: MissingPartProps & { readonly onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog
      alert
      title={text('boot.missing.title')}
      onClose={onClose}
      actions={
        <>
          <WaysOn onRetry={onRetry} />
          <Button data-focus="" onClick={onClose}>
            {text('shared.actions.close')}
          </Button>
        </>
      }
    >
      <p>{text('boot.missing.body')}</p>
    </Dialog>
  );
};

/** The same of a field: the rest of the form stays as usable as it was. */
export const MissingStrip = ({ onRetry }: MissingPartProps) => {
  const text = useText();
  return (
    <MessageStrip inset intent="error" title={text('boot.missing.title')} actions={<WaysOn onRetry={onRetry} />}>
      {text('boot.missing.body')}
    </MessageStrip>
  );
};
