import { useLocation } from 'wouter';
import type { DisabledReason } from '../commands/command';
import { CommandButton } from '../commands/command-button';
import type { ButtonVariant } from '../controls/button';
import { add } from '../icons/shell-shapes';
import type { TextKey } from '../runtime/text-key';

interface AddButtonProps {
  readonly labelKey: TextKey;
  /** Path of the new-record form. */
  readonly to: string;
  readonly disabledReason?: DisabledReason | null;
  readonly variant?: ButtonVariant;
}

/** Opens the form of a new record. */
export const AddButton = ({ labelKey, to, disabledReason = null, variant = 'primary' }: AddButtonProps) => {
  const [, navigate] = useLocation();
  return (
    <CommandButton
      variant={variant}
      command={{
        key: to,
        label: labelKey,
        icon: add,
        disabledReason,
        run: () => {
          navigate(to);
        },
      }}
    />
  );
};
