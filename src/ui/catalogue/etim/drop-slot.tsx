import { mergeClasses } from '@griffel/react';
import type { CSSProperties } from 'react';
import { useText } from '../../shared/runtime/use-text';
import { useListStyles } from './etim.styles';

interface DropSlotProps {
  readonly top: CSSProperties['top'];
  /** Between groups, or in one that is collapsed. */
  readonly bare: boolean;
}

/** Where what is dragged would go. */
export const DropSlot = ({ top, bare }: DropSlotProps) => {
  const [styles, text] = [useListStyles(), useText()];
  return (
    <div
      role="presentation"
      className={mergeClasses(styles.line, styles.slot, bare && styles.slotBare)}
      // Inline style: the position of the line is computed at run time.
      style={{ top }}
    >
      <div>{text('catalogue.etimOverview.drop')}</div>
    </div>
  );
};
