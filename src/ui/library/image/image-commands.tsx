import { ArrowMove20Regular } from '@fluentui/react-icons/svg/arrow-move';
import { ArrowRotateClockwise20Regular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { ArrowRotateCounterclockwise20Regular } from '@fluentui/react-icons/svg/arrow-rotate-counterclockwise';
import { Crop20Regular } from '@fluentui/react-icons/svg/crop';
import { FlipHorizontal20Regular } from '@fluentui/react-icons/svg/flip-horizontal';
import { FlipVertical20Regular } from '@fluentui/react-icons/svg/flip-vertical';
import { Target20Regular } from '@fluentui/react-icons/svg/target';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { Command } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { CommandRow } from '../../shared/record/command-row';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
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

const MODES = [
  ['move', ArrowMove20Regular],
  ['crop', Crop20Regular],
  ['focus', Target20Regular],
] as const;
const STEPS = [
  ['turnLeft', ArrowRotateCounterclockwise20Regular, { kind: 'turn', to: 'left' }],
  ['turnRight', ArrowRotateClockwise20Regular, { kind: 'turn', to: 'right' }],
  ['flipX', FlipHorizontal20Regular, { kind: 'flip', axis: 'x' }],
  ['flipY', FlipVertical20Regular, { kind: 'flip', axis: 'y' }],
] as const;

interface ImageCommandsProps {
  readonly editing: ImageEditing;
  readonly save: Command;
  /** Undo and redo. */
  readonly steps: readonly Command[];
}

/** Commands of the image editor; disabled ones give the reason. */
export const ImageCommands = ({ editing, save, steps }: ImageCommandsProps) => {
  const styles = useStyles();
  const { snapshot, send, mode, closed } = editing;
  const { opened } = snapshot.context;
  const onPhone = usePhone();
  const back = (
    <>
      <span className={mergeClasses(styles.group, onPhone && styles.last)}>
        {steps.map((step) => (
          <CommandButton key={step.key} iconOnly variant="subtle" command={step} />
        ))}
      </span>
      <span className={styles.rule} />
      <CommandButton
        wordClass={styles.word}
        command={{
          key: 'restore',
          label: 'library.image.restore.open',
          icon: shellShapes.history,
          disabledReason: closed ?? (opened?.file.altered === false ? { key: 'library.image.restore.off' } : null),
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
      <CommandButton variant={mode === null ? 'primary' : 'outline'} command={save} />
      <CommandButton
        variant="subtle"
        command={{
          key: 'cancel',
          label: 'shared.actions.cancel',
          disabledReason: closed,
          run: () => {
            send({ type: 'cancel.requested' });
          },
        }}
      />
      <span className={styles.rule} />
      <span className={styles.group}>
        {MODES.map(([name, icon]) => (
          <CommandButton
            key={name}
            variant={mode === name ? 'outline' : 'subtle'}
            wordClass={styles.word}
            command={{
              key: name,
              label: `library.image.${name}`,
              icon,
              on: mode === name,
              disabledReason: closed,
              run: () => {
                send({ type: 'mode.chosen', mode: name });
              },
            }}
          />
        ))}
      </span>
      <span className={styles.rule} />
      <span className={styles.group}>
        {STEPS.map(([name, icon, step]) => (
          <CommandButton
            key={name}
            iconOnly
            variant="subtle"
            command={{
              key: name,
              label: `library.image.${name}`,
              icon,
              disabledReason: closed,
              run: () => {
                send({ type: 'step.requested', step });
              },
            }}
          />
        ))}
      </span>
      {onPhone && back}
    </CommandRow>
  );
};
