import type { IconSource } from '../icons/icon';
import type { TextKey } from '../runtime/text-key';
import type { TextValues, Translate } from '../runtime/use-text';

/** Why a command is off, as a string key and its values. */
export interface DisabledReason {
  readonly key: TextKey;
  readonly values?: TextValues;
  /** `error`: fields are invalid. `busy`: temporary, and not shown beside the commands. */
  readonly tone?: 'error' | 'busy';
}

/** The translated reason; undefined without one. */
export const disabledReasonText = (reason: DisabledReason | null, text: Translate): string | undefined =>
  reason === null ? undefined : text(reason.key, reason.values);

/** The translated name of a command. */
export const nameOfCommand = ({ label, values }: Pick<Command, 'label' | 'values'>, text: Translate): string =>
  text(label, values);

/** An action on a screen, offered by a button, a shortcut, the palette or a menu. */
export interface Command {
  readonly key: string;
  readonly label: TextKey;
  /** Values of the label, such as a count. */
  readonly values?: TextValues;
  /** The right required to offer the command, such as `coupon.delete`. */
  readonly right?: string | undefined;
  readonly disabledReason: DisabledReason | null;
  readonly run: () => void;
  readonly icon?: IconSource;
  /** The displayed shortcut; the screen handles its key. */
  readonly shortcut?: string;
  readonly danger?: boolean;
  /** State of an on/off command, such as one that shows a panel. */
  readonly on?: boolean;
}
