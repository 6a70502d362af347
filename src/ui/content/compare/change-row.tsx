import { mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon, type IconSource } from '../../shared/icons/icon';
import { useText } from '../../shared/runtime/use-text';
import { Pill } from '../pill';
import { useChangeStyles } from './compare.styles';

/** Index of the current change; null before the first. */
export interface ChangePlace {
  readonly at: number | null;
  readonly count: number;
}

interface TakeButtonProps {
  /** Label, and the accessible name with its object. */
  readonly words: string;
  readonly label: string;
  /** Null if nothing can be restored. */
  readonly onTake: (() => void) | null;
}

/** Restores a part of the older version into the draft. */
export const TakeButton = ({ words, label, onTake }: TakeButtonProps) =>
  onTake === null ? null : (
    <Button variant="subtle" size="small" icon={shellShapes.reset} aria-label={label} onClick={onTake}>
      {words}
    </Button>
  );

interface ChangeRowProps extends ChangePlace {
  readonly icon: IconSource;
  readonly name: string;
  /** Number among the changes; null for a row with several. */
  readonly number: number | null;
  readonly signs?: ReactNode;
  readonly takes?: ReactNode;
  readonly children?: ReactNode;
}

/** One change, or several under one heading. */
export const ChangeRow = ({ icon, name, number, at, count, signs, takes, children }: ChangeRowProps) => {
  const [styles, text] = [useChangeStyles(), useText()];
  const isCurrent = number !== null && number === at;
  return (
    <div
      role="group"
      className={mergeClasses(styles.row, isCurrent && styles.current)}
      aria-label={name}
      data-change={number ?? undefined}
      tabIndex={number === null ? undefined : -1}
    >
      <span className={styles.icon}>
        <Icon icon={icon} size={16} />
      </span>
      <div>
        <div className={styles.head}>
          <h2>{name}</h2>
          {signs}
          <span className={styles.right}>
            {takes}
            {isCurrent && <Pill>{text('content.versions.placeOf', { place: number + 1, count })}</Pill>}
          </span>
        </div>
        {children}
      </div>
    </div>
  );
};
