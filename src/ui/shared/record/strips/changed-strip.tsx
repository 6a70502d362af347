import { changeOf } from '../../../../application/shared/record/record';
import type { ChangedBy } from '../../../../domain/shared/remote-change';
import { CommandButton } from '../../commands/command-button';
import { MessageStrip } from '../../page/message-strip';
import { useDynamicText } from '../../runtime/use-dynamic-text';
import { useText } from '../../runtime/use-text';

interface ChangedStripProps {
  /** Who saved the record. */
  readonly by: ChangedBy;
  /** Consequence for the edit; by default that the next save compares. */
  readonly body?: string;
  /** Compares at once; without it, the next save compares. */
  readonly onCompare?: () => void;
}

/** The record was saved elsewhere during the edit; the edit continues. Rule R-LIV-05. */
export const ChangedStrip = ({ by, body, onCompare }: ChangedStripProps) => {
  const [text, translate] = [useText(), useDynamicText()];
  const title = changeOf(by);
  return (
    <MessageStrip
      intent="info"
      title={translate(title.key, title.values)}
      actions={
        onCompare && (
          <CommandButton
            command={{ key: 'compare', label: 'shared.record.live.compare', disabledReason: null, run: onCompare }}
          />
        )
      }
    >
      {body ?? text(onCompare === undefined ? 'shared.record.live.changedKept' : 'shared.record.live.changedBody')}
    </MessageStrip>
  );
};
