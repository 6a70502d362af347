import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { ChosenPhoto } from '../../domain/session/avatar.machine';
import { photoTypeOf, AVATAR_SIZE } from '../../domain/session/avatar.rule';
import { CommandButton } from '../shared/commands/command-button';
import { Button } from '../shared/controls/button';
import { useFileDrop } from '../shared/controls/file-drop.bridge';
import type { Crop } from '../shared/cropper/cropper.bridge';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Dialog } from '../shared/overlays/dialog';
import { useFailureText } from '../shared/list/use-failure-text';
import { LOADING_REASON, SAVING_REASON } from '../shared/record/disabled-reasons';
import { loadable, Loaded } from '../shared/runtime/loadable';
import { MessageStrip } from '../shared/page/message-strip';
import { MissingStrip } from '../shared/overlays/part-not-loaded';
import { ProgressBar } from '../shared/overlays/progress-dialog';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import type { AvatarChange } from './avatar.bridge';
import { useFormat } from '../shared/runtime/use-session';

/** The cropper in its own chunk. */
export const cropper = loadable(() =>
  import(/* webpackChunkName: "cropper" */ '../shared/cropper/picture-cropper').then(
    ({ PictureCropper }) => PictureCropper,
  ),
);

const useStyles = makeStyles({
  stage: { display: 'grid', alignContent: 'start', minHeight: '380px', marginTop: tokens.spacingVerticalM },
  foot: { marginTop: tokens.spacingVerticalM },
  sent: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  gap: { flex: '1' },
});

interface PhotoCropProps {
  readonly change: AvatarChange;
  readonly file: ChosenPhoto;
}

/** Crops and saves the photo; a failed save keeps the crop. */
export const PhotoCrop = ({ change, file }: PhotoCropProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const reasonOf = useFailureText();
  const [crop, setCrop] = useState<Crop | null>(null);
  useFileDrop(null);
  const { snapshot } = change;
  const { failure, share } = snapshot.context;
  const [type, saving] = [photoTypeOf(file.name), snapshot.matches('saving')];
  const save = (): void => {
    if (crop !== null && type !== null) change.save({ name: file.name, type, bytes: crop.draw(type, AVATAR_SIZE) });
  };
  return (
    <Dialog
      width="form"
      title={text('session.profile.photo.crop.title')}
      onClose={change.dismiss}
      actions={
        <>
          <CommandButton
            variant="subtle"
            command={{
              key: 'photo.another',
              label: 'session.profile.photo.crop.another',
              disabledReason: saving ? SAVING_REASON : null,
              run: change.another,
            }}
          />
          <span className={styles.gap} />
          <Button onClick={saving ? change.cancelSave : change.dismiss}>{text('shared.actions.cancel')}</Button>
          <CommandButton
            variant="primary"
            aria-busy={saving}
            command={{
              key: 'photo.save',
              label: saving
                ? 'shared.actions.saving'
                : failure === null
                  ? 'session.profile.photo.save'
                  : 'shared.actions.retry',
              icon: shellShapes.save,
              disabledReason: saving ? SAVING_REASON : crop === null ? LOADING_REASON : null,
              run: save,
            }}
          />
        </>
      }
    >
      <div className={styles.stage}>
        <Loaded
          part={cropper}
          missing={(retry) => <MissingStrip onRetry={retry} />}
          props={{
            address: file.address,
            label: text('session.profile.photo.crop.area'),
            busy: saving,
            onReady: setCrop,
            onTouched: change.touch,
            onUnreadable: change.unreadable,
          }}
        >
          <p role="status">{text('session.profile.photo.crop.opening')}</p>
        </Loaded>
      </div>
      <div className={styles.foot}>
        {saving && (
          <>
            <p className={styles.sent} role="status">
              {text('session.profile.photo.sent', { percent: format.percent(share) })}
            </p>
            <ProgressBar label={text('shared.actions.saving')} done={share} total={1} />
          </>
        )}
        {!saving && failure !== null && (
          <MessageStrip inset intent="error" title={text('session.profile.photo.notSaved')}>
            {reasonOf(failure)}
          </MessageStrip>
        )}
      </div>
    </Dialog>
  );
};
