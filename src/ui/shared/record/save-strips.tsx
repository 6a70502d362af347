import { makeStyles } from '@griffel/react';
import { describeRefusedSave, isOfFields } from '../../../application/shared/describe-failure';
import type { DraftInParts } from '../../../application/shared/ports/record-parts.port';
import { partSteps } from '../../../domain/shared/parts/part';
import type { Identified } from '../../../domain/shared/resource';
import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import type { RecordControls } from './record-controls';
import type { BoundRecord } from './record.bridge';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';

const useStyles = makeStyles({ bar: { width: '100%', height: '6px' } });

interface SaveStripsProps<Detail extends Draft & Identified, Draft extends DraftInParts<unknown>> {
  readonly record: BoundRecord<Detail, Draft>;
  readonly controls: RecordControls<Draft>;
  /** String prefix of the record, for the names of its fields. */
  readonly strings: string;
}

/** A save of many calls: its progress, which can be stopped, and what it has left. Rule R-COM-05. */
export const SaveStrips = <Detail extends Draft & Identified, Draft extends DraftInParts<unknown>>({
  record: { snapshot, send },
  controls,
  strings,
}: SaveStripsProps<Detail, Draft>) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const translate = useDynamicText();
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
  const left = partSteps(base.parts, controls.values.parts).length;
  const said =
    failure === null || isOfFields(failure)
      ? []
      : describeRefusedSave(failure, (name) => translate(`${strings}.${name}`), translate);
  return (
    <MessageStrip
      isAnnounced
      intent="warning"
      title={[...said.map(({ key, values }) => translate(key, values)), text('parts.saving.unfinished')].join(' ')}
      actions={
        <Button
          off={controls.saveOff ?? undefined}
          onClick={() => {
            controls.save();
          }}
        >
          {text('shared.actions.retry')}
        </Button>
      }
    >
      {text('parts.saving.left', { count: left })}
    </MessageStrip>
  );
};
