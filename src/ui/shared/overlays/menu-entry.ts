import type { IconSource } from '../icons/icon';

/** One entry of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconSource;
  /** A key, a count, the present choice. */
  readonly aside?: string | undefined;
  readonly danger?: boolean;
  /** Disabled, and why; stands under the label. */
  readonly off?: string | undefined;
  /** A rule above this entry. */
  readonly ruled?: boolean;
  /** One of several: whether this is the chosen one. */
  readonly checked?: boolean;
  /** On or off by itself. */
  readonly on?: boolean;
  /** A menu beside this one. */
  readonly entries?: readonly MenuEntry[];
  readonly onChoose?: () => void;
}
