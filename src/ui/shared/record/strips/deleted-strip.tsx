import { deletionOf } from '../../../../application/shared/record/record';
import type { ChangedBy } from '../../../../domain/shared/heard-change';
import type { Sentence } from '../../../../domain/shared/notice';
import { Button } from '../../controls/button';
import { MessageStrip } from '../../page/message-strip';
import { useRecordState } from '../record-context';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useText } from '../../runtime/use-text';

interface DeletedStripProps {
  /** Who deleted it; null where that was not heard. */
  readonly by: ChangedBy | null;
  /** Saves the draft as a new record; absent for whoever may add none. */
  readonly onCopy?: (() => void) | undefined;
}

/** Says that the record was deleted while it was edited; the draft stays on the screen. Rule R-SHR-21. */
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
