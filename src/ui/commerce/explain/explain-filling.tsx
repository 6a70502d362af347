import { Button } from '../../shared/controls/button';
import { useFailureText } from '../../shared/list/use-failure-text';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import { MessageStrip } from '../../shared/page/message-strip';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import type { Explaining } from './explaining.bridge';

/** Progress of the item lookup, and the codes that match no item. */
export const ExplainFilling = ({ explaining }: { readonly explaining: Explaining }) => {
  const { isFilling, pending, fillShare, fillFailure, unknown, send } = explaining;
  const [text, format] = [useText(), useFormat()];
  const failureText = useFailureText();
  return (
    <>
      {isFilling && (
        <div role="status">
          <ProgressBar label={text('commerce.explain.filling')} done={fillShare} total={fillShare === 0 ? 0 : 1} />
          <p>
            {text('commerce.explain.filling')}{' '}
            <Button
              variant="subtle"
              size="small"
              onClick={() => {
                send({ type: 'fill.cancelled' });
              }}
            >
              {text('commerce.explain.stop')}
            </Button>
          </p>
        </div>
      )}
      {!isFilling && pending.length > 0 && (
        <MessageStrip
          inset
          intent={fillFailure === null ? 'warning' : 'error'}
          title={text(fillFailure === null ? 'commerce.explain.stopped' : 'commerce.explain.fillFailed')}
          actions={
            <Button
              onClick={() => {
                send({ type: 'fill.retried' });
              }}
            >
              {text('shared.actions.retry')}
            </Button>
          }
        >
          {failureText(fillFailure)}
        </MessageStrip>
      )}
      {unknown.length > 0 && (
        <MessageStrip
          inset
          intent="warning"
          title={text('commerce.explain.unknownCodes', { count: unknown.length, codes: format.list(unknown) })}
        />
      )}
    </>
  );
};
