import { mergeClasses } from '@griffel/react';
import type { WordChange } from '../../../domain/content/compare-blocks';
import { useText } from '../../shared/runtime/use-text';
import { TakeButton } from './change-row';
import { ChangeText, type CompareLayout } from './change-text';
import { useChangeStyles } from './compare.styles';
import type { Piece } from './pieces';

interface ChangePartProps {
  readonly label: string;
  readonly before: Piece | null;
  readonly after: Piece | null;
  readonly words: WordChange | null;
  readonly layout: CompareLayout;
  readonly onTake: (() => void) | null;
  /** Its number among the changes, if it counts as one. */
  readonly number?: number;
  readonly isCurrent?: boolean;
}

/** One changed field of an item or block. */
export const ChangePart = ({
  label,
  before,
  after,
  words,
  layout,
  onTake,
  number,
  isCurrent = false,
}: ChangePartProps) => {
  const [styles, text] = [useChangeStyles(), useText()];
  return (
    <div
      className={mergeClasses(styles.part, isCurrent && styles.currentPart)}
      role="group"
      aria-label={label}
      data-change={number}
      tabIndex={number === undefined ? undefined : -1}
    >
      <span className={styles.label}>{label}</span>
      <ChangeText before={before} after={after} words={words} layout={layout} />
      <span>
        <TakeButton
          words={text('content.versions.take.field')}
          label={text('content.versions.take.fieldOf', { name: label })}
          onTake={onTake}
        />
      </span>
    </div>
  );
};
