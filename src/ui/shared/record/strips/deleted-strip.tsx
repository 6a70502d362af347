import { deletionOf } from '../../../../application/shared/record/record';
import type { ChangedBy } from '../../../../domain/shared/remote-change';
import type { Sentence } from '../../../../domain/shared/notice';
import { Button } from '../../controls/button';
import { MessageStrip } from '../../page/message-strip';
import { useRecordState } from '../record-context';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useText } from '../../runtime/use-text';

interface DeletedStripProps {
  /** Who deleted the record; `null` if unknown. */
  readonly by: ChangedBy | null;
  /** Saves the draft as a new record; absent without the right to add. */
  readonly onCopy?: (() => void) | undefined;
}

/** The record was deleted elsewhere during the edit; the draft stays on screen. Rule R-SHR-21. */
export const DeletedStrip = ({ by, onCopy }: DeletedStripProps) => {
  const { back } = useRecordState();
  const [text, translate] = [useText(), useDynamicText()];
  const title: Sentence = by === null ? { key: 'shared.record.gone.title' } : deletionOf(by);
  return (
    <MessageStrip
      intent="warning"
      title={translate(title.key, title.values)}
      actions={
        <>
          {onCopy !== undefined && <Button onClick={onCopy}>{text('shared.record.gone.copy')}</Button>}
          <Button onClick={back}>{text('shared.actions.back')}</Button>
        </>
      }
    >
      {text(onCopy === undefined ? 'shared.record.gone.body' : 'shared.record.gone.bodyCopy')}
    </MessageStrip>
  );
};
