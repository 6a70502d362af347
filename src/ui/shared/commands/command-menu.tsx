import type { ButtonProps } from '../controls/button';
import { Menu, type MenuButtonProps } from '../overlays/menu';
import type { ReactNode } from 'react';
import type { TextKey } from '../runtime/text-key';
import { useText } from '../runtime/use-text';
import { usePhone } from '../theme/use-media';
import { nameOfCommand, disabledReasonText, type Command, type DisabledReason } from './command';
import { usePermitted, usePress } from './command.bridge';

interface CommandMenuProps {
  readonly labelKey: TextKey;
  readonly commands: readonly Command[];
  /** Why all commands are off; the palette then lists the menu instead of its commands. */
  readonly disabledReason?: DisabledReason | null;
  readonly align?: 'start' | 'end';
  readonly trigger: (tie: MenuButtonProps & Pick<ButtonProps, 'disabledReason' | 'onDisabledPress'>) => ReactNode;
}

/** A menu of commands; a disabled command shows its reason below the label. Rule R-SHR-73. */
export const CommandMenu = ({ labelKey, commands, disabledReason = null, align, trigger }: CommandMenuProps) => {
  const [text, press, phone] = [useText(), usePress(), usePhone()];
  const whole: Command = { key: labelKey, label: labelKey, disabledReason, run: () => undefined };
  const entries = usePermitted(disabledReason === null ? commands : [whole]).map((command, place, all) => ({
    ...command,
    // A separator line before the destructive commands.
    ruled: place > 0 && (command.danger === true) !== (all[place - 1]?.danger === true),
    label: nameOfCommand(command, text),
    aside: phone ? undefined : command.shortcut,
    disabledReason: disabledReasonText(command.disabledReason, text),
    onChoose: command.run,
  }));
  return (
    <Menu
      label={text(labelKey)}
      align={align}
      entries={entries}
      trigger={(tie) =>
        trigger({
          ...tie,
          disabledReason: disabledReasonText(disabledReason, text),
          onDisabledPress: () => {
            press(whole);
          },
        })
      }
    />
  );
};
