import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { makeStyles } from '@griffel/react';
import { changeOf, deletionOf } from '../../../application/shared/record/record';
import type { Sentence } from '../../../domain/shared/notice';
import { useFormat } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { useFailureText } from '../../shared/list/use-failure-text';
import { sizes } from '../../shared/theme/sizes';
import { MessageStrip } from '../../shared/page/message-strip';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { ChangedStrip } from '../../shared/record/strips/changed-strip';
import { useDynamicText } from '../../shared/runtime/use-dynamic-text';
import type { ImageEditing } from './image-editor.bridge';

const useStyles = makeStyles({
  sent: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: `0 ${sizes.sheetPadding} 10px`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface ImageMessagesProps {
  readonly editing: ImageEditing;
  /** Formatted time of the draft. */
  readonly when: string;
}

/** Notices of the image editor: an offered draft, a running or failed save. */
export const ImageMessages = ({
  editing: { snapshot, send, mode, save, saving, open, taking, takeHome },
  when,
}: ImageMessagesProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const reasonOf = useFailureText();
  const translate = useDynamicText();
  const { failure, share, opened, remoteChange } = snapshot.context;
  if (snapshot.matches('offering')) {
    return (
      <MessageStrip
        intent="info"
        title={text('library.image.kept.title', { when })}
        actions={
          <>
            <Button
              onClick={() => {
                send({ type: 'draft.resumed' });
              }}
            >
              {text('shared.dialogs.recovery.resume')}
            </Button>
            <Button
              variant="subtleDanger"
              onClick={() => {
                send({ type: 'draft.discarded' });
              }}
            >
              {text('shared.dialogs.recovery.discard')}
            </Button>
          </>
        }
      >
        {text(opened?.storedSteps?.fileChanged === true ? 'library.image.kept.bodyChanged' : 'library.image.kept.body')}
      </MessageStrip>
    );
  }
  if (saving) {
    return (
      <div className={styles.sent}>
        <span role="status">{text('library.image.sent', { percent: format.percent(share) })}</span>
        <ProgressBar label={text('shared.actions.saving')} done={share} total={1} />
      </div>
    );
  }
  if (!(open || taking)) return null;
  const deletion: Sentence =
    remoteChange?.isDeleted === true ? deletionOf(remoteChange.by) : { key: 'library.image.gone.title' };
  if (failure?.kind === 'NotFound' || remoteChange?.isDeleted === true) {
    return (
      <MessageStrip
        intent="error"
        title={translate(deletion.key, deletion.values)}
        // The button keeps the focus while encoding.
        actions={
          <Button
            icon={ArrowDownload20Regular}
            disabledReason={mode === null ? undefined : text('library.image.gone.mode')}
            onClick={takeHome}
          >
            {text('library.image.gone.download')}
          </Button>
        }
      >
        {text('library.image.gone.body')}
      </MessageStrip>
    );
  }
  if (failure === null)
    return remoteChange === null ? null : (
      <ChangedStrip by={remoteChange.by} body={text('library.image.changedElsewhere')} />
    );
  if (failure.kind !== 'Changed')
    return (
      <MessageStrip intent="error" title={text('library.image.notSaved')}>
        {reasonOf(failure)}
      </MessageStrip>
    );
  const change: Sentence = remoteChange === null ? { key: 'library.image.changed.title' } : changeOf(remoteChange.by);
  return (
    <MessageStrip
      intent="error"
      title={translate(change.key, change.values)}
      actions={
        <Button
          variant="outlineDanger"
          disabledReason={mode === null ? undefined : text('library.image.gone.mode')}
          onClick={() => {
            save(true);
          }}
        >
          {text('library.image.changed.anyway')}
        </Button>
      }
    >
      {text('library.image.changed.body')}
    </MessageStrip>
  );
};
