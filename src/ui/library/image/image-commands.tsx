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
import { Button } from '../../shared/controls/button';
import { CommandRow } from '../../shared/record/command-row';
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
  /** Save is off; id of the reason. */
  readonly saveOff: boolean;
  readonly reason: string;
}

/** Commands of the image editor; disabled ones give the reason. */
export const ImageCommands = ({ editing, saveOff, reason }: ImageCommandsProps) => {
  const styles = useStyles();
  const text = useText();
  const { snapshot, send, mode, open, saving, tooLarge } = editing;
  const { history, opened } = snapshot.context;
  const isOriginal = opened?.file.altered === false;
  const off = !open;
  // Focusable although off, to show its reason.
  const oversized = tooLarge && mode === null;
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
      <Button
        icon={deskShapes.history}
        disabled={off}
        off={isOriginal ? text('library.image.restore.off') : undefined}
        onClick={() => {
          send({ type: 'restore.requested' });
        }}
      >
        <span className={styles.word}>{text('library.image.restore.open')}</span>
      </Button>
    </>
  );
  return (
    // On a phone all commands share the lines.
    <CommandRow right={onPhone ? undefined : back}>
      <Button
        look={mode === null ? 'primary' : 'outline'}
        icon={deskShapes.save}
        disabled={off || (saveOff && !oversized)}
        aria-disabled={oversized ? true : undefined}
        aria-describedby={saveOff ? reason : undefined}
        onClick={() => {
          editing.save(false);
        }}
      >
        {text(saving ? 'shared.actions.saving' : 'shared.actions.save')}
      </Button>
      <Button
        look="subtle"
        disabled={off}
        onClick={() => {
          send({ type: 'cancel.requested' });
        }}
      >
        {text('shared.actions.cancel')}
      </Button>
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
