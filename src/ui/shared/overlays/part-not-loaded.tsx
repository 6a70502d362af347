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
      <Button variant="primary" icon={shapes.refresh} onClick={onRetry}>
        {text('boot.retry')}
      </Button>
      <Button onClick={reload}>{text('boot.reloadPage')}</Button>
    </>
  );
};

/** A chunk failed to load: replaces a screen or the content of a drawer. */
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

/** A chunk of a dialog failed to load; the screen below stays usable. */
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

/** A chunk of a field failed to load; the rest of the form stays usable. */
export const MissingStrip = ({ onRetry }: MissingPartProps) => {
  const text = useText();
  return (
    <MessageStrip inset intent="error" title={text('boot.missing.title')} actions={<WaysOn onRetry={onRetry} />}>
      {text('boot.missing.body')}
    </MessageStrip>
  );
};
