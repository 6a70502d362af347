import { Menu, type MenuTie } from '../overlays/menu';
import type { ReactNode } from 'react';
import { useText } from '../runtime/use-text';
import { offText, type Command } from './command';
import { usePermitted } from './command.bridge';

interface CommandMenuProps {
  readonly label: string;
  readonly commands: readonly Command[];
  readonly trigger: (tie: MenuTie) => ReactNode;
}

/** Commands in a menu; the reason of one that is off stands under its label. */
export const CommandMenu = ({ label, commands, trigger }: CommandMenuProps) => {
  const text = useText();
  const entries = usePermitted(commands).map(({ off, run, label: name, ...look }) => ({
    ...look,
    label: text(name),
    off: offText(off, text),
    onChoose: run,
  }));
  return <Menu label={label} entries={entries} trigger={trigger} />;
};
