import { Button, type ButtonProps } from '../controls/button';
import { useText } from '../runtime/use-text';
import { nameOfCommand, offText, type Command } from './command';
import { usePermitted, usePress } from './command.bridge';

interface CommandButtonProps extends Omit<ButtonProps, 'on' | 'off' | 'onClick' | 'aria-label' | 'aria-pressed'> {
  readonly command: Command;
  /** Its icon without a word. */
  readonly iconOnly?: boolean;
  /** Style of its words. */
  readonly wordClass?: string;
}

/** The button of a command; one that is off stays focusable and says why. A submit button leaves the act to its form. Rule R-SHR-73. */
export const CommandButton = ({ command, iconOnly = false, wordClass, children, ...button }: CommandButtonProps) => {
  const [text, press] = [useText(), usePress()];
  const [permitted] = usePermitted([command]);
  if (permitted === undefined) return null;
  const { icon, off, danger = false, on } = permitted;
  const name = nameOfCommand(permitted, text);
  const onPress =
    button.type === 'submit'
      ? undefined
      : () => {
          press(permitted);
        };
  return (
    <Button
      look={danger ? 'subtleDanger' : 'outline'}
      icon={icon}
      on={on}
      aria-pressed={on}
      {...button}
      aria-label={iconOnly ? name : undefined}
      off={offText(off, text)}
      onClick={onPress}
      onOff={onPress}
    >
      {iconOnly ? undefined : (
        <>
          {wordClass === undefined ? name : <span className={wordClass}>{name}</span>}
          {children}
        </>
      )}
    </Button>
  );
};
