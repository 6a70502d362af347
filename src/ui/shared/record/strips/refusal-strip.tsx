import { describeRefusedSave, saveOutcome, isOfFields } from '../../../../application/shared/describe-failure';
import { retryAfterOf, type Failure } from '../../../../domain/shared/failure';
import { disabledReasonText } from '../../commands/command';
import { Button } from '../../controls/button';
import { MessageStrip } from '../../page/message-strip';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useText } from '../../runtime/use-text';
import { useRecordState } from '../record-context';
import { useRecordFields } from '../record-fields';
import { RETRY_WAIT_REASON } from '../disabled-reasons';

/** The failure of the last save, until the next attempt; field errors appear at their fields. Rule R-SHR-42. */
export const RefusalStrip = ({ failure }: { readonly failure: Failure | null }) => {
  const text = useText();
  const translate = useDynamicText();
  const { labelOf } = useRecordFields();
  const { retry, seconds } = useRecordState();
  const fate = failure === null ? null : saveOutcome(failure);
  if (failure === null || fate === null || isOfFields(failure)) return null;
  const counted = retryAfterOf(failure) > 0 ? { ...failure, retryAfter: seconds } : failure;
  return (
    <MessageStrip
      isAnnounced
      intent="error"
      title={describeRefusedSave(counted, labelOf, translate)
        .map(({ key, values }) => translate(key, values))
        .join(' ')}
      actions={
        <Button disabledReason={disabledReasonText(seconds > 0 ? RETRY_WAIT_REASON : null, text)} onClick={retry}>
          {text('shared.actions.retry')}
        </Button>
      }
    >
      {text(`shared.failures.${fate}`)}
    </MessageStrip>
  );
};
