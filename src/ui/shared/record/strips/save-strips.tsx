import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { describeRefusedSave, isOfFields } from '../../../../application/shared/describe-failure';
import { isInParts } from '../../../../application/shared/ports/record-parts.port';
import { partSteps } from '../../../../domain/shared/parts/part';
import type { Kind } from '../../../../domain/shared/resource';
import { disabledReasonText } from '../../commands/command';
import { Button } from '../../controls/button';
import { MessageStrip } from '../../page/message-strip';
import { useRecordState } from '../record-context';
import { useRecordFields } from '../record-fields';
import type { BoundRecord } from '../record.bridge';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useFormat } from '../../runtime/use-session';
import { useText } from '../../runtime/use-text';

const useStyles = makeStyles({ bar: { width: '100%', height: '6px' } });

/** A save of several calls: its progress, a stop command, and the parts that were not saved. Rule R-COM-05. */
export const SaveStrips = <K extends Kind>({ record: { snapshot, send } }: { readonly record: BoundRecord<K> }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const translate = useDynamicText();
  const { labelOf } = useRecordFields();
  const { disabledReason, run } = useRecordState().save;
  const { values: draft } = useFormikContext<K['draft']>();
  const { share, isStopping, unfinished, failure, base } = snapshot.context;
  if (share !== null && snapshot.matches('saving'))
    return (
      <MessageStrip
        intent="info"
        title={text('parts.saving.title', { share: format.number(Math.round(share * 100)) })}
        actions={
          <Button
            disabled={isStopping}
            onClick={() => {
              send({ type: 'save.stopped' });
            }}
          >
            {text(isStopping ? 'parts.saving.stopping' : 'parts.saving.stop')}
          </Button>
        }
      >
        <progress className={styles.bar} value={share} aria-label={text('parts.saving.progress')} />
      </MessageStrip>
    );
  if (unfinished === null || !snapshot.matches('editing')) return null;
  const left = isInParts(base) && isInParts(draft) ? partSteps(base.parts, draft.parts).length : 0;
  const said = failure === null || isOfFields(failure) ? [] : describeRefusedSave(failure, labelOf, translate);
  return (
    <MessageStrip
      isAnnounced
      intent="warning"
      title={[...said.map(({ key, values }) => translate(key, values)), text('parts.saving.unfinished')].join(' ')}
      actions={
        <Button disabledReason={disabledReasonText(disabledReason, text)} onClick={run}>
          {text('shared.actions.retry')}
        </Button>
      }
    >
      {text('parts.saving.left', { count: left })}
    </MessageStrip>
  );
};
