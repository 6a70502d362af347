import { changeOf } from '../../../../application/shared/record/record';
import type { ChangedBy } from '../../../../domain/shared/heard-change';
import { CommandButton } from '../../commands/command-button';
import { MessageStrip } from '../../page/message-strip';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useText } from '../../runtime/use-text';

interface ChangedStripProps {
  /** Who saved the record. */
  readonly by: ChangedBy;
  /** What that means for the edit; by default that a save compares. */
  readonly body?: string;
  /** Without it, only a save compares. */
  readonly onCompare?: () => void;
}

/** Says that the record was saved elsewhere during the edit, which goes on. Rule R-LIV-05. */
export const ChangedStrip = ({ by, body, onCompare }: ChangedStripProps) => {
  const [text, translate] = [useText(), useDynamicText()];
  const title = changeOf(by);
  return (
    <MessageStrip
      intent="info"
      title={translate(title.key, title.values)}
      actions={
        onCompare && (
          <CommandButton command={{ key: 'compare', label: 'shared.record.live.compare', off: null, run: onCompare }} />
        )
      }
    >
      {body ?? text(onCompare === undefined ? 'shared.record.live.changedKept' : 'shared.record.live.changedBody')}
    </MessageStrip>
  );
};
