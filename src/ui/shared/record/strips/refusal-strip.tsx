import { describeRefusedSave, fateOfSave, isOfFields } from '../../../../application/shared/describe-failure';
import { retryAfterOf, type Failure } from '../../../../domain/shared/failure';
import { offText } from '../../commands/command';
import { Button } from '../../controls/button';
import { MessageStrip } from '../../page/message-strip';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useText } from '../../runtime/use-text';
import { useRecordFields } from '../record-fields';
import { WAITING } from '../record-off';

interface RefusalStripProps {
  readonly failure: Failure | null;
  /** Seconds until the next attempt. */
  readonly wait: number;
  readonly onRetry: () => void;
}

/** What failed in the last save, until the next attempt; field errors are shown at their fields. Rule R-SHR-42. */
export const RefusalStrip = ({ failure, wait, onRetry }: RefusalStripProps) => {
  const text = useText();
  const translate = useDynamicText();
  const { labelOf } = useRecordFields();
  const fate = failure === null ? null : fateOfSave(failure);
  if (failure === null || fate === null || isOfFields(failure)) return null;
  const counted = retryAfterOf(failure) > 0 ? { ...failure, retryAfter: wait } : failure;
  return (
    <MessageStrip
      isAnnounced
      intent="error"
      title={describeRefusedSave(counted, labelOf, translate)
        .map(({ key, values }) => translate(key, values))
        .join(' ')}
      actions={
        <Button off={offText(wait > 0 ? WAITING : null, text)} onClick={onRetry}>
          {text('shared.actions.retry')}
        </Button>
      }
    >
      {text(`shared.failures.${fate}`)}
    </MessageStrip>
  );
};
