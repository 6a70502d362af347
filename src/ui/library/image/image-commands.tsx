import { ArrowMove20Regular } from '@fluentui/react-icons/svg/arrow-move';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowRotateClockwise20Regular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { ArrowRotateCounterclockwise20Regular } from '@fluentui/react-icons/svg/arrow-rotate-counterclockwise';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Crop20Regular } from '@fluentui/react-icons/svg/crop';
import { FlipHorizontal20Regular } from '@fluentui/react-icons/svg/flip-horizontal';
import { FlipVertical20Regular } from '@fluentui/react-icons/svg/flip-vertical';
import { Target20Regular } from '@fluentui/react-icons/svg/target';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ImageMode } from '../../../domain/library/image-editor';
import type { Command } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { Button } from '../../shared/controls/button';
import { CommandRow } from '../../shared/record/command-row';
import { LOADING, SAVING } from '../../shared/record/record-off';
import { useFocusOnOther } from '../../shared/cropper/focus-pair.bridge';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
import { useText } from '../../shared/runtime/use-text';
import type { ImageEditing } from './image-editor.bridge';

const useStyles = makeStyles({
  rule: {
    alignSelf: 'stretch',
    width: '1px',
    margin: '6px 1px',
    backgroundColor: tokens.colorNeutralStroke2,
    [phone]: { display: 'none' },
  },
  group: { display: 'flex', alignItems: 'center', gap: '0' },
  last: { marginLeft: 'auto' },
  // Icons only on narrow screens.
  word: { [slim]: visuallyHidden, [phone]: visuallyHidden },
});

const MODE_ICONS = { move: ArrowMove20Regular, crop: Crop20Regular, focus: Target20Regular } as const;
const MODES: readonly ImageMode[] = ['move', 'crop', 'focus'];

interface ImageCommandsProps {
  readonly editing: ImageEditing;
  readonly save: Command;
}

/** Commands of the image editor; disabled ones give the reason. */
export const ImageCommands = ({ editing, save }: ImageCommandsProps) => {
  const styles = useStyles();
  const text = useText();
  const { snapshot, send, mode, open } = editing;
  const { history, opened } = snapshot.context;
  const isOriginal = opened?.file.altered === false;
  const off = !open;
  const [undo, redo] = useFocusOnOther();
  const onPhone = usePhone();
  const back = (
    <>
      <span className={mergeClasses(styles.group, onPhone && styles.last)}>
        <Button
          ref={undo}
          look="subtle"
          icon={ArrowUndo20Regular}
          disabled={off || history.place === 0}
          aria-label={text('library.image.undo')}
          onClick={() => {
            send({ type: 'undo.requested' });
          }}
        />
        <Button
          ref={redo}
          look="subtle"
          icon={ArrowRedo20Regular}
          disabled={off || history.place === history.steps.length}
          aria-label={text('library.image.redo')}
          onClick={() => {
            send({ type: 'redo.requested' });
          }}
        />
      </span>
      <span className={styles.rule} />
      <CommandButton
        wordClass={styles.word}
        command={{
          key: 'restore',
          label: 'library.image.restore.open',
          icon: deskShapes.history,
          off: open ? (isOriginal ? { key: 'library.image.restore.off' } : null) : LOADING,
          run: () => {
            send({ type: 'restore.requested' });
          },
        }}
      />
    </>
  );
  return (
    // On a phone all commands share the lines.
    <CommandRow right={onPhone ? undefined : back}>
      <CommandButton look={mode === null ? 'primary' : 'outline'} command={save} />
      <CommandButton
        look="subtle"
        command={{
          key: 'cancel',
          label: 'shared.actions.cancel',
          off: open ? null : SAVING,
          run: () => {
            send({ type: 'cancel.requested' });
          },
        }}
      />
      <span className={styles.rule} />
      <span className={styles.group}>
        {MODES.map((name) => (
          <Button
            key={name}
            look={mode === name ? 'outline' : 'subtle'}
            on={mode === name}
            icon={MODE_ICONS[name]}
            disabled={off}
            aria-pressed={mode === name}
            onClick={() => {
              send({ type: 'mode.chosen', mode: name });
            }}
          >
            <span className={styles.word}>{text(`library.image.${name}`)}</span>
          </Button>
        ))}
      </span>
      <span className={styles.rule} />
      <span className={styles.group}>
        <Button
          look="subtle"
          icon={ArrowRotateCounterclockwise20Regular}
          disabled={off}
          aria-label={text('library.image.turnLeft')}
          onClick={() => {
            send({ type: 'step.requested', step: { kind: 'turn', to: 'left' } });
          }}
        />
        <Button
          look="subtle"
          icon={ArrowRotateClockwise20Regular}
          disabled={off}
          aria-label={text('library.image.turnRight')}
          onClick={() => {
            send({ type: 'step.requested', step: { kind: 'turn', to: 'right' } });
          }}
        />
        <Button
          look="subtle"
          icon={FlipHorizontal20Regular}
          disabled={off}
          aria-label={text('library.image.flipX')}
          onClick={() => {
            send({ type: 'step.requested', step: { kind: 'flip', axis: 'x' } });
          }}
        />
        <Button
          look="subtle"
          icon={FlipVertical20Regular}
          disabled={off}
          aria-label={text('library.image.flipY')}
          onClick={() => {
            send({ type: 'step.requested', step: { kind: 'flip', axis: 'y' } });
          }}
        />
      </span>
      {onPhone && back}
    </CommandRow>
  );
};
