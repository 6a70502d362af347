import { Button, type ButtonProps } from '../controls/button';
import { useText } from '../runtime/use-text';
import { nameOfCommand, disabledReasonText, type Command } from './command';
import { usePermitted, usePress } from './command.bridge';

interface CommandButtonProps extends Omit<
  ButtonProps,
  'on' | 'disabledReason' | 'onClick' | 'aria-label' | 'aria-pressed'
> {
  readonly command: Command;
  /** Shows the icon only. */
  readonly iconOnly?: boolean;
  /** Class of the label text. */
  readonly wordClass?: string;
}

/**
 * The button of a command; while off it stays focusable and states the reason. A submit button leaves the action to its
 * form. Rule R-SHR-73.
 */
export const CommandButton = ({ command, iconOnly = false, wordClass, children, ...button }: CommandButtonProps) => {
  const [text, press] = [useText(), usePress()];
  const [permitted] = usePermitted([command]);
  if (permitted === undefined) return null;
  const { icon, disabledReason, danger = false, on } = permitted;
  const name = nameOfCommand(permitted, text);
  const onPress =
    button.type === 'submit'
      ? undefined
      : () => {
          press(permitted);
        };
  return (
    <Button
      variant={danger ? 'subtleDanger' : 'outline'}
      icon={icon}
      on={on}
      aria-pressed={on}
      {...button}
      aria-label={iconOnly ? name : undefined}
      disabledReason={disabledReasonText(disabledReason, text)}
      onClick={onPress}
      onDisabledPress={onPress}
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
