import { mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/controls/button';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { Icon, type Shape } from '../../shared/icons/icon';
import { useText } from '../../shared/runtime/use-text';
import { Pill } from '../pill';
import { useChangeStyles } from './compare.styles';

/** Where people are among the changes, counted from 0; null before they went to one. */
export interface ChangePlace {
  readonly at: number | null;
  readonly count: number;
}

interface TakeButtonProps {
  /** A word, and what it is done to for whoever does not see where it stands. */
  readonly words: string;
  readonly label: string;
  /** Null where there is nothing to take. */
  readonly onTake: (() => void) | null;
}

/** Takes something of the older version into the draft. */
export const TakeButton = ({ words, label, onTake }: TakeButtonProps) =>
  onTake === null ? null : (
    <Button look="subtle" size="small" icon={deskShapes.reset} aria-label={label} onClick={onTake}>
      {words}
    </Button>
  );

interface ChangeRowProps extends ChangePlace {
  readonly icon: Shape;
  readonly name: string;
  /** Its number among the changes; null for a row that holds several. */
  readonly number: number | null;
  /** What happened to it. */
  readonly signs?: ReactNode;
  readonly takes?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing that changed, or several under one head. */
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
        <Icon shape={icon} size={16} />
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
