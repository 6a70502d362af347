import type { IconSource } from '../icons/icon';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconSource;
  /** Text at the right: a shortcut, a count, the current choice. */
  readonly aside?: string | undefined;
  readonly danger?: boolean;
  /** The reason why the entry is off, shown under its label. */
  readonly disabledReason?: string | undefined;
  /** Draws a separator line above this entry. */
  readonly ruled?: boolean;
  /** The chosen state of a radio entry. */
  readonly checked?: boolean;
  /** The state of a checkbox entry. */
  readonly on?: boolean;
  /** A submenu. */
  readonly entries?: readonly MenuEntry[];
  readonly onChoose?: () => void;
}
