import type { IconSource } from '../icons/icon';
import type { TextKey } from '../runtime/text-key';
import type { TextValues, Translate } from '../runtime/use-text';

/** Why a command is off, as a string key and its values. */
export interface Off {
  readonly key: TextKey;
  readonly values?: TextValues;
  /** `error`: fields are wrong. `busy`: it passes by itself, and is not shown beside the commands. */
  readonly tone?: 'error' | 'busy';
}

/** The reason in words; undefined where there is none. */
export const offText = (off: Off | null, text: Translate): string | undefined =>
  off === null ? undefined : text(off.key, off.values);

/** The name of a command in words. */
export const nameOfCommand = ({ label, values }: Pick<Command, 'label' | 'values'>, text: Translate): string =>
  text(label, values);

/** What a person can do on a screen, by a button, a key, the palette or a menu. */
export interface Command {
  readonly key: string;
  readonly label: TextKey;
  /** Values of its label, such as a count. */
  readonly values?: TextValues;
  /** The right without which it is not offered, such as `coupon.delete`. */
  readonly right?: string | undefined;
  readonly off: Off | null;
  readonly run: () => void;
  readonly icon?: IconSource;
  /** Its key in words; the screen listens for it. */
  readonly shortcut?: string;
  readonly danger?: boolean;
  /** A switch, such as one that shows a panel: whether it is on. */
  readonly on?: boolean;
}
