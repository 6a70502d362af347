import type { CSSProperties } from 'react';
import { useText } from '../../shared/runtime/use-text';
import { useListStyles } from './etim.styles';

interface EmptyGroupProps {
  readonly line: string;
  readonly index: number;
  readonly top: CSSProperties['top'];
  /** Filter of the group. */
  readonly term: string;
  readonly mayEdit: boolean;
}

/** The line of a group without features, or without any that its filter finds. */
export const EmptyGroup = ({ line, index, top, term, mayEdit }: EmptyGroupProps) => {
  const [styles, text] = [useListStyles(), useText()];
  return (
    <div
      role="row"
      data-line={line}
      aria-level={2}
      aria-rowindex={index}
      className={styles.line}
      // Inline style: the position of the line is computed at run time.
      style={{ top }}
    >
      <div role="gridcell" aria-colspan={7} className={styles.none}>
        {term === ''
          ? text(mayEdit ? 'catalogue.etimOverview.none' : 'catalogue.etimOverview.noneView')
          : text('catalogue.etimOverview.noneFound', { term })}
      </div>
    </div>
  );
};
