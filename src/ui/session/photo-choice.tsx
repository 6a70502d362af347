import { makeStyles, mergeClasses } from '@griffel/react';
import { useRef, type ChangeEvent } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_EXTENSIONS } from '../../domain/session/avatar.rule';
import type { Me } from '../../domain/shared/session';
import { CommandButton } from '../shared/commands/command-button';
import { Button } from '../shared/controls/button';
import { useFileDrop } from '../shared/controls/file-drop.bridge';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Dialog } from '../shared/overlays/dialog';
import { Icon } from '../shared/icons/icon';
import { useFailureText } from '../shared/list/use-failure-text';
import { MessageStrip } from '../shared/page/message-strip';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import type { AvatarChange } from './avatar.bridge';
import { useFormat } from '../shared/runtime/use-session';

const useStyles = makeStyles({
  place: {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalM,
    padding: '28px 16px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  sign: { color: tokens.colorNeutralForeground3 },
  allowed: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  problem: { marginTop: tokens.spacingVerticalM },
  gap: { flex: '1' },
});

interface PhotoChoiceProps {
  readonly change: AvatarChange;
  readonly me: Me;
}

/** Chooses or drops a file, or removes the photo. */
export const PhotoChoice = ({ change, me }: PhotoChoiceProps) => {
  const styles = useStyles();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const over = useFileDrop(change.choose);
  const format = useFormat();
  const [extensions, limit] = [format.list(PHOTO_EXTENSIONS), format.bytes(MAX_PHOTO_BYTES)];
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file !== undefined) change.choose(file);
    // Reset, so that choosing the same file again triggers a change event.
    target.value = '';
  };
  return (
    <Dialog
      width="form"
      title={text('session.profile.photo.choose.title')}
      onClose={change.dismiss}
      actions={
        <>
          {me.avatar !== null && (
            <CommandButton
              command={{
                key: 'photo.remove',
                label: 'session.profile.photo.remove',
                icon: shellShapes.trash,
                danger: true,
                disabledReason: null,
                run: change.remove,
              }}
            />
          )}
          <span className={styles.gap} />
          <Button onClick={change.dismiss}>{text('shared.actions.cancel')}</Button>
        </>
      }
    >
      <div className={mergeClasses(styles.place, over && styles.over)}>
        <Icon icon={shellShapes.image} className={styles.sign} />
        <p>{text(over ? 'session.profile.photo.choose.over' : 'session.profile.photo.choose.drop')}</p>
        <CommandButton
          variant="primary"
          data-focus=""
          command={{
            key: 'photo.choose',
            label: 'session.profile.photo.choose.file',
            disabledReason: null,
            run: () => {
              input.current?.click();
            },
          }}
        />
        <p className={styles.allowed}>{text('session.profile.photo.choose.allowed', { extensions, limit })}</p>
        <input ref={input} hidden type="file" accept={PHOTO_EXTENSIONS.join(',')} onChange={onChange} />
      </div>
      <div className={styles.problem}>
        <Trouble change={change} extensions={extensions} limit={limit} />
      </div>
    </Dialog>
  );
};

interface TroubleProps {
  readonly change: AvatarChange;
  readonly extensions: string;
  readonly limit: string;
}

const Trouble = ({ change, extensions, limit }: TroubleProps) => {
  const text = useText();
  const format = useFormat();
  const reasonOf = useFailureText();
  const { file, problem, failure } = change.snapshot.context;
  if (failure !== null)
    return (
      <MessageStrip inset intent="error" title={text('session.profile.photo.notRemoved')}>
        {reasonOf(failure)}
      </MessageStrip>
    );
  if (file === null || problem === null) return null;
  const values = { name: file.name, size: format.bytes(file.size), extensions, limit };
  return (
    <MessageStrip inset intent="error">
      {text(`session.profile.photo.problems.${problem}`, values)}
    </MessageStrip>
  );
};
